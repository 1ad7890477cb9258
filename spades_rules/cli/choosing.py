"""Which policies a word such as `scoring` or `scoring.nil_points` stands for."""

from collections.abc import Mapping

from spades_rules.catalog import Catalog, PolicyEntry
from spades_rules.cli.failures import unusable
from spades_rules.diagnostics import allowed
from spades_rules.games.game import Slot, slots_in_order

__all__ = ["policies_named", "slots_of"]


def slots_of(catalog: Catalog) -> Mapping[str, Slot]:
    """Give the questions of all games by name, in the order of a round."""
    found: dict[str, Slot] = {}
    for slot in slots_in_order(catalog.games.values()):
        found.setdefault(slot.name, slot)
    return found


def policies_named(catalog: Catalog, which: str) -> tuple[PolicyEntry, ...]:
    """Give every policy, those of one slot, one, or those that somebody calls so.

    A name that means nothing ends the command.
    """
    slots = slots_of(catalog)
    slot, dot, name = which.partition(".")
    if not which:
        return tuple(entry for one in slots for entry in catalog.policies_in(one))
    if slot not in slots:
        meant = _called(catalog, tuple(slots), which)
        return meant or unusable(f"there is no question `{slot}`{_hint(slot, tuple(slots))}")
    entries = catalog.policies_in(slot)
    if not dot:
        return entries
    found = tuple(entry for entry in entries if entry.name == name)
    if not found:
        names = tuple(entry.name for entry in entries)
        unusable(f"no policy for `{slot}` is called `{name}`{_hint(name, names)}")
    return found


def _called(catalog: Catalog, slots: tuple[str, ...], word: str) -> tuple[PolicyEntry, ...]:
    """Give the policies for which a word is another name, or their own without its slot."""
    return tuple(
        entry
        for slot in slots
        for entry in catalog.policies_in(slot)
        if word in {entry.name, *(alias.partition(" (")[0] for alias in entry.aliases)}
    )


def _hint(word: str, known: tuple[str, ...]) -> str:
    return "\nhint: " + allowed(word, known)
