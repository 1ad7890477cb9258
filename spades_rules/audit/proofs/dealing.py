"""Who deals, and how the cards go round: every dealer, and draws in which ranks and suits tie."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from itertools import chain, permutations, product
from typing import TypeAlias

from spades_rules.audit.proofs.comparing import Inputs, compared, fact, parted
from spades_rules.audit.proofs.question import Comparison, Question, Written
from spades_rules.audit.roundstold import rounds_told
from spades_rules.cases.situations import DealSituation, DrawSituation
from spades_rules.kernel.questions import DealsByRound
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.table.cards import Card

__all__ = ["DEALING", "ToDeal"]

Draw: TypeAlias = tuple[tuple[tuple[int, Card], ...], ...]
"""Cards drawn for the first deal, each (seat, card), once or over again."""


@dataclass(frozen=True, slots=True)
class ToDeal:
    """A seat has dealt, or cards are drawn for the first deal."""

    dealer: int
    draw: Draw = ()
    round: int | None = None
    """Which round is dealt; none where every round has as many cards."""


def _deals(one: Ruleset, other: Ruleset) -> Iterator[ToDeal]:
    """Give every dealer, and where one draws for the deal every way in which seats can be level."""
    seats = min(one.seats, other.seats)
    rules = [ruleset.dealing[1] for ruleset in (one, other)]
    changing = any(isinstance(rule, DealsByRound) for rule in rules)
    for dealer in range(seats):
        yield ToDeal(dealer, round=1 if changing else None)
    for number in rounds_told(rules)[1:] if changing else ():
        yield ToDeal(seats - 1, round=number)
    if (one.dealing[1].draws() or other.dealing[1].draws()) and one.seats == other.seats:
        for draw in _draws(one):
            yield ToDeal(0, draw)


def _draws(ruleset: Ruleset) -> Iterator[Draw]:
    """Give first draws in every order of ranks and suits, and second draws of who was level."""
    heights = ruleset.layout.heights()
    ranks: dict[int, list[Card]] = {}
    for card in sorted(heights, key=lambda card: (-heights[card], card)):
        ranks.setdefault(heights[card], []).append(card)
    seats = ruleset.seats
    # With a card that has no equal, such as a joker, nobody can be level.
    few = [cards for cards in ranks.values() if len(cards) > 1][:seats] or list(ranks.values())
    for places in product(range(len(few)), repeat=seats):
        # Each order of ranks once: of the ranks used none is left out between two others.
        if set(places) == set(range(len(set(places)))):
            for suits in _suits(places, [len(cards) for cards in few]):
                cards = [few[place][suit] for place, suit in zip(places, suits, strict=True)]
                yield (tuple(enumerate(cards)),)
    top, low = few[0], few[-1]
    if len(top) > 1:
        level = tuple(enumerate((*top[:2], *low[: seats - 2])))
        for pair in permutations((*top, *low), 2):
            yield (level, tuple(enumerate(pair)))


def _suits(places: tuple[int, ...], many: list[int]) -> Iterator[tuple[int, ...]]:
    """Give the suits in which seats can have drawn some ranks, those who are level in every order.

    None where more seats have drawn a rank than it has cards.
    """
    level = [[seat for seat, own in enumerate(places) if own == place] for place in {*places}]
    if all(len(seats) <= many[places[seats[0]]] for seats in level):
        for orders in product(*(permutations(range(len(seats))) for seats in level)):
            drawn = dict(zip(chain(*level), chain(*orders), strict=True))
            yield tuple(drawn[seat] for seat in range(len(places)))


def _answers(ruleset: Ruleset) -> Callable[[ToDeal], object]:
    """Give the cards each and who deals next, or who deals first if cards decide that."""
    rule, heights = ruleset.dealing[1], ruleset.layout.heights()

    def answer(deal: ToDeal) -> object:
        if not deal.draw:
            return ruleset.each_in(deal.round or 1), rule.next_dealer(deal.dealer, ruleset.seating)
        return rule.drawn_dealer(deal.draw, heights) if rule.draws() else None

    return answer


def _compare(one: Ruleset, other: Ruleset, seed: int) -> Comparison:  # noqa: ARG001 - the question's
    asks = (_answers(one), _answers(other))
    return compared(_deals(one, other), asks, INPUTS, fact, whole=True)


def _parts(one: Ruleset, other: Ruleset, seed: int) -> bool:  # noqa: ARG001 - the question's
    return parted(_deals(one, other), (_answers(one), _answers(other)))


def _values(deal: ToDeal) -> tuple[Hashable, ...]:
    return deal.dealer, deal.round, deal.draw or None


INPUTS = Inputs(("dealer", "round", "draw"), _values)
"""What a deal is made of."""


def _written(deal: ToDeal, one: Ruleset, other: Ruleset) -> Iterator[Written]:  # noqa: ARG001 - the question's
    if deal.draw:
        cards = tuple(tuple(card for _, card in drawn) for drawn in deal.draw)
        yield Written(DrawSituation(cards=cards), ("dealer",))
    else:
        situation = DealSituation(dealer=deal.dealer, round=deal.round or 1)
        yield Written(situation, ("next_dealer", "each", "left"))


DEALING = Question("dealing", frozenset({"dealing"}), _answers, _compare, _written, parts=_parts)
"""Who deals, and how many cards does each seat get?"""
