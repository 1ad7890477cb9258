"""A catalog with one policy and one game more, for findings that no shipped one can give."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from spades_rules.catalog import Catalog
from spades_rules.diagnostics import Diagnostic
from spades_rules.games.game import Game
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


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    wider = Catalog.builtin().with_policies(("procedure", Span), ("procedure", Spans))
    return replace(wider, games={**wider.games, "whist": Game("whist", "Whist", ())})


@pytest.fixture
def codes() -> Callable[[str], list[str]]:
    """Give `code line:column` of every finding in the text of a profile."""

    def codes_of(text: str) -> list[str]:
        return [written(one) for one in read_profile("house.yaml", text=text).diagnostics]

    return codes_of


def written(one: Diagnostic) -> str:
    return f"{one.code} {one.span.line}:{one.span.column}"
