"""The card that must be led first."""

from collections.abc import Callable

from spades_rules.kernel.questions import Binds
from spades_rules.policies.play.opening_card import OpeningCard

Play = Callable[..., str]

TWO = OpeningCard(card="2C")
CLUB = OpeningCard(card="2C", or_="suit")


def test_who_holds_it_must_lead_it(play: Play) -> None:
    assert play(TWO, "2C 9C AH") == "2C"
    assert play(OpeningCard(card="9C"), "2C 9C AH") == "9C"


def test_another_card_of_its_suit_may_do(play: Play) -> None:
    assert play(CLUB, "2C 9C AH") == "2C 9C"
    assert play(CLUB, "2C AH") == "2C"


def test_who_does_not_hold_it_is_free(play: Play) -> None:
    assert play(TWO, "9C AH") == "9C AH"
    assert play(CLUB, "9C AH") == "9C AH"


def test_so_is_everybody_after_the_first_trick(play: Play) -> None:
    assert play(TWO, "2C AH", trick_number=1) == "2C AH"


def test_it_binds_the_leader() -> None:
    assert OpeningCard.binds is Binds.LEADER
