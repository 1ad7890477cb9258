"""How a question came out over all its situations, as plain values."""

from spades_rules.audit.difference import Proof
from spades_rules.notation.plain import PlainValue

__all__ = ["proof_to_plain"]


def proof_to_plain(proof: Proof) -> dict[str, PlainValue]:
    """Give how one question came out as plain values."""
    joint = proof.joint
    return {
        "question": proof.question,
        "states": proof.states,
        "differing": proof.differing,
        "verdict": str(proof.verdict),
        "seed": proof.seed,
        "joint": None if joint is None else {"states": joint[0], "differing": joint[1]},
    }
