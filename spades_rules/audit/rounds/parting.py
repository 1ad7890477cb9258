"""Where a game stands under a rule set, as a case expects it, and whether two part there."""

from collections.abc import Mapping

from spades_rules.cases import Answer, Case, expectation_of
from spades_rules.cases.answering import answer_situation
from spades_rules.cases.situations import RoundsSituation
from spades_rules.document import Plain
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["decision", "parts_here"]


def decision(ruleset: Ruleset, rounds: RoundsSituation) -> Mapping[str, Plain] | None:
    """Play a game again and give what a case can expect of it; none where it is not allowed."""
    answer = answer_situation(Case(name="", situation=rounds), rounds, ruleset)
    return expectation_of(answer) if isinstance(answer, Answer) else None


def parts_here(one: Ruleset, other: Ruleset, rounds: RoundsSituation) -> bool:
    """Tell whether a game is allowed under two rule sets and leaves them with other answers."""
    ours, theirs = decision(one, rounds), decision(other, rounds)
    return ours is not None and theirs is not None and ours != theirs
