"""What each changed value of a rule does by itself, where a rule has several."""

from dataclasses import replace

from spades_rules.audit.difference import DiffVerdict, ValueDifference
from spades_rules.audit.hybrids import Between, Pair, pair_of
from spades_rules.audit.judging import FOUND, judge
from spades_rules.audit.witnesses import witness_of
from spades_rules.catalog import parameters_in
from spades_rules.profile import Profile, ProfileError

__all__ = ["tuned"]


def tuned(
    pair: Pair, rule: str, parameters: tuple[str, ...], seed: int
) -> tuple[ValueDifference, ...]:
    """Tell of each changed value of a rule what it does.

    Each is changed alone in the first profile, and put back alone once all of them are changed:
    where one of the two notices, it differs; where only the second does, it takes the others.
    """
    found = (_value(pair, rule, name, parameters, seed) for name in parameters)
    return tuple(found) if len(parameters) > 1 else ()


def _value(
    pair: Pair, rule: str, name: str, parameters: tuple[str, ...], seed: int
) -> ValueDifference:
    others = tuple(one for one in parameters if one != name)
    ends = (((), (name,)), (others, parameters))
    for verdict, (first, second) in zip(
        (DiffVerdict.DIFFERS, DiffVerdict.DIFFERS_WITH), ends, strict=True
    ):
        between = _between(pair, rule, first, second, seed)
        if between is None:
            continue
        judged = judge(between, rule)
        if judged.verdict in FOUND:
            witness = witness_of(between, rule, judged)
            return ValueDifference(name, verdict, judged.direction, witness)
    return ValueDifference(name, DiffVerdict.NO_EFFECT)


def _between(
    pair: Pair, rule: str, first: tuple[str, ...], second: tuple[str, ...], seed: int
) -> Between | None:
    """Give what lies between the first profile with some values changed and with one more."""
    one, other = (_with(pair, rule, names) for names in (first, second))
    if one is None or other is None:
        return None
    try:
        made = pair_of(one, other, pair.catalog)
    except ProfileError:
        return None
    return Between(replace(made, named=False), (rule,), seed=seed)


def _with(pair: Pair, rule: str, names: tuple[str, ...]) -> Profile | None:
    """Give the first profile with some values of a rule as the second has them."""
    ours, theirs = pair.a.setting(rule), pair.b.setting(rule)
    if ours is None or theirs is None:
        return None
    policy: type = type(ours.answer)
    known = parameters_in(policy)
    fields = {known[name].field: getattr(theirs.answer, known[name].field) for name in names}
    try:
        answer = replace(ours.answer, **fields)
    except ValueError:
        # The policy's own check refuses these values beside its others.
        return None
    values = {**ours.parameters} | {name: theirs.parameters[name] for name in names}
    slot, _, own = rule.partition(".")
    setting = replace(ours, parameters=values, answer=answer)
    rules = {**pair.a.rules, slot: {**pair.a.rules[slot], own: setting}}
    return replace(pair.a, rules=rules)
