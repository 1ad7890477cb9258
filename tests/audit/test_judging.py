"""A changed rule does something alone, with other changed rules, or nothing."""

from collections.abc import Callable

from spades_rules.audit.difference import DiffVerdict, Direction
from spades_rules.audit.hybrids import Between, changed_rules, pair_of
from spades_rules.audit.judging import Judged, is_noticed, judge, together
from spades_rules.catalog import Catalog
from spades_rules.document import Plain
from spades_rules.profile import Profile, load_profile

House = Callable[..., Profile]

D = Direction


def judged(a: Profile, b: Profile, rule: str) -> Judged:
    """Judge one rule of two profiles."""
    pair = pair_of(a, b, Catalog.builtin())
    return judge(Between(pair, changed_rules(pair.one, pair.other), seed=1), rule)


def test_a_smaller_nil_differs_by_itself_and_goes_both_ways(house: House) -> None:
    found = judged(
        house({}), house({"scoring": {"nil": {"made": 50, "failed": -50}}}), "scoring.nil"
    )
    assert (found.verdict, found.direction, found.within) == (DiffVerdict.DIFFERS, D.MIXED, ())


def test_a_floor_ends_games_sooner(house: House) -> None:
    floor: Plain = {"floor": {"policy": "floor", "points": -200}}
    found = judged(house({}), house({"ending": floor}), "ending.floor")
    assert (found.verdict, found.direction) == (DiffVerdict.DIFFERS, D.SOONER)


def test_a_floor_put_away_ends_them_later(house: House) -> None:
    floor: Plain = {"floor": {"policy": "floor", "points": -200}}
    found = judged(house({"ending": floor}), house({}), "ending.floor")
    assert (found.verdict, found.direction) == (DiffVerdict.DIFFERS, D.LATER)


def test_a_bag_that_no_penalty_counts_takes_the_penalty_to_show(house: House) -> None:
    no_penalty: Plain = {"bags": None, "overtricks": {"bags": 1}}
    a = house({"scoring": no_penalty})
    b = house({"scoring": {"overtricks": {"bags": 2}}})
    found = judged(a, b, "scoring.overtricks")
    assert found.verdict is DiffVerdict.DIFFERS, "under the second there is a penalty"


def test_the_points_of_a_blind_nil_take_the_blind_nil() -> None:
    a, b = load_profile("canonical"), load_profile("card-game-spades-rules")
    found = judged(a, b, "scoring.blind_nil")
    assert found.verdict is DiffVerdict.DIFFERS_WITH
    assert found.within == ("calls.blind_nil",)


def test_the_same_comes_out_from_the_other_end() -> None:
    a, b = load_profile("canonical"), load_profile("card-game-spades-rules")
    found = judged(b, a, "scoring.blind_nil")
    assert found.verdict is DiffVerdict.DIFFERS_WITH
    assert found.within == ("calls.blind_nil",)


def test_what_a_unit_of_two_nils_is_worth_does_nothing_where_nils_are_apart(house: House) -> None:
    a = house({"scoring": {"nil": {"both": "separate", "both_made": 300}}})
    b = house({"scoring": {"nil": {"both": "separate", "both_made": 400}}})
    found = judged(a, b, "scoring.nil")
    assert found.verdict is DiffVerdict.NO_EFFECT
    assert found.states > 20_000
    assert found.direction is None


def test_only_whether_it_matters_can_be_asked_too(house: House) -> None:
    pair = pair_of(house({}), house({"scoring": {"nil": {"made": 50}}}), Catalog.builtin())
    assert is_noticed(Between(pair, ("scoring.nil",), seed=1), "scoring.nil")


def test_directions_of_several_places_go_together() -> None:
    assert together(D.HIGHER, D.LOWER) is D.MIXED
    assert together(D.LOOSER, D.STRICTER) is D.INCOMPARABLE
    assert together(D.SOONER, D.LATER) is D.MIXED
    assert together(D.SAME, D.LOOSER) is D.LOOSER
    assert together(D.STRICTER, D.SAME) is D.STRICTER
    assert together(None, D.HIGHER) is D.HIGHER
    assert together(D.MIXED, D.HIGHER) is D.MIXED
    assert together(D.LOOSER, D.INCOMPARABLE) is D.INCOMPARABLE
    assert together(None, None) is None


def test_directions_go_together_alike_when_all_is_mirrored() -> None:
    for one in (*D, None):
        for other in (*D, None):
            here = together(one, other)
            there = together(one and one.mirrored, other and other.mirrored)
            assert there is (here and here.mirrored), (one, other)
