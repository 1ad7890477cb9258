"""What a class must have to answer a question of the table."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from types import MappingProxyType

from spades_rules.catalog.parameters import parameters_in
from spades_rules.kernel import questions

__all__ = ["unfit_for"]

QUESTIONS: Mapping[str, tuple[type, ...]] = MappingProxyType(
    {
        "seating": (questions.Seats,),
        "deck": (questions.Deck,),
        "ranking": (questions.Ranking,),
        "trump": (questions.Trump,),
        "dealing": (questions.Dealing,),
        "calling": (questions.Calling,),
        "calls": (questions.Calls,),
        "bidding": (questions.Bidding,),
        "exchange": (questions.Exchange,),
        "leading": (questions.Leading,),
        "play": (questions.PlayRule,),
        "claim": (questions.Claiming, questions.Conceding),
        "capture": (questions.Capturing,),
        "contract": (questions.Contracting,),
        "scoring": (questions.Earning, questions.Settling),
        "ending": (questions.Ending,),
        "result": (questions.Result,),
    }
)
"""For each question of the table what answers it; one of several is enough."""


def unfit_for(slot: str, thing: object) -> str:
    """Say why something cannot be a policy that answers a question; nothing where it can."""
    if not (isinstance(thing, type) and is_dataclass(thing)):
        return "a policy is a frozen dataclass"
    if not getattr(thing, "__dataclass_params__").frozen:  # noqa: B009 - no type has it
        return "a policy is a frozen dataclass, and this one can be changed"
    lacks = [[*_lacking(thing, question)] for question in QUESTIONS.get(slot, ())]
    if lacks and all(lacks):
        words = " or ".join(f"`{missing[0]}`" for missing in lacks)
        return f"to answer `{slot}` it must have {words}"
    for parameter in parameters_in(thing).values():
        try:
            parameter.kind  # noqa: B018 - asked whether it can be said
        except KeyError:
            return f"no profile can write what its parameter `{parameter.name}` is"
    return ""


def _lacking(policy: type, question: type) -> Iterator[str]:
    """Give what a policy has not that a question asks for."""
    own = {*dir(policy), *(field.name for field in fields(policy))}
    for name in (*vars(question), *getattr(question, "__annotations__", ())):
        if not name.startswith("_") and name not in own:
            yield name
