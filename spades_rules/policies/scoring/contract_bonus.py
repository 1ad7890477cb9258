"""A high contract earns something more when it is made."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.questions import Contract, Line, SideRound
from spades_rules.kernel.sight import Sees

__all__ = ["ContractBonus"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ContractBonus:
    """A made contract of so many tricks earns a bonus on top of its own points.

    Each contract of a side is looked at by itself; one that is missed loses nothing more.

    Also called: ten for two hundred (justice-spades: fifty on top from ten on).

    Source: justice-spades; skullwink (for an exact contract of one or two).
    """

    tally: ClassVar[str] = ""
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.CONTRACTS})
    says: ClassVar[Mapping[str, str]] = {
        "": "A contract of {from}{up_to} that is made{exactly} scores {made:+} more.",
        "up_to=null": " or more",
        "up_to": " to {}",
        "exactly=false": "",
        "exactly=true": " without an overtrick",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "bonus",
        "+made": "{made:+}",
        "+from,up_to": "for contracts of {from}{up_to}",
        "up_to=null": " and more",
        "up_to": " to {}",
        "+exactly": "{exactly}",
        "exactly=true": "met exactly",
        "exactly=false": "met or exceeded",
    }

    from_: Annotated[int, Bounds(low=1)]
    """The least contract that earns it."""
    made: int
    """The points of the bonus."""
    up_to: Annotated[int, Bounds(low=1)] | None = None
    """The greatest contract that earns it. `null`: any that is high enough does."""
    exactly: bool = False
    """Whether it is earned only without an overtrick."""

    def __post_init__(self) -> None:
        """Refuse limits that leave no contract."""
        if self.up_to is not None and self.up_to < self.from_:
            message = f"no contract is from {self.from_} up to {self.up_to} tricks"
            raise ValueError(message)

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Give a line for each contract that earns the bonus."""
        if not self.made:
            return ()
        return tuple(
            Line(self.made, words=f"{contract.bid} bid and made")
            for contract in side.contracts
            if self._earns(contract)
        )

    def _earns(self, contract: Contract) -> bool:
        in_reach = self.from_ <= contract.bid and (self.up_to is None or contract.bid <= self.up_to)
        return contract.made and in_reach and not (self.exactly and contract.over)
