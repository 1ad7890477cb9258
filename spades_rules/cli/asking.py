"""One situation read and put to a profile."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spades_rules.cases import Answer, Loaded, Loader, answer_case, read_question
from spades_rules.cli.inputs import read_input, said_name
from spades_rules.cli.rules import refuse_findings, standard_catalog
from spades_rules.profile import register_of
from spades_rules.report.answers import rules_behind
from spades_rules.report.explanation import Explained, explain

if TYPE_CHECKING:
    from spades_rules.diagnostics import Diagnostic

__all__ = ["ask", "find_lint"]

BRACES = "a situation is a file, `-`, or a mapping such as '{ending: {totals: [510, 480]}}'"


def ask(
    place: str, situation: str, *, sets: Sequence[str], folders: Sequence[str]
) -> tuple[Answer, dict[str, Explained], str]:
    """Give the answer to a situation, the rules behind it, and the profile that was asked."""
    flow = situation.lstrip().startswith(("{", "["))
    text = situation if flow else read_input(situation, else_say=BRACES)
    reading = read_question(text, "<situation>" if flow else said_name(situation))
    if reading.diagnostics or not reading.cases:
        refuse_findings(reading.diagnostics)
    catalog = standard_catalog()
    loader = Loader(sets=sets, folders=folders, catalog=catalog)
    outcome = answer_case(reading.cases[0], load=loader, lint=find_lint, under=place)
    if outcome.answer is None:
        refuse_findings(outcome.diagnostics)
    if outcome.loaded is None or outcome.answer.ruleset is None:
        return outcome.answer, {}, place
    profile = outcome.loaded.profile
    sources = register_of(profile, folders)
    explained = {
        rule: explain(rule, profile, catalog=catalog, sources=sources)
        for rule in rules_behind(outcome.answer)
    }
    return outcome.answer, explained, profile.label


def find_lint(loaded: Loaded) -> "tuple[Diagnostic, ...]":
    """Find what a profile allows and probably does not mean."""
    # Only the question whether a profile is well made needs the audit.
    from spades_rules.audit.lint import lint  # noqa: PLC0415

    return lint(loaded.ruleset, loaded.profile)
