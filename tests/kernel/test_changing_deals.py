"""A number of cards that changes from round to round."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.actions import Deal
from spades_rules.kernel.play import new_game
from spades_rules.kernel.public import Phase
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import RefusedError
from spades_rules.kernel.state import Table
from spades_rules.policies.dealing.deal_up_and_down import DealUpAndDown

Small = Callable[..., Ruleset]
At = Callable[..., Table]
Dealt = Callable[..., Deal]

ONE = "AS / KS / 2S / AC"
TWO = "AS 2H / KS KH / 2S AH / AC KD"


@pytest.fixture
def rules(small: Small) -> Ruleset:
    """Give the rules of a game of one card, two cards, and one card."""
    return small({"dealing.deal": DealUpAndDown(from_=1, to=2)})


def test_each_round_has_its_own_number_of_cards(rules: Ruleset) -> None:
    assert [rules.each_in(number) for number in (1, 2, 3, 4)] == [1, 2, 1, 1]
    facts = [rules.deal_facts(0, round=number) for number in (1, 2)]
    assert [(one.each, one.left) for one in facts] == [(1, 8), (2, 4)]


def test_a_round_is_over_when_its_cards_are_played(rules: Ruleset, at: At, deal: Dealt) -> None:
    table = at(rules, "1 1 1 1 AS KS 2S AC", hands=ONE)
    assert (table.phase, len(table.sheets)) == (Phase.DEAL, 1)
    table.push(deal(TWO, dealer=0))
    assert table.public.setting.each == 2


def test_a_deal_of_another_number_is_refused(rules: Ruleset, at: At, deal: Dealt) -> None:
    with pytest.raises(RefusedError) as first:
        new_game(rules).push(deal(TWO))
    assert first.value.ruling.words == "seat 0 gets 1 card, not 2"
    table = at(rules, "1 1 1 1 AS KS 2S AC", hands=ONE)
    with pytest.raises(RefusedError) as second:
        table.push(deal(ONE, dealer=0))
    assert second.value.ruling.words == "seat 0 gets 2 cards, not 1"


def test_the_tricks_of_a_score_are_those_of_its_round(rules: Ruleset) -> None:
    one = rules.call("1")
    assert one is not None
    with pytest.raises(ValueError, match="2 tricks are too many"):
        rules.score((one,) * 4, (1, 1, 0, 0))
    second = rules.standing((0, 0), round=1)
    assert rules.score((one,) * 4, (1, 1, 0, 0), standing=second).points == (-20, -20)


def test_elsewhere_every_round_has_the_same(small: Small) -> None:
    assert [small().each_in(number) for number in (1, 9)] == [3, 3]
