"""What a rule's number may be: the limits that a profile is held to."""

from dataclasses import dataclass

__all__ = ["Bounds"]


@dataclass(frozen=True, slots=True)
class Bounds:
    """The least and the greatest value of a whole number, both allowed; `None`: no limit.

    It annotates a policy's field: `Annotated[int, Bounds(low=1)]`.
    """

    low: int | None = None
    high: int | None = None
