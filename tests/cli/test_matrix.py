"""`matrix`: the rules of several profiles side by side."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

Command = Callable[..., Any]
"""Runs the command; see `conftest`."""

HEAD = "format: 1\nname: ours\ntitle: Ours\ngame: spades\nextends: canonical\n"


def test_without_a_name_all_profiles_stand_side_by_side(command: Command) -> None:
    ran = command("matrix", "--format", "json")
    assert ran.code == 0
    listed = command("list", "--format", "json").json["profiles"]
    assert [one["label"] for one in ran.json["profiles"]] == [
        one["name"] for one in listed if one["game"] == "spades"
    ]
    assert len(listed) > 20
    assert "verdict" not in ran.json["differs"][0]


def test_a_folder_of_profiles_is_looked_in_too(command: Command, tmp_path: Path) -> None:
    (tmp_path / "spades").mkdir()
    (tmp_path / "spades" / "ours.yaml").write_text(HEAD, encoding="utf-8")
    ran = command("matrix", "--profiles", tmp_path, "--format", "json")
    assert "ours" in [one["label"] for one in ran.json["profiles"]]


def test_a_rule_is_said_once_a_profile(command: Command) -> None:
    ran = command("matrix", "canonical", "openspiel")
    assert ran.code == 0
    assert (
        "\n\nending.floor\n"
        "  canonical  no such rule (implies)\n"
        "  openspiel  no such rule (unmodelled)\n"
        "  not alike: canonical and openspiel\n\n"
    ) in ran.out


def test_the_verdict_of_every_two_can_be_asked_for(command: Command) -> None:
    ran = command("matrix", "canonical", "world-of-card-games", "--verdicts", "--format", "json")
    claim = next(one for one in ran.json["differs"] if one["rule"] == "claim.rest")
    assert (claim["kind"], claim["verdict"], claim["direction"]) == ("added", "differs", "looser")


def test_the_sheet_links_each_pair_to_its_entry(command: Command, tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    words = ("canonical", "world-of-card-games", "--pages", pages, "--format", "markdown")
    ran = command("matrix", *words)
    assert ran.err == f"wrote 1 page to `{pages}`\n"
    assert ran.out.startswith("# Spades: rules by profiles\n")
    links = re.findall(r"\]\(([^)#]+)#([^)]+)\)", ran.out)
    assert (f"{pages}/canonical..world-of-card-games.html", "claim.rest") in links
    for file, rule in links:
        assert f'id="{rule}"' in Path(file).read_text(encoding="utf-8")


def test_what_cannot_stand_side_by_side_is_refused(command: Command, tmp_path: Path) -> None:
    twice = command("matrix", "canonical", "canonical")
    assert (twice.code, twice.out, twice.err) == (2, "", "`canonical` stands there twice\n")
    assert command("matrix", "canonical", "nobody").code == 2
    piped = command("matrix", "-", "-", typed=HEAD)
    assert piped.err == "only one profile can come from standard input\n"
    taken = tmp_path / "file"
    taken.write_text("")
    ran = command("matrix", "canonical", "openspiel", "--pages", taken)
    assert (ran.code, ran.out) == (2, "")


def test_a_value_is_set_in_every_profile(command: Command) -> None:
    words = ("--set", "ending.target.points=300", "--format", "json")
    ran = command("matrix", "canonical", "openspiel", *words)
    target = next(one for one in ran.json["rules"] if one["rule"] == "ending.target")
    points = [cell["parameters"]["points"]["value"] for cell in target["cells"].values()]
    assert points == [300, 300]
