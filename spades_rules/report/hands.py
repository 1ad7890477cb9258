"""Cards and a seat's view of the table for the eye."""

from collections.abc import Iterable, Sequence

from spades_rules.kernel.public import Phase
from spades_rules.kernel.questions import STOCK
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.view import View
from spades_rules.notation.cards import pretty
from spades_rules.report.paragraphs import count
from spades_rules.table.cards import Card

__all__ = ["hand_in_suits", "screen", "seat_name"]


def hand_in_suits(ruleset: Ruleset, hand: Iterable[Card]) -> str:
    """Write a hand suit by suit, in each the best card first; trumps, if always the same, first."""
    held = ruleset.pack.mask(hand)
    trumps = 0 if ruleset.moving else ruleset.trumps
    masks = sorted(ruleset.suits.values(), key=lambda suit: suit != trumps)
    loose = held & ~sum(masks)
    groups = [ruleset.pack.cards_of(held & mask) for mask in (*masks, loose)]
    return "  ".join(" ".join(map(pretty, reversed(cards))) for cards in groups if cards)


def seat_name(view: View, ruleset: Ruleset, seat: int) -> str:
    """Name a seat as the one who looks knows it."""
    if seat == view.seat:
        return "you"
    if view.seat is not None and seat in ruleset.seating.partners(view.seat):
        return f"seat {seat} (partner)"
    return f"seat {seat}"


def screen(view: View, ruleset: Ruleset) -> list[str]:
    """Show what a seat sees: calls, sides, the trick, the hand; nothing that is not in the view."""
    lines = [
        f"round {view.round}, {_moment(view)}, dealt by {seat_name(view, ruleset, view.dealer)}"
    ]
    lines += [f"  {line}" for line in _sides(view, ruleset)]
    if view.calls and view.phase is Phase.CALLS:
        said = (f"{seat_name(view, ruleset, seat)} {call.name}" for seat, call in view.calls)
        lines.append(f"  calls: {', '.join(said)}")
    if view.trick:
        lines.append(f"  on the table: {_trick(view, ruleset, view.trick)}")
    if view.hand is None:
        lines.append("  your hand: not looked at")
    else:
        lines.append(f"  your hand: {hand_in_suits(ruleset, view.hand)}")
    return lines


def _moment(view: View) -> str:
    match view.phase:
        case Phase.CALLS:
            return "calls"
        case Phase.EXCHANGE:
            away = view.due is not None and view.due.target == STOCK
            return "laying cards away" if away else "passing cards"
        case _:
            return f"trick {len(view.tricks) + 1}"


def _sides(view: View, ruleset: Ruleset) -> list[str]:
    lines = []
    for side, seats in enumerate(ruleset.seating.sides):
        names = " and ".join(seat_name(view, ruleset, seat) for seat in seats)
        tallies = [
            count(counts[side], name.removesuffix("s"))
            for name, counts in view.standing.tallies.items()
        ]
        score = ", ".join([f"total {view.standing.totals[side]}", *tallies])
        lines.append(f"{names}: {_tricks(view, ruleset, side)}; {score}")
    return lines


def _tricks(view: View, ruleset: Ruleset, side: int) -> str:
    """Say how many tricks a side has taken of those that it bid, and what each seat called."""
    if ruleset.calling is None:
        return count(sum(view.won[seat] for seat in ruleset.seating.sides[side]), "trick")
    said = dict(view.calls)
    seats = [seat for seat in ruleset.seating.sides[side] if seat in said]
    if not seats and view.phase in (Phase.DEAL, Phase.CALLS):
        return "no call yet"
    if not seats:
        return (
            f"{count(sum(view.won[seat] for seat in ruleset.seating.sides[side]), 'trick')}, no bid"
        )
    bid = sum(said[seat].tricks for seat in seats if not said[seat].personal)
    parts = (f"{said[seat].name.replace('_', ' ')}: {view.won[seat]}" for seat in seats)
    return f"{sum(view.won[seat] for seat in seats)} of {bid} tricks ({', '.join(parts)})"


def _trick(view: View, ruleset: Ruleset, trick: Sequence[tuple[int, Card]]) -> str:
    return ", ".join(f"{seat_name(view, ruleset, seat)} {pretty(card)}" for seat, card in trick)
