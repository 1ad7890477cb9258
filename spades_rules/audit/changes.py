"""Where two profiles do not write a rule alike, or their sources do not stand alike to it."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from spades_rules.audit.difference import ChangeKind, RuleStand, TextChange, ValueStand
from spades_rules.audit.moves import moved_rules
from spades_rules.audit.notes import notes_on
from spades_rules.audit.stands import stand_of
from spades_rules.audit.vocabulary import rules_spoken_of
from spades_rules.document import Plain
from spades_rules.games.game import Game
from spades_rules.profile import Profile, Stance

__all__ = ["Standing", "changes_between", "standing_in", "text_changes"]

Stood: TypeAlias = RuleStand | ValueStand | None
"""How a source stands to a rule or a parameter, if it is there."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A profile, and how each rule that is asked about stands in it."""

    profile: Profile
    stands: dict[str, RuleStand]
    """By rule, in the order asked."""


def standing_in(profile: Profile, rules: tuple[str, ...]) -> Standing:
    """Say how some rules stand in a profile."""
    return Standing(profile, {rule: stand_of(rule, profile) for rule in rules})


def text_changes(a: Profile, b: Profile, game: Game) -> tuple[TextChange, ...]:
    """Give one change for each rule that differs, in the order of the game's questions.

    Values are compared, and never a silence: where the values are the same and one source says
    what the other leaves open, the rule is `restated`. So is a rule that neither has, where the
    sources do not stand alike to that. A profile without a source has no stance to compare.
    Raises `ValueError` for profiles of two games.
    """
    rules = rules_spoken_of((a, b), game)
    return changes_between(standing_in(a, rules), standing_in(b, rules), game)


def changes_between(a: Standing, b: Standing, game: Game) -> tuple[TextChange, ...]:
    """Give the changes from one profile to another among the rules that were asked about."""
    if a.profile.game != b.profile.game:
        (one, other) = (f"`{side.profile.label}` is of {side.profile.game}" for side in (a, b))
        message = f"{one} and {other}; two rule sets of one game are compared"
        raise ValueError(message)
    moved = moved_rules(a.profile, b.profile, game)
    changes = (_change(rule, a, b, moves=rule in moved) for rule in a.stands)
    return tuple(change for change in changes if change is not None)


def _change(rule: str, a: Standing, b: Standing, *, moves: bool) -> TextChange | None:
    """Compare a rule as it stands in two profiles; none where nothing differs."""
    one, other = a.stands[rule], b.stands[rule]
    retuned = _parameters(one, other, _have_other_values)
    restated = tuple(
        name
        for name in _parameters(one, other, _are_said_otherwise)
        # What is said of a parameter as it is of the rule differs with the rule.
        if _ways(one.parameters[name], other.parameters[name]) != _ways(one, other)
    )
    differs_as_a_whole = _are_said_otherwise(one, other)
    kind = _kind(one, other, retuned=bool(retuned), moves=moves)
    if kind is None:
        if not restated and not differs_as_a_whole:
            return None
        kind = ChangeKind.RESTATED
    replaced = kind in {ChangeKind.ADDED, ChangeKind.REMOVED, ChangeKind.REPLACED}
    differing = {ChangeKind.RETUNED: retuned, ChangeKind.RESTATED: restated}.get(kind, ())
    named = (*one.parameters, *other.parameters) if replaced else (*retuned, *restated)
    whole = replaced or differs_as_a_whole
    notes = (
        note
        for side, stand in ((a.profile, one), (b.profile, other))
        for note in notes_on(rule, stand, side, dict.fromkeys(named), whole=whole)
    )
    order = _order(rule, a.profile, b.profile) if moves else ()
    return TextChange(rule, kind, one, other, differing, (*dict.fromkeys(notes), *order))


def _kind(a: RuleStand, b: RuleStand, *, retuned: bool, moves: bool) -> ChangeKind | None:
    """Name the change in what is played, the greatest first; none where none is."""
    if a.policy != b.policy:
        if a.policy is None:
            return ChangeKind.ADDED
        return ChangeKind.REMOVED if b.policy is None else ChangeKind.REPLACED
    if retuned:
        return ChangeKind.RETUNED
    return ChangeKind.REORDERED if moves else None


def _parameters(
    a: RuleStand, b: RuleStand, differ: Callable[[ValueStand | None, ValueStand | None], bool]
) -> tuple[str, ...]:
    """Give the parameters of one policy or the other that differ in some way."""
    names = dict.fromkeys((*a.parameters, *b.parameters))
    return tuple(n for n in names if differ(a.parameters.get(n), b.parameters.get(n)))


def _have_other_values(a: ValueStand | None, b: ValueStand | None) -> bool:
    return a is None or b is None or written(a.value) != written(b.value)


def _are_said_otherwise(a: Stood, b: Stood) -> bool:
    """Tell whether two sources stand to something in different ways; none is no way."""
    one, other = _ways(a, b)
    return one is not None and other is not None and one is not other


def _ways(a: Stood, b: Stood) -> tuple[Stance | None, Stance | None]:
    """Give how each source stands: what follows from a text is as good as said there."""
    one, other = (None if stood is None else stood.stance for stood in (a, b))
    said = Stance.STATES
    return (
        said if one is Stance.IMPLIES else one,
        said if other is Stance.IMPLIES else other,
    )


def _order(rule: str, a: Profile, b: Profile) -> Iterator[str]:
    """Say in which order the rules of a question stand in each profile."""
    slot = rule.partition(".")[0]
    orders = (", ".join(one.rules.get(slot, {})) for one in (a, b))
    first, second = orders
    yield f"the rules of `{slot}` stand as {first} in {a.label}, and as {second} in {b.label}"


def written(value: Plain) -> str:
    """Give a value so that two are the same exactly if they are written the same."""
    return json.dumps(value, sort_keys=True)
