"""Work shared between two processes comes to the same as work done by one."""

import os
from collections.abc import Sequence

import pytest

from spades_rules.audit.diff import diff
from spades_rules.cli.sharing import shared
from spades_rules.profile import load_profile


def test_the_results_stand_in_the_order_of_the_things() -> None:
    assert shared(lambda number: number * number, range(7)) == [0, 1, 4, 9, 16, 25, 36]


def test_every_other_thing_is_done_in_another_process() -> None:
    where: Sequence[int] = shared(lambda _: os.getpid(), range(4))
    assert where[0] == where[2] == os.getpid()
    assert where[1] == where[3] != os.getpid()


def test_few_things_are_done_here() -> None:
    assert shared(lambda _: os.getpid(), range(2)) == [os.getpid()] * 2


def test_what_cannot_travel_is_done_here() -> None:
    found = shared(lambda number: lambda: number, range(4))
    assert [one() for one in found] == [0, 1, 2, 3]


def test_a_mishap_in_the_child_is_met_again_here() -> None:
    def work(number: int) -> int:
        if number == 1:
            message = "no more"
            raise ValueError(message)
        return number

    with pytest.raises(ValueError, match="no more"):
        shared(work, range(4))


def test_where_processes_cannot_be_copied_all_is_done_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(os, "fork")
    assert shared(lambda _: os.getpid(), range(4)) == [os.getpid()] * 4


def test_a_comparison_comes_to_the_same() -> None:
    a, b = load_profile("canonical"), load_profile("world-of-card-games")
    assert diff(a, b, each=shared) == diff(a, b)
