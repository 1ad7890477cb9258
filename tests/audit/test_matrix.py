"""Rules by profiles, and the pairs of cells that have an entry in a comparison."""

import pytest
from shelf import SOURCES

from spades_rules.audit.changes import text_changes
from spades_rules.audit.matrix import Matrix, matrix_of
from spades_rules.audit.stands import filled_from
from spades_rules.games.spades import SPADES
from spades_rules.profile import Profile, dump_profile, load_profile

PROFILES = tuple(load_profile(name) for name in SOURCES)
FOUR = ("canonical", "world-of-card-games", "nowplay-gg", "card-game-spades-rules")


@pytest.fixture(scope="module")
def matrix() -> Matrix:
    return matrix_of([load_profile(name) for name in FOUR])


def test_a_cell_stands_below_each_profile_in_the_order_asked(matrix: Matrix) -> None:
    assert tuple(column.label for column in matrix.columns) == FOUR
    row = matrix.row("scoring.nil")
    assert row is not None
    made = row.values("made")
    assert [None if one is None else one.value for one in made] == [100, 100, 100, 50]
    assert row.slot == "scoring"


def test_each_rule_that_one_profile_has_or_one_source_speaks_of_has_a_row(matrix: Matrix) -> None:
    rows = {row.rule for row in matrix.rows}
    assert {"scoring.blind_nil", "claim.rest", "scoring.slam", "ending.sets"} <= rows
    assert {"table.turn", "table.calls_heard", "procedure.turn_clock"} <= rows
    assert matrix.row("scoring.nonesuch") is None


def test_a_house_without_a_source_has_rows_for_its_rules_alone() -> None:
    text = dump_profile(load_profile("canonical"))
    rows = matrix_of([load_profile("canonical.yaml", text=text)]).rows
    assert [row.rule for row in rows] == [
        "seating.partners",
        "deck.pack",
        "ranking.order",
        "trump.suit",
        "dealing.deal",
        "calling.order",
        "calls.tricks",
        "calls.nil",
        "leading.opening",
        "play.follow_suit",
        "play.breaking",
        "contract.side",
        "scoring.contract",
        "scoring.overtricks",
        "scoring.nil",
        "scoring.failed_nil_tricks",
        "scoring.bags",
        "ending.target",
        "result.winner",
        "procedure.dealing_style",
    ]


def test_rules_that_nobody_has_stand_by_name(matrix: Matrix) -> None:
    assert [row.rule.removeprefix("bidding.") for row in matrix.rows if row.slot == "bidding"] == [
        "mirror",
        "side_maximum",
        "side_minimum",
        "suicide",
        "total_at_least",
        "total_not",
        "whiz",
    ]


def test_a_rule_comes_as_late_as_in_the_profile_that_has_most_before_it() -> None:
    rows = matrix_of([load_profile("world-of-card-games"), load_profile("canonical")]).rows
    assert [
        row.rule for row in rows if row.slot == "play" and any(c.policy for c in row.cells)
    ] == [
        "play.follow_suit",
        "play.breaking",
        "play.first_trick",
    ]


def test_an_absent_rule_has_a_cell_and_a_parameter_that_is_not_there_has_none(
    matrix: Matrix,
) -> None:
    row = matrix.row("ending.floor")
    assert row is not None
    assert [cell.policy for cell in row.cells] == [None, "floor", None, None]
    assert row.parameters == ("points",)
    assert [one and one.value for one in row.values("points")] == [None, -200, None, None]


def test_the_pairs_that_differ_are_listed_with_what_differs(matrix: Matrix) -> None:
    row = matrix.row("scoring.nil")
    assert row is not None
    assert [(one.a, one.b, str(one.kind), one.parameters) for one in row.pairs] == [
        (name, "card-game-spades-rules", "retuned", ("made", "failed")) for name in FOUR[:3]
    ]
    floor = matrix.row("ending.floor")
    assert floor is not None
    assert [(one.a, one.b, str(one.kind)) for one in floor.pairs] == [
        ("canonical", "world-of-card-games", "added"),
        ("world-of-card-games", "nowplay-gg", "removed"),
        ("world-of-card-games", "card-game-spades-rules", "removed"),
    ]


def test_a_silent_cell_says_from_where_it_is_filled_and_is_no_value(matrix: Matrix) -> None:
    row = matrix.row("dealing.deal")
    assert row is not None
    first = [one and filled_from(one) for one in row.values("first_dealer")]
    assert first == [None, None, "canonical", None]
    silent = {(one.a, one.b): one.silent for one in row.pairs}
    assert silent["canonical", "nowplay-gg"] == ("nowplay-gg",)
    assert silent["nowplay-gg", "card-game-spades-rules"] == ("nowplay-gg",)
    assert silent["canonical", "card-game-spades-rules"] == ()


def test_a_source_may_be_silent_on_a_whole_rule(matrix: Matrix) -> None:
    row = matrix.row("claim.rest")
    assert row is not None
    assert [(one.a, one.b, one.silent) for one in row.pairs if one.a == "canonical"] == [
        ("canonical", "world-of-card-games", ()),
        ("canonical", "card-game-spades-rules", ("card-game-spades-rules",)),
    ]


def test_two_silent_cells_are_no_pair(matrix: Matrix) -> None:
    row = matrix.row("procedure.dealing_style")
    assert row is not None
    assert [(one.a, one.b, str(one.kind)) for one in row.pairs] == [
        ("canonical", name, "restated") for name in FOUR[1:]
    ]


def test_a_row_without_a_difference_has_no_pairs(matrix: Matrix) -> None:
    row = matrix.row("trump.suit")
    assert row is not None
    assert row.pairs == ()


@pytest.mark.parametrize("a", PROFILES, ids=[one.name for one in PROFILES])
@pytest.mark.parametrize("b", PROFILES, ids=[one.name for one in PROFILES])
def test_a_pair_is_listed_exactly_where_a_comparison_has_an_entry(a: Profile, b: Profile) -> None:
    whole = matrix_of(PROFILES)
    listed = {
        row.rule for row in whole.rows for one in row.pairs if {one.a, one.b} == {a.label, b.label}
    }
    assert listed == {change.rule for change in text_changes(a, b, SPADES)}


def test_the_rows_follow_the_games_questions_whatever_the_order_of_the_profiles() -> None:
    rows = [row.rule for row in matrix_of(PROFILES).rows]
    assert rows == [row.rule for row in matrix_of(PROFILES[::-1]).rows]
    slots = [slot.name for slot in SPADES.slots] + ["table"]
    places = [slots.index(rule.partition(".")[0]) for rule in rows]
    assert places == sorted(places)


def test_a_profile_beside_its_reading_differs_in_what_the_reading_is_about() -> None:
    read = load_profile("canonical@a-forced-lead-breaks")
    both = matrix_of([load_profile("canonical"), read])
    assert [row.rule for row in both.rows if row.pairs] == ["play.breaking"]


def test_a_matrix_takes_a_profile_and_each_once() -> None:
    canonical = load_profile("canonical")
    assert matrix_of([canonical]).columns[0].label == "canonical"
    with pytest.raises(ValueError, match="takes at least one profile"):
        matrix_of([])
    with pytest.raises(ValueError, match="`canonical` stands there twice"):
        matrix_of([canonical, canonical])
