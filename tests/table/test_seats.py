"""Seats go round clockwise, and each belongs to a side."""

import pytest

from spades_rules.table.seats import Seating

PARTNERS = Seating(4, ((0, 2), (1, 3)))


def test_the_seat_after_the_last_is_the_first() -> None:
    assert [PARTNERS.left_of(seat) for seat in range(4)] == [1, 2, 3, 0]


def test_partners_sit_opposite() -> None:
    assert [PARTNERS.partners(seat) for seat in range(4)] == [(2,), (3,), (0,), (1,)]
    assert PARTNERS.side_of == (0, 1, 0, 1)


def test_who_plays_alone_has_no_partner() -> None:
    assert Seating(3, ((0,), (1,), (2,))).partners(1) == ()


def test_six_at_a_table_may_be_two_sides_of_three() -> None:
    assert Seating(6, ((0, 2, 4), (1, 3, 5))).partners(5) == (1, 3)


def test_a_seat_without_a_side_is_missed() -> None:
    with pytest.raises(KeyError, match="3"):
        Seating(4, ((0, 2), (1,)))
