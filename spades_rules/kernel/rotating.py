"""Who deals the next round, as the deal moves round the table or stays."""

from typing import Literal, assert_never

from spades_rules.table.seats import Seating

__all__ = ["dealer_after"]


def dealer_after(
    dealer: int, seating: Seating, rotation: Literal["left", "random", "none"]
) -> int | None:
    """Give the dealer of the round after one that a seat dealt, or none where chance decides."""
    match rotation:
        case "left":
            return seating.left_of(dealer)
        case "random":
            return None
        case "none":
            return dealer
        case _:
            assert_never(rotation)
