"""Every hand that a comparison shows parts the two rule sets, and by the rules that it names."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from spades_rules import (
    Action,
    Call,
    Card,
    Claim,
    Deal,
    Look,
    Pass,
    Phase,
    Play,
    Reason,
    Ruleset,
    Table,
    compile_ruleset,
    legal_actions,
    load_profile,
    new_game,
    rule_on,
)
from spades_rules.audit.difference import Difference, RuleDiff, Witness
from spades_rules.cases import Answer, Case, Loader, expectation_of, run_case, write_cases
from spades_rules.cases.answering import answer_situation
from spades_rules.cases.judging import failures_in
from spades_rules.cases.situations import (
    CheckSituation,
    PlayedRound,
    RoundsSituation,
    SideScore,
)
from spades_rules.cli.app import run

Compared = Callable[[str, str], RuleDiff]

FOUND = ("differs", "differs-with")
DOUBTS = ("not-found", "unsupported")
ENTANGLED = {
    # Each of the two bars most of what the other bars, so that neither shows without the other.
    frozenset({"msn-mirror", "msn-whiz"}),
}
"""Profiles of which no hand shows a single rule unless something is changed in one of them."""
PLAYED_OUT = ("calls", "bidding", "play")
"""The questions whose differences are shown in a round from an empty sheet."""


@pytest.fixture(scope="module")
def load() -> Loader:
    return Loader()


def shown(found: RuleDiff) -> list[tuple[Difference, Witness]]:
    return [(one, one.witness) for one in found.changes if one.witness is not None]


def seated_alike(*names: str) -> bool:
    """Tell whether profiles seat the same sides at the same cards; hands of others do not fit."""
    tables = [compile_ruleset(load_profile(name)) for name in names]
    return len({(one.seating, one.pack.cards, one.trumps) for one in tables}) == 1


def of(found: RuleDiff, rule: str) -> Witness:
    (witness,) = [one.witness for one in found.changes if one.change.rule == rule]
    assert witness is not None
    return witness


def as_second(witness: Witness) -> Case:
    """Put the case of a witness to the second side."""
    return replace(witness.case, profile=witness.against, overlay=witness.overlay)


def test_everything_that_differs_is_shown_and_nothing_else(
    first: str, second: str, compared: Compared
) -> None:
    found = compared(first, second)
    told = {one.change.rule for one in found.changes if one.verdict in FOUND}
    unshown = told - {one.change.rule for one, _ in shown(found)}
    assert told >= {one.change.rule for one, _ in shown(found)}
    assert unshown == set()
    # What a program enforces is proved or shown; people see to the rest.
    doubtful = {one.change.rule for one in found.changes if one.verdict in DOUBTS}
    assert all(rule.startswith("procedure.") for rule in doubtful)


def test_a_witness_passes_under_the_first_and_fails_under_the_second(
    first: str, second: str, compared: Compared, load: Loader
) -> None:
    for _, witness in shown(compared(first, second)):
        assert run_case(witness.case, load=load).failures == ()
        outcome = run_case(as_second(witness), load=load)
        # It fails by what it comes to, and not because it cannot be asked there.
        assert outcome.answer is not None, (witness.case.name, outcome.failures)
        assert outcome.failures != (), witness.case.name


def test_both_recorded_outcomes_come_out_again(
    first: str, second: str, compared: Compared, load: Loader
) -> None:
    for _, witness in shown(compared(first, second)):
        for case, recorded in ((witness.case, witness.ours), (as_second(witness), witness.theirs)):
            answer = run_case(case, load=load).answer
            assert answer is not None
            assert failures_in(recorded, expectation_of(answer)) == ()
        assert set(witness.ours) == set(witness.theirs) == set(witness.case.expect or {})
        assert witness.ours != witness.theirs


def test_with_its_rules_put_back_the_second_no_longer_differs(
    first: str, second: str, compared: Compared, load: Loader
) -> None:
    for one, witness in shown(compared(first, second)):
        case = witness.case
        ours = load.rules(case.profile or "", case.overlay, None).ruleset
        theirs = load.rules(witness.against, witness.overlay, None).ruleset
        assert one.change.rule in witness.rules
        assert {rule for rule in witness.rules if ours.rule(rule) == theirs.rule(rule)} == set()
        situation = case.situation
        assert not isinstance(situation, CheckSituation)
        answer = answer_situation(case, situation, put_back(theirs, ours, witness.rules))
        assert isinstance(answer, Answer), (case.name, answer)
        assert failures_in(case.expect or {}, expectation_of(answer)) == (), case.name


def test_the_witnesses_of_two_profiles_are_a_file_that_one_keeps_and_the_other_does_not(
    first: str,
    second: str,
    compared: Compared,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    witnesses = [witness for _, witness in shown(compared(first, second))]
    kept, parting = tmp_path / "all.yaml", tmp_path / "parting.yaml"
    kept.write_text(write_cases(tuple(one.case for one in witnesses)), encoding="utf-8")
    plain = [one for one in witnesses if not one.case.overlay and not one.overlay]
    parting.write_text(write_cases(tuple(one.case for one in plain)), encoding="utf-8")
    assert run(["verify", str(kept)]) == 0
    assert f"{len(witnesses)} passed, 0 failed" in capsys.readouterr().out
    if not plain:
        assert {first, second} in ENTANGLED or not seated_alike(first, second)
        return
    assert run(["verify", str(parting), "--under", second]) == 1
    assert f"0 passed, {len(plain)} failed" in capsys.readouterr().out


def test_what_may_be_called_or_played_is_shown_in_a_round_from_an_empty_sheet(
    first: str, second: str, compared: Compared
) -> None:
    a, b = (compile_ruleset(load_profile(name)) for name in (first, second))
    if a.of("calling") != b.of("calling"):
        return  # no round begins alike
    for one, witness in shown(compared(first, second)):
        if one.change.rule.partition(".")[0] in PLAYED_OUT:
            assert isinstance(witness.case.situation, RoundsSituation), one.change.rule


def test_a_round_that_is_shown_comes_out_the_same_when_a_host_plays_it(
    first: str, second: str, compared: Compared
) -> None:
    for _, witness in shown(compared(first, second)):
        situation = witness.case.situation
        if not isinstance(situation, RoundsSituation):
            continue
        for case, recorded in ((witness.case, witness.ours), (as_second(witness), witness.theirs)):
            profile = load_profile(case.profile or "", overlay=dict(case.overlay))
            table = played(compile_ruleset(profile), situation)
            assert {key: at(table, key) for key in recorded} == {
                key: sorted(map(str, value))
                if key == "legal" and isinstance(value, list)
                else value
                for key, value in recorded.items()
            }


# What the two texts are known to part on.


def test_a_trick_at_nil_beside_a_short_partner_is_a_point_apart(compared: Compared) -> None:
    found = compared("canonical", "world-of-card-games")
    witness = of(found, "scoring.failed_nil_tricks")
    situation = witness.case.situation
    assert isinstance(situation, SideScore)
    assert situation.bids == ("nil", 4)
    assert situation.tricks == (1, 3)
    assert (witness.ours["points"], witness.theirs["points"]) == (-140, -139)


def test_bags_are_shown_in_a_legal_game_of_a_few_rounds(compared: Compared) -> None:
    witness = of(compared("canonical", "card-game-spades-rules"), "scoring.bags")
    situation = witness.case.situation
    assert isinstance(situation, RoundsSituation)
    assert 2 <= len(situation.rounds) <= 4
    assert witness.against == "card-game-spades-rules"
    assert not witness.overlay


def test_a_leader_with_only_spades_is_waived_by_the_one_and_allowed_by_the_other(
    compared: Compared,
) -> None:
    found = compared("world-of-card-games", "card-game-spades-rules")
    witness = of(found, "play.breaking")
    assert witness.ours["waived"] == []
    assert witness.theirs["waived"] == ["play.breaking"]
    assert witness.ours.get("legal") == witness.theirs.get("legal")
    (one,) = [one for one in found.changes if one.change.rule == "play.breaking"]
    assert one.direction == "same"
    # It is the source's gap, and told as one.
    assert any("card-game-spades-rules is ambiguous" in note for note in one.change.notes)


def test_fewer_bags_now_may_be_the_tenth_bag_later() -> None:
    # Seats 0 and 2 bid nil and four, then two and two, then three and three.
    rounds = (
        (("nil", "2", "4", "2"), (6, 2, 3, 2)),
        (("2", "2", "2", "2"), (4, 2, 4, 3)),
        (("3", "2", "3", "2"), (4, 3, 3, 3)),
    )
    points: dict[str, list[int]] = {}
    for name in ("canonical", "openspiel"):
        ruleset = compile_ruleset(load_profile(name))
        standing = ruleset.start
        points[name] = []
        for words, tricks in rounds:
            calls = [ruleset.calls.by_name[word] for word in words]
            sheet = ruleset.score(calls, tricks, standing=standing)
            standing = sheet.standing
            points[name].append(sheet.points[0])
    # Six bags beside a set contract, or a contract made by them with five; ten and nine bags after
    # the second round, and in the third the one over.
    assert points["canonical"] == [-140, 44 - 100, 61]
    assert points["openspiel"] == [-55, 44, 61 - 100]


# How rules are put back, and how a host plays.


def put_back(ruleset: Ruleset, first: Ruleset, rules: tuple[str, ...]) -> Ruleset:
    """Give a rule set with some rules as the first has them, each where it stood or else last."""
    there = {rule.id: rule for rule in ruleset.rules}
    wanted = {rule: first.rule(rule) for rule in rules}
    changed = there | {rule: one for rule, one in wanted.items() if one is not None}
    kept = [one for rule, one in changed.items() if wanted.get(rule, one) is not None]
    return Ruleset(ruleset.game, tuple(kept), "")


def played(ruleset: Ruleset, situation: RoundsSituation) -> Table:
    table = new_game(ruleset)
    for one in situation.rounds:
        play(table, one)
    return table


def play(table: Table, one: PlayedRound) -> None:
    table.push(Deal(one.dealer, one.hands, turned=one.turned))
    passes = iter(one.passes)
    pass_cards(table, passes)
    for word in one.calls:
        looks = any(isinstance(action, Look) for action in legal_actions(table))
        if word == "look":
            if looks:
                table.push(Look())
            continue
        call = table.ruleset.calls.by_name[str(word)]
        if looks and not call.blind:
            table.push(Look())
        table.push(call)
    pass_cards(table, passes)
    for card in one.cards:
        table.push(Play(card))
    if one.claim:
        table.push(Claim())


def pass_cards(table: Table, passes: Iterator[tuple[Card, ...]]) -> None:
    """Pass what is due, before the calls or after them."""
    while table.phase is Phase.EXCHANGE:
        cards = next(passes, None)
        if cards is None:
            return  # the round is shown no further
        table.push(Pass(cards))


def at(table: Table, key: str) -> Any:  # noqa: ANN401 - as a case writes it
    """Give what a case may expect of a table, as a host would find it out."""
    match key:
        case "seat":
            return table.turn
        case "legal":
            return sorted(word(action) for action in legal_actions(table))
        case "waived":
            rulings = [rule_on(table, action) for action in legal_actions(table)]
            waived = [ruling.rules for ruling in rulings if ruling.reason is Reason.WAIVED]
            return [*dict.fromkeys(rule for rules in waived for rule in rules)]
        case "refused":
            return refused(table)
        case "points":
            return [*table.sheets[-1].points]
        case "bags":
            return [*table.sheets[-1].standing.tallies["bags"]]
        case "totals":
            return [*table.sheets[-1].standing.totals]
        case "over" | "winner" | "by":
            return getattr(table.verdict, key)
        case _:
            raise AssertionError(key)


def refused(table: Table) -> dict[str, str]:
    """Give what is offered or held, and a rule takes away, with the first that does so."""
    everything: list[Action] = [*map(Play, table.ruleset.pack.cards)]
    everything += table.ruleset.calls.by_name.values()
    rulings = [rule_on(table, action) for action in everything]
    return {word(one.action): one.rules[0] for one in rulings if one.reason is Reason.REFUSED}


def word(action: Action) -> str:
    match action:
        case Call(name):
            return name
        case Play(card):
            return str(card)
        case Look():
            return "look"
        case Claim():
            return "claim"
        case _:
            raise AssertionError(action)
