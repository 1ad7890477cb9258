"""A question to a house, and the rules that each answer to it sets."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from spades_rules.document import Plain

__all__ = ["Answer", "Number", "Question", "Settings", "Times", "Wanted"]


@dataclass(frozen=True, slots=True)
class Times:
    """Stands in a rule for the number answered, so many times."""

    times: int = 1


Settings: TypeAlias = Mapping[str, "Plain | Times"]
"""A policy with some of its parameters."""

Wanted: TypeAlias = Mapping[str, Settings | None]
"""Rules by id, each with what must be in it; none for a rule that must not be there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """One thing that a house can answer."""

    word: str
    """What is typed, or stands in a file of answers."""
    says: str
    """What it means at the table."""
    wanted: Wanted | None = None
    """The rules by which a profile is known to have it so; none for a number, whose rules the
    question itself has."""
    along: Wanted = field(default_factory=dict)
    """What comes along where it is newly chosen; `wanted` alone tells what a profile has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Number:
    """Any whole number may be answered."""

    low: int
    high: int
    wanted: Wanted
    """The rules that such an answer sets, with `Times` for the number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What a house is asked, the usual answer first."""

    name: str
    asks: str
    answers: tuple[Answer, ...]
    number: Number | None = None
    moot: tuple[tuple[str, str], ...] = ()
    """Earlier questions with an answer each: who gives all of these is not asked this."""
    else_wanted: Wanted = field(default_factory=dict)
    """What is so where it is not asked."""

    @property
    def usual(self) -> str:
        """Give the usual answer."""
        return self.answers[0].word

    @property
    def words(self) -> tuple[str, ...]:
        """Give the answers that have a word of their own."""
        return tuple(one.word for one in self.answers)
