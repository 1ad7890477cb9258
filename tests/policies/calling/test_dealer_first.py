"""The dealer calls first."""

from spades_rules.policies.calling.dealer_first import DealerFirst
from spades_rules.table.seats import Seating

FOUR = Seating(4, ((0, 2), (1, 3)))


def test_the_calls_go_round_from_the_dealer() -> None:
    assert DealerFirst(times=1).order(3, FOUR) == (3, 0, 1, 2)


def test_they_go_round_as_often_as_asked() -> None:
    assert DealerFirst(times=2).order(1, FOUR) == (1, 2, 3, 0, 1, 2, 3, 0)
