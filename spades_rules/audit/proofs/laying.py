"""What lies on the table: who sits there, which cards there are, and which of two wins."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from itertools import permutations

from spades_rules.audit.calling import ordinary, words_of
from spades_rules.audit.proofs.comparing import Inputs, compared, fact
from spades_rules.audit.proofs.question import Comparison, Question, Written
from spades_rules.audit.roundstold import first_called, rounds_told
from spades_rules.cases.situations import DealSituation, TableScore, TrickSituation
from spades_rules.kernel.public import strongest
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.table.cards import Card, Suit

__all__ = ["LAYING", "Look"]


@dataclass(frozen=True, slots=True)
class Look:
    """Something to be seen: the seats, a card, or with two cards which of them takes a trick."""

    cards: tuple[Card, ...] = ()
    """None for the seats; of two the first is led, and twins print alike."""
    round: int = 0
    """A round of which the trump suit is looked at; 0 for none."""


SEATS = Look()
"""Who sits at the table, and on which side."""


def _looks(one: Ruleset, other: Ruleset) -> Iterator[Look]:
    """Give everything to be seen, pairs of cards as far as both packs have them."""
    yield SEATS
    if one.moving or other.moving:
        moving = [rules.moving for rules in (one, other) if rules.moving]
        for number in rounds_told(moving):
            yield Look(round=number)
    ours, theirs = dict.fromkeys(one.pack.cards), dict.fromkeys(other.pack.cards)
    both = [card for card in reversed(ours) if card in theirs]
    for pair in permutations(both, 2):
        yield Look(pair)
    for card in both:
        if all(_copies(ruleset, card) > 1 for ruleset in (one, other)):
            yield Look((card, card))
    for card in (*ours, *(card for card in theirs if card not in ours)):
        yield Look((card,))


def _copies(ruleset: Ruleset, card: Card) -> int:
    return ruleset.pack.bits[card].bit_count()


def _times(ruleset: Ruleset, card: Card) -> int:
    return _copies(ruleset, card) if card in ruleset.pack.bits else 0


def _answers(ruleset: Ruleset) -> Callable[[Look], object]:
    """Give the seats and sides, how often a card is there and its suit, or the winner's place."""
    bits = {card: mask & -mask for card, mask in ruleset.pack.bits.items()}
    twins = ruleset.layout.twins
    suit_of = ruleset.suit_of
    suits = {mask: suit for suit, mask in ruleset.suits.items()}

    def answer(look: Look) -> object:
        if look.round:
            return ruleset.deal_facts(0, round=look.round).trump
        if not look.cards:
            return ruleset.seating
        if len(look.cards) == 1:
            bit = bits.get(look.cards[0])
            if bit is None:
                return None
            copies = _copies(ruleset, look.cards[0])
            return copies, suits.get(suit_of[bit]), bool(bit & ruleset.trumps)
        if any(card not in bits for card in look.cards):
            # Rule sets on the way from one to the other have cards that this one has not.
            return None
        led, second = bits[look.cards[0]], bits[look.cards[1]]
        if led == second:
            # The other one of twins.
            second = ruleset.pack.bits[look.cards[1]] & ~led
            second &= -second
        return strongest((led, second), suit_of[led], ruleset.trumps, twins)

    return answer


def _compare(one: Ruleset, other: Ruleset, seed: int) -> Comparison:  # noqa: ARG001 - the question's
    asks = (_answers(one), _answers(other))
    return compared(_looks(one, other), asks, INPUTS, fact, whole=True)


def _values(look: Look) -> tuple[Hashable, ...]:
    led, second = (*look.cards, None, None)[:2]
    return led, second, look.round or None


INPUTS = Inputs(("first card", "other card", "round"), _values)
"""What there is to choose."""


def _written(look: Look, one: Ruleset, other: Ruleset) -> Iterator[Written]:
    # The deal goes round, and comes to a seat that only one of the two has.
    last = min(one.seats, other.seats) - 1
    if look.round:
        yield Written(DealSituation(dealer=one.seats - 1, round=look.round), ("trump",))
    elif not look.cards:
        yield Written(DealSituation(dealer=last), ("next_dealer", "first_call", "each", "left"))
        yield from _shared_scores(one, other)
    elif len(look.cards) > 1:
        trump = Suit("S") if one.moving and other.moving else None
        yield Written(TrickSituation(cards=look.cards, trump=trump), ("winner",))
    elif _times(one, look.cards[0]) != _times(other, look.cards[0]):
        yield Written(DealSituation(dealer=last, cards=look.cards), ("copies",))


def _shared_scores(one: Ruleset, other: Ruleset) -> Iterator[Written]:
    """Give a round of which the score shows who shares one, where the same seats play it."""
    words = set(one.calls.by_name) & set(other.calls.by_name)
    calls = sorted((one.calls.by_name[word] for word in words), key=ordinary)
    if one.seats == other.seats and calls:
        bids = words_of(calls[:1] * one.seats)
        shares = range(one.dealing[1].each, one.dealing[1].each + one.seats)
        tricks = tuple(share // one.seats for share in shares)
        number = first_called(one, other)
        yield Written(TableScore(bids=bids, tricks=tricks, round=number), ("points",))


LAYING = Question(
    "laying", frozenset({"seating", "deck", "ranking", "trump"}), _answers, _compare, _written
)
"""Who sits at the table, and what are the cards?"""
