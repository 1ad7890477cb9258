"""Hands filled up so that a script can be played: nobody holds a suit that it cannot follow."""

from dataclasses import dataclass

from spades_rules.audit.rounds.scripts import Lay, Script
from spades_rules.table.pack import bits_of

__all__ = ["Filled", "fill"]


@dataclass(frozen=True, slots=True)
class Filled:
    """A deal with the cards to be played from it."""

    hands: tuple[int, ...]
    """The cards dealt to each seat."""
    cards: tuple[int, ...]
    """The cards in playing order, each a single bit."""


def fill(lay: Lay, script: Script, held: frozenset[int]) -> Filled | None:
    """Deal so that a script can be played and the seat in turn then holds just some suits.

    None where no deal does it.
    """
    played = [dict.fromkeys(lay.suits, 0) for _ in range(lay.seats)]
    may = [set(lay.suits) for _ in range(lay.seats)]
    for trick in script.tricks:
        for turn, suit in enumerate(trick.suits):
            seat = (trick.leader + turn) % lay.seats
            if suit not in may[seat]:
                return None
            if trick.bare[turn]:
                may[seat] = {suit}
            elif suit != trick.suits[0]:
                may[seat].discard(trick.suits[0])
            played[seat][suit] += 1
    if not held <= may[script.turn]:
        return None
    may[script.turn] = set(held)
    counts = _counts(lay, played, may, script.turn)
    return None if counts is None else _cards(lay, script, counts)


def _counts(
    lay: Lay, played: list[dict[int, int]], may: list[set[int]], turn: int
) -> list[dict[int, int]] | None:
    """Give how many cards of each suit every seat holds at the decision."""
    supply = {suit: suit.bit_count() - sum(one[suit] for one in played) for suit in lay.suits}
    need = [lay.each - sum(one.values()) for one in played]
    counts = [dict.fromkeys(lay.suits, 0) for _ in range(lay.seats)]
    for suit in may[turn]:
        counts[turn][suit] = 1
        supply[suit] -= 1
        need[turn] -= 1
    if min(need) < 0 or min(supply.values()) < 0 or sum(need) > sum(supply.values()):
        return None
    left = _Left(supply, counts, may, turn)
    # Whoever has the fewest suits to choose from is served first.
    for seat in sorted(range(lay.seats), key=lambda one: (len(may[one]), one != turn)):
        for _ in range(need[seat]):
            if not left.give(seat):
                return None
    return counts


@dataclass(frozen=True, slots=True)
class _Left:
    """The cards that are dealt and not played, told in numbers of each suit."""

    supply: dict[int, int]
    """How many nobody has yet."""
    counts: list[dict[int, int]]
    """How many each seat has."""
    may: list[set[int]]
    """The suits that each seat may hold."""
    turn: int
    """The seat that is to keep a card of every suit that it has."""

    def give(self, seat: int) -> bool:
        """Give a seat one more card; false where it may hold none of those that are left."""
        while True:
            fitting = [
                suit for suit, left in self.supply.items() if left and suit in self.may[seat]
            ]
            if fitting:
                suit = max(fitting, key=lambda one: (self.supply[one], one))
                self.supply[suit] -= 1
                self.counts[seat][suit] += 1
                return True
            if not self._freed(seat):
                return False

    def _freed(self, seat: int) -> bool:
        """Let another seat give up a card that this one may hold, for one of what is left."""
        for other, held in enumerate(self.counts):
            instead = [
                suit for suit, left in self.supply.items() if left and suit in self.may[other]
            ]
            for suit, number in held.items():
                spare = number > (other == self.turn)
                if instead and other != seat and spare and suit in self.may[seat]:
                    held[suit] -= 1
                    held[instead[0]] += 1
                    self.supply[instead[0]] -= 1
                    self.supply[suit] += 1
                    return True
        return False


def _cards(lay: Lay, script: Script, counts: list[dict[int, int]]) -> Filled:
    """Choose the cards: the best to who wins a trick, low ones to the others."""
    piles = {suit: list(bits_of(suit)) for suit in lay.suits}
    hands = [0] * lay.seats
    cards: list[int] = []
    for trick in script.tricks:
        best = _place_of(trick.winner, trick.leader, lay.seats) if trick.winner >= 0 else -1
        laid: dict[int, int] = {}
        for turn, suit in enumerate(trick.suits):
            if turn != best:
                laid[turn] = piles[suit].pop(0)
        if best >= 0:
            suit = trick.suits[best]
            # Among trumps thrown on another suit the next one will do.
            laid[best] = piles[suit].pop(0 if suit != trick.suits[0] else -1)
        for turn in range(len(trick.suits)):
            hands[(trick.leader + turn) % lay.seats] |= laid[turn]
            cards.append(laid[turn])
    order = sorted(range(lay.seats), key=lambda seat: seat != script.turn)
    for seat in order:
        for suit, number in counts[seat].items():
            hands[seat] |= _taken(piles[suit], number)
    return Filled(tuple(hands), tuple(cards))


def _place_of(seat: int, leader: int, seats: int) -> int:
    return (seat - leader) % seats


def _taken(pile: list[int], number: int) -> int:
    """Take cards from a pile, the lowest and the highest by turns."""
    return sum(pile.pop(0 if turn % 2 == 0 else -1) for turn in range(number))
