"""A document as text: read strictly, with the place of every value, and written again."""

from typing import TYPE_CHECKING

from spades_rules.doors import doors

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

__getattr__, __dir__ = doors(
    __name__,
    {
        "codes": ("CODES",),
        "head": ("read_head",),
        "node": ("BROKEN", "Broken", "Node", "Place", "Plain", "Reading"),
        "reading": ("read_document", "read_flow"),
        "source": ("SourceText",),
        "writing": ("dump_document",),
    },
)
