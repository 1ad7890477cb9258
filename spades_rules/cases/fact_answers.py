"""What follows at once from the rules: who wins, deals, leads, and passes cards."""

from collections.abc import Sequence
from typing import assert_never

from spades_rules.cases.answers import Dealt, FirstDealer, Seat
from spades_rules.cases.fitting import Fitting
from spades_rules.cases.situations import (
    DealSituation,
    DrawSituation,
    ExchangeSituation,
    LeadSituation,
    MisdealSituation,
    TrickSituation,
)
from spades_rules.kernel.misdeals import NewDeal, new_deal
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Step, TakenBy
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.table.cards import Card

__all__ = ["answer_fact"]


def answer_fact(
    situation: TrickSituation
    | DealSituation
    | MisdealSituation
    | DrawSituation
    | LeadSituation
    | ExchangeSituation,
    fitting: Fitting,
) -> Seat | Dealt | NewDeal | FirstDealer | tuple[Step, ...] | None:
    """Tell who wins, deals, leads or passes cards; nothing where the situation does not fit."""
    match situation:
        case TrickSituation():
            return _trick(situation, fitting)
        case DealSituation():
            return _deal(situation, fitting)
        case MisdealSituation():
            return _misdeal(situation, fitting)
        case DrawSituation():
            return _draw(situation, fitting)
        case LeadSituation():
            return _lead(situation, fitting)
        case ExchangeSituation():
            return _exchange(situation, fitting)
        case _:
            assert_never(situation)


def _trick(trick: TrickSituation, fitting: Fitting) -> Seat | None:
    seats = fitting.ruleset.seating.seats
    fitting.count(len(trick.cards), range(1, seats + 1), "cards in a trick", "cards")
    fitting.cards((trick.cards, ("cards",)))
    fitting.trump(trick.trump)
    if fitting.found:
        return None
    winner = fitting.ruleset.winner(trick.cards, trump=trick.trump)
    return Seat(winner, "table.trick_winner")


def _deal(deal: DealSituation, fitting: Fitting) -> Dealt | None:
    fitting.seat(deal.dealer, "dealer")
    if fitting.found:
        return None
    ruleset = fitting.ruleset
    known = ruleset.pack.bits
    copies = tuple(known[card].bit_count() if card in known else 0 for card in deal.cards)
    return Dealt(ruleset.deal_facts(deal.dealer, round=deal.round), copies)


def _misdeal(misdeal: MisdealSituation, fitting: Fitting) -> NewDeal | None:
    each = fitting.ruleset.dealing[1].each
    fitting.count(len(misdeal.hand), (each,), "cards in a whole hand", "hand")
    fitting.cards((misdeal.hand, ("hand",)))
    return None if fitting.found else new_deal(fitting.ruleset, misdeal.hand)


def _draw(draw: DrawSituation, fitting: Fitting) -> FirstDealer | None:
    for place, cards in enumerate(draw.cards):
        # Who was level draws from the whole pack again.
        fitting.cards((cards, ("cards", place)))
    if fitting.found:
        return None
    rule, dealing = fitting.ruleset.dealing
    ranks = fitting.ruleset.layout.heights()
    level = tuple(range(fitting.ruleset.seating.seats))
    drawn = []
    for place, cards in enumerate(draw.cards):
        what = "seats that are level" if place else "seats"
        fitting.count(len(cards), (len(level),), what, "cards", place)
        if fitting.found:
            return None
        drawn.append(tuple(zip(level, cards, strict=True)))
        best = max(ranks[card] for card in cards)
        level = tuple(seat for seat, card in drawn[-1] if ranks[card] == best)
    seat = dealing.drawn_dealer(tuple(drawn), ranks) if dealing.draws() else None
    return FirstDealer(seat, rule)


def _lead(lead: LeadSituation, fitting: Fitting) -> Seat | None:
    ruleset = fitting.ruleset
    fitting.seat(lead.dealer, "dealer")
    calls = fitting.calls(lead.calls, "calls")
    if lead.calls and not fitting.found:
        order = ruleset.call_order(lead.dealer)
        fitting.count(len(lead.calls), (len(order),), "calls", "calls")
    _hands(lead.hands, ruleset.leading[0] if ruleset.opened_by else "", fitting)
    if fitting.found:
        return None
    return Seat(ruleset.opening_lead(lead.dealer, calls, hands=lead.hands), ruleset.leading[0])


def _hands(hands: Sequence[Sequence[Card]], asking: str, fitting: Fitting) -> None:
    """Ask for the cards of each seat where a rule, given by name, asks who holds one."""
    if hands:
        fitting.count(len(hands), (fitting.ruleset.seats,), "seats", "hands")
        fitting.cards(*((hand, ("hands", place)) for place, hand in enumerate(hands)))
    elif asking:
        message = f"`{asking}` asks who holds a card, and no `hands` are given"
        fitting.misfit("does-not-fit", message)


def _is_about_a_holder(ruleset: Ruleset, rule: Rule) -> bool:
    asks = isinstance(rule.policy, TakenBy)
    return asks and bool(rule.policy.taken_by(PublicTable(ruleset.first_settings[0])))


def _exchange(exchange: ExchangeSituation, fitting: Fitting) -> tuple[Step, ...] | None:
    ruleset = fitting.ruleset
    fitting.seat(exchange.dealer, "dealer")
    calls = fitting.calls(exchange.calls, "calls")
    # Without any it is asked what is passed before the first one.
    if exchange.calls and not fitting.found:
        order = ruleset.call_order(exchange.dealer, exchange.round)
        fitting.count(len(exchange.calls), (len(order),), "calls", "calls")
    asking = (rule.id for rule in ruleset.of("exchange") if _is_about_a_holder(ruleset, rule))
    _hands(exchange.hands, next(asking, ""), fitting)
    if fitting.found:
        return None
    return ruleset.exchange_steps(
        exchange.dealer, calls, hands=exchange.hands, round=exchange.round
    )
