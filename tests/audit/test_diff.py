"""Two profiles compared: what is told of them, what is left, and cases that show it anew."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from spades_rules.audit.diff import diff, find_witness, rest_of
from spades_rules.audit.difference import DiffVerdict, Direction, RuleDiff, Witness
from spades_rules.cases import Case
from spades_rules.cases.loading import Loader
from spades_rules.cases.running import run_case
from spades_rules.cases.situations import RoundsSituation, SideScore
from spades_rules.document import Plain
from spades_rules.profile import Profile, load_profile

House = Callable[..., Profile]

LONG: Plain = {
    "about": "ending.target.points",
    "says": "it goes to seven hundred",
    "rules": {"ending": {"target": {"points": 700}}},
}


def rules_told(found: RuleDiff) -> list[tuple[str, str]]:
    return [(one.change.rule, str(one.verdict)) for one in found.changes]


def passes(case: Case) -> bool:
    return run_case(case, load=Loader()).passed


def other_side(witness: Witness) -> Case:
    """Put the same situation to the second side."""
    return replace(witness.case, profile=witness.against, overlay=witness.overlay)


def holds_again(witness: Witness | None) -> Witness:
    """Run a witness again as any other case: on the one side, on the other, and there as told."""
    assert witness is not None
    assert passes(witness.case)
    assert not passes(other_side(witness))
    assert passes(replace(other_side(witness), expect=witness.theirs))
    return witness


@pytest.fixture
def file(house_in: Callable[..., Path]) -> Path:
    """Give the file of a house whose games are short, or long as it may be read."""
    rules = {"ending": {"target": {"points": 300}}}
    return house_in("house.yaml", rules, readings={"a-long-game": LONG})


def test_a_profile_and_itself_have_no_change_and_are_equal() -> None:
    canonical = load_profile("canonical")
    found = diff(canonical, canonical)
    assert (found.verdict, found.changes, found.open_questions) == (DiffVerdict.EQUAL, (), ())
    assert found.a == found.b


def test_a_change_that_does_nothing_is_no_difference(house: House) -> None:
    apart: dict[str, Plain] = {"both": "separate", "both_made": 300}
    a, b = (house({"scoring": {"nil": {**apart, "both_made": worth}}}) for worth in (300, 400))
    found = diff(a, b)
    assert (found.verdict, rules_told(found)) == (
        DiffVerdict.NO_EFFECT,
        [("scoring.nil", "no-effect")],
    )
    assert {proof.verdict for proof in found.proofs} == {DiffVerdict.EQUAL}


def test_each_change_is_told_in_the_order_of_the_games_questions(house: House) -> None:
    changed = {
        "ending": {"target": {"points": 300}},
        "scoring": {"nil": {"made": 50}},
        "play": {"breaking": {"broken_by": "any_play"}},
    }
    found = diff(house({}), house(changed))
    assert rules_told(found) == [
        ("play.breaking", "differs"),
        ("scoring.nil", "differs"),
        ("ending.target", "differs"),
    ]
    assert [one.direction for one in found.changes] == [
        Direction.LOOSER,
        Direction.LOWER,
        Direction.SOONER,
    ]


def test_the_subjects_are_named_with_their_readings_and_sources(house: House) -> None:
    found = diff(load_profile("canonical@a-forced-lead-breaks"), house({}))
    assert (found.a.label, found.a.source) == ("canonical@a-forced-lead-breaks", "canonical")
    assert (found.b.label, found.b.title, found.b.source) == ("house", "House", None)


# Only a part of the rules.


def test_only_what_a_pattern_picks_out_is_told_and_asked() -> None:
    a, b = load_profile("canonical"), load_profile("world-of-card-games")
    found = diff(a, b, only=("claim.*",))
    assert rules_told(found) == [("claim.rest", "differs")]
    assert [proof.question for proof in found.proofs] == ["claim"]
    assert found.open_questions == ()


def test_a_parameter_picks_its_rule_out() -> None:
    a, b = load_profile("canonical"), load_profile("world-of-card-games")
    found = diff(a, b, only=("scoring.failed_nil_tricks.points",))
    assert rules_told(found) == [("scoring.failed_nil_tricks", "differs")]


def test_a_part_that_only_the_sources_tell_otherwise_is_told_and_equal() -> None:
    a, b = load_profile("canonical"), load_profile("world-of-card-games")
    found = diff(a, b, only=("bidding.side_maximum", "leading.*"))
    assert (found.verdict, rules_told(found)) == (
        DiffVerdict.EQUAL,
        [("bidding.side_maximum", "no-effect")],
    )
    assert [(proof.question, str(proof.verdict)) for proof in found.proofs] == [
        ("calls", "equal"),
        ("leading", "equal"),
    ]


def test_a_rule_that_is_the_same_beside_one_that_is_not_is_equal_by_itself() -> None:
    a, b = load_profile("canonical"), load_profile("world-of-card-games")
    found = diff(a, b, only=("scoring.bags",))
    assert found.verdict is DiffVerdict.EQUAL
    assert [(proof.question, str(proof.verdict)) for proof in found.proofs] == [
        ("scoring", "equal")
    ]


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        ("scorin.*", "did you mean `scoring`"),
        ("scoring", "write `scoring.*` for all of it"),
        ("scoring.nill", "did you mean `scoring.nil`"),
    ],
)
def test_a_pattern_that_fits_nothing_is_refused(pattern: str, words: str) -> None:
    canonical = load_profile("canonical")
    for compare in (
        lambda: diff(canonical, canonical, only=(pattern,)),
        lambda: rest_of(canonical, canonical, (pattern,)),
    ):
        with pytest.raises(ValueError, match="matches no rule and no parameter") as refused:
            compare()
        assert words in str(refused.value)


def test_two_games_are_refused() -> None:
    canonical = load_profile("canonical")
    whist = replace(canonical, game="whist")
    for compare in (
        lambda: diff(canonical, whist),
        lambda: rest_of(canonical, whist, ()),
        lambda: find_witness(canonical, whist, "scoring.nil"),
    ):
        with pytest.raises(ValueError, match="whist"):
            compare()


# What is left beside what was expected.


def left(a: Profile, b: Profile, *expected: str) -> tuple[list[str], dict[str, str]]:
    """Give the rules outside of what is expected, and the questions that still differ."""
    rest = rest_of(a, b, expected)
    differing = {proof.question: str(proof.verdict) for proof in rest.proofs if proof.differing}
    return [one.change.rule for one in rest.outside], differing


def test_where_all_that_differs_was_expected_the_rest_is_proved_equal() -> None:
    a = load_profile("canonical")
    b = load_profile("canonical", sets=("scoring.nil.made=50",))
    assert left(a, b, "scoring.nil.made") == ([], {})
    assert left(a, b, "scoring.*") == ([], {})
    assert len(rest_of(a, b, ("scoring.nil",)).proofs) == 10


def test_what_was_not_expected_is_told_with_its_question() -> None:
    a, b = load_profile("canonical"), load_profile("world-of-card-games")
    assert left(a, b, "play.*", "claim.*") == (
        ["scoring.failed_nil_tricks", "ending.floor"],
        {"scoring": "differs", "ending": "differs"},
    )


def test_a_rule_of_which_only_one_changed_value_is_expected_is_not_expected() -> None:
    a = load_profile("canonical")
    b = load_profile("canonical", sets=("scoring.nil.made=50", "scoring.nil.failed=-50"))
    assert left(a, b, "scoring.nil.made") == (["scoring.nil"], {"scoring": "differs"})
    assert left(a, b, "scoring.nil.made", "scoring.nil.failed") == ([], {})


def test_a_rule_that_does_nothing_is_not_left_over(house: House) -> None:
    a = house({"scoring": {"nil": {"both": "separate", "both_made": 300}}})
    b = house({"scoring": {"nil": {"both": "separate", "both_made": 400}}})
    assert left(a, b) == ([], {})


# Witnesses, run again as cases.


def test_the_plainest_situation_of_one_rule_is_found() -> None:
    a, b = load_profile("canonical"), load_profile("world-of-card-games")
    witness = holds_again(find_witness(a, b, "scoring.failed_nil_tricks"))
    assert witness.case.situation == SideScore(bids=("nil", 4), tricks=(1, 3))
    assert (witness.ours, witness.theirs) == ({"points": -140}, {"points": -139})
    assert witness.rules == ("scoring.failed_nil_tricks",)


def test_a_rule_that_is_the_same_has_no_witness() -> None:
    a, b = load_profile("canonical"), load_profile("world-of-card-games")
    assert find_witness(a, b, "scoring.nil") is None


def test_a_rule_that_is_written_otherwise_and_does_nothing_has_none(house: House) -> None:
    a = house({"scoring": {"nil": {"both": "separate", "both_made": 300}}})
    b = house({"scoring": {"nil": {"both": "separate", "both_made": 400}}})
    assert find_witness(a, b, "scoring.nil") is None


def test_every_change_that_differs_has_a_witness_that_holds_again() -> None:
    a, b = load_profile("world-of-card-games"), load_profile("canonical")
    found = diff(a, b, readings=False)
    differing = [one for one in found.changes if one.verdict is DiffVerdict.DIFFERS]
    assert len(differing) == 5
    for one in differing:
        assert one.change.rule in holds_again(one.witness).rules


def test_what_was_set_from_outside_stays_in_the_case() -> None:
    a, b = load_profile("canonical", sets=("scoring.nil.made=50",)), load_profile("openspiel")
    witness = holds_again(find_witness(a, b, "contract.side"))
    assert (witness.case.profile, witness.case.overlay) == ("canonical", {"scoring.nil.made": 50})
    assert (witness.against, witness.overlay) == ("openspiel", {})


def test_what_was_set_in_the_second_stays_on_the_other_side() -> None:
    a, b = load_profile("openspiel"), load_profile("canonical", sets=("scoring.nil.made=50",))
    witness = holds_again(find_witness(a, b, "contract.side"))
    assert (witness.case.profile, witness.case.overlay) == ("openspiel", {})
    assert (witness.against, witness.overlay) == ("canonical", {"scoring.nil.made": 50})


def test_a_profile_is_held_against_itself_with_one_value_set() -> None:
    a, b = load_profile("canonical", sets=("scoring.nil.made=50",)), load_profile("canonical")
    witness = holds_again(find_witness(a, b, "scoring.nil"))
    assert (witness.case.overlay, witness.overlay) == ({"scoring.nil.made": 50}, {})
    assert (witness.ours, witness.theirs) == ({"points": 90}, {"points": 140})


def test_a_profile_from_a_file_is_found_again_by_the_file(file: Path) -> None:
    witness = holds_again(
        find_witness(load_profile("canonical"), load_profile(file), "ending.target")
    )
    assert (witness.case.profile, witness.against) == ("canonical", str(file))
    back = holds_again(find_witness(load_profile(file), load_profile("canonical"), "ending.target"))
    assert (back.case.profile, back.against) == (str(file), "canonical")


def test_a_reading_is_named_in_the_case() -> None:
    a, b = load_profile("canonical"), load_profile("canonical@a-forced-lead-breaks")
    witness = holds_again(find_witness(a, b, "play.breaking"))
    assert (witness.case.profile, witness.against) == (
        "canonical",
        "canonical@a-forced-lead-breaks",
    )
    assert isinstance(witness.case.situation, RoundsSituation)


def test_a_reading_of_a_file_is_named_behind_the_file(file: Path) -> None:
    a, b = load_profile(f"{file}@a-long-game"), load_profile(file)
    witness = holds_again(find_witness(a, b, "ending.target"))
    assert (witness.case.profile, witness.against) == (f"{file}@a-long-game", str(file))
    assert (witness.ours["over"], witness.theirs["over"]) == (False, True)


def test_what_shows_alone_only_where_no_deal_leads_is_shown_in_a_round_among_other_rules() -> None:
    # Under whiz two partners never hold more than thirteen spades, so only without it is a bid of
    # more to be barred.
    found = diff(load_profile("msn-whiz"), load_profile("spades-royale"))
    (one,) = [one for one in found.changes if one.change.rule == "bidding.side_maximum"]
    assert one.witness is not None
    assert isinstance(one.witness.case.situation, RoundsSituation)
    assert one.witness.case.overlay["bidding.whiz"] is None
    assert one.witness.overlay["bidding.whiz"] is None
