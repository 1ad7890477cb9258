"""What a rule's number or word may be: the limits that a profile is held to."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias, get_args, get_origin

from spades_rules.table.cards import CARDS, Card

__all__ = ["Bounds", "CardName", "OneOf", "words_in"]


@dataclass(frozen=True, slots=True)
class Bounds:
    """The least and the greatest value of a whole number, both allowed; `None`: no limit.

    It annotates a policy's field: `Annotated[int, Bounds(low=1)]`.
    """

    low: int | None = None
    high: int | None = None


@dataclass(frozen=True, slots=True)
class OneOf:
    """The words that a text may be, where they need no explaining and are too many for it.

    It annotates a policy's field, as `Bounds` does a number.
    """

    words: tuple[str, ...]
    one: str
    """What one of them is, as in "a card such as AS"."""
    many: str
    """What several of them are, as in "cards such as AS"."""


def words_in(annotation: object) -> OneOf | None:
    """Give the words that an annotated text is limited to, if it is."""
    notes = get_args(annotation)[1:] if get_origin(annotation) is Annotated else ()
    return next((note for note in notes if isinstance(note, OneOf)), None)


CardName: TypeAlias = Annotated[Card, OneOf(CARDS, "a card such as `AS`", "cards such as `AS`")]
"""A card that a rule names."""
