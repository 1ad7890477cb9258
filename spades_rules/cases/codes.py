"""Every kind of finding about a case, a question, a game on paper or a replay, in one line each."""

from collections.abc import Mapping
from types import MappingProxyType

__all__ = ["CODES"]

CODES: Mapping[str, str] = MappingProxyType(
    {
        "card-twice": "a card lies in two places at once",
        "case-kind": "a case asks nothing, or several things at once",
        "does-not-fit": "a part of a situation does not fit the table or its other parts",
        "game-over": "a round is played after the game has ended",
        "illegal-action": "something in a game that the rules do not allow at that moment",
        "illegal-call": "a call on paper that the rules do not allow at that moment",
        "record-fingerprint": "the rules are not those under which the game was played",
    }
)
"""The codes that putting a situation to the rules can give, beside those of its parts."""
