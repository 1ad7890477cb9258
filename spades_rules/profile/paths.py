"""Which paths of a profile mean something: its rules, their parameters, and rules not played."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from spades_rules.catalog import Catalog
from spades_rules.diagnostics import Diagnostic, Span, guess
from spades_rules.document import Node
from spades_rules.games.game import Game
from spades_rules.profile.model import TABLE, Setting
from spades_rules.profile.sheet import RULE
from spades_rules.profile.sites import site, with_sites

__all__ = ["Known"]

RULE_PARTS = 2
PARAMETER_PARTS = 3


@dataclass(frozen=True, slots=True)
class Known:
    """What can be spoken of in a profile."""

    game: Game
    catalog: Catalog
    settings: Mapping[tuple[str, str], Setting]
    absent: frozenset[tuple[str, str]]
    """Rules that a layer dropped."""
    broken: frozenset[str]
    """Slots of which not everything is known."""
    root: Node
    """The document itself."""
    added: frozenset[tuple[str, str]] = frozenset()
    """Rules that come with what is being read."""

    def with_rules(self, rules: Iterable[tuple[str, str]]) -> "Known":
        """Give the same with some rules more."""
        return replace(self, added=frozenset(rules))

    def unknown(self, path: str, span: Span) -> Iterator[Diagnostic]:
        """Say what is wrong with a path, if anything is.

        A rule that is not there may be spoken of: its slot must exist, and its name must not
        look like a slip for one that is there.
        """
        if path in TABLE:
            return
        parts = path.split(".")
        if parts[0] == "table":
            yield _diagnostic(path, span, TABLE)
            return
        slots = tuple(slot.name for slot in self.game.slots)
        if len(parts) not in (RULE_PARTS, PARAMETER_PARTS):
            yield _diagnostic(
                path, span, (), hint="a path reads `slot.rule` or `slot.rule.parameter`"
            )
        elif parts[0] not in slots:
            yield _diagnostic(path, span, (*slots, "table"), word=parts[0])
        elif not re.fullmatch(RULE, parts[1]):
            yield _diagnostic(path, span, ())
        else:
            own = self._unknown_rule if len(parts) == RULE_PARTS else self._unknown_parameter
            # The path may be right, and the rule be gone from where it stood.
            for one in own(path, span, parts):
                yield with_sites(one, *self.sites(parts[0], parts[1]))

    def sites(self, slot: str, name: str) -> tuple[Span, ...]:
        """Give where a rule has its policy, and where the file itself speaks of it, or would."""
        setting = self.settings.get((slot, name))
        policy = None if setting is None else setting.span
        own = site(self.root, "rules", slot, name)
        return own if policy is None else (policy, *own)

    def _unknown_rule(self, path: str, span: Span, parts: list[str]) -> Iterator[Diagnostic]:
        key = slot, name = parts[0], parts[1]
        if key in self.settings or key in self.absent or key in self.added:
            return
        if slot in self.broken or key in self.catalog.policies:
            return
        names = tuple(other for own, other in self.settings if own == slot)
        hint = guess(name, names, before=f"{slot}.")
        if hint:
            yield _diagnostic(path, span, (), hint=hint)

    def _unknown_parameter(self, path: str, span: Span, parts: list[str]) -> Iterator[Diagnostic]:
        key, parameter = (parts[0], parts[1]), parts[2]
        if key[0] in self.broken or key in self.added:
            return
        setting = self.settings.get(key)
        if setting is None:
            names = tuple(other for own, other in self.settings if own == key[0])
            yield _diagnostic(path, span, names, word=key[1])
        elif parameter not in setting.parameters:
            yield _diagnostic(path, span, tuple(setting.parameters), word=parameter)


def _diagnostic(
    path: str, span: Span, names: tuple[str, ...], *, word: str = "", hint: str = ""
) -> Diagnostic:
    if names:
        known = "known: " + ", ".join(f"`{name}`" for name in names)
        hint = guess(word or path, names) or known
    return Diagnostic("unknown-path", f"`{path}` names nothing in this profile", span, hint=hint)
