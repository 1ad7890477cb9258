"""Which policies a word such as `scoring`, `scoring.nil_points` or `jokers` stands for."""

from collections.abc import Iterable, Mapping

from spades_rules.catalog import Catalog, PolicyEntry
from spades_rules.cli.failures import unusable
from spades_rules.cli.seeking import called, speaking_of
from spades_rules.diagnostics import allowed
from spades_rules.games.game import Slot, slots_in_order

__all__ = ["policies_called", "policies_named", "policies_on", "slots_of"]


def slots_of(catalog: Catalog) -> Mapping[str, Slot]:
    """Give the questions of all games by name, in the order of a round."""
    found: dict[str, Slot] = {}
    for slot in slots_in_order(catalog.games.values()):
        found.setdefault(slot.name, slot)
    return found


def policies_named(catalog: Catalog, which: str) -> tuple[PolicyEntry, ...]:
    """Give every policy, those of one slot, or one; a name that means nothing ends the command."""
    slots = slots_of(catalog)
    slot, dot, name = which.partition(".")
    if not which:
        return _all(catalog, slots)
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


def policies_called(catalog: Catalog, said: str) -> tuple[PolicyEntry, ...]:
    """Give the policies of that name in any slot, and those that somebody calls so; or none."""
    return called(_all(catalog, slots_of(catalog)), said)


def policies_on(catalog: Catalog, said: str) -> tuple[PolicyEntry, ...]:
    """Give the policies that speak of something; where there is none the command ends."""
    slots = tuple(slots_of(catalog))
    found = speaking_of(_all(catalog, slots), said)
    return found or unusable(
        f"no policy is called `{said}` or speaks of it, and it is no question{_hint(said, slots)}"
    )


def _all(catalog: Catalog, slots: Iterable[str]) -> tuple[PolicyEntry, ...]:
    return tuple(entry for slot in slots for entry in catalog.policies_in(slot))


def _hint(word: str, known: tuple[str, ...]) -> str:
    return "\nhint: " + allowed(word, known)
