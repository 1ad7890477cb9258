"""What holds for every profile anybody could write."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from spades_rules.catalog import Catalog, Parameter
from spades_rules.document import Plain, dump_document
from spades_rules.profile import (
    dump_profile,
    kept,
    load_profile,
    plain_profile,
    profile_schema,
    read_profile,
)

CATALOG = Catalog.builtin()
SCHEMA = profile_schema(CATALOG)
VALIDATOR = Draft202012Validator(SCHEMA)

ACROSS_RULES = {
    "another-game",
    "excluded-but-present",
    "missing-because",
    "missing-evidence",
    "missing-policy",
    "missing-parameter",
    "missing-reading",
    "nothing-to-drop",
    "parameters-disagree",
    "parent-cycle",
    "parent-outside",
    "reading-outside-about",
    "silent-but-set",
    "too-many-parents",
    "unknown-parent",
    "unknown-path",
    "unknown-section",
    "unknown-source",
}
"""What the schema leaves to the loader: whatever hangs on more than one rule, or on other files."""

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-300, 300),
    st.sampled_from(["nil", "always", "bid", "side", "trump", "x", ""]),
)


TEXTS: st.SearchStrategy[Plain] = st.one_of(
    st.just("x"), st.just(3), st.lists(st.just("x"), max_size=1).map(list)
)


@st.composite
def values(draw: st.DrawFn, parameter: Parameter) -> Plain:
    """Give a value that a parameter can take, or now and then any other."""
    if seldom(draw):
        return draw(SCALARS)
    right: list[st.SearchStrategy[Plain]] = []
    if parameter.choices:
        right.append(st.sampled_from(parameter.choices))
    if parameter.bounds is not None:
        low, high = parameter.bounds.low or 0, parameter.bounds.high
        right.append(st.integers(low, low + 20 if high is None else high))
    if not parameter.required:
        right.append(st.just(json.loads(json.dumps(parameter.default))))
    return draw(st.one_of(right or [SCALARS]))


def seldom(draw: st.DrawFn) -> bool:
    """Tell, one time in twenty, that something is to go wrong."""
    return draw(st.integers(0, 19)) == 19


@st.composite
def rules(draw: st.DrawFn) -> dict[str, Plain]:
    """Give a few rules, most of them right, with and without their policy."""
    found: dict[str, Plain] = {}
    for slot, policy in draw(st.lists(st.sampled_from(sorted(CATALOG.policies)), max_size=4)):
        rule: dict[str, Plain] = {}
        if not seldom(draw):
            rule["policy"] = "no_such_policy" if seldom(draw) else policy
        for name, parameter in CATALOG.policies[slot, policy].parameters.items():
            if parameter.required or draw(st.booleans()):
                rule[name] = draw(values(parameter))
        if seldom(draw):
            rule["stray"] = 1
        known = found.setdefault(slot, {})
        assert isinstance(known, dict)
        known[policy] = None if seldom(draw) else rule
    return found


@st.composite
def documents(draw: st.DrawFn) -> dict[str, Plain]:
    """Give a whole document, right and wrong."""
    document: dict[str, Plain] = {"format": 1, "name": "x", "title": "X", "game": "spades"}
    if draw(st.booleans()):
        document["extends"] = "canonical"
    document["rules"] = draw(rules())
    if draw(st.booleans()):
        entry: dict[str, Plain] = {"stance": draw(st.sampled_from(["states", "silent"]))}
        for key in ("at", "says", "because"):
            if not seldom(draw):
                entry[key] = draw(TEXTS) if seldom(draw) else "x"
        if seldom(draw):
            entry[draw(st.sampled_from(["stray", "stance"]))] = "x"
        path = "x.y" if seldom(draw) else draw(st.sampled_from(["scoring.nil", "table.turn"]))
        document["evidence"] = {path: entry}
    if draw(st.booleans()):
        name = "Other way" if seldom(draw) else "other-way"
        about = draw(TEXTS) if seldom(draw) else "scoring.nil"
        document["readings"] = {name: {"about": about, "says": "x", "rules": {}}}
    for key in ("name", "title", "game", "source", "format", "accepts", "stray"):
        if seldom(draw):
            document[key] = draw(SCALARS)
    if seldom(draw):
        document.pop(draw(st.sampled_from(["format", "name", "title", "game"])))
    return document


@given(documents())
@settings(max_examples=120, deadline=None)
def test_the_schema_and_the_loader_say_the_same_but_for_what_hangs_on_several_rules(
    document: dict[str, Plain],
) -> None:
    found = read_profile("x.yaml", text=dump_document(document), catalog=CATALOG).errors
    refused = {one.code for one in found} - ACROSS_RULES
    judged = [error.message for error in VALIDATOR.iter_errors(document)]
    if refused:
        assert judged, f"the schema accepts what the loader calls {refused}"
    if not found:
        assert not judged


@given(rules())
@settings(max_examples=120, deadline=None)
def test_what_is_dumped_is_loaded_again_as_it_was(given_rules: dict[str, Plain]) -> None:
    overlay = {
        f"{slot}.{name}": rule
        for slot, named in given_rules.items()
        if isinstance(named, dict)
        for name, rule in named.items()
    }
    checked = read_profile("canonical", overlay=overlay, catalog=CATALOG)
    if checked.errors or checked.profile is None:
        return
    text = dump_profile(checked.profile)
    again = load_profile("x.yaml", text=text, catalog=CATALOG)
    assert plain_profile(again) == plain_profile(checked.profile)
    assert dump_profile(again) == text


@given(documents())
@settings(max_examples=100, deadline=None)
def test_every_finding_lies_inside_the_text(document: dict[str, Plain]) -> None:
    lines = dump_document(document).split("\n")
    for one in read_profile("x.yaml", text=dump_document(document), catalog=CATALOG).diagnostics:
        assert one.span.file == "x.yaml"
        assert 1 <= one.span.line <= len(lines)
        assert 1 <= one.span.column <= len(lines[one.span.line - 1]) + 1


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)


def test_the_schema_beside_the_package_is_the_one_that_the_policies_give() -> None:
    written = kept("schemas").joinpath("profile.schema.json").read_text("utf-8")
    assert json.loads(written) == SCHEMA


def test_every_shipped_profile_fits_the_schema() -> None:
    for name in ("canonical", "nowplay-gg", "openspiel"):
        assert not list(VALIDATOR.iter_errors(plain_profile(load_profile(name))))
