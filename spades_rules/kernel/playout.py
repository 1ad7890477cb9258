"""A round played to its end in one go, the same as card by card and quicker."""

from collections.abc import Callable

from spades_rules.kernel.public import Phase, PublicTable
from spades_rules.kernel.state import Table
from spades_rules.kernel.suitwise import Suitwise

__all__ = ["play_out"]


# A member of an enumeration is slow to look up.
_DEAL, _PLAY, _OVER = Phase.DEAL, Phase.PLAY, Phase.OVER


def play_out(table: Table, chance: Callable[[], float]) -> None:
    """Play the round in progress to its end, in place.

    Wherever there is more than one legal action, `chance` is asked for a number from 0 up to but
    not including 1, as `random.random` gives one, and the action that lies as far along in
    `legal_actions` is done: 0 is the first of them. It stands in for pushing them one by one.
    Nothing happens while a deal is due or once the game is over.
    """
    suitwise = table.ruleset.suitwise
    while (phase := table.phase) is not _DEAL and phase is not _OVER:
        if phase is _PLAY and suitwise and not table.public.trick:
            _play_tricks(table, chance, suitwise)
        else:
            actions = table.legal()
            many = len(actions)
            table.push(actions[int(chance() * many) if many > 1 else 0])


def _play_tricks(  # noqa: C901, PLR0915 - every call saved counts in the loop of a simulation
    table: Table, chance: Callable[[], float], suitwise: Suitwise
) -> None:
    """Play whole tricks to the end of the round, where nobody is bound but to follow suit.

    Only a leader may be bound by one rule more; what that may read is written back to the public
    table as long as it is asked. Everything else is kept in local names, since this loop is where
    a simulation spends its time.
    """
    ruleset, public, history = table.ruleset, table.public, table.history
    lead_keeps, followers = ruleset.play.lead_keeps, ruleset.followers
    numbers, bits, trumps = suitwise.numbers, suitwise.bits, suitwise.trumps
    hands = suitwise.sort([hand & public.out for hand in table.hands])
    columns = tuple(zip(*hands, strict=True))
    leader, takers, size = public.turn, [*public.takers], len(bits)
    out, off_suit, mixed = public.out, public.off_suit, public.mixed
    left = out & ~sum(table.hands)
    for held in range(public.setting.each - public.trick_number, 0, -1):
        suits = hands[leader]
        one, two, three, four = suits
        cards = one + two + three + four
        if lead_keeps:
            _turn_over(public, leader, takers, (out, off_suit, mixed))
            keep = lead_keeps(public)
            if keep != -1:
                cards = suitwise.kept(suits, keep) or cards
            elif ruleset.play.lead_lasts:
                lead_keeps = None
        best = cards[int(chance() * len(cards)) if len(cards) > 1 else 0]
        led = numbers[best]
        column = columns[led]
        column[leader].remove(best)
        trick, strays = [bits[best]], 0
        for seat in followers[leader]:
            suit = column[seat]
            if suit:
                count = len(suit)
                card = suit.pop(int(chance() * count) if count > 1 else 0)
                trick.append(bits[card])
                if card > best:
                    best, leader = card, seat
            else:
                one, two, three, four = hands[seat]
                card = (one + two + three + four)[int(chance() * held) if held > 1 else 0]
                number = numbers[card]
                columns[number][seat].remove(card)
                bit = bits[card]
                strays |= bit
                trick.append(bit)
                # A trump that ruffs counts as a card above the whole pack.
                if number == trumps and card + size > best:
                    best, leader = card + size, seat
        takers.append(leader)
        history = (history, (*trick,))
        if strays:
            off_suit |= strays
            mixed |= sum(trick)
        if lead_keeps:
            out ^= sum(trick)
    _turn_over(public, leader, takers, (left, off_suit, mixed))
    table.history = history
    table._finish()  # noqa: SLF001 - the same room, and nobody else may


def _turn_over(
    public: PublicTable, leader: int, takers: list[int], cards: tuple[int, int, int]
) -> None:
    """Write down who has taken the tricks and leads to the next one, and the cards turned over."""
    public.turn = leader
    public.takers = tuple(takers)
    public.trick_number = len(takers)
    public.out, public.off_suit, public.mixed = cards
