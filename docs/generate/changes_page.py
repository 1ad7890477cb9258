"""The page of the words in which a comparison is told: kinds, verdicts, directions, questions."""

from enum import StrEnum
from importlib import import_module

from below import members, text_below
from pages import Page, cell, page, table

from spades_rules.audit import proofs
from spades_rules.audit.difference import Agreement, ChangeKind, DiffVerdict, Direction
from spades_rules.audit.proofs import QUESTIONS
from spades_rules.audit.proofs.question import Question

__all__ = ["changes_page"]

LEAD = """The words in which `spades-rules diff` and `spades-rules matrix` tell what parts two
rule sets; [how they are compared](../explanation/how-rule-sets-are-compared.md) says how they
are come by.
The mirror of a word is the one for the same two rule sets changed round."""


def changes_page() -> Page:
    """Give the page; every meaning is the one that stands in the code."""
    return page(
        "changes.md",
        "The words of a comparison",
        LEAD,
        "## Kinds of change",
        _doc(ChangeKind),
        _mirrored(ChangeKind),
        "## Verdicts",
        _doc(DiffVerdict),
        _rows(DiffVerdict, "verdict"),
        "## Directions",
        _doc(Direction),
        _mirrored(Direction),
        "## Agreement",
        _doc(Agreement),
        _rows(Agreement, "agreement"),
        "## Questions",
        "Each is put to both rule sets in all its situations, in this order.",
        table(
            ("question", "asks", "answered by the rules of", "situations"), map(_asked, QUESTIONS)
        ),
    )


def _doc(owner: type[StrEnum]) -> str:
    return (owner.__doc__ or "").strip()


def _rows(owner: type[StrEnum], head: str) -> str:
    return table(
        (head, "means"), [(f"`{word}`", cell(text)) for word, text in members(owner).items()]
    )


def _mirrored(owner: type[ChangeKind] | type[Direction]) -> str:
    meanings = members(owner)
    rows = [(f"`{one}`", f"`{one.mirrored}`", cell(meanings[one])) for one in owner]
    return table((owner.__name__.removeprefix("Change").lower(), "mirror", "means"), rows)


def _asked(question: Question) -> tuple[str, str, str, str]:
    module = import_module(f"{proofs.__name__}.{question.name}")
    asks = text_below(module, question.name.upper())
    slots = ", ".join(f"`{slot}`" for slot in sorted(question.slots))
    situations = (module.__doc__ or "").partition(": ")[2]
    return f"`{question.name}`", cell(asks), slots, cell(situations)
