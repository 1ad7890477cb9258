"""Everything that somebody might try at a table, sensible or not."""

from collections.abc import Iterator, Sequence

from spades_rules.kernel.actions import Action, Call, Claim, Concede, Deal, Look, Pass, Play
from spades_rules.kernel.public import Phase
from spades_rules.kernel.state import Table
from spades_rules.table.cards import Card

__all__ = ["attempts", "some_of"]


FEW = 200
"""Of more actions than that some are tried: cards can be passed in ten thousands of ways."""


def some_of(actions: Sequence[Action]) -> Sequence[Action]:
    """Give actions, or where there are very many some from the first to the last of them."""
    return actions[:: len(actions) // FEW + 1]


def attempts(table: Table) -> tuple[Action, ...]:
    """Give what may be done at a table, of very many actions some, and a good deal that may not."""
    ruleset = table.ruleset
    return tuple(
        dict.fromkeys(
            (
                *some_of(table.legal()),
                *map(Play, ruleset.pack.cards),
                *ruleset.calls.by_name.values(),
                *_passes(table),
                *_deals(table),
                Look(),
                Claim(),
                Concede(),
                Play(Card("no card")),
                Call("no such call"),
            )
        )
    )


def _passes(table: Table) -> Iterator[Pass]:
    pack = table.ruleset.pack
    for count in range(4):
        yield Pass(pack.cards[:count])
    if table.phase is Phase.EXCHANGE:
        held = pack.cards_of(table.hands[table.turn])
        yield Pass(held)
        yield Pass(held[:1] * 2)
        yield Pass((held[0], Card("no card")))


def _deals(table: Table) -> Iterator[Deal]:
    pack, each = table.ruleset.pack.cards, table.ruleset.each_in(len(table.sheets) + 1)
    seats = table.ruleset.seating.seats
    hands = tuple(pack[seat * each : (seat + 1) * each] for seat in range(seats))
    for dealer in range(-1, seats + 1):
        yield Deal(dealer, hands)
    for dealer in range(seats):
        yield Deal(dealer, hands, turned=pack[dealer * each])
    yield Deal(0, hands, turned=pack[-1])
    yield Deal(0, hands, turned=Card("no card"))
    yield Deal(0, hands[1:])
    yield Deal(0, (hands[0][1:], *hands[1:]))
    yield Deal(0, (hands[1], *hands[1:]))
    yield Deal(0, ((Card("no card"), *hands[0][1:]), *hands[1:]))
    yield Deal(0, hands, (((0, pack[0]),),))
