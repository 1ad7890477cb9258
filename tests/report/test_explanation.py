"""Every rule can be explained: who set it, where, and what its source says."""

import pytest

from spades_rules import explain, load_profile
from spades_rules.profile import TABLE, Stance, register_of
from spades_rules.report.explanation import GROUND, Passage, Told
from spades_rules.report.profiles import rule_ids
from spades_rules.report.reasons import explained_to_text, passage_to_text, value_in_words

PROFILES = (
    "canonical",
    "world-of-card-games",
    "nowplay-gg",
    "card-game-spades-rules",
    "openspiel",
)


def test_a_value_is_traced_to_its_file_line_and_layer() -> None:
    profile = load_profile("card-game-spades-rules", sets=["scoring.nil.failed=-60"])
    told = {one.name: one for one in explain("scoring.nil", profile).parameters}
    assert (told["made"].value, told["made"].layer) == (50, "card-game-spades-rules")
    assert told["made"].place.startswith("profiles/spades/card-game-spades-rules.yaml:")
    assert (told["failed"].value, told["failed"].layer) == (-60, "--set")
    assert (told["both"].layer, told["both"].value) == ("canonical", "separate")


def test_a_rule_has_the_passages_of_its_source_with_title_and_stance() -> None:
    profile = load_profile("canonical")
    explained = explain("scoring.nil", profile, sources=register_of(profile))
    (passage,) = explained.passages
    assert passage.title == "Spades: history and selected rules"
    assert (passage.stance, passage.at) == (Stance.STATES, ("§04",))
    assert passage.place.startswith("profiles/spades/canonical.yaml:")


def test_without_a_register_the_id_of_a_source_stands_for_its_title() -> None:
    assert explain("scoring.nil", load_profile("canonical")).passages[0].title == "canonical"


def test_a_rule_of_a_house_has_no_source() -> None:
    text = (
        "format: 1\nname: ours\ntitle: Ours\ngame: spades\nextends: canonical\n"
        "rules: {scoring: {nil: {policy: nil_points, made: 50}}}\n"
    )
    profile = load_profile("ours.yaml", text=text)
    explained = explain("scoring.nil", profile)
    told = {one.name: one for one in explained.parameters}
    assert told["made"].passages == ()
    assert told["made"].layer == "ours"


def test_a_rule_that_is_not_there_cannot_be_explained() -> None:
    with pytest.raises(ValueError, match=r"`canonical` has no rule `scoring\.bag`; did you mean"):
        explain("scoring.bag", load_profile("canonical"))


def test_under_a_reading_the_passage_says_what_the_reading_takes_it_to_say() -> None:
    base = explain("result.winner", load_profile("canonical")).parameters[0].passages[0]
    assert base.says == "equal totals are played on until they differ"
    profile = load_profile("canonical@first-difference-decides")
    read = explain("result.winner", profile).parameters[0].passages[0]
    assert (read.stance, read.at) == (base.stance, base.at)
    assert read.says == profile.readings["first-difference-decides"].says
    assert read.because == "the reading `first-difference-decides` is asked for"


def test_what_every_table_takes_for_granted_has_a_sentence() -> None:
    assert tuple(GROUND) == TABLE
    explained = explain("table.next_lead", load_profile("canonical"))
    assert explained.sentence == "Whoever wins a trick leads to the next."
    assert explained.policy is None


@pytest.mark.parametrize("name", PROFILES)
def test_every_rule_of_every_shipped_profile_is_explained_with_a_passage(name: str) -> None:
    profile = load_profile(name)
    for rule in rule_ids(profile):
        explained = explain(rule, profile)
        assert explained.sentence.endswith(".")
        assert explained.passages or all(one.passages for one in explained.parameters)
        assert explained_to_text(explained)[0].startswith(f"{rule}: ")


@pytest.mark.parametrize(
    ("stance", "words"),
    [
        (Stance.STATES, "A book, p. 1 states: so"),
        (Stance.IMPLIES, "A book, p. 1 implies: so"),
        (Stance.AMBIGUOUS, "A book, p. 1 can be read in more than one way: so"),
        (Stance.CONTRADICTS, "A book, p. 1 disagrees with itself: so"),
        (Stance.EXCLUDES, "A book, p. 1 rules it out: so"),
        (Stance.UNMODELLED, "A book, p. 1 says, and is not followed: so"),
    ],
)
def test_each_stance_has_its_own_words(stance: Stance, words: str) -> None:
    passage = Passage("book", "A book", stance, ("p. 1",), "so", "", "f:1:1")
    assert passage_to_text(passage) == f"{words} [f:1:1]"


@pytest.mark.parametrize(
    ("profile", "named"),
    [
        ("pagat", "Spades (Pagat)"),
        ("world-of-card-games", "How to play Spades (World of Card Games)"),
        ("canonical", "Spades: history and selected rules"),
        ("jokers-wild", "Questions and answers on Spades (Jokers Wild Spades)"),
        ("vip-pairs", "VIP Spades on scores and variations, and a program in its style"),
    ],
)
def test_a_source_is_named_with_its_publisher_unless_nobody_knows_or_the_title_says(
    profile: str, named: str
) -> None:
    loaded = load_profile(profile)
    explained = explain("scoring.contract", loaded, sources=register_of(loaded))
    assert {one.named for one in explained.passages} == {named}


def test_a_silent_source_names_who_fills_the_gap() -> None:
    passage = Passage("book", "A book", Stance.SILENT, (), "", "nobody asks", "f:1:1")
    told = Told("both", "separate", "g:1:1", "canonical", ())
    assert passage_to_text(passage, told) == (
        "A book is silent; filled from canonical; filled so because nobody asks [f:1:1]"
    )


def test_values_are_written_as_a_profile_writes_them() -> None:
    assert value_in_words(None) == "null"
    assert value_in_words(value=True) == "true"
    assert value_in_words([1, "a", [False]]) == "[1, a, [false]]"
    assert value_in_words({"from": 10, "made": 200}) == "{from: 10, made: 200}"
