"""`diff`: two sets of rules compared, and what may differ told from what may not."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from spades_rules.audit import diff as comparing
from spades_rules.audit.difference import DiffVerdict, RuleDiff

Command = Callable[..., Any]
"""Runs the command; see `conftest`."""

HEAD = "format: 1\nname: ours\ntitle: Ours\ngame: spades\nextends: canonical\n"
ONE_TRICK = "rules:\n  play:\n    first_trick: {policy: no_trump_on_first_trick}\n"
KEPT = """format: 1
accepts:
  - rule: play.first_trick
    a: null
    b: {policy: no_trump_on_first_trick, forced: allowed}
    reason: "we like it so"
"""
UNUSED = """
  - {rule: scoring.nil, path: made, a: 100, b: 50, reason: "long ago"}
"""


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    """Give a house that bars trumps from the first trick, and changes nothing else."""
    file = tmp_path / "ours.yaml"
    file.write_text(HEAD + ONE_TRICK, encoding="utf-8")
    return file


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Give a file in which that difference is known and kept."""
    file = tmp_path / "kept.yaml"
    file.write_text(KEPT, encoding="utf-8")
    return file


def test_a_profile_and_itself_are_equal_over_every_situation(command: Command) -> None:
    ran = command("diff", "canonical", "canonical")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("canonical and canonical: equal in all ")
    assert "  dealing " in ran.out
    assert "differs" not in ran.out


def test_another_name_is_no_difference(command: Command, tmp_path: Path) -> None:
    copy = tmp_path / "copy.yaml"
    copy.write_text(HEAD, encoding="utf-8")
    ran = command("diff", "canonical", copy, "--format", "json")
    assert ran.code == 0
    assert ran.json["changes"] == []
    assert ran.json["verdict"] == "equal"
    assert ran.json["a"]["fingerprint"] == ran.json["b"]["fingerprint"]


def test_a_difference_is_shown_with_both_places_and_a_hand(command: Command, ours: Path) -> None:
    ran = command("diff", "canonical", ours)
    assert ran.code == 1
    lines = ran.out.splitlines()
    assert lines[0] == "canonical and ours: 1 rule differs"
    assert "play.first_trick: only B has it; differs; B allows less" in lines
    assert "  A  no such rule (implies, §03)" in lines
    said = " ".join(ran.out.split())
    assert f"B no_trump_on_first_trick (the house's own; {ours}:8:27)" in said
    assert "trick 1: seat " in said
    assert " only A: " in said


def test_the_two_changed_round_are_told_the_other_way_round(command: Command, ours: Path) -> None:
    ran = command("diff", ours, "canonical", "--format", "json")
    (change,) = ran.json["changes"]
    assert (change["kind"], change["direction"]) == ("removed", "looser")
    assert change["b"] is None
    assert change["place"] == {"a": f"{ours}:8:27", "b": None}


def test_what_cannot_be_loaded_is_never_clean(command: Command, tmp_path: Path) -> None:
    broken = tmp_path / "broken.yaml"
    broken.write_text(HEAD + "rules: {scoring: {nil: {made: hundred}}}\n", encoding="utf-8")
    for words in (("canonical", broken), (broken, "canonical"), ("canonical", "nobody")):
        ran = command("diff", *words)
        assert (ran.code, ran.out) == (2, "")
        assert "error[" in ran.err


def test_one_of_the_two_may_come_from_standard_input(command: Command) -> None:
    ran = command("diff", "canonical", "-", "--only", "play.*", typed=HEAD + ONE_TRICK)
    assert ran.code == 1
    assert "<stdin>:8:27" in ran.out
    both = command("diff", "-", "-", typed=HEAD)
    assert (both.code, both.out) == (2, "")
    assert both.err == "only one of the two can come from standard input\n"


def test_a_pattern_looks_at_a_part_only(command: Command, ours: Path) -> None:
    assert command("diff", "canonical", ours, "--only", "claim.*").code == 0
    ran = command("diff", "canonical", "world-of-card-games", "--only", "claim.*")
    assert ran.code == 1
    assert ran.out.startswith("canonical and world-of-card-games: 1 rule differs\n")


def test_a_pattern_that_can_match_nothing_is_refused_with_a_guess(command: Command) -> None:
    for option in ("--only", "--expect"):
        ran = command("diff", "canonical", "openspiel", option, "scorring.*")
        assert (ran.code, ran.out) == (2, "")
        assert "`scorring.*` matches no rule and no parameter; did you mean `scoring`?" in ran.err


def test_what_was_meant_to_differ_is_no_failure(command: Command, ours: Path) -> None:
    ran = command("diff", "canonical", ours, "--expect", "play.first_trick")
    assert ran.code == 0
    assert "nothing outside play.first_trick differs: the rest of A and B is equal in" in ran.out
    json = command("diff", "canonical", ours, "--expect", "play.*", "--format", "json").json
    assert json["expected"]["holds"] is True
    assert json["expected"]["states"] == sum(one["states"] for one in json["expected"]["proofs"])
    assert {one["verdict"] for one in json["expected"]["proofs"]} == {"equal"}


def test_what_was_not_meant_to_differ_is_a_failure(command: Command, ours: Path) -> None:
    ran = command("diff", "canonical", ours, "--expect", "claim.*")
    assert ran.code == 1
    assert ran.out.endswith("outside claim.*, 1 rule differs too: play.first_trick\n")


def test_what_is_known_and_kept_is_no_failure(command: Command, ours: Path, kept: Path) -> None:
    ran = command("diff", "canonical", ours, "--accept", kept)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("canonical and ours: 1 known and kept\n")
    assert "  known and kept: we like it so\n" in ran.out
    json = command("diff", "canonical", ours, "--accept", kept, "--format", "json").json
    assert json["changes"][0]["accepted"] == "we like it so"


def test_an_entry_that_accepts_nothing_is_a_finding(
    command: Command, ours: Path, kept: Path
) -> None:
    kept.write_text(KEPT + UNUSED.lstrip("\n"), encoding="utf-8")
    ran = command("diff", "canonical", ours, "--accept", kept)
    assert ran.code == 1
    assert f"{kept}:7:" in ran.err
    assert "warning[accept-unused]" in ran.err
    json = command("diff", "canonical", ours, "--accept", kept, "--format", "json")
    assert [one["code"] for one in json.json["findings"]] == ["accept-unused"]
    # Nobody looked at the rule, so nobody can say that its entry is of no use.
    assert command("diff", "canonical", ours, "--accept", kept, "--only", "play.*").code == 0


def test_a_file_of_known_differences_that_cannot_be_read_is_unusable(
    command: Command, ours: Path, kept: Path, tmp_path: Path
) -> None:
    kept.write_text("format: 1\naccepts: {}\n", encoding="utf-8")
    for file in (kept, tmp_path / "nowhere.yaml"):
        ran = command("diff", "canonical", ours, "--accept", file)
        assert (ran.code, ran.out) == (2, "")


def test_every_hand_can_be_kept_as_a_case(command: Command, ours: Path, tmp_path: Path) -> None:
    file = tmp_path / "cases.yaml"
    ran = command("diff", "canonical", ours, "--save", file)
    assert ran.err == f"saved 1 case to `{file}`\n"
    assert command("verify", file).out == "1 passed, 0 failed\n"
    assert command("verify", file, "--under", ours).out.endswith("0 passed, 1 failed\n")
    nowhere = command("diff", "canonical", ours, "--save", tmp_path / "no" / "cases.yaml")
    assert (nowhere.code, nowhere.out) == (2, "")


def test_a_value_is_set_in_both(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "rotating.yaml"
    file.write_text(HEAD + "rules: {dealing: {deal: {rotation: none}}}\n", encoding="utf-8")
    assert command("diff", "canonical", file, "--only", "dealing.*").code == 1
    words = ("--only", "dealing.*", "--set", "dealing.deal.rotation=random")
    assert command("diff", "canonical", file, *words).code == 0


def test_a_page_and_a_sheet_say_the_same(command: Command, ours: Path) -> None:
    page = command("diff", "canonical", ours, "--format", "html")
    assert page.code == 1
    assert page.out.startswith("<!DOCTYPE html>\n")
    assert "<h1>canonical and ours: 1 rule differs</h1>" in page.out
    sheet = command("diff", "canonical", ours, "--format", "markdown", "--open-questions")
    assert sheet.code == 1
    assert sheet.out.startswith("# canonical and ours: 1 rule differs\n")
    assert '### <a id="play.first_trick"></a>play.first_trick\n' in sheet.out


@pytest.mark.parametrize("verdict", [DiffVerdict.NOT_FOUND, DiffVerdict.UNSUPPORTED])
def test_what_could_not_be_told_is_never_clean(
    command: Command, ours: Path, monkeypatch: pytest.MonkeyPatch, verdict: DiffVerdict
) -> None:
    compare = comparing.diff

    def doubtful(*profiles: Any, **wishes: Any) -> RuleDiff:  # noqa: ANN401 - as `diff` takes them
        found = compare(*profiles, **wishes)
        changes = tuple(replace(one, verdict=verdict, witness=None) for one in found.changes)
        return replace(found, verdict=verdict, changes=changes)

    monkeypatch.setattr(comparing, "diff", doubtful)
    ran = command("diff", "canonical", ours)
    assert ran.code == 1
    assert ran.out.startswith("canonical and ours: 1 not settled\n")
    # Even where nothing is written differently, a question nobody could ask stays open.
    assert command("diff", "canonical", "canonical").code == 1


def test_the_same_two_give_the_same_bytes_whatever_python_hashes() -> None:
    # The hand for a blind nil takes several rules of the second beside it, kept as a set.
    words = ["diff", "canonical", "card-game-spades-rules", "--only", "*.blind_nil"]
    said = {
        subprocess.run(
            [sys.executable, "-m", "spades_rules", *words, "--format", "json"],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=False,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(said) == 1


def test_a_comparison_in_text_needs_no_library_for_pages_nor_the_validator() -> None:
    program = (
        "import sys; from spades_rules.cli.app import run; "
        "run(['diff', 'canonical', 'canonical', '--only', 'dealing.*']); "
        "print([name for name in ('jinja2', 'pydantic') if name in sys.modules])"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert ran.stdout.endswith("\n[]\n")
