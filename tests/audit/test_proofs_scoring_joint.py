"""Every joint round of four seats counted one by one in arrays, against the counts of the audit."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product

import numpy as np
import numpy.typing as npt
import pytest

from spades_rules.audit.proofs.jointscores import JointCounts, joint_counts
from spades_rules.audit.proofs.scorefaces import faced
from spades_rules.audit.proofs.scoremeetings import Part
from spades_rules.audit.proofs.siderounds import Names, splits
from spades_rules.kernel.ruleset import Ruleset

Make = Callable[..., Ruleset]
Tune = Callable[..., Ruleset]
Ints = npt.NDArray[np.int16]
Flags = npt.NDArray[np.bool_]

SPLITS = [(one, two) for one in range(14) for two in range(14 - one)]
HIGHEST = 23
"""Nine bags kept and thirteen more, and one beyond."""


@dataclass(frozen=True)
class Sheets:
    """What a rule set gives a side, read off whole score sheets."""

    earned: Ints
    """Points by calls and split."""
    gained: Ints
    """Bags by calls and split."""
    penalty: Ints
    """Points by the bags that have come together."""
    caused: Ints
    """Points of the other side by the same."""
    kept: Ints
    """Bags left by the same."""


def sheets(rules: Ruleset, calls: list[tuple[str, str]]) -> Sheets:
    """Score every round of seats 0 and 2, and every number of bags, through the public API."""
    known = rules.calls.by_name
    earned = np.zeros((len(calls), len(SPLITS)), np.int16)
    gained = np.zeros_like(earned)
    for row, names in enumerate(calls):
        first, second = (known[name] for name in names)
        for column, (one, two) in enumerate(SPLITS):
            sheet = rules.score(
                (first, known["4"], second, known["4"]), (one, 13 - one - two, two, 0)
            )
            lines = [x for x in sheet.lines if x.side == 0 and x.rule != "scoring.bags"]
            earned[row, column] = sum(line.points for line in lines)
            gained[row, column] = sum(line.count for line in lines)
    four = (known["4"],) * 4
    even = rules.score(four, (4, 5, 4, 0))
    after = [
        rules.score(four, (4, 5, 4, 0), standing=rules.standing((0, 0), tallies={"bags": (x, 0)}))
        for x in range(HIGHEST)
    ]
    return Sheets(
        earned,
        gained,
        np.array([sheet.points[0] - even.points[0] for sheet in after], np.int16),
        np.array([sheet.points[1] - even.points[1] for sheet in after], np.int16),
        np.array([sheet.standing.tallies["bags"][0] for sheet in after], np.int16),
    )


def stands(ours: Sheets, theirs: Sheets, reads: tuple[bool, bool]) -> list[tuple[int, int]]:
    """Give every pair of bags that the same rounds leave; 0 where no rule reads them."""
    gains = sorted(set(zip(ours.gained.flat, theirs.gained.flat, strict=True)))
    found = [(0, 0)]
    for mine, yours in found:
        for own, other in gains:
            after = (
                int(ours.kept[mine + own]) if reads[0] else 0,
                int(theirs.kept[yours + other]) if reads[1] else 0,
            )
            if after not in found:
                found.append(after)
    return found


@dataclass(frozen=True)
class Rises:
    """For each round of a side, after some bags, what the second rule set does otherwise."""

    own: Ints
    caused: Ints
    other_bags: Flags


def rises(ours: Sheets, theirs: Sheets, stand: tuple[int, int], reads: tuple[bool, bool]) -> Rises:
    """Compare the two over all calls and splits."""
    mine, yours = stand[0] + ours.gained, stand[1] + theirs.gained
    return Rises(
        theirs.earned
        + (theirs.penalty[yours] if reads[1] else 0)
        - ours.earned
        - (ours.penalty[mine] if reads[0] else 0),
        (theirs.caused[yours] if reads[1] else 0 * yours)
        - (ours.caused[mine] if reads[0] else 0 * mine),
        (ours.kept[mine] != theirs.kept[yours]) if all(reads) else np.zeros(mine.shape, bool),
    )


def by_tricks(array: npt.NDArray[np.generic]) -> list[npt.NDArray[np.generic]]:
    """Sort all rounds of a side by the tricks it takes, from none to thirteen."""
    return [array[:, [sum(split) == tricks for split in SPLITS]].ravel() for tricks in range(14)]


def counted_one_by_one(one: Ruleset, other: Ruleset) -> JointCounts:
    """Look at every joint state of both sides after every pair of bags of each."""
    said = [
        (first, second)
        for first in one.calls.by_name
        for second in one.calls.by_name
        if first in other.calls.by_name and second in other.calls.by_name
    ]
    ours, theirs = sheets(one, said), sheets(other, said)
    reads = (one.rule("scoring.bags") is not None, other.rule("scoring.bags") is not None)
    after = [rises(ours, theirs, stand, reads) for stand in stands(ours, theirs, reads)]
    sides = [
        (by_tricks(one.own), by_tricks(one.caused), by_tricks(one.other_bags)) for one in after
    ]
    crossed = any(one.caused.any() for one in after)
    states = differing = 0
    for (own, caused, bags), (their_own, their_caused, their_bags) in product(sides, repeat=2):
        for tricks in range(14):
            left = 13 - tricks
            if crossed:
                parts = np.logical_or.outer(bags[tricks], their_bags[left])
                parts |= np.add.outer(own[tricks], their_caused[left]) != 0
                parts |= np.add.outer(caused[tricks], their_own[left]) != 0
            else:
                parts = np.logical_or.outer(
                    bags[tricks] | (own[tricks] != 0), their_bags[left] | (their_own[left] != 0)
                )
            states += parts.size
            differing += int(np.count_nonzero(parts))
    return JointCounts(states, differing)


def test_every_joint_round_of_canonical_and_world_of_card_games(ruleset: Make) -> None:
    one, other = ruleset(), ruleset("world-of-card-games")
    # 21,512,960 calls and tricks of four seats, times ten numbers of bags for each side.
    expected = JointCounts(2_151_296_000, 458_181_200)
    assert counted_one_by_one(one, other) == expected
    assert joint_counts(one, other) == expected


def test_every_joint_round_of_canonical_and_card_game_spades_rules(ruleset: Make) -> None:
    one, other = ruleset(), ruleset("card-game-spades-rules")
    # A nil or four and more, from each of four seats; and no rule of the second reads a bag.
    expected = JointCounts(11**4 * 560 * 100, 819_516_528)
    assert counted_one_by_one(one, other) == expected
    assert joint_counts(one, other) == expected


def test_every_joint_round_with_a_cheaper_nil(ruleset: Make, tuned: Tune) -> None:
    one = ruleset()
    other = tuned(one, "scoring.nil", made=50, failed=-50)
    expected = JointCounts(2_151_296_000, 545_723_600)
    assert counted_one_by_one(one, other) == expected
    assert joint_counts(one, other) == expected


def test_every_joint_round_with_penalties_at_five_bags(ruleset: Make, tuned: Tune) -> None:
    one = ruleset()
    other = tuned(one, "scoring.bags", every=5)
    expected = JointCounts(2_151_296_000, 1_643_503_964)
    assert counted_one_by_one(one, other) == expected
    assert joint_counts(one, other) == expected


def test_every_joint_round_with_penalties_that_the_opponents_get(
    ruleset: Make, tuned: Tune
) -> None:
    # Where both sides pay, each a hundred, it is all the same who pays whose penalty.
    one = ruleset()
    other = tuned(one, "scoring.bags", to="opponents")
    expected = JointCounts(2_151_296_000, 342_444_840)
    assert counted_one_by_one(one, other) == expected
    assert joint_counts(one, other) == expected


def joint_rounds(seed: int, number: int) -> Iterator[tuple[tuple[str, ...], tuple[int, ...]]]:
    """Draw calls and tricks of four seats."""
    chance = random.Random(seed)  # noqa: S311 - a sample for a test is no secret
    calls = ("nil", *map(str, range(1, 14)))
    for _ in range(number):
        bars = sorted(chance.sample(range(16), 3))
        tricks = (bars[0], bars[1] - bars[0] - 1, bars[2] - bars[1] - 1, 15 - bars[2])
        yield tuple(chance.choices(calls, k=4)), tricks


@pytest.mark.parametrize("name", ["world-of-card-games", "nowplay-gg"])
def test_random_joint_rounds_score_as_the_tables_say(ruleset: Make, name: str, tuned: Tune) -> None:
    one = ruleset()
    # The penalties go to the opponents, so that each side's sheet hangs on both.
    other = tuned(ruleset(name), "scoring.bags", every=7, to="opponents")
    face = faced(one, other)
    found = list(face.ways)
    parts = {names: _parts(face.meeting.earned(names)) for names in face.meeting.said}
    assert len(found) == 70
    chance = random.Random(7)  # noqa: S311 - as above
    for calls, tricks in joint_rounds(11, 50_000):
        said = [(calls[0], calls[2]), (calls[1], calls[3])]
        taken = [(tricks[0], tricks[2]), (tricks[1], tricks[3])]
        before = chance.choices(found, k=2)
        sheets = []
        for rules, place in ((one, 0), (other, 1)):
            bags = tuple(stand[place][0][0] for stand in before)
            sheets.append(
                rules.score(
                    [rules.calls.by_name[name] for name in calls],
                    tricks,
                    standing=rules.standing((0, 0), tallies={"bags": bags}, round=3),
                )
            )
        outcomes = []
        for side in range(2):
            rise, gain = parts[said[side]][splits(2, 13).index(taken[side])]
            outcome = face.outcome(before[side], gain)
            outcomes.append((rise + outcome.rise, outcome))
            kept = [sheet.standing.tallies["bags"][side] for sheet in sheets]
            assert [outcome.after[0][0][0], outcome.after[1][0][0]] == kept
        for side in range(2):
            apart = sheets[1].points[side] - sheets[0].points[side]
            assert apart == outcomes[side][0] + outcomes[1 - side][1].others[0]


def _parts(earned: object) -> list[Part]:
    rise, ours, theirs = (getattr(earned, name) for name in ("rise", "ours", "theirs"))
    return [(r, ((o,), (t,))) for r, o, t in zip(rise, ours, theirs, strict=True)]


def test_names_of_calls_stand_in_the_order_called(ruleset: Make) -> None:
    said: tuple[Names, ...] = faced(ruleset(), ruleset()).meeting.said
    assert {("nil", "4"), ("4", "nil"), ("13", "13")} < set(said)
