"""A round that two rule sets score differently, as a case can say it."""

from collections.abc import Iterator
from dataclasses import replace

from spades_rules.audit.proofs.ordinary import Place, places
from spades_rules.audit.proofs.question import Written
from spades_rules.audit.proofs.scoremeetings import meeting
from spades_rules.audit.proofs.siderounds import Taken, splits
from spades_rules.audit.proofs.sidescores import Scored, answers
from spades_rules.audit.rounds.pair import dealers
from spades_rules.audit.rounds.scored import Wanted, game_of
from spades_rules.cases.situations import CallWord, RoundsSituation, SideScore, TableScore
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["round_of", "written"]

TELLING = ("points", "bags")
BAGS = "bags"


def written(scored: Scored, one: Ruleset, other: Ruleset) -> Iterator[Written]:
    """Give a parting as the score of a side, and as a game from an empty sheet.

    What takes earlier rounds comes as a game first. As the score of a side it comes only where one
    number of bags before the round is right under both rule sets, and where the side itself fares
    differently.
    """
    side = _side_score(scored, one, other)
    if side is not None and not scored.history:
        yield Written(side, TELLING)
    game = _game(scored, one, other)
    if game is not None:
        yield Written(game, TELLING)
    if side is not None and scored.history:
        yield Written(side, TELLING)
    if side is None and game is None:
        table = _table_score(scored, one, other)
        if table is not None:
            yield Written(table, TELLING)


def round_of(taken: Taken, one: Ruleset, other: Ruleset) -> RoundsSituation | None:
    """Play one round of a side from an empty sheet; none where no ordinary table comes to it."""
    return _game(Scored((), taken), one, other)


def _side_score(scored: Scored, one: Ruleset, other: Ruleset) -> SideScore | None:
    asks = answers(one), answers(other)
    found = [answer for ask in asks if (answer := ask(scored)) is not None]
    if scored.rivals or len(found) != len(asks):
        return None
    ours, theirs = (replace(answer, others=()) for answer in found)
    if ours == theirs:
        return None
    bags = _bags_before(scored, one, other)
    calls = tuple(map(_word, scored.taken.calls))
    return None if bags is None else SideScore(bids=calls, tricks=scored.taken.tricks, bags=bags)


def _bags_before(scored: Scored, one: Ruleset, other: Ruleset) -> int | None:
    """Give the bags of the side before its round; none where that is not one number for both."""
    if not scored.history:
        return 0
    before = Scored(scored.history[:-1], scored.history[-1])
    asks = answers(one), answers(other)
    kept = [answer.kept for ask in asks if (answer := ask(before)) is not None]
    counts = {count for tallies in kept for tally, count in tallies.items() if tally == BAGS}
    others = {count for tallies in kept for tally, count in tallies.items() if tally != BAGS}
    return None if len(counts) > 1 or others - {0} else next(iter(counts), 0)


def _table_score(scored: Scored, one: Ruleset, other: Ruleset) -> TableScore | None:
    """Give the score of a table, where more than two sides sit there, with the side as the first.

    The others share what is left, and call as many as they take.
    """
    if not all(rules.call(name) for rules in (one, other) for name in scored.taken.calls):
        return None
    own, *others = one.seating.sides
    bags = _bags_before(scored, one, other)
    if bags is None or not others or len(own) != len(scored.taken.calls) or scored.rivals:
        return None
    seats = [seat for side in others for seat in side]
    left = one.dealing[1].each - sum(scored.taken.tricks)
    tricks = dict(zip(own, scored.taken.tricks, strict=True))
    calls = dict(zip(own, map(_word, scored.taken.calls), strict=True))
    for place, seat in enumerate(seats):
        tricks[seat] = (left + place) // len(seats)
        calls[seat] = max(tricks[seat], 1)
    return TableScore(
        bids=tuple(calls[seat] for seat in sorted(calls)),
        tricks=tuple(tricks[seat] for seat in sorted(tricks)),
        bags=(bags, *(0 for _ in others)),
    )


def _word(name: str) -> CallWord:
    return int(name) if name.isdecimal() else name


def _game(scored: Scored, one: Ruleset, other: Ruleset) -> RoundsSituation | None:
    """Play the rounds of a side at a table of two sides; the other side does what is ordinary."""
    sides = one.seating.sides
    own = (*scored.history, scored.taken)
    sequence = next(dealers(one, other, len(own)), None)
    if [len(seats) for seats in sides] != [len(scored.taken.calls)] * 2 or sequence is None:
        return None
    if scored.rivals:
        others: tuple[Taken | None, ...] = scored.rivals
    else:
        others = tuple(_beside(taken, one, other) for taken in own)
    rounds: list[Wanted] = []
    for dealer, taken, rival in zip(sequence, own, others, strict=True):
        if rival is None:
            return None
        order = one.call_order(dealer)[-one.seats :]
        calls: dict[int, CallWord] = {}
        tricks: dict[int, int] = {}
        for seats, played in zip(sides, (taken, rival), strict=True):
            called = [seat for seat in order if seat in seats]
            calls |= zip(called, map(_word, played.calls), strict=True)
            tricks |= zip(called, played.tricks, strict=True)
        rounds.append(
            (tuple(calls[seat] for seat in sorted(calls)), tuple(tricks[s] for s in sorted(tricks)))
        )
    return game_of(one, other, rounds)


def _beside(taken: Taken, one: Ruleset, other: Ruleset) -> Taken | None:
    """Give the most ordinary round of the other side with the tricks that a side leaves.

    One comes first that both rule sets score alike and that goes to no tally.
    """
    met = meeting(one, other)
    left = met.tricks - sum(taken.tricks)
    seats = one.seats - len(taken.calls)
    found: list[tuple[tuple[bool, Place], Taken]] = []
    for names in met.said:
        if len(names) != seats:
            continue
        earned = met.earned(names)
        odds = places(names, met.tricks)
        for place, tricks in enumerate(splits(seats, met.tricks)):
            if sum(tricks) == left:
                telling = any((earned.rise[place], *earned.ours[place], *earned.theirs[place]))
                found.append(((telling, odds[place]), Taken(names, tricks)))
    return min(found, key=lambda one: one[0])[1] if found else None
