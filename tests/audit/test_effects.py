"""What makes no difference, each claim held against an example of the difference or its absence."""

from collections.abc import Callable

import pytest

from spades_rules import compile_ruleset, load_profile
from spades_rules.audit.effects import effects
from spades_rules.audit.lint import effectless, lint
from spades_rules.kernel.actions import Call
from spades_rules.kernel.ruleset import Ruleset

Codes = Callable[..., list[str]]
Messages = Callable[..., list[str]]
Make = Callable[..., Ruleset]

NIL = Call("nil", personal=True)


def test_in_canonical_no_draw_is_parted_no_two_nils_are_one_and_no_number_is_blind() -> None:
    profile = load_profile("canonical")
    assert effectless(compile_ruleset(profile), profile) == (
        "dealing.deal.draw_tie",
        "scoring.contract.blind_factor",
        "scoring.nil.both_made",
        "scoring.nil.both_failed",
    )


def test_where_failed_nils_help_nothing_about_their_tricks_matters() -> None:
    profile = load_profile("openspiel")
    assert effectless(compile_ruleset(profile), profile) == (
        "dealing.deal.draw_tie",
        "scoring.contract.blind_factor",
        "scoring.nil.both_made",
        "scoring.nil.both_failed",
        "scoring.failed_nil_tricks.points",
        "scoring.failed_nil_tricks.bags",
        "scoring.failed_nil_tricks.when",
    )


def test_where_one_of_a_side_may_go_blind_it_does_not_matter_what_two_would_do(make: Make) -> None:
    for name, found in (("", ["both"]), ("@both-may-go-blind", [])):
        rules = make(f"card-game-spades-rules{name}")
        swap = rules.rule("exchange.swap")
        assert swap is not None
        assert list(effects(rules).idle_parameters(swap)) == found


def test_a_price_for_two_nils_matters_only_where_they_are_one(codes: Codes) -> None:
    assert codes({"scoring": {"nil": {"both_made": 300}}}) == ["no-effect"]
    assert codes({"scoring": {"nil": {"both": "unit", "both_made": 300}}}) == []


def test_two_nils_scored_as_one_matter_only_where_both_may_bid_it(codes: Codes) -> None:
    rules = {"scoring": {"nil": {"both": "unit", "both_made": 300}}}
    assert codes({**rules, "calls": {"nil": {"per_side": 1}}}) == ["no-effect", "no-effect"]


def test_the_price_of_two_nils_as_one_is_seen_on_the_sheet(make: Make) -> None:
    for both, points in (("separate", 200), ("unit", 300)):
        rules = {"scoring": {"nil": {"both": both, "both_made": 300}}}
        sheet = make(rules=rules).score([NIL, Call("6", 6), NIL, Call("7", 7)], [0, 6, 0, 7])
        assert sheet.points[0] == points


def test_a_tie_in_the_draw_matters_only_where_cards_are_drawn(codes: Codes) -> None:
    assert codes({"dealing": {"deal": {"draw_tie": "suits"}}}) == ["no-effect"]
    drawn = {"dealing": {"deal": {"draw_tie": "suits", "first_dealer": "high_card"}}}
    assert codes(drawn) == []


def test_tricks_of_a_failed_nil_that_help_are_not_priced(messages: Messages) -> None:
    rules = {
        "contract": {"side": {"failed_nil": "helps", "both_nil": "counts"}},
        "scoring": {"failed_nil_tricks": {"points": 5}},
    }
    assert messages(rules) == ["`scoring.failed_nil_tricks` can make no difference here"]


def test_without_a_call_the_rules_that_score_it_are_idle(messages: Messages) -> None:
    assert messages({"calls": {"nil": None}}) == [
        "`scoring.nil` can make no difference here",
        "`scoring.failed_nil_tricks` can make no difference here",
    ]


def test_an_inherited_rule_that_a_child_makes_idle_is_told_in_the_parent() -> None:
    sets = ("contract.side.failed_nil=helps", "contract.side.both_nil=counts")
    profile = load_profile("canonical", sets=sets)
    (one,) = lint(compile_ruleset(profile), profile)
    assert one.message == "`scoring.failed_nil_tricks` can make no difference here"
    assert one.span.file.endswith("canonical.yaml")
    half = load_profile("canonical", sets=sets[:1])
    assert lint(compile_ruleset(half), half) == ()


def test_without_bags_the_price_of_bags_is_idle(messages: Messages) -> None:
    rules = {"scoring": {"overtricks": {"bags": 0}, "failed_nil_tricks": {"bags": 0}}}
    assert messages(rules) == [
        "`scoring.failed_nil_tricks` can make no difference here",
        "`scoring.bags` can make no difference here",
    ]


def test_a_maximum_that_nobody_can_pass_is_idle(codes: Codes) -> None:
    for tricks, found in ((26, ["no-effect"]), (25, [])):
        rule = {"policy": "side_maximum", "tricks": tricks}
        assert codes({"bidding": {"side_maximum": rule}}) == found


def test_cards_pass_only_after_a_call_that_can_be_made(codes: Codes) -> None:
    assert codes({"exchange": {"swap": {"policy": "swap"}}}) == ["no-effect"]
    assert codes({"exchange": {"swap": {"policy": "swap", "triggers": ["nil"]}}}) == []


def test_a_blind_nil_for_who_is_behind_is_closed_in_the_first_round_anyway(codes: Codes) -> None:
    def blind(**parameters: int | None) -> dict[str, object]:
        return {
            "calls": {"blind_nil": {"policy": "blind_nil_bid", **parameters}},
            "scoring": {"blind_nil": {"policy": "nil_points", "call": "blind_nil", "made": 200}},
        }

    assert codes(blind(from_round=3)) == []
    assert codes(blind(behind=None, from_round=2)) == []


@pytest.mark.parametrize(("every", "found"), [(10, []), (20, ["no-effect"])])
def test_one_penalty_a_round_matters_only_where_a_round_can_bring_two(
    codes: Codes, every: int, found: list[str]
) -> None:
    # With nineteen kept the most that a round can add is thirteen, and forty is out of reach.
    rules = {"scoring": {"bags": {"every": every, "several": False}}}
    if every == 10:
        rules["scoring"]["bags"].pop("every")
    assert codes(rules) == found


def test_a_floor_above_which_every_game_has_ended_still_ends_games(codes: Codes) -> None:
    assert codes({"ending": {"floor": {"policy": "floor", "points": -200}}}) == []


def test_a_second_floor_below_the_first_is_idle(messages: Messages) -> None:
    rules = {
        "ending": {
            "floor": {"policy": "floor", "points": -200},
            "deep": {"policy": "floor", "points": -500},
        }
    }
    assert messages(rules) == ["`ending.deep` can make no difference here"]


def test_a_claim_on_every_trick_is_another_claim(codes: Codes) -> None:
    for not_on in (["first", "last"], ["first"], []):
        assert codes({"claim": {"rest": {"policy": "sure_winners", "not_on": not_on}}}) == []


def test_a_rule_said_twice_is_idle_the_second_time(messages: Messages) -> None:
    rules = {"play": {"again": {"policy": "follow_suit"}}}
    assert messages(rules) == ["`play.again` can make no difference here"]


def test_a_usual_value_written_out_is_there_for_the_reader(codes: Codes) -> None:
    rule = {
        "policy": "nil_points",
        "call": "blind_nil",
        "made": 200,
        "failed": -200,
        "both": "separate",
        "both_made": None,
    }
    rules = {"calls": {"blind_nil": {"policy": "blind_nil_bid"}}, "scoring": {"blind_nil": rule}}
    assert codes(rules) == []


@pytest.fixture
def make(ruleset: Make) -> Make:
    """Give canonical with some rules changed."""
    return ruleset
