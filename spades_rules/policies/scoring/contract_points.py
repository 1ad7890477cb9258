"""A contract earns by the trick when it is made, and costs when it is missed."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Annotated, ClassVar, Literal, assert_never

from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.questions import Contract, Line, SideRound
from spades_rules.kernel.sight import Sees

__all__ = ["ContractPoints"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ContractStep:
    """What contracts of so many tricks and more are worth."""

    from_: Annotated[int, Bounds(low=1)]
    """The least contract that stands on the step."""
    made: int
    """The points when it is made."""
    set: int
    """The points when it is missed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ContractPoints:
    """A side that makes its contract scores for each trick bid; one that is set pays.

    A contract of no tricks earns and costs nothing.

    Also called: ten for two hundred (wikipedia, columbus, trickster: a step from ten on); wheels
    (wikipedia); flight (wikipedia); Boston (cookout, winslow: a step from thirteen on).

    Source: canonical, world-of-card-games, nowplay-gg, card-game-spades-rules, openspiel;
    trickster, columbus, cookout, winslow, spades-night (with steps); wikipedia, jokers-wild,
    two-man-spades (blind bids counted more than once).
    """

    tally: ClassVar[str] = ""
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.CONTRACTS})
    says: ClassVar[Mapping[str, str]] = {
        "": (
            "A contract that is made scores {made:+} for each [trick] bid; one that is missed "
            "scores {set:+} {set_on}{steps}{blind_factor}."
        ),
        "set_on=bid": "for each [trick] bid",
        "set_on=taken": "for each [trick] the [side] took",
        "set_on=short": "for each [trick] short",
        "set_on=nothing": "for none of them, and so nothing",
        "steps=[]": "",
        "steps": ". High contracts are fixed: {}",
        "steps:join": "and",
        "steps:each": "from {from} on {made:+} made and {set:+} missed",
        "blind_factor=1": "",
        "blind_factor": ". Bid blind, a contract counts {} times",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "contracts",
        "!made": "{made:+} a [trick]",
        "+set": "set for {set:+}",
        "+set_on": "charged {set_on}",
        "set_on=bid": "by the bid",
        "set_on=taken": "by the [tricks] taken",
        "set_on=short": "by the [tricks] short",
        "+steps": "{steps}",
        "steps=[]": "without steps",
        "steps:each": "from {from} {made:+}/{set:+}",
        "+blind_factor": "times {blind_factor} blind",
    }

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
    steps: tuple[ContractStep, ...] = ()
    """Fixed points for high contracts, in place of points by the trick.

    A step holds for contracts of so many tricks and more, up to the next step; what it says of a
    miss holds whatever `set_on` says. The steps stand in order, the lowest first.
    """
    blind_factor: Annotated[int, Bounds(low=1)] = 1
    """How many times the points of a contract count, made or missed, of which any part was bid
    before looking; a blind nil is no part of it."""

    def __post_init__(self) -> None:
        """Refuse steps that are out of order, since only one may hold."""
        for lower, higher in pairwise(self.steps):
            if higher.from_ <= lower.from_:
                message = (
                    f"in `steps`, the step from {higher.from_} cannot follow the one "
                    f"from {lower.from_}: each begins higher than the one before it"
                )
                raise ValueError(message)

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Give a line for each contract that earns or costs anything."""
        lines = (self._line(contract) for contract in side.contracts if contract.scored)
        return tuple(line for line in lines if line.points)

    def _line(self, contract: Contract) -> Line:
        points, words = self._worth(contract)
        if contract.blind and self.blind_factor > 1:
            return Line(points * self.blind_factor, words=f"{words} x {self.blind_factor}, blind")
        return Line(points, words=words)

    def _worth(self, contract: Contract) -> tuple[int, str]:
        """Give the points of a contract as if nothing were blind, and how they come about."""
        bid = contract.bid
        reached = [step for step in self.steps if step.from_ <= bid]
        if reached:
            step = reached[-1]
            if contract.made:
                return step.made, f"{bid} made: {step.made}"
            return step.set, f"set: {bid} missed: {step.set}"
        if contract.made:
            return self.made * bid, f"{bid} x {self.made}"
        match self.set_on:
            case "bid":
                tricks, what = bid, "bid"
            case "taken":
                tricks, what = contract.taken, "taken"
            case "short":
                tricks, what = max(0, bid - contract.counted), "short"
            case "nothing":
                tricks, what = 0, ""
            case _:
                assert_never(self.set_on)
        return self.set * tricks, f"set: {tricks} {what} x {self.set}"
