"""What hearts, a queen and a jack count."""

import pytest

from spades_rules.policies.capture.hearts_and_queen import HeartsAndQueen


def worth(rule: HeartsAndQueen) -> dict[str, int]:
    return {card: one.points for one in rule.counted() for card in one.cards}


def test_each_heart_counts_one_and_the_queen_thirteen() -> None:
    found = worth(HeartsAndQueen())
    assert (found["2H"], found["AH"], found["QS"]) == (1, 1, 13)
    assert (len(found), sum(found.values())) == (14, 26)


@pytest.mark.parametrize(("heart", "total"), [(0, 13), (2, 39)])
def test_hearts_can_count_something_else(heart: int, total: int) -> None:
    assert sum(worth(HeartsAndQueen(heart=heart)).values()) == total


@pytest.mark.parametrize(("queen", "total"), [(5, 18), (0, 13)])
def test_so_can_the_queen(queen: int, total: int) -> None:
    assert sum(worth(HeartsAndQueen(queen=queen)).values()) == total


@pytest.mark.parametrize("jack", [-10, -11])
def test_the_jack_may_count_and_nobody_needs_it_for_all(jack: int) -> None:
    *needed, last = HeartsAndQueen(jack=jack).counted()
    assert (last.cards, last.points, last.sweep) == (("JD",), jack, False)
    assert all(one.sweep for one in needed)


def test_as_it_comes_the_jack_counts_nothing() -> None:
    assert "JD" not in worth(HeartsAndQueen(jack=None))
