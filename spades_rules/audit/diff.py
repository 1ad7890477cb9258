"""Two rule sets compared: every change proved, cited and shown, and the rest proved equal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from spades_rules.audit.agreement import Read, Reread, agreement_on, open_questions
from spades_rules.audit.changes import text_changes
from spades_rules.audit.difference import (
    FOUND,
    SETTLED,
    Agreement,
    ChangeKind,
    Difference,
    DiffVerdict,
    OpenQuestion,
    Proof,
    RuleDiff,
    Subject,
    TextChange,
    Witness,
)
from spades_rules.audit.hybrids import Between, Pair, pair_of
from spades_rules.audit.judging import judge
from spades_rules.audit.patterns import check_patterns, holds, matches, paths_of, vocabulary
from spades_rules.audit.proving import prove, questions_on
from spades_rules.audit.telling import (
    Shown,
    Task,
    Told,
    ValueTold,
    Whole,
    in_two_piles,
    rereadings,
    tasks_of,
    tell,
)
from spades_rules.audit.witnesses import witness_of
from spades_rules.catalog import Catalog
from spades_rules.diagnostics import guess
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.profile import Profile, known_profile

__all__ = ["SEED", "Each", "Rest", "diff", "find_witness", "one_by_one", "rest_of"]

SEED = 1
"""What situations are drawn from that cannot all be tried."""


Each: TypeAlias = Callable[[Callable[[Task], Told], Sequence[Task]], Sequence[Told]]
"""Goes through some tasks, and gives what is told of each, in their order."""


def one_by_one(telling: Callable[[Task], Told], tasks: Sequence[Task]) -> Sequence[Told]:
    """Go through some tasks one after the other."""
    return [telling(task) for task in tasks]


def diff(  # noqa: PLR0913 - each may be wished for by itself
    a: Profile,
    b: Profile,
    *,
    catalog: Catalog | None = None,
    only: Sequence[str] = (),
    seed: int = SEED,
    readings: bool = True,
    each: Each = one_by_one,
) -> RuleDiff:
    """Give everything that parts two profiles of one game, with proofs and witnesses.

    `only` are patterns such as `scoring.*`: nothing else is told. `readings` asks for every change
    whether it stands under the other readings of the sources, too. The changes are independent of
    one another, and `each` goes through them: who has more than one processor can share them out.
    Raises `ValueError` for two games, or a pattern that fits nothing, and `ProfileError` for a
    profile that cannot be played.
    """
    between, changes = _side_by_side(a, b, catalog, seed, only)
    pair = between.pair
    read = Read(a, b, pair.catalog, seed) if readings else None
    wanted = [change for change in changes if _is_told(change, only)]
    asked = _asked(pair, only)
    # Of a part it is proved what the rules told of do, whatever else differs.
    told_of = between.changed.intersection(change.rule for change in wanted)
    slots = {pattern.partition(".")[0] for pattern in only} if only else None
    tasks = in_two_piles(
        (
            *(Whole(question, told_of) for question in questions_on(slots)),
            *tasks_of(wanted, between),
            *(rereadings(wanted, asked) if read is not None else ()),
        )
    )
    told = each(lambda task: tell(between, task, read), tasks)
    by_question = {one.question: one for one in told if isinstance(one, Proof)}
    proofs = tuple(by_question[one.name] for one in questions_on(slots))
    if read is not None:
        for one in told:
            if isinstance(one, Reread):
                read.learn(one)
    found = tuple(_put_together(change, told, read) for change in wanted)
    questions: tuple[OpenQuestion, ...] = ()
    if read is not None:
        parting = {one.change.rule for one in found if one.verdict in FOUND}
        questions = tuple(open_questions(read, asked, parting.__contains__))
    verdict = _verdict(found, proofs)
    return RuleDiff(
        _subject(a, pair.one), _subject(b, pair.other), verdict, found, proofs, questions
    )


@dataclass(frozen=True, slots=True)
class Rest:
    """What parts two rule sets outside of what was expected to."""

    outside: tuple[Difference, ...]
    """The changes that differ and were not expected."""
    proofs: tuple[Proof, ...]
    """Every question, put to the second rule set and to the first with what was expected."""


def rest_of(
    a: Profile,
    b: Profile,
    expected: Sequence[str],
    *,
    catalog: Catalog | None = None,
    seed: int = SEED,
) -> Rest:
    """Tell what differs beside what some patterns expect, or how much proves that nothing does.

    Raises the same as `diff`.
    """
    between, changes = _side_by_side(a, b, catalog, seed, expected)
    inside = {one.rule for one in changes if holds(expected, one.rule, paths_of(one))}
    beyond = [one for one in changes if one.rule not in inside]
    told = [tell(between, task) for task in tasks_of(beyond, between)]
    found = (_put_together(one, told) for one in beyond)
    outside = tuple(one for one in found if one.verdict not in SETTLED)
    expected_of = between.changed.intersection(inside)
    return Rest(outside, tuple(prove(between, expected_of, between.changed)))


def find_witness(
    a: Profile, b: Profile, rule: str, *, catalog: Catalog | None = None, seed: int = SEED
) -> Witness | None:
    """Give the plainest situation on which two profiles part by a rule; none where none does.

    Raises the same as `diff`, and `ValueError` for a rule that neither profile has.
    """
    between, _ = _side_by_side(a, b, catalog, seed)
    rules = tuple(dict.fromkeys(one.id for profile in (a, b) for one in profile.settings))
    if rule not in rules:
        hint = guess(rule, rules)
        message = f"neither profile has a rule `{rule}`" + (f"; {hint}" if hint else "")
        raise ValueError(message)
    return witness_of(between, rule, judge(between, rule)) if rule in between.changed else None


def _side_by_side(
    a: Profile, b: Profile, catalog: Catalog | None, seed: int, patterns: Sequence[str] = ()
) -> tuple[Between, tuple[TextChange, ...]]:
    """Give what lies between two profiles, and what their texts say otherwise."""
    known = Catalog.standard() if catalog is None else catalog
    for profile in (a, b):
        known_profile(profile)
    pair = pair_of(a, b, known)
    game = known.games[a.game]
    # Every policy that there is has to be loaded to know what a pattern may name.
    if patterns:
        check_patterns(patterns, vocabulary((a, b), game, known))
    changes = text_changes(a, b, game)
    enforced = {rule.id for ruleset in (pair.one, pair.other) for rule in ruleset.rules}
    changed = [one.rule for one in changes if one.kind is not ChangeKind.RESTATED]
    return Between(pair, enforced.intersection(changed), seed=seed), changes


def _put_together(change: TextChange, told: Sequence[Told], read: Read | None = None) -> Difference:
    """Give a change with what it does, under every reading, and what each of its values does."""
    rule = change.rule
    shown = next(one for one in told if isinstance(one, Shown) and one.rule == rule)
    values = [one.found for one in told if isinstance(one, ValueTold) and one.rule == rule]
    judged = shown.judged
    agreement: Agreement | None = None
    under: tuple[str, ...] = ()
    if read is not None and change.kind is not ChangeKind.RESTATED:
        agreement, under = agreement_on(read, rule, parts=judged.verdict in FOUND)
    return Difference(
        change,
        judged.verdict,
        judged.states,
        within=judged.within,
        direction=judged.direction,
        witness=shown.witness,
        agreement=agreement,
        under=under,
        values=tuple(sorted(values, key=lambda one: change.parameters.index(one.parameter))),
    )


def _is_told(change: TextChange, patterns: Sequence[str]) -> bool:
    paths = paths_of(change)
    return not patterns or any(matches(one, change.rule, paths) for one in patterns)


def _asked(pair: Pair, only: Sequence[str]) -> tuple[str, ...]:
    """Give the rules that are looked at: those of either profile, and those that readings add."""
    rules = dict.fromkeys(
        (
            *(rule.id for side in (pair.one, pair.other) for rule in side.rules),
            *(
                f"{slot}.{name}"
                for profile in (pair.a, pair.b)
                for reading in profile.readings.values()
                for slot, name, _ in reading.rules
            ),
        )
    )
    return tuple(rule for rule in rules if not only or any(matches(one, rule, ()) for one in only))


def _subject(profile: Profile, ruleset: Ruleset) -> Subject:
    return Subject(profile.label, profile.title, profile.game, profile.source, ruleset.fingerprint)


def _verdict(found: Sequence[Difference], proofs: Sequence[Proof]) -> DiffVerdict:
    """Give the word for all of it: the first that holds of a change or a proof."""
    verdicts = {one.verdict for one in found} | {proof.verdict for proof in proofs}
    if verdicts.intersection(FOUND):
        return DiffVerdict.DIFFERS
    doubts = (DiffVerdict.UNSUPPORTED, DiffVerdict.NOT_FOUND)
    doubt = next((one for one in doubts if one in verdicts), None)
    if doubt is not None:
        return doubt
    written = any(one.states for one in found)
    return DiffVerdict.NO_EFFECT if written else DiffVerdict.EQUAL
