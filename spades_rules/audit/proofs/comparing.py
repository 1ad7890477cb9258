"""Two rule sets asked in one situation after the other: where they part, and what that hangs on."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from spades_rules.audit.difference import Direction
from spades_rules.audit.proofs.question import Comparison

__all__ = ["Inputs", "compared", "fact", "judged_by_what_is_allowed", "parted"]

Ask: TypeAlias = Callable[[Any], object]
"""From a situation to an answer."""
Directed: TypeAlias = Callable[[Iterable[tuple[Any, Any]]], Direction | None]
"""From the pairs of answers that differ to the direction."""


@dataclass(frozen=True, slots=True)
class Inputs:
    """What a situation is made of, in words for a reader."""

    names: tuple[str, ...]
    """The most interesting first."""
    values: Callable[[Any], tuple[Hashable, ...]]
    """Gives the value of each; `None` where it is no input of that situation."""


def compared(
    situations: Iterable[Any],
    asks: tuple[Ask, Ask],
    inputs: Inputs,
    directed: Directed,
    *,
    whole: bool,
) -> Comparison:
    """Ask two rule sets in every one of some situations, the plainest of which come first."""
    ours, theirs = asks
    tried: list[Any] = []
    apart: list[Any] = []
    answers: list[tuple[Any, Any]] = []
    for situation in situations:
        tried.append(situation)
        one, other = ours(situation), theirs(situation)
        if one != other:
            apart.append(situation)
            answers.append((one, other))

    def vary(situation: Any) -> tuple[tuple[str, ...], tuple[str, ...]]:  # noqa: ANN401 - any
        differs = {id(one) for one in apart}
        known = [(inputs.values(one), id(one) in differs) for one in tried]
        return _variation(inputs.names, inputs.values(situation), known)

    def partings() -> Iterator[Any]:
        return iter(apart)

    return Comparison(len(tried), len(apart), whole, directed(answers), partings, vary)


def parted(situations: Iterable[Any], asks: tuple[Ask, Ask]) -> bool:
    """Tell whether two rule sets answer differently in any of some situations, and no more."""
    ours, theirs = asks
    return any(ours(situation) != theirs(situation) for situation in situations)


def judged_by_what_is_allowed(pairs: Iterable[tuple[Any, Any]]) -> Direction | None:
    """Give the direction from answers whose first part is the set of what is allowed."""
    more = fewer = found = False
    for one, other in pairs:
        found = True
        more = more or bool(other[0] - one[0])
        fewer = fewer or bool(one[0] - other[0])
    if more and fewer:
        return Direction.INCOMPARABLE
    if more or fewer:
        return Direction.LOOSER if more else Direction.STRICTER
    return Direction.SAME if found else None


def fact(pairs: Iterable[tuple[Any, Any]]) -> Direction | None:
    """Give the direction where answers are neither more nor less than one another."""
    return Direction.INCOMPARABLE if any(True for _ in pairs) else None


def _variation(
    names: tuple[str, ...],
    here: tuple[Hashable, ...],
    known: Iterable[tuple[tuple[Hashable, ...], bool]],
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Give the inputs that matter, each by itself, and those that may vary together."""
    places = [place for place in range(len(names)) if here[place] is not None]
    apart = _by_what_differs(here, places, known)
    matters = tuple(names[place] for place in places if not all(_alike(apart, 1 << place)))
    free = 0
    # What can vary only beside another input gets its turn after that one.
    for place in (*places, *places):
        wider = free | 1 << place
        parts = _alike(apart, wider)
        if len(parts) > len(_alike(apart, free)) and all(parts):
            free = wider
    return matters, tuple(names[place] for place in places if free >> place & 1)


_Apart: TypeAlias = Mapping[int, bool]
"""For each set of inputs in which some situations differ from a parting, one bit a place, whether
they all part the two as well."""


def _by_what_differs(
    here: tuple[Hashable, ...],
    places: Sequence[int],
    known: Iterable[tuple[tuple[Hashable, ...], bool]],
) -> _Apart:
    found: dict[int, bool] = {}
    bits = [(place, 1 << place) for place in places]
    for values, parts in known:
        differing = 0
        for place, bit in bits:
            value = values[place]
            if value is not None and value != here[place]:
                differing |= bit
        found[differing] = found.get(differing, True) and parts
    return found


def _alike(apart: _Apart, free: int) -> list[bool]:
    """Tell of all situations that are the same but for some inputs whether they part the two."""
    return [parts for differing, parts in apart.items() if not differing & ~free]
