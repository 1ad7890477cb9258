"""One profile checked: as a text, as rules taken together, and for what was probably not meant."""

from collections.abc import Sequence
from dataclasses import dataclass

from spades_rules.audit.lint import lint
from spades_rules.cli.inputs import STANDARD_INPUT, read_input, said_name
from spades_rules.cli.rules import refuse_findings, standard_catalog
from spades_rules.compiler import check_profile, compile_ruleset
from spades_rules.diagnostics import Diagnostic, Severity
from spades_rules.profile import load_profile, register_of
from spades_rules.profile.overrides import SET
from spades_rules.profile.sources import unread_sections

__all__ = ["Checked", "check_one"]

COMMAND_LINE = ("<profile>", SET)
"""How findings name what was written on the command line."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of checking one profile."""

    file: str
    """As the user named it."""
    findings: tuple[Diagnostic, ...]
    accepted: tuple[Diagnostic, ...]
    """Lint findings that the profile knows and keeps."""


def check_one(file: str, *, sets: Sequence[str] = (), folders: Sequence[str] = ()) -> Checked:
    """Check a profile by file, by name, or from standard input for `-`."""
    catalog = standard_catalog()
    text = read_input(file) if file == STANDARD_INPUT else None
    name = said_name(file)
    found = check_profile(name, sets=sets, folders=folders, catalog=catalog, text=text)
    if any(one.span.file in COMMAND_LINE for one in found):
        # Nothing was found out about a profile; the words of the command were wrong.
        refuse_findings(found)
    if any(one.severity is Severity.ERROR for one in found):
        return Checked(name, found, ())
    profile = load_profile(name, sets=sets, folders=folders, catalog=catalog, text=text)
    ruleset = compile_ruleset(profile, catalog=catalog)
    unread = unread_sections(profile, register_of(profile, folders))
    every = (*found, *lint(ruleset, profile), *unread)
    ordered = sorted(dict.fromkeys(every), key=lambda one: (one.span, one.code))
    return Checked(
        name,
        tuple(one for one in ordered if one.code not in profile.accepts),
        tuple(one for one in ordered if one.code in profile.accepts),
    )
