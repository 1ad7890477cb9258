"""Rounds played by our rules, with all that OpenSpiel is to be asked about them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from spades_rules import Call, Deal, Phase, Ruleset, Table, new_game
from spades_rules.players.dealing import random_deal
from spades_rules.table.cards import Card

__all__ = ["Before", "Ended", "Round", "Theirs", "lowest", "play_round", "random_round"]

CARDS = tuple(Card(rank + suit) for suit in "CDHS" for rank in "23456789TJQKA")
"""The cards in the order of OpenSpiel's numbers."""

SEATS = 4
MOST = 13
"""What two partners may call together before OpenSpiel."""


@dataclass(frozen=True, slots=True)
class Before:
    """The score before a round, by side."""

    bags: tuple[int, int] = (0, 0)
    totals: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class Ended:
    """What OpenSpiel makes of the end of a round, by our sides."""

    change: tuple[int, int]
    over: bool
    returns: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Theirs:
    """OpenSpiel's account of a round, in our seats and sides."""

    turns: tuple[int, ...]
    legal: tuple[int, ...]
    refused: str
    """Why it went no further; empty when it went to the end."""
    taken: tuple[int, ...]
    """The tricks of each seat."""
    by_bags: Ended | None
    """The end when it is given the bag counters as scores."""
    by_totals: Ended | None
    """The end when it is given the totals as scores."""


@dataclass(frozen=True, slots=True)
class Round:
    """A round as our rules played it."""

    name: str
    """What to call it: the seed and number, or what it was made for."""
    before: Before
    terms: Mapping[str, Any]
    """Parameters for OpenSpiel's game; without any it is as it comes."""
    deal: Deal
    table: Table
    """The table after the round."""
    calls: tuple[int, ...]
    """The tricks called, 0 for nil, in the order called."""
    plays: tuple[int, ...]
    """The cards in the order played, by number."""
    turns: tuple[int, ...]
    """Who was in turn, at the four calls and the 52 cards."""
    legal: tuple[int, ...]
    """What was legal then: numbers called, or cards, one bit each."""
    first: int = field(init=False)
    """The seat that stands at OpenSpiel's seat 0: who calls first."""

    def __post_init__(self) -> None:
        """Note who calls first."""
        object.__setattr__(self, "first", (self.deal.dealer + 1) % SEATS)

    def question(self, *, checked: bool = False) -> dict[str, Any]:
        """Ask OpenSpiel to play the same cards; `checked` makes it refuse what it calls illegal."""
        hands = [self.deal.hands[(self.first + place) % SEATS] for place in range(SEATS)]
        return {
            "deal": [NUMBER[card] for cards in zip(*hands, strict=True) for card in cards],
            "calls": self.calls,
            "plays": self.plays,
            "before": [self._sides(self.before.bags), self._sides(self.before.totals)],
            "terms": dict(self.terms),
            "checked": checked,
        }

    def read(self, reply: Mapping[str, Any]) -> Theirs:
        """Take OpenSpiel's answer back to our seats and sides."""
        ends = reply.get("ends")
        seats = [(place - self.first) % SEATS for place in range(SEATS)]
        return Theirs(
            turns=tuple((self.first + turn) % SEATS for turn in reply["turns"]),
            legal=tuple(reply["legal"]),
            refused=reply.get("refused", ""),
            taken=tuple(ends[0]["taken"][place] for place in seats) if ends else (),
            by_bags=self._ended(ends[0], self.before.bags) if ends else None,
            by_totals=self._ended(ends[1], self.before.totals) if ends else None,
        )

    def _ended(self, end: Mapping[str, Any], before: tuple[int, int]) -> Ended:
        one, other = self._sides(end["after"])
        return Ended(
            (one - before[0], other - before[1]), end["over"], self._sides(end["returns"][:2])
        )

    def _sides(self, pair: Any) -> tuple[int, int]:  # noqa: ANN401 - a list or a tuple of two
        one, other = pair
        return (other, one) if self.first % 2 else (one, other)


NUMBER = {card: number for number, card in enumerate(CARDS)}


def play_round(  # noqa: PLR0913 - all that makes a round
    ruleset: Ruleset,
    name: str,
    deal: Deal,
    before: Before,
    *,
    choose_call: Callable[[Table, list[Call]], Call],
    choose_card: Callable[[int], int],
    terms: Mapping[str, Any],
) -> Round:
    """Play a round, choosing by what is legal, and note every decision.

    `choose_card` is given the legal cards as a set of bits and gives one of them.
    """
    if ruleset.pack.cards != CARDS:
        message = "the pack no longer lies in OpenSpiel's order, so sets of cards do not compare"
        raise ValueError(message)
    table = new_game(ruleset)
    table.push(deal)
    calls, plays, turns, legal = [], [], [], []
    while table.phase is Phase.CALLS:
        offered = [call for call in table.legal() if isinstance(call, Call)]
        turns.append(table.turn)
        legal.append(sum(1 << call.tricks for call in offered))
        call = choose_call(table, offered)
        calls.append(call.tricks)
        table.push(call)
    while mask := table.legal_mask:
        turns.append(table.turn)
        legal.append(mask)
        bit = choose_card(mask)
        plays.append(bit.bit_length() - 1)
        table.push(ruleset.layout.play_of[bit])
    return Round(
        name, before, terms, deal, table, tuple(calls), tuple(plays), tuple(turns), tuple(legal)
    )


def random_round(ruleset: Ruleset, seed: int, number: int) -> Round:
    """Play one round by chance alone: dealer, cards, calls, plays, bags and totals."""
    rng = Random(f"{seed}/{number}")  # noqa: S311 - the same rounds every time are wanted
    bags = rng.randrange(10), rng.randrange(10)
    totals = tuple(10 * rng.randrange(-45, 50) + count for count in bags)
    return play_round(
        ruleset,
        f"seed {seed}, round {number}",
        random_deal(ruleset, rng, dealer=rng.randrange(SEATS)),
        Before(bags, (totals[0], totals[1])),
        choose_call=lambda table, calls: _call(table, calls, rng),
        choose_card=lambda mask: _one_of(mask, rng),
        terms={},
    )


def lowest(mask: int) -> int:
    """Choose the lowest card of the lowest suit."""
    return mask & -mask


def _call(table: Table, calls: list[Call], rng: Random) -> Call:
    """Choose a call, every other time a low one, so that sides make what they undertake."""
    partner = table.public.calls[-2][1].tricks if len(table.public.calls) > 1 else 0
    open_to_both = [call for call in calls if call.tricks + partner <= MOST]
    low = [call for call in open_to_both if call.tricks <= 4]
    return rng.choice(low if rng.random() < 0.5 and low else open_to_both)


def _one_of(mask: int, rng: Random) -> int:
    for _ in range(int(rng.random() * mask.bit_count())):
        mask &= mask - 1
    return mask & -mask
