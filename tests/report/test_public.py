"""The public names are there, and each is loaded when it is first used."""

import subprocess
import sys

import pytest

import spades_rules


def test_every_public_name_is_there() -> None:
    for name in spades_rules.__all__:
        assert getattr(spades_rules, name) is not None
    assert set(dir(spades_rules)) == set(spades_rules.__all__)


def test_a_name_that_is_none_is_missing_as_in_any_module() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = spades_rules.nonsense


def test_whoever_only_plays_loads_no_library() -> None:
    code = (
        "import sys; from spades_rules import Deal, Ruleset, apply, new_game, view;"
        "print([name for name in ('pydantic', 'yaml', 'jsonschema', 'click', 'rich', 'jinja2')"
        " if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"
