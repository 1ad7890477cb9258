"""Teams of the same size take turns round the table."""

import pytest

from spades_rules.policies.seating.teams import Teams


@pytest.mark.parametrize(
    ("seats", "sides", "expected"),
    [
        (4, 2, ((0, 2), (1, 3))),
        (6, 3, ((0, 3), (1, 4), (2, 5))),
        (6, 2, ((0, 2, 4), (1, 3, 5))),
        (8, 4, ((0, 4), (1, 5), (2, 6), (3, 7))),
    ],
)
def test_every_so_many_seats_a_partner_sits(
    seats: int, sides: int, expected: tuple[tuple[int, ...], ...]
) -> None:
    seating = Teams(seats=seats, sides=sides).seating()
    assert seating.seats == seats
    assert seating.sides == expected


@pytest.mark.parametrize(("seats", "sides"), [(5, 2), (6, 4), (4, 4), (4, 3)])
def test_teams_are_of_one_size_and_of_two_at_least(seats: int, sides: int) -> None:
    with pytest.raises(ValueError, match=f"{seats} seats make no {sides} teams of two or more"):
        Teams(seats=seats, sides=sides)
