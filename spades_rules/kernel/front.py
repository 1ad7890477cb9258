"""Which sides stand at the top of the score and which at its foot, several where they are level."""

__all__ = ["foremost", "hindmost"]


def foremost(totals: tuple[int, ...], among: tuple[int, ...]) -> tuple[int, ...]:
    """Give those of some sides that have the highest total; there must be one of them."""
    highest = max(totals[side] for side in among)
    return tuple(side for side in among if totals[side] == highest)


def hindmost(totals: tuple[int, ...], among: tuple[int, ...]) -> tuple[int, ...]:
    """Give those of some sides that have the lowest total; there must be one of them."""
    lowest = min(totals[side] for side in among)
    return tuple(side for side in among if totals[side] == lowest)
