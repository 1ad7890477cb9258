"""Moments at which a leader might claim the rest, by how sure the cards held are to win."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from spades_rules.audit.laid import Laid, laid_of
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["ClaimMoment", "claim_moments"]


@dataclass(frozen=True, slots=True)
class ClaimMoment:
    """A leader holds some cards, and the others as many each."""

    table: PublicTable
    hand: int
    sure: tuple[bool | None, ...]
    """Of each suit whether all cards held are sure to win in it; none where none is held."""
    trumps_out: bool
    """Whether another seat holds a trump."""


def claim_moments(ruleset: Ruleset) -> tuple[ClaimMoment, ...]:
    """Give a leader at every trick with every kind of hand, the very last card at the end.

    A kind tells of each suit whether something is held and whether all of it is sure to win
    against what the others may hold, and whether they may hold a trump. They are the same for all
    rule sets of these seats and cards.
    """
    return _claim_moments(laid_of(ruleset))


# Values that never change, of the few packs that one process compares with.
@lru_cache(maxsize=4)
def _claim_moments(laid: Laid) -> tuple[ClaimMoment, ...]:
    kinds = product((None, True, False), repeat=len(laid.suits))
    # With most suits sure to win a claim is most likely.
    ordered = sorted(kinds, key=lambda kind: (kind.count(False), kind.count(True)))
    found = (
        _moment(laid, held, kind, trumps_out=out)
        for held in (*range(2, laid.each + 1), 1)
        for kind in ordered
        for out in ((False, True) if laid.trumps else (False,))
    )
    return tuple(moment for moment in found if moment is not None)


def _moment(
    laid: Laid, held: int, sure: tuple[bool | None, ...], *, trumps_out: bool
) -> ClaimMoment | None:
    """Lay such a moment; none where the cards do not come to it."""
    sizes = [suit.bit_count() for suit in laid.suits]
    trump = laid.suits.index(laid.trumps) if laid.trumps else -1
    # Somebody else holds a card above one that is not sure, and a trump where one is out.
    above = [
        int(state is False or (trumps_out and place == trump)) for place, state in enumerate(sure)
    ]
    some = [int(state is not None) for state in sure]
    most = [(size - high) * own for size, high, own in zip(sizes, above, some, strict=True)]
    own = _shared(held, some, most, first=trump)
    if own is None:
        return None
    room = [size - mine for size, mine in zip(sizes, own, strict=True)]
    if not trumps_out and trump >= 0:
        room[trump] = 0
    others = _shared(held * (laid.seats - 1), above, room, first=-1)
    if others is None:
        return None
    hand = out = 0
    for suit, mine, theirs, state in zip(laid.suits, own, others, sure, strict=True):
        top = _highest(suit, mine + theirs)
        high = _highest(top, mine if state else theirs)
        hand |= high if state else top ^ high
        out |= top ^ high if state else high
    table = PublicTable(laid.setting)
    table.trick_number = laid.each - held
    table.takers = (0,) * table.trick_number
    table.played = laid.setting.pack.everything & ~hand & ~out
    table.turn = 0
    return ClaimMoment(table, hand, sure, trumps_out)


def _shared(number: int, least: list[int], most: list[int], *, first: int) -> list[int] | None:
    """Share a number of cards out among suits within their limits, one of them first."""
    if any(low > high for low, high in zip(least, most, strict=True)):
        return None
    found, left = list(least), number - sum(least)
    if left < 0:
        return None
    for place in sorted(range(len(found)), key=lambda place: place != first):
        more = min(left, most[place] - found[place])
        found[place] += more
        left -= more
    return None if left else found


def _highest(cards: int, number: int) -> int:
    for _ in range(cards.bit_count() - number):
        cards &= cards - 1
    return cards
