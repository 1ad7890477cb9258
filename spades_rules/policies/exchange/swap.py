"""A seat that has made a certain call swaps cards with its partner."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal, assert_never

from spades_rules.kernel.callings import standing_calls
from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Step
from spades_rules.kernel.sight import Sees

__all__ = ["Swap"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Swap:
    """A player who has gone blind nil passes cards to the partner, who passes as many back.

    Source: card-game-spades-rules.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.NAMED_CALLS})
    says: ClassVar[Mapping[str, str]] = {
        "": (
            "Where one of two partners has called {triggers} they swap {cards} {when}: "
            "{order}. If both have, {both}."
        ),
        "triggers:join": "or",
        "triggers=[]": "nothing",
        "cards=1": "one card",
        "cards": "{} cards",
        "when=after_calls": "before the first lead",
        "order=bidder_first": (
            "the caller passes first, and the partner takes those up before passing back"
        ),
        "order=together": "both choose before they see what they get",
        "both=none": "nothing changes hands",
        "both=calling_order": "they swap once, and the first to call passes first",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "swaps",
        "!cards": "of {cards} cards",
        "+triggers": "on {triggers}",
        "triggers:join": "or",
        "+order": "passed {order}",
        "order=bidder_first": "by the bidder first",
        "order=together": "at the same time",
        "+both": "with {both} when both call",
        "both=none": "none",
        "both=calling_order": "one",
    }

    triggers: tuple[str, ...] = ("blind_nil",)
    """The calls that bring a swap about."""
    cards: Annotated[int, Bounds(low=1)] = 2
    """How many cards go each way."""
    when: Literal["after_calls"] = "after_calls"
    """When the cards change hands.

    `after_calls`: once everybody has called, before the first lead.
    """
    order: Literal["bidder_first", "together"] = "bidder_first"
    """Who passes first.

    `bidder_first`: the bidder; the partner takes up those cards before passing some back.
    `together`: neither; both choose before they see what they get.
    """
    both: Literal["none", "calling_order"] = "none"
    """What happens when both partners have made such a call.

    `none`: no cards change hands.
    `calling_order`: they swap once, and the one who called first passes first.
    """

    def steps(self, table: PublicTable) -> tuple[Step, ...]:
        """Give two passes for each side that swaps, in the order of the calls that made it swap."""
        seating = table.setting.seating
        said = standing_calls(table, tuple(range(seating.seats)))
        bidders = [seat for seat, call in said if call.name in self.triggers]
        steps: list[Step] = []
        for place, seat in enumerate(bidders):
            partners = seating.partners(seat)
            rivals = [other for other in bidders if other in partners]
            if len(partners) == 1 and (not rivals or self._first_of_two(rivals, bidders[:place])):
                steps += self._swap(seat, partners[0])
        return tuple(steps)

    def _first_of_two(self, rivals: list[int], before: list[int]) -> bool:
        match self.both:
            case "none":
                return False
            case "calling_order":
                return not any(rival in before for rival in rivals)
            case _:
                assert_never(self.both)

    def _swap(self, bidder: int, partner: int) -> tuple[Step, Step]:
        return (
            Step(bidder, partner, self.cards, together=self.order == "together"),
            Step(partner, bidder, self.cards),
        )
