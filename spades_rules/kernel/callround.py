"""The calls before the play: what is offered to a seat, blind or seen, and what is barred."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from spades_rules.kernel.actions import Action, Call, Look
from spades_rules.kernel.narrowing import narrow_calls
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Bidding, Calls, SteadyCalls
from spades_rules.kernel.ruling import Choices

__all__ = ["LOOK", "CallRules"]

LOOK = Look()
"""The action of looking; all looks are alike."""


@dataclass(frozen=True, slots=True)
class CallRules:
    """The rules that offer calls and the rules that bar some of them."""

    offering: tuple[tuple[str, Calls], ...]
    barring: tuple[tuple[str, Bidding], ...]
    by_name: Mapping[str, Call] = field(init=False, repr=False, compare=False)
    """Every call that can ever be offered, by the way it is written."""
    any_blind: bool = field(init=False, repr=False, compare=False)
    """Whether some call may be made before looking."""
    always: tuple[Call, ...] | None = field(init=False, repr=False, compare=False)
    """What every seat may call at every turn, where nothing is blind, barred or limited."""

    def __post_init__(self) -> None:
        """Gather the vocabulary."""
        words = {call.name: call for _, rule in self.offering for call in rule.vocabulary()}
        object.__setattr__(self, "by_name", words)
        blind = any(call.blind for call in words.values())
        object.__setattr__(self, "any_blind", blind)
        steady = all(isinstance(rule, SteadyCalls) and rule.always() for _, rule in self.offering)
        plain = steady and not blind and not self.barring
        offered = tuple(call for _, rule in self.offering for call in rule.vocabulary())
        object.__setattr__(self, "always", offered if plain else None)

    def offers(self, table: PublicTable, seat: int) -> tuple[Call, ...]:
        """Give everything that is offered to a seat, blind calls too."""
        found: tuple[Call, ...] = ()
        for _, rule in self.offering:
            more = rule.offers(table, seat)
            if more:
                found = found + more if found else more
        return found

    def blind(self, table: PublicTable, seat: int) -> tuple[Call, ...]:
        """Give the calls that a seat may make before looking; none when a rule bars them all."""
        if not self.any_blind:
            return ()
        calls = tuple(call for call in self.offers(table, seat) if call.blind)
        for _, rule in self.barring:
            if calls:
                calls = rule.narrow(table, seat, None, calls)
        return calls

    def legal(
        self, table: PublicTable, seat: int, hand: int | None, *, looked: bool
    ) -> tuple[Action, ...]:
        """Give what a seat in turn may do: blind calls or look, or once seen the other calls."""
        if self.always is not None:
            return self.always
        if not looked:
            blind = self.blind(table, seat)
            if blind:
                return (*blind, LOOK)
        calls = self._seen(table, seat)
        for _, rule in self.barring:
            calls = rule.narrow(table, seat, hand, calls) or calls
        return calls

    def _seen(self, table: PublicTable, seat: int) -> tuple[Call, ...]:
        calls = self.offers(table, seat)
        return tuple(call for call in calls if not call.blind) if self.any_blind else calls

    def choices(self, table: PublicTable, seat: int, hand: int | None, *, looked: bool) -> Choices:
        """Give the same as `legal`, with what each rule took away."""
        asked = tuple(rule for rule, _ in (*self.offering, *self.barring))
        if not looked:
            blind = self.blind(table, seat)
            if blind:
                return Choices((*blind, LOOK), (), (), asked)
        found = narrow_calls(self.barring, table, seat, hand, self._seen(table, seat))
        return Choices(
            found.left,
            tuple((call, rule) for rule, calls in found.removed for call in calls),
            found.waived,
            asked,
        )
