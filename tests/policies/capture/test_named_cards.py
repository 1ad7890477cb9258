"""Cards that count are those that are named."""

from spades_rules.kernel.questions import Counted
from spades_rules.policies.capture.named_cards import NamedCards
from spades_rules.table.cards import Card

SEVEN, TEN = Card("7D"), Card("TC")


def test_the_named_cards_count_alike_and_sweep_nothing() -> None:
    assert NamedCards(cards=(SEVEN, TEN)).counted() == (Counted((SEVEN, TEN), 1, sweep=False),)
    assert NamedCards(cards=(TEN,), each=-3).counted() == (Counted((TEN,), -3, sweep=False),)
