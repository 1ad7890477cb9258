"""Where a file speaks of a rule, or would: the second place of a finding made elsewhere."""

from collections.abc import Mapping

from spades_rules.diagnostics import Diagnostic, Span
from spades_rules.document import Node

__all__ = ["entries_of", "named", "site", "with_sites"]


def site(root: Node, *keys: str) -> tuple[Span, ...]:
    """Give where the last key of a path stands, or the last one of it that there is.

    Nothing is given where not even the first is there.
    """
    last: tuple[Span, ...] = ()
    here = root
    for key in keys:
        inner = entries_of(here)
        if key not in inner:
            break
        here = inner[key]
        last = (here.key_span,)
    return last


def named(root: Node, *keys: str) -> tuple[Span, ...]:
    """Give the key of each entry that stands at the end of a path, or else what `site` gives."""
    inner = entries_of(root, *keys).values()
    return tuple(node.key_span for node in inner) or site(root, *keys)


def entries_of(root: Node, *keys: str) -> Mapping[str, Node]:
    """Give the entries of the mapping that a path leads to; none where there is none."""
    here = root.value
    for key in keys:
        here = here[key].value if isinstance(here, dict) and key in here else None
    return here if isinstance(here, dict) else {}


def with_sites(one: Diagnostic, *sites: Span) -> Diagnostic:
    """Give a finding that names some places more, each once."""
    also = dict.fromkeys((*one.also, *sites))
    also.pop(one.span, None)
    return Diagnostic(one.code, one.message, one.span, one.severity, one.hint, tuple(also))
