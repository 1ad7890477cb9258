"""The public names are there, and each is loaded when it is first used."""

import subprocess
import sys
from importlib import import_module

import pytest

from spades_rules.doors import doors

PACKAGES = ("", ".cases", ".catalog", ".document", ".profile", ".testing")
"""Those that open a room only when something in it is wanted."""


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_name_is_there(package: str) -> None:
    module = import_module(f"spades_rules{package}")
    for name in module.__all__:
        assert getattr(module, name) is not None
    assert {*module.__all__} <= {*dir(module)}


@pytest.mark.parametrize("package", PACKAGES)
def test_a_name_that_is_none_is_missing_as_in_any_module(package: str) -> None:
    module = import_module(f"spades_rules{package}")
    with pytest.raises(AttributeError, match=f"'spades_rules{package}' has no attribute 'trump'"):
        _ = module.trump


def test_a_name_is_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    find, known = doors("spades_rules.table", {"cards": ("SUITS",)})
    table = sys.modules["spades_rules.table"]
    monkeypatch.delattr(table, "SUITS", raising=False)
    assert "SUITS" in known()
    assert find("SUITS") is vars(table)["SUITS"]
    monkeypatch.delattr(table, "SUITS")


def test_whoever_only_plays_loads_no_library() -> None:
    code = (
        "import sys; from spades_rules import Deal, Ruleset, apply, new_game, view;"
        "print([name for name in ('pydantic', 'yaml', 'jsonschema', 'click', 'rich', 'jinja2')"
        " if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"


def test_a_law_can_be_held_without_hypothesis() -> None:
    code = (
        "import sys; sys.modules['hypothesis'] = None;"
        "from spades_rules import compile_ruleset, load_profile;"
        "from spades_rules.testing import hold_to_every_law, try_profiles;"
        "hold_to_every_law(compile_ruleset(load_profile('canonical')), tables=1, most_rounds=1);"
        "print(len(try_profiles(range(1), tables=1, most_rounds=1).played))"
    )
    subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
