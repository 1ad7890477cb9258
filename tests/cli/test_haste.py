"""Work in haste leaves no trace."""

import gc

import pytest

from spades_rules.cli.haste import seldom_swept


def test_values_out_of_use_are_looked_for_less_often_and_then_as_before() -> None:
    before = gc.get_threshold()
    with seldom_swept():
        assert gc.get_threshold()[0] > 10 * before[0]
    assert gc.get_threshold() == before


def test_they_are_as_before_after_a_mishap_too() -> None:
    before = gc.get_threshold()
    with pytest.raises(RuntimeError), seldom_swept():
        raise RuntimeError
    assert gc.get_threshold() == before
