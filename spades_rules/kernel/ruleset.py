"""A rule set ready for play: every question of the table has its answers in order."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import compress
from operator import itemgetter, not_
from typing import Any, Literal, TypeAlias

from spades_rules.kernel.actions import Call, Claim, Concede, Deal, Play
from spades_rules.kernel.callround import CallRules
from spades_rules.kernel.captures import Captured, Captures, captures_of
from spades_rules.kernel.laying import lay_tricks
from spades_rules.kernel.layout import Layout, lay_out
from spades_rules.kernel.ledger import Ledger
from spades_rules.kernel.narrowing import narrow_cards
from spades_rules.kernel.playrules import PlayRules, play_rules
from spades_rules.kernel.public import PublicTable, Setting, Standing, strongest
from spades_rules.kernel.questions import (
    Calling,
    CallsByRound,
    Claiming,
    Conceding,
    Dealing,
    DealsByRound,
    Ending,
    Exchange,
    Leading,
    MovesTrump,
    OpenedBy,
    PassesBefore,
    Result,
    SideRound,
    Step,
    TakenBy,
    Turned,
    Winning,
)
from spades_rules.kernel.ruling import Choices
from spades_rules.kernel.score import ScoreSheet, Scoring, Taken, scoring_of
from spades_rules.kernel.suitwise import Suitwise, sort_suits
from spades_rules.kernel.verdict import Verdict, judge
from spades_rules.kernel.wellformed import (
    known_calls,
    known_cards,
    known_number,
    known_score,
    known_seat,
    known_tallies,
    known_tricks,
    known_trump,
)
from spades_rules.table.cards import Card, Suit
from spades_rules.table.pack import Pack
from spades_rules.table.seats import Seating

__all__ = ["DealFacts", "Rule", "Ruleset"]

Pick: TypeAlias = Callable[[Any], tuple[Any, ...]]
"""What a side's seats have of something that is written down by seat."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of a profile: its id, `slot.name`, and the policy that answers for it."""

    id: str
    policy: Any
    """An answer to the slot's question, a value of one of the protocols of `questions`."""

    @property
    def slot(self) -> str:
        """Give the slot, the part of the id before the dot."""
        return self.id.partition(".")[0]


@dataclass(frozen=True, slots=True)
class DealFacts:
    """Who deals and calls next, and how the cards go round."""

    next_dealer: int | None
    """The dealer of the next round; none where chance decides."""
    first_call: int | None
    """The seat that calls first; none where nobody calls."""
    each: int
    left: int
    """The cards that are left over."""
    trump: str
    """The trump suit, `none`, or the word of `Turned` for the card whose suit it is."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A compiled profile; two with the same fingerprint do the same.

    Everything but the first four fields is worked out from them.
    """

    game: str
    rules: tuple[Rule, ...]
    """Every rule that a program enforces, in the order of its slot."""
    fingerprint: str
    """A hash of what the rule set does."""
    customs: tuple[Rule, ...] = field(default=(), repr=False, compare=False)
    """The rules that people keep among themselves; some answer when they are asked."""

    seating: Seating = field(init=False, repr=False, compare=False)
    layout: Layout = field(init=False, repr=False, compare=False)
    """The pack with its trump suit, or with one that it can be."""
    moving: MovesTrump | None = field(init=False, repr=False, compare=False)
    """Tells the trump suit of a round; none where it is the same in all."""
    dealing: tuple[str, Dealing] = field(init=False, repr=False, compare=False)
    deals_in: Callable[[int], int] | None = field(init=False, repr=False, compare=False)
    """From a round to the cards of each seat; none where they are as many in all."""
    calling: Calling | None = field(init=False, repr=False, compare=False)
    calls_in: Callable[[int], bool] | None = field(init=False, repr=False, compare=False)
    """From a round to whether anybody calls in it; none where in all of them somebody does."""
    calls: CallRules = field(init=False, repr=False, compare=False)
    exchange: tuple[Exchange, ...] = field(init=False, repr=False, compare=False)
    passing_before: tuple[Exchange, ...] = field(init=False, repr=False, compare=False)
    """The rules of exchange by which cards are passed before anybody calls."""
    passing_after: tuple[Exchange, ...] = field(init=False, repr=False, compare=False)
    """The others, by which they are passed once all have called."""
    leading: tuple[str, Leading] = field(init=False, repr=False, compare=False)
    opened_by: Callable[[PublicTable], int] | None = field(init=False, repr=False, compare=False)
    """From the table to the cards of which a holder leads first; none where no card decides."""
    play: PlayRules = field(init=False, repr=False, compare=False)
    claiming: tuple[tuple[str, Claiming], ...] = field(init=False, repr=False, compare=False)
    conceding: tuple[tuple[str, Conceding], ...] = field(init=False, repr=False, compare=False)
    played_out: bool = field(init=False, repr=False, compare=False)
    """Whether every trick is played, since nobody may claim the rest or give it up."""
    captures: Captures | None = field(init=False, repr=False, compare=False)
    """The cards that count when they are taken; none where only tricks count."""
    scoring: Scoring = field(init=False, repr=False, compare=False)
    endings: tuple[tuple[str, Ending], ...] = field(init=False, repr=False, compare=False)
    result: tuple[str, Result] = field(init=False, repr=False, compare=False)
    tallies: tuple[str, ...] = field(init=False, repr=False, compare=False)
    """The names of the tallies that lines can count toward."""
    start: Standing = field(init=False, repr=False, compare=False)
    """The score before the first round."""
    opening: Ledger = field(init=False, repr=False, compare=False)
    """The score pad of a game that has not begun."""
    waiting: PublicTable = field(init=False, repr=False, compare=False)
    """What everybody sees before the first deal; one for all, since a deal lays a new one."""
    first_settings: tuple[Setting, ...] = field(init=False, repr=False, compare=False)
    """For each dealer the setting of a first round."""
    seats: int = field(init=False, repr=False, compare=False)
    singles: Mapping[Card, int] = field(init=False, repr=False, compare=False)
    """For each printed card without a twin its mask."""
    plays_of: Callable[[int], tuple[Play, ...]] = field(init=False, repr=False, compare=False)
    """From a set of cards to the actions of playing each, as `layout` has it."""
    call_orders: tuple[tuple[int, ...], ...] = field(init=False, repr=False, compare=False)
    """For each dealer the seats in the order of their calls."""
    sides_by_order: Mapping[tuple[int, ...], tuple[tuple[Pick, Pick], ...]] = field(
        init=False, repr=False, compare=False
    )
    """For each order of seats how to pick each side's calls and tricks."""
    heard: tuple[tuple[tuple[Pick, Pick], ...], ...] = field(init=False, repr=False, compare=False)
    """For each dealer how to pick the same from all the calls of a round, in the order made."""
    unheard: tuple[tuple[Pick, Pick], ...] = field(init=False, repr=False, compare=False)
    """How to pick them in a round in which nobody calls."""
    followers: tuple[tuple[int, ...], ...] = field(init=False, repr=False, compare=False)
    """For each seat the others in the order in which they follow it."""
    suitwise: Suitwise | None = field(init=False, repr=False, compare=False)
    """The pack by suit, where the rules of play ask no more than which suits a hand holds."""

    def __post_init__(self) -> None:
        """Sort the rules by question and lay out the pack."""
        put = _writer(self)
        seating = put("seating", self._one("seating").seating())
        put("seats", seating.seats)
        trump = self._one("trump") if self.of("trump") else None
        moving = put("moving", trump if isinstance(trump, MovesTrump) else None)
        suit = trump.trump() if trump else None
        layout = put("layout", lay_out(self._one("deck").cards(), self._one("ranking"), suit))
        single = {card: bits for card, bits in layout.bits.items() if bits.bit_count() == 1}
        put("singles", single)
        put("plays_of", layout.plays_of)
        dealing = put("dealing", self._named("dealing")[0])[1]
        put("deals_in", dealing.each_in if isinstance(dealing, DealsByRound) else None)
        calling = put("calling", self._one("calling") if self.of("calling") else None)
        put("calls_in", calling.calls_in if isinstance(calling, CallsByRound) else None)
        put("calls", CallRules(self._named("calls"), self._named("bidding")))
        self._pass_in_order(put)
        leading = put("leading", self._named("leading")[0])[1]
        put("opened_by", leading.opened_by if isinstance(leading, OpenedBy) else None)
        put("play", play_rules(self._named("play")))
        plain = self._plays_out(put) and self.play.follow_led
        settled = self.play.lead_keeps or not self.play.leads
        plain = plain and moving is None
        put("suitwise", sort_suits(self.layout) if plain and settled else None)
        counting = self._one("capture") if self.of("capture") else None
        put("captures", captures_of(counting, self.pack) if counting else None)
        contracting = self._one("contract") if self.of("contract") else None
        # What is somebody's triumph goes before what the score brings about.
        found = sorted(self._named("ending"), key=lambda one: not isinstance(one[1], Winning))
        endings = put("endings", tuple(found))
        # An ending that keeps a tally counts beside the rules that score.
        scoring = (*self._named("scoring"), *endings)
        put("scoring", scoring_of(contracting, scoring))
        put("result", self._named("result")[0])
        names = dict.fromkeys(getattr(policy, "tally", "") for _, policy in scoring)
        tallies = put("tallies", tuple(name for name in names if name))
        none = (0,) * len(seating.sides)
        start = put("start", Standing(none, dict.fromkeys(tallies, none), 0))
        put("opening", Ledger(start))
        dealers = range(seating.seats)
        order = (*dealers, *dealers)
        put("followers", tuple(order[d + 1 : d + seating.seats] for d in dealers))
        put("waiting", PublicTable(self._setting(-1, start)))
        put("first_settings", tuple(self._setting(dealer, start) for dealer in dealers))
        orders = (calling.order(dealer, seating) if calling else () for dealer in dealers)
        put("call_orders", tuple(orders))
        heard = {tuple(dict.fromkeys(order)) for order in self.call_orders}
        put("sides_by_order", {order: _picks(seating, order) for order in heard})
        put("heard", tuple(_heard(seating, order) for order in self.call_orders))
        put("unheard", _heard(seating, ()))

    def _pass_in_order(self, put: Callable[[str, Any], Any]) -> None:
        """Sort the rules of exchange by whether cards are passed before the calls or after them."""
        exchange = put("exchange", tuple(policy for _, policy in self._named("exchange")))
        before = [isinstance(one, PassesBefore) and one.before_calls() for one in exchange]
        put("passing_before", tuple(compress(exchange, before)))
        put("passing_after", tuple(compress(exchange, map(not_, before))))

    def _plays_out(self, put: Callable[[str, Any], Any]) -> bool:
        """Sort the rules by which a round stops early; tell whether there is none."""
        stopping = self._named("claim")
        put("claiming", tuple(one for one in stopping if not isinstance(one[1], Conceding)))
        put("conceding", tuple(one for one in stopping if isinstance(one[1], Conceding)))
        put("played_out", not stopping)
        return not stopping

    @property
    def pack(self) -> Pack:
        """Give the cards in play, in order of strength."""
        return self.layout.pack

    @property
    def suits(self) -> Mapping[Suit, int]:
        """Give for each suit the cards that belong to it."""
        return self.layout.suits

    @property
    def trumps(self) -> int:
        """Give the cards of the trump suit; 0 without one."""
        return self.layout.trumps

    @property
    def suit_of(self) -> Mapping[int, int]:
        """Give for each card, a single bit, the cards of its suit; one without stands alone."""
        return self.layout.suit_of

    def __reduce__(
        self,
    ) -> tuple[type["Ruleset"], tuple[str, tuple[Rule, ...], str, tuple[Rule, ...]]]:
        """Travel to another process as what it is made of; the rest is worked out there."""
        return Ruleset, (self.game, self.rules, self.fingerprint, self.customs)

    def __deepcopy__(self, memo: object) -> "Ruleset":
        """Give itself, which never changes: a host that copies its whole state may hold one."""
        return self

    def of(self, slot: str) -> tuple[Rule, ...]:
        """Give the rules of a slot, in order."""
        return tuple(rule for rule in self.rules if rule.slot == slot)

    def rule(self, rule_id: str) -> Rule | None:
        """Find a rule by its id."""
        return next((rule for rule in self.rules if rule.id == rule_id), None)

    def _one(self, slot: str) -> Any:  # noqa: ANN401 - a policy is known by its slot, not its type
        return self.of(slot)[0].policy

    def _named(self, slot: str) -> tuple[tuple[str, Any], ...]:
        return tuple((rule.id, rule.policy) for rule in self.of(slot))

    # The table's own lookups.

    def setting(self, dealer: int, standing: Standing) -> Setting:
        """Give what stays the same through the round after this score.

        Where the trump suit changes it is one that it can be.
        """
        if standing is self.start and dealer >= 0:
            return self.first_settings[dealer]
        return self._setting(dealer, standing)

    def setting_of(self, deal: Deal, standing: Standing) -> Setting:
        """Give the same for a round as it was dealt, with the trump suit that it then has."""
        setting = self.setting(deal.dealer, standing)
        if self.moving is None:
            return setting
        turned = self.layout.bits.get(deal.turned, 0) if deal.turned else 0
        own = next((suit for suit, cards in self.suits.items() if cards & turned), None)
        trump = self.moving.trump_in(setting.round, own)
        return replace(setting, trumps=self.trumps_of(trump), turned=turned & -turned)

    def each_in(self, round: int) -> int:  # noqa: A002 - the table's own word
        """Give the cards that each seat gets in a round, counted from 1."""
        return self.deals_in(round) if self.deals_in else self.dealing[1].each

    def trumps_of(self, trump: Suit | None) -> int:
        """Give the trumps when a suit is trump, and no card where none is."""
        return self.suits[trump] if trump else 0

    def _setting(self, dealer: int, standing: Standing) -> Setting:
        return Setting(
            seating=self.seating,
            pack=self.pack,
            suits=self.suits,
            trumps=self.trumps,
            # Before anybody deals the most that there can be is taken for granted.
            each=self.each_in(standing.round + 1) if dealer >= 0 else self.dealing[1].each,
            dealer=dealer,
            round=standing.round + 1,
            standing=standing,
            twins=self.layout.twins,
        )

    def call_order(self, dealer: int, round: int | None = None) -> tuple[int, ...]:  # noqa: A002 - the table's own word
        """Give the seats in the order of their calls, none in a round in which nobody calls.

        Without a round, counted from 1, it is one in which seats call.
        """
        silent = round is not None and self.calls_in is not None and not self.calls_in(round)
        return () if silent else self.call_orders[dealer]

    # Answers without a game, for a host that keeps its own state.

    def winner(self, trick: Iterable[Card], *, trump: Suit | Literal["none"] | None = None) -> int:
        """Give the place in playing order, from 0, of the card that wins a trick.

        `trump` is the trump suit, or `"none"`, where it changes from round to round. Raises
        `ValueError` for a card that is not in the pack or appears too often, for no card or more
        than there are seats, and for another trump suit where it is always the same.
        """
        trumps = self.trumps if trump is None else self._said(trump)
        taken = 0
        bits = []
        for card in trick:
            bits.append(known_cards(self.pack, (card,), taken=taken))
            taken |= bits[-1]
        if not bits:
            message = "nobody wins a trick without a card"
            raise ValueError(message)
        if len(bits) > self.seats:
            message = f"a trick has {self.seats} cards, not {len(bits)}"
            raise ValueError(message)
        return strongest(tuple(bits), self.suit_of[bits[0]], trumps, self.layout.twins)

    def _said(self, trump: Suit | Literal["none"]) -> int:
        """Give the trumps when somebody says which suit is trump."""
        known_trump(trump)
        trumps = 0 if trump == "none" else self.trumps_of(trump)
        if self.moving is None and trumps != self.trumps:
            message = "the trump suit is always the same here, and another one"
            raise ValueError(message)
        return trumps

    def legal_cards(  # noqa: PLR0913 - each may be known by itself
        self,
        hand: Iterable[Card],
        *,
        trick: Iterable[Card] = (),
        so_far: Iterable[Iterable[Card]] = (),
        first_trick: bool | None = None,
        broken: bool | None = None,
        trump: Suit | Literal["none"] | None = None,
    ) -> Choices:
        """Tell which cards of a hand may be played to a trick, and which rule bars the others.

        `so_far` are the tricks before it in playing order; from them follow whether this is the
        first one and whether a suit is open, unless `first_trick` and `broken` say so.
        `trump` is the trump suit, or `"none"`, where it changes from round to round.
        Raises `ValueError` for a card that is not in the pack or appears too often, for a trick
        that has not the cards of one, and for another trump suit where it is always the same.
        """
        setting = self.setting(0, self.start)
        if trump is not None:
            setting = replace(setting, trumps=self._said(trump))
        table = lay_tricks(self.layout, setting, so_far, trick)
        if first_trick is not None:
            table.trick_number = 0 if first_trick else max(1, table.trick_number)
        table.opened = broken
        held = known_cards(self.pack, hand, taken=table.played)
        chain = self.play.to_follow if table.led else self.play.to_lead
        found = narrow_cards(chain, table, held, held)
        return Choices(
            self.layout.plays_of(found.left),
            tuple(
                (play, rule) for rule, mask in found.removed for play in self.layout.plays_of(mask)
            ),
            found.waived,
            tuple(rule for rule, _ in chain),
        )

    def legal_bids(
        self,
        seat: int,
        calls: Sequence[Call] = (),
        *,
        hand: Iterable[Card] | None = None,
        looked: bool = True,
        standing: Standing | None = None,
    ) -> Choices:
        """Tell which calls a seat may choose from after some calls, and which rule bars others.

        `calls` are those made before it, in order, ending just before the seat; `standing` the
        score before the round. Without a hand, rules that read it are passed over. Raises
        `ValueError` when it can never be the turn of that seat, and for calls, cards or a score
        that are none of this rule set.
        """
        score = self._score(standing)
        turn = slice(len(calls), len(calls) + 1)
        number = score.round + 1
        dealers = [d for d in range(self.seats) if self.call_order(d, number)[turn] == (seat,)]
        if not dealers:
            message = f"after {len(calls)} calls it is never the turn of seat {seat}"
            raise ValueError(message)
        table = self._called(dealers[0], calls, score)
        held = None if hand is None else known_cards(self.pack, hand)
        return self.calls.choices(table, seat, held, looked=looked)

    def _called(self, dealer: int, calls: Sequence[Call], standing: Standing) -> PublicTable:
        known_seat(dealer, self.seats)
        known_calls(self.calls.by_name, calls)
        order = self.call_order(dealer)
        if len(calls) > len(order):
            message = f"`calls` has {len(calls)}, and a round has {len(order)}"
            raise ValueError(message)
        table = PublicTable(self.setting(dealer, self._score(standing)))
        table.calls = tuple(zip(order, calls, strict=False))
        return table

    def _score(self, standing: Standing | None) -> Standing:
        """Give a score that can be one of this rule set, that before the first round for none."""
        if standing is None or standing is self.start:
            return self.start
        known_score(standing, len(self.seating.sides))
        return standing

    def call(self, name: str) -> Call | None:
        """Find a call of this rule set by the way it is written."""
        return self.calls.by_name.get(name)

    def standing(
        self,
        totals: Sequence[int],
        *,
        tallies: Mapping[str, Sequence[int]] | None = None,
        round: int = 0,  # noqa: A002 - the table's own word
        before: Sequence[Sequence[int]] = (),
    ) -> Standing:
        """Write down a score; tallies left out are empty.

        `round` is how many rounds have been played, `before` the totals after those just before
        the last, oldest first. Raises `ValueError` for another number of totals than of sides,
        for what is no whole number, and for a tally that no rule keeps.
        """
        given = dict(tallies or {})
        known_tallies(given, self.tallies)
        counts = {name: tuple(given.get(name, self.start.tallies[name])) for name in self.tallies}
        past = tuple(tuple(one) for one in before)
        return self._score(Standing(tuple(totals), counts, round, past))

    def score(
        self,
        calls: Sequence[Call],
        tricks: Sequence[int],
        *,
        captured: Sequence[Iterable[Card]] = (),
        standing: Standing | None = None,
    ) -> ScoreSheet:
        """Score a round from each seat's call and tricks, by seat, seats calling in seat order.

        `captured` are the cards that each seat took in its tricks, as far as they count;
        `standing` is the score before the round. Raises `ValueError` for calls, tricks, cards or
        a score that cannot be those of a round.
        """
        known_calls(self.calls.by_name, calls)
        score = self._score(standing)
        known_tricks(tricks, self.seats, self.each_in(score.round + 1))
        speaking = self.seats if self.call_order(0, score.round + 1) else 0
        if len(calls) != speaking:
            message = f"`calls` has {len(calls)}, and the number of seats that call is {speaking}"
            raise ValueError(message)
        sides = self.by_side(tuple(enumerate(calls)), tricks, captured=captured)
        return self.score_sides(sides, standing=score)

    def by_side(
        self,
        calls: Sequence[tuple[int, Call]],
        tricks: Sequence[int],
        *,
        captured: Sequence[Iterable[Card]] = (),
    ) -> tuple[SideRound, ...]:
        """Gather (seat, call) pairs in the order called, and the rest by seat, side by side.

        Of a seat that called more than once the last call counts; without any calls the tricks
        stand by seat. Raises `ValueError` for cards taken that are not in the pack or appear too
        often, and for another number of seats that took some.
        """
        sides = tuple(SideRound(*taken) for taken in self.taken(calls, tricks))
        if not captured or self.captures is None:
            return sides
        counts = self.captured(self._held(captured, "captured"))
        return tuple(
            replace(side, captured=count, sweep=sweep)
            for side, (count, sweep) in zip(sides, counts, strict=True)
        )

    def captured(self, cards: Sequence[int]) -> tuple[Captured, ...]:
        """Tell each side what the cards count that its seats have taken, given by seat."""
        sides = [sum(cards[seat] for seat in seats) for seats in self.seating.sides]
        return self.captures.of_sides(sides) if self.captures else ()

    def _held(self, hands: Sequence[Iterable[Card]], what: str) -> tuple[int, ...]:
        """Give the masks of the cards of each seat, of none if none are given."""
        held: list[int] = []
        for hand in hands:
            held.append(known_cards(self.pack, hand, taken=sum(held)))
        if held and len(held) != self.seats:
            message = f"`{what}` has {len(held)}, and the number of seats is {self.seats}"
            raise ValueError(message)
        return tuple(held) or (0,) * self.seats

    def taken(self, calls: Sequence[tuple[int, Call]], tricks: Sequence[int]) -> tuple[Taken, ...]:
        """Give the same as `by_side` in bare tuples, without any cards."""
        said = dict(calls)
        sides = self.sides_by_order.get(tuple(said))
        if sides is None:
            sides = _picks(self.seating, said)
        return tuple([(calls_of(said), tricks_of(tricks)) for calls_of, tricks_of in sides])

    def score_sides(
        self, sides: tuple[SideRound, ...], *, standing: Standing | None = None
    ) -> ScoreSheet:
        """Score a round from what each side called and took, in the order called."""
        taken = [(side.calls, side.tricks) for side in sides]
        counted = [(side.captured, side.sweep) for side in sides] if self.captures else ()
        return self.scoring.sheet(taken, standing or self.start, counted)

    def verdict(self, totals: Standing | Sequence[int]) -> Verdict:
        """Tell whether the game is over with this score, who has won and by which rule.

        The score is that after a round: the sides' totals, or where more than the totals counts
        all that `standing` writes down. Raises `ValueError` when a side has no total.
        """
        if not isinstance(totals, Standing):
            return judge(self.endings, self.result, self.standing(totals, round=1))
        return judge(self.endings, self.result, self._score(totals))

    def deal_facts(self, dealer: int, *, round: int = 1) -> DealFacts:  # noqa: A002 - as above
        """Tell who deals next, who calls first, how many cards each gets and what is left.

        `round` is the round that is dealt, from 1; it matters where the number of cards changes.
        Raises `ValueError` where there is no such seat or round.
        """
        known_seat(dealer, self.seats)
        known_number("round", round, low=1)
        rule = self.dealing[1]
        order = self.call_order(dealer, round)
        each = self.each_in(round)
        return DealFacts(
            rule.next_dealer(dealer, self.seating),
            order[0] if order else None,
            each,
            len(self.pack.cards) - each * self.seating.seats,
            self._trump_word(round),
        )

    def _trump_word(self, round: int) -> str:  # noqa: A002 - as above
        if self.moving is not None:
            if self.moving.turned != Turned.NOTHING:
                return self.moving.turned
            return self.moving.trump_in(round, None) or "none"
        trumps = self.trumps
        return next((suit for suit, own in self.suits.items() if trumps and own == trumps), "none")

    def opening_lead(
        self, dealer: int, calls: Sequence[Call] = (), *, hands: Sequence[Iterable[Card]] = ()
    ) -> int:
        """Tell which seat leads to the first trick after these calls, in calling order.

        `hands` are the cards of each seat as far as they matter. Raises `ValueError` for a card
        that is not in the pack or appears too often, and for another number of hands than of
        seats; they may be left out.
        """
        held = self._held(hands, "hands")
        return self.leader(self._called(dealer, calls, self.start), held)

    def leader(self, table: PublicTable, hands: Sequence[int]) -> int:
        """Ask which seat leads to the first trick, when the seats have been given these cards."""
        if self.opened_by:
            seat = self._holder(self.opened_by(table), table.setting.dealer, hands)
            if seat is not None:
                return seat
        return self.leading[1].leader(table)

    def _holder(self, cards: int, dealer: int, hands: Sequence[int]) -> int | None:
        """Give the first seat from the dealer's left that holds one of some cards, if one does."""
        for place in range(dealer + 1, dealer + 1 + self.seats):
            if hands[place % self.seats] & cards:
                return place % self.seats
        return None

    def exchange_steps(
        self,
        dealer: int,
        calls: Sequence[Call] = (),
        *,
        hands: Sequence[Iterable[Card]] = (),
        round: int = 1,  # noqa: A002 - the table's own word
    ) -> tuple[Step, ...]:
        """Tell who passes how many cards to whom after these calls, in calling order.

        Without a call it is told what is passed before the first one, and all that is passed in
        a round in which nobody calls. `hands` are the cards of each seat as far as they matter;
        `round` is the round in progress, from 1. Raises `ValueError` for a card that is not in
        the pack or appears too often, and for another number of hands than of seats.
        """
        standing = self.start if round == 1 else replace(self.start, round=round - 1)
        held = self._held(hands, "hands")
        table = self._called(dealer, calls, standing)
        silent = not self.call_order(dealer, round)
        before = () if calls else self.steps(table, held, before=True)
        return (*before, *self.steps(table, held)) if calls or silent else before

    def steps(
        self, table: PublicTable, hands: Sequence[int], *, before: bool = False
    ) -> tuple[Step, ...]:
        """Ask the exchange rules in order for the passes after the calls, or those before them."""
        rules = self.passing_before if before else self.passing_after
        return tuple(step for rule in rules for step in self._steps_of(rule, table, hands))

    def _steps_of(
        self, rule: Exchange, table: PublicTable, hands: Sequence[int]
    ) -> tuple[Step, ...]:
        if isinstance(rule, TakenBy):
            seat = self._holder(rule.taken_by(table), table.setting.dealer, hands)
            if seat is not None:
                return rule.steps_of(table, seat)
        return rule.steps(table)

    def may_claim(
        self, hand: Iterable[Card], others: Iterable[Iterable[Card]], *, trick: int
    ) -> Choices:
        """Tell whether the leader to a trick, counted from 1, may claim the rest.

        `others` are the cards of the other seats as far as they matter. Raises `ValueError` for a
        card that is not in the pack or appears too often, and for a trick that no round has.
        """
        known_number("trick", trick, low=1, high=self.dealing[1].each)
        table = PublicTable(self.setting(0, self.start))
        held = known_cards(self.pack, hand)
        out = known_cards(self.pack, (card for cards in others for card in cards), taken=held)
        table.played = self.pack.everything & ~held & ~out
        table.trick_number = trick - 1
        allowing = self.claims(table, held)
        claim = Claim()
        asked = tuple(rule for rule, _ in self.claiming)
        if allowing:
            return Choices((claim,), (), (), asked)
        return Choices((), tuple((claim, rule) for rule in asked), (), asked)

    def may_concede(
        self,
        hand: Iterable[Card],
        others: Iterable[Iterable[Card]],
        *,
        trick: int,
    ) -> Choices:
        """Tell the same of a leader who would give up the rest, where nothing has been called."""
        known_number("trick", trick, low=1, high=self.dealing[1].each)
        table = PublicTable(self.setting(0, self.start))
        held = known_cards(self.pack, hand)
        known_cards(self.pack, (card for cards in others for card in cards), taken=held)
        table.turn, table.trick_number = 0, trick - 1
        asked = tuple(rule for rule, _ in self.conceding)
        concede = Concede()
        if self.heirs(table):
            return Choices((concede,), (), (), asked)
        return Choices((), tuple((concede, rule) for rule in asked), (), asked)

    def heirs(self, table: PublicTable) -> tuple[int, ...]:
        """Give the seats that get the rest where the leader gives it up; none where it may not."""
        found = (policy.heirs(table) for _, policy in self.conceding)
        return next((seats for seats in found if seats), ())

    def claims(self, table: PublicTable, hand: int) -> tuple[str, ...]:
        """Give the rules by which a leader with this hand may claim the rest."""
        return tuple(rule for rule, policy in self.claiming if policy.allows(table, hand))


def _picks(seating: Seating, order: Iterable[int]) -> tuple[tuple[Pick, Pick], ...]:
    """Give for each side how to pick its calls and its tricks, where seats call in this order."""
    spoken = tuple(order)
    sides = [[seat for seat in spoken if seat in seats] for seats in seating.sides]
    return tuple(
        (_pick(called), _pick(called if spoken else seats))
        for called, seats in zip(sides, seating.sides, strict=True)
    )


def _heard(seating: Seating, order: Sequence[int]) -> tuple[tuple[Pick, Pick], ...]:
    """Give for each side how to pick its calls from all of them, and its tricks by seat.

    Of a seat that called more than once the last call counts.
    """
    last = {seat: place for place, seat in enumerate(order)}
    sides = [[seat for seat in last if seat in seats] for seats in seating.sides]
    return tuple(
        (_pick([last[seat] for seat in called]), _pick(called if order else seats))
        for called, seats in zip(sides, seating.sides, strict=True)
    )


def _pick(seats: Sequence[int]) -> Pick:
    """Give how to pick some places out of a row, as a tuple."""
    if len(seats) > 1:
        return itemgetter(*seats)
    # An `itemgetter` of one seat gives no tuple, and there is none of no seat.
    return lambda row: tuple(row[seat] for seat in seats)


def _writer(ruleset: Ruleset) -> Any:  # noqa: ANN401 - returns each value with its own type
    def put(name: str, value: Any) -> Any:  # noqa: ANN401 - as above
        object.__setattr__(ruleset, name, value)
        return value

    return put
