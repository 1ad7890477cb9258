"""Profiles written in a test, checked as if they lay in a file `house.yaml`."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from spades_rules.audit.lint import lint
from spades_rules.audit.variants import changed
from spades_rules.catalog import Catalog
from spades_rules.compiler import compile_ruleset
from spades_rules.document import Plain, dump_document
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.profile import Profile, load_profile

Rules = Mapping[str, Plain]


def written(rules: Rules, parent: str = "canonical", **more: Plain) -> str:
    """Write a profile that changes some rules of a parent."""
    head: dict[str, Plain] = {"format": 1, "name": "house", "title": "House", "game": "spades"}
    return dump_document({**head, "extends": parent, "rules": dict(rules), **more})


def house(rules: Rules, parent: str = "canonical", **more: Plain) -> Profile:
    """Load a profile that changes some rules of a parent."""
    text = written(rules, parent, **more)
    return load_profile("house.yaml", text=text, catalog=Catalog.builtin())


@pytest.fixture(name="house")
def house_fixture() -> Callable[..., Profile]:
    """Give what loads a profile that changes some rules of a parent."""
    return house


@pytest.fixture
def house_in(tmp_path: Path) -> Callable[..., Path]:
    """Give what writes such a profile to a file of some name, and gives the file."""

    def house_file(file: str, rules: Rules, **more: Plain) -> Path:
        place = tmp_path / file
        place.write_text(written(rules, **more), encoding="utf-8")
        return place

    return house_file


def compiled(profile: Profile) -> Ruleset:
    """Make a profile playable."""
    return compile_ruleset(profile, catalog=Catalog.builtin())


@pytest.fixture
def codes() -> Callable[..., list[str]]:
    """Give the codes that lint finds in a profile, sorted by place."""

    def codes_of(rules: Rules, parent: str = "canonical", **more: Plain) -> list[str]:
        profile = house(rules, parent, **more)
        return [one.code for one in lint(compiled(profile), profile)]

    return codes_of


@pytest.fixture
def messages() -> Callable[..., list[str]]:
    """Give what lint says on a profile, sorted by place."""

    def messages_of(rules: Rules, parent: str = "canonical", **more: Plain) -> list[str]:
        profile = house(rules, parent, **more)
        return [one.message for one in lint(compiled(profile), profile)]

    return messages_of


@pytest.fixture
def ruleset() -> Callable[..., Ruleset]:
    """Give the rule set of a profile by name, or of a canonical one with some rules changed."""

    def ruleset_of(name: str = "canonical", rules: Rules | None = None) -> Ruleset:
        if rules is None:
            return compiled(load_profile(name, catalog=Catalog.builtin()))
        return compiled(house(rules, name))

    return ruleset_of


@pytest.fixture
def tuned() -> Callable[..., Ruleset]:
    """Give what changes some values of a rule."""

    def tune(rules: Ruleset, rule: str, **values: object) -> Ruleset:
        found = rules.rule(rule)
        assert found is not None
        return changed(rules, rule, replace(found.policy, **values))

    return tune
