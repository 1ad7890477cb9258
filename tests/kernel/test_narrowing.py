"""Rules take choices away in order, and one that would leave nothing is waived."""

from dataclasses import dataclass

from spades_rules.kernel.actions import Call
from spades_rules.kernel.narrowing import CardChain, Narrowed, narrow_calls, narrow_cards
from spades_rules.kernel.public import PublicTable, Setting, Standing, strongest
from spades_rules.table.cards import Card, Suit
from spades_rules.table.pack import Pack
from spades_rules.table.seats import Seating

PACK = Pack(tuple(Card(word) for word in ("2H", "AH", "2S", "AS")))
HEARTS, SPADES = 0b0011, 0b1100
TABLE = PublicTable(
    Setting(
        seating=Seating(4, ((0, 2), (1, 3))),
        pack=PACK,
        suits={Suit("H"): HEARTS, Suit("S"): SPADES},
        trumps=SPADES,
        each=1,
        dealer=3,
        round=1,
        standing=Standing((0, 0), {}, 0),
    )
)
ONE, TWO, THREE = (Call(str(number), tricks=number) for number in (1, 2, 3))


@dataclass(frozen=True, slots=True, kw_only=True)
class Keep:
    """Only these cards, or calls of so many tricks, remain."""

    mask: int = 0
    most: int = 0

    def cards(self, table: PublicTable, hand: int, cards: int) -> int:  # noqa: ARG002
        """Give the cards that remain."""
        return cards & self.mask

    def narrow(
        self,
        table: PublicTable,  # noqa: ARG002 - the question's
        seat: int,  # noqa: ARG002 - as above
        hand: int | None,  # noqa: ARG002 - as above
        calls: tuple[Call, ...],
    ) -> tuple[Call, ...]:
        """Give the calls that remain."""
        return tuple(call for call in calls if call.tricks <= self.most)


def chain(**masks: int) -> CardChain:
    return tuple((rule, Keep(mask=mask).cards) for rule, mask in masks.items())


def test_without_rules_everything_is_left() -> None:
    assert narrow_cards((), TABLE, 0b1111, 0b1111) == Narrowed(0b1111, (), ())


def test_each_rule_sees_what_the_one_before_it_left() -> None:
    rules = chain(first=0b0111, second=0b1110)
    assert narrow_cards(rules, TABLE, 0b1111, 0b1111) == Narrowed(
        0b0110, (("first", 0b1000), ("second", 0b0001)), ()
    )


def test_a_rule_that_takes_nothing_away_is_not_named() -> None:
    assert narrow_cards(chain(idle=0b1111), TABLE, 0b0011, 0b0011) == Narrowed(0b0011, (), ())


def test_a_rule_that_would_leave_nothing_is_waived_and_the_next_one_is_asked() -> None:
    rules = chain(first=0b0011, none=0b1100, last=0b0001)
    assert narrow_cards(rules, TABLE, 0b1111, 0b1111) == Narrowed(
        0b0001, (("first", 0b1100), ("last", 0b0010)), ("none",)
    )


def test_calls_are_narrowed_alike() -> None:
    rules = (("idle", Keep(most=9)), ("two", Keep(most=2)), ("none", Keep(most=0)))
    assert narrow_calls(rules, TABLE, 0, None, (ONE, TWO, THREE)) == Narrowed(
        (ONE, TWO), (("two", (THREE,)),), ("none",)
    )


def test_the_strongest_card_of_the_suit_led_wins_unless_a_trump_lies() -> None:
    two_hearts, ace_hearts, two_spades, ace_spades = 1, 2, 4, 8
    assert strongest((two_hearts, ace_hearts), HEARTS, SPADES) == 1
    assert strongest((ace_hearts, two_spades), HEARTS, SPADES) == 1
    assert strongest((ace_spades, two_spades), SPADES, SPADES) == 0
    assert strongest((two_hearts, ace_spades), HEARTS, 0) == 0


def test_a_copied_public_table_goes_its_own_way() -> None:
    other = TABLE.copy()
    other.calls = ((0, ONE),)
    other.trick_number = 1
    assert (TABLE.calls, TABLE.trick_number) == ((), 0)
    assert (TABLE.played, TABLE.won, TABLE.turn) == (0, (0, 0, 0, 0), -1)


def test_who_lays_a_table_may_say_what_has_been_played() -> None:
    laid = TABLE.copy()
    laid.played = 0b0101
    assert laid.played == 0b0101
    assert PACK.cards_of(laid.played) == ("2H", "2S")
