"""Games that chance brings about under two rule sets at once, where not every situation counts."""

from collections.abc import Iterator
from random import Random

from spades_rules.audit.claims import ClaimMoment
from spades_rules.audit.plays import Moment
from spades_rules.audit.sights import sure_suits
from spades_rules.kernel.actions import Action, Claim, Concede, Deal
from spades_rules.kernel.play import new_game, rule_on
from spades_rules.kernel.public import Phase, PublicTable
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table
from spades_rules.kernel.turning import may_turn

__all__ = ["by_chance", "calls_by_chance", "card_moments", "claims_by_chance"]

GAMES = ((30, 1), (10, 3))
"""How many games are played, and how many rounds of each at most; the short ones come first."""
UNDER_WAY = (Phase.CALLS, Phase.EXCHANGE, Phase.PLAY)
"""Where somebody has a choice."""


def card_moments(one: Ruleset, other: Ruleset, seed: int) -> Iterator[Moment]:
    """Give the moments at which a card is due in games played by chance."""
    for table in by_chance(one, other, seed):
        if table.phase is Phase.PLAY:
            game = table.copy()
            hand = game.hand(game.turn)
            suits = tuple(suit for suit in one.suits.values() if suit & hand)
            yield Moment(game.public, hand, suits, game=game)


def claims_by_chance(one: Ruleset, other: Ruleset, seed: int) -> Iterator[ClaimMoment]:
    """Give the moments at which somebody leads in games played by chance."""
    for table in by_chance(one, other, seed):
        if table.phase is Phase.PLAY and not table.public.trick:
            hand = table.hand(table.turn)
            sure, trumps_out = sure_suits(table.public, hand)
            yield ClaimMoment(table.public.copy(), hand, sure, trumps_out)


def calls_by_chance(one: Ruleset, other: Ruleset, seed: int) -> Iterator[PublicTable]:
    """Give what has been called in the rounds of games played by chance, before the first lead."""
    for table in by_chance(one, other, seed):
        public = table.public
        if table.phase is Phase.PLAY and not public.trick and not public.takers:
            over = public.copy()
            over.turn = -1
            yield over


def by_chance(one: Ruleset, other: Ruleset, seed: int) -> Iterator[Table]:
    """Give a table before every action of some games, each action allowed by both rule sets.

    It is the first rule set's table, and goes on when the next one is asked for.
    """
    rng = Random(seed)  # noqa: S311 - a game, no secret
    for many, rounds in GAMES:
        for _ in range(many):
            yield from _game(new_game(one), new_game(other), rng, rounds)


def _game(one: Table, other: Table, rng: Random, rounds: int) -> Iterator[Table]:
    for _ in range(rounds):
        deal = _deal(one, other, rng)
        if deal is None:
            return
        one.push(deal)
        other.push(deal)
        while one.phase is other.phase and one.phase in UNDER_WAY:
            yield one
            both = _common(one, other)
            if not both:
                return
            action = rng.choice(both)
            one.push(action)
            other.push(action)


def _deal(one: Table, other: Table, rng: Random) -> Deal | None:
    """Deal a shuffled pack from any seat from which both allow it; none where there is none."""
    cards = list(one.ruleset.pack.cards)
    rng.shuffle(cards)
    each, seats = one.ruleset.each_in(len(one.sheets) + 1), one.ruleset.seats
    hands = tuple(tuple(cards[seat * each : (seat + 1) * each]) for seat in range(seats))
    turned = [
        rng.choice(among) if (among := may_turn(one.ruleset, dealer, hands)) else None
        for dealer in range(seats)
    ]
    deals = [Deal(dealer, hands, turned=turned[dealer]) for dealer in range(seats)]
    fit = [deal for deal in deals if all(rule_on(table, deal).allowed for table in (one, other))]
    return rng.choice(fit) if fit else None


def _common(one: Table, other: Table) -> tuple[Action, ...]:
    theirs = frozenset(other.legal())
    # A claim ends the play that is to be looked at, and so does a concession.
    return tuple(
        action
        for action in one.legal()
        if action in theirs and not isinstance(action, Claim | Concede)
    )
