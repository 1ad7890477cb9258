"""What a round without calls is worth: every way to take tricks, and the cards that count."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from spades_rules.audit.difference import Direction
from spades_rules.audit.proofs.comparing import Inputs, compared
from spades_rules.audit.proofs.question import Comparison, Written
from spades_rules.audit.proofs.siderounds import splits, tricks_in_both
from spades_rules.audit.proofs.tallies import keeping_of
from spades_rules.audit.roundstold import first_called
from spades_rules.cases.situations import TableScore
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.table.cards import Card
from spades_rules.table.pack import bits_of

__all__ = ["Uncalled", "answers", "compare", "is_uncalled", "rounds", "written"]

BAGS = "bags"
FIRST_ALONE = 2
"""The round in which seats call first where only the round before it is without calls."""


@dataclass(frozen=True, slots=True)
class Uncalled:
    """A round as the seats took it, nobody having called; the first side is asked about."""

    tricks: tuple[int, ...]
    """By seat."""
    captured: tuple[tuple[Card, ...], ...]
    """The cards that count, by seat; empty where none does."""


def is_uncalled(*rulesets: Ruleset) -> bool:
    """Tell whether nobody calls anything under some rule sets."""
    return all(ruleset.calling is None for ruleset in rulesets)


def answers(ruleset: Ruleset) -> Callable[[Uncalled], object]:
    """Give what tells the points of every side, its own first, and the tallies after the round."""

    def answer(taken: Uncalled) -> object:
        sheet = ruleset.score((), taken.tricks, captured=taken.captured)
        return sheet.points, tuple(sheet.standing.tallies.get(BAGS, ()))

    return answer


def compare(one: Ruleset, other: Ruleset) -> Comparison:
    """Compare what two rule sets make of every round of the first side.

    Its seats take the tricks of a round in every way, and of the cards that count alike every
    number; what it leaves another side takes alone, or the others share. It is not whole where a
    tally is read, since only first rounds are tried, unless no other is without calls.
    """
    return compared(
        rounds(one, other),
        (answers(one), answers(other)),
        Inputs(("tricks", "cards taken"), _values),
        _direction,
        whole=first_called(one, other) == FIRST_ALONE
        or not (keeping_of(one).names or keeping_of(other).names),
    )


def rounds(one: Ruleset, other: Ruleset) -> Iterator[Uncalled]:
    """Give every round of the first side, the most ordinary ones first."""
    return iter(sorted(dict.fromkeys(_rounds(one, other)), key=_odd))


def _rounds(one: Ruleset, other: Ruleset) -> Iterator[Uncalled]:
    own, *others = one.seating.sides
    most = tricks_in_both(one, other)
    kinds = _kinds(one, other)
    for tricks in splits(len(own), most):
        for numbers in product(*(range(len(cards) + 1) for cards in kinds)):
            if sum(numbers) > sum(tricks) * one.seats:
                continue
            cards = _divided(kinds, numbers)
            tricks_by_seat = dict(zip(own, tricks, strict=True))
            for sharing in ([side[0] for side in others], [others[0][0]]):
                found = _round(one, tricks_by_seat, cards, sharing)
                if found is not None:
                    yield found


def _divided(
    kinds: Sequence[Sequence[Card]], numbers: Sequence[int]
) -> tuple[list[Card], list[Card]]:
    """Give so many cards of each kind, and all the others."""
    pairs = tuple(zip(kinds, numbers, strict=True))
    taken = [card for cards, number in pairs for card in cards[:number]]
    return taken, [card for cards, number in pairs for card in cards[number:]]


def _round(
    ruleset: Ruleset,
    own: dict[int, int],
    cards: tuple[Sequence[Card], Sequence[Card]],
    sharing: Sequence[int],
) -> Uncalled | None:
    """Let some seats share what a side leaves; none where they cannot have taken the cards."""
    taken, left = cards
    most = ruleset.dealing[1].each
    tricks = [own.get(seat, 0) for seat in range(ruleset.seats)]
    captured: list[list[Card]] = [[] for _ in tricks]
    for place in range(most - sum(tricks)):
        tricks[sharing[place % len(sharing)]] += 1
    # The cards lie with a seat of the side that has taken most.
    captured[max(own, key=lambda seat: own[seat])] = list(taken)
    for place, card in enumerate(left):
        captured[sharing[place % len(sharing)]].append(card)
    if any(len(held) > tricks[seat] * ruleset.seats for seat, held in enumerate(captured)):
        return None
    counting = any(captured)
    return Uncalled(tuple(tricks), tuple(map(tuple, captured)) if counting else ())


def _kinds(*rulesets: Ruleset) -> tuple[tuple[Card, ...], ...]:
    """Sort the cards that count under some rule sets by what they count under each."""
    found: dict[Hashable, list[Card]] = {}
    pack = rulesets[0].pack
    for bit in bits_of(pack.everything):
        told = tuple(_told(ruleset, bit) for ruleset in rulesets)
        if any(told):
            found.setdefault(told, []).extend(pack.cards_of(bit))
    return tuple(map(tuple, found.values()))


def _told(ruleset: Ruleset, bit: int) -> tuple[object, ...]:
    """Give what a card counts, and whether a sweep takes it; nothing of one that does not count."""
    if ruleset.captures is None:
        return ()
    worth = tuple(points for cards, points in ruleset.captures.worth if cards & bit)
    return (worth, bool(ruleset.captures.swept & bit)) if worth else ()


def _odd(taken: Uncalled) -> tuple[object, ...]:
    """Tell how odd a round is: tricks and cards lie in some hands, seldom all in one."""
    level = sum(taken.tricks) / len(taken.tricks)
    most = max((len(cards) for cards in taken.captured), default=0)
    return (
        most == sum(map(len, taken.captured)) > 0,
        sum(abs(count - level) for count in taken.tricks),
        len(taken.captured[0]) if taken.captured else 0,
        taken.tricks,
    )


def _values(taken: Uncalled) -> tuple[Hashable, ...]:
    return taken.tricks, taken.captured or None


def _direction(pairs: Iterable[tuple[Any, Any]]) -> Direction | None:
    """Give the direction of the points that the first side gets, where anything differs."""
    rises = {other[0][0] - one[0][0] for one, other in pairs}
    if not rises:
        return None
    higher, lower = max(rises) > 0, min(rises) < 0
    if higher == lower:
        return Direction.MIXED
    return Direction.HIGHER if higher else Direction.LOWER


def written(taken: Uncalled) -> Iterator[Written]:
    """Give a round as the score of the whole table."""
    yield Written(TableScore(tricks=taken.tricks, captured=taken.captured), ("points", "bags"))
