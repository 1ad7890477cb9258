"""A table in play: the hands, whose turn it is, and all that has happened, one action at a time."""

from itertools import combinations
from typing import TypeAlias, assert_never

from spades_rules.kernel.actions import Action, Call, Claim, Deal, Look, Pass, Play
from spades_rules.kernel.dealcheck import deal_fault
from spades_rules.kernel.explain import explain
from spades_rules.kernel.public import Phase, PublicTable, Standing
from spades_rules.kernel.questions import Step
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import RefusedError, Ruling
from spades_rules.kernel.score import ScoreSheet
from spades_rules.kernel.verdict import PLAY_ON, Verdict

__all__ = ["History", "Table"]

History: TypeAlias = "tuple[History, Action] | None"
"""The actions so far, the last one outermost, so that a copy of a table shares them all."""

CLAIM = Claim()

# A member of an enumeration is slow to look up, and these are looked up at every card.
_DEAL, _CALLS, _EXCHANGE, _PLAY, _OVER = Phase

_UNKNOWN = -1
"""No card has been asked about yet this turn; a legal mask is never negative."""


class Table:
    """A game at some moment. Read it freely; change it only by `push`.

    Every field holds a value that is replaced, never altered, so a copy is cheap and safe.
    """

    __slots__ = (
        "_choices",
        "_legal",
        "arriving",
        "claimed",
        "given",
        "hands",
        "history",
        "looked",
        "phase",
        "public",
        "ruleset",
        "sheets",
        "standing",
        "steps",
        "verdict",
    )

    ruleset: Ruleset
    phase: Phase
    public: PublicTable
    """What everybody sees of the round in progress, or of the last one before a deal."""
    hands: tuple[int, ...]
    """The cards of each seat as dealt and passed, those played since included."""
    looked: int
    """The seats that have taken up their hands, one bit each."""
    steps: tuple[Step, ...]
    """The passes that are still to come."""
    given: tuple[tuple[int, int, int], ...]
    """The passes done: source, target, cards."""
    arriving: tuple[tuple[int, int], ...]
    """Cards on their way: target, cards."""
    claimed: int | None
    """The seat that claimed the rest of the round, if one did."""
    standing: Standing
    """The score before the round in progress, or after the last one."""
    sheets: tuple[ScoreSheet, ...]
    """The score sheets of the rounds played."""
    verdict: Verdict
    history: History

    def __init__(self, ruleset: Ruleset) -> None:
        """Set up a table at which nothing has happened."""
        self.ruleset = ruleset
        self.phase = _DEAL
        self.public = PublicTable(ruleset.setting(-1, ruleset.start))
        self.hands = (0,) * ruleset.seating.seats
        self.looked = 0
        self.steps = ()
        self.given = ()
        self.arriving = ()
        self.claimed = None
        self.standing = ruleset.start
        self.sheets = ()
        self.verdict = PLAY_ON
        self.history = None
        self._legal = _UNKNOWN
        self._choices: tuple[Action, ...] | None = None

    def copy(self) -> "Table":
        """Give a table that stands the same and goes its own way from here."""
        new = Table.__new__(Table)
        new.ruleset = self.ruleset
        new.phase = self.phase
        new.public = self.public.copy()
        new.hands = self.hands
        new.looked = self.looked
        new.steps = self.steps
        new.given = self.given
        new.arriving = self.arriving
        new.claimed = self.claimed
        new.standing = self.standing
        new.sheets = self.sheets
        new.verdict = self.verdict
        new.history = self.history
        new._legal = self._legal  # noqa: SLF001 - its own class
        new._choices = self._choices  # noqa: SLF001 - its own class
        return new

    @property
    def turn(self) -> int:
        """Give the seat in turn; -1 when only chance can go on or nothing can."""
        return -1 if self.phase in (_DEAL, _OVER) else self.public.turn

    @property
    def actions(self) -> tuple[Action, ...]:
        """Give every action so far, the first one first."""
        found = []
        link = self.history
        while link:
            link, action = link
            found.append(action)
        return tuple(reversed(found))

    def hand(self, seat: int) -> int:
        """Give the cards that a seat holds now."""
        return self.hands[seat] & ~self.public.played

    # What may be done.

    def legal_mask(self) -> int:
        """Give the cards that the seat in turn may play; only while cards are played."""
        legal = self._legal
        if legal < 0:
            public = self.public
            hand = legal = self.hands[public.turn] & ~public.played
            ruleset = self.ruleset
            for narrow in ruleset.follows if public.led else ruleset.leads:
                legal = narrow(public, hand, legal) or legal
            self._legal = legal
        return legal

    def legal(self) -> tuple[Action, ...]:
        """Give every action that may be done now; none before a deal, which chance brings."""
        if self.phase is _PLAY:
            legal = self._legal
            ruleset = self.ruleset
            plays = ruleset.plays_of(legal if legal >= 0 else self.legal_mask())
            return (*plays, CLAIM) if ruleset.claiming and self.may_claim() else plays
        if self._choices is None:
            self._choices = self._other_choices()
        return self._choices

    def _other_choices(self) -> tuple[Action, ...]:
        if self.phase is _CALLS:
            seat = self.public.turn
            looked = bool(self.looked >> seat & 1)
            return self.ruleset.calls.legal(self.public, seat, self.hands[seat], looked=looked)
        if self.phase is _EXCHANGE:
            step = self.steps[0]
            held = self.ruleset.pack.cards_of(self.hands[step.source])
            return tuple(Pass(cards) for cards in combinations(held, step.cards))
        return ()

    def may_claim(self) -> bool:
        """Tell whether the seat in turn may claim the rest."""
        public = self.public
        return not public.led and bool(self.ruleset.claims(public, self.hand(public.turn)))

    # What is done.

    def push(self, action: Action) -> None:
        """Do an action, in place.

        Raises `RefusedError`, and leaves the table as it was, when the rules refuse it.
        """
        if type(action) is Play and self.phase is _PLAY:
            legal = self._legal
            bit = self.ruleset.bits.get(action.card, 0) & (
                legal if legal >= 0 else self.legal_mask()
            )
            if not bit:
                self._refuse(action)
            self._play(bit & -bit, action)
        else:
            self._push_other(action)

    def _push_other(self, action: Action) -> None:
        match action:
            case Deal():
                self._deal(action)
            case Call() | Look():
                if self.phase is not _CALLS or not _among(action, self.legal()):
                    self._refuse(action)
                self._call(action)
            case Pass():
                cards = self._passed(action)
                if not cards:
                    self._refuse(action)
                self._pass(action, cards)
            case Claim():
                if self.phase is not _PLAY or not self.may_claim():
                    self._refuse(action)
                self._claim(action)
            case Play():
                self._refuse(action)
            case _:
                assert_never(action)

    def _refuse(self, action: Action) -> None:
        raise RefusedError(self.rule_on(action))

    def _deal(self, deal: Deal) -> None:
        ruleset = self.ruleset
        fault = self.phase is not _DEAL or deal_fault(
            ruleset, deal, last=self.public.setting.dealer, first=not self.sheets
        )
        if fault:
            self._refuse(deal)
        self.public = PublicTable(ruleset.setting(deal.dealer, self.standing))
        self.hands = tuple([ruleset.pack.mask(hand) for hand in deal.hands])
        self.looked = 0
        self.steps = self.given = self.arriving = ()
        self.claimed = None
        self._note(deal)
        self._after_call()

    def _note(self, action: Action) -> None:
        self.history = (self.history, action)
        self._forget()

    def _forget(self) -> None:
        """Drop what was worked out for the seat whose turn it was."""
        self._choices = None
        self._legal = _UNKNOWN

    def _call(self, action: Call | Look) -> None:
        public = self.public
        seat = public.turn
        self._note(action)
        self.looked |= 1 << seat
        if type(action) is Call:
            public.calls = (*public.calls, (seat, action))
            self._after_call()

    def _after_call(self) -> None:
        public = self.public
        order = self.ruleset.call_orders[public.setting.dealer]
        done = len(public.calls)
        if done < len(order):
            self.phase = _CALLS
            public.turn = order[done]
            return
        self.looked = (1 << len(self.hands)) - 1
        self.steps = self.ruleset.steps(public) if self.ruleset.exchange else ()
        self._after_pass()

    def _passed(self, action: Pass) -> int:
        """Give the mask of the cards passed, or 0 if they may not be passed."""
        if self.phase is not _EXCHANGE:
            return 0
        step = self.steps[0]
        try:
            cards = self.ruleset.pack.mask(
                action.cards, taken=self.ruleset.pack.everything & ~self.hands[step.source]
            )
        except KeyError:
            return 0
        return cards if len(action.cards) == step.cards else 0

    def _pass(self, action: Pass, cards: int) -> None:
        step, *rest = self.steps
        self._note(action)
        self.hands = _moved(self.hands, step.source, cards)
        self.given = (*self.given, (step.source, step.target, cards))
        self.arriving = (*self.arriving, (step.target, cards))
        if not step.together:
            for target, arrived in self.arriving:
                self.hands = _moved(self.hands, target, arrived)
            self.arriving = ()
        self.steps = tuple(rest)
        self._after_pass()

    def _after_pass(self) -> None:
        public = self.public
        if self.steps:
            self.phase = _EXCHANGE
            public.turn = self.steps[0].source
        else:
            self.phase = _PLAY
            public.turn = self.ruleset.leading[1].leader(public)

    def _play(self, bit: int, action: Play) -> None:
        public = self.public
        self.history = (self.history, action)
        self._legal = _UNKNOWN
        public.played |= bit
        turn = public.turn + 1
        trick = (*public.trick, bit)
        seats = len(self.hands)
        if len(trick) < seats:
            if len(trick) == 1:
                public.led = self.ruleset.suit_of[bit]
            public.trick = trick
            public.turn = turn if turn < seats else 0
            return
        public.take(trick, (turn + self.ruleset.trick_winner(trick)) % seats)
        if public.trick_number == public.setting.each:
            self._score()

    def _claim(self, action: Claim) -> None:
        public = self.public
        self._note(action)
        self.claimed = public.turn
        rest = public.setting.each - public.trick_number
        public.won = tuple(
            won + rest if seat == public.turn else won for seat, won in enumerate(public.won)
        )
        self._score()

    def _score(self) -> None:
        public = self.public
        sides = self.ruleset.by_side(public.calls, public.won)
        sheet = self.ruleset.scoring.sheet(sides, self.standing)
        self.standing = sheet.standing
        self.sheets = (*self.sheets, sheet)
        self.verdict = self.ruleset.verdict(sheet.standing)
        self.phase = _OVER if self.verdict.over else _DEAL

    # Why.

    def rule_on(self, action: Action) -> Ruling:
        """Say whether an action is allowed now, and by which rules."""
        return explain(self, action)


def _among(action: Action, actions: tuple[Action, ...]) -> bool:
    for other in actions:
        if other is action:
            return True
    return action in actions


def _moved(hands: tuple[int, ...], seat: int, cards: int) -> tuple[int, ...]:
    """Give hands in which some cards have left a seat or come to it."""
    return tuple(hand ^ cards if own == seat else hand for own, hand in enumerate(hands))
