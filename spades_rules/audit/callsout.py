"""What the calls of a round can come to, as far as the rules that then answer can tell it apart."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from spades_rules.audit.callrounds import called_out
from spades_rules.audit.chance import calls_by_chance
from spades_rules.audit.numbers import names_in
from spades_rules.audit.roundstold import first_called, rounds_dealt, rounds_told
from spades_rules.audit.standings import telling_scores
from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable, Standing
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.sight import Sees, sight_of

__all__ = ["calls_out", "is_whole_after", "rounds_passed", "tells_rounds"]

ENOUGH = frozenset({Sees.DEALER, Sees.NAMED_CALLS, Sees.ROUND})
"""What a rule may look at after the calls so that all situations can be listed."""
TELLING = 4
"""How many different numbers of tricks are called where rules look at all calls."""
MOST_TABLES = 300_000
"""How many tables there may be on the way: at a table of many seats fewer numbers are called."""


def is_whole_after(slot: str, *rulesets: Ruleset) -> bool:
    """Tell whether rules of a slot, asked after the calls, look at no more than can be listed."""
    sights = [sight_of(rule.policy) for one in rulesets for rule in one.of(slot)]
    return all(sight is not None and sight <= ENOUGH for sight in sights)


def calls_out(slot: str, one: Ruleset, other: Ruleset, seed: int) -> Iterator[PublicTable]:
    """Give for every dealer what can have been called, each table once the calls are over.

    The calls that rules of the slot name are all told apart, and of the others one stands for all;
    where a rule looks further every call of a word and a few numbers are, and calls of games
    played by chance are added. Every call is one that both rule sets allow, at a score at which
    both games go on.
    """
    yield from _listed(slot, one, other)
    if not is_whole_after(slot, one, other):
        yield from calls_by_chance(one, other, seed)


def _listed(slot: str, one: Ruleset, other: Ruleset) -> Iterator[PublicTable]:
    known: set[tuple[object, ...]] = set()
    kept = _kept(slot, one, other)
    told = tells_rounds(slot, one, other)
    for standing in _standings(slot, one, other):
        for dealer in range(one.seats - 1, -1, -1):
            tables = called_out((one, other), standing, dealer, kept)
            for table in sorted(
                tables, key=lambda table: sum(kept(call) for _, call in table.calls)
            ):
                said = tuple((seat, call.name) for seat, call in table.calls)
                here = dealer, said, standing.round if told else 0
                if here not in known:
                    known.add(here)
                    yield table


def _standings(slot: str, one: Ruleset, other: Ruleset) -> Iterator[Standing]:
    """Give scores before the round: those that the calls can tell, and every round that is told."""
    yield from telling_scores(one, other)
    for number in sorted(_rounds_told(slot, one, other))[1:]:
        yield replace(one.start, round=number - 1)


def rounds_passed(one: Ruleset, other: Ruleset) -> Iterator[Standing]:
    """Give the score before every round that rules of exchange tell apart, the first ones too."""
    first = {1, first_called(one, other)}
    for number in sorted(first | _rounds_told("exchange", one, other)):
        yield replace(one.start, round=number - 1) if number > 1 else one.start


def tells_rounds(slot: str, *rulesets: Ruleset) -> bool:
    """Tell whether rules of a slot answer otherwise in one round than in another."""
    return len(_rounds_told(slot, *rulesets)) > 1


def _rounds_told(slot: str, *rulesets: Ruleset) -> frozenset[int]:
    """Give the rounds that rules of a slot tell apart; the first alone where they do not look.

    What is passed may hang on how many cards are left over, and that on the round.
    """
    policies = [rule.policy for one in rulesets for rule in one.of(slot)]
    looking = [one for one in policies if Sees.ROUND in (sight_of(one) or frozenset())]
    dealt = rounds_dealt(*rulesets) if slot == "exchange" and policies else ()
    return frozenset((1, *rounds_told(looking), *dealt) if looking else (1, *dealt))


def _kept(slot: str, *rulesets: Ruleset) -> Callable[[Call], bool]:
    """Give which calls are told apart."""
    names: frozenset[str] = frozenset()
    if not is_whole_after(slot, *rulesets):
        calls = {call for one in rulesets for call in one.calls.by_name.values()}
        numbers = sorted({call.tricks for call in calls if not call.personal})
        personal = len({call.name for call in calls if call.personal})
        telling = _telling(rulesets[0], personal)
        few = {*numbers[: max(0, telling - 1)], *(numbers[-1:] if telling else ())}
        names = frozenset(call.name for call in calls if call.personal or call.tricks in few)
    for one in rulesets:
        for rule in one.of(slot):
            names |= names_in(rule.policy)
    return lambda call: call.name in names


def _telling(ruleset: Ruleset, personal: int) -> int:
    """Give how many numbers can be told apart beside so many other calls, and one for the rest."""
    turns = ruleset.seats * len(ruleset.call_order(0))
    fitting = (
        telling
        for telling in range(TELLING, 0, -1)
        if turns * (telling + personal + 1) ** ruleset.seats <= MOST_TABLES
    )
    return next(fitting, 0)
