"""The situations that a case can describe: a score, a call, a card to play, a trick, an ending."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

from spades_rules.cases.shapes import (
    CALLS,
    CARD,
    CARDS,
    COUNTS,
    FLAG,
    POINTS,
    PROFILE,
    RENEGES,
    SEAT,
    TOTALS,
    TRUMP,
    Listed,
    Whole,
    entry_of,
)
from spades_rules.document import Plain
from spades_rules.kernel.customs import Reneged
from spades_rules.table.cards import Card, Suit

__all__ = [
    "AtTheTable",
    "BidSituation",
    "CallWord",
    "CheckSituation",
    "ClaimSituation",
    "DealSituation",
    "DrawSituation",
    "EndingSituation",
    "ExchangeSituation",
    "Kind",
    "LeadSituation",
    "MisdealSituation",
    "PlaySituation",
    "PlayedRound",
    "RoundsSituation",
    "SideScore",
    "Situation",
    "TableScore",
    "TrickSituation",
    "TrumpWord",
]

CallWord: TypeAlias = int | str
"""A call as a case writes it: a number of tricks, or a word such as `nil`."""


TrumpWord: TypeAlias = Suit | Literal["none"]
"""The trump suit of a round, as a case writes it."""


class Kind(StrEnum):
    """What a case asks; the word is the key that it is written under."""

    SCORE = "score"
    BID = "bid"
    PLAY = "play"
    TRICK = "trick"
    ENDING = "ending"
    DEAL = "deal"
    MISDEAL = "misdeal"
    DRAW = "draw"
    LEAD = "lead"
    EXCHANGE = "exchange"
    CLAIM = "claim"
    ROUNDS = "rounds"
    CHECK = "check"


@dataclass(frozen=True, slots=True, kw_only=True)
class SideScore:
    """What one side called and took."""

    bids: Annotated[tuple[CallWord, ...], CALLS] = ()
    """The side's calls in the order made; empty where nobody calls."""
    tricks: Annotated[tuple[int, ...], COUNTS]
    """The tricks of each of the side's seats, in the order of their calls."""
    bags: Annotated[int, POINTS] = 0
    """The bags before the round."""
    total: Annotated[int, POINTS] = 0
    """The points before the round."""
    captured: Annotated[tuple[Card, ...], CARDS] = ()
    """The cards that the side took in its tricks, as far as they count."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableScore:
    """What every seat called and took."""

    bids: Annotated[tuple[CallWord, ...], CALLS] = ()
    """The calls by seat; empty where nobody calls."""
    tricks: Annotated[tuple[int, ...], COUNTS]
    """The tricks by seat."""
    bags: Annotated[tuple[int, ...], TOTALS] = ()
    """The bags of each side before the round; empty: none."""
    totals: Annotated[tuple[int, ...], TOTALS] = ()
    """The points of each side before the round; empty: none."""
    round: Annotated[int, Whole(1, 9999)] = 1
    """Which round it is, from 1."""
    reneges: Annotated[tuple[Reneged, ...], RENEGES] = ()
    """Who was shown to have reneged, in the order in which it is dealt with."""
    captured: Annotated[tuple[tuple[Card, ...], ...], Listed(CARDS)] = ()
    """The cards that each seat took in its tricks, as far as they count; empty: none does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BidSituation:
    """A seat is to call."""

    seat: Annotated[int, SEAT]
    calls: Annotated[tuple[CallWord, ...], CALLS] = ()
    """The calls so far in the order made; they end just before the seat."""
    hand: Annotated[tuple[Card, ...] | None, CARDS] = None
    """Its cards, perhaps only some; left out, rules that read the hand are passed over."""
    looked: Annotated[bool, FLAG] = True
    """Whether it has taken up its hand."""
    totals: Annotated[tuple[int, ...], TOTALS] = ()
    """The points of each side before the round; empty: none."""
    round: Annotated[int, Whole(1, 9999)] = 1
    """Which round it is, from 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaySituation:
    """A seat is to play a card."""

    hand: Annotated[tuple[Card, ...], Listed(CARDS.of, least=1)]
    """Its cards, perhaps only some."""
    trick: Annotated[tuple[Card, ...], CARDS] = ()
    """The trick in progress, in playing order; empty: the seat leads."""
    so_far: Annotated[tuple[tuple[Card, ...], ...], Listed(CARDS)] = ()
    """The tricks before it, in playing order."""
    first_trick: Annotated[bool | None, FLAG] = None
    """Whether this is the first trick; left out, it follows from the tricks before."""
    broken: Annotated[bool | None, FLAG] = None
    """Whether the suit that must be broken is; left out, it follows from the tricks before."""
    trump: Annotated[TrumpWord | None, TRUMP] = None
    """The trump suit, where it changes from round to round."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickSituation:
    """A trick is complete."""

    cards: Annotated[tuple[Card, ...], Listed(CARDS.of, least=1)]
    """In playing order."""
    trump: Annotated[TrumpWord | None, TRUMP] = None
    """The trump suit, where it changes from round to round."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EndingSituation:
    """A round has been scored."""

    totals: Annotated[tuple[int, ...], TOTALS]
    """The points of each side after it."""
    round: Annotated[int | None, Whole(1, 9999)] = None
    """How many rounds have been played; left out, one more than `before` lists."""
    before: Annotated[tuple[tuple[int, ...], ...], Listed(TOTALS)] = ()
    """The totals after the rounds just before, oldest first."""
    sets: Annotated[tuple[int, ...], COUNTS] = ()
    """How often each side has been set, this round included; empty: never."""
    slams: Annotated[tuple[int, ...], COUNTS] = ()
    """How often each side has taken all the tricks of a round, where that wins; empty: never."""
    reneges: Annotated[tuple[Reneged, ...], RENEGES] = ()
    """Who was shown to have reneged in the game, in the order in which it was dealt with."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DealSituation:
    """A seat has the deal."""

    dealer: Annotated[int, SEAT]
    round: Annotated[int, Whole(1, 9999)] = 1
    """Which round is dealt, from 1."""
    cards: Annotated[tuple[Card, ...], CARDS] = ()
    """Cards of which it is asked how often the pack has them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MisdealSituation:
    """The holder of a hand would have it thrown in."""

    hand: Annotated[tuple[Card, ...], Listed(CARDS.of, least=1)]
    """The whole hand as it was dealt."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawSituation:
    """Cards have been drawn for the first deal."""

    cards: Annotated[tuple[tuple[Card, ...], ...], Listed(CARDS, least=1)]
    """A card for each seat, and where several were level another for each of these, by seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeadSituation:
    """The calls are made, and somebody leads."""

    dealer: Annotated[int, SEAT]
    calls: Annotated[tuple[CallWord, ...], CALLS] = ()
    """In calling order."""
    hands: Annotated[tuple[tuple[Card, ...], ...], Listed(CARDS)] = ()
    """The cards of each seat as far as they matter; empty: none does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExchangeSituation:
    """Cards may be passed: after the calls, or before the first one."""

    dealer: Annotated[int, SEAT]
    calls: Annotated[tuple[CallWord, ...], CALLS] = ()
    """In calling order; empty where nobody calls, or nobody has called yet."""
    hands: Annotated[tuple[tuple[Card, ...], ...], Listed(CARDS)] = ()
    """The cards of each seat as far as they matter; empty: none does."""
    round: Annotated[int, Whole(1, 9999)] = 1
    """Which round it is, from 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimSituation:
    """The leader would take the rest."""

    hand: Annotated[tuple[Card, ...], Listed(CARDS.of, least=1)]
    """The leader's whole hand."""
    others: Annotated[tuple[tuple[Card, ...], ...], Listed(CARDS)]
    """The other seats' cards as far as they matter, clockwise."""
    trick: Annotated[int, Whole(1, 999)]
    """Which trick is to be led, from 1."""
    concede: Annotated[bool, FLAG] = False
    """Whether the leader would rather give up the rest; nobody has bid nil then."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedRound:
    """One round as it was dealt, called and played, to its end or to the decision in question."""

    dealer: Annotated[int, SEAT]
    hands: Annotated[tuple[tuple[Card, ...], ...], Listed(CARDS)]
    """The cards dealt to each seat, by seat."""
    turned: Annotated[Card | None, CARD] = None
    """The card that is turned up for the trump suit, where one is."""
    calls: Annotated[tuple[CallWord, ...], CALLS] = ()
    """In the order made. Who calls what is not blind has looked at the hand; where a seat has only
    looked so far, `look` stands last, and says nothing under rules that show it the hand at once.
    """
    passes: Annotated[tuple[tuple[Card, ...], ...], Listed(CARDS)] = ()
    """The cards passed, each pass in the order done."""
    cards: Annotated[tuple[Card, ...], CARDS] = ()
    """The cards played, in playing order."""
    claim: Annotated[bool, FLAG] = False
    """Whether the leader then claims the rest."""
    concede: Annotated[bool, FLAG] = False
    """Whether the leader then gives up the rest."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundsSituation:
    """A game from an empty sheet to a decision: what has happened, round by round.

    Every action of it is one that the rules allow. Where the last round is complete its score and
    the verdict are asked; where it is not, what the seat in turn may do.
    """

    rounds: Annotated[tuple[PlayedRound, ...], Listed(entry_of(PlayedRound), least=1)]


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckSituation:
    """A profile is read."""

    profile: Annotated[str | Mapping[str, Plain], PROFILE]
    """Its text, or what the text says."""


AtTheTable: TypeAlias = (
    SideScore
    | TableScore
    | BidSituation
    | PlaySituation
    | TrickSituation
    | EndingSituation
    | DealSituation
    | MisdealSituation
    | DrawSituation
    | LeadSituation
    | ExchangeSituation
    | ClaimSituation
    | RoundsSituation
)
"""Every situation that a rule set answers; a profile is checked before there is one."""

Situation: TypeAlias = AtTheTable | CheckSituation
