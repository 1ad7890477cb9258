"""Rules that take choices away: each in turn, and one that would leave nothing is waived."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeAlias, TypeVar

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Bidding

__all__ = ["CardChain", "CardNarrow", "Narrowed", "narrow_calls", "narrow_cards"]

T = TypeVar("T")


class CardNarrow(Protocol):
    """The answering method of a rule of play."""

    def __call__(self, table: PublicTable, hand: int, cards: int) -> int:
        """Give the cards that remain."""
        ...


CardChain: TypeAlias = tuple[tuple[str, CardNarrow], ...]
"""Rules of play in order, each (rule id, its answer)."""


@dataclass(frozen=True, slots=True)
class Narrowed(Generic[T]):
    """What is left after some rules, and what each of them did."""

    left: T
    removed: tuple[tuple[str, T], ...]
    """Each rule that took something away, with what it took."""
    waived: tuple[str, ...]
    """Each rule that would have left nothing."""


def narrow_cards(chain: CardChain, table: PublicTable, hand: int, cards: int) -> Narrowed[int]:
    """Ask rules of play in order which of some cards may be played, keeping what each did."""
    removed: list[tuple[str, int]] = []
    waived: list[str] = []
    for rule, narrow in chain:
        left = narrow(table, hand, cards)
        if not left and cards:
            waived.append(rule)
        elif left != cards:
            removed.append((rule, cards & ~left))
            cards = left
    return Narrowed(cards, tuple(removed), tuple(waived))


def narrow_calls(
    chain: Sequence[tuple[str, Bidding]],
    table: PublicTable,
    seat: int,
    hand: int | None,
    calls: tuple[Call, ...],
) -> Narrowed[tuple[Call, ...]]:
    """Ask bidding rules in order which of some calls may be made, keeping what each did."""
    removed: list[tuple[str, tuple[Call, ...]]] = []
    waived: list[str] = []
    for rule, policy in chain:
        left = policy.narrow(table, seat, hand, calls)
        if not left and calls:
            waived.append(rule)
        elif left != calls:
            removed.append((rule, tuple(call for call in calls if call not in left)))
            calls = left
    return Narrowed(calls, tuple(removed), tuple(waived))
