"""Where a finding stands: at the value that it is about, or at what the checked file says of it."""

from collections.abc import Iterator

from spades_rules.diagnostics import Span
from spades_rules.kernel.ruleset import Rule
from spades_rules.profile import Contribution, Layer, Profile, Setting

__all__ = ["latest", "own_layers", "place_of_rule", "place_of_slot", "place_of_value"]


def own_layers(profile: Profile) -> tuple[Layer, ...]:
    """Give the layers of the checked file itself: what it says, its readings, what is laid over."""
    layers = profile.layers
    first = next(place for place, layer in enumerate(layers) if layer.file == profile.file)
    return layers[first:]


def place_of_rule(profile: Profile, rule: Rule) -> Span:
    """Give where the policy of a rule is named."""
    setting = profile.setting(rule.id)
    return (setting.span if setting else None) or profile.where.span


def place_of_value(profile: Profile, rule: Rule, parameter: str) -> Span:
    """Give where a parameter has its value from, or else where the policy is named."""
    setting = profile.setting(rule.id)
    origin = setting.origin(parameter) if setting else None
    return (origin.span if origin else None) or place_of_rule(profile, rule)


def latest(profile: Profile, rule: Rule) -> Span:
    """Give the first value of a rule in the layer that had the last word on it."""
    setting = profile.setting(rule.id)
    said = list(_in_force(setting)) if setting else []
    for layer in reversed(profile.layers):
        spans = [one.span for one in said if one.layer == layer and one.span is not None]
        if spans:
            return min(spans)
    return place_of_rule(profile, rule)


def _in_force(setting: Setting) -> Iterator[Contribution]:
    """Give who set the values in force, or who named the policy where it keeps its own values."""
    yield from (given[-1] for given in setting.origins.values())
    if not setting.origins:
        yield setting.named[-1]


def place_of_slot(profile: Profile, slot: str) -> Span:
    """Give where the file dropped a rule of a slot, or else where its last rule is named."""
    own = own_layers(profile)
    gone = [
        dropped.span
        for rule, dropped in profile.dropped.items()
        if rule.startswith(f"{slot}.") and dropped.layer in own and dropped.span is not None
    ]
    named = [setting.span for setting in profile.rules.get(slot, {}).values() if setting.span]
    return (gone or named or [profile.where.span])[-1]
