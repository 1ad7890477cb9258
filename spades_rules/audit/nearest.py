"""Which documented rule set a house's own is nearest to, and the edits that lead from it there."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from spades_rules.audit.changes import written
from spades_rules.audit.difference import (
    ChangeKind,
    Difference,
    DiffVerdict,
    Direction,
    RuleDiff,
    Witness,
)
from spades_rules.audit.moves import moved_rules
from spades_rules.audit.vocabulary import rules_spoken_of
from spades_rules.document import Plain
from spades_rules.games.game import Combine, Game
from spades_rules.profile import Profile, Setting

__all__ = [
    "Edit",
    "Effect",
    "Neighbour",
    "edits_between",
    "effects_in",
    "nearest",
    "nearest_of",
    "written_out",
]


@dataclass(frozen=True, slots=True)
class Edit:
    """One thing that somebody has to change in a profile to have another one's rules."""

    rule: str
    parameter: str
    """The parameter that gets another value; empty where the rule changes as a whole."""
    kind: ChangeKind
    before: Plain
    """The value, or the rule as a profile writes it; null where it is not there."""
    after: Plain
    enforced: bool
    """Whether the table follows it; what only people see to counts for nothing."""

    @property
    def path(self) -> str:
        """Give what is edited: a rule, or one parameter of it."""
        return f"{self.rule}.{self.parameter}" if self.parameter else self.rule


@dataclass(frozen=True, slots=True)
class Neighbour:
    """A documented profile with all that has to be edited in it."""

    profile: Profile
    edits: tuple[Edit, ...]
    """In the order of the game's questions."""

    @property
    def distance(self) -> int:
        """Count the edits that the table follows; none exactly where both do the same."""
        return sum(one.enforced for one in self.edits)


@dataclass(frozen=True, slots=True)
class Effect:
    """What one edit does, as a comparison of the two profiles tells it."""

    edit: Edit
    verdict: DiffVerdict
    direction: Direction | None = None
    within: tuple[str, ...] = ()
    """The other changed rules that it takes to show it, for `differs-with`."""
    witness: Witness | None = None


def nearest(house: Profile, documented: Iterable[Profile], game: Game) -> tuple[Neighbour, ...]:
    """Rank documented profiles by how few edits lead from each to the house's, the fewest first.

    Among equals comes first who needs the fewest edits of what no program enforces, and then the
    first by name. Raises `ValueError` for a profile of another game.
    """
    found = (Neighbour(one, edits_between(one, house, game)) for one in documented)
    return tuple(sorted(found, key=lambda one: (one.distance, len(one.edits), one.profile.label)))


def nearest_of(ranked: tuple[Neighbour, ...]) -> tuple[Neighbour, ...]:
    """Give those that no other is nearer than: one, or several that tie."""
    return tuple(one for one in ranked if one.distance == ranked[0].distance)


def edits_between(one: Profile, other: Profile, game: Game) -> tuple[Edit, ...]:
    """Give the edits that lead from one profile to another.

    Each value that differs is one, and so is each rule that is added, dropped, answered by
    another policy or put elsewhere in its order. What two sources say differently and play alike
    is none. Raises `ValueError` for profiles of two games.
    """
    if one.game != other.game:
        message = f"`{one.label}` is of {one.game} and `{other.label}` of {other.game}"
        raise ValueError(message)
    listed = {slot.name for slot in game.slots if slot.combine is Combine.LISTED}
    moved = moved_rules(one, other, game)
    return tuple(
        edit
        for rule in rules_spoken_of((one, other), game)
        for edit in _edits(
            rule,
            (one.setting(rule), other.setting(rule)),
            moves=rule in moved,
            enforced=rule.partition(".")[0] not in listed,
        )
    )


def _edits(
    rule: str, sides: tuple[Setting | None, Setting | None], *, moves: bool, enforced: bool
) -> Iterator[Edit]:
    before, after = sides
    if before is None or after is None or before.policy != after.policy:
        if before is not after:
            kind = _kind(before, after)
            yield Edit(rule, "", kind, _written(before), _written(after), enforced)
        return
    ours, theirs = before.parameters, after.parameters
    names = [name for name in ours if written(ours[name]) != written(theirs[name])]
    for name in names:
        yield Edit(rule, name, ChangeKind.RETUNED, ours[name], theirs[name], enforced)
    if moves and not names:
        yield Edit(rule, "", ChangeKind.REORDERED, _written(before), _written(after), enforced)


def _kind(before: Setting | None, after: Setting | None) -> ChangeKind:
    if before is None:
        return ChangeKind.ADDED
    return ChangeKind.REMOVED if after is None else ChangeKind.REPLACED


def _written(setting: Setting | None) -> Plain:
    """Write a rule as a profile does, without the values that nobody sets."""
    if setting is None:
        return None
    given = {name: value for name, value in setting.parameters.items() if setting.origin(name)}
    return {"policy": setting.policy, **given}


def written_out(edits: Iterable[Edit]) -> dict[str, Plain]:
    """Give edits as the `rules` of a profile that extends the one to be edited.

    A rule that only stands elsewhere is left out: a profile adds its rules behind its parent's.
    """
    slots: dict[str, dict[str, Plain]] = {}
    values: dict[str, dict[str, Plain]] = {}
    for edit in edits:
        slot, _, name = edit.rule.partition(".")
        if edit.kind is ChangeKind.REORDERED:
            continue
        if edit.parameter:
            own = values.setdefault(edit.rule, {})
            own[edit.parameter] = edit.after
            slots.setdefault(slot, {})[name] = dict(own)
        else:
            slots.setdefault(slot, {})[name] = edit.after
    return {slot: dict(rules) for slot, rules in slots.items()}


def effects_in(neighbour: Neighbour, diff: RuleDiff) -> tuple[Effect, ...]:
    """Give what each edit does, from the comparison of the documented profile with the house's."""
    told = {one.change.rule: one for one in diff.changes}
    return tuple(_effect(edit, told[edit.rule]) for edit in neighbour.edits)


def _effect(edit: Edit, whole: Difference) -> Effect:
    """Take what is told of the one value, where several of a rule differ."""
    for value in whole.values:
        if value.parameter == edit.parameter:
            return Effect(edit, value.verdict, value.direction, (), value.witness)
    return Effect(edit, whole.verdict, whole.direction, whole.within, whole.witness)
