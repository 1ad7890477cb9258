"""Whether a side has taken every trick of a round, having bid as it should."""

from typing import Literal, assert_never

from spades_rules.kernel.questions import SideRound

__all__ = ["has_slammed"]


def has_slammed(side: SideRound, tricks: int, *, bid: Literal["any", "all", "fewer"]) -> bool:
    """Tell whether a side has taken so many tricks, whatever they count for, on a bid of this kind.

    The contracts of the side are added up: `all` asks for a bid of every trick, `fewer` for a
    lower one, and to `any` it does not matter.
    """
    if sum(side.tricks) < tricks:
        return False
    bidden = sum(contract.bid for contract in side.contracts)
    match bid:
        case "any":
            return True
        case "all":
            return bidden >= tricks
        case "fewer":
            return bidden < tricks
        case _:
            assert_never(bid)
