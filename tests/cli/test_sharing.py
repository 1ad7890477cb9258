"""Work shared between two processes comes to the same as work done by one."""

import os
import time
from collections.abc import Sequence

import pytest

from spades_rules.audit.diff import diff
from spades_rules.cli.sharing import shared
from spades_rules.profile import load_profile


def test_the_results_stand_in_the_order_of_the_things() -> None:
    assert shared(lambda number: number * number, range(7)) == [0, 1, 4, 9, 16, 25, 36]


def test_two_processes_take_the_things_off_one_pile() -> None:
    def work(number: int) -> tuple[int, int]:
        time.sleep(0.02)
        return number, os.getpid()

    done: Sequence[tuple[int, int]] = shared(work, range(20))
    assert [number for number, _ in done] == [*range(20)]
    assert len({process for _, process in done}) == 2


def test_few_things_are_done_here() -> None:
    assert shared(lambda _: os.getpid(), range(2)) == [os.getpid()] * 2


def test_what_cannot_travel_is_done_here() -> None:
    found = shared(lambda number: lambda: number, range(4))
    assert [one() for one in found] == [0, 1, 2, 3]


def test_a_mishap_is_met_wherever_it_happens() -> None:
    def work(number: int) -> int:
        time.sleep(0.01)
        if number in {2, 3}:
            message = "no more"
            raise ValueError(message)
        return number

    with pytest.raises(ValueError, match="no more"):
        shared(work, range(6))


def test_what_a_child_has_not_done_is_done_here() -> None:
    own = os.getpid()

    def work(number: int) -> int:
        time.sleep(0.01)
        if os.getpid() != own:
            os._exit(1)
        return number

    assert shared(work, range(6)) == [0, 1, 2, 3, 4, 5]


def test_where_processes_cannot_be_copied_all_is_done_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(os, "fork")
    assert shared(lambda _: os.getpid(), range(4)) == [os.getpid()] * 4


def test_a_comparison_comes_to_the_same() -> None:
    a, b = load_profile("canonical"), load_profile("world-of-card-games")
    assert diff(a, b, each=shared) == diff(a, b)


def test_the_two_begin_at_the_two_ends() -> None:
    def work(_: int) -> int:
        time.sleep(0.05)
        return os.getpid()

    found: Sequence[int] = shared(work, range(4))
    assert found[0] != os.getpid()
    assert found[-1] == os.getpid()


def test_there_may_be_more_things_than_a_byte_can_number() -> None:
    assert shared(lambda number: -number, range(1000)) == [-number for number in range(1000)]
