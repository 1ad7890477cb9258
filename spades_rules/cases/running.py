"""Cases run: each asked under its profile, and its answer held against what it expects."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePath

from spades_rules.cases.answering import answer_situation
from spades_rules.cases.answers import Answer, Findings, expectation_of
from spades_rules.cases.case import Case
from spades_rules.cases.judging import failures_in
from spades_rules.cases.loading import Lint, Load, Loaded
from spades_rules.cases.situations import CheckSituation, Kind
from spades_rules.diagnostics import Diagnostic, Severity
from spades_rules.document import Node, dump_document
from spades_rules.kernel.actions import Call
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.notation.calls import read_call
from spades_rules.profile import ProfileError

__all__ = ["Outcome", "answer_case", "run_case"]


_CHECKED = "check.yaml"
_WITH_CALLS = (Kind.BID, Kind.ROUNDS)
"""The kinds of case that can expect calls."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a case."""

    passed: bool
    failures: tuple[str, ...] = ()
    """Everything that is not as expected, in words."""
    answer: Answer | None = None
    """What the rules say; none where they could not be asked."""
    diagnostics: tuple[Diagnostic, ...] = ()
    """Why they could not be asked: the profile, or a situation that does not fit it."""
    loaded: Loaded | None = None
    """The rules asked; none where there are none."""


def answer_case(
    case: Case, *, load: Load, lint: Lint | None = None, under: str | None = None
) -> Outcome:
    """Ask a case without looking at what it expects; `passed` tells whether there is an answer.

    `under` names a profile in place of the case's own.
    """
    situation = case.situation
    if isinstance(situation, CheckSituation):
        return _check(case, situation, load, lint)
    place = under or case.profile
    if place is None:
        failure = "it names no `profile`"
        diagnostic = Diagnostic("missing-key", "the case names no `profile`", case.place())
        return Outcome(passed=False, failures=(failure,), diagnostics=(diagnostic,))
    try:
        loaded = load.rules(place, case.overlay, _overlay_node(case))
    except ProfileError as reasons:
        return _unasked(reasons.diagnostics, before=f"`{place}` does not load: ")
    answer = answer_situation(case, situation, loaded.ruleset)
    if not isinstance(answer, Answer):
        return _unasked(answer)
    return Outcome(passed=True, answer=answer, loaded=loaded)


def run_case(
    case: Case, *, load: Load, lint: Lint | None = None, under: str | None = None
) -> Outcome:
    """Ask a case and hold the answer against what it expects.

    A case fails that cannot be asked, or that expects nothing.
    """
    # Lint is slow beside everything else here, and most cases do not ask for it.
    wanted = lint if case.expect is not None and "lint" in case.expect else None
    outcome = answer_case(case, load=load, lint=wanted, under=under)
    if outcome.answer is None:
        return outcome
    failures = tuple(_failures(case, outcome.answer))
    return Outcome(
        passed=not failures, failures=failures, answer=outcome.answer, loaded=outcome.loaded
    )


def _failures(case: Case, answer: Answer) -> Iterator[str]:
    if case.expect is None:
        yield "it has no `expect`; such a case is for `ask`"
        return
    expected = dict(case.expect)
    if isinstance(answer.value, Findings) and answer.value.lint is None and "lint" in expected:
        del expected["lint"]
        yield "`lint`: nobody looked for it"
    ruleset = answer.ruleset

    def naming(word: str) -> str:
        return word if ruleset is None or case.kind not in _WITH_CALLS else _name(ruleset, word)

    yield from failures_in(expected, expectation_of(answer), naming=naming)


def _name(ruleset: Ruleset, word: str) -> str:
    """Give an expected call as the rules call it; one that they do not know stays as it is."""
    call = read_call(ruleset, word)
    return call.name if isinstance(call, Call) else word


def _overlay_node(case: Case) -> Node | None:
    node = case.node
    if node is None or not isinstance(node.value, dict):
        return None
    return node.value.get("with")


def _unasked(diagnostics: tuple[Diagnostic, ...], *, before: str = "") -> Outcome:
    failures = tuple(
        f"{before}{one.message}" for one in diagnostics if one.severity is Severity.ERROR
    )
    return Outcome(passed=False, failures=failures, diagnostics=diagnostics)


def _check(case: Case, check: CheckSituation, load: Load, lint: Lint | None) -> Outcome:
    place, text = _checked_text(case, check)
    found = load.check(place, text)
    errors = tuple(one for one in found if one.severity is Severity.ERROR)
    loaded = None if errors else load.read(place, text)
    warnings: tuple[Diagnostic, ...] | None = None
    if lint is not None:
        milder = tuple(one for one in found if one.severity is Severity.WARNING)
        warnings = milder + (() if loaded is None else lint(loaded))
    answer = Answer(case.kind, Findings(errors, warnings), None)
    return Outcome(passed=True, answer=answer, loaded=loaded)


def _checked_text(case: Case, check: CheckSituation) -> tuple[str, str | Node]:
    """Give the name of what is checked and its text, or the mapping where it stands.

    It goes by a name beside the case file, so that a relative parent is looked for there.
    """
    beside = PurePath(case.place().file).parent / _CHECKED
    # In the name of a profile the sign would begin a reading.
    place = _CHECKED if "@" in str(beside) else str(beside)
    if isinstance(check.profile, str):
        return place, check.profile
    node = case.node
    if node is not None and isinstance(node.value, dict) and "check" in node.value:
        return place, node.value["check"]
    return place, dump_document(dict(check.profile))
