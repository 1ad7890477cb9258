"""A difference stands under every reading of two sources, under some, or under none."""

from collections.abc import Callable

import pytest

from spades_rules.audit.agreement import Read, agreement_on, open_questions
from spades_rules.audit.difference import Agreement
from spades_rules.catalog import Catalog
from spades_rules.document import Plain
from spades_rules.profile import Profile, load_profile, read_as

Load = Callable[..., Profile]

READINGS: Plain = {
    "nil-is-usual": {
        "about": "scoring.nil.made",
        "says": "it is a hundred after all",
        "rules": {"scoring": {"nil": {"made": 100}}},
    },
    "nil-hurts": {
        "about": "scoring.nil.failed",
        "says": "it was meant to hurt",
        "rules": {"scoring": {"nil": {"failed": -200}}},
    },
}


@pytest.fixture
def cheap(house: Load) -> Profile:
    """Give a house with a cheap nil, whose text can be read in four ways."""
    return house({"scoring": {"nil": {"made": 50}}}, readings=READINGS)


def read(a: Profile | str, b: Profile | str) -> Read:
    """Give two profiles under their readings."""
    one, other = (load_profile(side) if isinstance(side, str) else side for side in (a, b))
    return Read(one, other, Catalog.builtin(), 1)


def test_where_no_reading_is_about_a_rule_nothing_is_told() -> None:
    both = read("canonical", "card-game-spades-rules")
    assert agreement_on(both, "scoring.nil", parts=False) == (None, ())


def test_a_point_for_tricks_at_nil_is_one_however_both_are_read() -> None:
    both = read("canonical", "world-of-card-games")
    assert agreement_on(both, "scoring.failed_nil_tricks", parts=True) == (Agreement.ALWAYS, ())


def test_two_that_never_part_agree() -> None:
    both = read("canonical", "canonical")
    assert agreement_on(both, "play.breaking", parts=False) == (Agreement.NEVER, ())


def test_a_difference_that_a_reading_takes_away_stands_under_those_that_are_named() -> None:
    both = read("canonical", "world-of-card-games")
    assert agreement_on(both, "play.breaking", parts=True) == (
        Agreement.SOMETIMES,
        ("canonical, world-of-card-games",),
    )


def test_a_difference_that_only_a_reading_brings_is_told_with_it() -> None:
    both = read("canonical", "nowplay-gg")
    assert agreement_on(both, "contract.side", parts=False) == (
        Agreement.SOMETIMES,
        ("canonical, nowplay-gg@zero-contract-scores",),
    )


def test_readings_that_go_together_are_tried_together(cheap: Profile) -> None:
    assert agreement_on(read(cheap, "canonical"), "scoring.nil", parts=True) == (
        Agreement.SOMETIMES,
        (
            "house, canonical",
            "house@nil-hurts, canonical",
            "house@nil-is-usual+nil-hurts, canonical",
        ),
    )


def test_the_readings_that_are_in_force_are_named_first(cheap: Profile) -> None:
    usual = read_as(cheap, ("nil-is-usual",))
    assert agreement_on(read(usual, "canonical"), "scoring.nil", parts=False) == (
        Agreement.SOMETIMES,
        ("house@nil-is-usual+nil-hurts, canonical",),
    )


def test_whether_two_part_is_asked_of_the_one_rule(cheap: Profile) -> None:
    both = read(cheap, "canonical")
    assert both.parts("scoring.nil", (), ())
    assert both.parts("scoring.nil", ("nil-hurts",), ())
    assert not both.parts("scoring.nil", ("nil-is-usual",), ())
    assert not both.parts("scoring.bags", ("nil-hurts",), ())


def test_a_rule_that_is_written_otherwise_and_does_nothing_does_not_part_them(house: Load) -> None:
    one, two = (
        house({"scoring": {"nil": {"both": "separate", "both_made": worth}}}, readings=READINGS)
        for worth in (300, 400)
    )
    assert not read(one, two).parts("scoring.nil", (), ())
    assert read(one, two).parts("scoring.nil", ("nil-hurts",), ())


def test_a_reading_that_takes_a_difference_away_is_an_open_question(cheap: Profile) -> None:
    (question,) = open_questions(read(cheap, "canonical"), ("scoring.nil",), lambda _: True)
    assert (question.profile, question.reading, question.rule, question.says, question.parts) == (
        "house",
        "nil-is-usual",
        "scoring.nil",
        "it is a hundred after all",
        False,
    )


def test_a_reading_that_brings_a_difference_is_one_too_and_of_either_side() -> None:
    for a, b in (("canonical", "nowplay-gg"), ("nowplay-gg", "canonical")):
        (question,) = open_questions(read(a, b), ("contract.side",), lambda _: False)
        assert (question.profile, question.reading, question.parts) == (
            "nowplay-gg",
            "zero-contract-scores",
            True,
        )


def test_a_reading_that_decides_nothing_by_itself_is_none() -> None:
    both = read("canonical", "card-game-spades-rules")
    # Under either of two readings on what opens spades they still part; under both they do not.
    assert not both.parts("play.breaking", ("a-forced-lead-breaks",), ("only-spades-may-be-led",))
    assert list(open_questions(both, ("play.breaking",), lambda _: True)) == []


def test_only_the_rules_asked_for_are_looked_at(cheap: Profile) -> None:
    assert list(open_questions(read(cheap, "canonical"), ("scoring.bags",), lambda _: False)) == []
