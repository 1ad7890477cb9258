"""A turn may last only so long."""

from spades_rules.policies.procedure.turn_clock import TurnClock


def test_nobody_says_what_happens_when_time_runs_out() -> None:
    clock = TurnClock(seconds=45)
    assert (clock.seconds, clock.then) == (45, None)


def test_the_house_can_say_what_happens_when_time_runs_out() -> None:
    assert TurnClock(seconds=30, then="the lowest card is played").then == (
        "the lowest card is played"
    )
