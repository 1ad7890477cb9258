"""Every kind of moment at which a card is due: who plays, what is held, led and gone before."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, combinations

from spades_rules.audit.hands import filled
from spades_rules.audit.histories import START, History, histories, lowest
from spades_rules.kernel.narrowing import Narrowed, narrow_cards
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["Moment", "moments", "ruled"]


@dataclass(frozen=True, slots=True)
class Moment:
    """A card is due from a seat that holds some hand."""

    table: PublicTable
    hand: int
    suits: tuple[int, ...]
    """The suits of which the hand holds cards, and no others."""


def ruled(ruleset: Ruleset, moment: Moment) -> Narrowed[int]:
    """Ask the rules of play which cards of the hand may be played."""
    table = moment.table
    rules = ruleset.play.to_follow if table.led else ruleset.play.to_lead
    return narrow_cards(rules, table, moment.hand, moment.hand)


def moments(ruleset: Ruleset) -> Iterator[Moment]:
    """Give moments of every kind that a full deal allows, those of the first trick first.

    Tried are all sets of suits that a hand can be made of, leading and following to each suit, a
    low card and a high one led, with and without a trump thrown on it, after each of `histories`.
    Hands are as large as they are at that trick. A suit is led only where the leader may lead it.
    """
    suits = [mask for mask in ruleset.suits.values() if mask]
    sets = [held for number in range(len(suits)) for held in combinations(suits, number + 1)]
    for past in chain(((START,),), histories(ruleset)):
        for held in sets:
            yield from _leading(ruleset, past, held)
        for led in suits:
            for held in sets:
                yield from _following(ruleset, past, held, led)


def _leading(
    ruleset: Ruleset, past: tuple[History, ...], suits: tuple[int, ...]
) -> Iterator[Moment]:
    for before in past:
        hand = filled(suits, ruleset.pack.everything & ~before.played, _size(ruleset, before))
        if hand:
            yield Moment(_table(ruleset, before), hand, suits)
            return


def _following(
    ruleset: Ruleset, past: tuple[History, ...], suits: tuple[int, ...], led: int
) -> Iterator[Moment]:
    for before in past:
        free = ruleset.pack.everything & ~before.played
        lead = led & free & -(led & free)
        hand = filled(suits, free & ~lead, _size(ruleset, before)) if lead else 0
        if not hand or not _may_lead(ruleset, before, lead, led, free & ~hand):
            continue
        yield Moment(_table(ruleset, before, led, (lead,)), hand, suits)
        left = free & ~hand & ~lead
        trumps = ruleset.trumps & ~led & left
        if trumps:
            yield Moment(_table(ruleset, before, led, (lead, trumps & -trumps)), hand, suits)
        if led & left:
            high = 1 << (led & left).bit_length() - 1
            yield Moment(_table(ruleset, before, led, (high,)), hand, suits)
        return


def _may_lead(ruleset: Ruleset, before: History, lead: int, led: int, free: int) -> bool:
    """Tell whether a hand out of some cards may lead a card, be it because it has no choice."""
    table = _table(ruleset, before)
    rest = _size(ruleset, before) - 1
    for cards in (free & ~led, free & ~lead, free & led & ~lead):
        others = lowest(cards, rest)
        if others is not None:
            hand = lead | others
            if narrow_cards(ruleset.play.to_lead, table, hand, hand).left & lead:
                return True
    return False


def _size(ruleset: Ruleset, before: History) -> int:
    each: int = ruleset.dealing[1].each
    return each - before.tricks


def _table(
    ruleset: Ruleset, before: History, led: int = 0, trick: tuple[int, ...] = ()
) -> PublicTable:
    table = PublicTable(ruleset.waiting.setting)
    table.trick_number = before.tricks
    table.takers = (0,) * before.tricks
    table.played = before.played | sum(trick)
    table.off_suit = before.off_suit
    table.mixed = before.mixed
    table.trick = trick
    table.led = led
    table.turn = len(trick)
    return table
