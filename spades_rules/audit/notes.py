"""What in a rule must not be taken for a value: silence, doubt, and what nobody follows."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from spades_rules.audit.difference import RuleStand, ValueStand
from spades_rules.audit.stands import BY_ITSELF
from spades_rules.profile import TABLE, Profile, Stance

__all__ = ["notes_on"]


def notes_on(
    rule: str, stand: RuleStand, profile: Profile, parameters: Iterable[str], *, whole: bool
) -> tuple[str, ...]:
    """Say where the source of a profile leaves a rule open, and who settles it.

    Spoken of are the parameters named, each note with the names of those that it is about, and
    before them the rule as a whole if it is asked for; what holds of the whole is not said again.
    """
    general = tuple(_open(rule, stand, profile, rule)) if whole else ()
    about: dict[str, list[str]] = {}
    for name in parameters:
        if name in stand.parameters:
            for note in _open(rule, stand.parameters[name], profile, f"{rule}.{name}"):
                if note not in general:
                    about.setdefault(note, []).append(name)
    particular = (f"{', '.join(names)}: {note}" for note, names in about.items())
    return (*general, *particular)


def _open(rule: str, stand: RuleStand | ValueStand, profile: Profile, path: str) -> Iterator[str]:
    """Give one note for each way in which the passages leave a path open."""
    for stance in dict.fromkeys(passage.stance for passage in stand.passages):
        match stance:
            case Stance.SILENT:
                yield f"{stand.source} is silent; {_filled(rule, stand, profile)}"
            case Stance.AMBIGUOUS:
                yield f"{stand.source} is ambiguous here{_readings(stand, profile, path)}"
            case Stance.CONTRADICTS:
                yield f"{stand.source} contradicts itself"
            case Stance.UNMODELLED:
                yield f"{stand.source} says more than is modelled"
            case Stance.STATES | Stance.IMPLIES | Stance.EXCLUDES:
                continue
            case _:
                assert_never(stance)


def _filled(rule: str, stand: RuleStand | ValueStand, profile: Profile) -> str:
    """Say who gives the answer on which a source is silent."""
    if rule in TABLE:
        return "every table has it so"
    if not stand.layer:
        return "no text gives the rule"
    if isinstance(stand, RuleStand) and stand.policy is None:
        return f"left out by {stand.layer}"
    if stand.layer == BY_ITSELF:
        return "filled from the policy itself"
    own = any(one.name == stand.layer and one.source == stand.source for one in profile.layers)
    return f"settled by {stand.layer} itself" if own else f"filled from {stand.layer}"


def _readings(stand: RuleStand | ValueStand, profile: Profile, path: str) -> str:
    """Count the readings of a path, and name them, where the profile itself has them."""
    about = [one.name for one in profile.readings.values() if one.is_about(path)]
    if stand.source != profile.source or not about:
        return ""
    first = ", ".join(("as modelled", *about[:-1]))
    taken = [name for name in profile.active if name in about]
    so = f"; taken: {', '.join(taken)}" if taken else ""
    return f": {len(about) + 1} readings, {first} or {about[-1]}{so}"
