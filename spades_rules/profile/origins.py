"""Where a value of a profile comes from: the texts it is made of, and what their sources say."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from spades_rules.diagnostics import Span
from spades_rules.document import Node, Plain

__all__ = ["Contribution", "Evidence", "Layer", "Stance"]


class Stance(StrEnum):
    """How a source stands to a rule of the profile that models it."""

    STATES = "states"
    """The source says so."""
    IMPLIES = "implies"
    """The source does not say so, and what it says leaves nothing else."""
    SILENT = "silent"
    """Play needs an answer and the source gives none."""
    AMBIGUOUS = "ambiguous"
    """Two readings of the source are reasonable."""
    CONTRADICTS = "contradicts"
    """The source disagrees with itself."""
    EXCLUDES = "excludes"
    """The source says that it is not played."""
    UNMODELLED = "unmodelled"
    """The source says it and the profile does not follow, for the reason given."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What one passage of a source says on a rule or a parameter."""

    stance: Stance
    at: tuple[str, ...]
    """The sections of the source."""
    says: str
    """What they say, in our words."""
    because: str
    """Why the profile reads it as it does, where that needs a reason."""
    node: Node = field(repr=False, compare=False)
    """The entry in the profile."""

    @property
    def span(self) -> Span:
        """Where the entry stands."""
        return self.node.span


@dataclass(frozen=True, slots=True)
class Layer:
    """One of the texts that make up a profile: a file, a reading, a value on the command line."""

    name: str
    """The profile's name, `name@reading`, `--set` or `with`."""
    title: str
    source: str | None
    """The source that the file models; none for a house's own rules."""
    file: str
    evidence: Callable[[str], tuple[Evidence, ...]] = field(repr=False, compare=False)
    """What the file says on a path of its source, read when somebody asks."""
    accepts: Mapping[str, str] = field(default_factory=dict, repr=False, compare=False)
    """Findings that the file knows and keeps, each code with the reason."""
    cited: tuple[str, ...] = field(default=(), repr=False, compare=False)
    """The paths on which the file cites its source, in the order written."""


@dataclass(frozen=True, slots=True)
class Contribution:
    """A value that one layer gave; the last of several is in force."""

    layer: Layer
    value: Plain
    node: Node | None = field(repr=False, compare=False)
    """Where it is written; none for what a policy takes by itself."""

    @property
    def span(self) -> Span | None:
        """Where it is written; none for what a policy takes by itself."""
        return None if self.node is None else self.node.span
