"""The schema and the loader judge alike, but for what takes more than one rule to see."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Protocol

import pytest
from jsonschema import Draft202012Validator

from spades_rules.catalog import Catalog, Parameter
from spades_rules.compiler import check_profile
from spades_rules.diagnostics import Diagnostic
from spades_rules.document import Plain, dump_document, read_document
from spades_rules.games.game import Game
from spades_rules.profile import dump_profile, kept, load_profile, profile_schema


@dataclass(frozen=True, slots=True, kw_only=True)
class Pause:
    """The table rests for some minutes."""

    least: int
    """The least number."""
    most: int
    """The greatest number."""

    def __post_init__(self) -> None:
        """Check that they go together."""
        if self.least > self.most:
            message = f"`least` is {self.least} and `most` only {self.most}"
            raise ValueError(message)


BUILTIN = Catalog.builtin()
WIDER = BUILTIN.with_policies(("procedure", Pause))
CATALOG = replace(WIDER, games={**WIDER.games, "whist": Game("whist", "Whist", ())})
VALIDATOR = Draft202012Validator(profile_schema(CATALOG))
BAD = Path(__file__).parents[1] / "profiles" / "bad"

BEYOND = {
    "another-game": "the game is written in the parent's file",
    "cards-do-not-divide": "seats, pack and cards each stand in three rules",
    "excluded-but-present": "the rule stands in `rules` or in a parent, the stance in `evidence`",
    "missing-because": "the reason may stand in another entry of the list, or a parent settles it",
    "missing-evidence": "the values to be cited stand in `rules` and in parents",
    "missing-reading": "the reading stands elsewhere in the file",
    "missing-rule": "another rule, or a parent's, may answer the question",
    "no-call-possible": "calls and what bars them stand in many rules",
    "parameters-disagree": "one number is held against another",
    "parent-cycle": "it shows in the parents' files only",
    "parent-outside": "it shows in the folders only",
    "reading-outside-about": "names of rules are held against a path that is written as a text",
    "silent-but-set": "the value stands in `rules`, the stance in `evidence`",
    "too-many-parents": "it shows in the parents' files only",
    "too-many-rules": "a parent's rule counts too",
    "unknown-parent": "which profiles there are is for the library to say",
    "unknown-section": "which sections there are is for the register to say",
    "unknown-source": "which sources there are is for the register to say",
    "unscored-call": "the call and its score stand in two rules",
}
"""What only the loader can see, each with the reason."""

SEEN_BY_BOTH_AT_TIMES = {
    "missing-parameter": "the parent may have it; without a parent the schema sees it",
    "missing-policy": "the parent may have it; without a parent the schema sees it",
    "nothing-to-drop": "the parent may have it; without a parent the schema sees it",
    "unknown-path": "the rules that are there count; a question that no game asks the schema sees",
}
"""What the loader always sees, and the schema where the document alone decides."""

EVERY = 6
GOOD = 160


class Edit(Protocol):
    """A profile's text with one thing changed."""

    file: str
    what: str
    text: str


def judged(text: bytes | str) -> list[str] | None:
    """Give what the schema has against a text; nothing where the text itself cannot be read."""
    reading = read_document(text, "x.yaml")
    if reading.root is None or reading.diagnostics:
        return None
    return [error.message for error in VALIDATOR.iter_errors(reading.root.plain())]


def disagreement(codes: set[str], messages: list[str]) -> str:
    """Say how the two judge differently, if they do."""
    local = codes - set(BEYOND) - set(SEEN_BY_BOTH_AT_TIMES)
    if local and not messages:
        return f"the schema accepts what the loader calls {sorted(local)}"
    if messages and codes <= set(BEYOND):
        return f"the loader has {sorted(codes)} and the schema says: {messages[0]}"
    return ""


def bad_profiles() -> Iterator[Path]:
    """Give the bad profiles; of those that need a plug-in the policy is unknown to both."""
    yield from sorted(BAD.glob("*/house.yaml"))


def bad_texts() -> Iterator[str]:
    """Give documents with a fault that no shipped profile comes to by one change."""
    head = "format: 1\nname: house\ntitle: House\ngame: spades\n"
    rule = "{policy: pause, least: 9, most: 2}"
    yield head + f"extends: canonical\nrules: {{procedure: {{pause: {rule}}}}}\n"
    whole = dump_profile(load_profile("canonical", catalog=CATALOG))
    yield head + "extends: canonical\nevidence: {scorin.nil: {stance: silent}}\n"
    for least in ("{policy: side_minimum}", "{tricks: 4}", "null"):
        yield whole.replace("ending:\n", f"bidding: {{least: {least}}}\n  ending:\n")


def overlays() -> Iterator[str]:
    """Give house rules that change a few values of the canonical rules, each to one it may have."""
    chance = Random(17)  # noqa: S311  a seed gives the same rules every time
    keys = sorted(key for key in BUILTIN.policies if key[0] != "procedure")
    for number in range(GOOD):
        rules: dict[str, Plain] = {}
        for slot, policy in chance.sample(keys, 3):
            entry = BUILTIN.policies[slot, policy]
            rule: dict[str, Plain] = {"policy": policy}
            for name, parameter in entry.parameters.items():
                if parameter.required or chance.random() < 0.5:
                    rule[name] = some_value(parameter, chance)
            rules[slot] = {CANONICAL.get((slot, policy), policy): rule}
        head: dict[str, Plain] = {"format": 1, "name": f"house-{number}", "title": "House"}
        yield dump_document({**head, "game": "spades", "extends": "canonical", "rules": rules})


CANONICAL = {
    ("seating", "opposite_partners"): "partners",
    ("deck", "standard_52"): "pack",
    ("ranking", "ace_high"): "order",
    ("trump", "fixed_trump"): "suit",
    ("dealing", "deal_all"): "deal",
    ("calling", "eldest_first"): "order",
    ("calls", "trick_bids"): "tricks",
    ("calls", "nil_bid"): "nil",
    ("leading", "eldest_hand"): "opening",
    ("contract", "pooled"): "side",
    ("scoring", "contract_points"): "contract",
    ("scoring", "nil_points"): "nil",
    ("scoring", "bag_penalty"): "bags",
    ("result", "highest"): "winner",
}
"""How the canonical rules are called that follow a policy of another name."""


def some_value(parameter: Parameter, chance: Random) -> Plain:
    """Give a value that a parameter can have."""
    if parameter.choices:
        return chance.choice(parameter.choices)
    bounds = parameter.bounds
    if bounds is not None:
        low = bounds.low if bounds.low is not None else -300
        return chance.randint(low, bounds.high if bounds.high is not None else low + 20)
    match parameter.default:
        case bool():
            return chance.choice([True, False])
        case int():
            return chance.randint(-300, 300)
        case tuple() as words:
            return [str(word) for word in words]
        case _:
            return "x" if parameter.kind == "text" else chance.randint(1, 300)


@pytest.fixture(scope="module")
def verdicts(
    checked: tuple[tuple[Edit, tuple[Diagnostic, ...]], ...],
) -> list[tuple[str, set[str], list[str]]]:
    """Give documents, each with the loader's codes and what the schema has against it."""
    found: list[tuple[str, str | bytes, tuple[Diagnostic, ...]]] = [
        *((edit.what, edit.text, check) for edit, check in checked[::EVERY]),
        *(
            (text, text, check_profile("house.yaml", text=text, catalog=CATALOG))
            for text in (*overlays(), *bad_texts())
        ),
        *(
            (file.parent.name, file.read_bytes(), check_profile(file, catalog=CATALOG))
            for file in bad_profiles()
        ),
    ]
    return [
        (what, {one.code for one in check}, messages)
        for what, text, check in found
        if (messages := judged(text)) is not None
    ]


def test_what_only_the_loader_can_see_is_all_in_which_they_differ(
    verdicts: list[tuple[str, set[str], list[str]]],
) -> None:
    wrong = [
        f"{what}: {said}"
        for what, codes, messages in verdicts
        if (said := disagreement(codes, messages))
    ]
    assert wrong == []


@pytest.mark.parametrize("code", sorted({*BEYOND, *SEEN_BY_BOTH_AT_TIMES}))
def test_each_of_those_is_needed(
    code: str, verdicts: list[tuple[str, set[str], list[str]]]
) -> None:
    assert any(codes == {code} and not messages for _, codes, messages in verdicts)


@pytest.mark.parametrize("code", sorted(SEEN_BY_BOTH_AT_TIMES))
def test_what_both_see_at_times_the_schema_sees_at_times(
    code: str, verdicts: list[tuple[str, set[str], list[str]]]
) -> None:
    assert any(codes == {code} and messages for _, codes, messages in verdicts)


def test_good_documents_are_many_and_bad_ones_too(
    verdicts: list[tuple[str, set[str], list[str]]],
) -> None:
    assert sum(not codes for _, codes, _ in verdicts) >= 100
    assert sum(bool(codes) for _, codes, _ in verdicts) >= 250


def test_every_shipped_profile_is_good_to_both() -> None:
    for file in sorted(Path(str(kept("profiles"))).joinpath("spades").iterdir()):
        assert judged(file.read_bytes()) == []
        assert check_profile(file) == ()
