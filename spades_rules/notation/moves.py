"""What somebody did, from its plain form back to an action."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from spades_rules.diagnostics import Diagnostic, Span, allowed, guess
from spades_rules.kernel.actions import Action, Call, Claim, Concede, Deal, Look, Pass, Play
from spades_rules.notation.cards import read_card
from spades_rules.notation.plain import PlainValue
from spades_rules.table.cards import Card

__all__ = ["ACTIONS", "Finder", "read_action"]

_ALONE: Mapping[str, Action] = {"look": Look(), "claim": Claim(), "concede": Concede()}
"""What is done without a word more."""
ACTIONS = ("deal", "call", "look", "pass", "play", "claim", "concede")
"""The words for what can be done, one key each."""

_CALL = re.compile(r"[a-z0-9][a-z0-9_]{0,39}")
_MOST_WHOLE = 2**63
_PAIR = 2


@dataclass(frozen=True, slots=True)
class Finder:
    """Takes plain values for what they should be, and notes at one place what they are instead."""

    span: Span
    found: list[Diagnostic]

    def add(self, code: str, message: str, *, hint: str = "") -> None:
        """Note a finding."""
        self.found.append(Diagnostic(code, message, self.span, hint=hint))

    def mapping(self, value: PlainValue, what: str) -> dict[str, PlainValue] | None:
        """Take a mapping."""
        if isinstance(value, dict):
            return value
        self.add("wrong-type", f"{what} is a mapping")
        return None

    def items(self, value: PlainValue, what: str) -> list[PlainValue]:
        """Take a list."""
        if isinstance(value, list):
            return value
        self.add("wrong-type", f"{what} is a list")
        return []

    def text(self, value: PlainValue, what: str) -> str:
        """Take a text."""
        if isinstance(value, str):
            return value
        self.add("wrong-type", f"{what} is text")
        return ""

    def whole(self, value: PlainValue, what: str, *, negative: bool = False) -> int | None:
        """Take a whole number, from 0 unless it may be negative."""
        if isinstance(value, bool) or not isinstance(value, int):
            self.add("wrong-type", f"{what} is a whole number")
            return None
        if abs(value) >= _MOST_WHOLE or (value < 0 and not negative):
            self.add("out-of-range", f"{what} cannot be so {'small' if value < 0 else 'large'}")
            return None
        return value

    def rule(self, value: PlainValue, rule: str) -> dict[str, PlainValue]:
        """Take a rule: a mapping that names its policy."""
        entries = self.mapping(value, f"the rule `{rule}`")
        if entries is not None and not isinstance(entries.get("policy"), str):
            self.add("missing-key", f"the rule `{rule}` lacks its `policy`")
        return entries or {}

    def keys(
        self,
        entries: Mapping[str, PlainValue],
        known: tuple[str, ...],
        what: str,
        *,
        may_lack: tuple[str, ...] = (),
    ) -> None:
        """Ask for known keys, and for all that may not be lacking."""
        for key in entries:
            if key not in known:
                self.add("unknown-key", f"{what} has no `{key}`", hint=allowed(key, known))
        for key in known:
            if key not in entries and key not in may_lack:
                self.add("missing-key", f"{what} lacks `{key}`")

    def card(self, value: PlainValue) -> Card | None:
        """Take a card."""
        card = read_card(value) if isinstance(value, str) else None
        if card is None:
            said = f"`{value}`" if isinstance(value, str | int) else "this"
            self.add("unknown-card", f"{said} is no card", hint="rank then suit: `AS`, `TD`, `2C`")
        return card

    def cards(self, value: PlainValue, what: str) -> tuple[Card, ...]:
        """Take a list of cards."""
        cards = [self.card(one) for one in self.items(value, what)]
        return tuple(card for card in cards if card is not None)


def read_action(entries: Mapping[str, PlainValue], finder: Finder) -> Action | None:
    """Give the action that a mapping of one key says; none, and findings, where it says none.

    A call comes back with its name alone: how many tricks it promises is for the rules to say.
    """
    for key in entries:
        if key not in ACTIONS:
            names = "allowed: `seat` and one of " + ", ".join(f"`{one}`" for one in ACTIONS)
            hint = f"{guess(key, ACTIONS)} {names}".lstrip()
            finder.add("unknown-key", f"a move has no `{key}`", hint=hint)
    done = [key for key in ACTIONS if key in entries]
    if len(done) != 1:
        if len(done) > 1 or not entries:
            hint = "one of " + ", ".join(f"`{one}`" for one in ACTIONS)
            finder.add("missing-key", "a move says one thing that was done", hint=hint)
        return None
    before = len(finder.found)
    action = _action(done[0], entries[done[0]], finder)
    return action if len(finder.found) == before else None


def _action(kind: str, value: PlainValue, finder: Finder) -> Action | None:
    match kind:
        case "deal":
            return _deal(value, finder)
        case "call":
            word = finder.text(value, "`call`")
            if not _CALL.fullmatch(word):
                finder.add(
                    "unknown-call", "this is no call", hint='write `"4"`, `"nil"` or the like'
                )
            return Call(word)
        case "pass":
            return Pass(finder.cards(value, "`pass`"))
        case "play":
            card = finder.card(value)
            return None if card is None else Play(card)
        case _:
            if value is not True:
                finder.add("wrong-type", f"`{kind}` is true")
            return _ALONE[kind]


def _deal(value: PlainValue, finder: Finder) -> Deal | None:
    entries = finder.mapping(value, "`deal`")
    if entries is None:
        return None
    may_lack = ("draw", "turned")
    finder.keys(entries, ("dealer", "hands", *may_lack), "a deal", may_lack=may_lack)
    dealer = finder.whole(entries.get("dealer", 0), "`dealer`")
    hands = tuple(
        finder.cards(hand, "a hand") for hand in finder.items(entries.get("hands", []), "`hands`")
    )
    draw = tuple(
        tuple(_drawn(one, finder) for one in finder.items(once, "a draw"))
        for once in finder.items(entries.get("draw", []), "`draw`")
    )
    turned = finder.card(entries["turned"]) if "turned" in entries else None
    return Deal(dealer or 0, hands, draw, turned)


def _drawn(value: PlainValue, finder: Finder) -> tuple[int, Card]:
    pair = finder.items(value, "a card drawn")
    if len(pair) != _PAIR:
        finder.add("wrong-type", "a card drawn is a list of a seat and a card")
        return 0, Card("")
    seat, card = finder.whole(pair[0], "a seat"), finder.card(pair[1])
    return seat or 0, card or Card("")
