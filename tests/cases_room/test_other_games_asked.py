"""Cases and games on paper of games in which trumps change, nobody calls, or cards count."""

import pytest

from spades_rules import Ruleset, compile_ruleset, load_profile
from spades_rules.cases import Loader, read_cases, read_game, run_case, score_game


def rules(name: str) -> Ruleset:
    return compile_ruleset(load_profile(name))


def scored(name: str, rounds: str) -> tuple[list[tuple[int, ...]], list[str]]:
    """Give the points of each round of a game on paper, and what is wrong with it."""
    reading = read_game(f"format: 1\nrounds:\n{rounds}", "g.yaml")
    assert reading.rounds is not None
    found = score_game(reading.rounds, rules(name))
    return [sheet.points for sheet in found.sheets], [one.message for one in found.diagnostics]


def test_a_game_without_calls_is_scored_by_its_tricks() -> None:
    points, faults = scored(
        "whist/traditional", "- {tricks: [5, 3, 4, 1]}\n- {tricks: [1, 6, 2, 4]}\n"
    )
    assert (points, faults) == ([(3, 0), (0, 4)], [])


def test_the_cards_that_count_are_written_beside_the_tricks() -> None:
    rounds = "- {tricks: [5, 3, 4, 1], captured: [[QS, 2H], [3H], [], [JD]]}\n"
    assert scored("hearts/openspiel", rounds) == ([(14, 1, 0, 0)], [])


def test_each_round_has_its_own_number_of_tricks() -> None:
    first = "- {calls: [0, 1, 1], tricks: [0, 1, 0], dealer: 2}\n"
    second = "- {calls: [0, 0, 0], tricks: [1, 0, 0], dealer: 2}\n"
    points, faults = scored("oh-hell/openspiel", first + second)
    assert points == [(10, 11, 0)]
    assert faults == ["1 tricks are written down, and a round has 2"]


@pytest.mark.parametrize(
    ("name", "captured", "fault"),
    [
        ("hearts/openspiel", "[[QS]]", "1 lists of cards for 4 seats"),
        ("hearts/openspiel", "[[QS], [QS], [], []]", "QS cannot be here again"),
        ("hearts/openspiel", "[[BJ], [], [], []]", "BJ is not in the pack"),
        ("whist/traditional", "[[QS], [], [], []]", "no card counts under these rules"),
    ],
)
def test_cards_taken_must_make_sense(name: str, captured: str, fault: str) -> None:
    points, faults = scored(name, f"- {{tricks: [5, 3, 4, 1], captured: {captured}}}\n")
    assert (points, faults) == ([], [fault])


@pytest.mark.parametrize(
    ("case", "fault"),
    [
        (
            "{profile: whist/traditional, trick: [AS, 2H]}",
            "the trump suit changes under these rules, and none is given",
        ),
        (
            "{profile: canonical, trick: {cards: [AS, 2H], trump: S}}",
            "the trump suit is always the same under these rules",
        ),
        (
            "{profile: whist/traditional, play: {hand: [AS]}}",
            "the trump suit changes under these rules, and none is given",
        ),
        (
            "{profile: canonical, score: {side: {bids: [3, 4], tricks: [3, 4], captured: [QS]}}}",
            "no card counts under these rules",
        ),
        (
            "{profile: hearts/openspiel, score: {tricks: [13, 0, 0]}}",
            "`tricks` has 3, and the number of seats is 4",
        ),
        (
            "{profile: hearts/openspiel, score: {tricks: [13, 0, 0, 0], captured: [[QS]]}}",
            "`captured` has 1, and the number of seats is 4",
        ),
        (
            "{profile: oh-hell/openspiel, score: {bids: [1, 1, 1], tricks: [6, 0, 0], round: 5}}",
            "6 tricks are written down, and a round has 5",
        ),
    ],
)
def test_what_does_not_fit_is_said(case: str, fault: str) -> None:
    (read,) = read_cases(f"- {{case: x, {case[1:]}", "f.yaml").cases
    outcome = run_case(read, load=Loader())
    assert [one.message for one in outcome.diagnostics] == [fault]
