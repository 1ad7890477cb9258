"""Partners sit opposite."""

from spades_rules.policies.seating.opposite_partners import OppositePartners


def test_the_first_seat_plays_with_the_third_and_the_second_with_the_fourth() -> None:
    seating = OppositePartners(seats=4).seating()
    assert seating.seats == 4
    assert seating.sides == ((0, 2), (1, 3))
