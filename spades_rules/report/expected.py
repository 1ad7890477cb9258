"""Whether two rule sets part where they were meant to and nowhere else, in words."""

from dataclasses import dataclass

from spades_rules.audit.difference import Difference, DiffVerdict, Proof
from spades_rules.notation.plain import PlainValue
from spades_rules.report.diffwords import count_of
from spades_rules.report.paragraphs import count, joined
from spades_rules.report.proofs import proof_to_plain

__all__ = ["Expected", "expected_in_words", "expected_to_plain"]


@dataclass(frozen=True, slots=True)
class Expected:
    """Which rules were meant to differ, and what came of all others."""

    patterns: tuple[str, ...]
    """What was meant to differ, as `scoring.bags.*`."""
    outside: tuple[Difference, ...]
    """The changes outside that do something, or of which that is not settled."""
    proofs: tuple[Proof, ...]
    """Every question, put to B and to A with what was meant to differ as in B."""

    @property
    def holds(self) -> bool:
        """Tell whether nothing else differs, as far as that can be known."""
        return not self.outside and all(one.verdict is DiffVerdict.EQUAL for one in self.proofs)


def expected_in_words(expected: Expected) -> str:
    """Say in one sentence whether anything differs that was not meant to."""
    meant = joined(expected.patterns, "or")
    if expected.outside:
        rules = [one.change.rule for one in expected.outside]
        part = "differs" if len(rules) == 1 else "differ"
        return f"outside {meant}, {count(len(rules), 'rule')} {part} too: {joined(rules)}"
    doubtful = [one.question for one in expected.proofs if one.verdict is not DiffVerdict.EQUAL]
    if doubtful:
        return f"outside {meant}, nothing is sure about {joined(doubtful)}"
    states = sum(one.states for one in expected.proofs)
    return (
        f"nothing outside {meant} differs: the rest of A and B is equal in all "
        f"{count_of(states)} of {count(len(expected.proofs), 'question')}"
    )


def expected_to_plain(expected: Expected) -> dict[str, PlainValue]:
    """Give the same as plain values."""
    return {
        "patterns": list(expected.patterns),
        "holds": expected.holds,
        "outside": [one.change.rule for one in expected.outside],
        "states": sum(one.states for one in expected.proofs),
        "proofs": [proof_to_plain(one) for one in expected.proofs],
    }
