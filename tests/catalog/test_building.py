"""How a policy is made from a profile's words, and why it sometimes cannot be."""

from dataclasses import dataclass
from typing import Annotated, Literal

import pytest

from spades_rules.catalog import Catalog, PolicyEntry, Unfit, parameters_of
from spades_rules.document import Plain
from spades_rules.kernel.parameters import Bounds, CardName
from spades_rules.policies.scoring.nil_points import NilPoints
from spades_rules.table.cards import Card


@dataclass(frozen=True, slots=True, kw_only=True)
class Grade:
    """What a bid of so many tricks is worth."""

    from_: Annotated[int, Bounds(low=1)]
    """The least bid of this grade."""
    made: int
    """The points when it is made."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Grades:
    """High bids have values of their own.

    They take the place of the usual ones.

    Source: nobody.
    """

    grades: tuple[Grade, ...]
    """The grades."""
    last: int | Literal["all"] | None = None
    """How far it goes.

    `all`: to the end.
    """
    words: tuple[Literal["high", "low"], ...] = ("high",)
    """Some words."""
    name: str = "grades"
    """A name."""
    copy: bool = False
    """A word that models keep for themselves."""
    card: CardName | None = None
    """A card."""
    cards: tuple[CardName, ...] = ()
    """Some cards."""


GRADES = PolicyEntry("scoring", "grades", Grades, "tests")


def problems(given: dict[str, Plain]) -> list[tuple[str, tuple[str | int, ...], str]]:
    found = GRADES.build(given)
    assert isinstance(found, Unfit)
    return [(one.code, one.path, one.message) for one in found.problems]


def test_what_is_left_out_is_what_the_policy_takes_by_itself() -> None:
    entry = Catalog.builtin().policies["scoring", "nil_points"]
    assert entry.build({"made": 50}) == NilPoints(made=50)


def test_every_parameter_is_given_back_as_a_profile_writes_it() -> None:
    given: dict[str, Plain] = {"grades": [{"from": 10, "made": 200}], "last": "all"}
    made = GRADES.build(given)
    assert made == Grades(grades=(Grade(from_=10, made=200),), last="all")
    assert parameters_of(made) == {
        "grades": [{"from": 10, "made": 200}],
        "last": "all",
        "words": ["high"],
        "name": "grades",
        "copy": False,
        "card": None,
        "cards": [],
    }


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ({}, ("missing-parameter", (), "`grades` must be given here")),
        (
            {"grades": [], "nam": "x"},
            ("unknown-parameter", ("nam",), "there is no parameter `nam` here"),
        ),
        (
            {"grades": 3},
            (
                "wrong-type",
                ("grades",),
                "`grades` is a list of mappings with `from`, `made`, not a whole number",
            ),
        ),
        (
            {"grades": [{"made": 3}]},
            ("missing-parameter", ("grades", 0), "`from` must be given here"),
        ),
        (
            {"grades": [{"from": 0, "made": 3}]},
            ("out-of-range", ("grades", 0, "from"), "`from` cannot be 0"),
        ),
        (
            {"grades": [{"from": 1, "made": "3"}]},
            ("wrong-type", ("grades", 0, "made"), "`made` is a whole number, not text"),
        ),
        (
            {"grades": [{"from": 1, "made": 3, "mad": 3}]},
            ("unknown-parameter", ("grades", 0, "mad"), "there is no parameter `mad` here"),
        ),
        (
            {"grades": [], "last": "most"},
            ("unknown-value", ("last",), "`most` is no choice for `last`"),
        ),
        (
            {"grades": [], "last": True},
            (
                "wrong-type",
                ("last",),
                "`last` is a whole number or `all` or null, not true or false",
            ),
        ),
        (
            {"grades": [], "words": ["high", "mid"]},
            ("unknown-value", ("words", 1), "`mid` is no choice for `words`"),
        ),
        ({"grades": [], "name": None}, ("wrong-type", ("name",), "`name` is text, not null")),
        (
            {"grades": [], "copy": 1},
            ("wrong-type", ("copy",), "`copy` is true or false, not a whole number"),
        ),
        (
            {"grades": [], "cards": ["BJ", "1S"]},
            ("unknown-value", ("cards", 1), "`1S` is no choice for `cards`"),
        ),
        (
            {"grades": [], "cards": [2]},
            (
                "wrong-type",
                ("cards", 0),
                "`cards` is a card such as `AS`, not a whole number",
            ),
        ),
        (
            {"grades": [], "card": "spade"},
            ("unknown-value", ("card",), "`spade` is no choice for `card`"),
        ),
    ],
)
def test_each_mistake_is_named_where_it_is(
    given: dict[str, Plain], found: tuple[str, tuple[str | int, ...], str]
) -> None:
    assert problems(given) == [found]


def test_all_mistakes_are_named_at_once() -> None:
    given: dict[str, Plain] = {"grades": [{}], "copy": 0, "nam": 1}
    assert [(code, path) for code, path, _ in problems(given)] == [
        ("missing-parameter", ("grades", 0)),
        ("missing-parameter", ("grades", 0)),
        ("wrong-type", ("copy",)),
        ("unknown-parameter", ("nam",)),
    ]


def test_a_hint_names_the_nearest_word_and_all_that_is_allowed() -> None:
    entry = Catalog.builtin().policies["scoring", "bag_penalty"]
    found = entry.build({"evry": 5})
    assert isinstance(found, Unfit)
    assert found.problems[0].hint == (
        "did you mean `every`? allowed: `every`, `points`, `several`, `carry`, `to`"
    )


@pytest.mark.parametrize(
    ("card", "hint"),
    [
        ("as", "write `AS`"),
        ("10S", "write `TS`"),
        ("♠A", "write `AS`"),
        ("the ace", "it is a card such as `AS` or null"),
    ],
)
def test_a_hint_names_the_nearest_card_and_not_all_of_them(card: str, hint: str) -> None:
    found = GRADES.build({"grades": [], "card": card})
    assert isinstance(found, Unfit)
    assert [one.hint for one in found.problems] == [hint]


def test_cards_are_kept_as_they_are_written() -> None:
    made = GRADES.build({"grades": [], "card": "TD", "cards": ["BJ", "2S"]})
    assert made == Grades(grades=(), card=Card("TD"), cards=(Card("BJ"), Card("2S")))


def test_a_policy_says_what_it_is() -> None:
    assert GRADES.sentence == "High bids have values of their own."
    assert GRADES.doc == "They take the place of the usual ones."
    assert GRADES.source == "nobody."


def test_a_parameter_says_what_it_is() -> None:
    last = GRADES.parameters["last"]
    assert last.kind == "a whole number or `all` or null"
    assert last.choices == ("all",)
    assert last.doc == "How far it goes.\n\n`all`: to the end."
    assert not last.required
    assert GRADES.parameters["grades"].required
    assert GRADES.parameters["card"].kind == "a card such as `AS` or null"
    assert GRADES.parameters["cards"].kind == "a list of cards such as `AS`"


@pytest.mark.parametrize(
    ("slot", "policy", "parameter", "kind"),
    [
        ("calls", "trick_bids", "low", "a whole number from 1 to 60"),
        ("calls", "nil_bid", "per_side", "a whole number of 1 or more or null"),
        ("play", "breaking", "forced", "one of `allowed`, `unsaid`"),
        ("scoring", "bag_penalty", "several", "true or false"),
        ("scoring", "nil_points", "made", "a whole number"),
        ("procedure", "note", "text", "text"),
    ],
)
def test_a_kind_is_said_in_words(slot: str, policy: str, parameter: str, kind: str) -> None:
    assert Catalog.builtin().policies[slot, policy].parameters[parameter].kind == kind


def test_bounds_are_known() -> None:
    low = Catalog.builtin().policies["calls", "trick_bids"].parameters["low"]
    assert low.bounds == Bounds(low=1, high=60)


@pytest.mark.parametrize("entry", Catalog.builtin().policies.values(), ids=lambda one: one.name)
def test_every_policy_explains_itself_and_each_parameter(entry: PolicyEntry) -> None:
    assert entry.sentence.endswith(".")
    assert entry.source
    assert all(parameter.doc for parameter in entry.parameters.values())


@pytest.mark.parametrize("entry", Catalog.builtin().policies.values(), ids=lambda one: one.name)
def test_every_policy_can_be_made_or_says_what_it_needs(entry: PolicyEntry) -> None:
    made = entry.build({})
    needed = [name for name, one in entry.parameters.items() if one.required]
    if needed:
        assert isinstance(made, Unfit)
        assert {one.code for one in made.problems} == {"missing-parameter"}
    else:
        assert made == entry.policy()
