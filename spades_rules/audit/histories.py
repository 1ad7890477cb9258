"""What can have been played before a trick, told by what has become of each suit."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from itertools import cycle, islice, product

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["START", "History", "Past", "histories", "lowest", "pasts_of"]


class Past(Enum):
    """What has become of a suit so far."""

    UNTOUCHED = auto()
    """No card of it was played."""
    FOLLOWED = auto()
    """It was led, and everybody followed."""
    VOID = auto()
    """It was led, and somebody could not follow; it was thrown on no other suit."""
    THROWN = auto()
    """A card of it was played on a lead of another suit."""


@dataclass(frozen=True, slots=True)
class History:
    """Some complete tricks, as far as rules can read them."""

    tricks: int
    played: int
    off_suit: int
    mixed: int


def pasts_of(table: PublicTable) -> tuple[Past, ...]:
    """Give what has become of each suit in the complete tricks, the suits in their usual order."""
    gone = table.setting.pack.everything & ~table.out
    return tuple(
        Past.THROWN
        if table.off_suit & suit
        else Past.VOID
        if table.mixed & suit
        else Past.FOLLOWED
        if gone & suit
        else Past.UNTOUCHED
        for suit in table.setting.suits.values()
    )


START = History(0, 0, 0, 0)
"""Before the first trick."""
MIXED = 2
"""How many suits take part in tricks to which somebody does not follow."""


def histories(ruleset: Ruleset) -> Iterator[tuple[History, ...]]:
    """Give ways in which a round can go, each as its tables after fewer and fewer tricks.

    Every combination of suits untouched and followed occurs, and every two suits one of which was
    thrown on the other, beside others that are untouched or followed; no history is longer than
    the round before its last trick.
    """
    suits = tuple(mask for mask in ruleset.suits.values() if mask)
    for pasts in product(Past, repeat=len(suits)):
        kinds = _tricks(suits, pasts, ruleset.seating.seats)
        if kinds:
            yield tuple(_played(kinds, ruleset.dealing[1].each))[::-1]


def _tricks(
    suits: tuple[int, ...], pasts: tuple[Past, ...], seats: int
) -> tuple[tuple[int, int, int], ...]:
    """Give the tricks that bring these pasts about: cards of a suit led, with some of another.

    Each is (suit led, suit thrown, how many followed). None where the pasts do not go together.
    """
    of = {past: [s for s, own in zip(suits, pasts, strict=True) if own is past] for past in Past}
    thrown, led = of[Past.THROWN], of[Past.VOID]
    mixed = len(thrown) + len(led)
    uneven = of[Past.UNTOUCHED] and of[Past.FOLLOWED]
    if mixed and (mixed != MIXED or not thrown or uneven):
        return ()
    # With two suits thrown each is thrown on the other.
    pairs = [(one, other) for one in (*led, *thrown) for other in thrown if one != other]
    followed = [(suit, 0, seats) for suit in of[Past.FOLLOWED]]
    return (*followed, *((one, other, seats - 1) for one, other in pairs))


def _played(kinds: tuple[tuple[int, int, int], ...], each: int) -> Iterator[History]:
    """Play such tricks in turn as long as there are cards, once each has been played."""
    now = START
    for number, (led, thrown, follow) in enumerate(islice(cycle(kinds), each - 1), start=1):
        own = lowest(led & ~now.played, follow)
        off = lowest(thrown & ~now.played, 1) if thrown else 0
        if own is None or off is None:
            return
        cards = own | off
        now = History(
            now.tricks + 1,
            now.played | cards,
            now.off_suit | off,
            now.mixed | (cards if off else 0),
        )
        if number >= len(kinds):
            yield now


def lowest(cards: int, number: int) -> int | None:
    """Give the lowest of some cards, or none when there are too few."""
    if cards.bit_count() < number:
        return None
    rest = cards
    for _ in range(number):
        rest &= rest - 1
    return cards ^ rest
