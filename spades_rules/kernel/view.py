"""What one seat may see of a table, or a spectator: never a card that somebody else still holds."""

from collections.abc import Iterator
from dataclasses import dataclass

from spades_rules.kernel.actions import Action, Call
from spades_rules.kernel.public import Phase, Setting, Standing
from spades_rules.kernel.questions import Step
from spades_rules.kernel.score import ScoreSheet
from spades_rules.kernel.state import Table
from spades_rules.kernel.verdict import Verdict
from spades_rules.kernel.wellformed import known_seat
from spades_rules.table.cards import Card, Suit

__all__ = ["PassSeen", "View", "tricks_of", "view"]


@dataclass(frozen=True, slots=True)
class PassSeen:
    """A pass of cards, as one who looks on sees it."""

    source: int
    """The seat; `STOCK` for cards that were left over and have been taken up."""
    target: int
    """The seat; `STOCK` for cards that have been laid away."""
    count: int
    cards: tuple[Card, ...] | None
    """The cards; none for those who have no part in it, or to whom they are still on their way."""


@dataclass(frozen=True, slots=True)
class View:
    """A table as one seat sees it, or a spectator."""

    seat: int | None
    """The seat that looks; none for a spectator."""
    phase: Phase
    turn: int
    """The seat in turn; -1 when only chance can go on or nothing can."""
    dealer: int
    """The dealer of the round; -1 before the first deal."""
    round: int
    """Which round it is, from 1."""
    turned: Card | None
    """The card that was turned up for the trump suit, if one was."""
    trump: Suit | None
    """The trump suit of the round; none without one, and before the first deal."""
    hand: tuple[Card, ...] | None
    """The cards that the seat holds, weakest first; none while it may not see them."""
    calls: tuple[tuple[int, Call], ...]
    """The calls so far, each (seat, call)."""
    passes: tuple[PassSeen, ...]
    due: Step | None
    """The pass that the seat in turn is to make; none where none is due."""
    trick: tuple[tuple[int, Card], ...]
    """The trick in progress, each (seat, card)."""
    tricks: tuple[tuple[tuple[int, Card], ...], ...]
    """The complete tricks of the round."""
    won: tuple[int, ...]
    """The tricks taken by each seat."""
    claimed: int | None
    """The seat that claimed the rest, if one did."""
    legal: tuple[Action, ...]
    """What the seat may do now; nothing unless it is its turn."""
    standing: Standing
    sheets: tuple[ScoreSheet, ...]
    verdict: Verdict


def view(table: Table, seat: int | None) -> View:
    """Give a table as a seat sees it, or a spectator for `None`.

    Raises `ValueError` where there is no such seat.
    """
    if seat is not None:
        known_seat(seat, len(table.hands))
    public = table.public
    shown = seat is not None and sees_hand(table, seat)
    played = _played(table)
    size = len(table.hands)
    return View(
        seat=seat,
        phase=table.phase,
        turn=table.turn,
        dealer=public.setting.dealer,
        round=public.setting.round,
        turned=next(iter(table.ruleset.pack.cards_of(public.setting.turned)), None),
        trump=_trump(public.setting) if public.setting.dealer >= 0 else None,
        hand=table.ruleset.pack.cards_of(table.hand(seat)) if shown and seat is not None else None,
        calls=public.calls,
        passes=tuple(_passes(table, seat)),
        due=table.passing.steps[0] if table.phase is Phase.EXCHANGE else None,
        trick=played[public.trick_number * size :],
        tricks=tricks_of(table),
        won=public.won,
        claimed=table.claimed,
        legal=table.legal() if seat is not None and seat == table.turn else (),
        standing=table.standing,
        sheets=table.sheets,
        verdict=table.verdict,
    )


def _trump(setting: Setting) -> Suit | None:
    trumps = setting.trumps
    return next((suit for suit, cards in setting.suits.items() if trumps and cards == trumps), None)


def _passes(table: Table, seat: int | None) -> Iterator[PassSeen]:
    """Give the passes of the round; who gets cards sees them no sooner than they arrive."""
    passing = table.passing
    for source, target, cards in passing.given:
        arrived = (target, cards) not in passing.arriving
        shown = seat == source or (seat == target and arrived)
        seen = table.ruleset.pack.cards_of(cards) if shown else None
        yield PassSeen(source, target, cards.bit_count(), seen)


def sees_hand(table: Table, seat: int) -> bool:
    """Tell whether a seat may see its own cards now.

    It may not while a blind call is open to it, or will be once cards have been passed, and it has
    neither called nor looked.
    """
    calling = table.phase is Phase.CALLS
    if not (calling or table.passing.before) or table.looked >> seat & 1:
        return True
    calls = table.ruleset.calls
    if calling and seat == table.public.turn:
        return not calls.blind(table.public, seat)
    return not any(call.blind for call in calls.offers(table.public, seat))


def tricks_of(table: Table) -> tuple[tuple[tuple[int, Card], ...], ...]:
    """Give the complete tricks of the round in progress or just over, each in playing order."""
    played = _played(table)
    size = len(table.hands)
    return tuple(
        played[start : start + size] for start in range(0, table.public.trick_number * size, size)
    )


def _played(table: Table) -> tuple[tuple[int, Card], ...]:
    """Give every card played this round in order, each (seat, card)."""
    ruleset, public, size = table.ruleset, table.public, len(table.hands)
    cards = [play.card for play in table.plays]
    seat = ruleset.leader(public, table.hands) if cards else 0
    found: list[tuple[int, Card]] = []
    for start in range(0, len(cards), size):
        trick = cards[start : start + size]
        found.extend(((seat + place) % size, card) for place, card in enumerate(trick))
        if len(trick) == size:
            seat = public.takers[start // size]
    return tuple(found)
