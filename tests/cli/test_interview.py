"""`new --interview`: a house is asked how it plays, and gets a small profile that says so."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from shelf import some

from spades_rules.catalog import Catalog
from spades_rules.cli.interview.answering import with_usual
from spades_rules.cli.interview.questions import QUESTIONS, USUAL
from spades_rules.cli.interview.state import answers_of, differing
from spades_rules.cli.interviewing import (
    Outcome,
    amiss,
    by_answers,
    conclude,
    first_clean,
    parents,
)
from spades_rules.compiler import compile_ruleset
from spades_rules.document import Plain, dump_document
from spades_rules.games.spades import SPADES
from spades_rules.profile import Profile, load_profile

Command = Callable[..., Any]
"""Runs the command; see `conftest`."""

CATALOG = Catalog.builtin()
CANONICAL = load_profile(USUAL, catalog=CATALOG)
PARENTS = {one.name: one for one in parents(CATALOG, ())}

ONE = [{question.name: word} for question in QUESTIONS for word in question.words]
TWO = [{**one, **other} for one, other in combinations(ONE, 2) if not one.keys() & other.keys()]


def concluded(given: Mapping[str, str], parent: Profile | None = None) -> Outcome:
    answers = with_usual(given, QUESTIONS)
    chosen = parent or by_answers(answers, tuple(PARENTS.values()))[0]
    return conclude(answers, chosen, CANONICAL, SPADES)


def loaded(outcome: Outcome) -> Profile:
    """Load what an interview comes to."""
    head: dict[str, Plain] = {"format": 1, "name": "house", "title": "House", "game": "spades"}
    document = {**head, "extends": outcome.parent, "rules": outcome.rules}
    return load_profile("house.yaml", text=dump_document(document), catalog=CATALOG)


def test_every_two_answers_give_a_profile_that_loads_and_has_them() -> None:
    assert len(TWO) > 1000
    for given in TWO:
        profile = loaded(concluded(given))
        compile_ruleset(profile, catalog=CATALOG)
        assert differing(profile, with_usual(given, QUESTIONS), QUESTIONS) == (), given


@pytest.mark.parametrize("name", PARENTS)
def test_whatever_is_extended_the_answers_are_kept(name: str) -> None:
    for given in some((*ONE, *TWO), 25, seed=len(name)):
        outcome = concluded(given, PARENTS[name])
        assert outcome.parent == name
        profile = loaded(outcome)
        compile_ruleset(profile, catalog=CATALOG)
        assert differing(profile, with_usual(given, QUESTIONS), QUESTIONS) == (), given


def test_nothing_is_amiss_with_any_one_answer_nor_with_most_two() -> None:
    for given in (*ONE, *some(TWO, 15)):
        assert amiss(concluded(given), catalog=CATALOG) == {}, given


def test_what_a_parent_accepts_is_accepted_again(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "ours.yaml"
    given = "{next_dealer: same, failed_nil: help, leading_spades: never}"
    ran = command("new", "ours", "--answers", "-", "--out", file, typed=given)
    assert ran.err.startswith("nearest is openspiel, which has it all so\n")
    assert "\naccepts: {no-effect: " in file.read_text().replace("\n  no-effect", " {no-effect")
    assert command("check", file).code == 0


def test_a_parent_that_does_not_go_with_an_answer_is_not_clean() -> None:
    outcome = concluded({"floor": "none"}, PARENTS["world-of-card-games"])
    assert amiss(outcome, catalog=CATALOG) == {}
    assert list(amiss(replace(outcome, accepts={}), catalog=CATALOG)) == ["game-need-not-end"]
    bad = replace(outcome, rules={"scoring": {"nil": None}})
    assert list(amiss(bad, catalog=CATALOG)) == ["unscored-call"]


def test_a_parent_that_goes_with_the_answers_is_taken_before_a_nearer_one() -> None:
    good = concluded({"points": "275"})
    bad = replace(good, rules={"scoring": {"nil": None}})
    assert first_clean((bad, good), catalog=CATALOG) is good
    assert first_clean((bad, bad), catalog=CATALOG).rules == bad.rules


def test_answers_that_are_odd_together_are_told_of_and_kept(
    command: Command, tmp_path: Path
) -> None:
    file = tmp_path / "ours.yaml"
    ran = command(
        "new", "ours", "--answers", "-", "--out", file, typed="{nil: none, minimum_bid: 4}"
    )
    assert ran.code == 0
    assert "\nodd, if you mean it: " in ran.err
    assert 'bids-force-a-set: "the answers ask for it: ' in file.read_text()
    assert command("check", file).code == 0


def test_the_usual_answers_are_those_of_one_profile() -> None:
    usual = {question.name: question.usual for question in QUESTIONS}
    assert answers_of(CANONICAL, QUESTIONS) == usual
    assert concluded({}).parent == "canonical"
    assert concluded({}).rules == {}


@pytest.mark.parametrize("name", PARENTS)
def test_the_answers_of_a_documented_profile_lead_back_to_it(name: str) -> None:
    own = answers_of(PARENTS[name], QUESTIONS)
    given = {question: answer for question, answer in own.items() if answer is not None}
    # The questions cannot tell two that are alike, nor one that has another answer than those.
    alike = [other for other, one in PARENTS.items() if answers_of(one, QUESTIONS) == own]
    outcome = concluded(given)
    if len(given) == len(own):
        assert (outcome.parent, outcome.rules) == (alike[0], {})
    assert differing(loaded(outcome), with_usual(given, QUESTIONS), QUESTIONS) == ()


def test_the_four_sources_beside_the_usual_one_are_told_apart() -> None:
    for name in ("card-game-spades-rules", "nowplay-gg", "openspiel", "world-of-card-games"):
        given = answers_of(PARENTS[name], QUESTIONS)
        words = {question: answer for question, answer in given.items() if answer is not None}
        assert len(words) == len(given)
        assert (concluded(words).parent, concluded(words).rules) == (name, {})


def test_a_file_of_answers_gives_a_small_profile(command: Command, tmp_path: Path) -> None:
    answers, file = tmp_path / "answers.yaml", tmp_path / "ours.yaml"
    answers.write_text("minimum_bid: 2\nnil: 60\nblind_nil: 150\n")
    ran = command("new", "ours", "--interview", "--answers", answers, "--out", file)
    assert (ran.code, ran.out) == (0, f"{file}\n")
    assert ran.err == (
        "nearest is canonical, but for minimum_bid, nil and blind_nil\n"
        f"check it with: spades-rules check {file}\n"
    )
    assert file.read_text().split("\n", 1)[1] == (
        "format: 1\nname: ours\ntitle: Ours\ngame: spades\nextends: canonical\n"
        "rules:\n"
        "  calls:\n"
        "    tricks: {low: 2}\n"
        "    blind_nil: {policy: blind_nil_bid, behind: 100}\n"
        "  scoring:\n"
        "    nil: {made: 60, failed: -60}\n"
        "    blind_nil: {policy: nil_points, call: blind_nil, made: 150, failed: -150}\n"
    )
    assert command("check", file).code == 0


def test_what_comes_along_unasked_is_told(command: Command) -> None:
    given = "{first_trick: no_spades, failed_nil: points, leading_spades: played}"
    ran = command("new", "ours", "--answers", "-", "--out", "-", typed=given)
    assert ran.err == (
        "nearest is world-of-card-games, but for floor\nunasked come with it: claim.rest\n"
    )
    assert ran.out.endswith(
        "extends: world-of-card-games\nrules:\n  ending: {floor: null}\n"
        'accepts: {game-need-not-end: "asked for, and the house plays without a floor"}\n'
    )


def test_one_can_say_which_profile_to_extend(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("new", "ours", "--extends", "openspiel", "--answers", "-", "--out", "-")
    ran = command(*words, typed="{next_dealer: same, leading_spades: never}")
    assert ran.err.startswith("nearest is openspiel, but for failed_nil\n")
    assert "\n    side: {failed_nil: apart}\n" in ran.out
    monkeypatch.chdir(tmp_path)
    assert command("new", "club", "--extends", "canonical").code == 0
    ran = command("new", "ours", "--extends", "club.yaml", "--answers", "-", typed="{points: 275}")
    assert (ran.code, ran.err) == (
        0,
        "nearest is club.yaml, but for points\ncheck it with: spades-rules check ours.yaml\n",
    )
    assert "\nextends: club.yaml\n" in (tmp_path / "ours.yaml").read_text()


def test_forced_bids_are_nothing_to_be_asked_about(command: Command, tmp_path: Path) -> None:
    house = tmp_path / "mirrored.yaml"
    house.write_text(
        "format: 1\nname: mirrored\ntitle: Mirrored\ngame: spades\nextends: canonical\n"
        "rules:\n  bidding: {mirror: {policy: mirror}}\n",
        encoding="utf-8",
    )
    ran = command("new", "ours", "--extends", str(house), "--answers", "-", typed="{}")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"`{house}` is no Spades for 4 with 13 cards each and free bids")


def test_a_word_that_means_nothing_is_an_error_with_the_nearest_guess(command: Command) -> None:
    given = "nill: 50\nbags: non\npoints: 3\nfloor: true\ntie: yes\n"
    ran = command("new", "ours", "--answers", "-", typed=given)
    assert (ran.code, ran.out) == (2, "")
    assert "<stdin>:1:1: error[unknown-key]: the interview has no `nill`" in ran.err
    assert "hint: did you mean `nil`?" in ran.err
    assert "<stdin>:2:7: error[unknown-value]: `non` is no answer to `bags`" in ran.err
    assert "hint: did you mean `none`? allowed: `ten`, `five`, `five_for_100`, `none`\n" in ran.err
    assert "<stdin>:3:9: error[out-of-range]: `3` is no answer to `points`" in ran.err
    assert "or any whole number from 50 to 10000\n" in ran.err
    assert "<stdin>:4:8: error[wrong-type]: `floor` is a word or a whole number" in ran.err
    assert "<stdin>:5:6: error[yaml-quote-it]" in ran.err


def test_a_file_that_is_no_mapping_holds_no_answers(command: Command) -> None:
    ran = command("new", "ours", "--answers", "-", typed="[nil, 50]")
    assert ran.code == 2
    assert "error[wrong-type]: a file of answers is a mapping, not a list" in ran.err


def test_an_empty_line_takes_the_usual_answer(command: Command) -> None:
    ran = command("new", "ours", "--interview", "--out", "-", typed="\n" * len(QUESTIONS))
    assert ran.code == 0
    assert "\nextends: canonical\n# rules:\n" in ran.out
    assert ran.err.startswith(
        "Enter takes the first answer; `back` goes back a question, `quit` leaves.\n"
        f"\nWho plays for whom? (1 of {len(QUESTIONS)})\n"
        "  partners  four, and who sit opposite are partners\n"
        "  alone     four, each alone\n"
        f"\nWho deals first? (2 of {len(QUESTIONS)})\n"
    )
    assert ran.err.endswith("nearest is canonical, which has it all so\n")


def typed(**answers: str) -> str:
    """Give the lines of somebody who takes the usual answers but for some."""
    return "".join(f"{answers.get(question.name, '')}\n" for question in QUESTIONS)


def test_answers_are_typed_as_words_or_numbers(command: Command) -> None:
    ran = command(
        "new", "ours", "--interview", "--out", "-", typed=typed(points="275", tie="sudden death")
    )
    assert ran.code == 0
    assert "\n    target: {points: 275}\n" in ran.out
    assert "\n    winner: {tie: sudden_death}\n" in ran.out


def test_one_can_go_back_and_answer_otherwise(command: Command) -> None:
    lines = typed(nil="50").replace("50\n", "50\nback\n60\n")
    ran = command("new", "ours", "--interview", "--out", "-", typed="back\n" + lines)
    assert ran.code == 0
    assert "nil: {made: 60, failed: -60}" in ran.out
    assert ran.err.count("What is a nil worth") == 2
    assert "\nthis is the first question\n" in ran.err


def test_the_beginning_of_an_answer_or_a_yes_or_no_is_enough(command: Command) -> None:
    lines = typed(
        dealer="High",
        top_trumps="No",
        first_call="first",
        leading_spades="second",
        first_trick="no",
    )
    ran = command("new", "ours", "--interview", "--out", "-", typed=lines)
    assert ran.code == 0
    assert "\n    deal: {first_dealer: high_card}\n" in ran.out
    assert "\n    order: {policy: bids_itself, " in ran.out
    assert "\n    uncalled: {policy: uncalled_tricks, " in ran.out
    assert "\n    breaking: {broken_by: first_trick}\n" in ran.out
    assert "\n    first_trick: {policy: no_trump_on_first_trick" in ran.out
    assert "no answer" not in ran.err


def test_a_beginning_that_can_mean_two_answers_is_none(command: Command) -> None:
    lines = typed(bags="ten").replace("ten\n", "fi\nten\n")
    ran = command("new", "ours", "--interview", "--out", "-", typed=lines)
    assert "`fi` is no answer to `bags`\n" in ran.err


def test_a_word_that_is_no_answer_is_asked_for_again(command: Command) -> None:
    lines = typed(nil="50").replace("50\n", "sixty\n50\n")
    ran = command("new", "ours", "--interview", "--out", "-", typed=lines)
    assert ran.code == 0
    assert "`sixty` is no answer to `nil`\n" in ran.err
    assert "or any whole number from 1 to 1000\n" in ran.err


def test_what_is_settled_already_is_not_asked(command: Command) -> None:
    lines = "\n" * (len(QUESTIONS) - 2)
    at = [question.name for question in QUESTIONS].index("nil")
    lines = lines[:at] + "none\n" + lines[at:]
    ran = command("new", "ours", "--interview", "--out", "-", typed=lines)
    assert ran.code == 0
    assert "A nil bidder takes tricks" not in ran.err
    assert "\n  scoring: {nil: null, failed_nil_tricks: null}\n" in ran.out


@pytest.mark.parametrize("line", ["quit\n", ""])
def test_who_leaves_early_gets_no_profile(command: Command, tmp_path: Path, line: str) -> None:
    file = tmp_path / "ours.yaml"
    ran = command("new", "ours", "--interview", "--out", file, typed="\n\n" + line)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.endswith("the interview is left at `next_dealer`, and nothing is written\n")
    assert not file.exists()


def test_nobody_is_asked_where_no_profile_can_come_of_it(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "ours.yaml"
    file.write_text("ours")
    ran = command("new", "ours", "--interview", "--out", file)
    assert (ran.code, ran.err) == (2, f"`{file}` is there already, and is left alone\n")
    ran = command("new", "Ours", "--interview", "--out", "-")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("`Ours` cannot be the name of a profile\n")


def test_a_parent_or_an_interview_is_needed_and_no_values_beside_it(command: Command) -> None:
    ran = command("new", "ours")
    assert (ran.code, ran.out) == (2, "")
    assert "give a profile to start from with --extends, or ask for an --interview" in ran.err
    ran = command("new", "ours", "--interview", "--set", "scoring.nil.made=50")
    assert (ran.code, ran.out) == (2, "")
    assert "the values of an interview come from its answers; leave out --set" in ran.err
