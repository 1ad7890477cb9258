"""The highest card of a suit, and no other."""

from collections.abc import Callable

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Binds
from spades_rules.policies.play.highest_of_suit import HighestOfSuit
from spades_rules.table.cards import Card
from spades_rules.table.pack import Pack

Play = Callable[..., str]


def test_of_each_suit_the_highest_card_remains(play: Play) -> None:
    assert play(HighestOfSuit(), "4D 9D 5H", led="C") == "9D 5H"


def test_a_leader_is_bound_too(play: Play) -> None:
    assert play(HighestOfSuit(), "4D 9D 2S 8S") == "9D 8S"


def test_of_the_suit_to_be_followed_the_highest_is_left(play: Play) -> None:
    assert play(HighestOfSuit(), "AS 7S 2S KD", left="AS 7S 2S", led="S") == "AS"


def test_what_an_earlier_rule_took_away_is_still_the_highest(play: Play) -> None:
    assert play(HighestOfSuit(), "2C KC", left="2C", led="C") == ""


def test_either_of_two_twins_is_the_highest(lay: Callable[..., PublicTable]) -> None:
    pack = Pack(tuple(map(Card, ("2C", "3C", "3C", "4D"))))
    assert HighestOfSuit().narrow(lay(pack=pack), 0b1111, 0b1111) == 0b1110
    assert HighestOfSuit().narrow(lay(pack=pack), 0b1011, 0b1011) == 0b1010


def test_it_binds_everybody() -> None:
    assert HighestOfSuit.binds is Binds.ALL
