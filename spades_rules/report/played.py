"""Rounds as they were dealt, called and played, in words: who held what, and who played what."""

from collections.abc import Iterable, Mapping, Sequence

from spades_rules.cases.situations import CallWord, PlayedRound
from spades_rules.notation.cards import pretty
from spades_rules.report.paragraphs import joined
from spades_rules.table.cards import RANKS, SUITS, Card, suit_of

__all__ = ["hand_in_order", "rounds_to_text"]


def rounds_to_text(
    rounds: Sequence[PlayedRound],
    taken: Sequence[Sequence[int]] = (),
    turn: int | None = None,
) -> list[str]:
    """Describe the rounds of a game up to a decision, a sentence a line.

    Of a round that is played out only the calls and tricks are told, since its cards change
    nothing any more; `taken` are the tricks of each seat, round by round. `turn` is the seat that
    has to do something, if one has.
    """
    lines: list[str] = []
    for number, played in enumerate(rounds, 1):
        lines.append(f"round {number}: seat {played.dealer} deals{_said(played.calls)}")
        if _over(played):
            if number <= len(taken):
                tricks = joined([str(one) for one in taken[number - 1]])
                lines.append(f"  seat by seat the tricks are {tricks}")
            continue
        lines += _unfinished(played)
        if turn is not None:
            lines.append(f"  seat {turn} is in turn")
    return lines


def _over(played: PlayedRound) -> bool:
    return played.claim or played.concede or len(played.cards) == sum(map(len, played.hands))


def _unfinished(played: PlayedRound) -> list[str]:
    lines = [f"  seat {seat}: {hand_in_order(hand)}" for seat, hand in enumerate(played.hands)]
    lines += [f"  turned up: {pretty(played.turned)}"] if played.turned else []
    lines += [f"  passed: {hand_in_order(cards)}" for cards in played.passes]
    held = _holders(played)
    seats = len(played.hands)
    for begin in range(0, len(played.cards), seats):
        trick = played.cards[begin : begin + seats]
        lines.append(f"  trick {begin // seats + 1}: {_trick(trick, held)}")
    return lines


def _holders(played: PlayedRound) -> Mapping[Card, int]:
    """Tell who plays each card, where passing or a second pack leaves no doubt of it."""
    held = {card: seat for seat, hand in enumerate(played.hands) for card in hand}
    doubtful = played.passes or len(held) < sum(map(len, played.hands))
    return {} if doubtful else held


def _trick(trick: Sequence[Card], held: Mapping[Card, int]) -> str:
    if not held:
        return " ".join(map(pretty, trick))
    return ", ".join(f"seat {held[card]} {pretty(card)}" for card in trick if card in held)


def hand_in_order(cards: Iterable[Card]) -> str:
    """Write cards suit by suit, in each the highest printed rank first."""
    return " ".join(map(pretty, sorted(cards, key=_place)))


def _place(card: Card) -> tuple[int, int]:
    suit = suit_of(card)
    if suit is None:
        return (-1, -1 if card == "BJ" else 0)
    return (-SUITS.index(suit) + len(SUITS), -RANKS.index(card[0]))


def _said(calls: Sequence[CallWord]) -> str:
    said = joined([str(call).replace("_", " ") for call in calls])
    return f", and the calls are {said}" if calls else ""
