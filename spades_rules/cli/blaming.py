"""Whose policy it was that broke down in the middle of a command."""

from types import TracebackType

from spades_rules.catalog import Catalog

__all__ = ["blame"]


def blame(fault: Exception) -> str:
    """Say which policy of another distribution has failed; nothing where none has."""
    own = Catalog.builtin().policies
    brought = [one for key, one in Catalog.standard().policies.items() if key not in own]
    others = {entry.policy: entry for entry in brought}
    asked = [entry for one in _asked(fault.__traceback__) if (entry := others.get(one))]
    if not asked:
        return ""
    entry = asked[-1]
    cause = " ".join(str(fault).split()) or type(fault).__name__
    return f"the policy `{entry.slot}.{entry.name}` of `{entry.origin}` fails: {cause}"


def _asked(trace: TracebackType | None) -> list[type]:
    """Give the class of everything that was being asked, the innermost last."""
    found: list[type] = []
    while trace is not None:
        found.append(type(trace.tb_frame.f_locals.get("self")))
        trace = trace.tb_next
    return found
