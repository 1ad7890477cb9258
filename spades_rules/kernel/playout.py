"""A round played to its end in one go, the same as card by card and quicker."""

from bisect import bisect_left
from collections.abc import Callable

from spades_rules.kernel.public import Phase, PublicTable
from spades_rules.kernel.state import Table
from spades_rules.kernel.suitwise import Suitwise

__all__ = ["play_out"]


def play_out(table: Table, pick: Callable[[int], int]) -> None:
    """Play the round in progress to its end, in place.

    Wherever there is more than one legal action, `pick` is given their number and answers with
    the place of one of them in `legal_actions`, from 0. It stands in for pushing them one by one.
    Nothing happens while a deal is due or once the game is over.
    """
    if table.phase in (Phase.DEAL, Phase.OVER):
        return
    played = len(table.sheets)
    suitwise = table.ruleset.suitwise
    while len(table.sheets) == played:
        if suitwise and table.phase is Phase.PLAY and not table.public.trick:
            _play_tricks(table, pick, suitwise)
            return
        actions = table.legal()
        table.push(actions[pick(len(actions))] if len(actions) > 1 else actions[0])


def _play_tricks(table: Table, pick: Callable[[int], int], suitwise: Suitwise) -> None:
    """Play whole tricks to the end of the round, where nobody is bound but to follow suit.

    Only a leader may be bound by one rule more; what that may read is written back to the public
    table as long as it is asked. Everything else is kept in local names, since this loop is where
    a simulation spends its time.
    """
    ruleset, public, history = table.ruleset, table.public, table.history
    lead_keeps, followers = ruleset.play.lead_keeps, ruleset.followers
    numbers, plays, bits, trumps = suitwise.numbers, suitwise.plays, suitwise.bits, suitwise.trumps
    fans = suitwise.fan([hand & public.out for hand in table.hands])
    leader, takers, size = public.turn, [*public.takers], len(plays)
    for held in range(public.setting.each - public.trick_number, 0, -1):
        hand, suits = fans[leader]
        keep = -1
        if lead_keeps:
            _turn_over(public, leader, takers)
            keep = lead_keeps(public)
            if keep == -1 and ruleset.play.lead_lasts:
                lead_keeps = None
        if keep == -1:
            best = hand.pop(pick(held) if held > 1 else 0)
        else:
            best = _lead(hand, keep, suitwise.shut.get(keep), pick)
        led = numbers[best]
        suits[led].remove(best)
        history = (history, plays[best])
        cards, strays = bits[best], 0
        for seat in followers[leader]:
            hand, suits = fans[seat]
            suit = suits[led]
            if suit:
                count = len(suit)
                card = suit.pop(pick(count) if count > 1 else 0)
                hand.remove(card)
                cards |= bits[card]
                if card > best:
                    best, leader = card, seat
            else:
                card = hand.pop(pick(held) if held > 1 else 0)
                number = numbers[card]
                suits[number].remove(card)
                strays |= bits[card]
                # A trump that ruffs counts as a card above the whole pack.
                if number == trumps and card + size > best:
                    best, leader = card + size, seat
            history = (history, plays[card])
        takers.append(leader)
        if strays:
            cards |= strays
            public.off_suit |= strays
            public.mixed |= cards
        public.out ^= cards
    _turn_over(public, leader, takers)
    table.history = history
    table._finish()  # noqa: SLF001 - the same room, and nobody else may


def _lead(
    hand: list[int], keep: int, shut: tuple[int, int] | None, pick: Callable[[int], int]
) -> int:
    """Take a card out of a hand that may not lead all of them, mostly as a suit is shut."""
    if shut:
        first, after = shut
        kept = hand[: bisect_left(hand, first)] + hand[bisect_left(hand, after) :] or hand
    else:
        kept = [card for card in hand if keep >> card & 1] or hand
    card = kept[pick(len(kept)) if len(kept) > 1 else 0]
    hand.remove(card)
    return card


def _turn_over(public: PublicTable, leader: int, takers: list[int]) -> None:
    """Write down who has taken the tricks and leads to the next one."""
    public.turn = leader
    public.takers = tuple(takers)
    public.trick_number = len(takers)
