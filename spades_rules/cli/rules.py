"""The profile that a command is about, loaded and compiled; one that fails ends the command."""

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NoReturn, TypeVar

from spades_rules.catalog import Catalog
from spades_rules.cli.failures import unusable
from spades_rules.cli.inputs import STANDARD_INPUT, read_input, said_name
from spades_rules.cli.outputs import complain, style_for
from spades_rules.compiler import compile_ruleset
from spades_rules.diagnostics import Diagnostic
from spades_rules.document import Plain
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.profile import Profile, ProfileError, Register, load_profile, register_of
from spades_rules.report.explanation import Explained, explain
from spades_rules.report.findings import findings_to_text

__all__ = ["Rules", "load", "load_rules", "refuse_findings", "standard_catalog", "usable"]

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Rules:
    """A profile, what it compiles to, and what explains it."""

    profile: Profile
    ruleset: Ruleset
    catalog: Catalog
    sources: Register

    def explained(self, rules: Iterable[str]) -> dict[str, Explained]:
        """Explain some rules, each once."""
        return {
            rule: explain(rule, self.profile, catalog=self.catalog, sources=self.sources)
            for rule in dict.fromkeys(rules)
        }


def load(
    place: str,
    *,
    sets: Sequence[str] = (),
    folders: Sequence[str] = (),
    overlay: Mapping[str, Plain] | None = None,
    catalog: Catalog | None = None,
) -> Profile:
    """Load a profile by name or file, or from standard input for `-`."""
    text = read_input(place) if place == STANDARD_INPUT else None
    return usable(
        lambda: load_profile(
            said_name(place),
            sets=sets,
            folders=folders,
            overlay=overlay,
            catalog=catalog,
            text=text,
        )
    )


def load_rules(
    place: str,
    *,
    sets: Sequence[str] = (),
    folders: Sequence[str] = (),
    overlay: Mapping[str, Plain] | None = None,
) -> Rules:
    """Load a profile and compile it."""
    catalog = standard_catalog()
    profile = load(place, sets=sets, folders=folders, overlay=overlay, catalog=catalog)
    ruleset = usable(lambda: compile_ruleset(profile, catalog=catalog))
    return Rules(profile, ruleset, catalog, register_of(profile, folders))


def standard_catalog() -> Catalog:
    """Give all that is installed, with a warning for each distribution that is left out."""
    catalog = Catalog.standard()
    for warning in catalog.warnings:
        complain(f"warning: {warning}")
    return catalog


def usable(attempt: Callable[[], T]) -> T:
    """Do what may find a profile wanting, and end the command with the findings if it does."""
    try:
        return attempt()
    except ProfileError as fault:
        refuse_findings(fault.diagnostics)


def refuse_findings(findings: Sequence[Diagnostic]) -> NoReturn:
    """End the command with findings about its input."""
    unusable(findings_to_text(findings, style_for(sys.stderr)))
