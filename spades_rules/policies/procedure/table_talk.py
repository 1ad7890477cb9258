"""What partners may say to each other."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

__all__ = ["TableTalk"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableTalk:
    """Partners may tell each other about their hands only what the house allows.

    Source: nowplay-gg.
    """

    says: ClassVar[Mapping[str, str]] = {
        "": "{allowed}.",
        "allowed=nothing": "Partners say nothing but their calls",
        "allowed=bids_only": "About their hands partners say nothing but their calls",
        "allowed=possibles": "With a call partners may say how many [tricks] more are possible",
        "allowed=anything": "Partners may tell each other whatever they like",
    }

    allowed: Literal["nothing", "bids_only", "possibles", "anything"] = "nothing"
    """What may be said between the deal and the last trick.

    `nothing`: the calls, and no other word.
    `bids_only`: about the hand, nothing but the calls; about other things, anything.
    `possibles`: with a call, also how many tricks more are possible.
    `anything`: whatever partners like to tell each other.
    """
