"""When the leader may claim: every kind of hand at every trick that claiming rules can tell."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import chain

from spades_rules.audit.chance import claims_by_chance
from spades_rules.audit.claims import ClaimMoment, claim_moments
from spades_rules.audit.proofs.comparing import Inputs, compared, judged_by_what_is_allowed
from spades_rules.audit.proofs.question import Comparison, Question, Written
from spades_rules.cases.situations import ClaimSituation
from spades_rules.kernel.actions import Action, Claim, Concede
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.sight import Sees, sight_of

__all__ = ["CLAIM"]

ENOUGH = frozenset({Sees.HELD, Sees.FIRST_TRICK, Sees.LAST_TRICK, Sees.UNSEEN})
"""What a claiming rule may look at so that all situations can be listed."""
CLAIM_IT, GIVE_UP = Claim(), Concede()


def _answers(ruleset: Ruleset) -> Callable[[ClaimMoment], object]:
    """Give of a moment whether the leader may claim the rest, and whether it may be given up."""

    def answer(moment: ClaimMoment) -> object:
        claimed = (CLAIM_IT,) if ruleset.claims(moment.table, moment.hand) else ()
        conceded = (GIVE_UP,) if ruleset.heirs(moment.table) else ()
        return (frozenset[Action]((*claimed, *conceded)),)

    return answer


def _compare(one: Ruleset, other: Ruleset, seed: int) -> Comparison:
    sights = [sight_of(rule.policy) for rules in (one, other) for rule in rules.of("claim")]
    whole = all(sight is not None and sight <= ENOUGH for sight in sights)
    moments: Iterable[ClaimMoment] = claim_moments(one)
    if not whole:
        moments = chain(moments, claims_by_chance(one, other, seed))
    asks = (_answers(one), _answers(other))
    return compared(moments, asks, INPUTS, judged_by_what_is_allowed, whole=whole)


def _values(moment: ClaimMoment) -> tuple[Hashable, ...]:
    return moment.sure, moment.table.trick_number, moment.trumps_out


INPUTS = Inputs(("hand", "trick", "trumps out"), _values)
"""What a claim hangs on."""


def _written(moment: ClaimMoment, one: Ruleset, other: Ruleset) -> Iterator[Written]:
    # Whole rounds take much to build, and most comparisons need none.
    from spades_rules.audit.rounds import to_claim  # noqa: PLC0415

    trick = moment.table.trick_number + 1
    if bool(one.heirs(moment.table)) != bool(other.heirs(moment.table)):
        yield Written(_situation(moment, one, concede=True), ("allowed",))
    first = bool(one.claims(moment.table, moment.hand))
    played = to_claim(one, other, trick=trick, first=first)
    if played is not None:
        yield Written(played, ("legal",))
    yield Written(_situation(moment, one, concede=False), ("allowed",))


def _situation(moment: ClaimMoment, one: Ruleset, *, concede: bool) -> ClaimSituation:
    pack = one.pack
    out = pack.cards_of(pack.everything & ~moment.hand & ~moment.table.played)
    each = moment.hand.bit_count()
    others = tuple(out[seat * each : (seat + 1) * each] for seat in range(one.seats - 1))
    return ClaimSituation(
        hand=pack.cards_of(moment.hand),
        others=others,
        trick=moment.table.trick_number + 1,
        concede=concede,
    )


CLAIM = Question("claim", frozenset({"claim"}), _answers, _compare, _written)
"""May the leader claim the rest?"""
