"""How many points a side is behind before the round."""

from spades_rules.kernel.public import PublicTable

__all__ = ["gap"]


def gap(table: PublicTable, seat: int) -> int:
    """Give how many points a seat's side is behind the best other side; below zero when ahead.

    A side without another one is level.
    """
    own = table.setting.seating.side_of[seat]
    totals = table.setting.standing.totals
    others = [total for side, total in enumerate(totals) if side != own]
    return max(others, default=totals[own]) - totals[own]
