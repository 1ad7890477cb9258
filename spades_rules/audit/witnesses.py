"""A situation that shows a difference: found, written as a case, and tried on both sides."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from spades_rules.audit.difference import FOUND, Witness
from spades_rules.audit.hybrids import Between, Pair, same_table
from spades_rules.audit.judging import Judged
from spades_rules.audit.overlays import as_written, called, overlay_of, own_overlay, put_back
from spades_rules.audit.proofs import question_of
from spades_rules.audit.proofs.question import Comparison, Question, Written
from spades_rules.audit.proving import LAID
from spades_rules.audit.taken import taken_and_turn
from spades_rules.cases import Answer, Case, expectation_of
from spades_rules.cases.answering import answer_situation
from spades_rules.cases.judging import failures_in
from spades_rules.cases.situations import AtTheTable, RoundsSituation
from spades_rules.document import Plain
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["witness_of"]

SOME = 200
"""How many of the plainest partings are looked at before those that a rule is about."""
CALLED = frozenset({"calling", "calls", "bidding"})
"""The questions by which it is settled what can have been called."""
PLAYED_OUT = frozenset({"calls", "play"})
"""The questions whose situations are best shown in a round, from the deal on."""
MANY = 1000
"""How many partings are looked through for one that shows a rule and nothing else."""
FEW = 40
"""How many partings are tried as cases before giving up on a way to show them."""


@dataclass(frozen=True, slots=True)
class _Side:
    """One side of a witness: a profile as a case names it, and the rule set that it makes."""

    profile: str
    overlay: Mapping[str, Plain]
    ruleset: Ruleset


@dataclass(frozen=True, slots=True)
class _Parted:
    """A situation on which two sides part, and the rules to which that is due."""

    question: Question
    situation: Any
    comparison: Comparison
    first: _Side
    second: _Side
    rules: tuple[str, ...]
    back: Ruleset
    """The second with those rules put back."""


def witness_of(between: Between, rule: str, judged: Judged) -> Witness | None:
    """Give the plainest situation that shows a difference; none where no case can say it.

    Best is one on which the two profiles themselves part, and no longer when the rule is put back
    in the second. Where other rules hide that, the first profile with that one rule of the second
    is held against the first, if need be with what else the rule takes. A card or a call is shown
    in a legal round rather than by itself.
    """
    question = question_of(rule.partition(".")[0])
    if question is None or judged.verdict not in FOUND:
        return None
    within = frozenset(judged.within)
    ways = (
        _plain(between, question, rule, within),
        _beside(between, question, rule, within),
        _with_more(between, question, rule, judged),
        _with_near(between, question, rule, judged),
        _jointly(between, frozenset((rule, *within))),
    )
    shown: Witness | None = None
    for way in ways:
        tried = (_shown(between.pair, rule, parted) for parted in islice(way, FEW))
        found = next((one for one in tried if one is not None), None)
        if found is not None and _is_whole(found, question):
            return found
        shown = shown or found
    return shown


def _is_whole(witness: Witness, question: Question) -> bool:
    """Tell whether a hand is shown as it came about, where the question is what may be done."""
    played = isinstance(witness.case.situation, RoundsSituation)
    return played or question.name not in PLAYED_OUT


def _plain(
    between: Between, question: Question, rule: str, within: frozenset[str]
) -> Iterator[_Parted]:
    """Find where the two profiles part by this rule and those that it takes, and by no other."""
    pair, everything = between.pair, between.changed
    if not same_table(pair.one, pair.other) and question.name not in LAID:
        return
    rules = within | {rule}
    ours, theirs = question.answers(pair.one), question.answers(pair.other)
    back = question.answers(between.ruleset(everything - rules))
    half = question.answers(between.ruleset(everything - within))
    # Changes of several rules can cancel out: what shows one rule is untouched by each other one.
    others = [
        question.answers(between.ruleset((one,)))
        for one in sorted(everything - rules)
        if one.partition(".")[0] in question.slots
    ]
    comparison = between.compare(question, (), everything)
    reverted = put_back(pair.other, pair.one, rules)
    for situation in _candidates(between, question, rule, comparison):
        answer = ours(situation)
        # With the rules put back the two agree, and what a rule takes is not enough without it.
        if (
            back(situation) == answer
            and theirs(situation) != answer
            and (not within or half(situation) != answer)
            and all(one(situation) == answer for one in others)
        ):
            yield _Parted(
                question,
                situation,
                # What the difference hangs on is a matter of this rule, not of all that differs.
                between.compare(question, everything - rules, everything),
                _side(between, ()),
                _side(between, everything),
                tuple(sorted(rules)),
                reverted,
            )


def _candidates(
    between: Between, question: Question, rule: str, comparison: Comparison
) -> Iterator[Any]:
    """Give situations on which the two may part by a rule: the plain ones, and those it is about.

    Where much differs, the ones that show just this rule can lie far behind the plainest.
    """
    partings = comparison.partings()
    yield from islice(partings, SOME)
    everything, alone = between.changed, frozenset((rule,))
    for first, second in ((everything - alone, everything), (frozenset[str](), alone)):
        if between.is_valid(first) and between.is_valid(second):
            yield from islice(between.compare(question, first, second).partings(), MANY)
    yield from islice(partings, MANY)


def _beside(
    between: Between, question: Question, rule: str, within: frozenset[str]
) -> Iterator[_Parted]:
    """Find where the rule shows in the first profile, with some others as in the second."""
    rules = within | {rule}
    if not (between.is_valid(within) and between.is_valid(rules)):
        return
    comparison = between.compare(question, within, rules)
    first, second = _side(between, within), _side(between, rules)
    back = put_back(second.ruleset, first.ruleset, (rule,))
    for situation in comparison.partings():
        yield _Parted(question, situation, comparison, first, second, (rule,), back)


def _with_more(
    between: Between, question: Question, rule: str, judged: Judged
) -> Iterator[_Parted]:
    """Find the same where it shows only among the second's rules, with as few as it takes."""
    back = between.changed.difference((rule, *judged.within))
    there = back | {rule}
    if between.is_valid(back) and between.is_valid(there) and between.parts(question, back, there):
        yield from _beside(between, question, rule, _as_few(between, question, rule, back))


def _with_near(
    between: Between, question: Question, rule: str, judged: Judged
) -> Iterator[_Parted]:
    """Find the same among all of the second's rules that have to do with it, however few it takes.

    Where it shows among fewer, that may be at a turn to which no deal leads.
    """
    back = between.changed.difference((rule, *judged.within))
    near = _near(between, question, rule, back)
    if between.is_valid(near) and between.is_valid(near | {rule}):
        yield from _beside(between, question, rule, near)


def _as_few(
    between: Between, question: Question, rule: str, others: frozenset[str]
) -> frozenset[str]:
    """Leave out of other changed rules all without which the rule still shows."""
    alone = frozenset((rule,))

    def shows(others: frozenset[str]) -> bool:
        return (
            between.is_valid(others)
            and between.is_valid(others | alone)
            and between.parts(question, others, others | alone)
            and _parts_in_cases(between, question, others, others | alone)
        )

    few = others
    # Most of them have nothing to do with it, and are left out all at once.
    near = _near(between, question, rule, others)
    if shows(near):
        few = near
    for other in sorted(few):
        if shows(few - {other}):
            few -= {other}
    return few


def _parts_in_cases(
    between: Between, question: Question, first: frozenset[str], second: frozenset[str]
) -> bool:
    """Tell whether two rule sets that part still do as a case makes them, added rules last.

    What a rule takes away can be no more than the name of who took it, and that hangs on the order.
    """
    there = [between.ruleset(rules) for rules in (first, second)]
    one, other = written = [as_written(between.pair.one, ruleset) for ruleset in there]
    if all(ruleset is made for ruleset, made in zip(there, written, strict=True)):
        return True
    if question.parts is not None:
        return question.parts(one, other, between.seed)
    return question.compare(one, other, between.seed).differing > 0


def _near(
    between: Between, question: Question, rule: str, others: frozenset[str]
) -> frozenset[str]:
    """Give those of the other changed rules that the question or its calls hang on.

    With them comes one without which they do not go together, if that is all it takes.
    """
    slots = question.slots | CALLED
    near = frozenset(one for one in others if one.partition(".")[0] in slots)
    for beside in (frozenset[str](), *(frozenset((one,)) for one in sorted(others - near))):
        if between.is_valid(near | beside) and between.is_valid(near | beside | {rule}):
            return near | beside
    return near


def _jointly(between: Between, rules: frozenset[str]) -> Iterator[_Parted]:
    """Find what the rule and those that it takes show together, where it never stands without."""
    if not between.is_valid(rules):
        rules = between.changed
    first, second = _side(between, ()), _side(between, rules)
    back = put_back(second.ruleset, first.ruleset, rules)
    level = same_table(first.ruleset, second.ruleset)
    for slot in sorted({rule.partition(".")[0] for rule in rules}):
        question = question_of(slot)
        if question is not None and (level or question.name in LAID):
            comparison = between.compare(question, (), rules)
            for situation in comparison.partings():
                yield _Parted(
                    question,
                    situation,
                    comparison,
                    first,
                    second,
                    tuple(sorted(rules)),
                    back,
                )


def _side(between: Between, rules: Collection[str]) -> _Side:
    pair, ruleset = between.pair, between.ruleset(rules)
    if ruleset is pair.other and pair.named:
        return _Side(called(pair.b), own_overlay(pair.b), ruleset)
    return _Side(called(pair.a), overlay_of(pair, rules), as_written(pair.one, ruleset))


def _shown(pair: Pair, rule: str, parted: _Parted) -> Witness | None:
    """Write a parting as a case and try it on both sides; none where no case shows it."""
    first, second = parted.first, parted.second
    for written in parted.question.written(parted.situation, first.ruleset, second.ruleset):
        case = Case(
            name=f"{rule}: {pair.a.label} and {pair.b.label}",
            situation=written.situation,
            profile=first.profile,
            cites=pair.a.source,
            overlay=first.overlay,
        )
        ours, theirs = (_asked(case, written.situation, one.ruleset) for one in (first, second))
        if ours is None or theirs is None:
            continue
        again = _asked(case, written.situation, parted.back)
        expected = {} if again is None else _expected(ours, theirs, again, written)
        if not expected:
            continue
        matters, varies = parted.comparison.vary(parted.situation)
        taken, turn = taken_and_turn(written.situation, first.ruleset)
        return Witness(
            case=replace(case, expect=expected),
            against=second.profile,
            overlay=second.overlay,
            rules=parted.rules,
            ours=expected,
            theirs={key: theirs[key] for key in expected if key in theirs},
            matters=matters,
            varies=varies,
            taken=taken,
            turn=turn,
        )
    return None


def _asked(case: Case, situation: AtTheTable, ruleset: Ruleset) -> dict[str, Plain] | None:
    """Put a case to a rule set; none where it does not fit the rules."""
    answer = answer_situation(case, situation, ruleset)
    return expectation_of(answer) if isinstance(answer, Answer) else None


def _expected(
    ours: Mapping[str, Plain],
    theirs: Mapping[str, Plain],
    again: Mapping[str, Plain],
    written: Written,
) -> dict[str, Plain]:
    """Give what the first answers as far as the second answers otherwise, and what it is about.

    What a case tells beside the answer in question can be due to other rules than those put back
    in the second, and is left out then.
    """
    told = [key for key in written.telling if key in ours]
    if not told or failures_in({told[0]: ours[told[0]]}, again):
        return {}
    due = [key for key in told if not failures_in({key: ours[key]}, again)]
    parting = [key for key in due if failures_in({key: ours[key]}, theirs)]
    return {key: ours[key] for key in due if key in parting or key == told[0]} if parting else {}
