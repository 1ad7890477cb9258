"""A document as text: read strictly, with the place of every value, and written again."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spades_rules.document.codes import CODES
    from spades_rules.document.head import read_head
    from spades_rules.document.node import BROKEN, Broken, Node, Place, Plain, Reading
    from spades_rules.document.reading import read_document, read_flow
    from spades_rules.document.source import SourceText
    from spades_rules.document.writing import dump_document

__all__ = [
    "BROKEN",
    "CODES",
    "Broken",
    "Node",
    "Place",
    "Plain",
    "Reading",
    "SourceText",
    "dump_document",
    "read_document",
    "read_flow",
    "read_head",
]

ROOMS = ("head", "node", "source", "writing", "reading", "codes")


def __getattr__(name: str) -> object:
    """Find a public name where it is written; a list of documents then loads no parser."""
    if name in __all__:
        modules = (import_module(f"{__name__}.{room}") for room in ROOMS)
        found: object = next(getattr(module, name) for module in modules if name in module.__all__)
        return found
    message = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(message)
