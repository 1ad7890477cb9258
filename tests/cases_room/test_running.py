"""A case passes when the rules say what it expects, and fails with the reason in words."""

from pathlib import Path

import pytest

from spades_rules.cases import (
    Case,
    Findings,
    Loaded,
    Loader,
    Outcome,
    Seat,
    answer_case,
    expectation_of,
    read_cases,
    read_question,
    run_case,
)
from spades_rules.cases.situations import CheckSituation, DealSituation
from spades_rules.diagnostics import Diagnostic, Severity, Span


@pytest.fixture(scope="module")
def load() -> Loader:
    return Loader()


def run(load: Loader, text: str, *, under: str | None = None) -> Outcome:
    reading = read_question(text, "f.yaml")
    assert reading.diagnostics == ()
    return run_case(reading.cases[0], load=load, under=under)


def test_a_case_that_holds_passes(load: Loader) -> None:
    outcome = run(load, "{profile: canonical, trick: [AH, 2S, KH, 3H], expect: {winner: 1}}")
    assert outcome.passed
    assert outcome.failures == ()
    assert outcome.answer is not None
    assert outcome.answer.value == Seat(1, "table.trick_winner")


@pytest.mark.parametrize(
    ("case", "failures"),
    [
        (
            "trick: [AH, 2S, KH, 3H], expect: {winner: 0}",
            ["`winner`: expected 0, got 1"],
        ),
        (
            "play: {hand: [2S, 4H], trick: [AH]}, expect: {legal: [2S], refused: {4H: x.y}}",
            [
                "`legal`: expected [2S], got [4H]",
                "`refused`: expected 4H refused by x.y, got not at all",
            ],
        ),
        (
            "play: {hand: [2S, 4H], trick: [AH]}, expect: {refused: {2S: x.y}, waived: [x.y]}",
            [
                "`refused`: expected 2S refused by x.y, got by play.follow_suit",
                "`waived`: expected [x.y], got []",
            ],
        ),
        (
            "play: {hand: [2S, 4H], trick: [AH]}, expect: {legal: []}",
            ["`legal`: expected [], got [4H]"],
        ),
        (
            "play: {hand: [2S, 4H], trick: [AH]}, expect: {legal: [4H, 2S]}",
            ["`legal`: expected [4H, 2S], got [4H], which lacks [2S]"],
        ),
        (
            (
                "score: {side: {bids: [nil, 4], tricks: [1, 3]}}, expect: {points: 0,"
                " lines: {0: {scoring.nil: 100, scoring.bags: 0}, 1: {}}}"
            ),
            [
                "`points`: expected 0, got -140",
                "`lines of side 0`: expected 100 by scoring.nil, got -100",
                "`lines`: there is no side 1",
            ],
        ),
        (
            "ending: {totals: [505, 505]}, expect: {over: true, winner: 0, by: ending.target}",
            [
                "`over`: expected true, got false",
                "`winner`: expected 0, got null",
                "`by`: expected ending.target, got nothing",
            ],
        ),
        (
            (
                "exchange: {dealer: 3, calls: [4, 4, 4, 4]},"
                " expect: {steps: [{from: 0, to: 2, cards: 2}]}"
            ),
            ["`steps`: expected [{from: 0, to: 2, cards: 2}], got []"],
        ),
        ("deal: {dealer: 1}", ["it has no `expect`; such a case is for `ask`"]),
    ],
)
def test_a_case_that_does_not_hold_says_what_was_expected_and_what_came(
    load: Loader, case: str, failures: list[str]
) -> None:
    outcome = run(load, f"{{profile: canonical, {case}}}")
    assert not outcome.passed
    assert list(outcome.failures) == failures


def test_a_bare_nought_expected_of_a_bid_is_the_nil(load: Loader) -> None:
    text = "{profile: openspiel, bid: {seat: 2, calls: [9, 3]}, expect: {legal: [0, 1, 2, 3, 4]}}"
    assert run(load, text).passed


def test_an_expected_call_that_the_rules_do_not_know_is_a_failure_and_no_error(
    load: Loader,
) -> None:
    text = "{profile: openspiel, bid: {seat: 2, calls: [13, 3]}, expect: {legal: [nil, zero]}}"
    assert run(load, text).failures == (
        "`legal`: expected [nil, zero], got [nil], which lacks [zero]",
    )


def test_a_look_is_expected_by_its_word(load: Loader) -> None:
    text = (
        "{profile: card-game-spades-rules, bid: {seat: 0, looked: false, totals: [0, 100]},"
        " expect: {legal: [look, blind_nil], refused: {}}}"
    )
    assert run(load, text).passed


def test_a_profile_named_on_the_command_line_replaces_that_of_the_case(load: Loader) -> None:
    text = "{profile: nothing-such, ending: {totals: [-200, 0]}, expect: {over: true}}"
    assert run(load, text, under="world-of-card-games").passed


def test_a_case_without_a_profile_fails(load: Loader) -> None:
    outcome = run(load, "{ending: {totals: [0, 0]}, expect: {over: false}}")
    assert outcome.failures == ("it names no `profile`",)
    assert outcome.answer is None


def test_a_case_whose_profile_does_not_load_fails_with_every_reason(load: Loader) -> None:
    text = (
        "{profile: canonical, with: {scoring.nil.maid: 50, play.breaking.forced: 4},\n"
        " ending: {totals: [0, 0]}, expect: {over: false}}"
    )
    outcome = run(load, text)
    assert len(outcome.failures) == 2
    assert all(one.startswith("`canonical` does not load: ") for one in outcome.failures)
    assert [(one.code, one.span.file, one.span.line) for one in outcome.diagnostics] == [
        ("unknown-parameter", "f.yaml", 1),
        ("wrong-type", "f.yaml", 1),
    ]
    # Asked once more, the reasons are remembered.
    assert run(load, text) == outcome


def test_an_overlay_that_is_not_written_loads_too(load: Loader) -> None:
    case = Case(
        name="x",
        situation=DealSituation(dealer=1),
        profile="canonical",
        overlay={"dealing.deal.rotation": "none"},
        expect={"next_dealer": 1},
    )
    assert run_case(case, load=load).passed


ITSELF = "with: {calling.order: {policy: bids_itself}}"
NOBODY = "nobody calls in round 1"


@pytest.mark.parametrize(
    ("case", "place", "message"),
    [
        (
            "score: {side: {bids: [4], tricks: [4]}}",
            "1:43",
            "`bids` has 1, and the number of seats on a side is 2",
        ),
        (
            "score: {side: {bids: [4, blind_six], tricks: [4, 1]}}",
            "1:47",
            "`blind_six` is no call under these rules",
        ),
        (
            "score: {bids: [4, 4], tricks: [4, 1]}",
            "1:36",
            "`bids` has 2, and the number of seats is 4",
        ),
        (
            "score: {bids: [4, 4, 4, 4], tricks: [4, 1, 3, 5], bags: [1]}",
            "1:78",
            "`bags` has 1, and the number of sides is 2",
        ),
        ("bid: {seat: 4}", "1:34", "there is no seat 4"),
        ("bid: {seat: 0, calls: [4, 4, 4, 4]}", "1:44", "after 4 calls nobody is left to call"),
        (f"bid: {{seat: 0, round: 1}}, {ITSELF}", "1:44", NOBODY),
        (f"score: {{bids: [4, 3, 3, 3], tricks: [4, 3, 3, 3]}}, {ITSELF}", "1:36", NOBODY),
        ("bid: {seat: 0, hand: [BJ]}", "1:44", "BJ is not in the pack"),
        ("play: {hand: [AS, AS]}", "1:40", "AS cannot be here again"),
        (
            "play: {hand: [AS], trick: [2S, 3S, 4S, 5S]}",
            "1:48",
            "`trick` has 4, and the number of cards in a trick in progress is 0 to 3",
        ),
        (
            "play: {hand: [AS], so_far: [[2S]]}",
            "1:50",
            "`so_far` has 1, and the number of cards in a trick is 4",
        ),
        (
            "trick: [2C, 3C, 4C, 5C, 6C]",
            "1:29",
            "`trick` has 5, and the number of cards in a trick is 1 to 4",
        ),
        (
            "score: {bids: [4, 3, 3, 3], tricks: [13, 13, 13, 13]}",
            "1:58",
            "52 tricks are written down, and a round has 13",
        ),
        (
            "score: {side: {bids: [4, 3], tricks: [13, 1]}}",
            "1:59",
            "14 tricks are written down, and a round has 13",
        ),
        ("ending: {totals: [1]}", "1:39", "`totals` has 1, and the number of sides is 2"),
        (
            "ending: {totals: [1, 2], sets: [2]}",
            "1:53",
            "`sets` has 1, and the number of sides is 2",
        ),
        (
            "ending: {totals: [1, 2], before: [[1]]}",
            "1:56",
            "`before` has 1, and the number of sides is 2",
        ),
        (
            "ending: {totals: [1, 2], before: [[1, 3]], round: 1}",
            "1:72",
            "round 1 cannot follow 1 others",
        ),
        ("deal: {dealer: 4}", "1:37", "there is no seat 4"),
        ("lead: {dealer: 0, calls: [4]}", "1:47", "`calls` has 1, and the number of calls is 4"),
        ("lead: {dealer: 5, calls: [4]}", "1:37", "there is no seat 5"),
        (
            "lead: {dealer: 0, hands: [[2C]]}",
            "1:47",
            "`hands` has 1, and the number of seats is 4",
        ),
        ("lead: {dealer: 0, hands: [[2C], [2C], [], []]}", "1:55", "2C cannot be here again"),
        (
            "with: {leading.opening: {policy: holder_of, card: 2C}}, lead: {dealer: 0}",
            "1:84",
            "`leading.opening` asks who holds a card, and no `hands` are given",
        ),
        (
            "exchange: {dealer: 0, calls: [4]}",
            "1:51",
            "`calls` has 1, and the number of calls is 4",
        ),
        ("exchange: {dealer: 5, calls: [4]}", "1:41", "there is no seat 5"),
        ("claim: {hand: [AS], others: [[], [], []], trick: 14}", "1:71", "there is no trick 14"),
        (
            "claim: {hand: [AS], others: [[], [], []], trick: 12}",
            "1:36",
            "`hand` has 1, and the number of cards in the whole hand is 2",
        ),
        (
            "claim: {hand: [AS], others: [[], []], trick: 13}",
            "1:50",
            "`others` has 2, and the number of other seats is 3",
        ),
        (
            "claim: {hand: [AS], others: [[], [], [2C, 3C]], trick: 13}",
            "1:59",
            "`others` has 2, and the number of cards is 0 to 1",
        ),
    ],
)
def test_a_situation_that_does_not_fit_the_rules_says_where(
    load: Loader, case: str, place: str, message: str
) -> None:
    outcome = run(load, f"{{profile: canonical, {case}, expect: {{}}}}")
    assert not outcome.passed
    assert outcome.failures == (message,)
    assert str(outcome.diagnostics[0].span) == f"f.yaml:{place}"


def test_a_nought_that_could_be_two_calls_must_be_written_out(load: Loader) -> None:
    text = (
        "{profile: canonical, with: {calls.tricks.low: 1}, lead: {dealer: 0, calls: [0, 4, 4, 4]},"
        " expect: {seat: 1}}"
    )
    assert run(load, text).passed
    without = text.replace("calls.tricks.low: 1", "calls.nil: null, scoring.nil: null")
    assert run(load, without).failures == ("`0`: no call of nothing is offered here",)


def test_a_misspelt_call_is_met_with_a_guess(load: Loader) -> None:
    outcome = run(load, "{profile: canonical, lead: {dealer: 0, calls: [nill, 4, 4, 4]}}")
    assert outcome.diagnostics[0].hint.startswith("did you mean `nil`? calls: ")


def test_an_answer_says_in_full_what_could_be_expected(load: Loader) -> None:
    cases = {
        "score: {bids: [nil, 4, 4, 3], tricks: [1, 5, 3, 4]}": {
            "points": [-140, 72],
            "bags": [1, 2],
            "totals": [-140, 72],
            "lines": {
                "0": {"scoring.contract": -40, "scoring.nil": -100, "scoring.failed_nil_tricks": 0},
                "1": {"scoring.contract": 70, "scoring.overtricks": 2},
            },
        },
        "score: {side: {bids: [3, 4], tricks: [3, 4], bags: 2, total: 5}}": {
            "points": 70,
            "bags": 2,
            "total": 75,
            "lines": {"0": {"scoring.contract": 70}},
        },
        "play: {hand: [KS, 2H], so_far: []}": {
            "legal": ["2H"],
            "refused": {"KS": "play.breaking"},
            "waived": [],
        },
        "deal: {dealer: 3}": {
            "next_dealer": 0,
            "first_call": 0,
            "each": 13,
            "left": 0,
            "trump": "S",
        },
        "lead: {dealer: 3}": {"seat": 0},
        "exchange: {dealer: 3, calls: [4, 4, 4, 4]}": {"steps": []},
        "claim: {hand: [AS], others: [[], [], []], trick: 13}": {"allowed": False},
        "ending: {totals: [510, 3]}": {"over": True, "winner": 0, "by": "ending.target"},
    }
    for text, full in cases.items():
        case = read_question(f"{{profile: canonical, {text}}}", "f.yaml").cases[0]
        answer = answer_case(case, load=load).answer
        assert answer is not None
        assert expectation_of(answer) == full


def test_two_lines_of_one_rule_are_added_up(load: Loader) -> None:
    text = (
        "{profile: canonical, score: {side: {bids: [nil, nil], tricks: [0, 0]}},"
        " expect: {lines: {0: {scoring.nil: 200}}}}"
    )
    assert run(load, text).passed


def warned(loaded: Loaded) -> tuple[Diagnostic, ...]:
    span = Span(loaded.profile.name, 1, 1, 1, 1)
    return (Diagnostic("too-kind", "it is too kind", span, Severity.WARNING),)


HOUSE = "{format: 1, name: house, title: House, game: spades, extends: canonical}"


def test_a_profile_that_is_checked_shows_its_errors_and_its_lint(load: Loader) -> None:
    text = f"- {{case: x, check: {HOUSE}, expect: {{codes: [], lint: [too-kind]}}}}"
    case = read_cases(text, "f.yaml").cases[0]
    outcome = run_case(case, load=load, lint=warned)
    assert outcome.failures == ()
    assert outcome.answer is not None
    assert isinstance(outcome.answer.value, Findings)
    assert outcome.loaded is not None
    assert outcome.loaded.profile.name == "house"


def test_lint_is_looked_for_only_where_it_is_expected(load: Loader) -> None:
    text = f"- {{case: x, check: {HOUSE}, expect: {{codes: []}}}}"
    answer = run_case(read_cases(text, "f.yaml").cases[0], load=load, lint=warned).answer
    assert answer is not None
    assert isinstance(answer.value, Findings)
    assert answer.value.lint is None


def test_lint_that_nobody_looked_for_cannot_be_expected(load: Loader) -> None:
    text = f"- {{case: x, check: {HOUSE}, expect: {{codes: [], lint: []}}}}"
    assert run_case(read_cases(text, "f.yaml").cases[0], load=load).failures == (
        "`lint`: nobody looked for it",
    )


def test_a_broken_profile_has_no_lint(load: Loader) -> None:
    text = f"- {{case: x, check: {HOUSE.replace('canonical', 'cannonical')}, expect: {{lint: []}}}}"
    assert run_case(read_cases(text, "f.yaml").cases[0], load=load, lint=warned).passed


def test_a_finding_on_a_mapping_that_is_checked_stands_in_the_case_file(load: Loader) -> None:
    text = "- case: x\n  check:\n    " + HOUSE.replace("canonical", "cannonical")
    answer = run_case(read_cases(text, "f.yaml").cases[0], load=load).answer
    assert answer is not None
    assert isinstance(answer.value, Findings)
    assert [(one.code, one.span.line) for one in answer.value.errors] == [("unknown-parent", 3)]


def test_a_mapping_that_is_not_written_is_checked_too(load: Loader) -> None:
    case = Case(
        name="x",
        situation=CheckSituation(profile={"format": 1, "name": "house"}),
        expect={"codes": ["missing-key"]},
    )
    outcome = run_case(case, load=load)
    assert outcome.answer is not None
    assert isinstance(outcome.answer.value, Findings)
    assert outcome.answer.value.errors


def test_a_checked_profile_finds_its_parent_beside_the_case_file(
    load: Loader, tmp_path: Path
) -> None:
    parent = HOUSE.replace("name: house", "name: parent")
    (tmp_path / "parent.yaml").write_text(parent, encoding="utf-8")
    child = HOUSE.replace("canonical", "parent.yaml")
    for check in (child, f'"{child}"'):
        text = f"- {{case: x, check: {check}, expect: {{codes: []}}}}"
        case = read_cases(text, str(tmp_path / "cases.yaml")).cases[0]
        assert run_case(case, load=load).failures == ()


def test_a_sign_in_the_name_of_the_case_file_begins_no_reading(load: Loader) -> None:
    text = f"- {{case: x, check: {HOUSE}, expect: {{codes: []}}}}"
    assert run_case(read_cases(text, "a@b/c.yaml").cases[0], load=load).passed
