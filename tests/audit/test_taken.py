"""The tricks of a whole game are counted seat by seat, round by round."""

from dataclasses import replace

from spades_rules import compile_ruleset, load_profile
from spades_rules.audit.rounds import game_of
from spades_rules.audit.taken import taken_and_turn
from spades_rules.cases.situations import RoundsSituation, SideScore

CANONICAL = compile_ruleset(load_profile("canonical"))


def test_each_complete_round_has_its_tricks_by_seat() -> None:
    wanted = ((("4", "3", "4", "2"), (4, 3, 4, 2)), (("nil", "3", "4", "5"), (1, 3, 4, 5)))
    game = game_of(CANONICAL, CANONICAL, wanted)
    assert game is not None
    assert taken_and_turn(game, CANONICAL) == (((4, 3, 4, 2), (1, 3, 4, 5)), None)


def test_a_round_that_is_not_over_has_a_seat_in_turn_and_no_tricks_yet() -> None:
    wanted = ((("4", "3", "4", "2"), (4, 3, 4, 2)),)
    game = game_of(CANONICAL, CANONICAL, wanted)
    assert game is not None
    (played,) = game.rounds
    begun = RoundsSituation(rounds=(replace(played, dealer=2, cards=()),))
    # Who sits to the left of the dealer leads, and nobody has played yet.
    assert taken_and_turn(begun, CANONICAL) == ((), 3)


def test_a_situation_that_is_no_game_has_none() -> None:
    assert taken_and_turn(SideScore(bids=(4, 4), tricks=(4, 4)), CANONICAL) == ((), None)
