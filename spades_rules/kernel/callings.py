"""What a seat's word is now: the last call it made, whoever spoke in between."""

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable

__all__ = ["standing_calls"]


def standing_calls(table: PublicTable, seats: tuple[int, ...]) -> tuple[tuple[int, Call], ...]:
    """Give (seat, call) for each of some seats that has spoken, with the last thing it said.

    Seats stand in the order in which they first spoke.
    """
    last = {seat: call for seat, call in table.calls if seat in seats}
    return tuple(last.items())
