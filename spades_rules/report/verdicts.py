"""What came of some cases: each failure with its place, and a count of both kinds."""

from collections.abc import Sequence

from spades_rules.cases import Case, Outcome
from spades_rules.diagnostics import on_one_line
from spades_rules.notation.plain import PlainValue
from spades_rules.report.paragraphs import wrapped
from spades_rules.report.style import PLAIN, Style

__all__ = ["verdicts_to_plain", "verdicts_to_text"]


def verdicts_to_text(verdicts: Sequence[tuple[Case, Outcome]], style: Style = PLAIN) -> list[str]:
    """Give each case that failed, and how many passed and failed as the last line."""
    lines: list[str] = []
    for case, outcome in verdicts:
        if not outcome.passed:
            lines.append(on_one_line(f"{case.place()}: {style.bad('failed')}: {case.name}"))
            lines += [wrapped(failure, indent=4, hanging=2) for failure in outcome.failures]
    passed, failed = _counts(verdicts)
    return [*lines, f"{passed} passed, {failed} failed"]


def verdicts_to_plain(verdicts: Sequence[tuple[Case, Outcome]]) -> dict[str, PlainValue]:
    """Give what came of every case as plain values."""
    passed, failed = _counts(verdicts)
    return {
        "passed": passed,
        "failed": failed,
        "cases": [
            {
                "case": case.name,
                "profile": case.profile,
                "place": str(case.place()),
                "passed": outcome.passed,
                "failures": list(outcome.failures),
            }
            for case, outcome in verdicts
        ],
    }


def _counts(verdicts: Sequence[tuple[Case, Outcome]]) -> tuple[int, int]:
    passed = sum(outcome.passed for _, outcome in verdicts)
    return passed, len(verdicts) - passed
