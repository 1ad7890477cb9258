"""Several profiles set side by side, and if wished every two of them compared."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from urllib.parse import quote

from spades_rules.audit import diff as comparing
from spades_rules.audit.difference import RuleDiff
from spades_rules.audit.matrix import Matrix, matrix_of
from spades_rules.catalog import Catalog
from spades_rules.cli.failures import unusable
from spades_rules.cli.inputs import STANDARD_INPUT, why
from spades_rules.cli.rules import load, standard_catalog, usable
from spades_rules.cli.sharing import shared
from spades_rules.profile import Profile, heads
from spades_rules.profile.library import FIRST_GAME
from spades_rules.report.matrices import Verdicts
from spades_rules.report.paragraphs import count

__all__ = ["Beside", "link_to", "set_side_by_side", "write_pages"]


@dataclass(frozen=True, slots=True)
class Beside:
    """Some profiles and what each has for every rule."""

    profiles: tuple[Profile, ...]
    matrix: Matrix
    catalog: Catalog

    def compared(self) -> Verdicts:
        """Compare every two of them, as they stand and under no other reading."""
        pairs = tuple(combinations(self.profiles, 2))
        found = shared(lambda pair: self._compared(*pair), pairs)
        return {(a.label, b.label): one for (a, b), one in zip(pairs, found, strict=True)}

    def _compared(self, a: Profile, b: Profile) -> RuleDiff:
        return usable(lambda: comparing.diff(a, b, catalog=self.catalog, readings=False))


def set_side_by_side(
    places: Sequence[str], *, sets: Sequence[str], folders: Sequence[str]
) -> Beside:
    """Load some profiles, or all of Spades; one that cannot be used ends the command."""
    if places.count(STANDARD_INPUT) > 1:
        unusable("only one profile can come from standard input")
    named = places or [one.name for one in heads(folders) if one.game == FIRST_GAME]
    catalog = standard_catalog()
    profiles = tuple(load(one, sets=sets, folders=folders, catalog=catalog) for one in named)
    try:
        matrix = matrix_of(profiles, catalog=catalog)
    except ValueError as fault:
        unusable(str(fault))
    return Beside(profiles, matrix, catalog)


def write_pages(found: Verdicts, folder: str) -> str:
    """Write a page for every comparison, and say so in words."""
    # A matrix without pages needs no library that writes them.
    from spades_rules.report.diffpage import diff_to_page  # noqa: PLC0415

    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        for (a, b), diff in found.items():
            page = Path(folder) / _file(a, b)
            page.write_text(diff_to_page(diff), encoding="utf-8", newline="\n")
    except (OSError, ValueError) as fault:
        unusable(f"`{folder}` cannot be written: {why(fault)}")
    return f"wrote {count(len(found), 'page')} to `{folder}`"


def link_to(folder: str) -> Callable[[str, str, str], str]:
    """Give what finds the entry on a rule in the page of two profiles."""

    def link(a: str, b: str, rule: str) -> str:
        return f"{quote(folder.rstrip('/'))}/{quote(_file(a, b))}#{quote(rule)}"

    return link


def _file(a: str, b: str) -> str:
    """Give the name of a page: `canonical..openspiel.html`."""
    one, other = (re.sub(r"[^\w@+-]", "-", label) for label in (a, b))
    return f"{one}..{other}.html"
