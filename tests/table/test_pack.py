"""A set of cards is one whole number, and twins are two bits that print alike."""

import pytest

from spades_rules.table.cards import Card
from spades_rules.table.pack import Pack, bits_of


def cards(words: str) -> tuple[Card, ...]:
    return tuple(Card(word) for word in words.split())


HEARTS = Pack(cards("2H QH KH AH"))
TWO_PACKS = Pack(cards("KS KS AS AS"))


def test_each_card_is_a_bit_and_the_weakest_is_the_lowest() -> None:
    assert HEARTS.bits == {"2H": 1, "QH": 2, "KH": 4, "AH": 8}
    assert HEARTS.everything == 0b1111


def test_a_set_of_cards_is_the_sum_of_their_bits() -> None:
    assert HEARTS.mask(cards("AH 2H")) == 0b1001
    assert HEARTS.mask(()) == 0


def test_the_cards_of_a_set_come_weakest_first() -> None:
    assert HEARTS.cards_of(0b1101) == ("2H", "KH", "AH")
    assert HEARTS.cards_of(0) == ()
    assert list(bits_of(0b1010)) == [2, 8]


def test_a_card_outside_the_pack_is_missed_by_name() -> None:
    with pytest.raises(KeyError, match="AS"):
        HEARTS.mask(cards("2H AS"))


def test_a_card_named_twice_is_missed_the_second_time() -> None:
    with pytest.raises(KeyError, match="QH"):
        HEARTS.mask(cards("QH QH"))


def test_a_card_that_is_taken_is_missed() -> None:
    with pytest.raises(KeyError, match="KH"):
        HEARTS.mask(cards("KH"), taken=0b0100)


def test_twins_share_a_name_and_have_a_bit_each() -> None:
    assert TWO_PACKS.bits == {"KS": 0b0011, "AS": 0b1100}
    assert TWO_PACKS.cards_of(0b0110) == ("KS", "AS")


def test_of_twins_the_first_that_is_free_is_meant() -> None:
    assert TWO_PACKS.mask(cards("AS")) == 0b0100
    assert TWO_PACKS.mask(cards("AS"), taken=0b0100) == 0b1000
    assert TWO_PACKS.mask(cards("AS KS AS")) == 0b1101


def test_a_third_twin_is_missed() -> None:
    with pytest.raises(KeyError, match="AS"):
        TWO_PACKS.mask(cards("AS AS AS"))
    with pytest.raises(KeyError, match="AS"):
        TWO_PACKS.mask(cards("AS"), taken=0b1100)


def test_two_packs_of_the_same_cards_in_the_same_order_are_equal() -> None:
    assert Pack(cards("2H QH KH AH")) == HEARTS
    assert Pack(cards("QH 2H KH AH")) != HEARTS


def test_masks_of_twins_are_not_mistaken_for_single_cards() -> None:
    # Three times 0b11 is 0b1001, and with 0b110000 that makes four bits for four cards.
    pack = Pack(cards("2H 2H KH KH AH AH"))
    with pytest.raises(KeyError, match="2H"):
        pack.mask(cards("2H 2H 2H AH"))
    assert pack.mask(cards("2H 2H AH KH")) == 0b010111
