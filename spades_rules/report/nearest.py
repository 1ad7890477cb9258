"""Which documented rule sets are nearest to a house's own, with what each edit does."""

from collections.abc import Iterator, Mapping, Sequence
from typing import assert_never

from spades_rules.audit.difference import ChangeKind, DiffVerdict, RuleDiff
from spades_rules.audit.nearest import (
    Edit,
    Effect,
    Neighbour,
    effects_in,
    nearest_of,
    written_out,
)
from spades_rules.document import dump_document
from spades_rules.notation.plain import PlainValue
from spades_rules.profile import Profile
from spades_rules.profile.library import FIRST_GAME
from spades_rules.report.diffs import witness_to_plain
from spades_rules.report.difftext import witness_lines
from spades_rules.report.diffwords import direction_in_words
from spades_rules.report.paragraphs import NARROW, columns, count, joined, wrapped
from spades_rules.report.reasons import value_in_words
from spades_rules.report.style import PLAIN, Style

__all__ = ["nearest_to_plain", "nearest_to_text"]


def nearest_to_text(
    house: Profile,
    ranked: tuple[Neighbour, ...],
    compared: Mapping[str, RuleDiff],
    style: Style = PLAIN,
) -> list[str]:
    """Give the ranking, and below it every edit from each of the nearest.

    `compared` has the comparison of each of the nearest with the house's, by its label.
    """
    first = nearest_of(ranked)
    names = joined([one.profile.label for one in first])
    edits = count(first[0].distance, "edit")
    tie = " each" if len(first) > 1 else ""
    head = _wrapped(f"{house.label} is nearest to {names}: {edits}{tie}")
    rows = [("edits", "profile", "")]
    rows += [(str(one.distance), one.profile.label, one.profile.title) for one in ranked]
    lines = [style.strong(head), *columns([(row[0].rjust(5), *row[1:]) for row in rows], indent=2)]
    for one in first:
        lines += ["", style.strong(f"from A, {one.profile.label}, to B, {house.label}")]
        lines += list(_edits(one, compared[one.profile.label]))
    return lines


def _edits(neighbour: Neighbour, diff: RuleDiff) -> Iterator[str]:
    if not neighbour.edits:
        yield "  nothing to edit"
        return
    for effect in effects_in(neighbour, diff):
        said = (_edit(effect.edit), _effect(effect), direction_in_words(effect.direction))
        text = f"{effect.edit.path}: {'; '.join(part for part in said if part)}"
        yield _wrapped(text, indent=2, hanging=2)
        if effect.witness is not None:
            yield from (f"  {line}" for line in witness_lines(effect.witness, width=NARROW - 2))
    rules = written_out(neighbour.edits)
    if rules:
        yield "  as a profile writes it:"
        document = dump_document({"extends": _parent(neighbour.profile), "rules": rules})
        yield from (f"    {line}" for line in document.splitlines())


def _wrapped(text: str, *, indent: int = 0, hanging: int = 0) -> str:
    return wrapped(text, indent=indent, hanging=hanging, width=NARROW)


def _edit(edit: Edit) -> str:
    before, after = value_in_words(edit.before), value_in_words(edit.after)
    match edit.kind:
        case ChangeKind.ADDED:
            return f"new, {after}"
        case ChangeKind.REMOVED:
            return "dropped"
        case ChangeKind.REORDERED:
            return "stands elsewhere among the rules of its question"
        case ChangeKind.REPLACED | ChangeKind.RETUNED | ChangeKind.RESTATED:
            return f"{before} becomes {after}"
        case _:
            assert_never(edit.kind)


def _effect(effect: Effect) -> str:
    match effect.verdict:
        case DiffVerdict.DIFFERS:
            return "differs by itself"
        case DiffVerdict.DIFFERS_WITH:
            return f"differs with {joined(effect.within) if effect.within else 'the others'}"
        case DiffVerdict.NO_EFFECT | DiffVerdict.EQUAL:
            return "no effect" if effect.edit.enforced else "no program enforces it"
        case DiffVerdict.NOT_FOUND | DiffVerdict.UNSUPPORTED:
            return "not settled"
        case _:
            assert_never(effect.verdict)


def nearest_to_plain(
    house: Profile, ranked: Sequence[Neighbour], compared: Mapping[str, RuleDiff]
) -> dict[str, PlainValue]:
    """Give the ranking as plain values; `effects` are told of the nearest only."""
    return {
        "profile": house.label,
        "nearest": [one.profile.label for one in nearest_of(tuple(ranked))],
        "ranking": [_neighbour(one, compared.get(one.profile.label)) for one in ranked],
    }


def _neighbour(neighbour: Neighbour, diff: RuleDiff | None) -> dict[str, PlainValue]:
    plain: dict[str, PlainValue] = {
        "label": neighbour.profile.label,
        "title": neighbour.profile.title,
        "distance": neighbour.distance,
        "edits": [_edit_to_plain(one) for one in neighbour.edits],
    }
    if diff is not None:
        rules: PlainValue = {**written_out(neighbour.edits)}
        plain["effects"] = [_effect_to_plain(one) for one in effects_in(neighbour, diff)]
        plain["rules"] = rules
    return plain


def _edit_to_plain(edit: Edit) -> dict[str, PlainValue]:
    return {
        "path": edit.path,
        "kind": str(edit.kind),
        "a": edit.before,
        "b": edit.after,
        "enforced": edit.enforced,
    }


def _effect_to_plain(effect: Effect) -> dict[str, PlainValue]:
    return {
        "path": effect.edit.path,
        "verdict": str(effect.verdict),
        "direction": None if effect.direction is None else str(effect.direction),
        "with": list(effect.within),
        "witness": None if effect.witness is None else witness_to_plain(effect.witness),
    }


def _parent(profile: Profile) -> str:
    """Name a profile as another one extends it, that of another game than Spades with its game."""
    return profile.name if profile.game == FIRST_GAME else f"{profile.game}/{profile.name}"
