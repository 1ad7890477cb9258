"""Profiles side by side: every cell with who says it, and every pair that is not alike."""

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from spades_rules import load_profile
from spades_rules.audit.difference import (
    ChangeKind,
    Difference,
    DiffVerdict,
    Direction,
    RuleDiff,
    RuleStand,
    Subject,
    TextChange,
)
from spades_rules.audit.matrix import Matrix, matrix_of
from spades_rules.report.json_form import as_json
from spades_rules.report.matrices import matrix_to_plain, matrix_to_text
from spades_rules.report.matrixmarkdown import matrix_to_markdown
from spades_rules.report.schema import report_schema

FIRST = """format: 1
name: first
title: First
game: spades
extends: canonical
rules:
  scoring:
    nil: {made: 50}
    bags: null
"""


@pytest.fixture
def matrix(tmp_path: Path) -> Matrix:
    """Give canonical beside a house that changes it, and a source that leaves things open."""
    file = tmp_path / "first.yaml"
    file.write_text(FIRST, encoding="utf-8")
    return matrix_of([load_profile("canonical"), load_profile(file), load_profile("nowplay-gg")])


def verdicts_of(rule: str, verdict: DiffVerdict) -> dict[tuple[str, str], RuleDiff]:
    stand = RuleStand("nil_points", {}, "canonical", None, None, None, ())
    change = TextChange(rule, ChangeKind.RETUNED, stand, stand, ("made",))
    one = Difference(change, verdict, 7, direction=Direction.LOWER)
    subject = Subject("canonical", "Canonical", "spades", None, "")
    return {("canonical", "first"): RuleDiff(subject, subject, verdict, (one,), ())}


def lines_of(matrix: Matrix, verdicts: dict[tuple[str, str], RuleDiff] | None = None) -> list[str]:
    return "\n".join(matrix_to_text(matrix, verdicts=verdicts)).splitlines()


def entry(lines: list[str], rule: str) -> list[str]:
    at = lines.index(rule)
    return lines[at : lines.index("", at) if "" in lines[at:] else None]


def test_a_rule_has_a_line_for_each_profile(matrix: Matrix) -> None:
    assert entry(lines_of(matrix), "scoring.bags") == [
        "scoring.bags",
        "  canonical   bag_penalty {every: 10, points: -100, several: true, carry:",
        "              remainder, to: side} (states)",
        "  first       no such rule",
        "  nowplay-gg  bag_penalty {every: 10, points: -100, several: true, carry:",
        "              remainder, to: side} (states)",
        "  not alike: canonical and first or nowplay-gg; first and nowplay-gg",
    ]


def test_what_every_table_has_is_never_called_no_rule(matrix: Matrix) -> None:
    assert entry(lines_of(matrix), "table.turn")[1:4] == [
        "  canonical   as at every table (implies)",
        "  first       as at every table (implies)",
        "  nowplay-gg  as at every table (unmodelled)",
    ]
    ground = matrix_to_markdown(matrix).partition("**table.turn**")[2]
    assert "no such rule" not in ground
    assert "as at every table<br>implies" in ground


def test_of_many_profiles_those_that_have_a_rule_alike_stand_together() -> None:
    names = ("canonical", "pagat", "dummies", "msn-zone", "columbus", "cookout", "vip-solo")
    many = matrix_of([load_profile(name) for name in names])
    assert entry(lines_of(many), "calls.nil") == [
        "calls.nil",
        "  nil_bid {per_side: null} (states); silent on per_side",
        "      pagat, dummies, msn-zone",
        "  nil_bid {per_side: null} (states)",
        "      canonical, vip-solo",
        "  no such rule (implies)",
        "      columbus, cookout",
    ]
    told = [
        name
        for line in entry(lines_of(many), "scoring.bags")
        if line.startswith("      ")
        for name in line.strip().split(", ")
    ]
    assert sorted(told) == sorted(names)


def test_a_silent_cell_says_so_and_whose_value_fills_it(matrix: Matrix) -> None:
    assert "; silent on first_dealer" in " ".join(entry(lines_of(matrix), "dealing.deal"))
    assert "  canonical   silent (no such rule)" in entry(
        lines_of(matrix), "bidding.total_at_least"
    )
    page = matrix_to_markdown(matrix)
    assert "silent (from canonical: random)<br>`profiles/spades/canonical.yaml:18:44`" in page


def test_the_text_stays_within_eighty_columns(matrix: Matrix) -> None:
    assert [line for line in lines_of(matrix) if len(line) > 80] == []


def test_what_comes_of_a_pair_stands_beside_it_where_it_is_known(matrix: Matrix) -> None:
    verdicts = verdicts_of("scoring.nil", DiffVerdict.DIFFERS)
    lines = entry(lines_of(matrix, verdicts), "scoring.nil")
    assert "  canonical and first: other values; differs; B gives fewer points" in lines
    # Of a pair that nobody compared only what is written is said.
    assert "  first and nowplay-gg: other values" in lines


def test_the_plain_values_are_as_their_schema_says(matrix: Matrix) -> None:
    schema = report_schema()
    judge = Draft202012Validator({"$ref": "#/$defs/matrix", "$defs": schema["$defs"]})
    verdicts = verdicts_of("scoring.nil", DiffVerdict.DIFFERS)
    for plain in (matrix_to_plain(matrix), matrix_to_plain(matrix, verdicts=verdicts)):
        assert list(judge.iter_errors(json.loads(as_json(plain)))) == []


def test_the_plain_values_list_every_pair_that_is_not_alike(matrix: Matrix) -> None:
    verdicts = verdicts_of("scoring.nil", DiffVerdict.DIFFERS)
    plain = json.loads(as_json(matrix_to_plain(matrix, verdicts=verdicts)))
    assert next(one for one in plain["differs"] if one["rule"] == "scoring.nil") == {
        "rule": "scoring.nil",
        "a": "canonical",
        "b": "first",
        "kind": "retuned",
        "parameters": ["made"],
        "silent": [],
        "verdict": "differs",
        "direction": "lower",
    }
    nil = next(one for one in plain["rules"] if one["rule"] == "scoring.nil")
    made = nil["cells"]["first"]["parameters"]["made"]
    assert (made["value"], made["layer"], made["stance"]) == (50, "first", None)
    assert made["place"].endswith("first.yaml:8:17")


def test_the_markdown_has_a_table_a_question_and_a_row_a_parameter(matrix: Matrix) -> None:
    page = matrix_to_markdown(matrix)
    assert (
        "## Who sits, and who shares a score?\n\n| rule | canonical | first | nowplay-gg |" in page
    )
    (made,) = [line for line in page.splitlines() if line.startswith("| made | 100<br>states")]
    assert "| 50<br>`" in made
    assert "- scoring.nil: canonical and first; first and nowplay-gg" in page


def test_a_pair_links_to_its_entry_where_there_is_one(matrix: Matrix) -> None:
    page = matrix_to_markdown(
        matrix,
        verdicts=verdicts_of("scoring.nil", DiffVerdict.NO_EFFECT),
        link=lambda a, b, rule: f"{a}..{b}.html#{rule}",
    )
    assert (
        "- scoring.nil: [canonical and first](canonical..first.html#scoring.nil) "
        "(other values; no effect in any of 7 situations; B gives fewer points); "
        "[first and nowplay-gg](first..nowplay-gg.html#scoring.nil) (other values)"
    ) in page
