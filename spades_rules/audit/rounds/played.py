"""A round played under two rule sets to the first card on which their answers part."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from operator import ne

from spades_rules.audit.histories import possible_pasts
from spades_rules.audit.plays import Moment
from spades_rules.audit.rounds.filling import fill
from spades_rules.audit.rounds.kinds import CardKind, kind_at, kind_of
from spades_rules.audit.rounds.pair import (
    Tables,
    alike,
    both_call,
    both_do,
    dealers,
    two_tables,
    written,
)
from spades_rules.audit.rounds.scripts import Lay, Script, scripts
from spades_rules.audit.rounds.sketches import Sketches
from spades_rules.cases.situations import RoundsSituation
from spades_rules.kernel.actions import Call, Deal
from spades_rules.kernel.narrowing import Narrowed, narrow_cards
from spades_rules.kernel.public import Phase
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table

__all__ = ["to_play"]

_ORDINARY = ("3", "4", "2", "5", "1")
"""The calls that are said where nothing hangs on them, the first choice first."""
_TRIED = 600
"""How many ways to a decision of the very kind are tried, or begun."""
_TRIED_ELSE = 150
"""How many of them where something else has become of the suits."""


def to_play(one: Ruleset, other: Ruleset, moment: Moment) -> RoundsSituation | None:
    """Give a round that both rule sets allow, to a card on which they part as at a moment.

    The decision is of the kind of the moment: the same suits are held, led and lie on the table,
    in the first trick or later, and the same has become of every suit. Where no round comes to
    that, what has become of the suits may be something else, as near to it as can be. None where
    no round is found at all.
    """
    if not alike(one, other):
        return None
    laid = _laid(one, other)
    if laid is None:
        return None
    for near, tries in _near(kind_of(moment)):
        if not laid.lay.sketches.may_part(near):
            continue
        for script in islice(scripts(laid.lay, near), tries):
            tables = None if script is None else _led_to(laid, script, near)
            if tables is not None and _parts(tables):
                return written(tables)
    return None


def _near(kind: CardKind) -> Iterator[tuple[CardKind, int]]:
    """Give the kind, then those in which other things have become of the suits, the nearest first.

    Beside each stands how many ways to it are tried.
    """
    yield kind, _TRIED
    if not kind.first:
        others = [pasts for pasts in possible_pasts(len(kind.pasts)) if pasts != kind.pasts]
        for pasts in sorted(others, key=lambda pasts: sum(map(ne, pasts, kind.pasts))):
            yield replace(kind, pasts=pasts), _TRIED_ELSE


@dataclass(frozen=True, slots=True)
class _Laid:
    """Two rule sets that lay the same table, before a first deal."""

    one: Ruleset
    other: Ruleset
    dealer: int
    lay: Lay


def _laid(one: Ruleset, other: Ruleset) -> _Laid | None:
    """Find who leads after ordinary calls; none where the two do not agree on it."""
    sketches = Sketches(one, other, tuple(suit for suit in one.suits.values() if suit))
    each = one.dealing[1].each
    lay = Lay(sketches, one.trumps, one.seats, each, opener=0)
    laid = _Laid(one, other, next(dealers(one, other, 1))[0], lay)
    cards = (1 << each) - 1
    tables = _called(laid, tuple(cards << each * seat for seat in range(one.seats)))
    if tables is None:
        return None
    return replace(laid, lay=replace(laid.lay, opener=tables[0].turn))


def _called(laid: _Laid, hands: tuple[int, ...]) -> Tables | None:
    """Deal and say ordinary calls at both tables, up to the first lead."""
    tables = two_tables(laid.one, laid.other)
    deal = Deal(laid.dealer, tuple(map(laid.one.pack.cards_of, hands)))
    if not both_do(tables, deal):
        return None
    while tables[0].phase is Phase.CALLS:
        call = _ordinary(tables)
        if call is None or not both_call(tables, call):
            return None
    ready = all(table.phase is Phase.PLAY for table in tables)
    return tables if ready and tables[0].turn == tables[1].turn else None


def _ordinary(tables: Tables) -> str | None:
    """Give an ordinary call that is open at both tables, once the hand has been looked at."""
    open_calls = [_open(table) for table in tables]
    names = [name for name in open_calls[0] if name in open_calls[1]]
    return min(names, key=_ordinary_first, default=None)


def _ordinary_first(name: str) -> int:
    return _ORDINARY.index(name) if name in _ORDINARY else len(_ORDINARY)


def _open(table: Table) -> tuple[str, ...]:
    seat = table.turn
    calls = table.ruleset.calls.legal(table.public, seat, table.hands[seat], looked=True)
    return tuple(action.name for action in calls if isinstance(action, Call))


def _led_to(laid: _Laid, script: Script, kind: CardKind) -> Tables | None:
    """Play a script at both tables; none where it cannot be dealt, or is not allowed."""
    deal = fill(laid.lay, script, kind.held)
    tables = None if deal is None else _called(laid, deal.hands)
    if deal is None or tables is None or tables[0].turn != laid.lay.opener:
        return None
    play_of = laid.one.layout.play_of
    for card in deal.cards:
        if not all(table.legal_mask & card for table in tables):
            return None
        for table in tables:
            table.push(play_of[card])
    public = tables[0].public
    return tables if kind_at(public, tables[0].hand(public.turn)) == kind else None


def _parts(tables: Tables) -> bool:
    """Tell whether the cards allowed, or the reasons, differ at two tables."""
    ours, theirs = map(_ruled, tables)
    return ours != theirs


def _ruled(table: Table) -> Narrowed[int]:
    rules = table.ruleset.play
    hand = table.hand(table.turn)
    return narrow_cards(
        rules.to_follow if table.public.led else rules.to_lead, table.public, hand, hand
    )
