"""An interview ended: the documented profile nearest to the answers, and what to change in it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from spades_rules.audit.lint import lint
from spades_rules.audit.nearest import Edit, edits_between
from spades_rules.catalog import Catalog
from spades_rules.cli.failures import unusable
from spades_rules.cli.inputs import read_input, said_name
from spades_rules.cli.interview.answering import read_answers
from spades_rules.cli.interview.asking import ask_all
from spades_rules.cli.interview.questions import QUESTIONS, USUAL
from spades_rules.cli.interview.state import Answers, answered, changes, differing, rules_asked
from spades_rules.cli.neighbours import documented
from spades_rules.cli.rules import load, refuse_findings, standard_catalog
from spades_rules.compiler import compile_ruleset
from spades_rules.document import Plain, dump_document
from spades_rules.games.game import Game
from spades_rules.profile import Profile, ProfileError, load_profile
from spades_rules.profile.library import FIRST_GAME
from spades_rules.profile.sheet import FORMAT
from spades_rules.report.paragraphs import joined

__all__ = [
    "Outcome",
    "amiss",
    "answers_from",
    "by_answers",
    "conclude",
    "interviewed",
    "parents",
]

SEATS = 4
EACH = 13
ENDLESS = {"game-need-not-end": "asked for, and the house plays without a floor"}
HEAD: Mapping[str, Plain] = {"format": FORMAT, "name": "h", "title": "H", "game": FIRST_GAME}
"""What a profile begins with that is only looked at."""
FORCED = frozenset({"mirror", "whiz", "suicide"})
"""Policies that turn bidding into another game; who wants one extends a profile that has it."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an interview comes to."""

    parent: str
    """The profile to extend."""
    rules: dict[str, Plain]
    """What to change in it, as a profile writes it."""
    differing: tuple[str, ...]
    """The questions that the parent answers otherwise."""
    unasked: tuple[str, ...]
    """What the parent has otherwise than usual, and nobody was asked about."""
    accepts: Mapping[str, str]
    """What `check` may find, each with why it is meant."""
    doubts: tuple[str, ...] = ()
    """What is odd about the answers taken together."""

    @property
    def words(self) -> str:
        """Say which profile is extended, but for what, what comes unasked, and what is odd."""
        but = f", but for {joined(self.differing)}" if self.differing else ", which has it all so"
        with_it = f"\nunasked come with it: {', '.join(self.unasked)}" if self.unasked else ""
        odd = "".join(f"\nodd, if you mean it: {doubt}" for doubt in self.doubts)
        return f"nearest is {self.parent}{but}{with_it}{odd}"


def interviewed(
    answered_in: str | None, *, file: str, folders: Sequence[str], only: str | None = None
) -> Outcome:
    """Hold an interview, or read its answers from a file, and give what it comes to.

    `file` is where the profile is going to stand, and `only` the profile that it must extend.
    """
    # Whatever is wrong with the profiles is said before anybody is asked.
    catalog = standard_catalog()
    known = parents(catalog, folders, only=only)
    usual = load(USUAL, folders=folders, catalog=catalog)
    answers, game = answers_from(answered_in), catalog.games[FIRST_GAME]
    found = [conclude(answers, one, usual, game) for one in by_answers(answers, known)]
    if only is not None:
        found = [replace(one, parent=only) for one in found]
    return first_clean(found, file=file, catalog=catalog, folders=folders)


def answers_from(file: str | None) -> Answers:
    """Give the answers from a file, or else ask for them; what cannot be read ends the command."""
    if file is None:
        return ask_all(QUESTIONS)
    answers, findings = read_answers(read_input(file), said_name(file), QUESTIONS)
    if findings:
        refuse_findings(findings)
    return answers


def parents(
    catalog: Catalog, folders: Sequence[str], *, only: str | None = None
) -> tuple[Profile, ...]:
    """Give the documented profiles that the questions can tell apart: for four with thirteen each.

    With `only` that one is taken, documented or not. The profile with the usual answers comes
    first, and then those to which the fewest edits lead from there.
    """
    game = catalog.games[FIRST_GAME]
    if only is not None:
        one = load(only, folders=folders, catalog=catalog)
        if one.game != game.name or not _is_askable(one):
            unusable(
                f"`{only}` is no Spades for {SEATS} with {EACH} cards each and free bids, "
                "and only about that there are questions"
            )
        return (one,)
    known = documented(game.name, folders=folders, catalog=catalog)
    usual = load(USUAL, folders=folders, catalog=catalog)
    return tuple(sorted(filter(_is_askable, known), key=lambda one: _far(usual, one, game)))


def _far(usual: Profile, one: Profile, game: Game) -> tuple[int, str]:
    edits = edits_between(usual, one, game)
    return sum(edit.enforced for edit in edits), one.name


def _is_askable(profile: Profile) -> bool:
    seats = {one.parameters.get("seats") for one in profile.rules["seating"].values()}
    each = {one.parameters.get("each") for one in profile.rules["dealing"].values()}
    forced = {one.policy for one in profile.rules.get("bidding", {}).values()} & FORCED
    return seats == {SEATS} and each == {EACH} and not forced


def by_answers(answers: Answers, known: Sequence[Profile]) -> Sequence[Profile]:
    """Give the profiles that have the most of the answers, and last the usual one.

    Among equals they stand in the order they had.
    """
    missed = [len(differing(one, answers, QUESTIONS)) for one in known]
    nearest = [one for one, many in zip(known, missed, strict=True) if many == min(missed)]
    return nearest if known[0] in nearest else [*nearest, known[0]]


def conclude(answers: Answers, parent: Profile, usual: Profile, game: Game) -> Outcome:
    """Give what a profile that extends a parent changes in it for some answers."""
    rules = answered(parent, answers, QUESTIONS)
    edits = (edit for edit in edits_between(usual, parent, game) if edit.enforced)
    return Outcome(
        parent.name,
        changes(parent, rules),
        differing(parent, answers, QUESTIONS),
        tuple(edit.path for edit in edits if edit.rule not in rules and not _is_asked(edit)),
        {**parent.accepts, **(ENDLESS if answers["floor"] == "none" else {})},
    )


def first_clean(
    found: Sequence[Outcome],
    *,
    catalog: Catalog,
    file: str = "house.yaml",
    folders: Sequence[str] = (),
) -> Outcome:
    """Give the first with which nothing is amiss, or else the first of all, with its doubts."""
    for one in found:
        if not amiss(one, file=file, catalog=catalog, folders=folders):
            return one
    first = found[0]
    doubts = amiss(first, file=file, catalog=catalog, folders=folders)
    meant = {code: f"the answers ask for it: {doubt}" for code, doubt in doubts.items()}
    return replace(first, accepts={**meant, **first.accepts}, doubts=tuple(doubts.values()))


def amiss(
    outcome: Outcome,
    *,
    catalog: Catalog,
    file: str = "house.yaml",
    folders: Sequence[str] = (),
) -> dict[str, str]:
    """Give what is found in a profile made so and is not meant, by code; nothing in a clean one.

    What a parent has and nobody was asked about may go badly together with an answer, and so may
    two answers.
    """
    text = dump_document({**HEAD, "extends": outcome.parent, "rules": outcome.rules})
    try:
        profile = load_profile(file, text=text, folders=folders, catalog=catalog)
        ruleset = compile_ruleset(profile, catalog=catalog)
    except ProfileError as fault:
        return {one.code: one.message for one in fault.diagnostics}
    found = lint(ruleset, profile)
    return {one.code: one.message for one in found if one.code not in outcome.accepts}


def _is_asked(edit: Edit) -> bool:
    """Tell whether an answer decides what is edited: the whole rule, or the one value."""
    return any(
        not edit.parameter or edit.parameter in (settings or {})
        for question in QUESTIONS
        for rule, settings in rules_asked(question)
        if rule == edit.rule
    )
