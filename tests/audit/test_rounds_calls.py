"""Wherever two rule sets part on a call, a game of whole rounds leads to it if one can."""

from collections.abc import Iterator, Mapping
from itertools import combinations

import pytest

from spades_rules.audit.proofs.calls import CALLS, Turn
from spades_rules.audit.rounds import decision, game_of, parts_here, to_call
from spades_rules.audit.rounds.late import fall_behind
from spades_rules.audit.rounds.pair import two_tables
from spades_rules.audit.rounds.standings import leading_to
from spades_rules.audit.variants import changed, variants
from spades_rules.cases.situations import RoundsSituation
from spades_rules.compiler import compile_ruleset
from spades_rules.document import Plain
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.profile import load_profile

NAMES = ("canonical", "card-game-spades-rules", "nowplay-gg", "openspiel", "world-of-card-games")
SHIPPED = {name: compile_ruleset(load_profile(name)) for name in NAMES}
CANONICAL = SHIPPED["canonical"]
CARD_GAME = SHIPPED["card-game-spades-rules"]


Rules = Mapping[str, Plain]


def some(one: Ruleset, other: Ruleset, step: int) -> list[Turn]:
    found = list(CALLS.compare(one, other, 1).partings())
    return found[:4] + found[4::step]


def both(one: Rules, other: Rules, *, name: str = "canonical") -> tuple[Ruleset, Ruleset]:
    """Give a shipped rule set with some rules of a house, and with some others."""
    first, second = (compile_ruleset(load_profile(name, overlay=own)) for own in (one, other))
    return first, second


def reached(one: Ruleset, other: Ruleset, turn: Turn) -> RoundsSituation | None:
    rounds = to_call(one, other, turn.table, turn.hand, looked=turn.looked)
    if rounds is not None:
        assert parts_here(one, other, rounds)
        for ruleset in (one, other):
            answer = decision(ruleset, rounds)
            assert answer is not None
            assert answer["seat"] == turn.table.turn
        calls = [word for word in rounds.rounds[-1].calls if word != "look"]
        assert [str(word) for word in calls] == [call.name for _, call in turn.table.calls]
    return rounds


ALONE = {
    "seating.partners": {"policy": "solo", "seats": 4},
    "contract.side": {"policy": "alone"},
}
BLIND_BIDS = {"calls.blind_tricks": {"policy": "blind_bids", "low": 6, "high": 13, "behind": 100}}


def test_who_plays_alone_falls_behind_as_well_before_a_blind_call() -> None:
    one, other = both(ALONE, ALONE | BLIND_BIDS)
    turn = next(iter(CALLS.compare(one, other, 1).partings()))
    rounds = reached(one, other, turn)
    assert rounds is not None
    assert len(rounds.rounds) > 1


SILENT = {
    "calling.order": {"policy": "bids_itself"},
    "scoring.uncalled": {"policy": "uncalled_tricks"},
}
"""The first round bids itself, at ten points a trick."""


@pytest.mark.parametrize("partners", [{}, ALONE], ids=["pairs", "alone"])
@pytest.mark.parametrize("rounds", [1, 2])
def test_calls_are_shown_after_first_rounds_in_which_nobody_calls(
    rounds: int, partners: dict[str, dict[str, object]]
) -> None:
    start = {**partners, **SILENT, "calling.order": {"policy": "bids_itself", "rounds": rounds}}
    for more, most in (({"calls.zero": {"policy": "plain_zero"}}, rounds), (BLIND_BIDS, 12)):
        one, other = both(start, start | more)
        turn = next(iter(CALLS.compare(one, other, 1).partings()))
        found = reached(one, other, turn)
        assert found is not None
        *before, _ = found.rounds
        assert rounds <= len(before) <= most
        assert [bool(played.calls) for played in before] == [
            number >= rounds for number in range(len(before))
        ]


def test_where_only_one_of_two_has_a_silent_first_round_no_game_comes_to_the_second() -> None:
    one, other = both(BLIND_BIDS, SILENT | BLIND_BIDS)
    for pair in ((one, other), (other, one)):
        assert list(leading_to(*pair, 0, gap=100, rounds=1)) == []
        table = PublicTable(one.setting(3, one.standing((0, 100), round=1)))
        table.turn = 0
        assert to_call(*pair, table, None, looked=False) is None


@pytest.mark.parametrize("name", ["msn-mirror", "msn-whiz", "six-in-threes", "cutthroat-three"])
def test_a_side_falls_behind_card_by_card_where_no_planned_round_is_allowed(name: str) -> None:
    none = {"calls.blind_nil": None, "scoring.blind_nil": None}
    one, other = both(none, none | BLIND_BIDS, name=name)
    level = (0,) * (len(one.seating.sides) - 1)
    table = PublicTable(one.setting(one.seats - 1, one.standing((-100, *level), round=1)))
    table.turn = 0
    hand = sum(1 << card for card in range(one.dealing[1].each))
    rounds = to_call(one, other, table, hand, looked=False)
    assert rounds is not None
    assert parts_here(one, other, rounds)
    own, *others = totals(one, RoundsSituation(rounds=rounds.rounds[:-1]))
    assert max(others) - own >= 100


@pytest.mark.parametrize("points", [250, 1, 0, -1, -250])
def test_by_any_lead_somebody_is_behind_or_ahead_before_long(points: int) -> None:
    found = []
    for number in range(1, 5):
        tables = two_tables(CANONICAL, CANONICAL)
        if fall_behind(tables, range(number), 0, points):
            found.append(tables[0].standing.totals)
    assert found
    for ours, theirs in found:
        assert not points or (theirs - ours) * points >= points * points


def test_where_calls_hang_on_trumps_everybody_before_has_as_many() -> None:
    mirror = {"bidding.mirror": {"policy": "mirror"}}
    least = {"bidding.least": {"policy": "side_minimum", "tricks": 4}}
    one, other = both(mirror, mirror | least)
    turns = list(CALLS.compare(one, other, 1).partings())
    assert turns
    for turn in turns[::40]:
        rounds = reached(one, other, turn)
        assert rounds is not None
        (only,) = rounds.rounds
        for word, (seat, _) in zip(only.calls, turn.table.calls, strict=True):
            spades = sum(card[1] == "S" for card in only.hands[seat])
            assert spades == (0 if word == "nil" else word)


@pytest.mark.parametrize(("name", "other"), list(combinations(NAMES, 2)))
def test_every_parting_of_two_shipped_rule_sets_is_reached_by_a_legal_game(
    name: str, other: str
) -> None:
    pair = SHIPPED[name], SHIPPED[other]
    turns = some(*pair, step=40)
    without = [turn for turn in turns if reached(*pair, turn) is None]
    if {name, other} == {"card-game-spades-rules", "openspiel"}:
        # The deal moves on in one and stays in the other, so that no game has a second round.
        assert all(turn.table.setting.round > 1 for turn in without)
        assert len(without) < len(turns)
    else:
        assert without == []


def changes(name: str) -> Iterator[tuple[str, Ruleset]]:
    for slot in ("calls", "bidding"):
        for rule in SHIPPED[name].of(slot):
            yield f"{rule.id} gone", changed(SHIPPED[name], rule.id, None)
            for variant in variants(rule.policy):
                what = f"{rule.id} {variant.parameter} {variant.value}"
                yield what, changed(SHIPPED[name], rule.id, variant.policy)


@pytest.mark.parametrize("name", NAMES)
def test_a_parameter_changed_anywhere_in_the_calls_is_shown_by_a_legal_game(name: str) -> None:
    tried = 0
    for what, other in changes(name):
        turns = some(SHIPPED[name], other, step=60)
        without = [turn for turn in turns if reached(SHIPPED[name], other, turn) is None]
        tried += len(turns)
        if what.endswith("behind 1010"):
            # No side is ahead or behind by so much before a game of 500 points has ended.
            without = [turn for turn in without if abs(gap_of(turn)) < 1000]
        assert without == [], what
    assert tried > 20


def gap_of(turn: Turn) -> int:
    first, second = turn.table.setting.standing.totals
    return first - second


def totals(ruleset: Ruleset, rounds: RoundsSituation) -> tuple[int, ...]:
    """Give the totals of all sides after whole rounds."""
    answer = decision(ruleset, rounds)
    assert answer is not None
    found = answer["totals"]
    assert isinstance(found, list)
    points = tuple(one for one in found if isinstance(one, int))
    assert len(points) == len(found) == len(ruleset.seating.sides)
    return points


def far_behind(points: int, *, round_: int = 2) -> PublicTable:
    """Give the turn of seat 0, whose side is behind by some points, with nothing called yet."""
    table = PublicTable(CARD_GAME.setting(3, CARD_GAME.standing((0, points), round=round_ - 1)))
    table.turn = 0
    return table


def test_a_hundred_behind_takes_one_ordinary_round() -> None:
    rounds = to_call(CANONICAL, CARD_GAME, far_behind(100), None, looked=False)
    assert rounds is not None
    first, last = rounds.rounds
    assert (first.dealer, last.dealer, last.calls) == (2, 3, ())
    ours, theirs = decision(CANONICAL, rounds), decision(CARD_GAME, rounds)
    assert ours is not None
    assert theirs is not None
    assert theirs["legal"] == ["blind_nil", "look"]
    assert ours["legal"] == [*range(1, 14), "nil"]


def test_who_has_looked_is_asked_after_the_look() -> None:
    tricks = CARD_GAME.rule("calls.tricks")
    assert tricks is not None
    five = next(one.policy for one in variants(tricks.policy) if one.value == 5)
    other = changed(CARD_GAME, "calls.tricks", five)
    rounds = to_call(CARD_GAME, other, far_behind(100), None, looked=True)
    assert rounds is not None
    assert rounds.rounds[-1].calls == ("look",)
    ours, theirs = decision(CARD_GAME, rounds), decision(other, rounds)
    assert ours is not None
    assert theirs is not None
    assert ours["legal"] == [*range(4, 14), "nil"]
    assert theirs["legal"] == [*range(5, 14), "nil"]


def test_the_hand_that_is_asked_about_is_dealt() -> None:
    table = PublicTable(CANONICAL.setting(3, CANONICAL.start))
    table.turn = 0
    hand = (1 << 13) - 1
    rounds = to_call(CANONICAL, CARD_GAME, table, hand, looked=True)
    assert rounds is not None
    (played,) = rounds.rounds
    assert {*played.hands[0]} == {*CANONICAL.pack.cards_of(hand)}
    assert len({card for cards in played.hands for card in cards}) == 52


def test_one_point_more_or_less_is_told_apart_by_a_gap_of_just_that() -> None:
    blind = CARD_GAME.rule("calls.blind_nil")
    assert blind is not None
    later = next(one.policy for one in variants(blind.policy) if one.value == 101)
    other = changed(CARD_GAME, "calls.blind_nil", later)
    rounds = to_call(CARD_GAME, other, far_behind(100), None, looked=False)
    assert rounds is not None
    ours, theirs = totals(CARD_GAME, RoundsSituation(rounds=rounds.rounds[:-1]))
    assert theirs - ours == 100


@pytest.mark.parametrize("gap", [-150, -99, -1, 0, 1, 57, 99, 100, 101, 200, 250])
def test_earlier_rounds_come_to_the_very_gap_asked_for(gap: int) -> None:
    earlier = next(leading_to(CANONICAL, CANONICAL, 0, gap=gap, rounds=2))
    assert len(earlier) == 2
    rounds = game_of(CANONICAL, CANONICAL, earlier)
    assert rounds is not None
    ours, theirs = totals(CANONICAL, rounds)
    assert theirs - ours == gap
