"""The tests that look at many profiles take the same few of them every time, or all."""

from itertools import combinations

import pytest
from shelf import (
    EVERYTHING,
    LATER,
    OTHER_GAMES,
    SHARE,
    SHIPPED,
    SOURCES,
    has_share,
    of_one_game,
    some,
)


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(EVERYTHING, raising=False)


def test_a_few_are_the_same_few_every_time_and_stand_in_order() -> None:
    taken = some(range(100), 5)
    assert taken == some(range(100), 5)
    assert len(taken) == 5
    assert list(taken) == sorted(taken)
    assert taken != some(range(100), 5, seed=5)


def test_where_there_are_no_more_all_are_taken() -> None:
    assert some("abc", 3) == some("abc", 9) == ("a", "b", "c")


def test_all_are_taken_when_all_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EVERYTHING, "1")
    assert some(range(100), 5) == tuple(range(100))


def test_the_first_five_are_shipped_and_everything_else_is_later() -> None:
    assert set(SOURCES) <= set(SHIPPED)
    assert {*SOURCES, *LATER, *OTHER_GAMES} == set(SHIPPED)
    assert not set(SOURCES) & set(LATER)


def test_profiles_of_one_game_are_told_from_others() -> None:
    assert of_one_game(("canonical", "openspiel"))
    assert of_one_game(("hearts/openspiel", "hearts/hearts-online"))
    assert not of_one_game(("openspiel", "hearts/openspiel"))
    assert not of_one_game(("whist/traditional", "hearts/openspiel"))


def test_every_pair_is_in_one_share_and_no_share_is_left_without(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pairs = list(combinations(SHIPPED, 2))
    assert all(map(has_share, pairs))
    shares = []
    for share in range(3):
        monkeypatch.setenv(SHARE, f"{share} of 3")
        shares.append({pair for pair in pairs if has_share(pair)})
        assert {pair[::-1] for pair in pairs if has_share(pair[::-1])} == {
            pair[::-1] for pair in shares[-1]
        }
    assert sum(map(len, shares)) == len(set.union(*shares)) == len(pairs)
    assert all(len(share) > len(pairs) // 4 for share in shares)
