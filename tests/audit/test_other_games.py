"""Profiles of other games compared: what parts them, shown on a hand, and what is the same."""

from itertools import combinations, groupby

import pytest
from shelf import OTHER_GAMES, of_one_game

from spades_rules import compile_ruleset, load_profile
from spades_rules.audit.diff import diff
from spades_rules.audit.difference import ChangeKind, DiffVerdict, Direction, RuleDiff
from spades_rules.audit.proofs import uncalled
from spades_rules.audit.roundstold import deal_alike, rounds_dealt, rounds_told
from spades_rules.cases.situations import DealSituation, RoundsSituation, TableScore
from spades_rules.policies.dealing.deal_up_and_down import DealUpAndDown
from spades_rules.policies.ending.round_limit import RoundLimit
from spades_rules.policies.trump.rotating_trump import RotatingTrump

PARTED = {
    ("hearts/hearts-online", "hearts/openspiel"): {
        "dealing.deal": None,
        "exchange.passing": None,
        "play.first_trick": Direction.SAME,
        "play.breaking": Direction.LOOSER,
        "ending.rounds": Direction.SOONER,
        "ending.target": Direction.LATER,
        "result.winner": Direction.SOONER,
    },
    ("whist/traditional", "whist/white-knuckle"): {
        "trump.suit": None,
        "ending.target": Direction.SOONER,
    },
    ("oh-hell/card-sharp", "oh-hell/watch"): {
        "dealing.deal": None,
        "bidding.hook": Direction.STRICTER,
        "ending.rounds": Direction.SOONER,
        "ending.target": Direction.LATER,
        "result.winner": Direction.SOONER,
    },
}
"""For some pairs every rule that parts them in play, with the direction where there is one."""

PAIRS = tuple(filter(of_one_game, combinations(OTHER_GAMES, 2)))

NOTHING_IN_PLAY = ("procedure",)


def parting(found: RuleDiff) -> dict[str, Direction | None]:
    return {
        one.change.rule: one.direction
        for one in found.changes
        if one.change.kind is not ChangeKind.RESTATED
        and one.change.rule.partition(".")[0] not in NOTHING_IN_PLAY
    }


@pytest.mark.parametrize("pair", PARTED, ids=" ".join)
def test_what_parts_two_profiles_is_this_and_nothing_else(pair: tuple[str, str]) -> None:
    found = parting(diff(*map(load_profile, pair)))
    wanted = PARTED[pair]
    assert list(found) == list(wanted)
    assert {rule: way for rule, way in found.items() if wanted[rule]} == {
        rule: way for rule, way in wanted.items() if way
    }


@pytest.mark.parametrize("pair", PAIRS, ids=" ".join)
def test_every_difference_in_play_has_a_verdict_and_a_hand(pair: tuple[str, str]) -> None:
    found = diff(*map(load_profile, pair))
    changes = [one for one in found.changes if one.change.rule in parting(found)]
    assert changes
    for one in changes:
        assert one.verdict in (DiffVerdict.DIFFERS, DiffVerdict.DIFFERS_WITH), one.change.rule
        assert one.witness is not None


@pytest.mark.parametrize("name", OTHER_GAMES)
def test_a_profile_is_equal_to_itself(name: str) -> None:
    found = diff(load_profile(name), load_profile(name))
    assert found.changes == ()
    assert {proof.verdict for proof in found.proofs} <= {
        DiffVerdict.EQUAL,
        DiffVerdict.NOT_FOUND,
    }
    unsure = [proof for proof in found.proofs if proof.verdict is DiffVerdict.NOT_FOUND]
    assert all(proof.seed is not None and proof.states for proof in unsure)
    # Only what looks at single cards cannot be tried in every situation.
    assert {proof.question for proof in unsure} <= {"play"}


@pytest.mark.parametrize(
    "pair", [("hearts/openspiel", "openspiel"), ("whist/traditional", "oh-hell/watch")]
)
def test_two_games_are_never_compared(pair: tuple[str, str]) -> None:
    with pytest.raises(ValueError, match="of one game are compared"):
        diff(*map(load_profile, pair))


def test_no_two_profiles_of_a_game_do_the_same() -> None:
    for _, names in groupby(OTHER_GAMES, lambda name: name.partition("/")[0]):
        found = [compile_ruleset(load_profile(name)).fingerprint for name in names]
        assert len(set(found)) == len(found) > 1


def one_change(name: str, rules: dict[str, object]) -> RuleDiff:
    return diff(load_profile(name), load_profile(name, overlay=rules))


@pytest.mark.parametrize(
    ("path", "value"),
    [("heart", 2), ("queen", 12), ("jack", -10)],
)
def test_what_cards_count_shows_in_a_score(path: str, value: int) -> None:
    found = one_change("hearts/openspiel", {f"capture.cards.{path}": value})
    (change,) = found.changes
    assert change.verdict is DiffVerdict.DIFFERS
    assert change.witness is not None
    assert isinstance(change.witness.case.situation, TableScore)


@pytest.mark.parametrize(
    ("path", "value", "direction"),
    [
        ("points", 25, Direction.MIXED),
        ("to", "own", Direction.LOWER),
        ("to", "nobody", Direction.LOWER),
    ],
)
def test_a_moon_shows_in_a_score(path: str, value: object, direction: Direction) -> None:
    found = one_change("hearts/openspiel", {f"scoring.moon.{path}": value})
    (change,) = found.changes
    assert (change.verdict, change.direction) == (DiffVerdict.DIFFERS, direction)


def test_a_later_round_of_trumps_in_turn_is_named() -> None:
    found = one_change("whist/traditional", {"trump.suit.suits": ["H", "D", "S", "C", "C"]})
    (change,) = found.changes
    assert change.witness is not None
    situation = change.witness.case.situation
    assert isinstance(situation, DealSituation)
    assert situation.round == 5


def test_a_bid_in_a_late_round_is_shown_after_the_rounds_before_it() -> None:
    found = one_change("oh-hell/openspiel", {"calls.bids.most": 2})
    (change,) = found.changes
    assert change.witness is not None
    situation = change.witness.case.situation
    assert isinstance(situation, RoundsSituation)
    assert len(situation.rounds) == 3


def test_rounds_of_a_score_without_calls_have_all_tricks_and_all_cards() -> None:
    ruleset = compile_ruleset(load_profile("hearts/openspiel"))
    found = tuple(uncalled.rounds(ruleset, ruleset))
    assert len(set(found)) == len(found)
    for taken in found:
        assert sum(taken.tricks) == 13
        assert sum(map(len, taken.captured)) == 14
        for tricks, cards in zip(taken.tricks, taken.captured, strict=True):
            assert len(cards) <= 4 * tricks
    sweeps = [one for one in found if sorted(map(len, one.captured)) == [0, 0, 0, 14]]
    assert {next(seat for seat, cards in enumerate(one.captured) if cards) for one in sweeps} == {
        0,
        1,
    }


def test_rounds_are_told_as_far_as_lists_and_numbers_go() -> None:
    assert rounds_told([RotatingTrump(suits=("H", "D", "S"))]) == range(1, 4)
    both = [RotatingTrump(suits=("H", "D", "S")), RotatingTrump(suits=("H", "D"))]
    assert rounds_told(both) == range(1, 7)
    assert rounds_told([RoundLimit(rounds=4)])[-1] >= 8
    assert (
        DealUpAndDown(from_=9, to=1).each_in(rounds_told([DealUpAndDown(from_=9, to=1)])[-1]) == 9
    )


def test_rounds_with_as_many_cards_are_tried_once() -> None:
    watch, sharp = (
        compile_ruleset(load_profile(f"oh-hell/{name}")) for name in ("watch", "card-sharp")
    )
    assert list(rounds_dealt(watch)) == list(range(1, 11))
    assert list(rounds_dealt(sharp)) == []
    assert not deal_alike(watch, sharp)
    assert deal_alike(watch, watch)
    assert deal_alike(sharp, sharp)
