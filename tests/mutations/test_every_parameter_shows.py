"""Whatever is changed in a shipped profile, some case of the collection notices."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from spades_rules.audit.lint import effectless
from spades_rules.cases import Case, Kind, Loaded, read_cases, run_case
from spades_rules.catalog import Catalog, Parameter
from spades_rules.compiler import compile_ruleset
from spades_rules.diagnostics import Diagnostic
from spades_rules.document import Node, Plain
from spades_rules.profile import Profile, ProfileError, Setting, load_profile

CASES = Path(__file__).parents[1] / "cases"
CATALOG = Catalog.builtin()

ALIKE: tuple[Plain, ...] = (
    # One pack without jokers, of which nothing is taken out, is the standard one.
    {"deck.pack": {"policy": "pack"}},
)
"""Changes of words that change nothing else."""

LIKELY = {
    "deck": (Kind.PLAY, Kind.TRICK),
    "ranking": (Kind.TRICK,),
    "trump": (Kind.TRICK,),
    "dealing": (Kind.DEAL, Kind.DRAW),
    "calling": (Kind.LEAD, Kind.BID),
    "calls": (Kind.BID,),
    "leading": (Kind.LEAD,),
    "play": (Kind.PLAY,),
    "contract": (Kind.SCORE,),
    "scoring": (Kind.SCORE,),
    "ending": (Kind.ENDING,),
    "result": (Kind.ENDING,),
}
"""Which cases to ask first."""


@dataclass(frozen=True, slots=True)
class Changed:
    """Rules with something changed, and over that what each case changes by itself."""

    change: Mapping[str, Plain]
    known: dict[str, Loaded | ProfileError] = field(default_factory=dict)

    def rules(self, place: str, overlay: Mapping[str, Plain], node: Node | None) -> Loaded:  # noqa: ARG002  a case says where its changes stand
        """Load the rules of a case once; raises `ProfileError`."""
        key = str(dict(overlay))
        if key not in self.known:
            self.known[key] = loaded(place, {**self.change, **overlay})
        found = self.known[key]
        if isinstance(found, ProfileError):
            raise found
        return found

    def check(self, place: str, text: str | Node) -> tuple[Diagnostic, ...]:
        """Refuse: cases about profiles have none."""
        raise NotImplementedError

    def read(self, place: str, text: str | Node) -> Loaded:
        """Refuse, as above."""
        raise NotImplementedError


def loaded(place: str, overlay: Mapping[str, Plain]) -> Loaded | ProfileError:
    """Give changed rules, or why there can be none."""
    try:
        profile = load_profile(place, overlay=overlay, catalog=CATALOG)
        return Loaded(profile, compile_ruleset(profile, catalog=CATALOG))
    except ProfileError as refused:
        return refused


def others(parameter: Parameter, value: Plain) -> Iterator[Plain]:
    """Give each other word, and the numbers nought, one more, one less and the double."""
    yield from parameter.choices
    match value:
        case bool():
            yield not value
        case int():
            yield from (0, value + 1, value - 1, 2 * value)
        case None if not parameter.choices:
            low = parameter.bounds.low if parameter.bounds else None
            yield 1 if low is None else low


def changes_of(setting: Setting) -> Iterator[tuple[str, dict[str, Plain]]]:
    """Give every change of one rule, each with the path of what is changed."""
    slot, _, _ = setting.id.partition(".")
    yield setting.id, {setting.id: None}
    for other in CATALOG.policies_in(slot):
        if other.name != setting.policy:
            yield setting.id, {setting.id: {"policy": other.name}}
    for name, parameter in CATALOG.policies[slot, setting.policy].parameters.items():
        value = setting.parameters[name]
        for new in dict.fromkeys(others(parameter, value)):
            if new != value:
                path = f"{setting.id}.{name}"
                yield path, {path: new}


def is_seen(change: Mapping[str, Plain], cases: list[Case]) -> bool:
    """Tell whether a case fails that can be asked under changed rules."""
    load = Changed(change)
    for case in cases:
        try:
            load.rules(str(case.profile), case.overlay, None)
        except ProfileError:
            # What a case changes itself does not go with the change: that shows nothing.
            continue
        if not run_case(case, load=load).passed:
            return True
    return False


def in_order(slot: str, cases: list[Case]) -> list[Case]:
    """Sort the cases so that those come first which are quick and tell most."""
    likely = LIKELY.get(slot, ())
    return sorted(cases, key=lambda case: (bool(case.overlay), case.kind not in likely))


@pytest.fixture(scope="module")
def all_cases() -> list[Case]:
    return [
        case
        for file in sorted(CASES.glob("*.yaml"))
        for case in read_cases(file.read_bytes(), file.name).cases
    ]


def cases_of(name: str, all_cases: list[Case]) -> list[Case]:
    """Give the cases of a profile, those under its readings too unless it is the canonical one."""
    readings = () if name == "canonical" else load_profile(name).readings
    places = {name, *(f"{name}@{reading}" for reading in readings)}
    return [case for case in all_cases if case.profile in places]


def own_settings(profile: Profile) -> Iterator[Setting]:
    """Give the rules of which a profile's own file says something, but for what nobody enforces."""
    for setting in profile.settings:
        said = (*setting.named, *(one for given in setting.origins.values() for one in given))
        own = any(one.layer.name == profile.name for one in said)
        if own and not setting.id.startswith("procedure."):
            yield setting


def unseen(profile: Profile) -> frozenset[str]:
    """Give the parameters that no case can show, since they make no difference."""
    return frozenset(effectless(compile_ruleset(profile, catalog=CATALOG), profile))


@pytest.mark.parametrize(
    ("name", "least"),
    [
        ("canonical", 80),
        ("card-game-spades-rules", 50),
        ("nowplay-gg", 5),
        ("openspiel", 15),
        ("world-of-card-games", 20),
    ],
)
def test_every_change_of_a_rule_or_a_parameter_makes_a_case_fail(
    name: str, least: int, all_cases: list[Case]
) -> None:
    profile = load_profile(name, catalog=CATALOG)
    cases, hidden = cases_of(name, all_cases), unseen(profile)
    tried = 0
    missed: list[dict[str, Plain]] = []
    for setting in own_settings(profile):
        ordered = in_order(setting.id.partition(".")[0], cases)
        for path, change in changes_of(setting):
            if path in hidden or change in ALIKE or isinstance(loaded(name, change), ProfileError):
                continue
            tried += 1
            if not is_seen(change, ordered):
                missed.append(change)
    assert missed == []
    assert tried >= least


def test_of_the_canonical_rules_lint_calls_without_effect_what_is_never_used() -> None:
    profile = load_profile("canonical", catalog=CATALOG)
    assert unseen(profile) == {
        "dealing.deal.draw_tie",
        "scoring.contract.blind_factor",
        "scoring.nil.both_made",
        "scoring.nil.both_failed",
    }


def test_no_plain_case_shows_what_is_said_to_show_nowhere(all_cases: list[Case]) -> None:
    profile = load_profile("canonical", catalog=CATALOG)
    hidden = unseen(profile)
    plain = [case for case in cases_of("canonical", all_cases) if not case.overlay]
    for setting in profile.settings:
        for path, change in changes_of(setting):
            if path in hidden or setting.id.startswith("procedure."):
                assert not is_seen(change, plain), change
