"""Which policies there are, and what happens when other distributions bring more."""

import subprocess
import sys
from dataclasses import dataclass
from importlib.metadata import EntryPoint

import pytest

from spades_rules.catalog import Catalog, PolicyEntry
from spades_rules.catalog.entries import class_name, policy_name
from spades_rules.catalog.plugins import read_games, read_policies
from spades_rules.catalog.shelf import with_plugins
from spades_rules.games.spades import SPADES
from spades_rules.policies.scoring.nil_points import NilPoints


@dataclass(frozen=True, slots=True, kw_only=True)
class BostonBonus:
    """All thirteen tricks earn a bonus."""

    points: int = 200
    """The points of the bonus."""


def test_a_policy_is_found_by_its_question_and_its_name() -> None:
    entry = Catalog.builtin().policies["scoring", "nil_points"]
    assert (entry.slot, entry.name, entry.origin) == ("scoring", "nil_points", "spades_rules")
    assert entry.policy is NilPoints


def test_the_game_of_spades_is_there() -> None:
    assert Catalog.builtin().games["spades"] == SPADES


def test_every_policy_of_the_package_answers_a_question_of_a_game() -> None:
    catalog = Catalog.builtin()
    asked = {slot.name for game in catalog.games.values() for slot in game.slots}
    assert {slot for slot, _ in catalog.policies} <= asked


def test_policies_of_a_question_are_listed_by_name() -> None:
    names = [entry.name for entry in Catalog.builtin().policies_in("calls")]
    assert names == sorted(names)
    assert {"blind_nil_bid", "nil_bid", "trick_bids"} <= set(names)


def test_a_catalog_with_more_policies_leaves_the_first_one_alone() -> None:
    first = Catalog.builtin()
    wider = first.with_policies(("scoring", BostonBonus))
    assert ("scoring", "boston_bonus") in wider.policies
    assert ("scoring", "boston_bonus") not in first.policies


def test_a_second_policy_of_one_name_is_refused() -> None:
    wider = Catalog.builtin().with_policies(("scoring", BostonBonus))
    with pytest.raises(ValueError, match=r"`scoring\.boston_bonus` of `.*` is left out"):
        wider.with_policies(("scoring", BostonBonus))


def point(name: str, value: str, group: str = "spades_rules.policies") -> EntryPoint:
    return EntryPoint(name, value, group)


def test_an_entry_point_brings_a_policy_under_its_question() -> None:
    found, warnings = read_policies([point("scoring.boston", f"{__name__}:BostonBonus")])
    assert warnings == ()
    assert [(one.slot, one.name) for one in found] == [("scoring", "boston")]


def test_a_broken_distribution_gives_one_warning_with_its_name_and_the_cause() -> None:
    broken = [point("scoring.a", "no_such_module:A"), point("scoring.b", "no_such_module:B")]
    found, warnings = read_policies(broken)
    assert found == ()
    assert warnings == (
        "`no_such_module` is left out: `scoring.a` fails: No module named 'no_such_module'",
    )


@pytest.mark.parametrize(
    ("name", "value", "cause"),
    [
        ("boston", f"{__name__}:BostonBonus", "its name must read `slot.policy`"),
        ("scoring.boston", f"{__name__}:point", "a policy is a frozen dataclass"),
    ],
)
def test_an_entry_point_that_names_no_policy_is_left_out(name: str, value: str, cause: str) -> None:
    found, warnings = read_policies([point(name, value)])
    assert found == ()
    assert warnings == (f"`{__name__}` is left out: `{name}` fails: {cause}",)


def test_an_entry_point_brings_a_game() -> None:
    group = "spades_rules.games"
    found, warnings = read_games(
        [
            point("spades", "spades_rules.games.spades:SPADES", group),
            point("bad", f"{__name__}:point", group),
            point("worse", "no_such_module:GAME", group),
        ]
    )
    assert found == (SPADES,)
    assert warnings == (
        f"`{__name__}` is left out: `bad` fails: it is no description of a game",
        "`no_such_module` is left out: `worse` fails: No module named 'no_such_module'",
    )


def test_what_is_there_is_never_replaced() -> None:
    found, _ = read_policies([point("scoring.nil_points", f"{__name__}:BostonBonus")])
    joined = with_plugins(Catalog.builtin(), found, ("a warning",), (SPADES,), ())
    assert joined.policies["scoring", "nil_points"].policy is NilPoints
    double = (
        f"the policy `scoring.nil_points` of `{__name__}` is left out: "
        "`spades_rules` has one of that name"
    )
    assert joined.warnings == ("a warning", double, "a second game `spades` is left out")


def test_the_standard_catalog_holds_all_that_is_built_in() -> None:
    assert Catalog.builtin().policies.keys() <= Catalog.standard().policies.keys()


def test_neither_the_catalog_nor_a_list_of_profiles_loads_the_validator() -> None:
    code = (
        "import sys\n"
        "from spades_rules.catalog import Catalog\n"
        "from spades_rules.profile import heads\n"
        "Catalog.standard(), heads()\n"
        "print('pydantic' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


@pytest.mark.parametrize("entry", Catalog.builtin().policies.values(), ids=lambda one: one.name)
def test_a_policys_class_and_its_name_in_a_profile_give_each_other(entry: PolicyEntry) -> None:
    assert policy_name(entry.policy) == entry.name
    assert class_name(entry.name) == entry.policy.__name__
