"""What a rule has before its eyes: the part of a situation that it says it looks at."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from spades_rules.audit.histories import pasts_of
from spades_rules.kernel.callings import bid_of, standing_calls
from spades_rules.kernel.gaps import gap
from spades_rules.kernel.public import PublicTable, Standing
from spades_rules.kernel.sight import Sees
from spades_rules.table.cards import rank_of

__all__ = ["on_the_sheet", "seen", "sure_suits"]

Glance = Callable[[PublicTable, int, int], object]
"""From the table, the seat asked and its hand to what it tells."""


def seen(
    sees: Iterable[Sees],
    table: PublicTable,
    seat: int,
    hand: int = 0,
    names: frozenset[str] = frozenset(),
) -> tuple[object, ...]:
    """Give what is seen of a table by a rule, values that are equal when it sees the same.

    `names` are the calls that the rule's own parameters name.
    """
    return tuple(
        _named(table, names) if one is Sees.NAMED_CALLS else _GLANCES[one](table, seat, hand)
        for one in sorted(sees)
    )


def on_the_sheet(sees: Iterable[Sees], standing: Standing) -> tuple[object, ...]:
    """Give what is seen of a score by a rule that sees nothing but scores."""
    told: Mapping[Sees, object] = {
        Sees.TOTALS: standing.totals,
        Sees.TALLIES: tuple(sorted(standing.tallies.items())),
        Sees.ROUND: standing.round,
        Sees.BEFORE: standing.before,
    }
    return tuple(told[one] for one in sorted(sees))


def sure_suits(table: PublicTable, hand: int) -> tuple[tuple[bool | None, ...], bool]:
    """Tell of each suit whether the cards held are sure to win in it, and whether a trump is out.

    For a suit of which nothing is held it is none; a twin out of sight is as high as a card.
    """
    setting = table.setting
    unseen = setting.pack.everything & ~hand & ~table.played
    return (
        tuple(_outrank(table, hand & suit, unseen & suit) for suit in setting.suits.values()),
        bool(unseen & setting.trumps),
    )


def _outrank(table: PublicTable, held: int, out: int) -> bool | None:
    if not held:
        return None
    if not out:
        return True
    cards = table.setting.pack.cards
    lowest, highest = (held & -held).bit_length() - 1, out.bit_length() - 1
    return lowest > highest and cards[lowest] != cards[highest]


def _named(table: PublicTable, names: frozenset[str]) -> object:
    said = standing_calls(table, tuple(range(table.setting.seating.seats)))
    return tuple((seat, call.name) for seat, call in said if call.name in names)


def _own_calls(table: PublicTable, seat: int, hand: int) -> object:  # noqa: ARG001 - a glance
    seating = table.setting.seating
    said = standing_calls(table, seating.sides[seating.side_of[seat]])
    return tuple((one == seat, call.name) for one, call in said)


def _others_sum(table: PublicTable, seat: int, hand: int) -> object:  # noqa: ARG001 - a glance
    others = tuple(one for one in range(table.setting.seating.seats) if one != seat)
    said = tuple(call for _, call in standing_calls(table, others))
    return len(said) == len(others), bid_of(said), any(call.personal for call in said)


def _aces(table: PublicTable, seat: int, hand: int) -> object:  # noqa: ARG001 - a glance
    return sum(rank_of(card) == "A" for card in table.setting.pack.cards_of(hand))


def _held(table: PublicTable, seat: int, hand: int) -> object:  # noqa: ARG001 - a glance
    return tuple(bool(hand & suit) for suit in table.setting.suits.values())


def _thrown(table: PublicTable, seat: int, hand: int) -> object:  # noqa: ARG001 - a glance
    return bool(sum(table.trick) & table.setting.trumps & ~table.led)


def _cards(table: PublicTable, seat: int, hand: int) -> object:  # noqa: ARG001 - a glance
    return hand, table.played, table.trick, table.off_suit, table.mixed


_GLANCES: Mapping[Sees, Glance] = MappingProxyType(
    {
        Sees.OWN_CALLS: _own_calls,
        Sees.OTHERS_SUM: _others_sum,
        Sees.ALL_CALLS: lambda table, seat, _: (seat, table.calls),
        Sees.GAP: lambda table, seat, _: gap(table, seat),
        Sees.ROUND: lambda table, _seat, _: table.setting.round,
        Sees.DEALER: lambda table, _seat, _: table.setting.dealer,
        Sees.HAND_TRUMPS: lambda table, _, hand: (hand & table.setting.trumps).bit_count(),
        Sees.HAND_ACES: _aces,
        Sees.HELD: _held,
        Sees.LED: lambda table, _seat, _: table.led,
        Sees.THROWN: _thrown,
        Sees.FIRST_TRICK: lambda table, _seat, _: not table.trick_number,
        Sees.LAST_TRICK: lambda _table, _seat, hand: not hand & (hand - 1),
        Sees.PAST: lambda table, _seat, _: (pasts_of(table), table.opened),
        Sees.UNSEEN: lambda table, _, hand: sure_suits(table, hand),
        Sees.CARDS: _cards,
        Sees.TOTALS: lambda table, _seat, _: table.setting.standing.totals,
        Sees.TALLIES: lambda table, _seat, _: table.setting.standing.tallies,
        Sees.BEFORE: lambda table, _seat, _: table.setting.standing.before,
    }
)
