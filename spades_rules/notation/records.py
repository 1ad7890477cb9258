"""A game as it was played: the rules in force, then everything that happened, a line each."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from spades_rules.diagnostics import Diagnostic, Span
from spades_rules.kernel.actions import Action, Deal
from spades_rules.notation.jsonlines import Line, read_lines
from spades_rules.notation.moves import Finder, read_action
from spades_rules.notation.plain import PlainValue, action_to_plain

__all__ = [
    "FORMAT",
    "Header",
    "Move",
    "Record",
    "RecordReading",
    "Rules",
    "read_record",
    "write_record",
]

FORMAT = 1
"""The number of this way of writing a record."""

MOST_MOVES = 100_000

Rules = Mapping[str, Mapping[str, Mapping[str, PlainValue]]]
"""For each slot its rules by name, each with its `policy` and all parameters."""


@dataclass(frozen=True, slots=True)
class Header:
    """The rules under which a game was played."""

    game: str
    profile: str
    """The profile by name, with its readings."""
    rules: Rules
    fingerprint: str
    """The fingerprint of the rules when the record was made."""
    seed: int | None = None
    """The number from which chance was drawn; none where people dealt."""


@dataclass(frozen=True, slots=True)
class Move:
    """One action, and who did it."""

    seat: int | None
    """The seat; none for a deal, which chance brings."""
    action: Action
    """What was done; a call by its name alone, since what it means is for the rules to say."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was played."""

    header: Header
    moves: tuple[Move, ...]
    lines: tuple[Span, ...] = field(default=(), repr=False, compare=False)
    """Where the header and each move are written, if they are."""

    def place(self, move: int) -> Span:
        """Give where a move is written, by its number from 0; -1 is the header."""
        return self.lines[move + 1] if self.lines else Span("<record>", 1, 1, 1, 1)


@dataclass(frozen=True, slots=True)
class RecordReading:
    """The outcome of reading a record."""

    record: Record | None
    """The record; none if anything is wrong with it."""
    diagnostics: tuple[Diagnostic, ...]
    """All that is wrong, sorted by place."""


def read_record(text: bytes | str, file: str) -> RecordReading:
    """Read a record; it never raises.

    Whether the moves are allowed is not asked here: that takes the rules.
    """
    lines, problems = read_lines(text, file)
    found = list(problems)
    if not lines:
        if not found:
            message = "a record begins with a line that gives its rules"
            found.append(Diagnostic("missing-key", message, Span(file, 1, 1, 1, 1)))
        elif len(found) > 1:
            # Not one line is what a record is made of: some other file was meant.
            found = [replace(found[0], hint="a record is what `play --record FILE` writes")]
        return RecordReading(None, tuple(found))
    if len(lines) - 1 > MOST_MOVES:
        message = f"the record is too long: {MOST_MOVES} moves are read"
        found.append(Diagnostic("record-too-big", message, lines[MOST_MOVES + 1].span))
        lines = lines[: MOST_MOVES + 1]
    # If the first line could not be read as JSON, the lines that could are moves.
    broken_head = any(problem.span < lines[0].span for problem in problems)
    head = None if broken_head else _header(Finder(lines[0].span, found), lines[0].value)
    moves = tuple(_moves(lines if broken_head else lines[1:], found))
    if found or head is None:
        return RecordReading(None, tuple(sorted(found, key=lambda one: (one.span, one.code))))
    record = Record(head, moves, tuple(line.span for line in lines))
    return RecordReading(record, ())


def write_record(record: Record) -> str:
    """Give the text of a record; reading it gives an equal one."""
    head = record.header
    first: dict[str, PlainValue] = {
        "format": FORMAT,
        "game": head.game,
        "profile": head.profile,
        "rules": {
            slot: {name: {**rule} for name, rule in rules.items()}
            for slot, rules in head.rules.items()
        },
        "fingerprint": head.fingerprint,
    }
    if head.seed is not None:
        first["seed"] = head.seed
    lines = [first, *map(_move_to_plain, record.moves)]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def _move_to_plain(move: Move) -> dict[str, PlainValue]:
    seat: dict[str, PlainValue] = {} if move.seat is None else {"seat": move.seat}
    return seat | action_to_plain(move.action)


def _moves(lines: tuple[Line, ...], found: list[Diagnostic]) -> Iterator[Move]:
    seats: int | None = None
    for line in lines:
        finder = Finder(line.span, found)
        entries = finder.mapping(line.value, "a move")
        if entries is None:
            continue
        action = read_action({key: entries[key] for key in entries if key != "seat"}, finder)
        if isinstance(action, Deal):
            seats = len(action.hands)
        seat = _seat(entries, finder, dealt="deal" in entries, seats=seats)
        if action is not None:
            yield Move(seat, action)


def _seat(
    entries: Mapping[str, PlainValue], finder: Finder, *, dealt: bool, seats: int | None
) -> int | None:
    if dealt:
        if "seat" in entries:
            finder.add("unknown-key", "a deal has no `seat`; it names its `dealer`")
        return None
    if "seat" not in entries:
        finder.add("missing-key", "a move lacks its `seat`")
        return None
    seat = finder.whole(entries["seat"], "`seat`")
    if seat is not None and seats is not None and seat >= seats:
        finder.add("out-of-range", f"there is no seat {seat}", hint=f"0 to {seats - 1}")
    return seat


_HEADER = ("format", "game", "profile", "rules", "fingerprint", "seed")


def _header(finder: Finder, value: PlainValue) -> Header | None:
    entries = finder.mapping(value, "the first line of a record")
    if entries is None:
        return None
    finder.keys(entries, _HEADER, "the first line of a record", may_lack=("seed",))
    if "format" in entries and entries["format"] != FORMAT:
        finder.add("record-format", "this is no record of format 1", hint='write `"format": 1`')
    seed = finder.whole(entries["seed"], "`seed`", negative=True) if "seed" in entries else None
    return Header(
        game=finder.text(entries.get("game", ""), "`game`"),
        profile=finder.text(entries.get("profile", ""), "`profile`"),
        rules=_rules(finder, entries.get("rules", {})),
        fingerprint=finder.text(entries.get("fingerprint", ""), "`fingerprint`"),
        seed=seed,
    )


def _rules(finder: Finder, value: PlainValue) -> Rules:
    slots = finder.mapping(value, "`rules`") or {}
    found: dict[str, Mapping[str, Mapping[str, PlainValue]]] = {}
    for slot, rules in slots.items():
        named = finder.mapping(rules, f"the slot `{slot}`") or {}
        found[slot] = MappingProxyType(
            {
                name: MappingProxyType(finder.rule(rule, f"{slot}.{name}"))
                for name, rule in named.items()
            }
        )
    return MappingProxyType(found)
