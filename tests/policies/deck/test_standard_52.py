"""One pack without jokers."""

from spades_rules.policies.deck.standard_52 import Standard52


def test_there_are_fifty_two_cards_and_none_twice() -> None:
    cards = Standard52().cards()
    assert len(cards) == 52
    assert len(set(cards)) == 52
    assert {"2C", "TD", "QH", "AS"} <= set(cards)
    assert "BJ" not in cards
