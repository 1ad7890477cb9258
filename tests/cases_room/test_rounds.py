"""A game is played out as written: where it stands is the answer, and no wrong action slips by."""

import pytest
from jsonschema import Draft202012Validator

from spades_rules.cases import (
    Case,
    Kind,
    Loader,
    Outcome,
    RoundEnd,
    Turn,
    answer_case,
    case_schema,
    read_cases,
    read_question,
    run_case,
    write_cases,
)
from spades_rules.cases.situations import PlayedRound, RoundsSituation
from spades_rules.document import read_document
from spades_rules.kernel.public import Phase
from spades_rules.table.cards import Card

SUITS = {
    0: "[2C, 3C, 4C, 5C, 6C, 7C, 8C, 9C, TC, JC, QC, KC, AC]",
    1: "[2D, 3D, 4D, 5D, 6D, 7D, 8D, 9D, TD, JD, QD, KD, AD]",
    2: "[2H, 3H, 4H, 5H, 6H, 7H, 8H, 9H, TH, JH, QH, KH, AH]",
    3: "[2S, 3S, 4S, 5S, 6S, 7S, 8S, 9S, TS, JS, QS, KS, AS]",
}
"""Each seat holds a suit: the clubs are led, and every trick goes to the spades of seat 3."""
HANDS = f"[{', '.join(SUITS.values())}]"
RANKS = "23456789TJQKA"
FIRST = ", ".join(f"{rank}C, {rank}D, {rank}H, {rank}S" for rank in RANKS[:1])
LATER = ", ".join(f"{rank}S, {rank}C, {rank}D, {rank}H" for rank in RANKS[1:])
WHOLE = f"{{dealer: 3, hands: {HANDS}, calls: [1, 1, 1, 10], cards: [{FIRST}, {LATER}]}}"
"""A whole round: seat 3 takes all thirteen tricks."""


@pytest.fixture(scope="module")
def load() -> Loader:
    return Loader()


def read(rounds: str, expect: str = "") -> Case:
    reading = read_question(f"rounds: [{rounds}]\n{expect}", "g.yaml")
    assert reading.diagnostics == ()
    (case,) = reading.cases
    return case


def ask(load: Loader, rounds: str, profile: str = "canonical") -> Outcome:
    return answer_case(read(rounds), load=load, under=profile)


def test_a_round_is_read_with_what_it_leaves_out() -> None:
    case = read(f"{{dealer: 3, hands: {HANDS}, calls: [nil, 0, look]}}")
    assert case.kind is Kind.ROUNDS
    assert isinstance(case.situation, RoundsSituation)
    (played,) = case.situation.rounds
    assert played.dealer == 3
    assert played.hands[0][:2] == (Card("2C"), Card("3C"))
    assert played == PlayedRound(dealer=3, hands=played.hands, calls=("nil", 0, "look"))
    assert (played.passes, played.cards, played.claim) == ((), (), False)


def test_a_game_written_reads_back_equal() -> None:
    text = (
        f"- {{case: x, profile: canonical, rounds: [{WHOLE}, {{dealer: 0, hands: {HANDS},"
        " calls: [look], passes: [[AS, KS]], cards: [2C], claim: true}],"
        " expect: {seat: 1, legal: [claim, 3, AS, look], refused: {2S: a.b, nil: c.d},"
        " waived: [], points: [1, 2], bags: [0, 0], totals: [1, 2], lines: {0: {a.b: 1}},"
        " over: false, winner: null, by: '', next_dealer: null}}\n"
    )
    reading = read_cases(text, "f.yaml")
    assert reading.diagnostics == ()
    written = write_cases(reading.cases)
    again = read_cases(written, "g.yaml")
    assert again.diagnostics == ()
    assert again.cases == reading.cases
    assert written.count("claim: true") == 1


def test_an_expected_card_may_be_written_as_any_card(load: Loader) -> None:
    rounds = f"{{dealer: 3, hands: {HANDS}, calls: [1, 1, 1, 10], cards: [2C]}}"
    hearts = ", ".join(f"♦{rank}" for rank in RANKS if rank != "T")
    case = read(rounds, f"expect: {{legal: [{hearts}, 10d]}}")
    assert run_case(case, load=load, under="canonical").failures == ()


def test_an_expected_nought_is_the_nil_as_in_a_bid(load: Loader) -> None:
    case = read(f"{{dealer: 3, hands: {HANDS}, calls: [13, 1]}}", "expect: {legal: [0]}")
    assert run_case(case, load=load, under="openspiel").failures == ()


@pytest.mark.parametrize(
    ("rounds", "place", "message"),
    [
        ("{dealer: 3}", (1, 10), "an entry of `rounds` lacks `hands`"),
        ("{dealer: 3, hands: [[AS, 1S]]}", (1, 35), "`1S` is no card"),
        ("{dealer: 3, hands: [], cards: AS}", (1, 40), "`cards` is a list, not text"),
        ("{dealer: 3, hands: [], clam: true}", (1, 33), "an entry of `rounds` has no `clam`"),
        ("7", (1, 10), "an entry of `rounds` is a mapping, not a whole number"),
        ("", (1, 9), "`rounds` cannot have 0 entries"),
    ],
)
def test_what_cannot_be_a_round_is_a_finding(
    rounds: str, place: tuple[int, int], message: str
) -> None:
    (found,) = read_question(f"rounds: [{rounds}]", "g.yaml").diagnostics
    assert (found.span.line, found.span.column) == place
    assert found.message == message


def test_the_schema_knows_a_game_and_what_is_none() -> None:
    schema = Draft202012Validator(case_schema())
    good = f"[{{case: x, rounds: [{WHOLE}], expect: {{legal: [AS, 4, claim]}}}}]"
    bad = [
        "[{case: x, rounds: []}]",
        "[{case: x, rounds: [{dealer: 3}]}]",
        f"[{{case: x, rounds: [{{dealer: 3, hands: {HANDS}, cards: [nil]}}]}}]",
        f"[{{case: x, rounds: [{WHOLE}], expect: {{allowed: true}}}}]",
    ]
    plain = {text: read_document(text, "f.yaml").root for text in (good, *bad)}
    valid = {
        text: root is not None and schema.is_valid(root.plain()) for text, root in plain.items()
    }
    assert valid == {good: True} | dict.fromkeys(bad, False)


def test_a_round_that_is_not_over_asks_for_the_seat_in_turn(load: Loader) -> None:
    dealt = f"dealer: 3, hands: {HANDS}"
    turns = {
        f"{{{dealt}}}": (0, Phase.CALLS),
        f"{{{dealt}, calls: [1, 1]}}": (2, Phase.CALLS),
        f"{{{dealt}, calls: [1, 1, 1, 10]}}": (0, Phase.PLAY),
        f"{{{dealt}, calls: [1, 1, 1, 10], cards: [2C, 2D]}}": (2, Phase.PLAY),
        f"{{{dealt}, calls: [1, 1, 1, 10], cards: [{FIRST}]}}": (3, Phase.PLAY),
    }
    for rounds, (seat, phase) in turns.items():
        answer = ask(load, rounds).answer
        assert answer is not None
        assert isinstance(answer.value, Turn)
        assert (answer.value.seat, answer.value.phase) == (seat, phase)


def test_a_whole_round_is_scored_and_names_the_next_dealer(load: Loader) -> None:
    answer = ask(load, WHOLE).answer
    assert answer is not None
    assert isinstance(answer.value, RoundEnd)
    assert answer.value.sheet.points == (-20, 112)
    assert (answer.value.verdict.over, answer.value.next_dealer) == (False, 0)


def test_nobody_deals_after_the_end_of_a_game(load: Loader) -> None:
    rounds = WHOLE.replace("calls: [1, 1, 1, 10]", "calls: [13, 1, 13, 10]")
    answer = ask(load, rounds, "world-of-card-games").answer
    assert answer is not None
    assert isinstance(answer.value, RoundEnd)
    assert answer.value.verdict.by == "ending.floor"
    assert answer.value.next_dealer is None


def test_who_calls_a_number_has_looked_whether_that_is_written_or_not(load: Loader) -> None:
    behind = WHOLE.replace("calls: [1, 1, 1, 10]", "calls: [4, 4, 4, 9]")
    for calls in ("[look]", "[5, look]", "[look, 5]"):
        second = f"{{dealer: 0, hands: {HANDS}, calls: {calls}}}"
        outcome = ask(load, f"{behind}, {second}", "card-game-spades-rules")
        assert outcome.answer is not None, calls
    second = f"{{dealer: 0, hands: {HANDS}, calls: [4, look, blind_nil]}}"
    (found,) = ask(load, f"{behind}, {second}", "card-game-spades-rules").diagnostics
    assert found.message == (
        "the call `blind_nil` by seat 2 is not allowed here, by calls.blind_nil: the hand has been"
        " looked at"
    )


@pytest.mark.parametrize(
    ("profile", "rounds", "part", "finding"),
    [
        (
            "canonical",
            f"{{dealer: 3, hands: {HANDS}, calls: [nil, 14]}}",
            "14",
            ("unknown-call", "`14` is no call here"),
        ),
        (
            "openspiel",
            f"{{dealer: 3, hands: {HANDS}, calls: [7, 1, 8]}}",
            "8]",
            (
                "illegal-action",
                "the call `8` by seat 2 is not allowed here, by bidding.side_maximum",
            ),
        ),
        (
            "canonical",
            f"{{dealer: 3, hands: {HANDS}, calls: [1, 1, 1, 1, 1]}}",
            "1]}",
            (
                "illegal-action",
                "the call `1` by seat 0 is not allowed here, by table.turn: calls are not being",
            ),
        ),
        (
            "canonical",
            f"{{dealer: 3, hands: {HANDS}, calls: [1, 1, 1, 1, look]}}",
            "look",
            (
                "illegal-action",
                "a look by seat 0 is not allowed here, by table.turn: calls are not being made",
            ),
        ),
        (
            "canonical",
            f"{{dealer: 3, hands: {HANDS}, cards: [2C]}}",
            "2C]}",
            (
                "illegal-action",
                "2C by seat 0 is not allowed here, by table.turn: no card is to be played",
            ),
        ),
        (
            "canonical",
            f"{{dealer: 3, hands: {HANDS}, calls: [1, 1, 1, 1], cards: [2C, 3C]}}",
            "3C]}",
            (
                "illegal-action",
                "3C by seat 1 is not allowed here, by dealing.deal: the card is not in the hand",
            ),
        ),
        (
            "world-of-card-games",
            f"{{dealer: 3, hands: {HANDS}, calls: [1, 1, 1, 1], claim: true}}",
            "true",
            ("illegal-action", "a claim by seat 0 is not allowed here, by claim.rest"),
        ),
        (
            "canonical",
            f"{{dealer: 3, hands: {HANDS}, calls: [1, 1, 1, 1], passes: [[2C, 3C]]}}",
            "[2C, 3C]]",
            (
                "illegal-action",
                "passing 2C 3C by seat 0 is not allowed here, by table.turn: no cards are being",
            ),
        ),
        (
            "canonical",
            f"{{dealer: 3, hands: [{SUITS[0]}, {SUITS[1]}, {SUITS[2]}, [2C]]}}",
            "2C]]",
            ("card-twice", "2C cannot be here again"),
        ),
        (
            "canonical",
            f"{{dealer: 3, hands: [{SUITS[0]}]}}",
            "{dealer",
            (
                "illegal-action",
                "the deal by seat 3 is not allowed here, by dealing.deal: 1 hands for 4 seats",
            ),
        ),
        (
            "canonical",
            f"{WHOLE}, {{dealer: 2, hands: {HANDS}}}",
            "{dealer: 2",
            (
                "illegal-action",
                "the deal by seat 2 is not allowed here, by dealing.deal: seat 0 deals",
            ),
        ),
        (
            "canonical",
            f"{{dealer: 3, hands: {HANDS}}}, {WHOLE}",
            "{dealer",
            ("does-not-fit", "round 1 is not over, and another stands after it"),
        ),
        (
            "world-of-card-games",
            f"{WHOLE.replace('1, 1, 1, 10', '13, 1, 13, 10')}, {{dealer: 0, hands: {HANDS}}}",
            "{dealer: 0",
            ("game-over", "the game was over after round 1, by ending.floor"),
        ),
    ],
)
def test_what_the_rules_refuse_is_said_in_words_where_it_stands(
    load: Loader, profile: str, rounds: str, part: str, finding: tuple[str, str]
) -> None:
    outcome = ask(load, rounds, profile)
    assert outcome.answer is None
    (found,) = outcome.diagnostics
    assert found.code == finding[0]
    assert found.message.startswith(finding[1])
    assert found.span.column == f"rounds: [{rounds}]".index(part) + 1


def test_a_refused_action_comes_with_what_may_be_done_instead(load: Loader) -> None:
    rounds = f"{{dealer: 3, hands: {HANDS}, calls: [1, 1, 1, 1], cards: [2D]}}"
    (found,) = ask(load, rounds).diagnostics
    clubs = ", ".join(f"{rank}C" for rank in RANKS)
    assert found.hint == f"seat 0 may choose {clubs}"


def test_what_a_moment_does_not_tell_cannot_be_expected_of_it(load: Loader) -> None:
    turn = read(f"{{dealer: 3, hands: {HANDS}}}", "expect: {winner: null, totals: [0, 0]}")
    assert run_case(turn, load=load, under="canonical").failures == (
        "`totals`: expected [0, 0], and there is none at this moment",
        "`winner`: expected null, and there is none at this moment",
    )
    end = read(WHOLE, "expect: {seat: 0}")
    assert run_case(end, load=load, under="canonical").failures == (
        "`seat`: expected 0, and there is none at this moment",
    )
