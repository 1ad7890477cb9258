"""A game that another distribution brings is listed, checked, played and compared like our own."""

import json
import re
from pathlib import Path

import pytest
from installing import ROOT, Place

pytestmark = pytest.mark.slow

LAWS = """
from spades_rules import compile_ruleset, load_profile
from spades_rules.testing import hold_to_every_law, try_profiles

for name in ("french", "long"):
    hold_to_every_law(compile_ruleset(load_profile(f"triomphe/{name}")), most_rounds=40)
trial = try_profiles(range(20), game="triomphe", tables=1, most_rounds=10)
print(2 * len(trial.played) >= 20, trial.reasons)
"""


def test_its_profiles_are_listed_beside_ours(triomphe: Place) -> None:
    ran = triomphe.run("list")
    assert (ran.code, ran.err) == (0, "")
    listed = [line.split()[:2] for line in ran.out.splitlines()]
    assert {("french", "triomphe"), ("long", "triomphe"), ("canonical", "spades")} <= {
        (name, game) for name, game in listed
    }


def test_its_policies_are_listed_with_what_they_say(triomphe: Place) -> None:
    ran = triomphe.run("policies", "scoring.most_tricks")
    assert (ran.code, ran.err) == (0, "")
    assert "A side scores for a number of tricks, and another score, the vole" in ran.out
    assert "vole: 2  a whole number" in ran.out
    assert "king_high" in triomphe.run("policies", "ranking").out


def test_an_editor_is_told_of_the_game_and_its_policies(triomphe: Place) -> None:
    shown = json.loads(triomphe.run("schema").out)["schemas"]["profile.schema.json"]
    assert "triomphe" in shown["properties"]["game"]["enum"]
    assert "most_tricks" in json.dumps(shown["$defs"]["rule of scoring"])
    stale = triomphe.run("schema", "--check", "--out", str(ROOT / "schemas"))
    assert (stale.code, stale.out) == (0, "")


def test_its_profiles_are_checked_with_the_limits_of_its_policies(triomphe: Place) -> None:
    house = triomphe.folder / "house.yaml"
    house.write_text(
        "format: 1\nname: house\ntitle: House\ngame: triomphe\nextends: triomphe/french\n"
        "rules: {scoring: {hand: {tricks: 6}}}\n",
        encoding="utf-8",
    )
    ran = triomphe.run("check", "house.yaml")
    assert ran.code == 1
    assert "error[parameters-disagree]: there are 5 tricks, and nobody can take 6" in ran.out
    fine = triomphe.run("check", "triomphe/french", "triomphe/long")
    assert (fine.code, fine.out) == (0, "")


def test_two_of_its_profiles_are_compared_with_a_witness(triomphe: Place) -> None:
    ran = triomphe.run("diff", "triomphe/french", "triomphe/long", "--format", "json")
    found = json.loads(ran.out)
    changes = {one["rule"]: one for one in found["changes"]}
    assert (ran.code, set(changes)) == (1, {"ending.target", "scoring.hand"})
    assert changes["ending.target"]["verdict"] == changes["scoring.hand"]["verdict"] == "differs"
    assert all(one["witness"] for one in changes.values())
    place = triomphe.folder / "triomphe_rules/profiles/triomphe/long.yaml"
    assert place.read_text(encoding="utf-8").splitlines()[9] == "    target: {points: 7}"
    assert changes["ending.target"]["place"]["b"].endswith("triomphe/long.yaml:10:22")


def test_what_parts_them_is_kept_as_cases_that_run(triomphe: Place) -> None:
    words = ("triomphe/french", "triomphe/long", "--save", "parted.yaml")
    assert "saved 2 cases" in triomphe.run("diff", *words).err
    assert triomphe.run("verify", "parted.yaml").out.endswith("2 passed, 0 failed\n")
    under = triomphe.run("verify", "parted.yaml", "--under", "triomphe/long")
    assert under.out.endswith("0 passed, 2 failed\n")


def test_its_cases_give_the_answers_of_the_table(triomphe: Place) -> None:
    ran = triomphe.run("verify", str(Path(__file__).with_name("triomphe.yaml")))
    assert (ran.code, ran.out) == (0, "8 passed, 0 failed\n")


def test_its_rules_are_printed_and_described(triomphe: Place) -> None:
    sheet = triomphe.run("sheet", "triomphe/long").out
    assert "scores +1, and +3 for all of them." in sheet
    assert "The king is the highest card of its suit" in sheet
    assert "most tricks" in triomphe.run("describe", "triomphe/long").out


def test_it_is_documented_page_by_page(triomphe: Place) -> None:
    ran = triomphe.python(str(ROOT / "docs/generate"), "--installed", "pages")
    assert (ran.code, ran.err) == (0, "")
    page = (triomphe.folder / "pages/policies/scoring.most_tricks.md").read_text(encoding="utf-8")
    assert "another score, the vole, for every one" in page
    assert list((triomphe.folder / "pages/profiles").rglob("*french*.md"))


def test_the_guide_shows_what_it_names() -> None:
    guide = (ROOT / "docs/how-to/add-a-policy.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"^```toml\n(.*?)^```$", guide, re.DOTALL | re.MULTILINE)
    own = Path(__file__).with_name("pyproject.toml").read_text(encoding="utf-8")
    assert shown in own


def test_every_law_holds_for_it_and_for_profiles_drawn_from_its_policies(triomphe: Place) -> None:
    ran = triomphe.python("-c", LAWS)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("True ")
