"""Differences that are known and kept, told from those that are not, and what is amiss in them."""

from collections.abc import Iterator, Mapping, Sequence

from spades_rules.audit.accepted import Accepted, read_accepted
from spades_rules.audit.changes import written
from spades_rules.audit.difference import TextChange
from spades_rules.audit.repeats import in_words
from spades_rules.diagnostics import Diagnostic, Severity, guess

__all__ = ["Accepted", "apply_accepted", "read_accepted"]


def apply_accepted(
    changes: Sequence[TextChange], accepted: Sequence[Accepted]
) -> tuple[Mapping[str, str], tuple[Diagnostic, ...]]:
    """Give the reason for each rule of which all that differs is accepted, and what is amiss.

    An entry is compared by rule, path and both values and by nothing else, so that a difference
    that is no longer the same is told again. A rule is accepted as a whole, written out in full on
    both sides, or parameter by parameter, its policy among them where that differs. An entry
    without a reason accepts nothing.
    """
    reasons: dict[str, str] = {}
    used: set[int] = set()
    for change in changes:
        fitting = {at: one for at, one in enumerate(accepted) if _fits(one, change)}
        used |= fitting.keys()
        said = [one for one in fitting.values() if one.reason]
        if any(not one.path for one in said):
            said = [one for one in said if not one.path]
        elif not _differing(change) or not _differing(change) <= {one.path for one in said}:
            continue
        reasons[change.rule] = "; ".join(dict.fromkeys(one.reason for one in said))
    found = (
        finding
        for at, one in enumerate(accepted)
        for finding in _amiss(one, changes, used=at in used)
    )
    return reasons, tuple(found)


def _fits(one: Accepted, change: TextChange) -> bool:
    here = _sides(one, change)
    return one.rule == change.rule and here == (written(one.a), written(one.b))


def _sides(one: Accepted, change: TextChange) -> tuple[str, str]:
    """Give what both profiles have at the path of an entry."""
    a, b = change.a.values, change.b.values
    if not one.path:
        return written(a), written(b)
    return written((a or {}).get(one.path)), written((b or {}).get(one.path))


def _differing(change: TextChange) -> frozenset[str]:
    """Give the parameters that differ, and `policy` where that does."""
    a, b = change.a.values or {}, change.b.values or {}
    return frozenset(name for name in (*a, *b) if written(a.get(name)) != written(b.get(name)))


def _amiss(one: Accepted, changes: Sequence[TextChange], *, used: bool) -> Iterator[Diagnostic]:
    path = f"{one.rule}.{one.path}" if one.path else one.rule
    if not one.reason:
        yield Diagnostic(
            "accept-without-reason",
            f"the difference of `{path}` is accepted without a reason",
            one.span,
            Severity.WARNING,
            hint="say why under `reason`; without one it is not accepted",
        )
    elif not used:
        yield Diagnostic(
            "accept-unused",
            f"`{path}` does not differ so here",
            one.span,
            Severity.WARNING,
            hint=_instead(one, changes),
        )


def _instead(one: Accepted, changes: Sequence[TextChange]) -> str:
    """Say what differs in place of an accepted difference that is not there."""
    change = next((change for change in changes if change.rule == one.rule), None)
    if change is None:
        meant = guess(one.rule, [change.rule for change in changes])
        return meant or f"nothing about `{one.rule}` differs; take it out"
    if _sides(one, change) == (written(one.b), written(one.a)):
        return "it is the other way round; change `a` and `b`"
    a, b = change.a.values, change.b.values
    if not one.path:
        return f"it is {in_words(a)} and {in_words(b)} here"
    return f"it is {in_words((a or {}).get(one.path))} and {in_words((b or {}).get(one.path))} here"
