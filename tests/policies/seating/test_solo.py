"""Nobody has a partner."""

import pytest

from spades_rules.policies.seating.solo import Solo


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_seat_is_a_side(seats: int) -> None:
    seating = Solo(seats=seats).seating()
    assert seating.seats == seats
    assert seating.sides == tuple((seat,) for seat in range(seats))


def test_a_seat_alone_has_no_partners() -> None:
    seating = Solo(seats=3).seating()
    assert [seating.partners(seat) for seat in range(3)] == [(), (), ()]
    assert seating.side_of == (0, 1, 2)
