"""Cases are read with every finding at once, each at its place, and written to read back equal."""

import pytest

from spades_rules.cases import Case, Kind, read_cases, read_question, write_cases
from spades_rules.cases.forms import form_of
from spades_rules.cases.situations import (
    BidSituation,
    CheckSituation,
    EndingSituation,
    PlaySituation,
    SideScore,
    TableScore,
    TrickSituation,
)
from spades_rules.diagnostics import Span
from spades_rules.table.cards import Card


def only(text: str) -> Case:
    reading = read_cases(text, "f.yaml")
    assert reading.diagnostics == ()
    (case,) = reading.cases
    return case


def findings(text: str) -> list[tuple[int, int, str, str]]:
    reading = read_cases(text, "f.yaml")
    return [(one.span.line, one.span.column, one.code, one.message) for one in reading.diagnostics]


def test_a_case_carries_whose_statement_it_is_and_what_is_changed() -> None:
    case = only(
        "- {case: x, cites: PAG, profile: canonical,"
        " with: {scoring.nil.made: 50, scoring.bags: null}, trick: [AH, 10h, ♠2, kh]}"
    )
    assert (case.name, case.cites, case.profile) == ("x", "PAG", "canonical")
    assert case.overlay == {"scoring.nil.made": 50, "scoring.bags": None}
    cards = (Card("AH"), Card("TH"), Card("2S"), Card("KH"))
    assert case.situation == TrickSituation(cards=cards)
    assert case.kind is Kind.TRICK
    assert case.expect is None


def test_what_a_situation_leaves_out_has_its_stated_value() -> None:
    assert only("- {case: x, bid: {seat: 2}}").situation == BidSituation(
        seat=2, calls=(), hand=None, looked=True, totals=(), round=1
    )
    assert only("- {case: x, play: {hand: [2S]}}").situation == PlaySituation(
        hand=(Card("2S"),), trick=(), so_far=(), first_trick=None, broken=None
    )
    assert only("- {case: x, ending: {totals: [1, 2]}}").situation == EndingSituation(
        totals=(1, 2), round=None, before=()
    )
    assert only("- {case: x, score: {side: {bids: [4], tricks: [5]}}}").situation == SideScore(
        bids=(4,), tricks=(5,), bags=0, total=0
    )
    assert only("- {case: x, score: {bids: [nil, 4], tricks: [0, 5]}}").situation == TableScore(
        bids=("nil", 4), tricks=(0, 5), bags=(), totals=(), round=1
    )


def test_a_profile_to_check_is_a_text_or_a_mapping() -> None:
    assert only('- {case: x, check: "format: 1"}').situation == CheckSituation(profile="format: 1")
    assert only("- {case: x, check: {format: 1}}").situation == CheckSituation(
        profile={"format": 1}
    )


def test_a_misspelt_kind_is_a_finding_with_a_guess() -> None:
    reading = read_cases("- case: x\n  pley: {hand: [2S]}\n", "f.yaml")
    assert [(one.span.line, one.code) for one in reading.diagnostics] == [
        (1, "case-kind"),
        (2, "unknown-key"),
    ]
    assert reading.diagnostics[1].hint.startswith("did you mean `play`? allowed: `case`, ")


def test_everything_that_is_wrong_is_said_at_once_and_in_order() -> None:
    text = (
        "- case: one\n"
        "  play: {hand: [AS, 1S], trik: [], first_trick: maybe}\n"
        "  expect: {legal: [QX], waved: []}\n"
        "- profile: canonical\n"
        "  bid: {seat: -1, calls: [nil!, 4, true], totals: 5, round: 0}\n"
        "- case: [x]\n"
        "  score: {side: {bids: [4, 4], tricks: [5]}}\n"
        "- 7\n"
    )
    assert findings(text) == [
        (2, 21, "unknown-card", "`1S` is no card"),
        (2, 26, "unknown-key", "`play` has no `trik`"),
        (2, 49, "wrong-type", "`first_trick` is true or false, not text"),
        (3, 20, "unknown-card", "`QX` is no card"),
        (3, 25, "unknown-key", "`expect` has no `waved`"),
        (4, 3, "missing-key", "a case lacks its name under `case`"),
        (5, 15, "out-of-range", "`seat` cannot be -1"),
        (5, 27, "unknown-call", "`nil!` is no call"),
        (
            5,
            36,
            "wrong-type",
            "an entry of `calls` is a number of tricks or the word of a call, not true or false",
        ),
        (5, 51, "wrong-type", "`totals` is a list, not a whole number"),
        (5, 61, "out-of-range", "`round` cannot be 0"),
        (6, 9, "wrong-type", "`case` is text, not a list"),
        (7, 10, "does-not-fit", "2 bids stand beside the tricks of 1"),
        (8, 3, "wrong-type", "a case is a mapping, not a whole number"),
    ]


@pytest.mark.parametrize(
    ("text", "code", "message"),
    [
        ("{case: x}", "wrong-type", "a file of cases is a list, each entry a mapping"),
        ("- {case: x}", "case-kind", "a case asks one thing"),
        ("- {case: x, deal: {dealer: 1}, trick: [AS]}", "case-kind", "not `deal` and `trick`"),
        ("- {case: x, deal: {}}", "missing-key", "`deal` lacks `dealer`"),
        ("- {case: x, deal: 4}", "wrong-type", "`deal` is a mapping, not a whole number"),
        ("- {case: x, deal: null}", "wrong-type", "`deal` is a mapping, not null"),
        ("- {case: x, trick: []}", "out-of-range", "`trick` cannot have 0 entries"),
        ("- {case: x, trick: {}}", "missing-key", "`trick` lacks `cards`"),
        ("- {case: x, trick: 5}", "wrong-type", "`trick` is a list, not a whole number"),
        (
            "- {case: x, trick: {cards: [AS], trump: X}}",
            "wrong-type",
            "`trump` is one of C, D, H, S and none, not text",
        ),
        ("- {case: x, trick: [10]}", "unknown-card", "`10` is no card"),
        ("- {case: x, trick: [[AS]]}", "wrong-type", "an entry of `trick` is a card, not a list"),
        ("- {case: x, trick: [true]}", "wrong-type", "is a card, not true or false"),
        ("- {case: x, check: 4}", "wrong-type", "the text of a profile or a mapping"),
        ("- {case: x, with: 4, trick: [AS]}", "wrong-type", "`with` is a mapping"),
        ("- {case: x, trick: [AS], expect: 4}", "wrong-type", "`expect` is a mapping"),
        ("- {case: x, score: {side: 4}}", "wrong-type", "`side` is a mapping"),
        ("- {case: x, play: {hand: []}}", "out-of-range", "`hand` cannot have 0 entries"),
        (
            "- {case: x, play: {hand: [AS]}, expect: {refused: {AX: play.breaking}}}",
            "unknown-card",
            "`AX` is no card",
        ),
        (
            "- {case: x, play: {hand: [AS]}, expect: {refused: {AS: 4}}}",
            "wrong-type",
            "`AS` in `refused` is text",
        ),
        (
            "- {case: x, play: {hand: [AS]}, expect: {refused: []}}",
            "wrong-type",
            "`refused` is a mapping",
        ),
        (
            "- {case: x, score: {side: {bids: [4], tricks: [4]}}, expect: {lines: {us: {}}}}",
            "wrong-type",
            "a key of `lines` is a whole number",
        ),
        ("- {case: x, case: y, trick: [AS]}", "yaml-duplicate-key", "the key `case`"),
    ],
)
def test_what_cannot_be_a_case_is_a_finding(text: str, code: str, message: str) -> None:
    reading = read_cases(text, "f.yaml")
    assert reading.diagnostics[0].code == code
    assert message in reading.diagnostics[0].message


def test_what_the_document_could_not_read_is_not_reported_twice() -> None:
    text = "- {case: yes, profile: no, with: {a.b.c: on}, trick: [~], expect: off}"
    assert {code for _, _, code, _ in findings(text)} == {"yaml-quote-it"}
    assert {code for _, _, code, _ in findings("yes")} == {"yaml-quote-it"}
    assert {code for _, _, code, _ in findings("[yes]")} == {"yaml-quote-it"}
    assert {code for _, _, code, _ in findings("[{case: x, deal: yes}]")} == {"yaml-quote-it"}


def test_an_empty_list_holds_no_case() -> None:
    assert read_cases("[]", "f.yaml").cases == ()
    assert read_cases("", "f.yaml").diagnostics[0].code == "empty-value"


def test_a_question_needs_no_name_and_may_stand_in_a_list() -> None:
    for text in ("{lead: {dealer: 3}}", "- lead: {dealer: 3}"):
        reading = read_question(text, "f.yaml")
        assert reading.diagnostics == ()
        assert [case.kind for case in reading.cases] == [Kind.LEAD]


def test_one_question_is_asked_at_a_time() -> None:
    reading = read_question("[{lead: {dealer: 3}}, {lead: {dealer: 2}}]", "f.yaml")
    assert reading.cases == ()
    assert [one.message for one in reading.diagnostics] == [
        "one situation is asked at a time, and here are 2"
    ]


def test_a_question_that_cannot_be_read_gives_its_findings() -> None:
    assert read_question("{lead: {}}", "f.yaml").cases == ()
    assert read_question("yes", "f.yaml").diagnostics[0].code == "yaml-quote-it"


def test_cases_written_read_back_equal() -> None:
    text = (
        "- {case: 'a: \"b\"', cites: boundary, profile: openspiel, with: {play.breaking: null},"
        " bid: {seat: 0, calls: [], hand: [AS], looked: false, totals: [0, -5], round: 3},"
        " expect: {legal: [nil, 1], refused: {3: bidding.cap}, waived: []}}\n"
        "- {case: b, score: {side: {bids: [nil, 4], tricks: [0, 4], bags: 3}}, expect:"
        " {lines: {0: {scoring.nil: 100}}}}\n"
        "- {case: c, trick: [BJ, LJ], expect: {winner: 0}}\n"
        "- {case: d, check: {format: 1, rules: {a: {b: null}}}, expect: {codes: []}}\n"
        '- {case: e, check: "a\\nb"}\n'
    )
    cases = read_cases(text, "f.yaml").cases
    assert len(cases) == 5
    again = read_cases(write_cases(cases), "g.yaml")
    assert again.diagnostics == ()
    assert again.cases == cases


def test_a_case_is_written_without_what_may_be_left_out() -> None:
    case = only("- {case: x, bid: {seat: 1, calls: [], looked: true, round: 1}}")
    assert write_cases((case,)) == "- case: x\n  bid: {seat: 1}\n"


def test_a_part_of_a_case_knows_its_place() -> None:
    case = only("- case: x\n  score: {side: {bids: [nil, 4], tricks: [0, 4]}}\n")
    assert str(case.inside("bids", 1)) == "f.yaml:2:30"
    assert str(case.inside("bids", 7)) == "f.yaml:2:24"
    assert str(case.inside("bags")) == "f.yaml:2:17"
    assert str(case.place("case", 0)) == "f.yaml:1:9"
    bare = only("- {case: x, trick: [AS, KS]}")
    assert str(bare.inside("cards", 1)) == "f.yaml:1:25"


def test_a_case_that_is_not_written_has_no_place() -> None:
    case = Case(name="x", situation=BidSituation(seat=0))
    assert case.place("bid") == Span("<case>", 1, 1, 1, 1)
    assert form_of(case.situation).kind is Kind.BID
