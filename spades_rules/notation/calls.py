"""Calls as people write them: `4`, `nil`, `blind_6`, and what a bare `0` means."""

from spades_rules.kernel.actions import Call, Look
from spades_rules.kernel.callround import LOOK
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["read_call"]

_LOOK_WORD = "look"


def read_call(ruleset: Ruleset, text: str | int) -> Call | Look | str:
    """Read a call as a rule set knows it, or say in words what is amiss.

    A bare `0` is the personal nil where the rules offer one and no plain zero, and the plain zero
    where they offer that alone.
    """
    word = str(text).strip().lower().replace(" ", "_").replace("-", "_")
    if word == _LOOK_WORD:
        return LOOK
    if word == "0":
        zeros = [
            call for call in ruleset.calls.by_name.values() if not call.tricks and not call.blind
        ]
        if len(zeros) > 1:
            return "write " + " or ".join(sorted(call.name for call in zeros))
        return zeros[0] if zeros else "no call of nothing is offered here"
    call = ruleset.call(word)
    known = ", ".join(ruleset.calls.by_name)
    return call or f"`{text}` is no call here; the calls are {known}"
