"""The cards left over at the deal go to one player, who lays as many away."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from spades_rules.kernel.parameters import CardName
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import STOCK, Step
from spades_rules.kernel.sight import Sees

__all__ = ["Kitty"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Kitty:
    """The cards left over at the deal go to the dealer, who lays as many cards away face down.

    Any cards may be laid away, those just taken up or others; nobody else sees them, and they win
    no trick. Where nothing is left over nobody takes anything.

    Source: pagat-jokers.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.DEALER})
    says: ClassVar[Mapping[str, str]] = {
        "": (
            "The cards left over at the deal go to {holder_of}, who takes them up and lays as "
            "many cards away face down, {when}."
        ),
        "holder_of=null": "the dealer",
        "holder_of": "whoever holds the {}, or to the dealer where it is one of them",
        "when=before_calls": "before anybody calls",
        "when=after_calls": "once all have called",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "a kitty",
        "+holder_of": "for {holder_of}",
        "holder_of=null": "the dealer",
        "holder_of": "the holder of the {}",
        "+when": "taken {when}",
        "when=before_calls": "before the calls",
        "when=after_calls": "after the calls",
    }

    holder_of: CardName | None = None
    """The card whose holder takes them up; `null`: the dealer does.

    Of two who hold one like it, it is the first from the dealer's left. Where nobody was dealt the
    card it is the dealer.
    """
    when: Literal["before_calls", "after_calls"] = "before_calls"
    """When they are taken up, and others laid away.

    `before_calls`: before anybody calls, so that the call is made on the better hand.
    `after_calls`: once everybody has called, before the first lead.
    """

    def before_calls(self) -> bool:
        """Tell whether the calls come later."""
        return self.when == "before_calls"

    def taken_by(self, table: PublicTable) -> int:
        """Give the card and all that print like it, or none where it is always the dealer."""
        return table.setting.pack.bits.get(self.holder_of, 0) if self.holder_of else 0

    def steps(self, table: PublicTable) -> tuple[Step, ...]:
        """Give what the dealer takes up and lays away."""
        return self.steps_of(table, table.setting.dealer)

    def steps_of(self, table: PublicTable, seat: int) -> tuple[Step, ...]:
        """Give what a seat takes up and lays away: all that is left over, and as many cards."""
        setting = table.setting
        left = len(setting.pack.cards) - setting.each * setting.seating.seats
        return (Step(STOCK, seat, left), Step(seat, STOCK, left)) if left else ()
