"""What there is to find out of two rule sets is laid in two piles that have little in common."""

from collections.abc import Sequence

from spades_rules.audit.diff import diff
from spades_rules.audit.hybrids import Between, pair_of
from spades_rules.audit.judging import is_noticed
from spades_rules.audit.proofs import QUESTIONS
from spades_rules.audit.telling import Changed, Rereading, Task, Told, Value, Whole
from spades_rules.catalog import Catalog
from spades_rules.profile import Profile, load_profile


def piled(a: Profile, b: Profile) -> list[Task]:
    """Give the tasks of a comparison as they are laid."""
    laid: list[Task] = []

    def each(_: object, tasks: Sequence[Task]) -> Sequence[Told]:
        laid.extend(tasks)
        raise LookupError

    try:
        diff(a, b, each=each)
    except LookupError:
        return laid
    return []


def kinds(tasks: Sequence[Task]) -> list[type]:
    return list(dict.fromkeys(type(task) for task in tasks))


def rules_of(tasks: Sequence[Task]) -> set[str]:
    """Give the rules that tasks are about, apart from those on the whole."""
    return {
        task.rule if isinstance(task, Rereading) else task.change.rule
        for task in tasks
        if not isinstance(task, Whole)
    }


def test_what_the_score_is_asked_comes_last_and_the_other_questions_before_it() -> None:
    laid = piled(load_profile("canonical"), load_profile("card-game-spades-rules"))
    on_score = [one for one in laid if rules_of([one]) and is_on_score(*rules_of([one]))]
    assert {type(one) for one in on_score} == {Changed, Value, Rereading}
    whole = laid[-1]
    assert isinstance(whole, Whole)
    assert whole.question.name == "scoring"
    assert laid[-1 - len(on_score) : -1] == on_score


def is_on_score(rule: str) -> bool:
    return rule.partition(".")[0] in {"contract", "scoring"}


def test_from_either_end_the_whole_comes_first_then_rules_then_values_then_readings() -> None:
    laid = piled(load_profile("canonical"), load_profile("card-game-spades-rules"))
    border = next(at for at, one in enumerate(laid) if any(map(is_on_score, rules_of([one]))))
    order = [Whole, Changed, Value, Rereading]
    assert kinds(laid[:border]) == order
    assert kinds(laid[:border:-1]) == order


def test_every_question_every_change_and_every_reading_is_a_task_once() -> None:
    a, b = load_profile("canonical"), load_profile("world-of-card-games")
    laid = piled(a, b)
    asked = [one.question for one in laid if isinstance(one, Whole)]
    assert sorted(one.name for one in asked) == sorted(one.name for one in QUESTIONS)
    changed = [one.change.rule for one in laid if isinstance(one, Changed)]
    assert sorted(changed) == sorted(one.change.rule for one in diff(a, b).changes)
    reread = [one.rule for one in laid if isinstance(one, Rereading)]
    assert len(reread) == len(set(reread))
    assert "play.breaking" in reread


def test_whether_a_rule_is_noticed_is_told_without_a_whole_comparison_and_no_otherwise() -> None:
    a, b = load_profile("canonical"), load_profile("card-game-spades-rules")
    pair = pair_of(a, b, Catalog.builtin())
    changed = {one.change.rule for one in diff(a, b).changes if one.states}
    quick = {rule for rule in changed if is_noticed(Between(pair, changed, seed=1), rule)}
    assert quick == {one.change.rule for one in diff(a, b).changes if one.direction}
