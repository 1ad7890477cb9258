"""A round played to its end in one go, the same as card by card and quicker."""

from collections.abc import Callable
from typing import cast

from spades_rules.kernel.playrules import Keeps
from spades_rules.kernel.public import Phase
from spades_rules.kernel.state import Table

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
    ruleset = table.ruleset
    quick = (
        ruleset.play.follow_keeps is not None and not ruleset.claiming and not ruleset.layout.twins
    )
    while len(table.sheets) == played:
        if quick and table.phase is Phase.PLAY and not table.public.trick:
            _play_tricks(table, pick)
            return
        actions = table.legal()
        table.push(actions[pick(len(actions))] if len(actions) > 1 else actions[0])


def _play_tricks(table: Table, pick: Callable[[int], int]) -> None:
    """Play whole tricks to the end of the round, where one rule settles what followers may play.

    Rules are asked once for the leader and once for all who follow; what they may read is
    written back to the public table before each of these questions. Everything else is kept in
    local names, since this loop is where a simulation spends its time.
    """
    ruleset, public, history = table.ruleset, table.public, table.history
    hands = [hand & public.out for hand in table.hands]
    play_of, suit_of, leads = ruleset.layout.play_of, ruleset.layout.suit_of, ruleset.play.leads
    lead_keeps, follow_keeps = ruleset.play.lead_keeps, cast("Keeps", ruleset.play.follow_keeps)
    seats = ruleset.seats
    trick: tuple[int, ...]
    for _ in range(public.setting.each - public.trick_number):
        turn = public.turn
        hand = legal = hands[turn]
        if lead_keeps:
            legal = legal & lead_keeps(public) or legal
        else:
            for narrow in leads:
                legal = narrow(public, hand, legal) or legal
        if legal & (legal - 1):
            place = pick(legal.bit_count())
            while place:
                legal &= legal - 1
                place -= 1
            legal &= -legal
        hands[turn] = hand ^ legal
        history = (history, play_of[legal])
        public.led = suit_of[legal]
        trick = (legal,)
        public.trick = trick
        public.turn = (turn + 1) % seats
        keep = follow_keeps(public)
        for _ in range(1, seats):
            turn = (turn + 1) % seats
            hand = hands[turn]
            legal = hand & keep or hand
            if legal & (legal - 1):
                place = pick(legal.bit_count())
                while place:
                    legal &= legal - 1
                    place -= 1
                legal &= -legal
            hands[turn] = hand ^ legal
            history = (history, play_of[legal])
            trick += (legal,)
        public.turn = turn
        public.take(trick)
    table.history = history
    table._finish()  # noqa: SLF001 - the same room, and nobody else may
