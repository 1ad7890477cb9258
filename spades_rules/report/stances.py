"""The places of a profile on which its source is silent, ambiguous, or of whichever stance."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from spades_rules.audit.difference import RuleStand, ValueStand
from spades_rules.audit.matrix import Matrix
from spades_rules.audit.stands import BY_ITSELF, filled_from
from spades_rules.notation.plain import PlainValue
from spades_rules.profile import Evidence, Stance
from spades_rules.report.markdown import escaped, table
from spades_rules.report.paragraphs import NARROW, count, joined, wrapped
from spades_rules.report.reasons import value_in_words
from spades_rules.report.sides import place_of, rule_in_words, said_in_passage
from spades_rules.report.style import PLAIN, Style

__all__ = ["Stood", "places_of", "stances_to_markdown", "stances_to_plain", "stances_to_text"]


@dataclass(frozen=True, slots=True)
class Stood:
    """One place on which a source has some stance: a rule, or a parameter with an own entry."""

    path: str
    value: str
    """What holds there in the profile, in words."""
    filled: str
    """Where it comes from, if the source is silent."""
    source: str
    passages: tuple[Evidence, ...]
    """What the source says there, of the stances asked for."""
    place: str
    """Where the value is written, as `file:line:column`; empty where nobody writes it."""


def places_of(matrix: Matrix, wanted: Collection[Stance]) -> tuple[Stood, ...]:
    """Give every place of one profile with a stance that is asked for, in the order of a round.

    `matrix` has the profile alone. A parameter without an entry of its own is in its rule's.
    """
    return tuple(one for row in matrix.rows for one in _in_rule(row.rule, row.cells[0], wanted))


def _in_rule(rule: str, cell: RuleStand, wanted: Collection[Stance]) -> Iterator[Stood]:
    yield from _one(rule, rule_in_words(rule, cell), cell, wanted)
    for name, stand in cell.parameters.items():
        if stand.passages != cell.passages:
            yield from _one(f"{rule}.{name}", value_in_words(stand.value), stand, wanted)


def _one(
    path: str, value: str, stand: RuleStand | ValueStand, wanted: Collection[Stance]
) -> Iterator[Stood]:
    passages = tuple(one for one in stand.passages if one.stance in wanted)
    if passages:
        layer = filled_from(stand) or ""
        filled = "the policy itself" if layer == BY_ITSELF else layer
        source, place = stand.source or "", place_of(stand) or ""
        yield Stood(path, value, filled, source, passages, place)


def stances_to_text(
    label: str, places: Collection[Stood], wanted: Collection[Stance], style: Style = PLAIN
) -> list[str]:
    """Give each place with what holds there, and below it what the source says, if anything."""
    lines = [style.strong(_heading(label, places, wanted))]
    for one in places:
        lines += ["", style.strong(one.path), _hung(_holds(one))]
        lines += [_hung(said_in_passage(one.source, said)) for said in _told(one)]
    return lines


def stances_to_markdown(label: str, places: Collection[Stood], wanted: Collection[Stance]) -> str:
    """Write a table of the places, with what holds there and what the source says."""
    rows = [
        (
            f"`{one.path}`",
            escaped(_holds(one)),
            "<br>".join(escaped(said_in_passage(one.source, said)) for said in _told(one)),
        )
        for one in places
    ]
    heading = f"# {escaped(_heading(label, places, wanted))}"
    return (
        f"{heading}\n\n{table(('place', 'holds', 'the source'), rows)}\n"
        if rows
        else heading + "\n"
    )


def stances_to_plain(places: Collection[Stood]) -> list[PlainValue]:
    """Give the places as plain values."""
    return [
        {
            "path": one.path,
            "value": one.value,
            "filled": one.filled,
            "place": one.place,
            "passages": [
                {
                    "stance": str(said.stance),
                    "at": list(said.at),
                    "says": said.says,
                    "because": said.because,
                    "place": str(said.span),
                }
                for said in one.passages
            ],
        }
        for one in places
    ]


def _heading(label: str, places: Collection[Stood], wanted: Collection[Stance]) -> str:
    stances = joined([str(stance) for stance in Stance if stance in wanted], "or")
    return f"{label}: {count(len(places), 'place')} with the stance {stances}"


def _holds(one: Stood) -> str:
    return f"{one.value}, from {one.filled}" if one.filled else one.value


def _told(one: Stood) -> Iterator[Evidence]:
    """Give the passages that say more than that the source is silent."""
    return (said for said in one.passages if said.stance is not Stance.SILENT or said.because)


def _hung(text: str) -> str:
    return wrapped(text, indent=2, hanging=2, width=NARROW)
