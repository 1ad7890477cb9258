"""What a parameter could say instead."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Literal

from spades_rules.audit.variants import variants
from spades_rules.kernel.parameters import Bounds, CardName
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.table.cards import CARDS, Card

Make = Callable[..., Ruleset]


@dataclass(frozen=True, slots=True)
class Part:
    """An entry of a list."""

    number: int
    """Any number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Everything:
    """A policy with a parameter of each kind."""

    word: Literal["one", "two", "three"] = "one"
    """A word."""
    flag: bool = False
    """Yes or no."""
    number: int = 4
    """A number."""
    bounded: Annotated[int, Bounds(low=3, high=9)] = 5
    """A number within bounds."""
    perhaps: Annotated[int, Bounds(low=1)] | None = None
    """A number or none."""
    text: str = "nil"
    """Any text."""
    words: tuple[Literal["a", "b"], ...] = ("a",)
    """Some words."""
    texts: tuple[str, ...] = ("nil", "zero")
    """Some texts."""
    parts: tuple[Part, ...] = ()
    """Some entries."""
    cards: tuple[CardName, ...] = (Card("BJ"), Card("2S"))
    """Some cards."""

    def __post_init__(self) -> None:
        """Refuse one pair of values."""
        if self.word == "three" and self.number == 4:
            message = "three and four do not go together"
            raise ValueError(message)


def test_every_other_word_and_telling_numbers_are_tried_within_bounds() -> None:
    tried: dict[str, list[object]] = {}
    for one in variants(Everything(), ("nil", "blind_nil")):
        tried.setdefault(one.parameter, []).append(one.value)
    assert tried == {
        "word": ["two"],
        "flag": [True],
        "number": [0, 5, 3, 8, 50],
        "bounded": [6, 4],
        "perhaps": [1, 2, 20],
        "text": ["blind_nil"],
        "words": [(), ("a", "b")],
        "cards": [(), ("2S",), ("BJ",)],
        "texts": [(), ("zero",), ("nil",), ("nil", "zero", "blind_nil")],
    }


def test_a_number_that_may_be_none_is_tried_without(ruleset: Make) -> None:
    rule = ruleset(rules={"calls": {"nil": {"per_side": 1}}}).rule("calls.nil")
    assert rule is not None
    assert [one.value for one in variants(rule.policy)] == [2, 20, None]


def test_a_card_is_tried_as_every_other_card() -> None:
    @dataclass(frozen=True, slots=True, kw_only=True)
    class Holder:
        """A policy with a card."""

        card: CardName
        """A card."""

    assert {one.value for one in variants(Holder(card=Card("2C")))} == set(CARDS) - {"2C"}
