"""`list`: one line a profile, quickly."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from shelf import SHIPPED

Command = Callable[..., Any]
"""Runs the command; see `conftest`."""


def test_every_shipped_profile_has_a_line_with_what_it_is(command: Command) -> None:
    ran = command("list")
    assert ran.code == 0
    assert ran.err == ""
    lines = [line.split() for line in ran.out.splitlines()]
    assert [name for name, *_ in lines] == [name.rpartition("/")[2] for name in SHIPPED]
    assert ["canonical", "spades", "Standard", "partnership", "Spades"] in lines
    assert ["traditional", "whist", "Whist", "with", "trumps", "in", "turn"] in lines


def test_the_list_in_json_opens_with_its_format(command: Command) -> None:
    ran = command("list", "--format", "json")
    assert list(ran.json) == ["format", "profiles"]
    assert ran.json["format"] == 1
    (first,) = (one for one in ran.json["profiles"] if one["name"] == "canonical")
    assert first == {
        "name": "canonical",
        "game": "spades",
        "title": "Standard partnership Spades",
        "source": "canonical",
    }


def test_a_folder_of_ones_own_is_listed_too(command: Command, tmp_path: Path) -> None:
    (tmp_path / "ours.yaml").write_text(
        "format: 1\nname: ours\ntitle: Ours\ngame: spades\nextends: canonical\n"
    )
    assert "ours" in command("list", "--profiles", tmp_path).out


def test_a_list_with_an_option_says_the_same_as_one_without(command: Command) -> None:
    assert command("list", "--format", "text").out == command("list").out


def test_a_list_loads_no_library() -> None:
    watched = ("click", "pydantic", "rich", "jsonschema", "yaml", "jinja2")
    code = (
        "import sys; from spades_rules.cli.app import run; run(['list']);"
        f"print([name for name in {watched} if name in sys.modules], file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stderr.strip() == "[]"


def test_a_list_with_options_loads_neither_pydantic_nor_rich_nor_jsonschema() -> None:
    watched = ("pydantic", "rich", "jsonschema", "yaml", "jinja2")
    code = (
        "import sys; from spades_rules.cli.app import run; run(['list', '--format', 'text']);"
        f"print([name for name in {watched} if name in sys.modules], file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stderr.strip() == "[]"
