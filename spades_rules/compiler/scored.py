"""Whether anybody scores a call: the scoring rules are asked, not recognised by name."""

from collections.abc import Iterator
from dataclasses import replace

from spades_rules.kernel.actions import Call
from spades_rules.kernel.questions import Contracting, Earning, ScoresCall, SideRound
from spades_rules.profile import Profile, Setting

__all__ = ["unscored"]

PARTNER = Call("4", tricks=4)
NOTHING = Call("nothing")
"""A call that promises nothing and that no rule knows."""
TRICKS = ((0, 4), (2, 4))
"""What the caller and the partner took: the promise kept, and broken."""


def unscored(profile: Profile, offer: Setting) -> Iterator[Call]:
    """Give the personal calls of a rule that no earning rule scores."""
    contracts = tuple(profile.rules.get("contract", {}).values())
    rules = tuple(
        setting.answer
        for setting in profile.rules.get("scoring", {}).values()
        if hasattr(setting.answer, "earn")
    )
    if not contracts:
        return
    for call in offer.answer.vocabulary():
        if call.personal and not any(_scores(rule, call, contracts[0].answer) for rule in rules):
            yield call


def _scores(rule: Earning, call: Call, contract: Contracting) -> bool:
    """Tell whether a rule's lines hang on a call while everything else stays the same.

    The contracts are those that the call brings about, and no trick stands apart, so that a
    rule about overtricks or about a failed nil's tricks has no reason to answer differently.
    """
    # A rule that says which call it scores may well give nothing for it.
    if isinstance(rule, ScoresCall) and rule.call == call.name:
        return True
    return any(
        rule.earn(side) != rule.earn(replace(side, calls=without))
        for side, without in _rounds(call, contract)
    )


def _rounds(call: Call, contract: Contracting) -> Iterator[tuple[SideRound, tuple[Call, ...]]]:
    """Give rounds with the call, alone and beside a partner, each with calls to put instead."""
    for own, partner in TRICKS:
        alone = SideRound((call,), (own,))
        together = SideRound((call, PARTNER), (own, partner))
        for side in (alone, together):
            contracts, _ = contract.judge(side)
            without = (NOTHING, *side.calls[1:])
            yield replace(side, contracts=contracts), without
