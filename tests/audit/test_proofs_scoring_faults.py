"""Every value of every shipped scoring rule, changed on purpose: found, or proved to do nothing."""

from collections.abc import Callable, Iterator

import pytest

from spades_rules.audit.proofs.scoring import SCORING, compare, first_parting
from spades_rules.audit.proofs.sidescores import answers
from spades_rules.audit.rounds import parts_here
from spades_rules.audit.variants import changed, variants
from spades_rules.cases.situations import RoundsSituation, SideScore, Situation
from spades_rules.kernel.questions import SideRound
from spades_rules.kernel.ruleset import Ruleset

Make = Callable[..., Ruleset]

NOWHERE = {
    "scoring.nil.both_made",
    "scoring.nil.both_failed",
    "scoring.contract.blind_factor",
}
"""What a unit of two nils is worth where two are scored each by itself, and how often a number bid
blind counts where none is on offer."""

IDLE = {
    "canonical": NOWHERE,
    # Its failed-nil tricks are worth what an overtrick is, a point and a bag.
    "world-of-card-games": NOWHERE | {"contract.side.both_nil=counts"},
    "nowplay-gg": NOWHERE,
    # Nothing reads its bags, and its failed-nil tricks earn no points.
    "card-game-spades-rules": NOWHERE
    | {
        "contract.side.both_nil=ignored",
        "scoring.overtricks.bags",
        "scoring.failed_nil_tricks.bags",
        "scoring.failed_nil_tricks.when",
        "scoring.blind_nil.both_made",
        "scoring.blind_nil.both_failed",
    },
    # The tricks of its failed nils help the partner, so that none stand apart.
    "openspiel": NOWHERE
    | {
        "scoring.failed_nil_tricks.points",
        "scoring.failed_nil_tricks.bags",
        "scoring.failed_nil_tricks.when",
    },
}
"""The parameters that do nothing in a shipped profile whatever they say, or with one value."""


def faults(rules: Ruleset) -> Iterator[tuple[str, str, Ruleset]]:
    """Change each parameter of each rule of scoring to each other value that tells."""
    words = tuple(rules.calls.by_name)
    for rule in rules.rules:
        if rule.slot in ("contract", "scoring"):
            for one in variants(rule.policy, words):
                path = f"{rule.id}.{one.parameter}"
                yield path, f"{path}={one.value}", changed(rules, rule.id, one.policy)


def shows(situation: Situation, one: Ruleset, other: Ruleset) -> bool:
    """Tell whether two rule sets score a written situation differently, through the public API."""
    if isinstance(situation, RoundsSituation):
        return parts_here(one, other, situation)
    assert isinstance(situation, SideScore)
    told = []
    for rules in (one, other):
        side = SideRound(
            tuple(rules.calls.by_name[str(bid)] for bid in situation.bids), situation.tricks
        )
        standing = rules.standing((0, 0), tallies={"bags": (situation.bags, 0)}, round=1)
        sheet = rules.score_sides((side, SideRound((), ())), standing=standing)
        told.append((sheet.points[0], sheet.standing.tallies["bags"][0]))
    return told[0] != told[1]


@pytest.mark.parametrize("name", sorted(IDLE))
def test_every_changed_value_is_found_or_does_nothing(ruleset: Make, name: str) -> None:
    rules = ruleset(name)
    idle, shown = set(), set()
    for path, value, other in faults(rules):
        found = compare(rules, other)
        if not found.differing:
            assert found.whole, f"{value} was not tried in every situation"
            assert first_parting(rules, other) is None
            idle |= {path, value} & IDLE[name]
            assert {path, value} & IDLE[name], f"{value} is not found"
            continue
        first = next(found.partings())
        assert answers(rules)(first) != answers(other)(first), value
        quick = first_parting(rules, other)
        assert quick is not None, value
        assert answers(rules)(quick) != answers(other)(quick), value
        if path in shown:
            continue
        shown.add(path)
        written = [one.situation for one in SCORING.written(first, rules, other)]
        assert written, f"{value} is shown by no case"
        assert all(shows(situation, rules, other) for situation in written), value
    assert idle == IDLE[name]


@pytest.mark.parametrize("name", sorted(IDLE))
def test_every_scoring_rule_of_a_shipped_profile_is_missed_where_it_is_dropped(
    ruleset: Make, name: str
) -> None:
    rules = ruleset(name)
    dropped = {
        rule.id
        for rule in rules.of("scoring")
        if not compare(rules, changed(rules, rule.id, None)).differing
    }
    silent = {"card-game-spades-rules", "openspiel"}
    assert dropped == ({"scoring.failed_nil_tricks"} if name in silent else set())
