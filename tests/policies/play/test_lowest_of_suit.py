"""The lowest card of a suit, and no other."""

from collections.abc import Callable

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Binds
from spades_rules.policies.play.lowest_of_suit import LowestOfSuit
from spades_rules.table.cards import Card
from spades_rules.table.pack import Pack

Play = Callable[..., str]


def test_of_each_suit_the_lowest_card_remains(play: Play) -> None:
    assert play(LowestOfSuit(), "4D 9D 5H", led="C") == "4D 5H"


def test_a_leader_is_bound_too(play: Play) -> None:
    assert play(LowestOfSuit(), "4D 9D 2S 8S") == "4D 2S"


def test_of_the_suit_to_be_followed_the_lowest_is_left(play: Play) -> None:
    assert play(LowestOfSuit(), "AS 7S 2S KD", left="AS 7S 2S", led="S") == "2S"


def test_what_an_earlier_rule_took_away_is_still_the_lowest(play: Play) -> None:
    assert play(LowestOfSuit(), "2C KC AC", left="KC AC", led="C") == ""


def test_either_of_two_twins_is_the_lowest(lay: Callable[..., PublicTable]) -> None:
    pack = Pack(tuple(map(Card, ("2C", "2C", "3C", "4D"))))
    assert LowestOfSuit().narrow(lay(pack=pack), 0b1111, 0b1111) == 0b1011
    assert LowestOfSuit().narrow(lay(pack=pack), 0b1110, 0b1110) == 0b1010


def test_it_binds_everybody() -> None:
    assert LowestOfSuit.binds is Binds.ALL
