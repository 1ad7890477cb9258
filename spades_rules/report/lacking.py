"""What a table has none of, so that nothing need be said of it: nils, twins, trumps, calls."""

from collections.abc import Iterator
from typing import Any

from spades_rules.kernel.questions import MovesTrump
from spades_rules.profile import Profile

__all__ = ["CALLS", "NILS", "TRUMPS", "TWINS", "lacking_at"]

CALLS = "calls"
NILS = "nils"
TRUMPS = "trumps"
TWINS = "twins"


def lacking_at(profile: Profile) -> frozenset[str]:
    """Give of nils, twins, trumps and calls those that the rules of a profile never bring about."""
    called = [call for rule in _answers(profile, "calls") for call in rule.vocabulary()]
    cards = [card for rule in _answers(profile, "deck") for card in rule.cards()]
    there = {
        CALLS: bool(called),
        NILS: any(call.personal for call in called),
        TRUMPS: any(map(_has_trump, _answers(profile, "trump"))),
        TWINS: len(set(cards)) < len(cards),
    }
    return frozenset(thing for thing, found in there.items() if not found)


def _answers(profile: Profile, slot: str) -> Iterator[Any]:
    return (setting.answer for setting in profile.rules.get(slot, {}).values())


def _has_trump(rule: Any) -> bool:  # noqa: ANN401 - it answers the question of trumps
    return isinstance(rule, MovesTrump) or rule.trump() is not None
