"""Every value of a profile is the one that stands where its origin says."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from shelf import LATER, SHIPPED, SOURCES, some

from spades_rules.catalog import Catalog, parameters_of
from spades_rules.compiler import compile_ruleset
from spades_rules.diagnostics import Span
from spades_rules.document import Node, Plain, read_flow
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.profile import Contribution, Setting, kept, load_profile

CATALOG = Catalog.builtin()
READ = (*SOURCES, *some(LATER, 5))
READINGS = tuple(f"{name}@{reading}" for name in READ for reading in load_profile(name).readings)


def text_at(span: Span) -> str:
    """Read what stands at a place, out of the file itself."""
    file = Path(str(kept("profiles"))).parent / span.file
    lines = file.read_text("utf-8").splitlines()[span.line - 1 : span.end_line]
    lines[-1] = lines[-1][: span.end_column - 1]
    lines[0] = lines[0][span.column - 1 :]
    return "\n".join(lines)


def value_at(given: Contribution) -> Plain:
    """Read the value that stands at the place of a contribution."""
    assert given.span is not None
    reading = read_flow(text_at(given.span), "x")
    assert reading.diagnostics == ()
    assert reading.root is not None
    return reading.root.plain()


def contributions(setting: Setting) -> Iterator[tuple[str, Contribution]]:
    yield from (("policy", given) for given in setting.named)
    for name, all_given in setting.origins.items():
        yield from ((name, given) for given in all_given)


@pytest.mark.parametrize("place", [*SHIPPED, *READINGS])
def test_the_text_at_the_place_of_a_value_gives_the_value(place: str) -> None:
    for setting in load_profile(place).settings:
        for _, given in contributions(setting):
            assert value_at(given) == given.value


@pytest.mark.parametrize("place", [*SHIPPED, *READINGS])
def test_the_last_to_give_a_value_gives_the_one_in_force(place: str) -> None:
    for setting in load_profile(place).settings:
        assert setting.named[-1].value == setting.policy
        for name, value in setting.parameters.items():
            origin = setting.origin(name)
            if origin is not None:
                assert value_at(origin) == value
            else:
                slot, _, _ = setting.id.partition(".")
                usual = CATALOG.policies[slot, setting.policy].parameters[name].default
                assert value == (list(usual) if isinstance(usual, tuple) else usual)


@pytest.mark.parametrize("place", [*SHIPPED, *READINGS])
def test_what_is_explained_is_what_is_played(place: str) -> None:
    profile = load_profile(place)
    ruleset: Ruleset = compile_ruleset(profile)
    played = {rule.id: parameters_of(rule.policy) for rule in ruleset.rules}
    explained = {
        setting.id: dict(setting.parameters)
        for setting in profile.settings
        if not setting.id.startswith("procedure.")
    }
    assert played == explained


@pytest.mark.parametrize("place", READINGS)
def test_what_a_reading_changes_comes_from_the_reading(place: str) -> None:
    profile = load_profile(place)
    name, _, reading = place.partition("@")
    before = load_profile(name)
    (start,) = [node.span for key, node in _readings(profile.document) if key == reading]
    changed = 0
    for setting in profile.settings:
        old = before.setting(setting.id)
        if old is not None and old.policy != setting.policy:
            changed += 1
            assert setting.named[-1].layer.name == place
        for parameter, value in setting.parameters.items():
            if old is None or old.parameters.get(parameter) != value:
                changed += 1
                origin = setting.origin(parameter) or setting.named[-1]
                assert origin.layer.name == place
                assert origin.span is not None
                assert start.line <= origin.span.line <= start.end_line
    dropped = set(profile.dropped) - set(before.dropped)
    assert all(profile.dropped[rule].layer.name == place for rule in dropped)
    assert changed or dropped


def _readings(root: Node) -> Iterator[tuple[str, Node]]:
    assert isinstance(root.value, dict)
    readings = root.value["readings"].value
    assert isinstance(readings, dict)
    yield from readings.items()
