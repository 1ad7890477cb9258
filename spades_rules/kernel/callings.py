"""What a seat's word is now: the last call it made, whoever spoke in between."""

from collections.abc import Iterable

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable

__all__ = ["bid_of", "others_calls", "standing_calls"]


def standing_calls(table: PublicTable, seats: tuple[int, ...]) -> tuple[tuple[int, Call], ...]:
    """Give (seat, call) for each of some seats that has spoken, with the last thing it said.

    Seats stand in the order in which they first spoke.
    """
    last = {seat: call for seat, call in table.calls if seat in seats}
    return tuple(last.items())


def others_calls(table: PublicTable, seat: int) -> tuple[Call, ...] | None:
    """Give what every other seat has called last; none before all of them have called."""
    seats = table.setting.seating.seats
    said = standing_calls(table, tuple(other for other in range(seats) if other != seat))
    return tuple(call for _, call in said) if len(said) == seats - 1 else None


def bid_of(calls: Iterable[Call]) -> int:
    """Add up the tricks that some calls undertake; a promise of one seat alone adds nothing."""
    return sum(call.tricks for call in calls if not call.personal)
