"""What has happened between two looks at the table, told from one seat's view alone."""

from spades_rules.kernel.public import Phase
from spades_rules.kernel.questions import STOCK
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.view import PassSeen, View
from spades_rules.notation.cards import NAMES_OF_SUITS, pretty
from spades_rules.report.hands import hand_in_suits, seat_name
from spades_rules.report.paragraphs import count
from spades_rules.table.cards import Card

__all__ = ["news"]


def news(before: View, after: View, ruleset: Ruleset) -> list[str]:
    """Tell what a seat sees now and did not see before, a line for each thing."""
    fresh = before.round != after.round or before.dealer != after.dealer
    calls = after.calls if fresh else after.calls[len(before.calls) :]
    passes = after.passes if fresh else after.passes[len(before.passes) :]
    old = () if fresh else _played(before)
    lines = []
    if fresh and after.dealer >= 0:
        verb = "deal" if after.dealer == after.seat else "deals"
        lines.append(f"round {after.round}: {seat_name(after, ruleset, after.dealer)} {verb}")
        lines += _trumps(after, ruleset)
    if after.hand is not None and (fresh or before.hand is None):
        lines.append(f"your hand: {hand_in_suits(ruleset, after.hand)}")
    called = [_called(after, ruleset, seat, call.name) for seat, call in calls]
    passed = [_passed(after, ruleset, seen) for seen in passes]
    choosing = before.phase is Phase.EXCHANGE and not before.calls
    early = ruleset.passing_before and (fresh or choosing)
    lines += [*passed, *called] if early else [*called, *passed]
    lines += _cards(after, ruleset, len(old))
    if after.claimed is not None and before.claimed is None:
        verb = "claim" if after.claimed == after.seat else "claims"
        lines.append(f"{seat_name(after, ruleset, after.claimed)} {verb} the rest")
    return lines


def _trumps(view: View, ruleset: Ruleset) -> list[str]:
    """Tell which suit is trump, where that changes from round to round."""
    if ruleset.moving is None:
        return []
    what = f"{NAMES_OF_SUITS[view.trump]} are trumps" if view.trump else "there is no trump"
    return [f"{pretty(view.turned)} is turned up, and {what}" if view.turned else what]


def _played(view: View) -> tuple[tuple[int, Card], ...]:
    return tuple(card for trick in (*view.tricks, view.trick) for card in trick)


def _called(view: View, ruleset: Ruleset, seat: int, name: str) -> str:
    verb = "call" if seat == view.seat else "calls"
    return f"{seat_name(view, ruleset, seat)} {verb} {name.replace('_', ' ')}"


def _passed(view: View, ruleset: Ruleset, seen: PassSeen) -> str:
    cards = count(seen.count, "card") if seen.cards is None else " ".join(map(pretty, seen.cards))
    own = view.seat in (seen.source, seen.target)
    if seen.source == STOCK:
        taken = f"{cards}, left over" if seen.cards else f"the {cards} left over"
        return f"{seat_name(view, ruleset, seen.target)} {'take' if own else 'takes'} up {taken}"
    source = seat_name(view, ruleset, seen.source)
    if seen.target == STOCK:
        return f"{source} {'lay' if own else 'lays'} {cards} away"
    verb = "pass" if seen.source == view.seat else "passes"
    return f"{source} {verb} {cards} to {seat_name(view, ruleset, seen.target)}"


def _cards(view: View, ruleset: Ruleset, told: int) -> list[str]:
    """Tell the cards played after the first `told` ones, and who has won each trick."""
    lines = []
    place = 0
    for trick in (*view.tricks, view.trick):
        for seat, card in trick:
            if place >= told:
                verb = "play" if seat == view.seat else "plays"
                lines.append(f"{seat_name(view, ruleset, seat)} {verb} {pretty(card)}")
            place += 1
        if trick in view.tricks and place > told:
            cards = tuple(card for _, card in trick)
            winner = trick[ruleset.winner(cards, trump=view.trump or "none")][0]
            verb = "win" if winner == view.seat else "wins"
            lines.append(f"{seat_name(view, ruleset, winner)} {verb} the trick")
    return lines
