"""A round played to its end in one go, the same as card by card and quicker."""

from collections.abc import Callable

from spades_rules.kernel.public import Phase
from spades_rules.kernel.ruleset import Keeps
from spades_rules.kernel.state import Table

__all__ = ["play_out"]


def play_out(table: Table, pick: Callable[[int], int]) -> None:
    """Play the round in progress to its end, in place.

    Wherever there is more than one legal action, `pick` is given their number and answers with
    the place of one of them in `legal_actions`, from 0. It stands in for pushing them one by one.
    """
    if table.phase in (Phase.DEAL, Phase.OVER):
        return
    played = len(table.sheets)
    steady = None if table.ruleset.claiming else table.ruleset.steady
    while len(table.sheets) == played:
        if steady is not None and table.phase is Phase.PLAY and not table.public.trick:
            _play_tricks(table, steady, pick)
        else:
            actions = table.legal()
            table.push(actions[pick(len(actions))] if len(actions) > 1 else actions[0])


def _play_tricks(table: Table, steady: tuple[Keeps, ...], pick: Callable[[int], int]) -> None:
    """Play whole tricks to the end of the round, where no rule looks at a follower's hand.

    Rules are asked once for the leader and once for all who follow; what they may read is
    written back to the public table before each of these questions.
    """
    ruleset, public, history = table.ruleset, table.public, table.history
    hands = [hand & ~public.played for hand in table.hands]
    play_of, seats = ruleset.play_of, ruleset.seats
    for _ in range(public.setting.each - public.trick_number):
        turn = public.turn
        hand = legal = hands[turn]
        for narrow in ruleset.leads:
            legal = narrow(public, hand, legal) or legal
        bit = _picked(legal, pick)
        hands[turn] = hand ^ bit
        history = (history, play_of[bit])
        public.led = ruleset.suit_of[bit]
        trick: tuple[int, ...] = (bit,)
        public.trick = trick
        public.played |= bit
        public.turn = turn + 1 if turn + 1 < seats else 0
        keeps = [cards for kept in steady if (cards := kept(public)) != -1]
        for _ in range(seats - 1):
            turn = turn + 1 if turn + 1 < seats else 0
            hand = legal = hands[turn]
            for cards in keeps:
                legal = legal & cards or legal
            bit = _picked(legal, pick) if legal & (legal - 1) else legal
            hands[turn] = hand ^ bit
            history = (history, play_of[bit])
            trick += (bit,)
        public.played |= sum(trick)
        public.turn = turn
        public.take(trick)
    table.history = history
    table.finish()


def _picked(legal: int, pick: Callable[[int], int]) -> int:
    """Give the card of a set that was picked by its place, the lowest bit first."""
    if legal & (legal - 1):
        for _ in range(pick(legal.bit_count())):
            legal &= legal - 1
    return legal & -legal
