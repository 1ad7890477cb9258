"""An explained rule in words: its sentence, where it was set, and what the source says."""

from collections.abc import Iterable
from typing import assert_never

from spades_rules.notation.plain import PlainValue
from spades_rules.profile import Stance
from spades_rules.report.explanation import Explained, Passage, Told
from spades_rules.report.paragraphs import wrapped
from spades_rules.report.style import PLAIN, Style

__all__ = [
    "explained_to_plain",
    "explained_to_text",
    "passage_to_plain",
    "passage_to_text",
    "set_by",
    "told_to_plain",
    "value_in_words",
]


def explained_to_text(explained: Explained, style: Style = PLAIN, *, indent: int = 0) -> list[str]:
    """Give an explanation as lines."""
    rule = style.strong(explained.rule)
    lines = [
        wrapped(f"{explained.rule}: {explained.sentence}", indent=indent, hanging=2).replace(
            explained.rule, rule, 1
        )
    ]
    inner = indent + 2
    if explained.policy is not None:
        lines.append(wrapped(set_by(explained.policy), indent=inner, hanging=2))
    for told in explained.parameters:
        lines.append(wrapped(set_by(told), indent=inner, hanging=2))
        lines += passages_to_text(told.passages, told, indent=inner + 2)
    lines += passages_to_text(explained.passages, explained.policy, indent=inner)
    return lines


def passages_to_text(
    passages: Iterable[Passage], told: Told | None, *, indent: int = 0
) -> list[str]:
    """Give passages as lines; `told` is the value that stands where the source is silent."""
    return [wrapped(passage_to_text(one, told), indent=indent, hanging=2) for one in passages]


def passage_to_text(passage: Passage, told: Told | None = None) -> str:
    """Say in one sentence what a passage has to say on a rule."""
    where = ", ".join((passage.named, *passage.at))
    done = {Stance.SILENT: "filled so", Stance.UNMODELLED: "left out"}.get(
        passage.stance, "read so"
    )
    because = f"; {done} because {passage.because}" if passage.because else ""
    return f"{where} {_verb(passage, told)}{because} [{passage.place}]"


def _verb(passage: Passage, told: Told | None) -> str:
    match passage.stance:
        case Stance.STATES:
            return f"states: {passage.says}"
        case Stance.IMPLIES:
            return f"implies: {passage.says}"
        case Stance.SILENT:
            filled = f"; filled from {told.layer}" if told and told.layer else ""
            return f"is silent{filled}"
        case Stance.AMBIGUOUS:
            return f"can be read in more than one way: {passage.says}"
        case Stance.CONTRADICTS:
            return f"disagrees with itself: {passage.says}"
        case Stance.EXCLUDES:
            return f"rules it out: {passage.says}"
        case Stance.UNMODELLED:
            return f"says, and is not followed: {passage.says}"
        case _:
            assert_never(passage.stance)


def set_by(told: Told) -> str:
    """Say what a value is, who set it and where."""
    where = f"{told.layer}, {told.place}" if told.place else told.layer
    return f"{told.name}: {value_in_words(told.value)}  ({where})"


def value_in_words(value: object) -> str:
    """Write a value as a profile does, on one line."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case list() | tuple():
            return f"[{', '.join(map(value_in_words, value))}]"
        case dict():
            entries = (f"{key}: {value_in_words(inner)}" for key, inner in value.items())
            return "{" + ", ".join(entries) + "}"
        case _:
            return str(value)


def explained_to_plain(explained: Explained) -> dict[str, PlainValue]:
    """Give an explanation as plain values."""
    return {
        "rule": explained.rule,
        "sentence": explained.sentence,
        "policy": told_to_plain(explained.policy) if explained.policy else None,
        "parameters": [told_to_plain(told) for told in explained.parameters],
        "passages": [passage_to_plain(passage) for passage in explained.passages],
    }


def told_to_plain(told: Told) -> dict[str, PlainValue]:
    """Give a value and who set it as plain values."""
    return {
        "name": told.name,
        "value": told.value,
        "place": told.place,
        "layer": told.layer,
        "passages": [passage_to_plain(passage) for passage in told.passages],
    }


def passage_to_plain(passage: Passage) -> dict[str, PlainValue]:
    """Give a passage as plain values."""
    return {
        "source": passage.source,
        "title": passage.title,
        "stance": str(passage.stance),
        "at": list(passage.at),
        "says": passage.says,
        "because": passage.because,
        "place": passage.place,
    }
