"""What a seat may choose from: calls, cards, a claim."""

from typing import assert_never

from spades_rules.cases.fitting import Fitting
from spades_rules.cases.situations import BidSituation, ClaimSituation, PlaySituation
from spades_rules.kernel.ruling import Choices

__all__ = ["answer_choice"]


def answer_choice(
    situation: BidSituation | PlaySituation | ClaimSituation, fitting: Fitting
) -> Choices | None:
    """Tell what a seat may choose from; nothing where the situation does not fit."""
    match situation:
        case BidSituation():
            return _bid(situation, fitting)
        case PlaySituation():
            return _play(situation, fitting)
        case ClaimSituation():
            return _claim(situation, fitting)
        case _:
            assert_never(situation)


def _bid(bid: BidSituation, fitting: Fitting) -> Choices | None:
    ruleset = fitting.ruleset
    fitting.seat(bid.seat, "seat")
    calls = fitting.calls(bid.calls, "calls")
    fitting.sides(bid.totals, "totals")
    fitting.cards((bid.hand or (), ("hand",)))
    done = len(bid.calls)
    orders = [ruleset.call_order(dealer, bid.round) for dealer in range(ruleset.seats)]
    if not any(orders):
        fitting.misfit("does-not-fit", f"nobody calls in round {bid.round}", "round")
    elif not fitting.found and not any(order[done : done + 1] == (bid.seat,) for order in orders):
        fitting.misfit("does-not-fit", f"after {done} calls nobody is left to call", "calls")
    if fitting.found:
        return None
    return ruleset.legal_bids(
        bid.seat,
        calls,
        hand=bid.hand,
        looked=bid.looked,
        standing=ruleset.standing(bid.totals or ruleset.start.totals, round=bid.round - 1),
    )


def _play(play: PlaySituation, fitting: Fitting) -> Choices | None:
    seats = fitting.ruleset.seating.seats
    fitting.count(len(play.trick), range(seats), "cards in a trick in progress", "trick")
    for place, trick in enumerate(play.so_far):
        fitting.count(len(trick), (seats,), "cards in a trick", "so_far", place)
    fitting.cards(
        *((trick, ("so_far", place)) for place, trick in enumerate(play.so_far)),
        (play.trick, ("trick",)),
        (play.hand, ("hand",)),
    )
    fitting.trump(play.trump)
    if fitting.found:
        return None
    return fitting.ruleset.legal_cards(
        play.hand,
        trick=play.trick,
        so_far=play.so_far,
        first_trick=play.first_trick,
        broken=play.broken,
        trump=play.trump,
    )


def _claim(claim: ClaimSituation, fitting: Fitting) -> Choices | None:
    ruleset = fitting.ruleset
    each = ruleset.dealing[1].each
    left = each - claim.trick + 1
    if left < 1:
        message = f"there is no trick {claim.trick}"
        fitting.misfit("out-of-range", message, "trick", hint=f"1 to {each}")
    else:
        fitting.count(len(claim.hand), (left,), "cards in the whole hand", "hand")
    fitting.count(len(claim.others), (ruleset.seating.seats - 1,), "other seats", "others")
    for place, cards in enumerate(claim.others):
        fitting.count(len(cards), range(len(claim.hand) + 1), "cards", "others", place)
    fitting.cards(
        (claim.hand, ("hand",)),
        *((cards, ("others", place)) for place, cards in enumerate(claim.others)),
    )
    if fitting.found:
        return None
    asked = ruleset.may_concede if claim.concede else ruleset.may_claim
    return asked(claim.hand, claim.others, trick=claim.trick)
