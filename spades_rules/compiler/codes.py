"""Every kind of finding about rules taken together, with what it means in one line."""

from collections.abc import Mapping
from types import MappingProxyType

__all__ = ["CODES"]

CODES: Mapping[str, str] = MappingProxyType(
    {
        "bids-cannot-be-kept": "in every round some rule on bids would leave somebody no call",
        "card-without-suit": "a card is in the pack, and the ranking gives it no suit",
        "cards-do-not-divide": "more cards are dealt than there are",
        "hands-uneven": "a rule of exchange leaves a seat with more or fewer cards than were dealt",
        "holder-card-not-in-pack": "an exchange hangs on who holds a card that is not in the pack",
        "lead-card-not-in-pack": "the lead hangs on a card that is not in the pack",
        "missing-rule": "a question that needs an answer has none",
        "no-call-possible": "a seat that must call has nothing to choose from",
        "nothing-left-over": "cards left over are to be taken up, and every card is dealt",
        "passes-too-many": "a rule passes more cards than a hand holds, or in too many ways",
        "plays-cannot-be-kept": "two rules of play want different cards wherever both want one",
        "promoted-not-in-pack": "a card is promoted that is not in the pack",
        "promoted-trump-changes": "cards are promoted to the trump suit, and it changes",
        "rule-fails": "a policy breaks down when it is asked something",
        "too-many-rules": "a question has more rules than it takes",
        "unscored-call": "a call is offered that is a promise of one seat, and no rule scores it",
    }
)
"""The codes that compiling a profile can give, beside those of reading it."""
