"""Every kind of moment at which a card is due: who plays, what is held, led and gone before."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, islice, product

from spades_rules.audit.hands import filled
from spades_rules.audit.histories import START, History, Past, histories, lowest, possible_pasts
from spades_rules.audit.laid import Laid, laid_of
from spades_rules.kernel.narrowing import Narrowed, narrow_cards
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Binds
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.sight import Sees, sight_of
from spades_rules.kernel.state import Table

__all__ = ["Moment", "is_whole", "looks", "moments", "ruled"]


TOLD = frozenset({Sees.HELD, Sees.LED, Sees.FIRST_TRICK, Sees.PAST, Sees.THROWN})
"""What kinds of moments tell apart."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A card is due from a seat that holds some hand."""

    table: PublicTable
    hand: int
    suits: tuple[int, ...]
    """The suits of which the hand holds cards, and no others."""
    pasts: tuple[Past, ...] = ()
    """What has become of each suit in the tricks before."""
    before: tuple[tuple[int, ...], ...] = ()
    """Those tricks in playing order, every card a single bit."""
    game: Table | None = None
    """The game in which it came about, where it did."""


def ruled(ruleset: Ruleset, moment: Moment) -> Narrowed[int]:
    """Ask the rules of play which cards of the hand may be played."""
    table = moment.table
    rules = ruleset.play.to_follow if table.led else ruleset.play.to_lead
    return narrow_cards(rules, table, moment.hand, moment.hand)


def moments(*rulesets: Ruleset) -> Iterator[Moment]:
    """Give moments of every kind that a full deal allows, those of the first trick first.

    Tried are all sets of suits that a hand can be made of, to lead and to follow to each suit, in
    the first trick and later; and as far as rules of play look at it, after everything that can
    have become of each suit, with and without a trump thrown on the lead, and to a low and a high
    lead. Hands are as large as they are at that trick. A suit is led only where every one of the
    rule sets lets somebody lead it.
    """
    laid = laid_of(rulesets[0])
    to_lead = looks(rulesets, Binds.LEADER)
    to_follow = looks(rulesets, Binds.FOLLOWERS)
    for first in (True, False):
        yield from _leaders(laid, first=first, sees=to_lead)
        yield from _followers(laid, rulesets, first=first, sees=to_follow)


def is_whole(*rulesets: Ruleset) -> bool:
    """Tell whether the rules of play can tell nothing apart within a kind of moment."""
    return all(looks(rulesets, binds) <= TOLD for binds in (Binds.LEADER, Binds.FOLLOWERS))


def looks(rulesets: tuple[Ruleset, ...], binds: Binds) -> frozenset[Sees]:
    """Give what rules that can bind a leader, or those who follow, look at."""
    policies = [rule.policy for one in rulesets for rule in one.of("play")]
    bound = [policy for policy in policies if policy.binds in (binds, Binds.ALL)]
    sights = [sight_of(policy) for policy in bound]
    # A rule that does not say may look at everything.
    everything = frozenset((Sees.CARDS, Sees.PAST, Sees.THROWN))
    return frozenset[Sees]().union(*(everything if one is None else one for one in sights))


def _leaders(laid: Laid, *, first: bool, sees: frozenset[Sees]) -> Iterator[Moment]:
    known: set[tuple[int, ...]] = set()
    for moment in _leads(laid):
        if (not moment.before) is first and (Sees.PAST in sees or moment.suits not in known):
            known.add(moment.suits)
            yield moment


def _followers(
    laid: Laid, rulesets: tuple[Ruleset, ...], *, first: bool, sees: frozenset[Sees]
) -> Iterator[Moment]:
    for led, held in product(laid.suits, _sets(laid.suits)):
        ways: Iterable[Iterable[Moment]]
        if Sees.PAST in sees:
            ways = (_replies(laid, past, held, led) for past in _pasts(laid, first=first))
        else:
            ways = (_any_replies(laid, held, led, first=first),)
        for way in ways:
            legal = (one for one in way if all(_may_lead(rules, one) for rules in rulesets))
            for moment in islice(legal, 1):
                yield moment
                thrown = _with_trump(laid, moment) if Sees.THROWN in sees else None
                if thrown is not None:
                    yield thrown
                high = _with_high_lead(moment) if Sees.CARDS in sees else None
                if high is not None and all(_may_lead(rules, high) for rules in rulesets):
                    yield high


def _sets(suits: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Give the sets of suits that a hand can be made of, the more the more ordinary."""
    return tuple(held for size in range(len(suits), 0, -1) for held in combinations(suits, size))


def _pasts(laid: Laid, *, first: bool) -> tuple[tuple[Past, ...], ...]:
    """Give what can have become of each suit before the first trick, or before a later one."""
    start = (Past.UNTOUCHED,) * len(laid.suits)
    if first:
        return (start,)
    return tuple(pasts for pasts in possible_pasts(len(laid.suits)) if pasts != start)


# Values that never change, of the few packs that one process compares with.
@lru_cache(maxsize=4)
def _leads(laid: Laid) -> tuple[Moment, ...]:
    found: list[Moment] = []
    for first in (True, False):
        for pasts in _pasts(laid, first=first):
            # Most hands come after the same shortest tricks.
            shortest = next(_befores(laid, pasts, ()), None)
            table = _table(laid, shortest) if shortest else None
            for held in _sets(laid.suits):
                for before in _befores(laid, pasts, held):
                    hand = filled(held, _free(laid, before), laid.each - before.tricks)
                    if hand:
                        here = table if table and before is shortest else _table(laid, before)
                        found.append(Moment(here, hand, held, pasts, before.laid))
                        break
    return tuple(found)


def _befores(laid: Laid, pasts: tuple[Past, ...], held: tuple[int, ...]) -> Iterator[History]:
    """Give ways to such pasts, as many of them as leave every seat a card."""
    if Past.FOLLOWED not in pasts and Past.THROWN not in pasts:
        yield START
        return
    for before in histories(laid.suits, pasts, laid.seats, sum(held)):
        if before.tricks >= laid.each:
            return
        yield before


def _any_replies(laid: Laid, held: tuple[int, ...], led: int, *, first: bool) -> Iterator[Moment]:
    """Give moments at which a seat follows whatever came before, the plainest first.

    A lead that is legal only from a hand of nothing else is so late in a round in which all have
    followed, when few cards are left, sooner than anywhere else.
    """
    pasts = _pasts(laid, first=first)
    special = [past for past in pasts if Past.THROWN in past]
    for past in pasts:
        if past not in special:
            yield from _shortest(laid, past, held, led)
    if not first:
        evenly = (Past.FOLLOWED,) * len(laid.suits)
        yield from reversed(tuple(_replies(laid, evenly, held, led)))
    for past in special:
        yield from _shortest(laid, past, held, led)


@lru_cache(maxsize=20_000)
def _shortest(
    laid: Laid, pasts: tuple[Past, ...], held: tuple[int, ...], led: int
) -> tuple[Moment, ...]:
    """Give the first moment of a kind at which a seat follows, if there is one."""
    return tuple(islice(_replies(laid, pasts, held, led), 1))


def _replies(
    laid: Laid, pasts: tuple[Past, ...], held: tuple[int, ...], led: int
) -> Iterator[Moment]:
    """Give moments of a kind at which a seat follows to a low lead, the earliest first."""
    for before in _befores(laid, pasts, held):
        free = _free(laid, before)
        lead = led & free & -(led & free)
        hand = filled(held, free & ~lead, laid.each - before.tricks) if lead else 0
        if hand:
            yield Moment(_table(laid, before, led, (lead,)), hand, held, pasts, before.laid)


def _with_trump(laid: Laid, moment: Moment) -> Moment | None:
    """Give the same with a low trump thrown on the lead; none where nobody has one to throw."""
    table = moment.table
    left = laid.trumps & ~table.led & ~table.played & ~moment.hand
    if not left:
        return None
    other = table.copy()
    other.trick = (*table.trick, left & -left)
    other.played = table.played | left & -left
    other.turn = table.turn + 1
    return Moment(other, moment.hand, moment.suits, moment.pasts, moment.before)


def _with_high_lead(moment: Moment) -> Moment | None:
    """Give the same to the highest card that can have been led; none where that is the low one."""
    table = moment.table
    (low,) = table.trick
    left = table.led & ~(table.played ^ low) & ~moment.hand
    high = 1 << left.bit_length() - 1
    if high == low:
        return None
    other = table.copy()
    other.trick = (high,)
    other.played = table.played ^ low | high
    return Moment(other, moment.hand, moment.suits, moment.pasts, moment.before)


def _may_lead(ruleset: Ruleset, moment: Moment) -> bool:
    """Tell whether somebody may have led the card, be it because there was no choice."""
    table = moment.table.copy()
    (lead,) = table.trick
    led, table.led, table.trick, table.turn = table.led, 0, (), 0
    table.played = sum(map(sum, moment.before))
    free = ruleset.pack.everything & ~table.played & ~moment.hand
    rest = moment.hand.bit_count() - 1
    for cards in (free & ~led, free & ~lead, free & led & ~lead):
        others = lowest(cards, rest)
        if others is not None:
            hand = lead | others
            if narrow_cards(ruleset.play.to_lead, table, hand, hand).left & lead:
                return True
    return False


def _free(laid: Laid, before: History) -> int:
    return laid.setting.pack.everything & ~before.played


def _table(laid: Laid, before: History, led: int = 0, trick: tuple[int, ...] = ()) -> PublicTable:
    table = PublicTable(laid.setting)
    table.trick_number = before.tricks
    table.takers = (0,) * before.tricks
    table.trick = trick
    table.played = before.played | sum(trick)
    table.off_suit = before.off_suit
    table.mixed = before.mixed
    table.led = led
    table.turn = len(trick)
    return table
