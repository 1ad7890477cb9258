"""Which documented rule set a house's own is nearest to: the fewest edits come first."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from shelf import SHIPPED, SOURCES, some

from spades_rules.audit.diff import diff
from spades_rules.audit.difference import ChangeKind, DiffVerdict, Direction
from spades_rules.audit.nearest import (
    Neighbour,
    edits_between,
    effects_in,
    nearest,
    nearest_of,
    written_out,
)
from spades_rules.catalog import Catalog
from spades_rules.compiler import compile_ruleset
from spades_rules.document import Plain
from spades_rules.games.spades import SPADES
from spades_rules.profile import Profile, load_profile

House = Callable[..., Profile]

CATALOG = Catalog.builtin()
DOCUMENTED = {name: load_profile(name, catalog=CATALOG) for name in SHIPPED if "/" not in name}
KNOWN = tuple(DOCUMENTED.values())
REST = tuple(name for name in DOCUMENTED if name not in SOURCES)
FIVE = tuple(DOCUMENTED[name] for name in SOURCES)


def told(neighbour: Neighbour) -> list[tuple[str, str, Plain, Plain]]:
    return [(one.path, str(one.kind), one.before, one.after) for one in neighbour.edits]


def ranking(house: Profile) -> list[tuple[str, int]]:
    return [(one.profile.label, one.distance) for one in nearest(house, FIVE, SPADES)]


def test_each_value_and_each_rule_that_differs_is_one_edit(house: House) -> None:
    rules: dict[str, Plain] = {
        "calls": {"zero": {"policy": "plain_zero"}},
        "contract": {"side": {"policy": "alone"}},
        "scoring": {"nil": {"made": 50, "failed": -50}, "bags": None},
    }
    (first, *_) = nearest(house(rules), FIVE, SPADES)
    assert first.distance == 5
    assert told(first) == [
        ("calls.zero", "added", None, {"policy": "plain_zero"}),
        (
            "contract.side",
            "replaced",
            {"policy": "pooled", "failed_nil": "apart", "both_nil": "apart", "exactly": False},
            {"policy": "alone"},
        ),
        ("scoring.nil.made", "retuned", 100, 50),
        ("scoring.nil.failed", "retuned", -100, -50),
        (
            "scoring.bags",
            "removed",
            {
                "policy": "bag_penalty",
                "every": 10,
                "points": -100,
                "several": True,
                "carry": "remainder",
                "to": "side",
            },
            None,
        ),
    ]


def test_a_rule_that_stands_elsewhere_is_one_edit(house: House) -> None:
    (first, second) = (
        {"policy": "breaking", "suit": "H"},
        {"policy": "no_trump_on_first_trick"},
    )
    one = house({"play": {"hearts": first, "dry": second}})
    other = house({"play": {"dry": second, "hearts": first}})
    (edit,) = edits_between(one, other, SPADES)
    assert (edit.path, edit.kind) == ("play.hearts", ChangeKind.REORDERED)
    assert written_out((edit,)) == {}


def test_who_needs_the_fewest_edits_comes_first() -> None:
    assert ranking(DOCUMENTED["openspiel"]) == [
        ("openspiel", 0),
        ("canonical", 5),
        ("nowplay-gg", 5),
        ("world-of-card-games", 9),
        ("card-game-spades-rules", 15),
    ]


def test_those_that_tie_are_all_nearest_and_stand_by_what_nobody_enforces(house: House) -> None:
    ranked = nearest(house({"play": {"breaking": {"broken_by": "nothing"}}}), FIVE, SPADES)
    assert [one.profile.label for one in nearest_of(ranked)] == ["canonical", "nowplay-gg"]
    assert [(one.distance, len(one.edits)) for one in ranked[:2]] == [(1, 1), (1, 4)]


def test_notes_are_no_part_of_the_distance() -> None:
    one, other = DOCUMENTED["nowplay-gg"], DOCUMENTED["canonical"]
    assert [(edit.path, edit.enforced) for edit in edits_between(other, one, SPADES)] == [
        ("play.breaking.broken_by", True),
        ("procedure.table_talk", False),
        ("procedure.turn_clock", False),
        ("procedure.game_length", False),
    ]


def test_profiles_of_two_games_are_no_neighbours(house: House) -> None:
    other = replace(house({}), game="hearts", name="other")
    with pytest.raises(ValueError, match="`other` is of hearts and `house` of spades"):
        edits_between(other, house({}), SPADES)


@pytest.mark.parametrize("name", DOCUMENTED)
def test_none_is_nearer_than_one_that_does_the_same(name: str) -> None:
    profile = DOCUMENTED[name]
    mark = compile_ruleset(profile, catalog=CATALOG).fingerprint
    for one in nearest(profile, KNOWN, SPADES):
        same = compile_ruleset(one.profile, catalog=CATALOG).fingerprint == mark
        assert (one.distance == 0) == same, one.profile.label


def one_value_changed(profile: Profile) -> Iterator[tuple[str, Profile]]:
    """Give a profile with each of its values changed by itself, to something of the same kind."""
    for setting in profile.settings:
        for name, value in setting.parameters.items():
            changed = replace(setting, parameters={**setting.parameters, name: other(value)})
            slot, _, own = setting.id.partition(".")
            rules = {**profile.rules, slot: {**profile.rules[slot], own: changed}}
            yield f"{setting.id}.{name}", replace(profile, name="house", rules=rules)


def other(value: Plain) -> Plain:
    match value:
        case bool():
            return not value
        case int():
            return value + 1009
        case str():
            return f"{value}-otherwise"
        case list():
            return [*value, "otherwise"]
        case _:
            return 1009


@pytest.mark.parametrize(
    "name", [*SOURCES, *some(tuple(name for name in DOCUMENTED if name not in SOURCES), 6)]
)
def test_none_is_nearer_to_one_value_changed_than_the_profile_itself(name: str) -> None:
    tried = 0
    for path, house in one_value_changed(DOCUMENTED[name]):
        first = {one.profile.name: one for one in nearest_of(nearest(house, KNOWN, SPADES))}
        assert [edit.path for edit in first[name].edits] == [path]
        assert first[name].distance == (0 if path.startswith("procedure.") else 1)
        tried += 1
    assert tried > 20


def test_the_edits_written_out_lead_to_the_same_rules(house: House) -> None:
    for name in ("card-game-spades-rules", "openspiel", "world-of-card-games"):
        edits = edits_between(DOCUMENTED["canonical"], DOCUMENTED[name], SPADES)
        made = compile_ruleset(house(written_out(edits)), catalog=CATALOG)
        there = compile_ruleset(DOCUMENTED[name], catalog=CATALOG)
        assert made.fingerprint == there.fingerprint


def test_an_edit_does_what_a_comparison_tells_of_it(house: House) -> None:
    ours = house({"scoring": {"nil": {"made": 50, "failed": -50}, "bags": None}})
    first = nearest(ours, FIVE, SPADES)[0]
    compared = diff(first.profile, ours, catalog=CATALOG, readings=False)
    found = effects_in(first, compared)
    assert [(one.edit.path, one.verdict, one.direction) for one in found] == [
        ("scoring.nil.made", DiffVerdict.DIFFERS, Direction.LOWER),
        ("scoring.nil.failed", DiffVerdict.DIFFERS, Direction.HIGHER),
        ("scoring.bags", DiffVerdict.DIFFERS, Direction.HIGHER),
    ]
    nil, bags = compared.changes
    assert [one.witness for one in found] == [
        nil.values[0].witness,
        nil.values[1].witness,
        bags.witness,
    ]
