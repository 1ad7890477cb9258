"""Situations compared one by one: what is counted, which way it goes, and what it hangs on."""

from collections.abc import Callable, Iterator
from itertools import product

from spades_rules.audit.difference import Direction
from spades_rules.audit.proofs.comparing import (
    Inputs,
    compared,
    fact,
    judged_by_what_is_allowed,
)
from spades_rules.audit.proofs.question import Comparison

Allowed = tuple[frozenset[str], str]
"""What may be done, and why."""


def allowed(words: str, why: str = "") -> Allowed:
    return frozenset(words.split()), why


def of(*answers: tuple[Allowed, Allowed]) -> Comparison:
    """Compare the answers to situations that are numbered."""
    ours, theirs = zip(*answers, strict=True)
    return compared(
        range(len(answers)),
        (ours.__getitem__, theirs.__getitem__),
        Inputs(("number",), lambda number: (number,)),
        judged_by_what_is_allowed,
        whole=True,
    )


def test_situations_and_those_that_part_are_counted_and_kept_in_order() -> None:
    found = of(
        (allowed("a b"), allowed("a")),
        (allowed("a"), allowed("a")),
        (allowed("b"), allowed("")),
    )
    assert (found.states, found.differing, found.whole) == (3, 2, True)
    assert list(found.partings()) == [0, 2]
    assert list(found.partings()) == [0, 2]


def test_the_direction_is_that_over_all_situations() -> None:
    more, less = (allowed("a"), allowed("a b")), (allowed("a b"), allowed("a"))
    other = (allowed("a"), allowed("b"))
    reason = (allowed("a", "one rule"), allowed("a", "another"))
    assert of(reason, (allowed("a"), allowed("a"))).direction is Direction.SAME
    assert of(more, reason).direction is Direction.LOOSER
    assert of(less, reason).direction is Direction.STRICTER
    assert of(more, less).direction is Direction.INCOMPARABLE
    assert of(other).direction is Direction.INCOMPARABLE
    assert of((allowed("a"), allowed("a"))).direction is None


def test_a_fact_is_neither_more_nor_less() -> None:
    assert fact(iter(())) is None
    assert fact(iter(((1, 2),))) is Direction.INCOMPARABLE


Square = tuple[int, int, int | None]
"""A situation of three inputs."""


def cube(parts: Callable[[Square], bool]) -> Comparison:
    """Compare two that part in some of twenty-seven situations, the third input none at times."""
    situations: Iterator[Square] = product((0, 1, 2), (0, 1, 2), (0, 1, None))
    return compared(
        situations,
        (lambda _: (frozenset(), ""), lambda one: (frozenset(), "!" if parts(one) else "")),
        Inputs(("first", "second", "third"), lambda one: one),
        judged_by_what_is_allowed,
        whole=True,
    )


def test_an_input_matters_where_the_two_agree_once_it_alone_is_changed() -> None:
    found = cube(lambda one: one[0] == 1)
    first = next(found.partings())
    assert first == (1, 0, 0)
    assert found.vary(first) == (("first",), ("second", "third"))


def test_two_inputs_that_do_not_matter_alone_may_matter_together() -> None:
    # Only where the first two are both changed do they agree.
    found = cube(lambda one: one[0] == 0 or one[1] == 0)
    assert found.vary((0, 0, 0)) == ((), ("first", "third"))


def test_what_is_no_input_of_a_situation_neither_matters_nor_varies() -> None:
    found = cube(lambda one: one[0] == 1)
    assert found.vary((1, 0, None)) == (("first",), ("second",))
