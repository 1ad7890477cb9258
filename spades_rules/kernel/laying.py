"""A table laid by hand, for a question that comes without a game."""

from collections.abc import Iterable

from spades_rules.kernel.layout import Layout
from spades_rules.kernel.public import PublicTable, Setting
from spades_rules.kernel.wellformed import known_cards
from spades_rules.table.cards import Card

__all__ = ["lay_tricks"]


def lay_tricks(
    layout: Layout, setting: Setting, so_far: Iterable[Iterable[Card]], trick: Iterable[Card]
) -> PublicTable:
    """Lay complete tricks and one in progress, each in playing order, on an empty table.

    Raises `ValueError` for a card that is not in the pack or appears too often, and for a trick
    that has not the cards of one.
    """
    table = PublicTable(setting)
    seats = setting.seating.seats
    for cards in so_far:
        bits = _bits(layout, table, cards)
        if len(bits) != seats:
            message = f"a trick has {seats} cards, not {len(bits)}"
            raise ValueError(message)
        table.led = layout.suit_of[bits[0]]
        table.take(bits)
    table.trick = _bits(layout, table, trick)
    if len(table.trick) >= seats:
        message = f"with {len(table.trick)} cards the trick is over"
        raise ValueError(message)
    table.led = layout.suit_of[table.trick[0]] if table.trick else 0
    return table


def _bits(layout: Layout, table: PublicTable, cards: Iterable[Card]) -> tuple[int, ...]:
    taken = table.played
    bits = []
    for card in cards:
        bits.append(known_cards(layout.pack, (card,), taken=taken))
        taken |= bits[-1]
    return tuple(bits)
