"""A rule set as one sheet for the table: every rule in prose, what is of its own marked."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from spades_rules.games.game import Game, Slot
from spades_rules.notation.plain import PlainValue
from spades_rules.profile import Profile, Setting
from spades_rules.report.explanation import GROUND
from spades_rules.report.lacking import CALLS, TRUMPS, lacking_at
from spades_rules.report.prose import HOUSE_WORDS, HouseWords, in_house_words, in_prose

__all__ = ["RuleSheet", "Said", "Section", "Stand", "mark_in_words", "sheet_of", "sheet_to_plain"]


class Stand(StrEnum):
    """How a rule stands to the same rule of the profile that a sheet is held against."""

    ALIKE = "alike"
    """It is the same there, or the sheet is held against nothing."""
    CHANGED = "changed"
    """It says something else there."""
    ADDED = "added"
    """There is no such rule there."""
    MOVED = "moved"
    """It is the same there, and stands at another place among the rules asked with it."""
    LEFT_OUT = "left out"
    """It is a rule there and not here."""


@dataclass(frozen=True, slots=True)
class Said:
    """One rule in prose."""

    rule: str
    """Its id, such as `scoring.nil`."""
    text: str
    """What it says here; empty where it is left out."""
    stand: Stand = Stand.ALIKE
    there: str = ""
    """What it says in the other profile, where that is something else."""


@dataclass(frozen=True, slots=True)
class Section:
    """The rules for one moment of play."""

    heading: str
    rules: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class RuleSheet:
    """All rules of a profile in prose."""

    label: str
    title: str
    game: str
    """The game's title."""
    fingerprint: str
    against: str
    """The label of the profile from which differences are marked; empty for none."""
    words: HouseWords
    sections: tuple[Section, ...]

    @property
    def own(self) -> int:
        """How many rules are marked."""
        marked = (one.stand is not Stand.ALIKE for part in self.sections for one in part.rules)
        return sum(marked)


MOMENTS: Mapping[str, tuple[str, ...]] = {
    "Before the game": ("seating", "deck", "ranking", "trump"),
    "The deal": ("dealing",),
    "Bidding": ("calling", "calls", "bidding", "exchange"),
    "The play": ("leading", "play", "claim"),
    "Scoring": ("capture", "contract", "scoring"),
    "The end": ("ending", "result"),
    "Customs": ("procedure",),
}
"""The moments of play in their order, each with the questions that come up at it."""

ELSE = "More rules"
"""Where rules stand that answer a question of no moment known here."""

TAKEN_FOR_GRANTED: Mapping[str, str] = {
    "table.calls_heard": "Bidding",
    "table.turn": "The play",
    "table.trick_winner": "The play",
    "table.next_lead": "The play",
    "table.whole_round": "The play",
}
"""What holds at every table, with the moment at which it is said."""

NEEDED: Mapping[str, str] = {"table.calls_heard": CALLS}
"""What is said only at a table that has something, with what that is."""

SAID_WITHOUT: Mapping[tuple[str, str], str] = {
    ("table.trick_winner", TRUMPS): "The strongest card of the suit led wins the trick.",
}
"""What is said otherwise at a table that lacks something."""

HEADED_WITHOUT: Mapping[tuple[str, str], str] = {("Bidding", CALLS): "Passing"}
"""The moments that are called something else at a table that lacks something."""


def sheet_of(
    profile: Profile,
    against: Profile | None,
    game: Game,
    *,
    fingerprint: str,
    words: HouseWords = HOUSE_WORDS,
) -> RuleSheet:
    """Put a profile into prose; rules that differ from those of `against` are marked.

    Two profiles that play by different rules never have the same sections.
    """
    told: dict[str, list[Said]] = {heading: [] for heading in (*MOMENTS, ELSE)}
    missing = lacking_at(profile)
    here = _Voice(words, missing)
    there = _Voice(words, lacking_at(against)) if against else here
    for slot in game.slots:
        told[_moment(slot)] += _slot(slot, profile, against, here, there)
    for rule, heading in reversed(tuple(TAKEN_FOR_GRANTED.items())):
        if told[heading] and NEEDED.get(rule) not in missing:
            otherwise = (SAID_WITHOUT.get((rule, thing)) for thing in sorted(missing))
            text = next(filter(None, otherwise), GROUND[rule])
            told[heading].insert(0, Said(rule, in_house_words(text, words)))
    return RuleSheet(
        label=profile.label,
        title=profile.title,
        game=game.title,
        fingerprint=fingerprint,
        against=against.label if against else "",
        words=words,
        sections=tuple(
            Section(_headed(heading, missing), tuple(rules))
            for heading, rules in told.items()
            if rules
        ),
    )


def mark_in_words(said: Said, against: str) -> str:
    """Say how a rule differs from that of the profile it is held against; nothing if it does not.

    The words stand beside the box round a rule, for whoever does not see it.
    """
    match said.stand:
        case Stand.ALIKE:
            return ""
        case Stand.CHANGED:
            return f"Changed; {against} has: {said.there}"
        case Stand.ADDED:
            return f"Added; {against} has no such rule."
        case Stand.MOVED:
            return f"Moved; {against} has it in another order."
        case Stand.LEFT_OUT:
            return f"Left out; {against} has: {said.there}"


def sheet_to_plain(sheet: RuleSheet) -> dict[str, PlainValue]:
    """Give a sheet as plain values."""
    return {
        "profile": sheet.label,
        "title": sheet.title,
        "game": sheet.game,
        "fingerprint": sheet.fingerprint,
        "against": sheet.against or None,
        "words": {"trick": sheet.words.trick, "side": sheet.words.side},
        "sections": [
            {
                "heading": section.heading,
                "rules": [
                    {
                        "rule": one.rule,
                        "text": one.text,
                        "stand": str(one.stand),
                        "there": one.there,
                    }
                    for one in section.rules
                ],
            }
            for section in sheet.sections
        ],
    }


@dataclass(frozen=True, slots=True)
class _Voice:
    """How rules are said at a table: in whose words, and what goes without saying."""

    words: HouseWords
    lacking: frozenset[str]

    def of(self, setting: Setting) -> str:
        """Say a rule."""
        return in_prose(setting.answer, self.words, lacking=self.lacking)


def _moment(slot: Slot) -> str:
    return next((heading for heading, slots in MOMENTS.items() if slot.name in slots), ELSE)


def _headed(heading: str, missing: frozenset[str]) -> str:
    called = (HEADED_WITHOUT.get((heading, thing)) for thing in sorted(missing))
    return next(filter(None, called), heading)


def _slot(
    slot: Slot, profile: Profile, against: Profile | None, here: _Voice, there: _Voice
) -> Iterator[Said]:
    """Say the rules that answer one question, in the order in which they are asked."""
    ours = profile.rules.get(slot.name, {})
    if against is None:
        yield from (Said(one.id, here.of(one)) for one in ours.values())
        return
    theirs = against.rules.get(slot.name, {})
    moved = _moved(list(ours), list(theirs)) if slot.ordered else frozenset[str]()
    for name, setting in ours.items():
        yield _said(setting, theirs.get(name), here, there, moved=name in moved)
    for name, gone in theirs.items():
        if name not in ours:
            yield Said(gone.id, "", Stand.LEFT_OUT, there.of(gone))


def _said(
    setting: Setting, other: Setting | None, here: _Voice, there: _Voice, *, moved: bool
) -> Said:
    text = here.of(setting)
    if other is None:
        return Said(setting.id, text, Stand.ADDED)
    if setting.policy != other.policy or setting.answer != other.answer:
        return Said(setting.id, text, Stand.CHANGED, there.of(other))
    return Said(setting.id, text, Stand.MOVED if moved else Stand.ALIKE)


def _moved(ours: list[str], theirs: list[str]) -> frozenset[str]:
    """Give the rules that both have and that do not come in the same place among those."""
    here = [name for name in ours if name in theirs]
    there = [name for name in theirs if name in ours]
    return frozenset(one for one, other in zip(here, there, strict=True) if one != other)
