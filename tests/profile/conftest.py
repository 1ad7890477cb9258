"""A catalog with some policies and one game more, for findings that no shipped one can give."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from spades_rules.catalog import Catalog
from spades_rules.diagnostics import Diagnostic
from spades_rules.games.game import Game
from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Step
from spades_rules.profile import read_profile


@dataclass(frozen=True, slots=True, kw_only=True)
class Span:
    """From a number to a number."""

    low: int
    """The first."""
    high: int
    """The last."""

    def __post_init__(self) -> None:
        """Check that there is anything between them."""
        if self.low > self.high:
            message = f"`low` is {self.low} and `high` only {self.high}"
            raise ValueError(message)


@dataclass(frozen=True, slots=True, kw_only=True)
class Spans:
    """Several of them."""

    spans: tuple[Span, ...]
    """Each of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hush:
    """A player may bid one to three, and after a two nobody may bid any more."""

    def vocabulary(self) -> tuple[Call, ...]:
        """Give the three bids."""
        return tuple(Call(str(tricks), tricks=tricks) for tricks in (1, 2, 3))

    def offers(self, table: PublicTable, seat: int) -> tuple[Call, ...]:  # noqa: ARG002  the question's
        """Give them until a two has been bid."""
        hushed = any(call.tricks == 2 for _, call in table.calls)
        return () if hushed else self.vocabulary()


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruin:
    """A player may bid a share of the bank, which nobody has filled."""

    bank: int = 0
    """What there is to share."""

    def vocabulary(self) -> tuple[Call, ...]:
        """Give the share as a call, if it can be worked out."""
        return (Call("share", tricks=13 // self.bank),)

    def offers(self, table: PublicTable, seat: int) -> tuple[Call, ...]:  # noqa: ARG002  the question's
        """Give it to everybody."""
        return self.vocabulary()


@dataclass(frozen=True, slots=True, kw_only=True)
class Gift:
    """The dealer gives the next player a card and gets none for it."""

    def steps(self, table: PublicTable) -> tuple[Step, ...]:
        """Give the one pass."""
        dealer = table.setting.dealer
        return (Step(dealer, table.setting.seating.left_of(dealer), 1),)


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    more = (("procedure", Span), ("procedure", Spans), ("calls", Hush), ("calls", Ruin))
    wider = Catalog.builtin().with_policies(*more, ("exchange", Gift))
    return replace(wider, games={**wider.games, "whist": Game("whist", "Whist", ())})


@pytest.fixture
def codes() -> Callable[[str], list[str]]:
    """Give `code line:column` of every finding in the text of a profile."""

    def codes_of(text: str) -> list[str]:
        return [written(one) for one in read_profile("house.yaml", text=text).diagnostics]

    return codes_of


def written(one: Diagnostic) -> str:
    return f"{one.code} {one.span.line}:{one.span.column}"
