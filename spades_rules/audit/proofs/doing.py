"""Whether two rule sets ever do otherwise, reasons apart: told at the first such situation."""

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any

from spades_rules.audit.chance import card_moments
from spades_rules.audit.plays import Moment, is_whole, moments, ruled
from spades_rules.audit.proofs import ending, question_of, scoring
from spades_rules.audit.proofs.calls import call_turns, turns_in_all
from spades_rules.audit.proofs.uncalled import is_uncalled
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["does_otherwise"]

MOST_TURNS = 30_000
SEED = 1
"""What games are drawn from, the same whenever somebody asks."""


def does_otherwise(slot: str, one: Ruleset, other: Ruleset) -> bool:
    """Tell whether two rule sets differ in what they do or waive, as far as a slot is about that.

    Which of two rules refuses a card or a call is no difference here. Where there are too many
    turns to call to go through them for every value of every rule, the two are taken to differ.
    Where cards count that are taken and seats call, too, not every round is tried, and rules on
    what it is worth are taken to differ.
    """
    if slot in scoring.SCORING.slots and _is_untried(one, other):
        return True
    if slot == "play":
        return _parts(_moments(one, other), _played, one, other)
    if slot in ("calls", "bidding"):
        if turns_in_all(one, other) > MOST_TURNS:
            return True
        return _parts(call_turns(one, other), _called, one, other)
    if slot in ("capture", "contract", "scoring"):
        return scoring.first_parting(one, other, unread=True) is not None
    if slot in ("ending", "result"):
        return ending.first_parting(one, other) is not None
    question = question_of(slot)
    return question is not None and question.compare(one, other, SEED).differing > 0


def _is_untried(one: Ruleset, other: Ruleset) -> bool:
    counting = any(ruleset.captures is not None for ruleset in (one, other))
    return counting and not is_uncalled(one, other)


def _moments(one: Ruleset, other: Ruleset) -> Iterable[Moment]:
    """Give every kind of moment to play a card, and some by chance where those are not all."""
    kinds = moments(one, other)
    return kinds if is_whole(one, other) else chain(kinds, card_moments(one, other, SEED))


def _parts(
    situations: Iterable[Any],
    asked: Callable[[Ruleset, Any], object],
    one: Ruleset,
    other: Ruleset,
) -> bool:
    return any(asked(one, situation) != asked(other, situation) for situation in situations)


def _played(ruleset: Ruleset, moment: Any) -> object:  # noqa: ANN401 - of `moments`
    found = ruled(ruleset, moment)
    return found.left, found.waived


def _called(ruleset: Ruleset, turn: Any) -> object:  # noqa: ANN401 - of `call_turns`
    table = turn.table
    found = ruleset.calls.choices(table, table.turn, turn.hand, looked=turn.looked)
    return frozenset(found.allowed), found.waived
