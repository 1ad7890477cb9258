"""Whether reneges that are written down fit the rules that are to say what they cost."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from spades_rules.kernel.customs import Reneged
from spades_rules.kernel.penalties import penalising
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["RenegeFault", "renege_faults"]


@dataclass(frozen=True, slots=True)
class RenegeFault:
    """Something amiss with a renege that is written down."""

    code: str
    message: str
    path: tuple[str | int, ...]
    """Where, inside the list of reneges."""
    hint: str = ""


def renege_faults(ruleset: Ruleset, reneges: Sequence[Reneged]) -> Iterator[RenegeFault]:
    """Ask for a rule that says what a renege costs, for seats and tricks that there are."""
    if not reneges:
        return
    rule = penalising(ruleset)
    if rule is None:
        message = "a renege is written down, and no rule says what it costs"
        hint = "give `procedure` a rule with the policy `renege`, or leave `reneges` out"
        yield RenegeFault("does-not-fit", message, (), hint)
        return
    if ruleset.captures is not None:
        message = (
            "a renege moves tricks, and which cards lie in those is not told where cards count"
        )
        yield RenegeFault("does-not-fit", message, ())
        return
    seats, each = ruleset.seats, ruleset.dealing[1].each
    for place, one in enumerate(reneges):
        if one.seat >= seats:
            message = f"there is no seat {one.seat}"
            yield RenegeFault("out-of-range", message, (place, "seat"), f"0 to {seats - 1}")
        if one.trick is None and rule[1].name_the_trick:
            message = f"by `{rule[0]}` a renege counts only where its `trick` is named"
            yield RenegeFault("does-not-fit", message, (place,))
        elif one.trick is not None and one.trick > each:
            message = f"there is no trick {one.trick}"
            yield RenegeFault("out-of-range", message, (place, "trick"), f"1 to {each}")
