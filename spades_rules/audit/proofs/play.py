"""Which cards may be played: every kind of moment that the rules of play can tell apart."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import chain
from typing import Any

from spades_rules.audit.chance import card_moments
from spades_rules.audit.difference import Direction
from spades_rules.audit.plays import Moment, is_whole, looks, moments, ruled
from spades_rules.audit.proofs.comparing import Inputs, compared, judged_by_what_is_allowed, parted
from spades_rules.audit.proofs.question import Comparison, Question, Written
from spades_rules.cases.situations import PlaySituation
from spades_rules.kernel.questions import Binds
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.sight import Sees
from spades_rules.table.pack import bits_of

__all__ = ["PLAY"]


def _answers(ruleset: Ruleset) -> Callable[[Moment], object]:
    """Give of a moment the cards allowed, the rules waived, and what each rule took away."""

    def answer(moment: Moment) -> object:
        found = ruled(ruleset, moment)
        return found.left, found.waived, found.removed

    return answer


def _compare(one: Ruleset, other: Ruleset, seed: int) -> Comparison:
    asks = (_answers(one), _answers(other))
    inputs = _inputs(one, other)
    situations = _moments(one, other, seed)
    return compared(situations, asks, inputs, _direction, whole=is_whole(one, other))


def _direction(pairs: Iterable[tuple[Any, Any]]) -> Direction | None:
    return judged_by_what_is_allowed(
        ((frozenset(bits_of(ours[0])),), (frozenset(bits_of(theirs[0])),)) for ours, theirs in pairs
    )


def _moments(one: Ruleset, other: Ruleset, seed: int) -> Iterator[Moment]:
    """Give every kind of moment, and some by chance where those are not all."""
    kinds = moments(one, other)
    return kinds if is_whole(one, other) else chain(kinds, card_moments(one, other, seed))


def _parts(one: Ruleset, other: Ruleset, seed: int) -> bool:
    return parted(_moments(one, other, seed), (_answers(one), _answers(other)))


def _inputs(one: Ruleset, other: Ruleset) -> Inputs:
    """Take moments apart; where the tricks before are looked at they tell the first one, too."""
    told = {
        leads: Sees.PAST in looks((one, other), Binds.LEADER if leads else Binds.FOLLOWERS)
        for leads in (True, False)
    }

    def values(moment: Moment) -> tuple[Hashable, ...]:
        table = moment.table
        before = told[not table.led]
        return (
            moment.suits,
            (table.led, len(table.trick)),
            moment.pasts if before else None,
            None if before else not table.trick_number,
        )

    return Inputs(("hand", "suit led", "earlier tricks", "first trick"), values)


def _written(moment: Moment, one: Ruleset, other: Ruleset) -> Iterator[Written]:
    # Whole rounds take much to build, and most comparisons need none.
    from spades_rules.audit.rounds import of_game, play_by_chance, to_play  # noqa: PLC0415

    if moment.game is not None:
        yield Written(of_game(moment.game), TELLING)
        return
    played = to_play(one, other, moment)
    if played is not None:
        yield Written(played, TELLING)
    elif not is_whole(one, other):
        yield from (Written(game, TELLING) for game in play_by_chance(one, other))
    cards = one.pack.cards_of
    situation = PlaySituation(
        hand=cards(moment.hand),
        trick=tuple(cards(bit)[0] for bit in moment.table.trick),
        so_far=tuple(tuple(cards(bit)[0] for bit in trick) for trick in moment.before),
    )
    yield Written(situation, TELLING)


TELLING = ("legal", "refused", "waived")
"""What is told of what may be played."""

PLAY = Question("play", frozenset({"play"}), _answers, _compare, _written, parts=_parts)
"""Which of these cards may be played?"""
