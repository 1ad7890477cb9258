"""A round played to its end in one go, the same as card by card and quicker."""

from collections.abc import Callable

from spades_rules.kernel.actions import Action, Call, Look, Pass
from spades_rules.kernel.public import Phase
from spades_rules.kernel.state import Table

__all__ = ["play_out"]


def play_out(table: Table, pick: Callable[[int], int]) -> None:
    """Play the round in progress to its end, in place.

    Wherever there is more than one legal action, `pick` is given their number and answers with
    the place of one of them in `legal_actions`, from 0. It stands in for pushing them one by one.
    """
    while table.phase in (Phase.CALLS, Phase.EXCHANGE):
        actions = table.legal()
        action = actions[pick(len(actions))] if len(actions) > 1 else actions[0]
        _say(table, action)
    if table.phase is Phase.PLAY:
        _play_cards(table, pick)


def _say(table: Table, action: Action) -> None:
    # The action is one of the legal ones, so nothing is left to check.
    if isinstance(action, Call | Look):
        table._call(action)  # noqa: SLF001 - the same room
    elif isinstance(action, Pass):
        table.push(action)


def _play_cards(table: Table, pick: Callable[[int], int]) -> None:
    # Everything read at each card is a local name: this loop is what a simulation spends its
    # time on. What a rule may read is written back to the public table before it is asked.
    if table.ruleset.claiming:
        while table.phase is Phase.PLAY:
            actions = table.legal()
            table.push(actions[pick(len(actions))] if len(actions) > 1 else actions[0])
        return
    ruleset, public = table.ruleset, table.public
    leads, follows, plays_of = ruleset.leads, ruleset.follows, ruleset.plays_of
    play_of, suit_of, winner = ruleset.play_of, ruleset.suit_of, ruleset.trick_winner
    bits = ruleset.pack.bits
    hands = [hand & ~public.played for hand in table.hands]
    seats, each = len(hands), public.setting.each
    turn, trick, history = public.turn, public.trick, table.history
    while True:
        hand = legal = hands[turn]
        for narrow in follows if trick else leads:
            legal = narrow(public, hand, legal) or legal
        if legal & (legal - 1):
            plays = plays_of(legal)
            play = plays[pick(len(plays))]
            bit = bits[play.card] & hand
            bit &= -bit
        else:
            bit = legal
            play = play_of[bit]
        history = (history, play)
        hands[turn] = hand ^ bit
        public.played |= bit
        if not trick:
            public.led = suit_of[bit]
        trick = (*trick, bit)
        if len(trick) < seats:
            public.trick = trick
            turn = turn + 1 if turn + 1 < seats else 0
            public.turn = turn
            continue
        turn = (turn + 1 + winner(trick)) % seats
        public.take(trick, turn)
        trick = ()
        if public.trick_number == each:
            break
    table.history = history
    table._forget()  # noqa: SLF001 - the same room
    table._score()  # noqa: SLF001 - the same room
