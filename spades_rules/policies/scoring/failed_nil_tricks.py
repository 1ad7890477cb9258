"""The tricks of a failed nil are bags."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.questions import Line, SideRound
from spades_rules.kernel.sight import Sees

__all__ = ["FailedNilTricks"]


@dataclass(frozen=True, slots=True, kw_only=True)
class FailedNilTricks:
    """Each trick of a failed nil is a bag for the side.

    It speaks of tricks that stand apart from the contract, so that there are none where they help.

    Source: canonical, world-of-card-games, nowplay-gg.
    """

    tally: ClassVar[str] = "bags"
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.CONTRACTS})
    says: ClassVar[Mapping[str, str]] = {
        "": "Each [trick] of a failed nil{when} scores {points:+} and is {bags}.",
        "when=always": "",
        "when=contract_made": " beside a contract that is made",
        "bags=0": "no bag",
        "bags=1": "a bag",
        "bags": "{} bags",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "failed nils' [tricks]",
        "!points": "{points:+}",
        "+bags": "worth {bags} bags",
        "+when": "{when}",
        "when=contract_made": "only beside a made contract",
    }

    points: int = 0
    """The points for each such trick."""
    bags: Annotated[int, Bounds(low=0)] = 1
    """How many bags such a trick is."""
    when: Literal["always", "contract_made"] = "always"
    """When such a trick counts.

    `always`: in any case.
    `contract_made`: only beside a contract that the side has made.
    """

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Give one line for all the tricks that stand apart."""
        tricks = side.apart
        if not tricks or not (self.points or self.bags):
            return ()
        if self.when == "contract_made" and not any(contract.made for contract in side.contracts):
            return ()
        words = f"{tricks} taken at nil x {self.points}"
        return (
            Line(tricks * self.points, self.tally if self.bags else "", tricks * self.bags, words),
        )
