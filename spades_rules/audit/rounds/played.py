"""A round played under two rule sets to the first card on which their answers part."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, islice
from operator import ne
from typing import TypeAlias

from spades_rules.audit.histories import possible_pasts
from spades_rules.audit.plays import Moment
from spades_rules.audit.rounds.filling import fill
from spades_rules.audit.rounds.kinds import CardKind, kind_at, kind_of
from spades_rules.audit.rounds.opened import opened
from spades_rules.audit.rounds.pair import Tables, alike, written
from spades_rules.audit.rounds.scripts import Lay, Script, scripts
from spades_rules.audit.rounds.sketches import Sketches
from spades_rules.cases.situations import RoundsSituation
from spades_rules.kernel.narrowing import Narrowed, narrow_cards
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table

__all__ = ["to_play"]

_TRIED = 600
"""How many ways to a decision of the very kind are tried, or begun."""
_TRIED_ELSE = 150
"""How many of them where something else has become of the suits."""
_TRIED_BY_CARD = 3000
"""How many of all are tried where a rule on single cards decides too, and refuses most of them."""
_USUAL = 13
"""How many cards a hand has at most tables."""
_FEWEST = 8
"""Of a suit up to four cards are gone in a sketch, some lie on the table, and two are held."""

_Way: TypeAlias = tuple[Lay, Script | None, CardKind]
"""A script, the table to play it at, and the kind of decision to which it is to lead."""


def to_play(one: Ruleset, other: Ruleset, moment: Moment) -> RoundsSituation | None:
    """Give a round that both rule sets allow, to a card on which they part as at a moment.

    The decision is of the kind of the moment: the same suits are held, led and lie on the table,
    in the first trick or later, and the same has become of every suit. Where no round comes to
    that, what has become of the suits may be something else, as near to it as can be. None where
    no round is found at all.
    """
    if not alike(one, other):
        return None
    lay = _lay(one, other)
    if lay is None:
        return None
    sketches = lay.sketches
    if not sketches.by_card:
        return _played(_scripted(lay, _near(kind_of(moment))))
    ways: Iterator[_Way] = iter(())
    if not sketches.parted_by_card:
        ways = islice(_scripted(lay, _near(kind_of(moment))), _TRIED_BY_CARD)
    # A script is told in suits, and seldom comes to what a rule about single cards looks at.
    wary = replace(lay, sketches=replace(sketches, wary=True))
    return _played(chain(ways, _scripted(wary, islice(_near(kind_of(moment)), 1))))


def _scripted(lay: Lay, kinds: Iterator[tuple[CardKind, int]]) -> Iterator[_Way]:
    """Give ways to decisions of some kinds at which the two may part."""
    for near, tries in kinds:
        if lay.sketches.may_part(near):
            # There are many more ways where hands are larger, and few of them lead there.
            many = tries * (1 + 10 * max(0, lay.each - _USUAL))
            yield from ((lay, script, near) for script in islice(scripts(lay, near), many))


def _played(ways: Iterator[_Way]) -> RoundsSituation | None:
    """Play the first way that leads to where the two part; none where no way does."""
    for lay, script, near in ways:
        tables = None if script is None else _led_to(lay, script, near)
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


def _lay(one: Ruleset, other: Ruleset) -> Lay | None:
    """Find who leads after ordinary calls; none where the two do not agree on it.

    None, too, where a suit has too few cards to sketch a table with.
    """
    suits = tuple(suit for suit in one.suits.values() if suit)
    if min(suit.bit_count() for suit in suits) < _FEWEST:
        return None
    each = one.dealing[1].each
    tables = opened(one, other, tuple((1 << each) - 1 << each * seat for seat in range(one.seats)))
    if tables is None:
        return None
    sketches = Sketches(one, other, suits)
    return Lay(sketches, one.trumps, one.seats, each, tables[0].turn)


def _led_to(lay: Lay, script: Script, kind: CardKind) -> Tables | None:
    """Play a script at both tables; none where it cannot be dealt, or is not allowed."""
    deal = fill(lay, script, kind.held)
    one, other = lay.sketches.one, lay.sketches.other
    tables = None if deal is None else opened(one, other, deal.hands)
    if deal is None or tables is None or tables[0].turn != lay.opener:
        return None
    play_of = one.layout.play_of
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
