"""Partners add up their bids, and it does not matter who takes the tricks."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, Literal, assert_never

from spades_rules.kernel.questions import Contract, SideRound

__all__ = ["Pooled"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pooled:
    """Partners add up their bids to one contract, and the tricks of both count toward it.

    A nil stands beside the contract, a promise of its bidder alone.

    Source: canonical, world-of-card-games, nowplay-gg, card-game-spades-rules, openspiel.
    """

    says: ClassVar[Mapping[str, str]] = {
        "": "Partners add up their bids to one contract{failed_nil}{both_nil}{exactly}.",
        "failed_nil=apart without nils": "",
        "failed_nil=apart": ". A failed nil's [tricks] do not count toward it",
        "failed_nil=helps": ". A failed nil's [tricks] count toward it",
        "failed_nil=loses": ". A failed nil makes the [side] miss it",
        "both_nil=apart without nils": "",
        "both_nil=apart": "; nor do they where both partners are nil",
        "both_nil=apart if failed_nil=helps": "; where both partners are nil, none count",
        "both_nil=apart if failed_nil=loses": "; where both partners are nil, none count",
        "both_nil=counts": (
            "; where both partners are nil, every [trick] goes over a contract of zero"
        ),
        "both_nil=ignored": "; where both partners are nil, nothing is made of their [tricks]",
        "exactly=false": "",
        "exactly=true": ". It must be met exactly: more is a miss, too",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "contracts pooled",
        "+failed_nil": "with failed nils' [tricks] {failed_nil}",
        "failed_nil=helps": "helping",
        "failed_nil=loses": "setting",
        "+both_nil": "with [tricks] of two nils {both_nil}",
        "both_nil=counts": "counted",
        "+exactly": "{exactly}",
        "exactly=true": "to be met exactly",
        "exactly=false": "not to be met exactly",
    }

    failed_nil: Literal["apart", "helps", "loses"] = "apart"
    """What the tricks of a failed nil do for the partner's contract.

    `apart`: nothing; they stand apart from it.
    `helps`: they count toward it.
    `loses`: they stand apart, and the contract is missed whatever the partner took.
    """
    both_nil: Literal["apart", "counts", "ignored"] = "apart"
    """What becomes of the tricks when both partners are nil, whatever `failed_nil` says.

    `apart`: they stand apart, as those of one failed nil do.
    `counts`: there is a contract of zero, and every trick goes over it.
    `ignored`: nothing is made of them.
    """
    exactly: bool = False
    """Whether more tricks than the contract are a miss, too, and are then no overtricks."""

    def judge(self, side: SideRound) -> tuple[tuple[Contract, ...], int]:
        """Give the one contract of a side, if it has one, and the tricks that stand apart."""
        taken = sum(side.tricks)
        bids, bid, at_nil, blind = 0, 0, 0, False
        for call, tricks in zip(side.calls, side.tricks, strict=True):
            if call.personal:
                at_nil += tricks
            else:
                bids += 1
                bid += call.tricks
                blind = blind or call.blind
        if not bids:
            return self._without_a_bid(taken)
        apart = 0 if self.failed_nil == "helps" else at_nil
        lost = self.failed_nil == "loses" and at_nil > 0
        return (self._contract(bid, taken - apart, taken, lost=lost, blind=blind),), apart

    def _without_a_bid(self, taken: int) -> tuple[tuple[Contract, ...], int]:
        match self.both_nil:
            case "apart":
                return (), taken
            case "counts":
                return (self._contract(0, taken, taken, lost=False, blind=False),), 0
            case "ignored":
                return (), 0
            case _:
                assert_never(self.both_nil)

    def _contract(self, bid: int, counted: int, taken: int, *, lost: bool, blind: bool) -> Contract:
        reached = counted == bid if self.exactly else counted >= bid
        made = reached and not lost
        over = counted - bid if made else 0
        return _one_of_all(bid, counted, made, over, taken, bid > 0, blind)


@lru_cache(maxsize=4096)
def _one_of_all(*facts: Any) -> Contract:  # noqa: ANN401 - as `Contract` takes them
    """Give a contract; two that say the same are the same one, and so quickly told to be equal."""
    return Contract(*facts)
