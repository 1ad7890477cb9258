"""A part of the rules picked out by a pattern, such as `scoring.*` or `scoring.nil.made`."""

from collections.abc import Iterable, Mapping, Sequence
from fnmatch import fnmatchcase

from spades_rules.audit.difference import TextChange
from spades_rules.audit.vocabulary import rules_spoken_of
from spades_rules.catalog import Catalog
from spades_rules.diagnostics import allowed, guess
from spades_rules.games.game import Game
from spades_rules.profile import Profile

__all__ = ["check_patterns", "holds", "matches", "paths_of", "vocabulary"]

BELOW = ".*"
"""The end of a pattern that means what lies below a rule, and so the rule as well."""


def matches(pattern: str, rule: str, paths: Iterable[str]) -> bool:
    """Tell whether a pattern picks a rule out by its id, or by one of the paths below it.

    `*` stands for any letters and dots, `?` for one, `[ab]` for one of some.
    """
    return _names(pattern, rule) or any(fnmatchcase(path, pattern) for path in paths)


def holds(patterns: Iterable[str], rule: str, paths: Iterable[str]) -> bool:
    """Tell whether patterns pick out all that differs in a rule: its id, or each of the paths."""
    known = tuple(patterns)
    if any(_names(pattern, rule) for pattern in known):
        return True
    below = tuple(paths)
    return bool(below) and all(any(fnmatchcase(one, p) for p in known) for one in below)


def _names(pattern: str, rule: str) -> bool:
    """Tell whether a pattern names a rule, itself or with all that lies below it."""
    return fnmatchcase(rule, pattern) or fnmatchcase(rule, pattern.removesuffix(BELOW))


def paths_of(change: TextChange) -> tuple[str, ...]:
    """Give the paths that differ in a rule, each parameter by its own.

    Where the rule comes, goes or follows another policy, those are all that either has.
    """
    names = change.parameters or dict.fromkeys((*change.a.parameters, *change.b.parameters))
    return tuple(f"{change.rule}.{name}" for name in names)


def vocabulary(
    profiles: Sequence[Profile], game: Game, catalog: Catalog
) -> Mapping[str, tuple[str, ...]]:
    """Give every rule that a pattern may name, each with the parameters that it may have.

    Those are the rules that the profiles speak of, and one for each policy that there is, under
    the policy's name.
    """
    known: dict[str, dict[str, None]] = {}
    for entry in catalog.policies.values():
        if game.slot(entry.slot) is not None:
            known[f"{entry.slot}.{entry.name}"] = dict.fromkeys(entry.parameters)
    for rule in rules_spoken_of(profiles, game):
        for profile in profiles:
            setting = profile.setting(rule)
            names = () if setting is None else setting.parameters
            known.setdefault(rule, {}).update(dict.fromkeys(names))
    return {rule: tuple(names) for rule, names in known.items()}


def check_patterns(patterns: Iterable[str], known: Mapping[str, tuple[str, ...]]) -> None:
    """Refuse a pattern that can match nothing; `known` are the rules with their parameters.

    Raises `ValueError` with the nearest guess.
    """
    for pattern in patterns:
        if not any(
            matches(pattern, rule, (f"{rule}.{name}" for name in names))
            for rule, names in known.items()
        ):
            hint = _hint(pattern, known)
            message = f"`{pattern}` matches no rule and no parameter"
            raise ValueError(f"{message}; {hint}" if hint else message)


def _hint(pattern: str, known: Mapping[str, tuple[str, ...]]) -> str:
    """Say which part of a pattern is written otherwise, and what comes near."""
    slot, _, rest = pattern.partition(".")
    slots = tuple(dict.fromkeys(rule.partition(".")[0] for rule in known))
    if not any(fnmatchcase(one, slot) for one in slots):
        ends = [f"`{rule}`" for rule in known if rule.partition(".")[2] == pattern]
        return f"did you mean {' or '.join(ends)}?" if ends else allowed(slot, slots)
    if not rest:
        return f"write `{slot}.*` for all of it"
    name, _, parameter = rest.partition(".")
    rules = [rule for rule in known if fnmatchcase(rule.partition(".")[0], slot)]
    fitting = [rule for rule in rules if fnmatchcase(rule.partition(".")[2], name)]
    if not fitting:
        return guess(name, [rule.partition(".")[2] for rule in rules], before=f"{slot}.")
    names = tuple(dict.fromkeys(one for rule in fitting for one in known[rule]))
    return allowed(parameter, names) or f"`{slot}.{name}` has no parameters"
