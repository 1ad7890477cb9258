"""Patterns that pick out a part of the rules, and those that can pick out nothing."""

from collections.abc import Mapping

import pytest

from spades_rules.audit.changes import text_changes
from spades_rules.audit.patterns import check_patterns, holds, matches, paths_of, vocabulary
from spades_rules.catalog import Catalog
from spades_rules.games.spades import SPADES
from spades_rules.profile import load_profile

BAGS = ("scoring.bags.every", "scoring.bags.points")


@pytest.fixture(scope="module")
def known() -> Mapping[str, tuple[str, ...]]:
    profiles = [load_profile("canonical"), load_profile("world-of-card-games")]
    return vocabulary(profiles, SPADES, Catalog.builtin())


@pytest.mark.parametrize(
    "pattern", ["scoring.*", "scoring.bags", "scoring.bags.*", "scoring.bags.every", "*.bags"]
)
def test_a_rule_is_picked_out_by_its_id_or_by_a_path_below_it(pattern: str) -> None:
    assert matches(pattern, "scoring.bags", BAGS)


@pytest.mark.parametrize(
    "pattern", ["scoring", "scoring.bag", "scoring.bags.carry", "play.*", "Scoring.*", ""]
)
def test_another_rule_or_parameter_or_a_slot_alone_picks_nothing_out(pattern: str) -> None:
    assert not matches(pattern, "scoring.bags", BAGS)


def test_all_below_a_rule_is_the_rule_even_where_it_has_no_parameters() -> None:
    assert matches("play.follow_suit.*", "play.follow_suit", ())
    assert holds(["play.follow_suit.*"], "play.follow_suit", ())


def test_everything_that_differs_is_held_only_by_patterns_for_each_of_it() -> None:
    assert not holds(["scoring.bags.every"], "scoring.bags", BAGS)
    assert holds(["scoring.bags.every", "*.points"], "scoring.bags", BAGS)
    assert holds(["scoring.bags"], "scoring.bags", BAGS)
    assert not holds(["play.*"], "scoring.bags", BAGS)
    assert not holds([], "scoring.bags", BAGS)
    assert not holds(["scoring.bags.every"], "scoring.bags", ())


def test_the_paths_of_a_change_are_what_differs_or_all_of_a_rule_that_comes_or_goes() -> None:
    canonical, card_game = load_profile("canonical"), load_profile("card-game-spades-rules")
    changes = {one.rule: one for one in text_changes(canonical, card_game, SPADES)}
    assert paths_of(changes["scoring.nil"]) == ("scoring.nil.made", "scoring.nil.failed")
    assert paths_of(changes["scoring.bags"]) == (
        "scoring.bags.every",
        "scoring.bags.points",
        "scoring.bags.several",
        "scoring.bags.carry",
        "scoring.bags.to",
    )


@pytest.mark.parametrize(
    "pattern",
    [
        "scoring.*",
        "scoring.nil",
        "scoring.nil.made",
        "calls.*.per_side",
        "claim.rest.not_on",
        "play.must_trump",
        "bidding.side_minimum.tricks",
        "table.turn",
        "*",
    ],
)
def test_what_a_profile_or_a_policy_or_a_source_names_may_be_asked_for(
    pattern: str, known: Mapping[str, tuple[str, ...]]
) -> None:
    check_patterns([pattern], known)


@pytest.mark.parametrize(
    ("pattern", "says"),
    [
        ("scorin.*", "did you mean `scoring`? allowed: "),
        ("scoring.nli", "did you mean `scoring.nil`?"),
        ("scoring.nil.mde", "did you mean `made`? allowed: `call`, `made`, `failed`, "),
        ("tabel.turn", "did you mean `table`? allowed: "),
        ("scoring", "write `scoring.*` for all of it"),
        ("play.follow_suit.if_able", "`play.follow_suit` has no parameters"),
    ],
)
def test_a_pattern_that_can_match_nothing_is_refused_with_the_nearest_name(
    pattern: str, says: str, known: Mapping[str, tuple[str, ...]]
) -> None:
    with pytest.raises(ValueError, match="matches no rule and no parameter; ") as refused:
        check_patterns(["scoring.*", pattern], known)
    message = str(refused.value)
    assert message.startswith(f"`{pattern}` matches no rule and no parameter; {says}")


def test_the_end_of_a_name_is_told_as_every_rule_that_ends_so(
    known: Mapping[str, tuple[str, ...]],
) -> None:
    with pytest.raises(ValueError, match=r"did you mean `calls\.nil` or `scoring\.nil`"):
        check_patterns(["nil"], known)


def test_a_pattern_with_nothing_near_is_refused_all_the_same(
    known: Mapping[str, tuple[str, ...]],
) -> None:
    with pytest.raises(ValueError, match=r"^`scoring\.qqqqqq` matches no rule and no parameter$"):
        check_patterns(["scoring.qqqqqq"], known)
