"""Whether a hand may be thrown in, by the rules that people keep among themselves."""

from collections.abc import Iterable
from dataclasses import dataclass

from spades_rules.kernel.customs import Misdealing
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.wellformed import known_cards
from spades_rules.table.cards import Card

__all__ = ["NewDeal", "new_deal"]


@dataclass(frozen=True, slots=True)
class NewDeal:
    """Whether the holder of a hand may ask for a new deal."""

    allowed: bool
    rules: tuple[str, ...]
    """The ids of the rules that allow it, or else of those that were asked."""


def new_deal(ruleset: Ruleset, hand: Iterable[Card]) -> NewDeal:
    """Ask whether a hand, whole as it was dealt, may be thrown in; one rule is enough.

    Raises `ValueError` for a card that is not in the pack or is named too often.
    """
    held = known_cards(ruleset.pack, hand)
    setting = ruleset.setting(0, ruleset.start)
    asked = [rule for rule in ruleset.customs if isinstance(rule.policy, Misdealing)]
    allowing = [rule for rule in asked if rule.policy.throws_in(setting, held)]
    return NewDeal(bool(allowing), tuple(rule.id for rule in allowing or asked))
