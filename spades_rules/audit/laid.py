"""Seats and cards laid out: what situations are made of, and known again by."""

from dataclasses import dataclass, field

from spades_rules.kernel.public import Setting
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.table.cards import Card

__all__ = ["Laid", "laid_of"]


@dataclass(frozen=True, slots=True)
class Laid:
    """The seats and cards of a rule set; all that lay out the same are equal."""

    suits: tuple[int, ...]
    """The cards of each suit that has any, in the usual order."""
    trumps: int
    """The cards of the trump suit; 0 without one."""
    seats: int
    each: int
    """How many cards a seat gets."""
    cards: tuple[Card, ...]
    """The pack, from the weakest card to the strongest."""
    last: bool
    """Whether of twins the one played last wins a trick."""
    setting: Setting = field(compare=False)
    """What a table of such a rule set stands in before anybody deals."""


def laid_of(ruleset: Ruleset) -> Laid:
    """Give the seats and cards of a rule set."""
    setting = ruleset.waiting.setting
    suits = tuple(mask for mask in setting.suits.values() if mask)
    last = setting.twins is not None and setting.twins.last
    cards = setting.pack.cards
    return Laid(suits, setting.trumps, ruleset.seats, setting.each, cards, last, setting)
