"""A number that two rule sets share exactly when they are made of the same rules."""

import hashlib
import json
from collections.abc import Mapping

from spades_rules.games.game import Combine, Game
from spades_rules.profile import Profile, Setting

__all__ = ["fingerprint"]


def fingerprint(profile: Profile, game: Game) -> str:
    """Hash what a profile does: 64 hexadecimal digits.

    Counted are the game and every rule with its policy and all its parameters. Not counted are
    names, titles, evidence, where a value comes from, and the rules that no program enforces.
    The order of rules counts where their answers combine in order.
    """
    slots: dict[str, object] = {}
    for slot in game.slots:
        rules = profile.rules.get(slot.name, {})
        if rules and slot.combine is not Combine.LISTED:
            slots[slot.name] = _written(rules, ordered=slot.ordered)
    text = json.dumps(
        {"game": game.name, "rules": slots},
        sort_keys=True,
        separators=(",", ":"),
        ensure_ascii=True,
    )
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def _written(rules: Mapping[str, Setting], *, ordered: bool) -> list[object]:
    """Give the rules of a slot in an order that means something, or else by name."""
    names = list(rules) if ordered else sorted(rules)
    return [[name, rules[name].policy, dict(rules[name].parameters)] for name in names]
