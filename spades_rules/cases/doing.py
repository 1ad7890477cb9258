"""A round as it is written down, turned into actions, and one such action done at a table."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from spades_rules.cases.situations import CallWord, PlayedRound
from spades_rules.kernel.actions import Action, Call, Claim, Concede, Deal, Look, Pass, Play
from spades_rules.kernel.callround import LOOK
from spades_rules.kernel.public import Phase
from spades_rules.kernel.state import Table
from spades_rules.notation.calls import read_call
from spades_rules.table.cards import Card

__all__ = ["BETWEEN", "NoCall", "do_as_written", "done_in"]

BETWEEN = (Phase.DEAL, Phase.OVER)
"""Where a game stands when no round is in progress."""

_Part: TypeAlias = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class NoCall:
    """A word written among the calls that is none."""

    word: CallWord
    amiss: str
    """What is amiss with it, in words."""


def done_in(played: PlayedRound, table: Table) -> Iterator[tuple[Action | NoCall, _Part]]:
    """Give what was done in a round in order, each action with its place in what is written.

    Each is done at the table before the next one is asked for: calls and passes stand apart, and
    where the round is tells which comes first.
    """
    yield Deal(played.dealer, played.hands, turned=played.turned), ()
    passes = enumerate(played.passes)
    for number, word in enumerate(played.calls):
        yield from _passed(passes, table)
        call = read_call(table.ruleset, word)
        yield NoCall(word, call) if isinstance(call, str) else call, ("calls", number)
    for number, cards in passes:
        yield Pass(cards), ("passes", number)
    for number, card in enumerate(played.cards):
        yield Play(card), ("cards", number)
    if played.claim:
        yield Claim(), ("claim",)
    if played.concede:
        yield Concede(), ("concede",)


def _passed(
    passes: Iterator[tuple[int, tuple[Card, ...]]], table: Table
) -> Iterator[tuple[Pass, _Part]]:
    """Give the passes that are due before the next call."""
    while table.phase is Phase.EXCHANGE:
        number, cards = next(passes, (0, None))
        if cards is None:
            return
        yield Pass(cards), ("passes", number)


def do_as_written(table: Table, action: Action) -> None:
    """Do an action; who calls what is not blind has looked, and who has looked need not again.

    Raises `RefusedError` where the rules do not allow it.
    """
    look = table.phase is Phase.CALLS and LOOK in table.legal()
    if type(action) is Look and table.phase is Phase.CALLS and not look:
        return
    if type(action) is Call and look and not action.blind:
        table.push(LOOK)
    table.push(action)
