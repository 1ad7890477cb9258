"""A profile as it is understood: every rule with its values, where each was said, and why."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from spades_rules.diagnostics import Diagnostic, Span, on_one_line
from spades_rules.document import Node, Plain
from spades_rules.profile.origins import Contribution, Evidence, Layer

__all__ = [
    "TABLE",
    "Profile",
    "ProfileError",
    "Reading",
    "Setting",
    "covers",
    "known_profile",
]

TABLE = (
    "table.turn",
    "table.trick_winner",
    "table.next_lead",
    "table.whole_round",
    "table.calls_heard",
)
"""What every table takes for granted, named so that a source can be cited on it."""


class ProfileError(Exception):
    """A profile cannot be used; every reason is in `diagnostics`, sorted by place."""

    def __init__(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        """Keep the reasons."""
        super().__init__(diagnostics)
        self.diagnostics = diagnostics

    def __str__(self) -> str:
        """Give one line a reason, as `file:line:column: message`."""
        return "\n".join(on_one_line(f"{one.span}: {one.message}") for one in self.diagnostics)


@dataclass(frozen=True, slots=True)
class Setting:
    """One rule of a profile: a policy with all its parameters."""

    id: str
    """`slot.name`, such as `scoring.nil`."""
    policy: str
    """The policy's name."""
    parameters: Mapping[str, Plain]
    """Every parameter, those left to the policy included."""
    named: tuple[Contribution, ...] = field(repr=False)
    """Who named the policy, in order."""
    origins: Mapping[str, tuple[Contribution, ...]] = field(repr=False)
    """For each parameter that some layer gives, who gave it, in order."""
    answer: Any = field(repr=False)
    """The policy itself, ready to be asked; which question it answers depends on the slot."""

    @property
    def span(self) -> Span | None:
        """Where the policy in force is named."""
        return self.named[-1].span

    def origin(self, parameter: str) -> Contribution | None:
        """Give who set the value in force; none where the policy's own value holds."""
        given = self.origins.get(parameter)
        return given[-1] if given else None


@dataclass(frozen=True, slots=True)
class Reading:
    """Another reasonable way to understand the source, with the rules that it changes."""

    name: str
    about: tuple[str, ...]
    """The paths in question."""
    says: str
    rules: tuple[tuple[str, str, Node], ...] = field(repr=False, compare=False)
    """Each rule that it gives: slot, name and what is written."""
    node: Node = field(repr=False, compare=False)

    def is_about(self, path: str) -> bool:
        """Tell whether it is about a path, or about what lies below it or leads to it."""
        return any(covers(about, path) or covers(path, about) for about in self.about)

    def excludes(self, other: "Reading") -> bool:
        """Tell whether it cannot be asked for together with another, being about the same."""
        return any(self.is_about(about) for about in other.about)


@dataclass(frozen=True, slots=True)
class Profile:
    """A rule set as documents give it, parents, readings and overrides taken together."""

    name: str
    title: str
    game: str
    source: str | None
    """The source that it models, an id of the register; none for a house's own rules."""
    file: str
    active: tuple[str, ...]
    """The readings in force, in the order in which they were asked for."""
    layers: tuple[Layer, ...] = field(repr=False)
    """What it is made of, the furthest parent first."""
    rules: Mapping[str, Mapping[str, Setting]] = field(repr=False)
    """For each slot of the game, in the game's order, its rules by name, in order."""
    dropped: Mapping[str, Contribution] = field(repr=False)
    """Rules that a layer took away, by id."""
    evidence: Mapping[str, tuple[Evidence, ...]] = field(repr=False)
    """What the file itself says on its source, by path."""
    readings: Mapping[str, Reading] = field(repr=False)
    accepts: Mapping[str, str] = field(repr=False)
    """Findings that the author knows and keeps, each with the reason."""
    where: Node = field(repr=False, compare=False)
    """Where the file names its game: the place of what is missing altogether."""
    document: Node = field(repr=False, compare=False)
    """The file itself, in which the second place of a finding is looked for."""
    under: Callable[[Sequence[tuple[str, Span]]], "Profile"] = field(repr=False, compare=False)
    """Lays further readings over the same files; `read_as` asks for them by name."""
    broken: frozenset[str] = frozenset()
    """Slots in which a rule could not be read; empty in a profile that loads."""

    def __deepcopy__(self, memo: object) -> "Profile":
        """Give itself, which never changes: a host that copies its whole state may hold one."""
        return self

    @property
    def label(self) -> str:
        """The name with the readings in force: `nowplay-gg@bags-score-a-point`."""
        return f"{self.name}@{'+'.join(self.active)}" if self.active else self.name

    @property
    def settings(self) -> Iterator[Setting]:
        """Every rule, slot by slot."""
        return (setting for rules in self.rules.values() for setting in rules.values())

    def setting(self, rule: str) -> Setting | None:
        """Find a rule by its id."""
        slot, _, name = rule.partition(".")
        return self.rules.get(slot, {}).get(name)

    @property
    def cited(self) -> tuple[str, ...]:
        """The paths on which the nearest profile that models a source cites it."""
        return next((one.cited for one in reversed(self.layers) if one.source is not None), ())

    def evidence_on(self, path: str) -> tuple[str | None, tuple[Evidence, ...]]:
        """Give the source to ask about a path, and its entry on the parameter or else the rule.

        The nearest profile that models a source is asked; a value that a house set itself has
        no source.
        """
        rule, parameter = _split(path)
        setter = self._setter(rule, parameter)
        for layer in reversed(self.layers):
            if layer.source is not None:
                return layer.source, layer.evidence(path)
            if layer is setter:
                return None, ()
        return None, ()

    def _setter(self, rule: str, parameter: str) -> Layer | None:
        """Give the layer that has the last word on a path."""
        setting = self.setting(rule)
        if setting is None:
            gone = self.dropped.get(rule)
            return gone.layer if gone else None
        return (setting.origin(parameter) or setting.named[-1]).layer


def covers(path: str, other: str) -> bool:
    """Tell whether a path is another one or leads to it, as `scoring.nil` to `scoring.nil.made`."""
    return path == other or other.startswith(path + ".")


def known_profile(thing: Profile) -> None:
    """Ask for a profile. Raises `TypeError` for anything else, such as the name of one."""
    if not isinstance(thing, Profile):
        message = f"{thing!r} is no profile, as `load_profile` gives one"
        raise TypeError(message)


def _split(path: str) -> tuple[str, str]:
    """Split a path into the rule's id and the parameter, which may be empty."""
    slot, _, rest = path.partition(".")
    name, _, parameter = rest.partition(".")
    return f"{slot}.{name}", parameter
