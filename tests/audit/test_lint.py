"""Lint over whole profiles: what it says, where, what is accepted, and what it leaves alone."""

from collections.abc import Callable

import pytest
from shelf import SHIPPED

from spades_rules import check_profile, compile_ruleset, lint, load_profile
from spades_rules.audit.lint import LINT, findings
from spades_rules.diagnostics import Severity
from spades_rules.profile import dump_profile

Codes = Callable[..., list[str]]


def found_in(place: str) -> list[tuple[str, str]]:
    profile = load_profile(place)
    return [(one.code, str(one.span)) for one in findings(compile_ruleset(profile), profile)]


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_profile_is_clean_and_its_known_findings_are_accepted(name: str) -> None:
    profile = load_profile(name)
    assert check_profile(name) == ()
    assert lint(compile_ruleset(profile), profile) == ()


def test_canonical_need_not_end_and_nothing_else() -> None:
    assert [code for code, _ in found_in("canonical")] == ["game-need-not-end"]
    assert [code for code, _ in found_in("nowplay-gg")] == ["game-need-not-end"]


def test_where_failed_nils_help_the_inherited_rule_on_their_tricks_is_idle() -> None:
    assert [code for code, _ in found_in("openspiel")] == ["no-effect", "game-need-not-end"]


def test_one_source_forgot_the_follower_with_thirteen_spades() -> None:
    profile = load_profile("world-of-card-games")
    (one,) = findings(compile_ruleset(profile), profile)
    assert one.code == "waivable-rule"
    assert one.severity is Severity.WARNING
    assert one.message == (
        "`play.first_trick` leaves nothing to a player who follows to the first trick "
        "with only spades, and is then waived"
    )
    assert one.span.text[one.span.column - 1 :].startswith("unsaid")


def test_a_reading_that_fills_the_gap_takes_the_finding_away() -> None:
    assert found_in("world-of-card-games@only-spades-may-follow") == []


def test_one_source_forgot_the_leader_who_holds_only_spades() -> None:
    assert [code for code, _ in found_in("card-game-spades-rules")] == [
        "game-need-not-end",
        "waivable-rule",
    ]
    assert [code for code, _ in found_in("card-game-spades-rules@only-spades-may-be-led")] == [
        "game-need-not-end"
    ]


def test_without_nil_four_bids_of_four_or_more_are_too_many_and_nil_is_scored_in_vain() -> None:
    assert [code for code, _ in found_in("card-game-spades-rules@blind-nil-only")] == [
        "game-need-not-end",
        "bids-force-a-set",
        "waivable-rule",
        "no-effect",
    ]


def test_findings_stand_in_the_order_of_their_places(codes: Codes) -> None:
    rules = {
        "scoring": {"nil": {"both_made": 300, "made": 100}},
        "play": {"breaking": {"forced": "unsaid"}},
    }
    assert codes(rules) == ["no-effect", "override-equals-inherited", "waivable-rule"]


def test_what_the_file_accepts_is_left_out(codes: Codes) -> None:
    rules = {"play": {"breaking": {"forced": "unsaid"}}}
    assert codes(rules) == ["waivable-rule"]
    assert codes(rules, accepts={"waivable-rule": "as we play"}) == []


def test_what_a_parent_accepts_holds_where_the_parent_says_it(codes: Codes) -> None:
    assert codes({"ending": {"target": {"points": 300}}}) == []
    own = {"ending": {"target": None, "goal": {"policy": "target", "points": 300}}}
    assert codes(own) == ["game-need-not-end"]


def test_an_acceptance_without_a_finding_is_stale(codes: Codes) -> None:
    assert codes({}, accepts={"no-effect": "we know"}) == ["stale-accept"]


def test_a_finding_that_a_parent_accepts_too_may_be_accepted_again(codes: Codes) -> None:
    assert codes({}, accepts={"game-need-not-end": "we stop when we are tired"}) == []


def test_a_misspelt_acceptance_is_stale_and_the_code_is_guessed() -> None:
    text = (
        "format: 1\nname: house\ntitle: House\ngame: spades\nextends: canonical\n"
        'accepts: {waivable-rules: "as we play", zzzzzzzzzz: "no such thing"}\n'
    )
    profile = load_profile("house.yaml", text=text)
    guessed, unknown = lint(compile_ruleset(profile), profile)
    assert guessed.message == "`waivable-rules` is accepted, and there is no such finding"
    assert guessed.hint == "did you mean `waivable-rule`?"
    assert str(guessed.span) == "house.yaml:6:11"
    assert unknown.hint == "take it out of `accepts`"


def test_a_section_that_nobody_cites_is_accepted_elsewhere(codes: Codes) -> None:
    assert codes({}, accepts={"unread-section": "it is a preface"}) == []


def test_under_a_reading_or_an_override_no_acceptance_is_called_stale() -> None:
    name = "world-of-card-games"
    for profile in (
        load_profile(f"{name}@only-spades-may-follow"),
        load_profile(name, sets=("play.first_trick.forced=allowed",)),
    ):
        assert lint(compile_ruleset(profile), profile) == ()


def test_a_value_of_the_command_line_is_judged_where_it_is_written() -> None:
    profile = load_profile("canonical", sets=("scoring.nil.both_made=300",))
    (one,) = lint(compile_ruleset(profile), profile)
    assert (one.code, str(one.span)) == ("no-effect", "--set:1:24")


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shown_profile_is_as_clean_as_the_profile(name: str) -> None:
    shown = load_profile("shown.yaml", text=dump_profile(load_profile(name)))
    assert lint(compile_ruleset(shown), shown) == ()


def test_every_code_has_its_meaning_in_a_line() -> None:
    for code, meaning in LINT.items():
        assert code == code.lower()
        assert "." not in meaning
        assert meaning[0] == meaning[0].lower()
