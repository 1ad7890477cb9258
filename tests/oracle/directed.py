"""Rounds made for what chance rarely brings: each of whole suits, so that the tricks are certain.

Seat 0 calls and leads first, and everybody plays the lowest card of the lowest suit that is
legal, clubs below diamonds below hearts below spades.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rounds import CARDS, NUMBER, Before, Round, lowest, play_round

from spades_rules import Deal, Ruleset
from spades_rules.table.cards import Card

__all__ = ["DIRECTED", "PLAYTHROUGH", "Directed", "play_directed"]

RANKS = "23456789TJQKA"
NOUGHT = Before()

SPADES_TO_SEAT_0 = ("S:" + RANKS, "H:" + RANKS, "C:" + RANKS, "D:" + RANKS)
"""Seat 0 takes all thirteen tricks."""

SPADES_TO_SIDE_0 = ("C:2345678 S:9TJQKA", "H:" + RANKS, "C:9TJQKA S:2345678", "D:" + RANKS)
"""Side 0 takes all thirteen tricks, seat 0 and seat 2 both some."""

SPADES_TO_BOTH = ("C:2345678 S:9TJQKA", "C:9TJQKA S:2345678", "H:" + RANKS, "D:" + RANKS)
"""Seat 0 takes six tricks and seat 1 takes seven."""

ACE_AND_CLUBS = ("C:3456789TJQKA S:A", "C:2 S:23456789TJQK", "H:" + RANKS, "D:" + RANKS)
"""Seat 0 takes the first trick with a club and another with the ace of spades, seat 1 the rest."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Directed:
    """A round with a purpose."""

    name: str
    hands: tuple[str, str, str, str]
    calls: tuple[str, str, str, str]
    before: Before = NOUGHT
    terms: Mapping[str, object] = field(default_factory=dict)
    """Parameters for OpenSpiel's game; without any it is as it comes."""
    plays: str = ""
    """The cards played, in order; without any the lowest legal ones."""


PLAYTHROUGH = Directed(
    name="the round that OpenSpiel keeps as its reference",
    hands=(
        "S:K82 H:K64 D:9852 C:AQT",
        "S:AT4 H:2 D:AKQ764 C:853",
        "S:QJ753 H:QJ53 C:K642",
        "S:96 H:AT987 D:JT3 C:J97",
    ),
    calls=("2", "12", "5", "1"),
    plays=(
        "8D 6D 5S JD JH 8H KH 2H 9D KD QH TD 8C 6C JC TC 7H 6H TS 3H 3C KC 7C AC QC 5C 2C 9C "
        "4H 4S 5H 9H 4D JS 3D 2D 4C AH 8S QD 5D 7D QS TH 3S 6S 2S AS AD 7S 9S KS"
    ),
)

DIRECTED = (
    PLAYTHROUGH,
    Directed(
        name="two penalties in one round",
        hands=SPADES_TO_SEAT_0,
        calls=("1", "1", "nil", "1"),
        before=Before((9, 0), (109, 0)),
    ),
    Directed(
        name="a failed nil helps its partner",
        hands=SPADES_TO_SEAT_0,
        calls=("nil", "nil", "4", "3"),
    ),
    Directed(
        name="set together with a failed nil",
        hands=ACE_AND_CLUBS,
        calls=("nil", "1", "13", "nil"),
    ),
    Directed(
        name="four nils",
        hands=SPADES_TO_BOTH,
        calls=("nil", "nil", "nil", "nil"),
    ),
    Directed(
        name="a bid of thirteen made",
        hands=SPADES_TO_SEAT_0,
        calls=("13", "2", "nil", "3"),
    ),
    Directed(
        name="a bid of thirteen set",
        hands=SPADES_TO_BOTH,
        calls=("13", "13", "nil", "nil"),
    ),
    Directed(
        name="bags below zero",
        hands=SPADES_TO_SEAT_0,
        calls=("2", "nil", "3", "nil"),
        before=Before((5, 0), (-95, 0)),
    ),
    Directed(
        name="a total past 500 by a small round",
        hands=SPADES_TO_BOTH,
        calls=("1", "4", "1", "3"),
        before=Before((5, 0), (495, 0)),
    ),
    Directed(
        name="mercy with its switch off",
        hands=SPADES_TO_BOTH,
        calls=("6", "3", "7", "4"),
        terms={"use_mercy_rule": False, "mercy_threshold": -50},
    ),
    Directed(
        name="mercy with its threshold at zero",
        hands=SPADES_TO_BOTH,
        calls=("6", "3", "7", "4"),
        terms={"mercy_threshold": 0},
    ),
    Directed(
        name="mercy as it comes",
        hands=SPADES_TO_SIDE_0,
        calls=("nil", "1", "nil", "1"),
        before=Before((9, 0), (9, 0)),
    ),
    Directed(
        name="a win by one round",
        hands=SPADES_TO_BOTH,
        calls=("1", "4", "1", "3"),
        terms={"win_threshold": 70},
    ),
)


def play_directed(ruleset: Ruleset, directed: Directed) -> Round:
    """Play a directed round by our rules."""
    cards = iter(directed.plays.split())
    return play_round(
        ruleset,
        directed.name,
        Deal(3, tuple(_hand(words) for words in directed.hands)),
        directed.before,
        choose_call=lambda table, calls: next(
            call for call in calls if call.name == directed.calls[table.turn]
        ),
        choose_card=(lambda _: 1 << NUMBER[Card(next(cards))]) if directed.plays else lowest,
        terms=directed.terms,
    )


def _hand(words: str) -> tuple[Card, ...]:
    """Read a hand written `S:K82 C:AQT`."""
    named = {rank + word[0] for word in words.split() for rank in word[2:]}
    return tuple(card for card in CARDS if card in named)
