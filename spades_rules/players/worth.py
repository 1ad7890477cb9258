"""What the rules in force make of a bid, a nil and a trick too many, found by asking them."""

from collections.abc import Mapping
from dataclasses import dataclass

from spades_rules.kernel.actions import Call
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.score import Earned

__all__ = ["NilWorth", "Worth", "worth_of"]

USUAL_BID = 4
SMALL_BID = 2
MANY = 60
"""So many bags bring any usual penalty about."""


@dataclass(frozen=True, slots=True)
class NilWorth:
    """What a nil brings in place of a small bid that is made."""

    kept: int
    """The points gained when the bidder takes no trick."""
    failed: int
    """The points, as a rule below zero, when the bidder takes one."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What a player must know of the scoring."""

    overtricks_pay: bool
    """Whether a trick beyond the contract brings more than its bag costs."""
    nils: Mapping[str, NilWorth]
    """For each call of no tricks that stands for itself, by name."""


def worth_of(ruleset: Ruleset) -> Worth:
    """Ask the scoring rules about a few made-up rounds."""
    numbers = sorted(
        (call for call in ruleset.calls.by_name.values() if _is_number(call)),
        key=lambda call: call.tricks,
    )
    if not numbers:
        return Worth(overtricks_pay=True, nils={})
    usual = min(numbers, key=lambda call: abs(call.tricks - USUAL_BID))
    small = min(numbers, key=lambda call: abs(call.tricks - SMALL_BID))
    return Worth(
        overtricks_pay=_overtricks_pay(ruleset, usual),
        nils={
            call.name: _nil(ruleset, call, small, usual)
            for call in ruleset.calls.by_name.values()
            if call.personal and not call.tricks
        },
    )


def _is_number(call: Call) -> bool:
    return call.tricks > 0 and not call.personal and not call.blind


def _earned(ruleset: Ruleset, call: Call, tricks: int, partner: Call) -> Earned:
    """Score a made-up round of a side in which every partner bids alike and takes just that."""
    others = len(ruleset.seating.sides[0]) - 1
    calls, taken = (call, *(partner,) * others), (tricks, *(partner.tricks,) * others)
    return ruleset.scoring.earned(calls, taken)


def _points(ruleset: Ruleset, call: Call, tricks: int, partner: Call) -> int:
    return _earned(ruleset, call, tricks, partner).points


def _nil(ruleset: Ruleset, nil: Call, small: Call, partner: Call) -> NilWorth:
    instead = _points(ruleset, small, small.tricks, partner)
    return NilWorth(
        _points(ruleset, nil, 0, partner) - instead,
        _points(ruleset, nil, 1, partner) - instead,
    )


def _overtricks_pay(ruleset: Ruleset, bid: Call) -> bool:
    just = _earned(ruleset, bid, bid.tricks, bid)
    over = _earned(ruleset, bid, bid.tricks + 1, bid)
    # In points for MANY tricks, so that a penalty shared by ten bags stays a whole number.
    gain = (over.points - just.points) * MANY
    for tally, count in over.counts:
        more = count - dict(just.counts).get(tally, 0)
        gain += more * _price(ruleset, tally)
    return gain > 0


def _price(ruleset: Ruleset, tally: str) -> int:
    """Give what MANY entries of a tally cost the side that has them and bring the others."""
    nobody = (0,) * (len(ruleset.seating.sides) - 1)
    full = {name: (MANY if name == tally else 0, *nobody) for name in ruleset.tallies}
    price = 0
    for _, policy in ruleset.scoring.settling:
        for side, line in policy.settle(full):
            price += line.points if side == 0 else -line.points
    return price
