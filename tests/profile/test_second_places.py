"""One slip gives one finding, and a finding made elsewhere names the place of the slip too."""

from collections.abc import Callable
from pathlib import Path

import pytest

from spades_rules.compiler import check_profile
from spades_rules.diagnostics import Diagnostic
from spades_rules.profile import kept

CANONICAL = Path(str(kept("profiles"))) / "spades" / "canonical.yaml"
HEAD = "format: 1\nname: house\ntitle: House\ngame: spades\nextends: canonical\n"


def found_in(text: str) -> list[str]:
    return [
        f"{one.code} {one.span.line}:{one.span.column}" for one in check_profile("h", text=text)
    ]


@pytest.fixture
def changed() -> Callable[[str, str], list[str]]:
    """Give the codes of the canonical profile with one text in place of another."""

    def codes_of(old: str, new: str) -> list[str]:
        text = CANONICAL.read_text("utf-8")
        assert text.count(old) == 1
        return [one.code for one in check_profile(CANONICAL, text=text.replace(old, new))]

    return codes_of


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("\nrules:\n", "\nrulez:\n", "unknown-key"),
        ("\nevidence:\n", "\nevidnce:\n", "unknown-key"),
        ("\nreadings:\n", "\nreading:\n", "unknown-key"),
        ("\n  scoring:\n", "\n  scorng:\n", "unknown-slot"),
        ("trump:\n    suit: {policy: fixed_trump, suit: S}", "trump: yes", "yaml-quote-it"),
        ("trump:\n    suit: {policy: fixed_trump, suit: S}", "trump: fixed", "wrong-type"),
        ("suit: {policy: fixed_trump, suit: S}", "suit: fixed_trump", "wrong-type"),
        ("breaking: {policy: breaking,", "breaking: {", "missing-policy"),
        ("policy: breaking,", "policy: braking,", "unknown-policy"),
        ("forced: allowed}", "forced: alowed}", "unknown-value"),
    ],
)
def test_one_slip_in_a_whole_profile_is_one_finding(
    old: str, new: str, code: str, changed: Callable[[str, str], list[str]]
) -> None:
    assert changed(old, new) == [code]


def test_a_misspelt_question_of_a_house_hides_nothing_of_the_others() -> None:
    text = HEAD + "rules:\n  scorng: {bags: null}\n  ending: {target: {point: 1}}\n"
    assert found_in(text) == ["unknown-slot 7:3", "unknown-parameter 8:21"]


def place_of(one: Diagnostic) -> list[str]:
    return [f"{span.line}:{span.column}" for span in one.also if span.file == "h"]


def test_a_call_that_nobody_scores_names_where_calls_are_scored() -> None:
    text = HEAD + "rules:\n  calls: {blind_nil: {policy: blind_nil_bid}}\n  scoring: {bags: null}\n"
    (one,) = check_profile("h", text=text)
    assert (one.code, place_of(one)) == ("unscored-call", ["7:11", "8:3"])


def test_too_many_cards_name_every_rule_that_has_a_say() -> None:
    text = HEAD + "rules:\n  dealing: {deal: {each: 14}}\n  seating: {partners: {seats: 4}}\n"
    (one,) = check_profile("h", text=text)
    assert (one.code, place_of(one)) == ("cards-do-not-divide", ["8:13", "6:1", "7:13"])


def test_a_reading_that_offers_too_few_calls_is_named() -> None:
    rules = "{calls: {tricks: null, nil: {per_side: 1}}}"
    text = HEAD + (
        "rules:\n  scoring: {bags: null}\nreadings:\n  few:\n    about: [calls.tricks, calls.nil]\n"
        f"    says: nobody bids\n    rules: {rules}\n"
    )
    (one,) = check_profile("h", text=text)
    assert (one.code, one.span.file) == ("no-call-possible", "profiles/spades/canonical.yaml")
    assert place_of(one) == ["6:1", "12:21", "12:35", "12:5"]


def test_an_ambiguous_passage_without_a_reading_names_what_the_readings_are_about() -> None:
    text = HEAD + (
        'evidence:\n  result.winner.tie: {stance: ambiguous, at: "1", says: x, because: x}\n'
        "readings:\n  other:\n    about: scoring.bags\n    says: x\n    rules: {}\n"
    )
    (one,) = check_profile("h", text=text)
    assert (one.code, place_of(one)) == ("missing-reading", ["8:1", "10:5"])
