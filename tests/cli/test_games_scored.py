"""The command on other games: a side is scored by its cards, a table shows what is turned up."""

from collections.abc import Callable
from typing import Any

import pytest

Command = Callable[..., Any]
"""Runs the command; see `conftest`."""


@pytest.mark.parametrize(
    ("profile", "side", "points"),
    [
        ("hearts/openspiel", "QS,2H:4", 14),
        ("hearts/openspiel", ":4", 0),
        ("whist/traditional", ":5,4", 3),
        ("oh-hell/watch", "3:3", 13),
    ],
)
def test_a_side_is_scored_by_what_it_has(
    command: Command, profile: str, side: str, points: int
) -> None:
    ran = command("score", profile, "--side", side, "--format", "json")
    assert (ran.code, ran.err) == (0, "")
    assert ran.json["sides"][0]["points"] == points


def test_who_has_it_all_makes_the_others_pay(command: Command) -> None:
    hearts = ",".join(f"{rank}H" for rank in "23456789TJQKA")
    ran = command(
        *("score", "hearts/openspiel", "--side", f"QS,{hearts}:9"),
        *("--side", ":4", "--format", "json"),
    )
    assert [one["points"] for one in ran.json["sides"]] == [0, 26]


@pytest.mark.parametrize(
    ("profile", "side", "says"),
    [
        ("hearts/openspiel", "QS", "is no side\nhint: a side reads CARDS:TRICKS"),
        ("hearts/openspiel", "XX:3", "`XX` in `XX:3` is no card"),
        ("hearts/openspiel", "QS,QS:3", "QS is not in the pack, or is here twice"),
        ("hearts/openspiel", "BJ:3", "BJ is not in the pack, or is here twice"),
        ("hearts/openspiel", "QS:14", "has 14 tricks\nhint: a round has 13"),
        ("whist/traditional", "QS:3,4", "names a card, and no card counts under these rules"),
        ("whist/traditional", ":3", "gives 1 number of tricks, and a side has 2"),
    ],
)
def test_a_side_that_makes_no_sense_is_unusable(
    command: Command, profile: str, side: str, says: str
) -> None:
    ran = command("score", profile, "--side", side)
    assert ran.code == 2
    assert says in ran.err


def test_two_games_are_not_compared(command: Command) -> None:
    ran = command("diff", "hearts/openspiel", "openspiel")
    assert (ran.code, ran.out) == (2, "")
    assert "two profiles of one game are compared" in ran.err


def test_the_facts_of_a_deal_tell_the_trumps_of_the_round(command: Command) -> None:
    ran = command("ask", "whist/traditional", "{deal: {dealer: 3, round: 5}}")
    assert "no trump\n" in ran.out
    ran = command("ask", "whist/white-knuckle", "{deal: {dealer: 3}}")
    assert "the dealer's card names trumps\n" in ran.out
