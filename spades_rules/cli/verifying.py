"""Files of cases read and run; nothing is run before every file has been read."""

from collections.abc import Sequence

from spades_rules.cases import Case, Loader, Outcome, read_cases, run_case
from spades_rules.cli.asking import find_lint
from spades_rules.cli.inputs import read_input, said_name
from spades_rules.cli.rules import refuse_findings, standard_catalog
from spades_rules.diagnostics import Diagnostic

__all__ = ["verify"]


def verify(
    files: Sequence[str], *, under: str | None, sets: Sequence[str], folders: Sequence[str]
) -> tuple[tuple[Case, Outcome], ...]:
    """Give every case with its outcome, in the order written."""
    cases: list[Case] = []
    found: list[Diagnostic] = []
    for file in files:
        reading = read_cases(read_input(file), said_name(file))
        cases += reading.cases
        found += reading.diagnostics
    if found:
        refuse_findings(found)
    loader = Loader(sets=sets, folders=folders, catalog=standard_catalog())
    return tuple((case, run_case(case, load=loader, lint=find_lint, under=under)) for case in cases)
