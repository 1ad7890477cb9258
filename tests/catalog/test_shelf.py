"""Which policies there are, and what happens when other distributions bring more."""

import subprocess
import sys
from dataclasses import dataclass
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import ClassVar, cast

import pytest

from spades_rules.catalog import Catalog, PolicyEntry
from spades_rules.catalog.answering import QUESTIONS
from spades_rules.catalog.entries import class_name, policy_name
from spades_rules.catalog.presence import anybody_brings
from spades_rules.catalog.shelf import with_plugins
from spades_rules.games.game import Combine, Game, Slot
from spades_rules.games.spades import SPADES
from spades_rules.kernel.questions import Line, SideRound
from spades_rules.policies.scoring.nil_points import NilPoints


@dataclass(frozen=True, slots=True, kw_only=True)
class BostonBonus:
    """All thirteen tricks earn a bonus."""

    tally: ClassVar[str] = ""

    points: int = 200
    """The points of the bonus."""

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Give one line to a side that took them all."""
        return (Line(self.points),) if sum(side.tricks) == 13 else ()


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Halved:
    """Half an answer."""

    def narrow(self) -> None:
        """Answer, but say nowhere whom it binds."""


@pytest.mark.parametrize(
    ("slot", "thing", "words"),
    [
        ("play", Halved, "`play.Halved`: to answer `play` it must have `binds`"),
        ("play", 3, "`play.3`: a policy is a frozen dataclass"),
        ("claim", Halved, "to answer `claim` it must have `allows` or `heirs`"),
        ("capture", Halved, "to answer `capture` it must have `counted`"),
    ],
)
def test_what_answers_no_question_is_refused(slot: str, thing: object, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Catalog.builtin().with_policies((slot, cast("type", thing)))


def test_it_is_known_what_every_question_of_a_game_asks_for() -> None:
    asked = {slot.name for game in Catalog.builtin().games.values() for slot in game.slots}
    assert asked - {*QUESTIONS} == {"procedure"}


def test_a_module_that_ends_the_program_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "leaver.py").write_text("raise SystemExit('good-bye')\n")
    monkeypatch.syspath_prepend(tmp_path)
    wider = with_plugins(Catalog.builtin(), [point("scoring.leaver", "leaver:Leaver")])
    assert wider.warnings == ("`leaver` is left out: `scoring.leaver` fails: good-bye",)


def point(name: str, value: str, group: str = "spades_rules.policies") -> EntryPoint:
    return EntryPoint(name, value, group)


def test_an_entry_point_brings_a_policy_under_its_question() -> None:
    wider = with_plugins(Catalog.builtin(), [point("scoring.boston", f"{__name__}:BostonBonus")])
    assert wider.warnings == ()
    assert wider.policies["scoring", "boston"].policy is BostonBonus
    assert wider.policies["scoring", "boston"].origin == __name__


def test_a_broken_distribution_gives_one_warning_with_its_name_and_the_cause() -> None:
    broken = [point("scoring.b", "no_such_module:B"), point("scoring.a", "no_such_module:A")]
    wider = with_plugins(Catalog.builtin(), broken)
    assert wider.policies == Catalog.builtin().policies
    assert wider.warnings == (
        "`no_such_module` is left out: `scoring.a` fails: No module named 'no_such_module'",
    )


@pytest.mark.parametrize(
    ("name", "value", "cause"),
    [
        ("boston", f"{__name__}:BostonBonus", "its name must read `slot.policy`"),
        ("score.boston", f"{__name__}:BostonBonus", "no game asks `score`"),
        ("scoring.boston", f"{__name__}:point", "a policy is a frozen dataclass"),
        ("ending.boston", f"{__name__}:BostonBonus", "to answer `ending` it must have `reached`"),
        (
            "scoring.nil_points",
            f"{__name__}:BostonBonus",
            "`spades_rules` has a policy of that name",
        ),
    ],
)
def test_an_entry_point_that_is_no_use_leaves_its_distribution_out(
    name: str, value: str, cause: str
) -> None:
    fine = point("scoring.a_boston", f"{__name__}:BostonBonus")
    wider = with_plugins(Catalog.builtin(), [fine, point(name, value)])
    assert wider.policies == Catalog.builtin().policies
    assert wider.warnings == (f"`{__name__}` is left out: `{name}` fails: {cause}",)


BOSTON = Game("boston", "Boston", (Slot("luck", "Who is lucky?", Combine.LISTED),))


def test_an_entry_point_brings_a_game_and_policies_for_its_questions() -> None:
    points = [
        point("luck.boston", f"{__name__}:BostonBonus"),
        point("boston", f"{__name__}:BOSTON", "spades_rules.games"),
    ]
    wider = with_plugins(Catalog.builtin(), points)
    assert wider.warnings == ()
    assert wider.games["boston"] == BOSTON
    assert ("luck", "boston") in wider.policies


@pytest.mark.parametrize(
    ("value", "cause"),
    [
        (f"{__name__}:point", "it is no description of a game"),
        (f"{__name__}:SPADES", "there is a game `spades` already"),
    ],
)
def test_an_entry_point_that_is_no_new_game_is_left_out(value: str, cause: str) -> None:
    wider = with_plugins(Catalog.builtin(), [point("game", value, "spades_rules.games")])
    assert wider.games == Catalog.builtin().games
    assert wider.warnings == (f"`{__name__}` is left out: `game` fails: {cause}",)


def test_an_entry_point_brings_a_folder_of_profiles() -> None:
    found = with_plugins(
        Catalog.builtin(), [point("own", "spades_rules.policies", "spades_rules.profiles")]
    )
    assert [(Path(one.path).name, one.origin) for one in found.profiles] == [
        ("policies", "spades_rules.policies")
    ]
    lost = with_plugins(Catalog.builtin(), [point("own", "sys", "spades_rules.profiles")])
    assert lost.profiles == ()
    assert lost.warnings == ("`sys` is left out: `own` fails: there is no package `sys`",)


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("one-1.0.dist-info", "[spades_rules.games]\none = one:GAME\n", True),
        (
            "one-1.0.dist-info",
            "[console_scripts]\nspades-rules = spades_rules.__main__:main\n",
            False,
        ),
        ("one-1.0.egg-info", "[spades_rules.profiles]\none = one\n", True),
        ("one", "[spades_rules.games]\none = one:GAME\n", False),
    ],
)
def test_it_is_told_at_a_glance_whether_anything_is_brought(
    file: str,
    text: str,
    said: bool,  # noqa: FBT001 - a row of the table
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    noted = tmp_path / file
    noted.mkdir()
    (tmp_path / "empty-1.0.dist-info").mkdir()
    (noted / "entry_points.txt").write_text(text, encoding="utf-8")
    monkeypatch.setattr(sys, "path", [str(tmp_path), str(tmp_path / "nowhere")])
    assert anybody_brings() == said


def test_an_archive_on_the_path_may_hold_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = tmp_path / "modules.zip"
    archive.write_bytes(b"")
    monkeypatch.setattr(sys, "path", [str(archive)])
    assert anybody_brings()


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
