"""What can have been played before a trick, told by what has become of each suit."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache
from itertools import product

from spades_rules.kernel.public import PublicTable
from spades_rules.table.pack import bits_of

__all__ = ["START", "History", "Past", "Trick", "histories", "lowest", "pasts_of", "possible_pasts"]


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

    laid: tuple[tuple[int, ...], ...]
    """Each trick in playing order, every card a single bit."""
    played: int
    off_suit: int
    mixed: int

    @property
    def tricks(self) -> int:
        """Give how many there are."""
        return len(self.laid)


START = History((), 0, 0, 0)
"""Before the first trick."""


@dataclass(frozen=True, slots=True)
class Trick:
    """A kind of trick: the suit led, and the suits from which somebody throws a card on it."""

    led: int
    thrown: tuple[int, ...] = ()


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


@lru_cache(maxsize=8)
def possible_pasts(suits: int) -> tuple[tuple[Past, ...], ...]:
    """Give all that can have become of so many suits, the plainest first.

    Nobody throws a card on a suit without that it is not followed, and the other way round.
    """
    found = [pasts for pasts in product(Past, repeat=suits) if _go_together(pasts)]
    return tuple(sorted(found, key=lambda pasts: [-pasts.count(past) for past in Past]))


def _go_together(pasts: tuple[Past, ...]) -> bool:
    thrown, void = pasts.count(Past.THROWN), pasts.count(Past.VOID)
    return thrown + void != 1 if thrown else not void


def histories(
    suits: tuple[int, ...], pasts: tuple[Past, ...], seats: int, spared: int
) -> Iterator[History]:
    """Give ways in which such pasts came about, from the shortest on to longer and longer ones.

    Low cards are played first, and of the cards to be `spared` as few as that allows.
    """
    shortest, more = _begun(suits, pasts, seats)
    now = shortest
    while now is not None:
        yield now
        nexts = [later for trick in more if (later := _after(now, trick, seats)) is not None]
        now = min(nexts, key=lambda one: (one.played & spared).bit_count(), default=None)


# Values that never change, of the few packs that one process compares with.
@lru_cache(maxsize=1024)
def _begun(
    suits: tuple[int, ...], pasts: tuple[Past, ...], seats: int
) -> tuple[History | None, tuple[Trick, ...]]:
    """Give the shortest way to pasts, if cards suffice, and the tricks that then change nothing."""
    needed, more = _tricks(suits, pasts, seats)
    now: History | None = START
    for trick in needed:
        now = None if now is None else _after(now, trick, seats)
    return now, more


def _tricks(
    suits: tuple[int, ...], pasts: tuple[Past, ...], seats: int
) -> tuple[tuple[Trick, ...], tuple[Trick, ...]]:
    """Give the tricks that bring pasts about, and those that may follow without a change."""
    of = {past: [s for s, own in zip(suits, pasts, strict=True) if own is past] for past in Past}
    thrown, void = of[Past.THROWN], of[Past.VOID]
    followed = tuple(Trick(suit) for suit in of[Past.FOLLOWED])
    room = seats - 1
    mixed: list[Trick] = []
    for led in void or thrown[:2]:
        others = [suit for suit in thrown if suit != led]
        # All that is thrown is thrown on the first, as far as a trick has room for it.
        parts = range(0, len(others), room) if not mixed else range(1)
        mixed += [Trick(led, tuple(others[at : at + (1 if mixed else room)])) for at in parts]
    freely = tuple(
        Trick(led, (suit,) * many)
        for led in (*void, *thrown)
        for suit in thrown
        if suit != led
        for many in range(1, seats)
    )
    return (*followed, *mixed), (*followed, *freely)


def _after(now: History, trick: Trick, seats: int) -> History | None:
    """Play one more trick with the lowest cards that are left; none where there are too few."""
    own = lowest(trick.led & ~now.played, seats - len(trick.thrown))
    off = 0
    for suit in trick.thrown:
        low = lowest(suit & ~now.played & ~off, 1)
        if low is None:
            return None
        off |= low
    if own is None:
        return None
    cards = own | off
    return History(
        (*now.laid, (*bits_of(own), *bits_of(off))),
        now.played | cards,
        now.off_suit | off,
        now.mixed | (cards if off else 0),
    )


def lowest(cards: int, number: int) -> int | None:
    """Give the lowest of some cards, or none when there are too few."""
    if cards.bit_count() < number:
        return None
    rest = cards
    for _ in range(number):
        rest &= rest - 1
    return cards ^ rest
