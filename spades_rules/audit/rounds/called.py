"""A game played under two rule sets to the turn of a call on which their answers part."""

from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import partial
from itertools import islice, starmap

from spades_rules.audit.calling import common_order, ordinary
from spades_rules.audit.histories import lowest
from spades_rules.audit.rounds.late import fall_behind, let_pass, only_rounds_count
from spades_rules.audit.rounds.pair import (
    Tables,
    alike,
    both_call,
    both_deal,
    both_do,
    copied,
    dealers,
    two_tables,
    written,
)
from spades_rules.audit.rounds.scored import Wanted, play_round
from spades_rules.audit.rounds.standings import leading_to
from spades_rules.audit.rounds.unpassed import before_passing, steps_before
from spades_rules.audit.standings import call_sights
from spades_rules.cases.round_answers import choices_at
from spades_rules.cases.situations import RoundsSituation
from spades_rules.kernel.actions import Call, Pass
from spades_rules.kernel.callround import LOOK
from spades_rules.kernel.gaps import gap
from spades_rules.kernel.public import Phase, PublicTable
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import Choices
from spades_rules.kernel.sight import Sees
from spades_rules.table.pack import bits_of

__all__ = ["past_calls", "to_call"]

_TRIED = 80
"""How many games are played to their last round."""

_LONGER = 4
"""Of how many lengths games are played in which a side falls behind card by card."""


def to_call(
    one: Ruleset, other: Ruleset, table: PublicTable, hand: int | None, *, looked: bool
) -> RoundsSituation | None:
    """Give a game that both rule sets allow, to a turn to call at which they part as at a table.

    The same seat is in turn after the same calls, its hand as given and looked at or not. Where
    the score there is not that of a start, whole rounds come before it, so that the side is as
    far behind in as late a round; where no game comes to just that, nearly so, and best with the
    same answers of both. None where no game is found.
    """
    if not alike(one, other):
        return None
    known = one.calls.by_name.keys() & other.calls.by_name.keys()
    wanted = tuple(
        _told(ruleset.calls.choices(table, table.turn, hand, looked=looked), known)
        for ruleset in (one, other)
    )
    if table.setting.standing.round and only_rounds_count(one, other):
        return _late(two_tables(one, other), table, hand, wanted)
    second: RoundsSituation | None = None
    for earlier in islice(_earlier(one, other, table), _TRIED):
        tables = _at_turn(one, other, earlier, table, hand)
        if tables is not None:
            found = _both_told(tables, looked=looked)
            if found[0] != found[1]:
                if found == wanted:
                    return written(tables)
                second = second or written(tables)
    return second or _fallen(two_tables(one, other), table, hand, wanted, looked=looked)


def past_calls(one: Ruleset, other: Ruleset, dealer: int) -> RoundsSituation | None:
    """Give a first round to the end of the calls whose order two rule sets share.

    Each is the commonest that both allow there. None where the two cannot play it alike.
    """
    known = one.calls.by_name.keys() & other.calls.by_name.keys()
    calls = sorted((one.calls.by_name[word] for word in known), key=ordinary)
    hands = _filled(one.each_in(1), (0,) * one.seats, one.pack.everything, range(one.seats))
    tables = two_tables(one, other)
    if not calls or not _dealt(tables, dealer, hands):
        return None
    for _ in common_order((one, other), dealer):
        said = ((copied(tables), call) for call in calls)
        later = next((own for own, call in said if both_call(own, call.name)), None)
        if later is None:
            return None
        tables = later
    return written(tables)


def _late(
    fresh: Tables, table: PublicTable, hand: int | None, wanted: tuple[object, ...]
) -> RoundsSituation | None:
    """Give a game to a turn in a late round, where of the rounds before only the number matters."""
    before = _dealt_by(fresh, table, table.setting.standing.round)
    if before is None or not let_pass(fresh, before):
        return None
    return _just_so(fresh, table, hand, wanted, looked=True)


def _fallen(
    fresh: Tables, table: PublicTable, hand: int | None, wanted: tuple[object, ...], *, looked: bool
) -> RoundsSituation | None:
    """Give a game in which the side of the seat in turn falls behind as it may be, card by card."""
    side, behind = table.setting.seating.side_of[table.turn], gap(table, table.turn)
    first = table.setting.standing.round
    for number in range(first, first + _LONGER if first else 0):
        before, begun = _dealt_by(fresh, table, number), copied(fresh)
        if before is not None and fall_behind(begun, before, side, behind):
            found = _just_so(begun, table, hand, wanted, looked=looked)
            if found is not None:
                return found
    return None


def _just_so(
    begun: Tables, table: PublicTable, hand: int | None, wanted: tuple[object, ...], *, looked: bool
) -> RoundsSituation | None:
    """Go on from earlier rounds to the turn; none where the two do not part there as wanted."""
    tables = _called(begun, table, hand)
    if tables is None:
        return None
    return written(tables) if _both_told(tables, looked=looked) == wanted else None


def _both_told(tables: Tables, *, looked: bool) -> tuple[object, ...]:
    """Give what either table tells of the calls in turn, once the hand is taken up or before."""
    if looked:
        _look(tables)
    one, other = (own.ruleset.calls.by_name for own in tables)
    return tuple(_told(choices_at(own), one.keys() & other.keys()) for own in tables)


def _dealt_by(tables: Tables, table: PublicTable, number: int) -> tuple[int, ...] | None:
    """Give who deals so many rounds, so that the dealer of the table deals the one after them."""
    sequences = dealers(tables[0].ruleset, tables[1].ruleset, number + 1)
    return next((found[:-1] for found in sequences if found[-1] == table.setting.dealer), None)


def _earlier(one: Ruleset, other: Ruleset, table: PublicTable) -> Iterator[tuple[Wanted, ...]]:
    """Give the rounds that may come before: none at the start of a game."""
    standing = table.setting.standing
    if not standing.round and not any(standing.totals):
        yield ()
        return
    side = one.seating.side_of[table.turn]
    behind = gap(table, table.turn)
    # A game that leaves such a gap under the one may leave another under the other.
    for first, second in ((one, other), (other, one)):
        yield from leading_to(first, second, side, gap=behind, rounds=standing.round)


def _at_turn(
    one: Ruleset,
    other: Ruleset,
    earlier: tuple[Wanted, ...],
    table: PublicTable,
    hand: int | None,
) -> Tables | None:
    """Play earlier rounds, deal, and say the calls before the turn; none where that cannot be."""
    begun = two_tables(one, other)
    before = _dealt_by(begun, table, len(earlier))
    if before is None:
        return None
    if not all(starmap(partial(play_round, begun), zip(before, earlier, strict=True))):
        return None
    return _called(begun, table, hand)


def _called(begun: Tables, table: PublicTable, hand: int | None) -> Tables | None:
    """Deal, and say the calls before a turn; none where that cannot be."""
    for hands in _deals(begun, table, hand):
        tables = copied(begun)
        if (
            _dealt(tables, table.setting.dealer, hands)
            and all(both_call(tables, call.name) for _, call in table.calls)
            and all(own.phase is Phase.CALLS and own.turn == table.turn for own in tables)
        ):
            return tables
    return None


def _dealt(tables: Tables, dealer: int, hands: Sequence[int]) -> bool:
    """Deal, and pass what is passed before the calls, so that seats hold some hands then."""
    one = tables[0].ruleset
    cards_of = one.pack.cards_of
    table = PublicTable(one.setting(dealer, tables[0].standing))
    dealt, passes = before_passing(one, hands, steps_before(one, table, hands))
    return both_deal(tables, dealer, tuple(map(cards_of, dealt))) and all(
        both_do(tables, Pass(cards_of(cards))) for cards in passes
    )


def _deals(begun: Tables, table: PublicTable, hand: int | None) -> Iterator[tuple[int, ...]]:
    """Give hands with which it may come to such calls, that of the seat in turn as given.

    The rest goes to all by turns. Where rules on calls look at trumps, who has called a number may
    need as many of them.
    """
    one = begun[0].ruleset
    each = one.each_in(len(begun[0].sheets) + 1)
    everybody = range(one.seats)
    held = [hand or 0 if seat == table.turn else 0 for seat in everybody]
    everything = one.pack.everything
    yield _filled(each, held, everything, everybody)
    sees, said = call_sights(*(own.ruleset for own in begun))
    if said and Sees.HAND_TRUMPS not in sees:
        return
    left = one.trumps & ~sum(held)
    for seat, call in table.calls:
        own = lowest(left, call.tricks)
        if own is None:
            return
        held[seat] |= own
        left ^= own
    called = {table.turn, *(seat for seat, _ in table.calls)}
    waiting = [seat for seat in everybody if seat not in called]
    hands = _filled(each, held, left, waiting)
    yield _filled(each, hands, everything & ~one.trumps, everybody)


def _filled(each: int, held: Sequence[int], free: int, seats: Iterable[int]) -> tuple[int, ...]:
    """Give out free cards that nobody holds, to some seats by turns until their hands are full."""
    hands = [*held]
    for place, card in enumerate(bits_of(free & ~sum(held))):
        short = [seat for seat in seats if hands[seat].bit_count() < each]
        if short:
            hands[short[place % len(short)]] |= card
    return tuple(hands)


def _look(tables: Tables) -> None:
    """Let the seat in turn take up its hand, where it has not been shown it."""
    for table in tables:
        if LOOK in table.legal():
            table.push(LOOK)


def _told(choices: Choices, known: AbstractSet[str]) -> tuple[object, ...]:
    """Give what may be done, what is waived, and of calls that both know what each rule bars."""
    barred = {
        (action.name, rule)
        for action, rule in choices.refused
        if isinstance(action, Call) and action.name in known
    }
    return frozenset(choices.allowed), choices.waived, barred
