"""A suit that another card breaks, too."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.questions import Binds
from spades_rules.policies.play.breaking_by_card import BreakingByCard

Play = Callable[..., str]

HEARTS = BreakingByCard(suit="H", card="QS")
SPARED = BreakingByCard(suit="H", card="QS", spared=True)


@pytest.mark.parametrize("rule", [HEARTS, SPARED])
def test_it_may_not_be_led_at_first(play: Play, rule: BreakingByCard) -> None:
    assert play(rule, "3D 4H 5S") == "3D 5S"


@pytest.mark.parametrize("played", ["2H", "QS", "2H QS"])
def test_a_card_of_it_breaks_it_and_so_does_the_other(play: Play, played: str) -> None:
    assert play(HEARTS, "3D 4H", played=played) == "3D 4H"


@pytest.mark.parametrize(
    ("suit", "card", "legal"),
    [("C", "QS", "3H 2S"), ("S", "QS", "2C 3H"), ("D", "JD", "2C 3H 2S"), ("H", "JD", "2C 2S")],
)
def test_suit_and_card_can_be_others(play: Play, suit: str, card: str, legal: str) -> None:
    assert play(BreakingByCard(suit=suit, card=card), "2C 3H 2S") == legal


@pytest.mark.parametrize(("card", "legal"), [("QS", "2D"), ("JD", "2D 3H")])
def test_only_the_card_that_is_named_breaks_it(play: Play, card: str, legal: str) -> None:
    assert play(BreakingByCard(suit="H", card=card), "2D 3H", played="JD") == legal


def test_a_hand_of_the_suit_alone_may_lead_it(play: Play) -> None:
    assert play(HEARTS, "4H 5H") == "4H 5H"


def test_a_hand_of_the_card_and_the_suit_leads_the_card_unless_it_is_spared(play: Play) -> None:
    assert play(HEARTS, "4H QS") == "QS"
    assert play(SPARED, "4H QS") == "4H QS"


@pytest.mark.parametrize(("opened", "legal"), [(True, "3D 4H"), (False, "3D")])
def test_a_host_may_say_whether_it_is_open(play: Play, legal: str, *, opened: bool) -> None:
    assert play(HEARTS, "3D 4H", opened=opened) == legal


def test_it_binds_the_leader() -> None:
    assert BreakingByCard.binds is Binds.LEADER
