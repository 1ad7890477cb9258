"""A value put wrong in a shipped profile is found, or proved to do nothing; none reads as clean."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest

from spades_rules import Catalog, compile_ruleset
from spades_rules.audit.difference import DiffVerdict
from spades_rules.audit.hybrids import Between, pair_of
from spades_rules.audit.judging import Judged, judge
from spades_rules.audit.variants import variants
from spades_rules.catalog.parameters import plain
from spades_rules.document import Plain
from spades_rules.profile import Profile, ProfileError, load_profile

SEED = 1

NOT_PLAYABLE = {
    # More cards than there are, and a nil that nobody scores.
    "*": {
        *("dealing.deal.each: 14", "dealing.deal.each: 26", "dealing.deal.each: 140"),
        "scoring.nil.call: blind_nil",
    },
    # More cards are passed than a seat holds, too.
    "card-game-spades-rules": {"scoring.blind_nil.call: nil", "exchange.swap.cards: 30"},
}
"""The values with which a profile does not load, in every profile and in single ones."""

NO_EFFECT = {
    "*": {
        # As many nils as there are partners, and more.
        *("calls.nil.per_side: 2", "calls.nil.per_side: 20"),
        # Spades are the trump suit.
        "play.breaking.suit: S",
        # Two nils are scored each for itself.
        *(
            f"scoring.nil.both_{what}: {points}"
            for what in ("made", "failed")
            for points in (0, 1, 10)
        ),
        # Numbers are bid after looking.
        *(f"scoring.contract.blind_factor: {factor}" for factor in (2, 20)),
    },
    "canonical": {
        # Nobody draws for the deal.
        "dealing.deal.draw_tie: suits",
    },
    "world-of-card-games": {
        "dealing.deal.draw_tie: suits",
        # A trick of two nils is a bag and a point, whether it stands apart or goes over zero.
        "contract.side.both_nil: counts",
    },
    "nowplay-gg": {
        "dealing.deal.draw_tie: suits",
    },
    "card-game-spades-rules": {
        # Before the first round nobody is behind.
        "calls.blind_nil.from_round: 2",
        # One of two partners may go blind.
        "exchange.swap.both: calling_order",
        *(
            f"scoring.blind_nil.both_{what}: {points}"
            for what in ("made", "failed")
            for points in (0, 1, 10)
        ),
        # Nobody counts bags, and without bags and points a failed nil's trick is nothing.
        *(f"scoring.overtricks.bags: {bags}" for bags in (0, 2, 20)),
        *(f"scoring.failed_nil_tricks.bags: {bags}" for bags in (0, 2, 20)),
        "scoring.failed_nil_tricks.when: contract_made",
        "contract.side.both_nil: ignored",
    },
    "openspiel": {
        "dealing.deal.draw_tie: suits",
        # A side may not bid more than thirteen, so that nobody bids fourteen, whoever offers it.
        *("calls.tricks.high: 14", "calls.tricks.high: 26"),
        # The tricks of a failed nil all count for the side, so that none stands apart.
        *(f"scoring.failed_nil_tricks.points: {points}" for points in (1, -1, 10)),
        *(f"scoring.failed_nil_tricks.bags: {bags}" for bags in (0, 2, 20)),
        "scoring.failed_nil_tricks.when: contract_made",
    },
}
"""The values that change nothing, in every profile and in single ones, and why."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A shipped profile with one value put wrong."""

    rule: str
    parameter: str
    value: Plain
    judged: Judged | None
    """What a comparison with the profile comes to; none where the faulty one does not load."""

    @property
    def words(self) -> str:
        """Say which value is wrong, as the lists above do."""
        return f"{self.rule}.{self.parameter}: {self.value}"


@pytest.fixture(scope="module")
def faults(profile: Callable[[str], Profile]) -> Callable[[str], tuple[Fault, ...]]:
    """Give every fault that can be put in a shipped profile, each compared once."""
    known: dict[str, tuple[Fault, ...]] = {}

    def of(name: str) -> tuple[Fault, ...]:
        if name not in known:
            known[name] = tuple(put_wrong(name, profile(name)))
        return known[name]

    return of


def put_wrong(name: str, profile: Profile) -> Iterator[Fault]:
    catalog = Catalog.builtin()
    ruleset = compile_ruleset(profile, catalog=catalog)
    for rule in ruleset.rules:
        for variant in variants(rule.policy, tuple(ruleset.calls.by_name)):
            value = plain(variant.value)
            try:
                faulty = load_profile(name, overlay={f"{rule.id}.{variant.parameter}": value})
                pair = pair_of(profile, faulty, catalog)
            except ProfileError:
                yield Fault(rule.id, variant.parameter, value, None)
                continue
            judged = judge(Between(pair, {rule.id}, seed=SEED), rule.id)
            yield Fault(rule.id, variant.parameter, value, judged)


def known_in(table: dict[str, set[str]], name: str) -> list[str]:
    return sorted(table["*"] | table.get(name, set()))


Faults = Callable[[str], tuple[Fault, ...]]


def test_every_fault_is_found_or_proved_to_do_nothing(profile_name: str, faults: Faults) -> None:
    verdicts = {
        fault.words: fault.judged.verdict.value
        for fault in faults(profile_name)
        if fault.judged is not None
    }
    assert len(verdicts) > 80
    doubtful = {
        words: verdict
        for words, verdict in verdicts.items()
        if verdict not in ("differs", "differs-with", "no-effect")
    }
    assert doubtful == {}


def test_what_does_nothing_is_what_can_do_nothing(profile_name: str, faults: Faults) -> None:
    idle = [
        fault
        for fault in faults(profile_name)
        if fault.judged is not None and fault.judged.verdict is DiffVerdict.NO_EFFECT
    ]
    assert sorted(fault.words for fault in idle) == known_in(NO_EFFECT, profile_name)
    assert all(fault.judged is not None and fault.judged.states > 0 for fault in idle)


def test_what_cannot_be_played_does_not_load(profile_name: str, faults: Faults) -> None:
    refused = [fault.words for fault in faults(profile_name) if fault.judged is None]
    assert sorted(refused) == known_in(NOT_PLAYABLE, profile_name)


def test_a_found_fault_has_a_direction(profile_name: str, faults: Faults) -> None:
    lacking = [
        fault.words
        for fault in faults(profile_name)
        if fault.judged is not None
        and (fault.judged.direction is None) is not (fault.judged.verdict is DiffVerdict.NO_EFFECT)
    ]
    assert lacking == []
