"""What a seat may call: every turn that the rules on calls can tell apart."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from itertools import chain

from spades_rules.audit.calling import Both, ordinary, words_of
from spades_rules.audit.callrounds import Heard, how_many_turns, turns
from spades_rules.audit.chance import by_chance
from spades_rules.audit.hands import counted_hands
from spades_rules.audit.proofs.comparing import Inputs, compared, judged_by_what_is_allowed, parted
from spades_rules.audit.proofs.question import Comparison, Question, Written
from spades_rules.audit.standings import call_sights, scores
from spades_rules.cases.situations import BidSituation
from spades_rules.kernel.actions import Call
from spades_rules.kernel.callround import LOOK
from spades_rules.kernel.gaps import gap
from spades_rules.kernel.public import Phase, PublicTable
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.sight import Sees

__all__ = ["CALLS", "Turn", "call_turns", "turns_in_all"]

MOST = 1_000_000
"""How many turns to call are gone through; where there are more, a few stand for them."""


TOLD = frozenset({Sees.OWN_CALLS, Sees.GAP, Sees.ROUND, Sees.HAND_TRUMPS, Sees.HAND_ACES})
"""What turns tell apart, besides the calls of others where they go round once."""
OTHERS = {Sees.ALL_CALLS: Heard.EVERYTHING, Sees.OTHERS_SUM: Heard.SUM}
"""How much of the calls of others is told apart, the most first."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A call is due."""

    table: PublicTable
    hand: int | None
    """The cards dealt to the seat in turn; none where no rule looks at them."""
    looked: bool
    """Whether the seat has looked at them, where a blind call is open to it."""


def call_turns(one: Ruleset, other: Ruleset, seed: int = 1) -> Iterator[Turn]:
    """Give every turn to call, those of the first round and after ordinary calls first.

    It comes after calls that both rule sets allow, at scores at which both games go on, and as
    far as the rules look at hands with every number of trumps and aces. Where rules look at more
    than that, or do not say what they look at, or there are too many to go through, turns of
    games by chance are added.
    """
    found = sorted(_turns(one, other), key=_plain)
    return iter(found) if _is_whole(one, other) else chain(found, _by_chance(one, other, seed))


def _turns(one: Ruleset, other: Ruleset) -> Iterator[Turn]:
    both: Both = (one, other)
    sees, _ = call_sights(*both)
    hands = counted_hands(one, trumps=Sees.HAND_TRUMPS in sees, aces=Sees.HAND_ACES in sees)
    blind = one.calls.any_blind or other.calls.any_blind
    dealer = one.seats - 1
    heard = _heard(one, other)
    few = turns_in_all(one, other) > MOST
    for side in one.seating.sides:
        for standing in scores(side[0], *both):
            for table in turns(both, standing, dealer, heard, few=few):
                if table.turn in side:
                    # Where nothing may be called blind, whoever has not looked does so at once, and
                    # so the hand matters to whoever has not looked, too.
                    for looked in (True, False) if blind else (True,):
                        for hand in hands:
                            yield Turn(table, hand, looked=looked)


def turns_in_all(one: Ruleset, other: Ruleset) -> int:
    """Give how many turns to call there are, at most, without going through them."""
    sees, _ = call_sights(one, other)
    hands = counted_hands(one, trumps=Sees.HAND_TRUMPS in sees, aces=Sees.HAND_ACES in sees)
    return len(hands) * how_many_turns((one, other), _heard(one, other))


def _heard(one: Ruleset, other: Ruleset) -> Heard:
    """Give how much of the calls of others the rules hear, where all of it can be gone through."""
    sees, _ = call_sights(one, other)
    if not _go_round_once(one, other):
        return Heard.NOTHING
    return next((much for sight, much in OTHERS.items() if sight in sees), Heard.NOTHING)


def _is_whole(one: Ruleset, other: Ruleset) -> bool:
    sees, said = call_sights(one, other)
    if turns_in_all(one, other) > MOST:
        return False
    return said and sees <= (TOLD.union(OTHERS) if _go_round_once(one, other) else TOLD)


def _go_round_once(one: Ruleset, other: Ruleset) -> bool:
    """Tell whether no seat calls twice; else there is too much that all can have called."""
    return all(len(rules.call_order(0)) <= rules.seats for rules in (one, other))


def _by_chance(one: Ruleset, other: Ruleset, seed: int) -> Iterator[Turn]:
    for table in by_chance(one, other, seed):
        if table.phase is Phase.CALLS:
            looked = bool(table.looked >> table.turn & 1)
            yield Turn(table.public.copy(), table.hand(table.turn), looked)


def _plain(turn: Turn) -> tuple[object, ...]:
    """Give a key that sorts turns, the most ordinary first."""
    setting = turn.table.setting
    calls = sum(ordinary(call)[0] for _, call in turn.table.calls)
    far = abs(gap(turn.table, turn.table.turn))
    return setting.round, far, calls, len(turn.table.calls), not turn.looked


def _answers(ruleset: Ruleset) -> Callable[[Turn], object]:
    """Give of a turn what may be called in the end and at once, the rules waived and the bars."""
    return _asked(ruleset, frozenset(ruleset.calls.by_name))


def _asked(ruleset: Ruleset, words: frozenset[str]) -> Callable[[Turn], object]:
    """Give the same, of what is barred only the calls among some words."""

    def answer(turn: Turn) -> object:
        seat = turn.table.turn
        found = ruleset.calls.choices(turn.table, seat, turn.hand, looked=turn.looked)
        allowed = frozenset(found.allowed)
        # Who looks has the other calls to choose from, so that a blind one comes on top of them.
        if LOOK in allowed:
            seen = ruleset.calls.choices(turn.table, seat, turn.hand, looked=True)
            return allowed.union(seen.allowed), allowed, found.waived, frozenset[object]()
        barred = [one for one in found.refused if isinstance(one[0], Call) and one[0].name in words]
        return allowed, allowed, found.waived, frozenset(barred)

    return answer


def _compare(one: Ruleset, other: Ruleset, seed: int) -> Comparison:
    return compared(
        call_turns(one, other, seed),
        _both_asked(one, other),
        INPUTS,
        judged_by_what_is_allowed,
        whole=_is_whole(one, other),
    )


def _parts(one: Ruleset, other: Ruleset, seed: int) -> bool:
    # In no order, so that the later turns need not be known to ask in the first.
    found = _turns(one, other) if _is_whole(one, other) else call_turns(one, other, seed)
    return parted(found, _both_asked(one, other))


def _both_asked(
    one: Ruleset, other: Ruleset
) -> tuple[Callable[[Turn], object], Callable[[Turn], object]]:
    # That a call is barred is no news where the other never has it.
    words = frozenset(one.calls.by_name) & frozenset(other.calls.by_name)
    return _asked(one, words), _asked(other, words)


def _values(turn: Turn) -> tuple[Hashable, ...]:
    table = turn.table
    said = tuple((seat, call.name) for seat, call in table.calls)
    return (table.turn, said), gap(table, table.turn), table.setting.round, turn.looked, turn.hand


INPUTS = Inputs(("calls so far", "gap", "round", "looked", "hand"), _values)
"""What a turn is made of."""

TELLING = ("legal", "refused", "waived")
"""What is told of what may be called."""


def _written(turn: Turn, one: Ruleset, other: Ruleset) -> Iterator[Written]:
    # Whole rounds take much to build, and most comparisons need none.
    from spades_rules.audit.rounds import to_call  # noqa: PLC0415

    table = turn.table
    played = to_call(one, other, table, turn.hand, looked=turn.looked)
    if played is not None:
        yield Written(played, TELLING)
    situation = BidSituation(
        seat=table.turn,
        calls=words_of(call for _, call in table.calls),
        hand=None if turn.hand is None else one.pack.cards_of(turn.hand),
        looked=turn.looked,
        totals=table.setting.standing.totals,
        round=table.setting.round,
    )
    yield Written(situation, TELLING)


CALLS = Question(
    "calls", frozenset({"calls", "bidding"}), _answers, _compare, _written, parts=_parts
)
"""Which calls may a seat choose from, and which of them are barred?"""
