"""Why a rule is as it is: its sentence, who set it and where, and the passage it rests on."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from spades_rules.catalog import Catalog
from spades_rules.diagnostics import guess
from spades_rules.document import Plain
from spades_rules.profile import Contribution, Evidence, Profile, Reading, Stance, known_profile
from spades_rules.profile.model import covers
from spades_rules.profile.sources import Register, Source

__all__ = ["GROUND", "Explained", "Passage", "Told", "explain"]

GROUND: Mapping[str, str] = {
    "table.turn": "Everybody acts in turn, clockwise.",
    "table.trick_winner": (
        "The highest trump wins the trick, or without one the strongest card of the suit led."
    ),
    "table.next_lead": "Whoever wins a trick leads to the next.",
    "table.whole_round": "A round is played to its last trick.",
    "table.calls_heard": "Everybody hears the calls as they are made.",
}
"""What every table takes for granted, in a sentence each."""

BY_ITSELF = "the policy's own value"


@dataclass(frozen=True, slots=True)
class Passage:
    """What one part of a source says, or that it says nothing."""

    source: str
    """The id of the source in the register."""
    title: str
    stance: Stance
    at: tuple[str, ...]
    """The sections of the source."""
    says: str
    """What they say, in the profile's words."""
    because: str
    """Why the profile reads it so, where that needs a reason."""
    place: str
    """Where the profile cites it, as `file:line:column`."""
    publisher: str = ""
    """Who published the source; empty where that is not known, or is said by the title."""

    @property
    def named(self) -> str:
        """The source as people tell it from others, since many a text is just called Spades."""
        return f"{self.title} ({self.publisher})" if self.publisher else self.title


@dataclass(frozen=True, slots=True)
class Told:
    """One value of a rule: a parameter, or the name of its policy."""

    name: str
    value: Plain
    place: str
    """Where it was set, as `file:line:column`; empty for a policy's own value."""
    layer: str
    """Who set it: a profile, a reading, `--set`, or the policy itself."""
    passages: tuple[Passage, ...]
    """What the source says on it, where that differs from what it says on the rule."""
    own: bool = False
    """Whether a house or `--set` gave the value, so that no source stands behind it."""


@dataclass(frozen=True, slots=True)
class Explained:
    """A rule with all that stands behind it."""

    rule: str
    sentence: str
    """The rule as said at the table."""
    policy: Told | None
    """Who chose the policy; none for what every table takes for granted."""
    parameters: tuple[Told, ...]
    passages: tuple[Passage, ...]
    """What the source says on the rule; none for a house's own rule."""


def explain(
    rule: str,
    profile: Profile,
    *,
    catalog: Catalog | None = None,
    sources: Register | None = None,
) -> Explained:
    """Explain a rule of a profile by its id, such as `scoring.nil` or `table.turn`.

    `sources` gives the titles of the sources; without it their ids stand for them.
    Raises `ValueError` when the profile has no such rule.
    """
    known_profile(profile)
    known = sources or {}
    passages = _passages(profile, rule, known)
    if rule in GROUND:
        return Explained(rule, GROUND[rule], None, (), passages)
    setting = profile.setting(rule)
    if setting is None:
        known_rules = (*GROUND, *(one.id for one in profile.settings))
        hint = guess(rule, known_rules)
        message = f"`{profile.label}` has no rule `{rule}`" + (f"; {hint}" if hint else "")
        raise ValueError(message)
    slot = rule.partition(".")[0]
    entry = (catalog or Catalog.standard()).policies[slot, setting.policy]
    policy = _told("policy", setting.policy, setting.named[-1], ())
    parameters = tuple(
        _told(
            name,
            value,
            setting.origin(name),
            _others(_passages(profile, f"{rule}.{name}", known), passages),
        )
        for name, value in setting.parameters.items()
    )
    return Explained(rule, entry.sentence, policy, parameters, passages)


def _told(
    name: str, value: Plain, origin: Contribution | None, passages: tuple[Passage, ...]
) -> Told:
    if origin is None:
        return Told(name, value, "", BY_ITSELF, passages)
    place = "" if origin.span is None else str(origin.span)
    own = origin.layer.source is None
    return Told(name, value, place, origin.layer.name, passages, own)


def _passages(profile: Profile, path: str, sources: Register) -> tuple[Passage, ...]:
    source, entries = profile.evidence_on(path)
    if source is None:
        return ()
    known = sources.get(source)
    title = known.title if known else source
    publisher = _publisher(known) if known else ""
    found = tuple(_passage(source, title, publisher, entry) for entry in entries)
    for name in profile.active:
        reading = profile.readings[name]
        if any(covers(about, path) for about in reading.about):
            found = tuple(_under(reading, passage) for passage in found)
    return found


def _publisher(source: Source) -> str:
    """Give who published a source, without remarks, unless its title says so already."""
    name = re.split(r" \(|;", source.publisher)[0]
    is_known = name and not name.startswith("not named")
    return name if is_known and name not in source.title else ""


def _under(reading: Reading, passage: Passage) -> Passage:
    """Turn a passage to the reading in force: why the base reads it otherwise is beside it."""
    because = f"the reading `{reading.name}` is asked for"
    match passage.stance:
        case Stance.AMBIGUOUS:
            place = str(reading.node.key_span)
            return replace(passage, says=reading.says, because=because, place=place)
        case Stance.CONTRADICTS:
            return replace(passage, because=because)
        case _:
            return passage


def _passage(source: str, title: str, publisher: str, entry: Evidence) -> Passage:
    return Passage(
        source=source,
        title=title,
        stance=entry.stance,
        at=entry.at,
        says=entry.says,
        because=entry.because,
        place=str(entry.span),
        publisher=publisher,
    )


def _others(found: Iterable[Passage], known: tuple[Passage, ...]) -> tuple[Passage, ...]:
    return tuple(passage for passage in found if passage not in known)
