"""Two profiles loaded and compared, and held against what was expected and what is accepted."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from spades_rules.audit import diff as comparing
from spades_rules.audit.accepting import Accepted, apply_accepted, read_accepted
from spades_rules.audit.difference import SETTLED, RuleDiff
from spades_rules.audit.patterns import check_patterns, matches, vocabulary
from spades_rules.cases import write_cases
from spades_rules.catalog import Catalog
from spades_rules.cli.failures import unusable
from spades_rules.cli.inputs import STANDARD_INPUT, read_input, said_name, why
from spades_rules.cli.rules import load, refuse_findings, standard_catalog, usable
from spades_rules.cli.sharing import shared
from spades_rules.diagnostics import Diagnostic, Severity
from spades_rules.profile import Profile
from spades_rules.report.expected import Expected
from spades_rules.report.paragraphs import count

__all__ = ["Asked", "Compared", "compare", "keep"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What a comparison is to look at, beside the two profiles."""

    only: tuple[str, ...] = ()
    """Patterns of the rules to be told of; empty: all."""
    expect: tuple[str, ...] = ()
    """Patterns of the rules that are meant to differ; empty: nobody asks."""
    accept: str | None = None
    """The file of differences that are known and kept."""
    seed: int = 1
    sets: tuple[str, ...] = ()
    folders: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Compared:
    """A comparison, what it was expected to be, and what is amiss in the file of what is known."""

    diff: RuleDiff
    expected: Expected | None
    findings: tuple[Diagnostic, ...]

    @property
    def clean(self) -> bool:
        """Tell whether nothing is left that somebody should look at."""
        if self.findings:
            return False
        if self.expected is not None:
            return self.expected.holds
        left = [one for one in self.diff.changes if one.accepted is None]
        if any(one.verdict not in SETTLED for one in left):
            return False
        # What is accepted makes the whole differ; where nothing is, the whole has to be settled.
        return len(left) < len(self.diff.changes) or self.diff.verdict in SETTLED


def compare(a: str, b: str, asked: Asked) -> Compared:
    """Compare two profiles; one that cannot be used ends the command."""
    if a == b == STANDARD_INPUT:
        unusable("only one of the two can come from standard input")
    catalog = standard_catalog()
    one, other = (
        load(place, sets=asked.sets, folders=asked.folders, catalog=catalog) for place in (a, b)
    )
    _comparable(one, other, asked, catalog)
    accepted = () if asked.accept is None else _accepted(asked.accept)
    found = usable(
        lambda: comparing.diff(
            one, other, catalog=catalog, only=asked.only, seed=asked.seed, each=shared
        )
    )
    found, findings = _apply(found, accepted, asked.only)
    return Compared(found, _expected(one, other, asked, catalog), findings)


def _comparable(one: Profile, other: Profile, asked: Asked, catalog: Catalog) -> None:
    if one.game != other.game:
        unusable(
            f"`{one.label}` is of {one.game} and `{other.label}` of {other.game}; "
            "two profiles of one game are compared"
        )
    patterns = (*asked.only, *asked.expect)
    if not patterns:
        return
    try:
        check_patterns(patterns, vocabulary((one, other), catalog.games[one.game], catalog))
    except ValueError as fault:
        unusable(str(fault))


def _accepted(file: str) -> Sequence[Accepted]:
    accepted, findings = read_accepted(read_input(file), said_name(file))
    errors = [one for one in findings if one.severity is Severity.ERROR]
    if errors:
        refuse_findings(errors)
    return accepted


def _apply(
    found: RuleDiff, accepted: Sequence[Accepted], only: Sequence[str]
) -> tuple[RuleDiff, tuple[Diagnostic, ...]]:
    """Mark what is known and kept; an entry on a rule that nobody looks at is not held against."""
    looked_at = [
        one
        for one in accepted
        if not only or any(matches(part, one.rule, (f"{one.rule}.{one.path}",)) for part in only)
    ]
    reasons, findings = apply_accepted([one.change for one in found.changes], looked_at)
    changes = tuple(replace(one, accepted=reasons.get(one.change.rule)) for one in found.changes)
    return replace(found, changes=changes), findings


def _expected(one: Profile, other: Profile, asked: Asked, catalog: Catalog) -> Expected | None:
    if not asked.expect:
        return None
    rest = usable(
        lambda: comparing.rest_of(one, other, asked.expect, catalog=catalog, seed=asked.seed)
    )
    return Expected(asked.expect, rest.outside, rest.proofs)


def keep(diff: RuleDiff, file: str) -> str:
    """Write every witness to a file of cases, and say so in words."""
    cases = tuple(one.witness.case for one in diff.changes if one.witness is not None)
    try:
        Path(file).write_text(write_cases(cases), encoding="utf-8", newline="\n")
    except (OSError, ValueError) as fault:
        unusable(f"`{file}` cannot be written: {why(fault)}")
    return f"saved {count(len(cases), 'case')} to `{file}`"
