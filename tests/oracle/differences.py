"""Comparing a round with OpenSpiel's account of it, and telling known differences from others.

K1  spades never open: OpenSpiel lets no hand that holds another suit lead a spade, ever.
K2  bags below zero: it reads bags off the score, and reads ten too few where that is negative.
K3  endings: it judges by what one round changed, never by the totals.

Each is a predicate that says when it must show and how; it is counted where it does, and both a
difference that fits none and a known one that fails to show are reported.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from rounds import Round, Theirs

from spades_rules import ScoreSheet

__all__ = ["Difference", "compare_all", "compare_cards"]

SPADES = 0x1FFF << 39
SUIT = 13
CALLS = 4
SEATS = 4

SHIPPED = {"win_threshold": 500, "mercy_threshold": -350, "win_or_loss_bonus": 200}
"""What OpenSpiel's game is set to when nothing is asked for."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Something on which the two disagree, and which is not known."""

    round: Round
    what: str
    ours: object
    theirs: object


def compare_all(played: Round, theirs: Theirs, count: Counter[str]) -> Iterator[Difference]:
    """Compare calls, cards, trick winners, scores and endings; no known difference but K2, K3."""
    sound = True
    for found in _decisions(played, theirs, count):
        sound = False
        yield found
    if sound:
        yield from _round_end(played, theirs, count)


def compare_cards(played: Round, theirs: Theirs, count: Counter[str]) -> Iterator[Difference]:
    """Compare cards and trick winners alone; no known difference but K1."""
    yield from _decisions(played, theirs, count, spades_open=_leads_after_breaking(played))


def _decisions(
    played: Round,
    theirs: Theirs,
    count: Counter[str],
    *,
    spades_open: frozenset[int] | None = None,
) -> Iterator[Difference]:
    """Compare decision by decision.

    `spades_open` are the leads at which K1 must show; with `None` calls are compared too.
    """
    count["rounds"] += 1
    for place, (turn, legal) in enumerate(zip(played.turns, played.legal, strict=True)):
        if place >= len(theirs.turns):
            yield Difference(played, f"decision {place}", "allowed", theirs.refused)
            return
        if turn != theirs.turns[place]:
            yield Difference(played, f"who is in turn at {place}", turn, theirs.turns[place])
            return
        count["decisions"] += 1
        if place > CALLS and place % SEATS == 0:
            count["trick winners"] += 1
        if place < CALLS and spades_open is not None:
            continue
        count["legal sets"] += 1
        known = spades_open is not None and place in spades_open
        if known and _without_spades(legal, theirs.legal[place]):
            count["K1"] += 1
        elif known or legal != theirs.legal[place]:
            kind = "calls" if place < CALLS else "cards"
            yield Difference(played, f"legal {kind} at {place}", legal, theirs.legal[place])
    if theirs.refused:
        yield Difference(played, "the last card", "allowed", theirs.refused)
        return
    count["trick winners"] += 1
    if played.table.public.won != theirs.taken:
        yield Difference(played, "tricks taken", played.table.public.won, theirs.taken)


def _without_spades(ours: int, theirs: int) -> bool:
    """K1: theirs are ours but for the spades, of which there are some."""
    return theirs == ours & ~SPADES and theirs not in (0, ours)


def _leads_after_breaking(played: Round) -> frozenset[int]:
    """Find the leads by a hand of spades and others after a spade fell on another suit."""
    found = []
    broken = False
    cards = [1 << number for number in played.plays]
    hands = list(played.table.hands)
    for place, (card, seat) in enumerate(zip(cards, played.turns[CALLS:], strict=True)):
        if place % SEATS == 0:
            led_spades = bool(card & SPADES)
            if broken and hands[seat] & SPADES and hands[seat] & ~SPADES:
                found.append(CALLS + place)
        elif card & SPADES and not led_spades:
            broken = True
        hands[seat] ^= card
    return frozenset(found)


def _round_end(played: Round, theirs: Theirs, count: Counter[str]) -> Iterator[Difference]:
    ruleset, public, before = played.table.ruleset, played.table.public, played.before
    standing = ruleset.standing(before.totals, tallies={"bags": before.bags})
    sheet = ruleset.score_sides(ruleset.by_side(public.calls, public.won), standing=standing)
    if theirs.by_bags is None or theirs.by_totals is None:
        return
    for side in (0, 1):
        count["scores"] += 2
        ours, by_bags = sheet.points[side], theirs.by_bags.change[side]
        if ours != by_bags:
            yield Difference(played, f"points of side {side} by bags", ours, by_bags)
            continue
        more = theirs.by_totals.change[side] - ours
        known = _bags_below_zero(played, sheet, side)
        if known and more == 100:
            count["K2"] += 1
        elif known or more:
            what = f"points of side {side} by total"
            yield Difference(played, what, ours, theirs.by_totals.change[side])
    over = ruleset.verdict(sheet.standing).over
    for ended in (theirs.by_bags, theirs.by_totals):
        count["endings"] += 1
        by_change = _ending_by_change(played, ended.change)
        if (ended.over, ended.returns) != by_change:
            got = (ended.over, ended.returns)
            yield Difference(played, "the ending by one round's change", by_change, got)
    if over != theirs.by_totals.over:
        count["K3"] += 1


def _bags_below_zero(played: Round, sheet: ScoreSheet, side: int) -> bool:
    """K2: below zero the last digit stands for ten bags fewer, so one penalty is missing."""
    paid = any(line.rule == "scoring.bags" and line.side == side for line in sheet.settled)
    return played.before.totals[side] < 0 < played.before.bags[side] and paid


def _ending_by_change(played: Round, change: tuple[int, int]) -> tuple[bool, tuple[int, int]]:
    """K3: say whether a round's change ends OpenSpiel's game, and what it then returns.

    A win adds the bonus to the winner's returns, a loss by mercy takes it from the loser's.
    """
    terms = SHIPPED | dict(played.terms)
    win, mercy, bonus = (terms[name] for name in SHIPPED)
    returns = []
    for mine, yours in (change, change[::-1]):
        if mine >= win and mine > yours:
            returns.append(mine + bonus)
        elif mercy and mine <= mercy and mine < yours:
            returns.append(mine - bonus)
        else:
            returns.append(mine)
    return tuple(returns) != change, (returns[0], returns[1])
