"""Which card a simple player plays: it takes what its side needs, and ducks what would cost."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from spades_rules.kernel.actions import Action, Call, Play
from spades_rules.kernel.questions import STOCK
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.view import View
from spades_rules.players.worth import worth_of
from spades_rules.table.cards import Card, Suit

__all__ = ["choose_card"]


TrumpWord: TypeAlias = Suit | Literal["none"]
"""A trump suit, or that there is none."""


@dataclass(frozen=True, slots=True)
class Spot:
    """What a player makes of the moment."""

    ruleset: Ruleset
    seat: int
    cards: tuple[Card, ...]
    """The cards that may be played, from those with most above them to those with none."""
    above: dict[Card, int]
    """For each of them how many better cards of its suit somebody else may hold."""
    trump: TrumpWord
    trumps: frozenset[Card]
    trick: tuple[tuple[int, Card], ...]
    last: bool
    """Whether nobody plays to the trick after this seat."""
    winning: int | None
    """The seat that is winning the trick; none when it is to be led."""
    partners: tuple[int, ...]

    def wins(self, card: Card) -> bool:
        """Tell whether a card beats all that lies there."""
        cards = (*(own for _, own in self.trick), card)
        return self.ruleset.winner(cards, trump=self.trump) == len(self.trick)


def choose_card(view: View, ruleset: Ruleset) -> Action:
    """Choose one of the cards that may be played."""
    spot = _spot(view, ruleset)
    calls = dict(view.calls)
    if _nil_alive(view, calls, spot.seat):
        return Play(_duck(spot))
    nil_partner = [seat for seat in spot.partners if _nil_alive(view, calls, seat)]
    if nil_partner and spot.winning in (None, *nil_partner):
        return Play(_cover(spot))
    if _wants_tricks(view, ruleset, spot.seat):
        return Play(_take(spot))
    return Play(_duck(spot))


def _spot(view: View, ruleset: Ruleset) -> Spot:
    hand, seat = view.hand or (), view.seat or 0
    cards = [action.card for action in view.legal if isinstance(action, Play)]
    seen = [card for trick in (*view.tricks, view.trick) for _, card in trick]
    away = [card for one in view.passes if one.target == STOCK for card in one.cards or ()]
    known = ruleset.pack.mask((*hand, *seen, *away))
    out = ruleset.pack.everything & ~known
    above = {}
    for card in cards:
        bit = ruleset.pack.mask((card,))
        above[card] = (out & ruleset.suit_of.get(bit, 0) & -bit).bit_count()
    trump: TrumpWord = view.trump or "none"
    cards_there = tuple(card for _, card in view.trick)
    place = ruleset.winner(cards_there, trump=trump) if cards_there else None
    return Spot(
        ruleset=ruleset,
        seat=seat,
        cards=tuple(sorted(cards, key=lambda card: (-above[card], ruleset.pack.bits[card]))),
        above=above,
        trump=trump,
        trumps=frozenset(ruleset.pack.cards_of(ruleset.trumps_of(view.trump))),
        trick=view.trick,
        last=len(view.trick) == ruleset.seating.seats - 1,
        winning=None if place is None else view.trick[place][0],
        partners=ruleset.seating.partners(seat),
    )


def _nil_alive(view: View, calls: dict[int, Call], seat: int) -> bool:
    call = calls.get(seat)
    return call is not None and call.personal and not call.tricks and not view.won[seat]


def _wants_tricks(view: View, ruleset: Ruleset, seat: int) -> bool:
    """Tell whether the side needs tricks, gains by more, or can keep the others from theirs."""
    own = ruleset.seating.side_of[seat]
    if _missing(view, ruleset, own) > 0 or worth_of(ruleset).overtricks_pay:
        return True
    left = len(view.hand or ())
    others = (side for side in range(len(ruleset.seating.sides)) if side != own)
    return any(0 < left <= _missing(view, ruleset, side) for side in others)


def _missing(view: View, ruleset: Ruleset, side: int) -> int:
    """Give how many tricks a side lacks for its contract, as the contract rule counts them."""
    calls, taken = ruleset.taken(view.calls, view.won)[side]
    contracts = ruleset.scoring.earned(calls, taken).side.contracts
    return sum(max(0, contract.bid - contract.counted) for contract in contracts)


def _duck(spot: Spot) -> Card:
    """Lose the trick with the best card that loses it, or throw a dangerous card away."""
    losing = [card for card in spot.cards if spot.trick and not spot.wins(card)]
    if losing:
        return losing[-1]
    if spot.last:
        # It is won anyway, so the best card goes.
        return spot.cards[-1]
    plain = [card for card in spot.cards if card not in spot.trumps]
    return (plain or list(spot.cards))[0]


def _cover(spot: Spot) -> Card:
    """Keep the trick from a partner who has promised to take none."""
    if not spot.trick:
        return spot.cards[-1]
    winning = [card for card in spot.cards if spot.wins(card)]
    return winning[-1] if winning else spot.cards[0]


def _take(spot: Spot) -> Card:
    """Win the trick as cheaply as will do, or keep the better cards for later."""
    if not spot.trick:
        sure = [card for card in spot.cards if not spot.above[card]]
        plain = [card for card in sure if card not in spot.trumps]
        return (plain or sure or [_low_lead(spot)])[0]
    winning = [card for card in spot.cards if spot.wins(card)]
    if not winning or (spot.winning in spot.partners and spot.last):
        return spot.cards[0]
    if spot.last or winning[0] in spot.trumps:
        return winning[0]
    if spot.winning in spot.partners:
        return spot.cards[0]
    return winning[-1] if not spot.above[winning[-1]] else spot.cards[0]


def _low_lead(spot: Spot) -> Card:
    plain = [card for card in spot.cards if card not in spot.trumps]
    return (plain or list(spot.cards))[0]
