"""Whether a situation fits the rules that it is put to: the calls, the cards, the seats."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from spades_rules.cases.case import Case
from spades_rules.cases.forms import form_of
from spades_rules.cases.reneges import renege_faults
from spades_rules.cases.situations import CallWord, TrumpWord
from spades_rules.diagnostics import Diagnostic, guess
from spades_rules.kernel.actions import Call
from spades_rules.kernel.customs import Reneged
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.notation.calls import read_call
from spades_rules.table.cards import Card

__all__ = ["Fitting"]


@dataclass(frozen=True, slots=True)
class Fitting:
    """A situation held against a rule set; what does not fit gathers in `found`."""

    case: Case
    ruleset: Ruleset
    found: list[Diagnostic] = field(default_factory=list)

    def misfit(self, code: str, message: str, *path: str | int, hint: str = "") -> None:
        """Note that a part of the situation does not fit."""
        self.found.append(Diagnostic(code, message, self.case.inside(*path), hint=hint))

    def seat(self, seat: int, key: str) -> None:
        """Ask for a seat of the table."""
        seats = self.ruleset.seating.seats
        if seat >= seats:
            self.misfit("out-of-range", f"there is no seat {seat}", key, hint=f"0 to {seats - 1}")

    def calls(self, words: Sequence[CallWord], key: str) -> tuple[Call, ...]:
        """Give calls as these rules know them; one that they do not know is a misfit."""
        calls: list[Call] = []
        for place, word in enumerate(words):
            call = read_call(self.ruleset, word)
            if isinstance(call, Call):
                calls.append(call)
            elif word == 0:
                self.misfit("unknown-call", f"`0`: {call}", key, place)
            else:
                known = tuple(self.ruleset.calls.by_name)
                message = f"`{word}` is no call under these rules"
                calls_known = "calls: " + ", ".join(known) if known else "they have no calls"
                hint = f"{guess(str(word), known)} {calls_known}".lstrip()
                self.misfit("unknown-call", message, key, place, hint=hint)
        return tuple(calls)

    def count(self, many: int, allowed: Iterable[int], what: str, *path: str | int) -> None:
        """Ask for a number of entries."""
        known = tuple(sorted(set(allowed)))
        if many not in known:
            wanted = str(known[0]) if len(known) == 1 else f"{known[0]} to {known[-1]}"
            key = str(self.case.kind) if form_of(self.case.situation).bare else path[0]
            message = f"`{key}` has {many}, and the number of {what} is {wanted}"
            self.misfit("does-not-fit", message, *path)

    def sides(self, values: Sequence[object], key: str) -> None:
        """Ask for one value a side, or none at all."""
        if values:
            sides = len(self.ruleset.seating.sides)
            self.count(len(values), (sides,), "sides", key)

    def trump(self, trump: TrumpWord | None) -> None:
        """Ask for the trump suit where it changes, and for no other where it does not."""
        ruleset = self.ruleset
        if trump is None:
            if ruleset.moving:
                message = "the trump suit changes under these rules, and none is given"
                self.misfit("does-not-fit", message, hint="add `trump: S`, or `trump: none`")
        elif not ruleset.moving:
            message = "the trump suit is always the same under these rules"
            self.misfit("does-not-fit", message, "trump", hint="leave `trump` out")

    def tricks(self, tricks: Sequence[int], key: str, *, each: int) -> None:
        """Ask for no more tricks than a round has; those of a side or of the table may be few."""
        if sum(tricks) > each:
            message = f"{sum(tricks)} tricks are written down, and a round has {each}"
            self.misfit("does-not-fit", message, key)

    def reneges(self, reneges: Sequence[Reneged], key: str) -> None:
        """Ask for reneges that the rules can deal with."""
        for fault in renege_faults(self.ruleset, reneges):
            self.misfit(fault.code, fault.message, key, *fault.path, hint=fault.hint)

    def captured(self, *parts: tuple[Iterable[Card], tuple[str | int, ...]]) -> None:
        """Ask for cards of the pack, and for none where no card counts."""
        if self.ruleset.captures is None and any(cards for cards, _ in parts):
            self.misfit("does-not-fit", "no card counts under these rules", "captured")
        self.cards(*parts)

    def cards(self, *parts: tuple[Iterable[Card], tuple[str | int, ...]]) -> None:
        """Ask for cards of the pack, none more often than it holds them."""
        left = {card: mask.bit_count() for card, mask in self.ruleset.pack.bits.items()}
        for cards, path in parts:
            for place, card in enumerate(cards):
                if card not in left:
                    self.misfit("unknown-card", f"{card} is not in the pack", *path, place)
                elif not left[card]:
                    self.misfit("card-twice", f"{card} cannot be here again", *path, place)
                else:
                    left[card] -= 1
