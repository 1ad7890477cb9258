"""A table in play: the hands, whose turn it is, and all that has happened, one action at a time."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import NoReturn, TypeAlias, assert_never

from spades_rules.kernel.actions import Action, Call, Claim, Concede, Deal, Look, Pass, Play
from spades_rules.kernel.captures import cards_taken
from spades_rules.kernel.dealcheck import read_deal
from spades_rules.kernel.explain import TIMES, explain
from spades_rules.kernel.ledger import Ledger
from spades_rules.kernel.narrowing import CardNarrow
from spades_rules.kernel.playlist import Row
from spades_rules.kernel.public import Phase, PublicTable, Standing
from spades_rules.kernel.questions import STOCK, Step
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import RefusedError, Ruling
from spades_rules.kernel.score import ScoreSheet
from spades_rules.kernel.verdict import Verdict, judge
from spades_rules.table.cards import Card

__all__ = ["History", "Passing", "Table"]

History: TypeAlias = "tuple[History, Action | tuple[int, ...]] | None"
"""The actions so far, the last one outermost, so that a copy of a table shares them all.

The cards of a complete trick stand together, each a single bit; a trick in progress is not here.
"""

CLAIM = Claim()
CONCEDE = Concede()

_blank = object.__new__
"""Makes a table without setting it up, for a copy sets every field itself."""

# A member of an enumeration is slow to look up, and these are looked up at every card.
_DEAL, _CALLS, _EXCHANGE, _PLAY, _OVER = Phase


@dataclass(frozen=True, slots=True)
class Passing:
    """The cards that change hands in a round."""

    steps: tuple[Step, ...] = ()
    """The passes that are still to come."""
    given: tuple[tuple[int, int, int], ...] = ()
    """The passes done: source, target, cards; from or to the stock where that is `STOCK`."""
    arriving: tuple[tuple[int, int], ...] = ()
    """Cards on their way: target, cards."""
    before: bool = False
    """Whether those to come are passed before anybody calls."""


_NOTHING_PASSED = Passing()

_NO_ROW: Row = (0, 0, ())


class Table:
    """A game at some moment. Read it freely; change it only by `push`.

    Every field but `public` holds a value that is replaced, never altered, so a copy is cheap.
    """

    __slots__ = (
        "_choices",
        "_follow",
        "_free",
        "_legal",
        "hands",
        "history",
        "ledger",
        "looked",
        "passing",
        "phase",
        "public",
        "ruleset",
    )

    ruleset: Ruleset
    phase: Phase
    public: PublicTable
    """What everybody sees of the round in progress, or of the last one before a deal."""
    hands: tuple[int, ...]
    """The cards of each seat as dealt and passed, those played since included."""
    looked: int
    """The seats that have taken up their hands, one bit each."""
    passing: Passing
    ledger: Ledger
    history: History

    def __init__(self, ruleset: Ruleset) -> None:
        """Set up a table at which nothing has happened."""
        self.ruleset = ruleset
        self.phase = _DEAL
        self.public = ruleset.waiting
        self.hands = (0,) * ruleset.seats
        self.looked = 0
        self.passing = _NOTHING_PASSED
        self.ledger = ruleset.opening
        self.history = None
        self._legal = 0
        self._follow = _NO_ROW
        self._free = False
        self._choices: tuple[Action, ...] | None = None

    def copy(self) -> "Table":
        """Give a table that stands the same and goes its own way from here."""
        new = _blank(Table)
        new.ruleset = self.ruleset
        new.phase = self.phase
        # As `PublicTable.copy` does, written out since a call at every card is dear.
        own = self.public
        new.public = public = _blank(PublicTable)
        public.setting = own.setting
        public.turn = own.turn
        public.calls = own.calls
        public.trick_number = own.trick_number
        public.trick = own.trick
        public.led = own.led
        public.out = own.out
        public.off_suit = own.off_suit
        public.mixed = own.mixed
        public.takers = own.takers
        public.opened = own.opened
        new.hands = self.hands
        new.looked = self.looked
        new.passing = self.passing
        new.ledger = self.ledger
        new.history = self.history
        new._legal = self._legal  # noqa: SLF001 - its own class
        new._follow = self._follow  # noqa: SLF001 - its own class
        new._free = self._free  # noqa: SLF001 - its own class
        new._choices = self._choices  # noqa: SLF001 - its own class
        return new

    def __copy__(self) -> "Table":
        """Give a table that goes its own way, as `copy` does."""
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Table":
        """Give the same, since all that a table holds but its public part is never altered."""
        return self.copy()

    def __reduce__(self) -> "tuple[Callable[..., Table], tuple[Ruleset, tuple[Action, ...]]]":
        """Travel to another process as what was done, which is done again there."""
        return _played, (self.ruleset, self.actions)

    def __repr__(self) -> str:
        """Say where the game is, without a hidden card."""
        seat = f", seat {self.turn} in turn" if self.turn >= 0 else ""
        totals = ", ".join(map(str, self.standing.totals))
        return f"<Table {self.phase}, round {self.public.setting.round}{seat}, totals {totals}>"

    @property
    def turn(self) -> int:
        """Give the seat in turn; -1 when only chance can go on or nothing can."""
        return -1 if self.phase in (_DEAL, _OVER) else self.public.turn

    @property
    def standing(self) -> Standing:
        """Give the score before the round in progress, or after the last one."""
        return self.ledger.standing

    @property
    def sheets(self) -> tuple[ScoreSheet, ...]:
        """Give the score sheets of the rounds played."""
        return self.ledger.sheets

    @property
    def verdict(self) -> Verdict:
        """Tell whether the game is over, who has won, and by which rule."""
        return self.ledger.verdict

    @property
    def claimed(self) -> int | None:
        """Give the seat that claimed the rest of the round just over, if one did."""
        claimed = self.history is not None and type(self.history[1]) is Claim
        return self.public.takers[-1] if claimed else None

    @property
    def actions(self) -> tuple[Action, ...]:
        """Give every action so far, the first one first."""
        return tuple(reversed([*self.backwards()]))

    @property
    def plays(self) -> tuple[Play, ...]:
        """Give the cards played in the round in progress or just over, the first one first."""
        found: list[Play] = []
        for action in self.backwards():
            if isinstance(action, Deal):
                break
            if isinstance(action, Play):
                found.append(action)
        return tuple(reversed(found))

    def backwards(self) -> Iterator[Action]:
        """Go back through the actions so far, the last one first."""
        play_of = self.ruleset.layout.play_of
        yield from (play_of[bit] for bit in reversed(self.public.trick))
        link = self.history
        while link:
            link, action = link
            if isinstance(action, tuple):
                yield from (play_of[bit] for bit in reversed(action))
            else:
                yield action

    def hand(self, seat: int) -> int:
        """Give the cards that a seat holds now."""
        public = self.public
        return self.hands[seat] & public.out & ~sum(public.trick)

    @property
    def stock(self) -> int:
        """Give the cards that nobody has: those left over, and those laid away."""
        gone = sum(self.hands) | sum(cards for _, cards in self.passing.arriving)
        return self.ruleset.pack.everything & ~gone

    # What may be done.

    @property
    def legal_mask(self) -> int:
        """Give the cards that the seat in turn may play; 0 unless a card is due."""
        return self._legal

    def legal(self) -> tuple[Action, ...]:
        """Give every action that may be done now; none before a deal, which chance brings."""
        choices = self._choices
        if choices is None:
            ruleset = self.ruleset
            if self._legal and ruleset.played_out:
                choices = ruleset.plays_of(self._legal)
            else:
                choices = self._find_choices()
            self._choices = choices
        return choices

    def _find_choices(self) -> tuple[Action, ...]:
        if self._legal:
            plays = self.ruleset.layout.plays_of(self._legal)
            claim = (CLAIM,) if self.may_claim() else ()
            return (*plays, *claim, CONCEDE) if self.may_concede() else (*plays, *claim)
        if self.phase is _CALLS:
            seat = self.public.turn
            looked = bool(self.looked >> seat & 1)
            return self.ruleset.calls.legal(self.public, seat, self.hands[seat], looked=looked)
        if self.phase is _EXCHANGE:
            step = self.passing.steps[0]
            held = self.ruleset.pack.cards_of(self.hands[step.source])
            return tuple(Pass(cards) for cards in combinations(held, step.cards))
        return ()

    def may_claim(self) -> bool:
        """Tell whether the seat in turn may claim the rest."""
        public = self.public
        return not public.led and bool(self.ruleset.claims(public, self.hand(public.turn)))

    def may_concede(self) -> bool:
        """Tell whether the seat in turn may give up the rest."""
        public = self.public
        return not public.led and bool(self.ruleset.heirs(public))

    # What is done.

    def push(self, action: Action) -> None:
        """Do an action, in place.

        Raises `RefusedError`, and leaves the table as it was, when the rules refuse it;
        `TypeError` for what is no action at all.
        """
        legal = self._legal
        if not legal or type(action) is not Play:
            self._push_other(action)
            return
        ruleset = self.ruleset
        try:
            bit = ruleset.singles[action.card] & legal
        except KeyError:
            bit = self._twin(action.card)
        if not bit:
            self._refuse(action)
        public = self.public
        trick = public.trick + (bit,)  # noqa: RUF005 - quicker, and it is hot
        seats = ruleset.seats
        if len(trick) == seats:
            self.history = (self.history, trick)
            public.take(trick)
            self._after_trick(ruleset, public)
            return
        public.trick = trick
        turn = public.turn + 1
        if turn == seats:
            turn = 0
        public.turn = turn
        if not public.led:
            layout, play = ruleset.layout, ruleset.play
            public.led = led = layout.suit_of[bit]
            self._follow = layout.row_of(led if play.follow_led else play.kept(public))
        kept, first, row = self._follow
        if not kept:
            self._ask(ruleset.play.follows)
            return
        hand = self.hands[turn] & public.out
        legal = hand & kept
        self._legal = legal or hand
        self._choices = row[legal >> first] if row and legal else None

    def _twin(self, card: Card) -> int:
        """Give the first of the twins of a card that may be played; 0 if none may."""
        twins = self.ruleset.layout.bits.get(card, 0) & self._legal
        return twins & -twins

    def _after_trick(self, ruleset: Ruleset, public: PublicTable) -> None:
        """Let the winner of a trick lead to the next one, or score the round."""
        if public.trick_number == public.setting.each:
            self._finish()
            return
        legal = hand = self.hands[public.turn] & public.out
        if not self._free:
            play = ruleset.play
            keeps = play.lead_keeps
            if keeps is None:
                self._ask(play.leads)
                return
            kept = keeps(public)
            self._free = kept == -1 and play.lead_lasts
            legal &= kept
        self._legal = legal or hand
        self._choices = None

    def _ask(self, rules: tuple[CardNarrow, ...]) -> None:
        """Ask the rules of play which cards the seat in turn may play."""
        public = self.public
        hand = legal = self.hands[public.turn] & public.out
        for narrow in rules:
            legal = narrow(public, hand, legal) or legal
        self._legal = legal
        self._choices = None

    def _push_other(self, action: Action) -> None:
        if type(action) not in TIMES:
            self._refuse(action)
        match action:
            case Call():
                self._call(action)
            case Look():
                self._look(action)
            case Deal():
                self._deal(action)
            case Pass():
                self._pass(action)
            case Claim():
                self._claim(action)
            case Concede():
                self._concede(action)
            case Play():
                self._refuse(action)
            case _:
                assert_never(action)

    def _refuse(self, action: Action) -> NoReturn:
        raise RefusedError(self.rule_on(action))

    def _note(self, action: Action) -> None:
        self.history = (self.history, action)
        self._choices = None

    def _deal(self, deal: Deal) -> None:
        ruleset = self.ruleset
        dealt = self.phase is _DEAL and read_deal(
            ruleset, deal, last=self.public.setting.dealer, played=len(self.sheets)
        )
        if not isinstance(dealt, tuple):
            self._refuse(deal)
        self.public = PublicTable(ruleset.setting_of(deal, self.standing))
        self.hands = dealt
        self.looked = 0
        self.passing = _NOTHING_PASSED
        self._note(deal)
        if ruleset.passing_before:
            self._pass_before_calls()
        else:
            self._begin_calls()

    def _pass_before_calls(self) -> None:
        steps = self.ruleset.steps(self.public, self.hands, before=True)
        for seat in {seat for step in steps for seat in (step.source, step.target)} - {STOCK}:
            self.looked |= 1 << seat
        self.passing = Passing(steps, before=True)
        self._after_pass()

    def _begin_calls(self) -> None:
        ruleset, setting = self.ruleset, self.public.setting
        order = ruleset.call_orders[setting.dealer]
        calls_in = ruleset.calls_in
        if order and (calls_in is None or calls_in(setting.round)):
            self.phase = _CALLS
            self.public.turn = order[0]
            self._choices = ruleset.calls.always
        else:
            self._after_calls()

    def _look(self, action: Look) -> None:
        if self.phase is not _CALLS or action not in self.legal():
            self._refuse(action)
        self._note(action)
        self.looked |= 1 << self.public.turn

    def _call(self, action: Call) -> None:
        if self.phase is not _CALLS:
            self._refuse(action)
        rules = self.ruleset.calls
        usual = rules.always and rules.by_name.get(action.name) is action
        if not usual:
            if action not in self.legal():
                self._refuse(action)
            # An equal call may have been written with `3.0` tricks, and scores would follow it.
            known = rules.by_name[action.name]
            action = known if known == action else action
        public = self.public
        seat = public.turn
        self.history = (self.history, action)
        self.looked |= 1 << seat
        public.calls += ((seat, action),)
        order = self.ruleset.call_orders[public.setting.dealer]
        done = len(public.calls)
        if done < len(order):
            public.turn = order[done]
            self._choices = rules.always
        else:
            self._after_calls()

    def _after_calls(self) -> None:
        self.looked = (1 << len(self.hands)) - 1
        if self.ruleset.passing_after:
            steps = self.ruleset.steps(self.public, self.hands)
            self.passing = Passing(steps, self.passing.given)
        self._after_pass()

    def passed(self, action: Pass) -> int:
        """Give the mask of the cards of a pass, or 0 if they may not be passed now."""
        if self.phase is not _EXCHANGE or not isinstance(action.cards, tuple):
            return 0
        step = self.passing.steps[0]
        try:
            cards = self.ruleset.pack.mask(
                action.cards, taken=self.ruleset.pack.everything & ~self.hands[step.source]
            )
        except KeyError:
            return 0
        return cards if len(action.cards) == step.cards else 0

    def _pass(self, action: Pass) -> None:
        cards = self.passed(action)
        if not cards:
            self._refuse(action)
        self._note(action)
        self._hand_over(cards)
        self._after_pass()

    def _hand_over(self, cards: int) -> None:
        """Do the step that is due with these cards."""
        passing = self.passing
        step, *rest = passing.steps
        self.hands = _moved(self.hands, step.source, cards)
        arriving = (*passing.arriving, (step.target, cards))
        if not step.together:
            for target, arrived in arriving:
                self.hands = _moved(self.hands, target, arrived)
            arriving = ()
        given = (*passing.given, (step.source, step.target, cards))
        self.passing = Passing(tuple(rest), given, arriving, passing.before)

    def _after_pass(self) -> None:
        self._choices = None
        public = self.public
        # Nobody chooses what comes from the stock, so it is taken up as soon as it is due.
        while self.passing.steps and self.passing.steps[0].source == STOCK:
            self._hand_over(self.stock)
        if self.passing.steps:
            self.phase = _EXCHANGE
            public.turn = self.passing.steps[0].source
        elif self.passing.before:
            self.passing = replace(self.passing, before=False)
            self._begin_calls()
        else:
            self.phase = _PLAY
            public.turn = self.ruleset.leader(public, self.hands)
            self._free = False
            self._ask(self.ruleset.play.leads)

    def _claim(self, action: Claim) -> None:
        if self.phase is not _PLAY or not self.may_claim():
            self._refuse(action)
        public = self.public
        self._note(action)
        rest = public.setting.each - public.trick_number
        public.takers += (public.turn,) * rest
        self._finish()

    def _concede(self, action: Concede) -> None:
        if self.phase is not _PLAY or not self.may_concede():
            self._refuse(action)
        public = self.public
        self._note(action)
        heirs = self.ruleset.heirs(public)
        rest = public.setting.each - public.trick_number
        public.takers += tuple(heirs[place % len(heirs)] for place in range(rest))
        self._finish()

    def _finish(self) -> None:
        """Score the round, whose last card has been played or whose rest has been claimed."""
        ruleset, public, ledger = self.ruleset, self.public, self.ledger
        calls = [call for _, call in public.calls]
        won = tuple(map(public.takers.count, range(ruleset.seats)))
        picks = ruleset.heard[public.setting.dealer] if calls else ruleset.unheard
        taken = [(calls_of(calls), tricks_of(won)) for calls_of, tricks_of in picks]
        counted = ruleset.captured(cards_taken(self)) if ruleset.captures else ()
        sheet = ruleset.scoring.sheet(taken, ledger.standing, counted)
        verdict = judge(ruleset.endings, ruleset.result, sheet.standing)
        self.ledger = Ledger(sheet.standing, (*ledger.sheets, sheet), verdict)
        self.phase = _OVER if verdict.over else _DEAL
        self._free = False
        self._legal = 0
        self._choices = None

    # Why.

    def rule_on(self, action: Action) -> Ruling:
        """Say whether an action is allowed now, and by which rules."""
        return explain(self, action)


def _played(ruleset: Ruleset, actions: tuple[Action, ...]) -> Table:
    """Give the table at which all this was done."""
    table = Table(ruleset)
    for action in actions:
        table.push(action)
    return table


def _moved(hands: tuple[int, ...], seat: int, cards: int) -> tuple[int, ...]:
    """Give hands in which some cards have left a seat or come to it."""
    return tuple(hand ^ cards if own == seat else hand for own, hand in enumerate(hands))
