"""Rules and values of a profile that make no difference, told at the place where they stand."""

from collections.abc import Iterator

from spades_rules.audit.callrounds import sayable
from spades_rules.audit.counting import is_empty
from spades_rules.audit.effects import effects
from spades_rules.audit.places import latest, own_layers, place_of_rule, place_of_value
from spades_rules.catalog import parameters_in
from spades_rules.diagnostics import Diagnostic, Severity, Span
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.kernel.sight import Sees, sight_of
from spades_rules.profile import Profile

__all__ = ["idleness"]


def idleness(ruleset: Ruleset, profile: Profile) -> Iterator[Diagnostic]:
    """Give what can make no difference: every idle rule, and idle values that the file sets.

    See `lint` for which values. Of an idle rule its values are not told one by one, and of two
    rules that do the same only the later one is.
    """
    known = effects(ruleset)
    said = sayable(ruleset) if ruleset.exchange else frozenset()
    for rule in reversed(ruleset.rules):
        if is_empty(rule):
            continue
        own = _own_values(profile, rule)
        if known.is_idle(rule):
            yield _idle_rule(profile, rule, own)
            known = known.without(rule)
            continue
        yield from _unheard_triggers(profile, rule, said)
        changed = frozenset(name for name in own if not _is_usual(rule, name))
        if changed:
            for name in known.idle_parameters(rule, changed):
                yield _idle_value(profile, rule, name)


def _own_values(profile: Profile, rule: Rule) -> tuple[str, ...]:
    """Give the parameters that have their values from the checked file."""
    setting = profile.setting(rule.id)
    own = own_layers(profile)
    origins = setting.origins if setting else {}
    return tuple(name for name, given in origins.items() if given[-1].layer in own)


def _is_usual(rule: Rule, name: str) -> bool:
    policy: type = type(rule.policy)
    parameter = parameters_in(policy)[name]
    return bool(getattr(rule.policy, parameter.field) == parameter.default)


def _idle_rule(profile: Profile, rule: Rule, own: tuple[str, ...]) -> Diagnostic:
    # Where the file says something of an inherited rule, its reader looks there.
    place = place_of_rule(profile, rule)
    named = place.file == profile.file
    span = latest(profile, rule) if own and not named else place
    return _no_effect(f"`{rule.id}` can make no difference here", span, "drop it with null")


def _idle_value(profile: Profile, rule: Rule, name: str) -> Diagnostic:
    return _no_effect(
        f"`{rule.id}.{name}` can make no difference here, whatever it says",
        place_of_value(profile, rule, name),
        "leave it out",
    )


def _no_effect(message: str, span: Span, hint: str) -> Diagnostic:
    return Diagnostic("no-effect", message, span, Severity.WARNING, hint=hint)


def _unheard_triggers(profile: Profile, rule: Rule, said: frozenset[str]) -> Iterator[Diagnostic]:
    """Tell of texts in the lists of an exchange rule that are no calls anybody can make."""
    setting = profile.setting(rule.id)
    if rule.slot != "exchange" or setting is None:
        return
    if Sees.NAMED_CALLS not in (sight_of(rule.policy) or frozenset(Sees)):
        # It waits for no call.
        return
    for name, given in setting.origins.items():
        node = given[-1].node
        if (
            node is not None
            and isinstance(node.value, tuple)
            and given[-1].layer in own_layers(profile)
        ):
            for entry in node.value:
                if isinstance(entry.value, str) and entry.value not in said:
                    yield Diagnostic(
                        "unheard-trigger",
                        f"`{rule.id}.{name}` waits for `{entry.value}`, "
                        "a call that nobody can make",
                        entry.span,
                        Severity.WARNING,
                        hint="offer the call under `calls`, or leave it out",
                    )
