"""The alternatives tried, and what can be called, scored and gathered by the way."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Literal

from spades_rules.audit.callrounds import few_standings, side_calls, standings, ways
from spades_rules.audit.scores import side_rounds, tallies
from spades_rules.audit.variants import variants
from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.ruleset import Ruleset

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
        "texts": [(), ("zero",), ("nil",), ("nil", "zero", "blind_nil")],
    }


def test_a_number_that_may_be_none_is_tried_without(ruleset: Make) -> None:
    rule = ruleset(rules={"calls": {"nil": {"per_side": 1}}}).rule("calls.nil")
    assert rule is not None
    assert [one.value for one in variants(rule.policy)] == [2, 20, None]


def test_a_side_can_have_called_and_taken_just_so_much(ruleset: Make) -> None:
    # Fourteen calls each, and a hundred and five ways in which two can take at most thirteen.
    canonical = ruleset()
    assert len(side_calls(canonical)) == 196
    assert sum(1 for _ in side_rounds(canonical)) == 20_580


def test_what_a_maximum_bars_no_side_has_called(ruleset: Make) -> None:
    # Nil beside anything, or two numbers of at most thirteen together.
    assert len(side_calls(ruleset("openspiel"))) == 27 + 78


def test_a_call_open_in_some_rounds_only_is_found(ruleset: Make) -> None:
    rules = {
        "calls": {"blind_nil": {"policy": "blind_nil_bid", "behind": 2_000_000}},
        "scoring": {"blind_nil": {"policy": "nil_points", "call": "blind_nil"}},
    }
    found = {call.name for calls in side_calls(ruleset(rules=rules)) for call in calls}
    assert "blind_nil" in found


def test_before_the_first_round_everybody_is_level(ruleset: Make) -> None:
    for standing in (*few_standings(ruleset()), *standings(ruleset("card-game-spades-rules"))):
        assert standing.round or set(standing.totals) == {0}


def test_where_calls_go_round_twice_the_last_ones_vary(ruleset: Make) -> None:
    rules = ruleset(rules={"calling": {"order": {"times": 2}}})
    done = [table for table in ways(rules, rules.start, 3) if table.turn < 0]
    assert len(done) == 4**4
    assert all(len(table.calls) == 8 for table in done)


def test_tallies_are_followed_from_nothing_to_what_rounds_can_add(ruleset: Make) -> None:
    counts = {found["bags"][0] for found in tallies(ruleset())}
    # Nine kept and thirteen more.
    assert counts == set(range(23))


def test_a_tally_that_nothing_settles_is_followed_only_so_far(ruleset: Make) -> None:
    rules = ruleset(rules={"scoring": {"bags": {"every": 100_000}}})
    assert max(found["bags"][0] for found in tallies(rules)) > 400
