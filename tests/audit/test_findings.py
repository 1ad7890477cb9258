"""The findings one by one: where each begins and where it ends."""

from collections.abc import Callable

from spades_rules import compile_ruleset, load_profile
from spades_rules.audit.lint import findings, lint
from spades_rules.audit.waivers import waivers
from spades_rules.kernel.ruleset import Ruleset

Codes = Callable[..., list[str]]
Messages = Callable[..., list[str]]
Make = Callable[..., Ruleset]


def test_two_suits_to_break_leave_nothing_to_who_holds_just_these(messages: Messages) -> None:
    rules = {"play": {"hearts": {"policy": "breaking", "suit": "H"}}}
    assert messages(rules) == [
        (
            "`play.hearts` leaves nothing to a player who leads to the first trick "
            "with only hearts and spades, and is then waived"
        )
    ]


def test_a_leader_may_hold_only_trumps_late_in_the_round_too(ruleset: Make) -> None:
    rules = {"play": {"breaking": {"broken_by": "first_trick", "forced": "unsaid"}}}
    (one,) = waivers(ruleset(rules=rules))
    assert one.when == "to a player who leads to the first trick with only spades"
    late = {"play": {"breaking": None, "first_trick": {"policy": "no_trump_on_first_trick"}}}
    assert waivers(ruleset(rules=late)) == ()


def test_a_rule_on_bids_is_waived_where_it_bars_every_call(messages: Messages) -> None:
    rules = {
        "calls": {"nil": None},
        "scoring": {"nil": None, "failed_nil_tricks": None},
        "bidding": {"side_maximum": {"policy": "side_maximum", "tricks": 8}},
    }
    assert messages(rules) == [
        (
            "`bidding.side_maximum` leaves nothing to the caller after `1`, `8`, `1`, "
            "and is then waived"
        )
    ]


def test_with_nil_a_maximum_always_leaves_something(codes: Codes) -> None:
    assert codes({"bidding": {"side_maximum": {"policy": "side_maximum", "tricks": 8}}}) == []


def test_a_waiver_that_no_value_of_the_profile_explains_stands_at_the_policy() -> None:
    text = (
        "format: 1\nname: house\ntitle: House\ngame: spades\nextends: canonical\n"
        "rules:\n  calls: {nil: null}\n  scoring: {nil: null, failed_nil_tricks: null}\n"
        "  bidding:\n    most: {policy: side_maximum, tricks: 2}\n"
    )
    profile = load_profile("house.yaml", text=text)
    (one,) = lint(compile_ruleset(profile), profile)
    assert (one.code, str(one.span)) == ("waivable-rule", "house.yaml:10:42")


def test_a_value_that_the_parent_has_is_told_with_who_has_it(messages: Messages) -> None:
    assert messages({"scoring": {"nil": {"made": 100}}}) == [
        "`scoring.nil.made` is 100 in `canonical` already"
    ]


def test_values_are_told_as_a_profile_writes_them(messages: Messages) -> None:
    rules = {
        "claim": {"rest": {"not_on": ["first", "last"]}},
        "calls": {"nil": {"per_side": None}},
        "contract": {"side": {"exactly": False}},
        "play": {"breaking": {"broken_by": "any_play"}},
    }
    assert messages(rules, "world-of-card-games") == [
        "`claim.rest.not_on` is [first, last] in `world-of-card-games` already",
        "`calls.nil.per_side` is null in `canonical` already",
        "`contract.side.exactly` is false in `canonical` already",
        "`play.breaking.broken_by` is any_play in `world-of-card-games` already",
    ]


def test_a_usual_value_that_a_parent_left_unsaid_is_a_repetition_too(messages: Messages) -> None:
    assert messages({"calls": {"blind_nil": {"from_round": 1}}}, "card-game-spades-rules") == [
        "`calls.blind_nil.from_round` is 1 in `card-game-spades-rules` already"
    ]


def test_true_is_no_repetition_of_one(codes: Codes) -> None:
    assert codes({"scoring": {"overtricks": {"points": 1}}}) == ["override-equals-inherited"]


def test_a_policy_named_again_is_no_repetition(codes: Codes) -> None:
    assert codes({"scoring": {"nil": {"policy": "nil_points", "made": 50}}}) == []


def test_a_rule_of_ones_own_may_say_what_is_usual(codes: Codes) -> None:
    assert codes({"claim": {"rest": {"policy": "sure_winners", "not_on": ["first", "last"]}}}) == []


def test_a_reading_may_say_what_the_file_says(codes: Codes) -> None:
    reading = {
        "about": "scoring.nil.made",
        "says": "as it was",
        "rules": {"scoring": {"nil": {"made": 100}}},
    }
    assert codes({}, readings={"as-ever": reading}) == []
    text = (
        "format: 1\nname: house\ntitle: House\ngame: spades\nextends: canonical\n"
        "readings: {as-ever: {about: scoring.nil.made, says: as it was, "
        "rules: {scoring: {nil: {made: 100}}}}}\n"
    )
    profile = load_profile("house.yaml@as-ever", text=text)
    assert lint(compile_ruleset(profile), profile) == ()


def test_a_floor_lets_every_game_end(codes: Codes) -> None:
    assert codes({"ending": {"floor": {"policy": "floor", "points": -9000}}}) == []


def test_without_any_ending_the_finding_stands_where_the_last_one_was_dropped() -> None:
    text = (
        "format: 1\nname: house\ntitle: House\ngame: spades\nextends: canonical\n"
        "rules: {ending: {target: null}}\n"
    )
    profile = load_profile("house.yaml", text=text)
    (one,) = findings(compile_ruleset(profile), profile)
    assert (one.code, str(one.span)) == ("game-need-not-end", "house.yaml:6:26")


def test_a_game_that_never_had_an_ending_is_told_of_at_its_name() -> None:
    canonical = load_profile("canonical")
    rules = {
        slot: {
            name: {"policy": setting.policy, **setting.parameters} for name, setting in of.items()
        }
        for slot, of in canonical.rules.items()
        if slot not in ("ending", "procedure")
    }
    from spades_rules.document import dump_document  # noqa: PLC0415  beside its only use

    head = {"format": 1, "name": "house", "title": "House", "game": "spades"}
    profile = load_profile("house.yaml", text=dump_document({**head, "rules": rules}))
    (one,) = lint(compile_ruleset(profile), profile)
    assert (one.code, str(one.span)) == ("game-need-not-end", "house.yaml:4:7")


def test_least_bids_may_come_to_just_the_tricks_of_a_round(messages: Messages) -> None:
    def at_least(low: int) -> dict[str, object]:
        return {
            "calls": {"tricks": {"low": low}, "nil": None},
            "scoring": {"nil": None, "failed_nil_tricks": None},
            "dealing": {"deal": {"each": 12}},
        }

    left = "4 seats with 12 cards each leave 4 of 52 cards undealt"
    assert messages(at_least(3)) == [left]
    assert sorted(messages(at_least(4))) == [
        left,
        (
            "with level scores the least bids add up to 16 of 12 tricks, so that in every round "
            "some side must fail"
        ),
    ]


def test_a_minimum_of_the_side_can_force_a_set_too(codes: Codes) -> None:
    rule = {"policy": "side_minimum", "tricks": 7}
    assert codes({"bidding": {"side_minimum": rule}}) == ["bids-force-a-set"]
    assert codes({"bidding": {"side_minimum": {**rule, "tricks": 6}}}) == []


def test_cards_left_over_are_counted_and_the_hint_deals_them() -> None:
    profile = load_profile("canonical", sets=("dealing.deal.each=12",))
    (one,) = lint(compile_ruleset(profile), profile)
    assert (one.code, one.hint) == ("cards-left-over", "deal 13 each")


def test_a_range_that_ends_before_it_begins_is_told_once(messages: Messages) -> None:
    assert messages({"calls": {"more": {"policy": "trick_bids", "low": 9, "high": 5}}}) == [
        "`calls.more` offers no call, as its range ends before it begins"
    ]


def test_one_of_two_triggers_may_be_unheard(messages: Messages) -> None:
    rules = {"exchange": {"swap": {"policy": "swap", "triggers": ["nil", "blind_nil"]}}}
    assert messages(rules) == [
        "`exchange.swap.triggers` waits for `blind_nil`, a call that nobody can make"
    ]
