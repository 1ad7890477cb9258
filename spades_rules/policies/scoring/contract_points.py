"""A contract earns by the trick when it is made, and costs when it is missed."""

from dataclasses import dataclass
from typing import ClassVar, Literal, assert_never

from spades_rules.kernel.questions import Contract, Line, SideRound

__all__ = ["ContractPoints"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ContractPoints:
    """A side that makes its contract scores for each trick bid; one that is set pays.

    A contract of no tricks earns and costs nothing.

    Source: canonical, world-of-card-games, nowplay-gg, card-game-spades-rules, openspiel.
    """

    tally: ClassVar[str] = ""

    made: int = 10
    """The points for each trick bid when the contract is made."""
    set: int = -10
    """The points for each trick, chosen by `set_on`, when the contract is missed."""
    set_on: Literal["bid", "taken", "short", "nothing"] = "bid"
    """Which tricks a missed contract is charged for.

    `bid`: each trick bid.
    `taken`: each trick that the side took, a failed nil's too.
    `short`: each trick missing from the bid.
    `nothing`: none; a missed contract costs nothing.
    """

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Give a line for each contract that earns or costs anything."""
        lines = (self._line(contract) for contract in side.contracts if contract.scored)
        return tuple(line for line in lines if line.points)

    def _line(self, contract: Contract) -> Line:
        if contract.made:
            return Line(self.made * contract.bid, words=f"{contract.bid} x {self.made}")
        match self.set_on:
            case "bid":
                tricks, what = contract.bid, "bid"
            case "taken":
                tricks, what = contract.taken, "taken"
            case "short":
                tricks, what = max(0, contract.bid - contract.counted), "short"
            case "nothing":
                tricks, what = 0, ""
            case _:
                assert_never(self.set_on)
        return Line(self.set * tricks, words=f"set: {tricks} {what} x {self.set}")
