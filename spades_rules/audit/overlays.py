"""How a case names the rules it is put to: a profile, and what is changed in it."""

from collections.abc import Collection, Sequence

from spades_rules.audit.hybrids import Pair
from spades_rules.document import Plain
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.profile import Profile, Setting
from spades_rules.profile.library import FIRST_GAME, find, shelves

__all__ = ["as_written", "called", "overlay_of", "own_overlay", "put_back"]

ON_TOP = ("--set", "with")
"""The layers that stand in no file, so that a case has to say what they say."""


def called(profile: Profile) -> str:
    """Give the words by which a profile is found again: its name, or the file where it lies."""
    name = profile.name if profile.game == FIRST_GAME else f"{profile.game}/{profile.name}"
    found = find(name, shelves(()))
    place = name if found is not None and found.file == profile.file else profile.file
    return f"{place}@{'+'.join(profile.active)}" if profile.active else place


def own_overlay(profile: Profile) -> dict[str, Plain]:
    """Give what was changed in a profile when it was loaded, by path."""
    changed: dict[str, Plain] = {}
    for setting in profile.settings:
        if setting.named[-1].layer.name in ON_TOP:
            changed[setting.id] = _whole(setting)
            continue
        for name, given in setting.origins.items():
            if given[-1].layer.name in ON_TOP:
                changed[f"{setting.id}.{name}"] = given[-1].value
    for rule, gone in profile.dropped.items():
        if gone.layer.name in ON_TOP:
            changed[rule] = None
    return changed


def overlay_of(pair: Pair, rules: Collection[str]) -> dict[str, Plain]:
    """Give what has to be changed in the first profile for some rules to be as in the second."""
    changed = own_overlay(pair.a)
    for rule in sorted(rules):
        ours, theirs = pair.a.setting(rule), pair.b.setting(rule)
        changed = {path: one for path, one in changed.items() if not _within(path, rule)}
        if theirs is None:
            changed[rule] = None
        elif ours is None or ours.policy != theirs.policy or ours.parameters == theirs.parameters:
            changed[rule] = _whole(theirs)
        else:
            changed |= {
                f"{rule}.{name}": value
                for name, value in theirs.parameters.items()
                if ours.parameters[name] != value
            }
    return changed


def as_written(first: Ruleset, mixed: Ruleset) -> Ruleset:
    """Give a rule set as a case makes it of the first: what the first has not comes last."""
    there = {rule.id: rule for rule in mixed.rules}
    ids = [rule.id for rule in first.rules if rule.id in there]
    return _ordered(mixed, (*ids, *sorted(there.keys() - set(ids))))


def put_back(second: Ruleset, first: Ruleset, rules: Collection[str]) -> Ruleset:
    """Give the second rule set with some rules as the first has them.

    Each stands where it stood, and where it was not there it comes last.
    """
    changed = {rule.id: rule for rule in second.rules}
    for rule in rules:
        own = first.rule(rule)
        if own is None:
            changed.pop(rule, None)
        else:
            changed[rule] = own
    return Ruleset(second.game, tuple(changed.values()), "")


def _ordered(ruleset: Ruleset, ids: Sequence[str]) -> Ruleset:
    """Give the rules of every question in the order of some ids; the same one where they are."""
    there = {rule.id: rule for rule in ruleset.rules}
    rules = tuple(there[rule] for rule in ids)
    slots = {rule.slot for rule in rules}
    same = all([one for one in rules if one.slot == slot] == [*ruleset.of(slot)] for slot in slots)
    return ruleset if same else Ruleset(ruleset.game, rules, "")


def _whole(setting: Setting) -> Plain:
    return {"policy": setting.policy, **setting.parameters}


def _within(path: str, rule: str) -> bool:
    return path == rule or path.startswith(f"{rule}.")
