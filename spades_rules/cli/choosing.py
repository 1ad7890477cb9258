"""Which policies a word such as `scoring` or `scoring.nil_points` stands for."""

from collections.abc import Mapping

from spades_rules.catalog import Catalog, PolicyEntry
from spades_rules.cli.failures import unusable
from spades_rules.diagnostics import allowed
from spades_rules.games.game import Slot

__all__ = ["policies_named", "slots_of"]


def slots_of(catalog: Catalog) -> Mapping[str, Slot]:
    """Give the questions of all games by name."""
    found: dict[str, Slot] = {}
    for game in catalog.games.values():
        for slot in game.slots:
            found.setdefault(slot.name, slot)
    return found


def policies_named(catalog: Catalog, which: str) -> tuple[PolicyEntry, ...]:
    """Give every policy, those of one slot, or one; a name that means nothing ends the command."""
    slots = slots_of(catalog)
    slot, dot, name = which.partition(".")
    if not which:
        return tuple(entry for one in slots for entry in catalog.policies_in(one))
    if slot not in slots:
        unusable(f"there is no question `{slot}`{_hint(slot, tuple(slots))}")
    entries = catalog.policies_in(slot)
    if not dot:
        return entries
    found = tuple(entry for entry in entries if entry.name == name)
    if not found:
        names = tuple(entry.name for entry in entries)
        unusable(f"no policy for `{slot}` is called `{name}`{_hint(name, names)}")
    return found


def _hint(word: str, known: tuple[str, ...]) -> str:
    return "\nhint: " + allowed(word, known)
