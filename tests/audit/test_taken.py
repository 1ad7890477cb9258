"""The tricks of a whole game are counted seat by seat, round by round."""

from spades_rules import compile_ruleset, load_profile
from spades_rules.audit.rounds import game_of
from spades_rules.audit.taken import tricks_taken
from spades_rules.cases.situations import RoundsSituation, SideScore

CANONICAL = compile_ruleset(load_profile("canonical"))


def test_each_complete_round_has_its_tricks_by_seat() -> None:
    wanted = ((("4", "3", "4", "2"), (4, 3, 4, 2)), (("nil", "3", "4", "5"), (1, 3, 4, 5)))
    game = game_of(CANONICAL, CANONICAL, wanted)
    assert game is not None
    assert tricks_taken(game, CANONICAL) == ((4, 3, 4, 2), (1, 3, 4, 5))


def test_a_round_that_is_not_over_has_none_yet() -> None:
    wanted = ((("4", "3", "4", "2"), (4, 3, 4, 2)),)
    game = game_of(CANONICAL, CANONICAL, wanted)
    assert game is not None
    (played,) = game.rounds
    begun = RoundsSituation(
        rounds=(
            type(played)(
                dealer=played.dealer,
                hands=played.hands,
                calls=played.calls,
                cards=played.cards[:6],
            ),
        )
    )
    assert tricks_taken(begun, CANONICAL) == ()


def test_a_situation_that_is_no_game_has_none() -> None:
    assert tricks_taken(SideScore(bids=(4, 4), tricks=(4, 4)), CANONICAL) == ()
