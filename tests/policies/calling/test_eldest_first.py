"""The seat left of the dealer calls first."""

from spades_rules.policies.calling.eldest_first import EldestFirst
from spades_rules.table.seats import Seating

FOUR = Seating(4, ((0, 2), (1, 3)))


def test_the_calls_go_round_from_the_dealers_left() -> None:
    assert EldestFirst().order(1, FOUR) == (2, 3, 0, 1)


def test_they_go_round_as_often_as_asked() -> None:
    assert EldestFirst(times=2).order(3, FOUR) == (0, 1, 2, 3, 0, 1, 2, 3)
