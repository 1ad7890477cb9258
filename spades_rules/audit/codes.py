"""Every kind of finding about profiles that can be played, with what it means in one line."""

from collections.abc import Mapping
from types import MappingProxyType

__all__ = ["ACCEPTING", "CODES", "LINT"]

LINT: Mapping[str, str] = MappingProxyType(
    {
        "bids-force-a-set": "the least bids allowed add up to more tricks than a round has",
        "calls-may-run-out": "a seat can come to have no call to choose from",
        "cards-left-over": "not every card is dealt, and nothing is said about the rest",
        "empty-range": "a rule offers calls from a number to one below it, and so none",
        "ends-at-once": "a game is over before anything has been scored",
        "game-need-not-end": "no ending is reached however low all totals fall",
        "missing-pays": "who fails in what was called never gets less than who does it",
        "no-effect": "a rule or a value can make no difference here",
        "override-equals-inherited": "a value is set to what it was already",
        "stale-accept": "a finding is accepted that is not there",
        "unheard-trigger": "cards change hands after a call that nobody can make",
        "waivable-rule": "a rule can leave nothing to do, and is then waived",
        "worthless-round": "in a round without calls no trick is worth anything",
    }
)
"""The codes that `lint` can give; all of them are warnings."""

ACCEPTING: Mapping[str, str] = MappingProxyType(
    {
        "accept-unused": "a difference is accepted that is not there",
        "accept-without-reason": "a difference is accepted and no reason is given",
    }
)
"""The codes that a file of accepted differences can give beside those of reading it; warnings."""

CODES: Mapping[str, str] = MappingProxyType({**LINT, **ACCEPTING})
