"""A situation at the table in words: who calls what, who holds what, what lies on the table."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from spades_rules.cases.situations import (
    BidSituation,
    CallWord,
    CheckSituation,
    ClaimSituation,
    DealSituation,
    DrawSituation,
    EndingSituation,
    ExchangeSituation,
    LeadSituation,
    MisdealSituation,
    PlaySituation,
    RoundsSituation,
    SideScore,
    Situation,
    TableScore,
    TrickSituation,
    TrumpWord,
)
from spades_rules.kernel.customs import Reneged
from spades_rules.notation.cards import NAMES_OF_SUITS, pretty
from spades_rules.report.paragraphs import count, joined
from spades_rules.report.played import hand_in_order, rounds_to_text
from spades_rules.table.cards import Card

__all__ = ["situation_to_text"]


def situation_to_text(situation: Situation) -> list[str]:
    """Describe a situation, a sentence a line."""
    match situation:
        case SideScore() | TableScore() | EndingSituation():
            return _sheet(situation)
        case BidSituation():
            return _bid(situation)
        case PlaySituation():
            return _play(situation)
        case TrickSituation() | DrawSituation() | MisdealSituation():
            return _shown(situation)
        case DealSituation() | LeadSituation() | ExchangeSituation():
            return _dealt(situation)
        case ClaimSituation():
            return _claim(situation)
        case RoundsSituation(rounds=rounds):
            return rounds_to_text(rounds)
        case CheckSituation():
            return ["a profile is read"]
        case _:
            assert_never(situation)


def _sheet(score: SideScore | TableScore | EndingSituation) -> list[str]:
    match score:
        case SideScore():
            return [_side(score)]
        case TableScore():
            return _table(score)
        case _:
            return _ending(score)


def _dealt(situation: DealSituation | LeadSituation | ExchangeSituation) -> list[str]:
    number = 1 if isinstance(situation, LeadSituation) else situation.round
    late = [f"it is round {number}"] if number > 1 else []
    if isinstance(situation, DealSituation):
        if situation.cards:
            return [f"how often the pack has {_row(situation.cards)}", *late]
        return [f"seat {situation.dealer} has the deal", *late]
    said = f", and the calls are {_calls(situation.calls)}" if situation.calls else ""
    hands = situation.hands
    held = [f"seat {seat} holds {hand_in_order(hand)}" for seat, hand in enumerate(hands) if hand]
    nobody = ["nobody holds a card that matters"] if hands and not held else []
    return [f"seat {situation.dealer} deals{said}", *held, *nobody, *late]


def _side(score: SideScore) -> str:
    before = []
    if score.bags:
        before.append(count(score.bags, "bag"))
    if score.total:
        before.append(f"{score.total} points")
    start = f", with {joined(before)} from before" if before else ""
    tricks = f"{_numbers(score.tricks)} {'trick' if score.tricks == (1,) else 'tricks'}"
    bids = f"bids {_calls(score.bids)}, and " if score.bids else ""
    cards = f" with {hand_in_order(score.captured)} in them" if score.captured else ""
    return f"a side {bids}takes {tricks}{cards}{start}"


def _table(score: TableScore) -> list[str]:
    tricks = joined([str(one) for one in score.tricks])
    bids = f"bids are {_calls(score.bids)}, the " if score.bids else ""
    lines = [f"seat by seat the {bids}tricks {'' if bids else 'are '}{tricks}"]
    lines += [
        f"seat {seat} has taken {hand_in_order(cards)}"
        for seat, cards in enumerate(score.captured)
        if cards
    ]
    if any(score.bags):
        lines.append(f"side by side the bags before are {_numbers(score.bags)}")
    if any(score.totals):
        lines.append(f"side by side the totals before are {_numbers(score.totals)}")
    lines += [f"it is round {score.round}"] if score.round > 1 else []
    return [*lines, *_reneges(score.reneges)]


def _bid(bid: BidSituation) -> list[str]:
    after = f" after {_calls(bid.calls)}" if bid.calls else ", and is the first to call"
    lines = [f"seat {bid.seat} is to call{after}"]
    if bid.hand is not None:
        lines.append(
            f"it holds {hand_in_order(bid.hand)}" if bid.hand else "it holds no card that matters"
        )
    if not bid.looked:
        lines.append("it has not looked at its hand")
    if any(bid.totals):
        lines.append(f"side by side the totals are {_numbers(bid.totals)}")
    return [*lines, *([f"it is round {bid.round}"] if bid.round > 1 else [])]


def _play(play: PlaySituation) -> list[str]:
    lines = [f"trick {number}: {_row(trick)}" for number, trick in enumerate(play.so_far, 1)]
    does = f"is to follow to {_row(play.trick)}" if play.trick else "is to lead"
    which = ", on the first trick" if play.first_trick else ""
    lines.append(f"a seat that holds {hand_in_order(play.hand)} {does}{which}")
    if play.broken is not None:
        lines.append(f"trumps are {'broken' if play.broken else 'not broken'}")
    return [*lines, *_trumps(play.trump)]


def _trumps(trump: TrumpWord | None) -> list[str]:
    if trump is None:
        return []
    return ["there is no trump" if trump == "none" else f"{NAMES_OF_SUITS[trump]} are trumps"]


def _ending(ending: EndingSituation) -> list[str]:
    lines = []
    if ending.before:
        rows = "; then ".join(_numbers(row) for row in ending.before)
        lines.append(f"the totals before were {rows}")
    if any(ending.sets):
        lines.append(f"side by side the sets are {_numbers(ending.sets)}")
    if any(ending.slams):
        lines.append(f"side by side the slams are {_numbers(ending.slams)}")
    played = ending.round or len(ending.before) + 1
    lines.append(f"after {count(played, 'round')} the totals are {_numbers(ending.totals)}")
    return [*lines, *_reneges(ending.reneges)]


def _reneges(reneges: Sequence[Reneged]) -> list[str]:
    return [
        f"seat {one.seat} has reneged{f' in trick {one.trick}' if one.trick else ''}"
        for one in reneges
    ]


def _shown(situation: TrickSituation | DrawSituation | MisdealSituation) -> list[str]:
    if isinstance(situation, TrickSituation):
        return [f"the trick is {_row(situation.cards)}", *_trumps(situation.trump)]
    if isinstance(situation, MisdealSituation):
        return [f"a seat has been dealt {hand_in_order(situation.hand)}"]
    first, *others = situation.cards
    again = [f"those that were level drew again: {_row(cards)}" for cards in others]
    return [f"seat by seat the cards drawn for the first deal are {_row(first)}", *again]


def _claim(claim: ClaimSituation) -> list[str]:
    others = (
        "; ".join(hand_in_order(hand) for hand in claim.others if hand) or "nothing that matters"
    )
    return [
        f"trick {claim.trick} is to be led by a seat that holds {hand_in_order(claim.hand)}",
        f"the others hold {others}",
        *(["the rest would be given up"] if claim.concede else []),
    ]


def _calls(calls: Sequence[CallWord]) -> str:
    return joined([str(call).replace("_", " ") for call in calls])


def _numbers(numbers: Iterable[int]) -> str:
    return joined([str(number) for number in numbers])


def _row(cards: Iterable[Card]) -> str:
    return " ".join(map(pretty, cards))
