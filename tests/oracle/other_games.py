"""Hearts and Oh Hell played by our rules, round by round, beside OpenSpiel's own.

H1  the queen opens hearts: OpenSpiel lets hearts be led once the queen of spades was played.
H2  a forced heart opens hearts: it lets them be led once any heart was played, a forced lead too.
O1  the hook: it keeps the last bid from making the sum come out, which not every house does.

Each is a predicate that says when it must show and how; it is counted where it does.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from child import ask

from spades_rules import Call, Deal, Pass, Phase, Play, Ruleset, Table, new_game
from spades_rules.players import chance
from spades_rules.table.cards import Card

__all__ = [
    "Asked",
    "Disagreement",
    "Found",
    "Plan",
    "Special",
    "compare_rounds",
    "hearts_rounds",
    "oh_hell_rounds",
]

WORKER = Path(__file__).with_name("game_worker.py")
RANKS = "23456789TJQKA"
BIDS = 52
"""The actions from here on are bids in Oh Hell, the ones below are cards."""
HEARTS = tuple(Card(f"{rank}H") for rank in RANKS)
QUEEN = Card("QS")

Choose = Callable[[Table, Sequence[Card]], Card]
"""Picks one of the cards that may be played."""


@dataclass(frozen=True, slots=True)
class Known:
    """A known difference that must show at a decision: its name, and what is legal for them."""

    name: str
    legal: frozenset[int]


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that our rules gave to a seat."""

    seat: int
    legal: frozenset[int]
    """By OpenSpiel's numbers."""
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """A round as our rules played it."""

    name: str
    game: str
    terms: Mapping[str, Any]
    actions: tuple[int, ...]
    decisions: tuple[Decision, ...]
    points: tuple[int, ...]
    """What each seat scored."""


@dataclass(frozen=True, slots=True)
class Disagreement:
    """Something on which the two disagree, and which is not known."""

    round: str
    what: str
    ours: object
    theirs: object


@dataclass(frozen=True, slots=True)
class Found:
    """What was compared, and what came of it."""

    counted: Counter[str] = field(default_factory=Counter)
    disagreements: list[Disagreement] = field(default_factory=list)


def compare_rounds(rounds: Sequence[Asked], returned: Callable[[int], int]) -> Found:
    """Put rounds to OpenSpiel; `returned` tells what it returns for points of ours.

    Raises `OracleFailedError` when OpenSpiel gives no answer.
    """
    found = Found()
    questions = [
        {"game": one.game, "terms": dict(one.terms), "actions": one.actions} for one in rounds
    ]
    for one, reply in zip(rounds, ask(questions, worker=WORKER), strict=True):
        found.counted["rounds"] += 1
        found.disagreements.extend(_compared(one, reply, returned, found.counted))
    return found


def _compared(
    one: Asked, reply: Mapping[str, Any], returned: Callable[[int], int], count: Counter[str]
) -> Iterator[Disagreement]:
    seen = [(seat, frozenset(legal)) for seat, legal in reply["seen"]]
    if len(seen) != len(one.decisions):
        yield Disagreement(one.name, "decisions", len(one.decisions), len(seen))
        return
    for place, (ours, (seat, legal)) in enumerate(zip(one.decisions, seen, strict=True)):
        if ours.seat != seat:
            yield Disagreement(one.name, f"who is in turn at {place}", ours.seat, seat)
            return
        count["decisions"] += 1
        if ours.known is not None and legal == ours.known.legal:
            count[ours.known.name] += 1
        elif legal != ours.legal or ours.known is not None:
            yield Disagreement(one.name, f"what is legal at {place}", ours.legal, legal)
    theirs = reply["returns"]
    wanted = [returned(points) for points in one.points]
    count["scores"] += len(wanted)
    if theirs != wanted:
        yield Disagreement(one.name, "score", wanted, theirs)


# Hearts.


def heart_number(card: Card) -> int:
    """Give OpenSpiel's number of a card in Hearts."""
    return 4 * RANKS.index(card[0]) + "CDHS".index(card[1])


@dataclass(frozen=True, slots=True, kw_only=True)
class Special:
    """What makes the last round of a game one of a kind."""

    deal: Deal
    """The cards; the dealer is the one whose turn it is."""
    choose: Choose


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """How games of Hearts are played and put to OpenSpiel."""

    terms: Mapping[str, Any]
    """What OpenSpiel's game is set to."""
    directions: Sequence[int]
    """Where cards are passed in each round, by OpenSpiel's numbers."""
    other_breaking: bool = False
    """Whether we open hearts by less than it does."""
    special: Special | None = None


def hearts_rounds(ruleset: Ruleset, seed: int, games: int, plan: Plan) -> Iterator[Asked]:
    """Play games of as many rounds as there are directions."""
    for number in range(games):
        rng = Random(f"{seed}/{number}")  # noqa: S311 - the same rounds every time are wanted
        table = new_game(ruleset)
        for place in range(len(plan.directions)):
            deal = chance(table, rng)
            last = place == len(plan.directions) - 1
            special = plan.special if last else None
            table.push(replace(special.deal, dealer=deal.dealer) if special else deal)
            name = f"seed {seed}, game {number}, round {place + 1}"
            yield _hearts(table, rng, name, plan, special)


def _hearts(table: Table, rng: Random, name: str, plan: Plan, special: Special | None) -> Asked:
    direction = plan.directions[len(table.sheets)]
    dealt = [list(table.ruleset.pack.cards_of(hand)) for hand in table.hands]
    actions = [
        direction,
        *(heart_number(card) for cards in zip(*dealt, strict=True) for card in cards),
    ]
    decisions: list[Decision] = []
    passed: dict[int, tuple[Card, ...]] = {}
    while table.phase is Phase.EXCHANGE:
        seat, action = table.turn, rng.choice(table.legal())
        assert isinstance(action, Pass)
        passed[seat] = action.cards
        table.push(action)
    for seat in sorted(passed):
        held = {heart_number(card) for card in dealt[seat]}
        for card in passed[seat]:
            decisions.append(Decision(seat, frozenset(held)))
            actions.append(heart_number(card))
            held.remove(heart_number(card))
    rounds = len(table.sheets)
    while len(table.sheets) == rounds:
        cards = [action.card for action in table.legal() if isinstance(action, Play)]
        legal = frozenset(map(heart_number, cards))
        known = _known_lead(table, legal) if plan.other_breaking else None
        decisions.append(Decision(table.turn, legal, known))
        card = special.choose(table, cards) if special else rng.choice(cards)
        actions.append(heart_number(card))
        table.push(Play(card))
    points = table.sheets[-1].points
    return Asked(name, "hearts", plan.terms, tuple(actions), tuple(decisions), points)


def _known_lead(table: Table, legal: frozenset[int]) -> Known | None:
    """Tell where hearts must be open to a leader before OpenSpiel and are shut for us."""
    public, pack = table.public, table.ruleset.pack
    if public.trick or not public.trick_number:
        return None
    held = frozenset(map(heart_number, pack.cards_of(table.hand(table.turn))))
    hearts, queen = pack.mask(HEARTS), pack.mask((QUEEN,))
    name = "H2" if public.played & hearts else "H1"
    opened = public.played & (hearts | queen)
    return Known(name, held) if opened and held != legal else None


# Oh Hell.


def hell_number(card: Card) -> int:
    """Give OpenSpiel's number of a card in Oh Hell."""
    return 4 * RANKS.index(card[0]) + "CDSH".index(card[1])


def oh_hell_rounds(
    ruleset: Ruleset, seed: int, games: int, *, rounds: int, terms: Mapping[str, Any]
) -> Iterator[Asked]:
    """Play games of some rounds, each with the number of cards that its round has."""
    for number in range(games):
        rng = Random(f"{seed}/{number}")  # noqa: S311 - the same rounds every time are wanted
        table = new_game(ruleset)
        for place in range(rounds):
            if table.phase is not Phase.DEAL:
                break
            name = f"seed {seed}, game {number}, round {place + 1}"
            yield _oh_hell(table, rng, name, terms)


def _oh_hell(table: Table, rng: Random, name: str, terms: Mapping[str, Any]) -> Asked:
    ruleset = table.ruleset
    deal = chance(table, rng)
    table.push(deal)
    each = table.public.setting.each
    assert deal.turned is not None
    cards = [card for cards in zip(*deal.hands, strict=True) for card in cards]
    actions = [each, deal.dealer, *map(hell_number, cards), hell_number(deal.turned)]
    decisions: list[Decision] = []
    hooked = bool(ruleset.of("bidding"))
    while table.phase is Phase.CALLS:
        calls = [action for action in table.legal() if isinstance(action, Call)]
        legal = frozenset(BIDS + call.tricks for call in calls)
        known = None if hooked else _known_bid(table, legal)
        decisions.append(Decision(table.turn, legal, known))
        open_to_both = [
            call for call in calls if known is None or BIDS + call.tricks in known.legal
        ]
        call = rng.choice(open_to_both)
        actions.append(BIDS + call.tricks)
        table.push(call)
    played = len(table.sheets)
    while len(table.sheets) == played:
        plays = [action for action in table.legal() if isinstance(action, Play)]
        legal = frozenset(hell_number(action.card) for action in plays)
        decisions.append(Decision(table.turn, legal))
        action = rng.choice(plays)
        actions.append(hell_number(action.card))
        table.push(action)
    points = table.sheets[-1].points
    every = {"players": ruleset.seats, "num_tricks_fixed": each, **terms}
    return Asked(name, "oh_hell", every, tuple(actions), tuple(decisions), points)


def _known_bid(table: Table, legal: frozenset[int]) -> Known | None:
    """Tell where the last to bid must be hooked before OpenSpiel and is free with us."""
    public = table.public
    if len(public.calls) != table.ruleset.seats - 1:
        return None
    barred = BIDS + public.setting.each - sum(call.tricks for _, call in public.calls)
    return Known("O1", legal - {barred}) if barred in legal else None
