"""A game on paper: calls and tricks round by round, as people write them down."""

from dataclasses import dataclass, field, replace

from spades_rules.cases.asking import read_entry
from spades_rules.cases.case import part_of
from spades_rules.cases.shapes import (
    CALLS,
    CARDS,
    COUNTS,
    RENEGES,
    SEAT,
    TEXT,
    Entry,
    Listed,
    Whole,
)
from spades_rules.cases.situations import CallWord
from spades_rules.diagnostics import Diagnostic, Span
from spades_rules.document import Node, read_document
from spades_rules.kernel.customs import Reneged
from spades_rules.table.cards import Card

__all__ = ["GAME", "GameReading", "PaperRound", "read_game"]

_ROUND = Entry(
    {
        "calls": CALLS,
        "tricks": COUNTS,
        "captured": Listed(CARDS),
        "dealer": SEAT,
        "reneges": RENEGES,
    },
    frozenset({"tricks"}),
)
GAME = Entry(
    {
        "format": Whole(1, 1),
        "players": Listed(TEXT),
        "dealer": SEAT,
        "rounds": Listed(_ROUND),
    },
    frozenset({"format", "rounds"}),
)
"""What a game on paper looks like; its dealer is the first round's, unless that has its own."""


@dataclass(frozen=True, slots=True)
class PaperRound:
    """One round as people write it down."""

    calls: tuple[CallWord, ...] = ()
    """In calling order; empty where nobody calls."""
    tricks: tuple[int, ...] = ()
    """By seat."""
    captured: tuple[tuple[Card, ...], ...] = ()
    """The cards that each seat took, as far as they count; empty where none does."""
    dealer: int | None = None
    """The dealer; none: the one whose turn it is."""
    reneges: tuple[Reneged, ...] = ()
    """Who was shown to have reneged, in the order in which it is dealt with."""
    node: Node | None = field(default=None, repr=False, compare=False)
    opening: Node | None = field(default=None, repr=False, compare=False)
    """Where the game names the dealer of this round."""

    def place(self, key: str, *path: str | int) -> Span:
        """Give where a part of the round is written, or what is around it."""
        if self.node is None or not isinstance(self.node.value, dict):
            return Span("<game>", 1, 1, 1, 1)
        if key == "dealer" and self.opening is not None:
            return self.opening.span
        here = self.node.value.get(key, self.node)
        for step in path:
            here = part_of(here, step) or here
        return here.span


@dataclass(frozen=True, slots=True)
class GameReading:
    """The outcome of reading a game on paper."""

    rounds: tuple[PaperRound, ...] | None
    """The rounds in order; none if anything is wrong."""
    diagnostics: tuple[Diagnostic, ...]
    players: tuple[str, ...] = ()
    """Who sits where, by seat; empty where nobody is named."""
    players_at: Span | None = field(default=None, repr=False, compare=False)
    """Where they are written."""


def read_game(text: bytes | str, file: str) -> GameReading:
    """Read a game on paper; it never raises."""
    reading = read_document(text, file)
    found = list(reading.diagnostics)
    values = None if reading.root is None else read_entry(reading.root, GAME, "a game", found)
    found.sort(key=lambda one: (one.span, one.code))
    if found or reading.root is None or not isinstance(values, dict):
        return GameReading(None, tuple(found))
    rounds = [
        PaperRound(**written, node=node)
        for written, node in zip(values["rounds"], _rounds(reading.root), strict=True)
    ]
    if rounds and rounds[0].dealer is None and isinstance(reading.root.value, dict):
        opening = reading.root.value.get("dealer")
        rounds[0] = replace(rounds[0], dealer=values.get("dealer"), opening=opening)
    written = part_of(reading.root, "players")
    players_at = None if written is None else written.span
    return GameReading(tuple(rounds), (), tuple(values.get("players", ())), players_at)


def _rounds(root: Node) -> tuple[Node, ...]:
    rounds = root.value["rounds"].value if isinstance(root.value, dict) else ()
    return rounds if isinstance(rounds, tuple) else ()
