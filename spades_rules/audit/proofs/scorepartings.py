"""The rounds of a side that two rule sets score differently, the most ordinary ones first."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from heapq import heappop, heappush
from itertools import islice
from typing import TypeAlias

from spades_rules.audit.proofs.earnings import earnings
from spades_rules.audit.proofs.ordinary import Place, places, plainest
from spades_rules.audit.proofs.scorefaces import Faced, faced, first_of
from spades_rules.audit.proofs.scoremeetings import Bundle, Part, meeting
from spades_rules.audit.proofs.siderounds import (
    Names,
    Taken,
    said_in_both,
    splits,
    tricks_in_both,
)
from spades_rules.audit.proofs.sidescores import Scored, answers
from spades_rules.audit.proofs.tallies import Gain, Stand, keeping_of
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["first_parting", "partings", "round_at"]


GATHERED = 13
"""How often a round is played over to see what its tallies lead to."""


@dataclass(frozen=True, slots=True)
class _Round:
    """A round of a side that parts two rule sets after some stands of the tallies."""

    place: Place
    own: Taken
    rival: Taken | None
    stands: tuple[Stand, ...]
    """Those stands, the least odd to come to first."""


_Key: TypeAlias = tuple[int, int, tuple[int, ...]]
"""How odd all rounds are together, how many there are before, the place of the last."""


def partings(face: Faced) -> Iterator[Scored]:
    """Give every situation in which the two part.

    First come those in which all the rounds together, those before it too, are least odd; of
    these the shortest, and then the most ordinary.
    """
    beside, telling = _beside(face), cache(face.telling)
    tricks = face.meeting.tricks
    # A side's calls are looked into once nothing plainer is left than the plainest with them.
    closed = sorted((plainest(names, tricks), names) for names in face.meeting.said)
    closed.reverse()
    waiting: list[tuple[_Key, int, int]] = []
    rounds: list[_Round] = []
    if not face.differing():
        return
    while closed or waiting:
        while closed and not (waiting and waiting[0][0] < (closed[-1][0][0], 0, ())):
            for one in _rounds(face, closed.pop()[1], beside, telling):
                heappush(waiting, (_key(face, one, 0), len(rounds), 0))
                rounds.append(one)
        if waiting:
            _, number, stand = heappop(waiting)
            one = rounds[number]
            yield _scored(face, one.stands[stand], one)
            if stand + 1 < len(one.stands):
                heappush(waiting, (_key(face, one, stand + 1), number, stand + 1))


def _key(face: Faced, one: _Round, stand: int) -> _Key:
    odd, way = face.ways[one.stands[stand]]
    return odd + one.place[0], len(way), one.place[1]


_Beside: TypeAlias = Mapping[tuple[int, Part], tuple[tuple[Part, Taken], ...]]
"""For the tricks and the part of a side's own round what it comes to with another side's."""


def _beside(face: Faced) -> _Beside:
    """Put rounds of another side beside each kind of round, where those count."""
    found: dict[tuple[int, Part], list[tuple[Part, Taken]]] = {}
    for bundle in face.bundles:
        if bundle.rival is not None:
            rise, (ours, theirs) = bundle.part
            key = bundle.tricks, (rise, (ours[:1], theirs[:1]))
            found.setdefault(key, []).append((bundle.part, bundle.rival))
    return {key: tuple(rivals) for key, rivals in found.items()}


def _rounds(
    face: Faced, names: Names, beside: _Beside, telling: Callable[[Part], tuple[Stand, ...]]
) -> Iterator[_Round]:
    """Give the rounds with some calls that part the two."""
    met = face.meeting
    earned = met.earned(names)
    taken = zip(splits(len(names), met.tricks), places(names, met.tricks), strict=True)
    gains = zip(earned.rise, earned.ours, earned.theirs, strict=True)
    for (tricks, place), (rise, ours, theirs) in zip(taken, gains, strict=True):
        own: Part = (rise, ((ours,), (theirs,)))
        alone: tuple[tuple[Part, Taken | None], ...] = ((own, None),)
        for part, rival in beside[sum(tricks), own] if face.joint else alone:
            stands = telling(part)
            if stands:
                yield _Round(place, Taken(names, tricks), rival, stands)


def _scored(face: Faced, stand: Stand, last: _Round | Bundle) -> Scored:
    return _in_a_row(tuple(face.plainest[gain] for gain in face.ways[stand][1]), last)


def _in_a_row(before: tuple[Bundle, ...], last: _Round | Bundle) -> Scored:
    rivals = (one.rival for one in (*before, last))
    return Scored(
        tuple(one.own for one in before),
        last.own,
        tuple(rival for rival in rivals if rival is not None),
    )


def round_at(face: Faced, scored: Scored) -> tuple[Stand, Gain]:
    """Give what stands before the round of a situation, and what another side adds in it."""
    stand = face.meeting.nothing(2 if scored.rivals else 1)
    beside: Gain = ((), ())
    for place, own in enumerate((*scored.history, scored.taken)):
        for rival in scored.rivals[place : place + 1]:
            beside = _gain(face, rival)
        if place < len(scored.history):
            ours, theirs = _gain(face, own)
            stand = face.outcome(stand, (ours + beside[0], theirs + beside[1])).after
    return stand, beside


def _gain(face: Faced, taken: Taken) -> Gain:
    met = face.meeting
    place = splits(len(taken.calls), met.tricks).index(taken.tricks)
    earned = met.earned(taken.calls)
    return (earned.ours[place],), (earned.theirs[place],)


def first_parting(one: Ruleset, other: Ruleset, *, unread: bool = False) -> Scored | None:
    """Give some round that two rule sets score differently; none where there is none.

    It is the quickest to find, and not the most ordinary one. With `unread` a tally counts, too,
    that no rule reads and only the score sheet shows.
    """
    ours, theirs = answers(one), answers(other)
    settled_alike = keeping_of(one) == keeping_of(other)
    for scored in () if settled_alike else _gathering(one, other):
        if ours(scored) != theirs(scored):
            return scored
    likely = False
    for scored, counts in _quick(one, other, unread=unread):
        if (unread and counts) or ours(scored) != theirs(scored):
            return scored
        likely = True
    if not likely and settled_alike:
        # They earn, count and settle the same.
        return None
    found = first_of(meeting(one, other))
    if found is not None:
        return _in_a_row(*found)
    face = faced(one, other)
    for bundle in face.bundles:
        stands = face.telling(bundle.part)
        if stands:
            return _scored(face, stands[0], bundle)
    return None


def _gathering(one: Ruleset, other: Ruleset) -> Iterator[Scored]:
    """Give a round of many tricks beyond low bids over and over, by which tallies soon settle."""
    words = one.calls.by_name
    bids = (
        names for names in said_in_both(one, other) if not any(words[n].personal for n in names)
    )
    for names in islice(bids, 1):
        taken = Taken(names, max(splits(len(names), tricks_in_both(one, other))))
        for before in range(GATHERED):
            yield Scored((taken,) * before, taken)


def _quick(one: Ruleset, other: Ruleset, *, unread: bool) -> Iterator[tuple[Scored, bool]]:
    """Give first rounds that are likely to part two rule sets, and whether by their counts."""
    ours, theirs = (frozenset(keeping_of(ruleset).names) for ruleset in (one, other))
    every = tuple(dict.fromkeys((*one.tallies, *other.tallies)))
    asked = every if unread else tuple(name for name in every if name in ours & theirs)
    earned_by = earnings(one, other, (asked, asked), apart=True)
    tricks = tricks_in_both(one, other)
    for names in said_in_both(one, other):
        earned = earned_by(names)
        if any(earned.rise) or earned.ours != earned.theirs:
            gains = zip(earned.rise, earned.ours, earned.theirs, strict=True)
            for taken, (rise, own, their) in zip(splits(len(names), tricks), gains, strict=True):
                if rise or own != their:
                    yield Scored((), Taken(names, taken)), own != their
