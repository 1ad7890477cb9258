"""How a rule stands in one profile: its values, who set each, and how firmly a source says so."""

from collections.abc import Iterable

from spades_rules.audit.difference import RuleStand, ValueStand
from spades_rules.profile import Contribution, Evidence, Profile, Setting, Stance

__all__ = ["BY_ITSELF", "LEAST_FIRM", "filled_from", "least_firm", "stand_of"]

BY_ITSELF = "policy"
"""Stands for the text that set a value where none did and the policy's own value holds."""

LEAST_FIRM = (
    Stance.CONTRADICTS,
    Stance.AMBIGUOUS,
    Stance.UNMODELLED,
    Stance.SILENT,
    Stance.EXCLUDES,
    Stance.IMPLIES,
    Stance.STATES,
)
"""The stances, the least firm first: a source that disagrees with itself settles nothing, one that
can be read in two ways leaves a choice, one that is not followed or silent leaves it to others;
what it rules out, what follows from it and what it says are answers of its own."""


def stand_of(rule: str, profile: Profile) -> RuleStand:
    """Say how a rule stands in a profile, or that it is not there.

    `rule` is its id, such as `scoring.nil`, or what every table takes for granted, such as
    `table.turn`, which has neither policy nor values. A rule that a text dropped has that text
    and place; a rule of which no text speaks has none. The source's passages come with both.
    """
    source, passages = profile.evidence_on(rule)
    stance = least_firm(passages)
    setting = profile.setting(rule)
    if setting is None:
        gone = profile.dropped.get(rule)
        layer, place = (gone.layer.name, gone.span) if gone else ("", None)
        return RuleStand(None, {}, layer, place, source, stance, passages)
    return RuleStand(
        policy=setting.policy,
        parameters={name: _value_stand(name, setting, profile) for name in setting.parameters},
        layer=_last_word(setting, profile),
        place=setting.span,
        source=source,
        stance=stance,
        passages=passages,
    )


def _value_stand(name: str, setting: Setting, profile: Profile) -> ValueStand:
    origin = setting.origin(name)
    source, passages = profile.evidence_on(f"{setting.id}.{name}")
    return ValueStand(
        value=setting.parameters[name],
        layer=BY_ITSELF if origin is None else origin.layer.name,
        place=None if origin is None else origin.span,
        source=source,
        stance=least_firm(passages),
        passages=passages,
    )


def _last_word(setting: Setting, profile: Profile) -> str:
    """Give the latest text of which something in the rule is in force."""
    in_force: list[Contribution] = [setting.named[-1]]
    in_force += [given[-1] for given in setting.origins.values()]
    places = {layer: place for place, layer in enumerate(profile.layers)}
    return max((one.layer for one in in_force), key=lambda layer: places[layer]).name


def least_firm(passages: Iterable[Evidence]) -> Stance | None:
    """Give the stance of several passages together, that of the least firm one; none of none."""
    stances = {passage.stance for passage in passages}
    return next((stance for stance in LEAST_FIRM if stance in stances), None)


def filled_from(stand: RuleStand | ValueStand) -> str | None:
    """Say which text fills what a source is silent on; none where it is not silent.

    The answer is empty where the rule is absent and no text speaks of it.
    """
    return stand.layer if stand.stance is Stance.SILENT else None
