"""The schemas say the same as the readers, and the committed files are what the code gives."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from spades_rules.cases import case_schema, record_schema
from spades_rules.document import Plain, read_document

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "tests" / "cases").glob("*.yaml"))
CASES = Draft202012Validator(case_schema())
RECORDS = Draft202012Validator(record_schema())


def plain(text: str) -> Plain:
    reading = read_document(text, "f.yaml")
    assert reading.root is not None
    assert reading.diagnostics == ()
    return reading.root.plain()


@pytest.mark.parametrize(
    ("name", "schema"), [("case", case_schema), ("record", record_schema)], ids=["case", "record"]
)
def test_the_committed_schema_is_the_one_that_the_code_gives(
    name: str, schema: Callable[[], dict[str, Plain]]
) -> None:
    written = (ROOT / "schemas" / f"{name}.schema.json").read_text(encoding="utf-8")
    assert written == json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"
    Draft202012Validator.check_schema(schema())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_case_that_comes_with_the_project_is_valid(file: Path) -> None:
    assert [*CASES.iter_errors(plain(file.read_text(encoding="utf-8")))] == []


@pytest.mark.parametrize(
    "text",
    [
        "{case: x, deal: {dealer: 1}}",
        "- {deal: {dealer: 1}}",
        "- {case: x}",
        "- {case: x, deal: {dealer: 1}, trick: [AS]}",
        "- {case: x, deal: {dealer: -1}}",
        "- {case: x, deal: {dealer: 1}, expect: {winner: 1}}",
        "- {case: x, trick: [AX]}",
        "- {case: x, trick: []}",
        "- {case: x, pley: {hand: [AS]}}",
        "- {case: x, play: {hand: [AS], first_trick: maybe}}",
        "- {case: x, play: {hand: [AS]}, expect: {refused: {AX: play.breaking}}}",
        "- {case: x, score: {side: {bids: [nil, 4]}}}",
        "- {case: x, score: {bids: [4, 4], tricks: [5, 5], bags: 3}}",
        "- {case: x, lead: {dealer: 0, calls: [true]}}",
        "- {case: x, check: 4}",
        "- {case: x, with: {scoring: 4}, trick: [AS]}",
    ],
)
def test_what_is_no_case_is_invalid(text: str) -> None:
    assert not CASES.is_valid(plain(text))


@pytest.mark.parametrize(
    "text",
    [
        "{format: 1, game: g, profile: x, rules: {trump: {suit: {policy: p}}}, fingerprint: f}",
        "{deal: {dealer: 0, hands: [[AS], [KS]]}}",
        "{deal: {dealer: 0, hands: [], draw: [[[0, AS], [1, KS]]]}}",
        '{seat: 0, call: "4"}',
        "{seat: 0, look: true}",
        "{seat: 0, pass: [AS, KS]}",
        "{seat: 0, play: AS}",
        "{seat: 0, claim: true}",
        "{format: 1, rounds: [{calls: [nil, 4, 3, 3], tricks: [0, 5, 4, 4], dealer: 3}]}",
    ],
)
def test_lines_of_a_record_and_games_on_paper_are_valid(text: str) -> None:
    assert RECORDS.is_valid(plain(text))


@pytest.mark.parametrize(
    "text",
    [
        "{format: 2, game: spades, profile: x, rules: {}, fingerprint: f}",
        "{format: 1, game: spades, profile: x, rules: {trump: {suit: {}}}, fingerprint: f}",
        "{format: 1, game: spades, profile: x, rules: {}}",
        "{seat: 0, deal: {dealer: 0, hands: []}}",
        "{call: nil}",
        "{seat: 0, call: 4}",
        "{seat: 0, play: AX}",
        "{seat: 0, look: false}",
        "{seat: 0, look: true, claim: true}",
        "{seat: 0}",
        "{format: 1, rounds: [{calls: [nil]}]}",
        "{format: 1, rounds: {}}",
    ],
)
def test_what_is_no_line_of_a_record_is_invalid(text: str) -> None:
    assert not RECORDS.is_valid(plain(text))
