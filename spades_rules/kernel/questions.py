"""The questions that a table asks its rules, one protocol each; a policy answers one of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Protocol, runtime_checkable

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable, Standing
from spades_rules.table.cards import Card, Suit
from spades_rules.table.seats import Seating

__all__ = [
    "STOCK",
    "Bidding",
    "Binds",
    "Calling",
    "Calls",
    "CallsByRound",
    "Capturing",
    "Claiming",
    "Conceding",
    "Contract",
    "Contracting",
    "Counted",
    "Dealing",
    "DealsByRound",
    "Deck",
    "Earning",
    "Ending",
    "Exchange",
    "FallenLose",
    "Felling",
    "LastingRule",
    "Leading",
    "LedRule",
    "Line",
    "MovesTrump",
    "OpenedBy",
    "PassesBefore",
    "PlayRule",
    "Procedure",
    "Promotes",
    "Ranking",
    "RanksTwins",
    "Result",
    "ScoresCall",
    "Seats",
    "Settling",
    "SideRound",
    "SteadyCalls",
    "SteadyRule",
    "Step",
    "Sweep",
    "TakenBy",
    "Tie",
    "Trump",
    "Turned",
    "Twin",
    "Winning",
]


class Seats(Protocol):
    """Who sits at the table, and who shares a score?"""

    def seating(self) -> Seating:
        """Give the seats and sides."""
        ...


class Deck(Protocol):
    """Which cards are in play?"""

    def cards(self) -> tuple[Card, ...]:
        """Give the cards, in any order."""
        ...


class Ranking(Protocol):
    """To which suit does each card belong, and how strong is it?"""

    def order(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Give the cards from the weakest to the strongest within each suit, twins side by side."""
        ...

    def suit(self, card: Card, trump: Suit | None) -> Suit | None:
        """Give the suit to which a card belongs when this suit is trump."""
        ...


class Twin(StrEnum):
    """Which of several cards that print alike wins a trick that no other card of it wins."""

    FIRST = "first"
    """The one that is played first."""
    LAST = "last"
    """The one that is played last."""


@runtime_checkable
class RanksTwins(Protocol):
    """Which of its twins does a ranking let win? The first, if it does not say."""

    @property
    def twins(self) -> str:
        """Give the word of `Twin` in force."""
        ...


@runtime_checkable
class Promotes(Protocol):
    """Which cards does a ranking lift to the top of the trump suit?"""

    def promoted(self) -> tuple[Card, ...]:
        """Give them, the strongest first."""
        ...


class Trump(Protocol):
    """Which suit is trump this round?"""

    def trump(self) -> Suit | None:
        """Give the trump suit, or none; where it changes, one that it can be."""
        ...


class Turned(StrEnum):
    """Which card is turned up at the deal to decide the trump suit."""

    NOTHING = "nothing"
    """None is."""
    DEALERS_CARD = "dealers_card"
    """One of the dealer's own, the last one dealt."""
    NEXT_CARD = "next_card"
    """The next one of those that are left over; none where no card is."""
    NEXT_OR_DEALERS = "next_or_dealers"
    """The next one, or the dealer's last where no card is left over."""


@runtime_checkable
class MovesTrump(Protocol):
    """Which suit is trump in a round, where that changes from one round to another?"""

    @property
    def turned(self) -> str:
        """Give the word of `Turned` for the card that decides."""
        ...

    def trump_in(self, round: int, turned: Suit | None) -> Suit | None:  # noqa: A002 - the table's own word
        """Give the trump suit of a round, counted from 1, with a card of that suit turned up."""
        ...


class Dealing(Protocol):
    """Who deals, and how many cards does each seat get?"""

    @property
    def each(self) -> int:
        """Give the cards that each seat gets, the most of any round where that changes."""
        ...

    def next_dealer(self, dealer: int, seating: Seating) -> int | None:
        """Give the dealer of the next round, or none where chance decides."""
        ...

    def drawn_dealer(
        self, draw: tuple[tuple[tuple[int, Card], ...], ...], ranks: Mapping[Card, int]
    ) -> int | None:
        """Give the seat that the draws make dealer, or none if they make nobody dealer.

        `ranks` gives each card's height among cards of any suit; higher is better.
        """
        ...

    def draws(self) -> bool:
        """Tell whether drawn cards decide who deals first."""
        ...


@runtime_checkable
class DealsByRound(Protocol):
    """How many cards does each seat get in a round, where that changes from one to another?"""

    def each_in(self, round: int) -> int:  # noqa: A002 - the table's own word
        """Give the cards that each seat gets in a round, counted from 1."""
        ...


class Calling(Protocol):
    """Who calls first, and how often does each seat call?"""

    def order(self, dealer: int, seating: Seating) -> tuple[int, ...]:
        """Give the seats in the order of all their calls."""
        ...


@runtime_checkable
class CallsByRound(Protocol):
    """Does anybody call in a round, where in some nobody does?

    A side that has called nothing has undertaken nothing, and no rule of contracts is asked.
    """

    def calls_in(self, round: int) -> bool:  # noqa: A002 - the table's own word
        """Tell whether seats call in a round, counted from 1."""
        ...


class Calls(Protocol):
    """Which calls may a seat choose from?"""

    def vocabulary(self) -> tuple[Call, ...]:
        """Give every call that this rule can ever offer."""
        ...

    def offers(self, table: PublicTable, seat: int) -> tuple[Call, ...]:
        """Give the calls that it offers to a seat now."""
        ...


@runtime_checkable
class SteadyCalls(Protocol):
    """Does a rule that offers calls offer all of them to every seat at every turn?

    Where every rule does, and nothing is barred, the table need not ask anew at each call.
    """

    def always(self) -> bool:
        """Tell whether it offers its whole vocabulary whatever has happened."""
        ...


class Bidding(Protocol):
    """Which of the calls on offer are barred?"""

    def narrow(
        self, table: PublicTable, seat: int, hand: int | None, calls: tuple[Call, ...]
    ) -> tuple[Call, ...]:
        """Give the calls that remain; a seat that has not looked comes without a hand."""
        ...


STOCK = -1
"""Stands in a step in place of a seat for the cards that nobody holds: left over, or laid away."""


@dataclass(frozen=True, slots=True)
class Step:
    """One pass of cards: from seat to seat, from the stock to a seat, or from a seat to it."""

    source: int
    """The seat that chooses the cards; from `STOCK` come all that lie there, and nobody chooses."""
    target: int
    """The seat that gets them; what goes to `STOCK` is laid away, and nobody gets it."""
    cards: int
    together: bool = False
    """Whether the cards arrive only when the next step is done too."""


class Exchange(Protocol):
    """Who passes how many cards to whom, and in which order?"""

    def steps(self, table: PublicTable) -> tuple[Step, ...]:
        """Give the passes that the calls bring about."""
        ...


@runtime_checkable
class PassesBefore(Protocol):
    """Does a rule of exchange pass cards before anybody calls? Once all have, if it does not say.

    A seat that passes or gets cards then has looked at its hand, and can call nothing blind.
    """

    def before_calls(self) -> bool:
        """Tell whether it does."""
        ...


@runtime_checkable
class TakenBy(Protocol):
    """Which cards make a seat that holds one of them the one that an exchange is about?

    Where several seats do, it is the first of them from the dealer's left; where none does, the
    rule's own `steps` are asked. The rule sees no hand, and who it is shows what it holds.
    """

    def taken_by(self, table: PublicTable) -> int:
        """Give the cards."""
        ...

    def steps_of(self, table: PublicTable, seat: int) -> tuple[Step, ...]:
        """Give the passes when it is this seat."""
        ...


class Leading(Protocol):
    """Who leads to the first trick?"""

    def leader(self, table: PublicTable) -> int:
        """Give the seat."""
        ...


@runtime_checkable
class OpenedBy(Protocol):
    """Which cards make a seat that holds one of them the leader to the first trick?

    Where several seats do, it is the first of them from the dealer's left; where none does, the
    rule's own `leader` is asked. The rule sees no hand, and who leads shows what it holds.
    """

    def opened_by(self, table: PublicTable) -> int:
        """Give the cards."""
        ...


class Binds(StrEnum):
    """Whom a rule of play can bind; the kernel asks it nobody else's questions."""

    LEADER = "leader"
    FOLLOWERS = "followers"
    ALL = "all"


class PlayRule(Protocol):
    """Which of these cards may be played?"""

    binds: ClassVar[Binds]

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:
        """Give the cards that remain of those that earlier rules left; 0 where it forgot a case."""
        ...


@runtime_checkable
class SteadyRule(Protocol):
    """Which cards would a rule of play keep for a whole trick, whoever holds them?

    A rule whose answer needs no look at the hand says so here as well, once a trick and not once
    a card. Its `narrow` leaves the cards that it keeps; where a hand has none of them all remain,
    by an exception of its own or because it is waived.
    """

    def keeps(self, table: PublicTable) -> int:
        """Give the cards that may be played to the trick; -1 for every card."""
        ...


@runtime_checkable
class LedRule(SteadyRule, Protocol):
    """Does a steady rule of play keep the suit led at every trick, and never more or less?"""

    keeps_led: ClassVar[bool]


@runtime_checkable
class LastingRule(SteadyRule, Protocol):
    """Does a steady rule of play that keeps every card keep every card until the round is over?"""

    lasting: ClassVar[bool]


class Claiming(Protocol):
    """May the leader claim the rest?"""

    def allows(self, table: PublicTable, hand: int) -> bool:
        """Tell whether a leader with this hand may claim; no hidden card is needed to tell."""
        ...


@runtime_checkable
class Conceding(Protocol):
    """May the leader give up the rest, and who gets it?"""

    def heirs(self, table: PublicTable) -> tuple[int, ...]:
        """Give the seats that get the tricks left, one each in turn; none where it may not be."""
        ...


@dataclass(frozen=True, slots=True)
class Counted:
    """Some cards that count alike for the side that takes them in its tricks."""

    cards: tuple[Card, ...]
    points: int
    """What each of them counts."""
    sweep: bool = True
    """Whether a side must have taken them, too, to have swept the round."""


class Capturing(Protocol):
    """Which cards count when they are taken in tricks?"""

    def counted(self) -> tuple[Counted, ...]:
        """Give them, those together that count alike."""
        ...


class Sweep(StrEnum):
    """Who has taken every card that a sweep of the round takes, as a side sees it."""

    NOBODY = "nobody"
    """No side has."""
    OWN = "own"
    """The side itself has."""
    OTHER = "other"
    """Another side has."""


@dataclass(frozen=True, slots=True)
class Contract:
    """What a side undertook and what came of it."""

    bid: int
    """The tricks undertaken."""
    counted: int
    """The tricks that count toward it."""
    made: bool
    over: int
    """The tricks beyond it, none when it was missed or when more is a miss."""
    taken: int
    """Every trick of the seats concerned, those that do not count too."""
    scored: bool = True
    """Whether the contract itself earns or costs points (a contract of nothing does not)."""
    blind: bool = False
    """Whether any part of it was bid before looking."""


@dataclass(frozen=True, slots=True)
class SideRound:
    """One side's calls and tricks in a round, seat by seat in the order called."""

    calls: tuple[Call, ...]
    tricks: tuple[int, ...]
    contracts: tuple[Contract, ...] = ()
    """The side's undertakings, once the contract rule has answered."""
    apart: int = 0
    """The tricks that count toward no contract."""
    united: frozenset[str] = frozenset()
    """The calls whose rule scores the calls of the whole side as one (see `ScoresCall`)."""
    captured: int = 0
    """What the cards count that the side has taken in its tricks (see `Capturing`)."""
    sweep: Sweep = Sweep.NOBODY
    """Whether some side has taken all of those that a sweep takes."""


class Contracting(Protocol):
    """What has a side undertaken, which tricks count, and is it made?"""

    def judge(self, side: SideRound) -> tuple[tuple[Contract, ...], int]:
        """Give the side's contracts, and how many tricks stand apart from them."""
        ...


@dataclass(frozen=True, slots=True)
class Line:
    """Points and tallies from one cause; the kernel writes the rule and the side beside it."""

    points: int = 0
    tally: str = ""
    """The tally that the count goes to; empty without one."""
    count: int = 0
    words: str = ""
    """The arithmetic in words: `5 x 10`."""


class Earning(Protocol):
    """Which lines does a side earn by this round alone?"""

    tally: ClassVar[str]
    """The tally that its lines can count toward; empty without one."""

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Give the lines, none where the rule has nothing to say."""
        ...


@runtime_checkable
class ScoresCall(Protocol):
    """Which personal call does an earning rule score, alone or the whole side's calls as one?

    Those that unite a side's calls are told to all through `SideRound.united` before any rule
    earns, so that no rule scores by itself what another scores together.
    """

    @property
    def call(self) -> str:
        """Give the name of the call."""
        ...

    def unites(self, side: SideRound) -> bool:
        """Tell whether this rule scores the calls of the whole side as one."""
        ...


class Settling(Protocol):
    """Which lines follow from the tallies, once every earned line is in?"""

    tally: ClassVar[str]
    """The tally that it reads and settles."""

    def settle(self, tallies: Mapping[str, tuple[int, ...]]) -> tuple[tuple[int, Line], ...]:
        """Give (side, line) for each consequence."""
        ...


class Ending(Protocol):
    """Is the game over?

    One that looks back beyond the totals keeps a tally: like a rule of scoring it has a method
    `earn` and a `tally`, and its lines count toward that and bring no points.
    """

    def reached(self, standing: Standing) -> bool:
        """Tell whether the game ends with these totals."""
        ...


@runtime_checkable
class Felling(Protocol):
    """Which sides have fallen, where an ending is somebody's fall?"""

    def fallen(self, standing: Standing) -> tuple[int, ...]:
        """Give the sides."""
        ...


@runtime_checkable
class Winning(Protocol):
    """Which sides have won, where an ending is somebody's triumph whatever the score is?

    Such an ending is asked before all others.
    """

    def winners(self, standing: Standing) -> tuple[int, ...]:
        """Give the sides."""
        ...


class Tie(StrEnum):
    """What happens when the best sides are level at an ending."""

    PLAY_ON = "play_on"
    """The ending is passed over, and the game goes on until one speaks."""
    SUDDEN_DEATH = "sudden_death"
    """The game goes on, and the first round with different totals decides."""
    DRAW = "draw"
    """The game ends without a winner."""


class Result(Protocol):
    """Who has won, and what does a tie do?"""

    @property
    def tie(self) -> str:
        """Give the word of `Tie` in force."""
        ...

    def best(self, totals: tuple[int, ...], among: tuple[int, ...]) -> tuple[int, ...]:
        """Give the sides in front among some sides, several when level."""
        ...


@runtime_checkable
class FallenLose(Protocol):
    """Does a side that has fallen lose, however high it stands?"""

    fallen_lose: ClassVar[bool]


class Procedure(Protocol):
    """What do people do that no program enforces?"""
