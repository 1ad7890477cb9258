"""What each changed value of a rule does by itself, where a rule has several."""

from dataclasses import replace
from typing import TypeAlias

from spades_rules.audit.difference import FOUND, DiffVerdict, Direction, ValueDifference
from spades_rules.audit.hybrids import Between, Pair, pair_of
from spades_rules.audit.judging import Judged, judge, together
from spades_rules.audit.witnesses import witness_of
from spades_rules.catalog import parameters_in
from spades_rules.profile import Profile, ProfileError

__all__ = ["value_alone"]

Place: TypeAlias = tuple[Profile, tuple[str, ...], tuple[str, ...]]
"""A profile, and the values of a rule that it has from the second, before and after a change."""


def value_alone(
    pair: Pair, rule: str, name: str, parameters: tuple[str, ...], seed: int
) -> ValueDifference:
    """Tell what one of several changed values of a rule does.

    It is changed alone in the first profile, and put back alone in the second: where both notice,
    it differs; where one does, it takes what else is there. With the two profiles changed round
    comes out the mirror image.
    """
    others = tuple(one for one in parameters if one != name)
    places: tuple[Place, ...] = ((pair.a, (), (name,)), (pair.b, others, parameters))
    found: list[tuple[Between, Judged]] = []
    for place in places:
        between = _between(pair, rule, place, seed)
        judged = None if between is None else judge(between, rule)
        if between is not None and judged is not None and judged.verdict in FOUND:
            found.append((between, judged))
    if not found:
        return ValueDifference(name, DiffVerdict.NO_EFFECT)
    direction: Direction | None = None
    for _, judged in found:
        direction = together(direction, judged.direction)
    verdict = DiffVerdict.DIFFERS if len(found) == len(places) else DiffVerdict.DIFFERS_WITH
    return ValueDifference(name, verdict, direction, witness_of(found[0][0], rule, found[0][1]))


def _between(pair: Pair, rule: str, place: Place, seed: int) -> Between | None:
    """Give what lies between a profile with some values as in the second and with more of them."""
    ground, first, second = place
    one, other = (_with(ground, pair, rule, names) for names in (first, second))
    if one is None or other is None:
        return None
    try:
        made = pair_of(one, other, pair.catalog)
    except ProfileError:
        return None
    return Between(replace(made, named=False), (rule,), seed=seed)


def _with(ground: Profile, pair: Pair, rule: str, names: tuple[str, ...]) -> Profile | None:
    """Give a profile with a rule as the first has it, some of its values as the second has them."""
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
    rules = {**ground.rules, slot: {**ground.rules[slot], own: setting}}
    return replace(ground, rules=rules)
