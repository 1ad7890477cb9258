"""What parts two rule sets: each change with its proof, its direction and a hand that shows it."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from spades_rules.cases import Case
from spades_rules.diagnostics import Span
from spades_rules.document import Plain
from spades_rules.profile import Evidence, Stance

__all__ = [
    "FOUND",
    "SETTLED",
    "Agreement",
    "ChangeKind",
    "DiffVerdict",
    "Difference",
    "Direction",
    "OpenQuestion",
    "Proof",
    "RuleDiff",
    "RuleStand",
    "Subject",
    "TextChange",
    "ValueDifference",
    "ValueStand",
    "Witness",
]


class ChangeKind(StrEnum):
    """How the second text of a rule differs from the first."""

    ADDED = "added"
    """Only the second has the rule."""
    REMOVED = "removed"
    """Only the first has the rule."""
    REPLACED = "replaced"
    """Another policy answers."""
    RETUNED = "retuned"
    """The same policy answers with other values."""
    REORDERED = "reordered"
    """The rule is the same, and stands elsewhere among rules whose order counts."""
    RESTATED = "restated"
    """The rule is the same, and the sources do not stand alike to it."""

    @property
    def mirrored(self) -> "ChangeKind":
        """Give the kind with the two texts changed round."""
        match self:
            case ChangeKind.ADDED:
                return ChangeKind.REMOVED
            case ChangeKind.REMOVED:
                return ChangeKind.ADDED
            case _:
                return self


class DiffVerdict(StrEnum):
    """What the comparison came to; a failure to compare is never one of these."""

    EQUAL = "equal"
    """The same in every situation that there is."""
    DIFFERS = "differs"
    """Different in some situation by this rule alone."""
    DIFFERS_WITH = "differs-with"
    """Different in some situation, together with other changed rules only."""
    NO_EFFECT = "no-effect"
    """Written differently, and the same in every situation that there is."""
    NOT_FOUND = "not-found"
    """The same in every situation that was tried, and those were not all."""
    UNSUPPORTED = "unsupported"
    """No situations could be made to ask about it."""


FOUND = frozenset({DiffVerdict.DIFFERS, DiffVerdict.DIFFERS_WITH})
"""The verdicts of what somebody at the table can notice."""
SETTLED = frozenset({DiffVerdict.EQUAL, DiffVerdict.NO_EFFECT})
"""The verdicts of what is known to make no difference."""


class Direction(StrEnum):
    """Where the second rule set lies, seen from the first."""

    LOOSER = "looser"
    """It allows all that the first does, and more."""
    STRICTER = "stricter"
    """It allows only what the first does, and not all of it."""
    INCOMPARABLE = "incomparable"
    """Each allows what the other does not; or what differs has no more and no less."""
    SAME = "same"
    """The same is allowed, by a waiver or for another reason."""
    HIGHER = "higher"
    """It never gives fewer points, and sometimes more."""
    LOWER = "lower"
    """It never gives more points, and sometimes fewer."""
    MIXED = "mixed"
    """Sometimes one way and sometimes the other."""
    SOONER = "sooner"
    """It ends the game wherever the first does, and elsewhere too."""
    LATER = "later"
    """It ends the game only where the first does, and not always."""

    @property
    def mirrored(self) -> "Direction":
        """Give the direction with the two rule sets changed round."""
        return _MIRROR.get(self, self)


_MIRROR = {
    Direction.LOOSER: Direction.STRICTER,
    Direction.STRICTER: Direction.LOOSER,
    Direction.HIGHER: Direction.LOWER,
    Direction.LOWER: Direction.HIGHER,
    Direction.SOONER: Direction.LATER,
    Direction.LATER: Direction.SOONER,
}


@dataclass(frozen=True, slots=True)
class ValueStand:
    """One parameter in one profile: its value, who set it, and how the source stands to it."""

    value: Plain
    layer: str
    """The text that set it: a profile, a reading, `--set`; `policy` where nobody did."""
    place: Span | None
    """Where it is written; none where the policy's own value holds."""
    source: str | None
    """The source asked; none for a house's own rule."""
    stance: Stance | None
    """How the source stands to it, its least firm passage; none without a source."""
    passages: tuple[Evidence, ...]


@dataclass(frozen=True, slots=True)
class RuleStand:
    """One rule in one profile, or its absence."""

    policy: str | None
    """None where the profile has no such rule."""
    parameters: Mapping[str, ValueStand]
    """Every parameter in force; none where there is no rule."""
    layer: str
    """The text that has the last word on the rule; empty where none speaks of it."""
    place: Span | None
    """Where the policy is named, or the rule dropped; none where nobody speaks of it."""
    source: str | None
    stance: Stance | None
    """How the source stands to the rule as a whole, its least firm passage."""
    passages: tuple[Evidence, ...]

    @property
    def values(self) -> dict[str, Plain] | None:
        """Give the rule as a profile writes it out in full; none where it is absent."""
        if self.policy is None:
            return None
        return {"policy": self.policy} | {
            name: stand.value for name, stand in self.parameters.items()
        }


@dataclass(frozen=True, slots=True)
class TextChange:
    """A rule that two profiles do not write alike."""

    rule: str
    kind: ChangeKind
    a: RuleStand
    b: RuleStand
    parameters: tuple[str, ...] = ()
    """The parameters that differ, where the same policy answers."""
    notes: tuple[str, ...] = ()
    """What must not be taken for a value: `nowplay-gg is silent; filled from canonical`."""


@dataclass(frozen=True, slots=True)
class Subject:
    """One of the two that are compared."""

    label: str
    """The profile with its readings, as a command names it."""
    title: str
    game: str
    source: str | None
    fingerprint: str


@dataclass(frozen=True, slots=True)
class Witness:
    """A situation on which two rule sets part, replayed on both before it is shown."""

    case: Case
    """It passes under the first rule set, and fails under the second."""
    against: str
    """The profile under which it fails."""
    overlay: Mapping[str, Plain]
    """What is changed in that profile, by path; empty where it is the second profile itself."""
    rules: tuple[str, ...]
    """The rules whose change makes the difference; put back, it is gone."""
    ours: Mapping[str, Plain]
    """What the first answers, in the words of `expect`."""
    theirs: Mapping[str, Plain]
    """What the second answers, in the same words."""
    matters: tuple[str, ...] = ()
    """The inputs that the difference hangs on."""
    varies: tuple[str, ...] = ()
    """The inputs that may all vary together, and the difference stays."""
    taken: tuple[tuple[int, ...], ...] = ()
    """The tricks of each seat, for each complete round of a whole game; empty where the situation
    is no game."""
    turn: int | None = None
    """The seat that has to do something, where the situation is a game in which a round is not
    over."""


class Agreement(StrEnum):
    """Whether two sources part on a rule, over all readings of their texts about it."""

    ALWAYS = "differs under every reading"
    """However the two texts are read where they can be read in more than one way."""
    SOMETIMES = "differs under some readings"
    """Some ways to read them make the two alike, and others do not; those are named."""
    NEVER = "agrees"
    """However they are read the two do the same."""


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A reading that decides whether two sources part on a rule."""

    profile: str
    reading: str
    rule: str
    says: str
    """What the reading takes the source to say."""
    parts: bool
    """Whether the two part on the rule under this reading; under the text as modelled it is the
    other way."""


@dataclass(frozen=True, slots=True)
class ValueDifference:
    """What one changed value of a rule does, where several are changed."""

    parameter: str
    verdict: DiffVerdict
    """`differs` where it matters in both rule sets, `differs-with` where only in one of them."""
    direction: Direction | None = None
    witness: Witness | None = None


@dataclass(frozen=True, slots=True)
class Difference:
    """A change with what it does."""

    change: TextChange
    verdict: DiffVerdict
    states: int
    """In how many situations it was looked for."""
    within: tuple[str, ...] = ()
    """The other changed rules that it takes to show it, for `differs-with`."""
    direction: Direction | None = None
    """None where nothing differs."""
    witness: Witness | None = None
    agreement: Agreement | None = None
    """None where no source has a reading about the rule."""
    under: tuple[str, ...] = ()
    """The readings tried under which the two part, where that is under some only."""
    accepted: str | None = None
    """Why it is known and kept; none where nobody accepted it."""
    values: tuple[ValueDifference, ...] = ()
    """What each changed value does by itself, where the same policy has several."""


@dataclass(frozen=True, slots=True)
class Proof:
    """How one question came out over all its situations, the two rule sets taken whole."""

    question: str
    states: int
    differing: int
    verdict: DiffVerdict
    """`equal`, `differs`, `not-found` or `unsupported`."""
    seed: int | None = None
    """What the tried situations were drawn from, where they are not all."""
    joint: tuple[int, int] | None = None
    """The situations of the whole table and those that differ, where a question put to one side
    at a time can be counted so."""


@dataclass(frozen=True, slots=True)
class RuleDiff:
    """Everything that parts two rule sets, and the proof that nothing else does."""

    a: Subject
    b: Subject
    verdict: DiffVerdict
    changes: tuple[Difference, ...]
    """In the order of the game's questions."""
    proofs: tuple[Proof, ...]
    open_questions: tuple[OpenQuestion, ...] = ()
