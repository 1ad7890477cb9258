"""Whatever is changed in the canonical rules, some case of the collection notices."""

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

NEVER_SHOWN = {
    "dealing.deal.first_dealer": "who deals first is settled before there is a situation to ask of",
    "dealing.deal.draw_tie": "a tie in the draw for the first deal is settled before that",
}
"""Parameters that no case can show, beside `procedure` and what lint calls without effect."""

LIKELY = {
    "deck": (Kind.PLAY, Kind.TRICK),
    "ranking": (Kind.TRICK,),
    "trump": (Kind.TRICK,),
    "dealing": (Kind.DEAL,),
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
    """The canonical rules with something changed, and under that the changes of each case."""

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
            load.rules("canonical", case.overlay, None)
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
def canonical() -> Profile:
    return load_profile("canonical", catalog=CATALOG)


@pytest.fixture(scope="module")
def cases() -> list[Case]:
    return [
        case
        for file in sorted(CASES.glob("*.yaml"))
        for case in read_cases(file.read_bytes(), file.name).cases
        if case.profile == "canonical"
    ]


@pytest.fixture(scope="module")
def unseen(canonical: Profile) -> frozenset[str]:
    ruleset = compile_ruleset(canonical, catalog=CATALOG)
    return frozenset({*NEVER_SHOWN, *effectless(ruleset, canonical)})


def test_every_change_of_a_rule_or_a_parameter_makes_a_case_fail(
    canonical: Profile, cases: list[Case], unseen: frozenset[str]
) -> None:
    tried = refused = 0
    missed: list[dict[str, Plain]] = []
    for setting in canonical.settings:
        slot, _, _ = setting.id.partition(".")
        ordered = in_order(slot, cases)
        for path, change in changes_of(setting):
            if slot == "procedure" or path in unseen:
                continue
            tried += 1
            if isinstance(loaded("canonical", change), ProfileError):
                refused += 1
            elif not is_seen(change, ordered):
                missed.append(change)
    assert missed == []
    assert tried - refused > 80


def test_what_lint_calls_without_effect_is_what_two_nils_together_would_score(
    unseen: frozenset[str],
) -> None:
    assert unseen - set(NEVER_SHOWN) == {"scoring.nil.both_made", "scoring.nil.both_failed"}


def test_no_plain_case_shows_what_is_said_to_show_nowhere(
    canonical: Profile, cases: list[Case], unseen: frozenset[str]
) -> None:
    plain = [case for case in cases if not case.overlay]
    for setting in canonical.settings:
        for path, change in changes_of(setting):
            if path in unseen or setting.id.startswith("procedure."):
                assert not is_seen(change, plain), change
