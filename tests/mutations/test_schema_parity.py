"""The schema and the loader judge alike, but for what takes more than one rule to see."""

from collections.abc import Iterator
from copy import deepcopy
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
POLICIES: dict[str, Plain] = {
    setting.id: setting.policy for setting in load_profile("canonical", catalog=BUILTIN).settings
}
BAD = Path(__file__).parents[1] / "profiles" / "bad"

BEYOND = {
    "another-game": "the game is written in the parent's file",
    "bids-cannot-be-kept": "what bars bids stands in several rules",
    "card-without-suit": "the pack and what its cards are stand in two rules",
    "cards-do-not-divide": "seats, pack and cards each stand in three rules",
    "excluded-but-present": "the rule stands in `rules` or in a parent, the stance in `evidence`",
    "holder-card-not-in-pack": "the pack and who takes up the rest stand in two rules",
    "lead-card-not-in-pack": "the pack and who leads stand in two rules",
    "missing-because": "the reason may stand in another entry of the list, or a parent settles it",
    "missing-evidence": "the values to be cited stand in `rules` and in parents",
    "missing-reading": "the reading stands elsewhere in the file",
    "missing-rule": "another rule, or a parent's, may answer the question",
    "no-call-possible": "calls and what bars them stand in many rules",
    "nothing-left-over": "the cards dealt and who takes up the rest stand in two rules",
    "parameters-disagree": "one number is held against another",
    "parent-cycle": "it shows in the parents' files only",
    "parent-outside": "it shows in the folders only",
    "passes-too-many": "the cards dealt and the cards passed stand in two rules",
    "plays-cannot-be-kept": "what binds a player stands in several rules",
    "promoted-not-in-pack": "the pack and what its cards are stand in two rules",
    "promoted-trump-changes": "which cards are lifted and whether trumps change stand in two rules",
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

EVERY = 5
GOOD = 160


class Edit(Protocol):
    """A profile's text with one thing changed."""

    file: str
    what: str
    text: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """A document as both judge it."""

    what: str
    codes: frozenset[str]
    """What the loader finds."""
    messages: tuple[str, ...]
    """What the schema has against it."""
    with_policies: tuple[str, ...]
    """The same, once every rule names the policy that it has from elsewhere."""

    @property
    def local(self) -> frozenset[str]:
        """What the loader finds and the schema should see."""
        return self.codes - set(BEYOND) - set(SEEN_BY_BOTH_AT_TIMES)


def judged(what: str, text: bytes | str, check: tuple[Diagnostic, ...]) -> Verdict | None:
    """Ask both about a text; nothing where the text itself cannot be read."""
    reading = read_document(text, "x.yaml")
    if reading.root is None or reading.diagnostics:
        return None
    document = reading.root.plain()
    codes = frozenset(one.code for one in check)
    return Verdict(what, codes, messages_on(document), messages_on(with_policies(document)))


def messages_on(document: Plain) -> tuple[str, ...]:
    return tuple(error.message for error in VALIDATOR.iter_errors(document))


def with_policies(document: Plain) -> Plain:
    """Let every rule that has its policy from the canonical rules or the file itself name it."""
    named = deepcopy(document)
    if not isinstance(named, dict):
        return named
    known = dict(POLICIES)
    readings = named.get("readings")
    for part in (named, *(readings.values() if isinstance(readings, dict) else ())):
        for path, rule in rules_in(part):
            if "policy" not in rule and path in known:
                rule["policy"] = known[path]
            elif part is named and "policy" in rule:
                known[path] = rule["policy"]
    return named


def rules_in(part: Plain) -> Iterator[tuple[str, dict[str, Plain]]]:
    """Give the rules of a document or a reading, as far as they are any, by path."""
    rules = part.get("rules") if isinstance(part, dict) else None
    for slot, inner in rules.items() if isinstance(rules, dict) else ():
        for name, rule in inner.items() if isinstance(inner, dict) else ():
            if isinstance(rule, dict):
                yield f"{slot}.{name}", rule


def disagreement(verdict: Verdict) -> str:
    """Say how the two judge differently, if they do."""
    if verdict.local and not verdict.messages and not verdict.with_policies:
        return f"the schema accepts what the loader calls {sorted(verdict.local)}"
    if verdict.messages and verdict.codes <= set(BEYOND):
        return f"the loader has {sorted(verdict.codes)} and the schema: {verdict.messages[0]}"
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
    yield head + "extends: canonical\nrules: {calls: {tricks: {per_side: 1}}}\n"
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
    ("seating", "solo"): "partners",
    ("seating", "teams"): "partners",
    ("deck", "standard_52"): "pack",
    ("ranking", "ace_high"): "order",
    ("ranking", "promoted"): "order",
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
def verdicts(checked: tuple[tuple[Edit, tuple[Diagnostic, ...]], ...]) -> list[Verdict]:
    """Give documents as the loader and the schema judge them."""
    found: list[Verdict | None] = [
        *(judged(edit.what, edit.text, check) for edit, check in checked[::EVERY]),
        *(
            judged(text, text, check_profile("house.yaml", text=text, catalog=CATALOG))
            for text in (*overlays(), *bad_texts())
        ),
        *(
            judged(file.parent.name, file.read_bytes(), check_profile(file, catalog=CATALOG))
            for file in bad_profiles()
        ),
    ]
    return [verdict for verdict in found if verdict is not None]


def test_what_only_the_loader_can_see_is_all_in_which_they_differ(verdicts: list[Verdict]) -> None:
    wrong = [f"{one.what}: {said}" for one in verdicts if (said := disagreement(one))]
    assert wrong == []


@pytest.mark.parametrize("code", sorted({*BEYOND, *SEEN_BY_BOTH_AT_TIMES}))
def test_each_of_those_is_needed(code: str, verdicts: list[Verdict]) -> None:
    assert any(one.codes == {code} and not one.messages for one in verdicts)


@pytest.mark.parametrize("code", sorted(SEEN_BY_BOTH_AT_TIMES))
def test_what_both_see_at_times_the_schema_sees_at_times(
    code: str, verdicts: list[Verdict]
) -> None:
    assert any(one.codes == {code} and one.messages for one in verdicts)


def test_a_value_that_another_policy_takes_is_seen_once_the_rule_names_its_own(
    verdicts: list[Verdict],
) -> None:
    assert any(one.local and not one.messages and one.with_policies for one in verdicts)


def test_good_documents_are_many_and_bad_ones_too(verdicts: list[Verdict]) -> None:
    assert sum(not one.codes for one in verdicts) >= 100
    assert sum(bool(one.codes) for one in verdicts) >= 250


def test_every_shipped_profile_is_good_to_both() -> None:
    for file in sorted(Path(str(kept("profiles"))).joinpath("spades").iterdir()):
        verdict = judged(file.name, file.read_bytes(), check_profile(file))
        assert verdict is not None
        assert (verdict.codes, verdict.messages, verdict.with_policies) == (frozenset(), (), ())
