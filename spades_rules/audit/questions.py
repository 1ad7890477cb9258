"""What each rule can be asked: by the question that it answers, every situation that tells."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import permutations
from types import MappingProxyType
from typing import Any

from spades_rules.audit.callrounds import few_standings, standings, ways
from spades_rules.audit.claims import claim_moments
from spades_rules.audit.domains import Domain, remembered
from spades_rules.audit.endings import final_scores
from spades_rules.audit.hands import sample_hands
from spades_rules.audit.plays import moments, ruled
from spades_rules.audit.scores import may_earn_otherwise, side_rounds, tallies
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.table.cards import Card

__all__ = ["domains"]


def domains(ruleset: Ruleset) -> Callable[[Rule], Domain]:
    """Give for each rule the domain in which it can make a difference.

    What is asked there is the whole rule set, so that a rule that others outdo makes none. The
    situations are remembered for as long as the answer is kept.
    """
    found: dict[str, Domain] = {}

    def domain_of(rule: Rule) -> Domain:
        question = _question(rule)
        if question not in found:
            made = _MAKERS.get(question, _laid_out_domain)(ruleset)
            found[question] = replace(made, situations=remembered(made.situations()))
        return found[question]

    return domain_of


def _question(rule: Rule) -> str:
    if rule.slot == "scoring":
        return "settling" if hasattr(rule.policy, "settle") else "earning"
    together = {"contract": "earning", "bidding": "calls", "result": "ending"}
    return together.get(rule.slot, rule.slot)


def _laid_out(ruleset: Ruleset) -> Callable[[object], object]:
    laid = (ruleset.seating, ruleset.pack.cards, tuple(ruleset.suits.items()), ruleset.trumps)
    return lambda _: laid


def _deals(ruleset: Ruleset) -> Iterator[tuple[Any, ...]]:
    """Give every dealer, and draws for the first deal in which ranks and suits are level."""
    for dealer in range(ruleset.seats):
        yield (dealer, None)
    ranks = ruleset.layout.heights()
    best = sorted(ranks, key=lambda card: (-ranks[card], card))
    seats = ruleset.seating.seats
    drawn = best[: seats + 1]
    for cards in permutations(drawn, seats):
        yield (0, (tuple(enumerate(cards)),))
    # A second draw of those who were level in the first, with the same two cards and with others.
    first = tuple(enumerate((*best[:2], *best[-(seats - 2) :])))
    for pair in permutations(best[: seats + 2], 2):
        yield (0, (first, tuple(enumerate(pair))))


def _dealt(ruleset: Ruleset) -> Callable[[tuple[Any, ...]], object]:
    rule = ruleset.dealing[1]
    ranks: dict[Card, int] = dict(ruleset.layout.heights())

    def answer(deal: tuple[Any, ...]) -> object:
        dealer, draw = deal
        if draw is None:
            return rule.each, rule.draws(), rule.next_dealer(dealer, ruleset.seating)
        return rule.drawn_dealer(draw, ranks) if rule.draws() else None

    return answer


def _turns_to_call(ruleset: Ruleset) -> Iterator[tuple[Any, ...]]:
    """Give every turn to call at every telling score, without a hand and with several."""
    hands = sample_hands(ruleset) if ruleset.calls.barring else (None,)
    for standing in standings(ruleset):
        for table in ways(ruleset, standing, ruleset.seating.seats - 1):
            if table.turn >= 0:
                for hand in hands:
                    yield table, hand


def _called(ruleset: Ruleset) -> Callable[[tuple[Any, ...]], object]:
    calls = ruleset.calls

    def answer(turn: tuple[Any, ...]) -> object:
        table, hand = turn
        seen = calls.choices(table, table.turn, hand, looked=True)
        return calls.blind(table, table.turn), frozenset(seen.allowed), seen.waived

    return answer


def _called_out(ruleset: Ruleset) -> Iterator[Any]:
    """Give all that can have been called, for every dealer."""
    for standing in few_standings(ruleset):
        for dealer in range(ruleset.seats):
            for table in ways(ruleset, standing, dealer):
                if table.turn < 0:
                    yield table


def _played(ruleset: Ruleset) -> Callable[[Any], object]:
    def answer(moment: Any) -> object:  # noqa: ANN401 - of `moments`
        found = ruled(ruleset, moment)
        return found.left, found.waived

    return answer


def _claimed(ruleset: Ruleset) -> Callable[[Any], object]:
    return lambda moment: bool(ruleset.claims(*moment))


def _earned(ruleset: Ruleset) -> Callable[[Any], object]:
    earned = ruleset.scoring.earned

    def answer(side: Any) -> object:  # noqa: ANN401 - of `side_rounds`
        found = earned(side.calls, side.tricks)
        return found.points, {name: count for name, count in found.counts if count}

    return answer


def _settled(ruleset: Ruleset) -> Callable[[Any], object]:
    def answer(counts: Any) -> object:  # noqa: ANN401 - of `tallies`
        return [
            (side, line.points, line.tally, line.count)
            for _, policy in ruleset.scoring.settling
            for side, line in policy.settle(counts)
            if line.points or line.count
        ]

    return answer


def _laid_out_domain(ruleset: Ruleset) -> Domain:  # noqa: ARG001 - asked like the others
    """Ask what lies on the table before anybody does anything."""
    return Domain(lambda: iter(("the table",)), _laid_out)


_MAKERS: Mapping[str, Callable[[Ruleset], Domain]] = MappingProxyType(
    {
        "dealing": lambda rules: Domain(lambda: _deals(rules), _dealt),
        "calling": lambda rules: Domain(lambda: iter(range(rules.seats)), _call_order),
        "calls": lambda rules: Domain(lambda: _turns_to_call(rules), _called),
        "exchange": lambda rules: Domain(lambda: _called_out(rules), _steps),
        "leading": lambda rules: Domain(lambda: _called_out(rules), _leader),
        "play": lambda rules: Domain(lambda: moments(rules), _played),
        "claim": lambda rules: Domain(lambda: claim_moments(rules), _claimed),
        "earning": lambda rules: Domain(lambda: side_rounds(rules), _earned, may_earn_otherwise),
        "settling": lambda rules: Domain(lambda: tallies(rules), _settled),
        "ending": lambda rules: Domain(lambda: final_scores(rules), _verdict),
    }
)
"""The domain of each question that is asked after the table is laid."""


def _call_order(ruleset: Ruleset) -> Callable[[Any], object]:
    return ruleset.call_order


def _steps(ruleset: Ruleset) -> Callable[[Any], object]:
    return ruleset.steps


def _leader(ruleset: Ruleset) -> Callable[[Any], object]:
    leader: Callable[[Any], object] = ruleset.leading[1].leader
    return leader


def _verdict(ruleset: Ruleset) -> Callable[[Any], object]:
    return ruleset.verdict
