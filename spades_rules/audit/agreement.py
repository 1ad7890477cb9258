"""Whether a difference stands however the two sources are read, and which readings decide it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from spades_rules.audit.difference import Agreement, OpenQuestion
from spades_rules.audit.hybrids import Between, changed_rules, pair_of
from spades_rules.audit.judging import is_noticed
from spades_rules.audit.readings import Readings, combinations, read_as
from spades_rules.catalog import Catalog
from spades_rules.profile import Profile, ProfileError

__all__ = ["Read", "Reread", "agreement_on", "open_questions"]

_Way: TypeAlias = tuple[str, Readings, Readings]
"""A rule, and the further readings of the first profile and of the second."""


@dataclass(frozen=True, slots=True)
class Reread:
    """Whether two profiles part on a rule under some of their readings; none where nobody can."""

    parts: Mapping[_Way, bool | None] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Read:
    """Two profiles under the readings of their sources; it keeps what it has found out."""

    a: Profile
    b: Profile
    catalog: Catalog
    seed: int
    _between: dict[tuple[Readings, Readings], Between | None] = field(default_factory=dict)
    _known: dict[_Way, bool | None] = field(default_factory=dict)

    def parts(self, rule: str, ours: Readings, theirs: Readings) -> bool | None:
        """Tell whether the two part on a rule when they are read so; none where nobody can."""
        key = (rule, ours, theirs)
        if key not in self._known:
            between = self._read(ours, theirs)
            self._known[key] = (
                None if between is None else rule in between.changed and is_noticed(between, rule)
            )
        return self._known[key]

    def look_at(self, rule: str, *, jointly: bool) -> Reread:
        """Look whether the two part on a rule under each other reading; `jointly` under several."""
        ways = [
            (rule, ours, theirs)
            for ours, theirs in combinations(self.a, self.b, rule)
            if len(ours) + len(theirs) == 1 or (jointly and (ours or theirs))
        ]
        return Reread({way: self.parts(*way) for way in ways})

    def learn(self, reread: Reread) -> None:
        """Take over what somebody else has looked at."""
        self._known.update(reread.parts)

    def _read(self, ours: Readings, theirs: Readings) -> Between | None:
        key = (ours, theirs)
        if key not in self._between:
            self._between[key] = self._made(ours, theirs)
        return self._between[key]

    def _made(self, ours: Readings, theirs: Readings) -> Between | None:
        try:
            pair = pair_of(read_as(self.a, ours), read_as(self.b, theirs), self.catalog)
        except ProfileError:
            # Two readings that do not go together are nobody's rules.
            return None
        return Between(pair, changed_rules(pair.one, pair.other), seed=self.seed)


def agreement_on(read: Read, rule: str, *, parts: bool) -> tuple[Agreement | None, tuple[str, ...]]:
    """Tell under which readings about a rule the two part on it.

    `parts` tells it for the texts as they are modelled. Nothing is told where no reading is about
    the rule; the readings are named where they matter.
    """
    tried = combinations(read.a, read.b, rule)
    if len(tried) < 2:  # noqa: PLR2004 - nothing but the texts as they are modelled
        return None, ()
    found = {
        (ours, theirs): read.parts(rule, ours, theirs) if ours or theirs else parts
        for ours, theirs in tried
    }
    # What nobody can play is no way to read the two.
    found = {readings: parting for readings, parting in found.items() if parting is not None}
    parting = [readings for readings, differs in found.items() if differs]
    if len(parting) == len(found):
        return Agreement.ALWAYS, ()
    if not parting:
        return Agreement.NEVER, ()
    return Agreement.SOMETIMES, tuple(_label(read, *readings) for readings in parting)


def _label(read: Read, ours: Readings, theirs: Readings) -> str:
    """Name two profiles with the readings tried."""
    return f"{_read_so(read.a, ours)}, {_read_so(read.b, theirs)}"


def _read_so(profile: Profile, readings: Readings) -> str:
    names = (*profile.active, *readings)
    return f"{profile.name}@{'+'.join(names)}" if names else profile.name


def open_questions(
    read: Read, rules: Sequence[str], parts: Callable[[str], bool]
) -> Iterator[OpenQuestion]:
    """Give each reading that, by itself, decides whether the two part on a rule."""
    for rule in rules:
        for ours, theirs in combinations(read.a, read.b, rule):
            if len(ours) + len(theirs) != 1:
                continue
            profile, (name,) = (read.a, ours) if ours else (read.b, theirs)
            parting = read.parts(rule, ours, theirs)
            if parting is not None and parting is not parts(rule):
                says = profile.readings[name].says
                yield OpenQuestion(profile.label, name, rule, says, parts=parting)
