"""A question put to two rule sets in every situation that there is, and where they part."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from spades_rules.audit.difference import Direction
from spades_rules.cases.situations import AtTheTable
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["Comparison", "Question", "Written"]


@dataclass(frozen=True, slots=True)
class Comparison:
    """What came of asking two rule sets the same question in every situation."""

    states: int
    """How many situations both can come to."""
    differing: int
    """In how many of them they answer differently."""
    whole: bool
    """Whether the situations are all that there are; if not, they were drawn from a seed."""
    direction: Direction | None
    """Over all of them; none where no answer differs."""
    partings: Callable[[], Iterator[Any]]
    """Gives the situations answered differently, the most ordinary ones first."""
    vary: Callable[[Any], tuple[tuple[str, ...], tuple[str, ...]]]
    """Gives of a parting the inputs that matter, and those that may all vary together."""


@dataclass(frozen=True, slots=True)
class Written:
    """A situation as a case can say it, with what of the answer is told."""

    situation: AtTheTable
    telling: tuple[str, ...]
    """The keys of `expect` that hold the answer to the question, the most telling first."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question with its situations; any rule set of the same seats and cards can be asked."""

    name: str
    """`scoring`, `play`, `calls`: as a proof names it."""
    slots: frozenset[str]
    """The slots whose rules have a part in the answer."""
    answers: Callable[[Ruleset], Callable[[Any], object]]
    """Turns a rule set into its answers, values that are equal when the answers are."""
    compare: Callable[[Ruleset, Ruleset, int], Comparison]
    """Asks two rule sets; the number is the seed, for situations that cannot all be tried."""
    written: Callable[[Any, Ruleset, Ruleset], Iterator[Written]]
    """Gives a parting as cases can say it, for the two rule sets that part, the plainest first."""
    jointly: Callable[[Ruleset, Ruleset], tuple[int, int] | None] | None = None
    """Counts the situations of all sides at once, and those that differ, where the situations are
    those of one side; none where the sides hang on one another."""
    parts: Callable[[Ruleset, Ruleset, int], bool] | None = None
    """Tells whether two rule sets part at all, where that is quicker to find out than how."""
