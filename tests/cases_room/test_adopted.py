"""The case files that come with the project can be traced and told apart."""

import re
from pathlib import Path

import pytest

from spades_rules.cases import Case, Loader, answer_case, read_cases, write_cases

FOLDER = Path(__file__).parents[1] / "cases"
FILES = sorted(FOLDER.glob("*.yaml"))
PAGE = (FOLDER / "README.md").read_text("utf-8")
CODES = frozenset(re.findall(r"^\| `([^`]+)` \|", PAGE, re.MULTILINE))


def cases_of(file: Path) -> tuple[Case, ...]:
    return read_cases(file.read_bytes(), file.name).cases


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_case_says_whose_statement_it_is(file: Path) -> None:
    loader = Loader()
    for case in cases_of(file):
        assert case.cites is not None
        shipped = case.cites not in CODES | {"boundary"} and "/" not in case.cites
        if shipped:
            assert loader.rules(case.cites, {}, None).profile.name == case.cites


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_two_cases_of_a_file_have_one_name(file: Path) -> None:
    names = [case.name for case in cases_of(file)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_of_cases_written_again_reads_back_equal(file: Path) -> None:
    cases = cases_of(file)
    assert read_cases(write_cases(cases), file.name).cases == cases


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_file_is_listed(file: Path) -> None:
    assert f"`{file.stem}`" in PAGE


def test_a_loader_loads_a_profile_once() -> None:
    loader = Loader()
    first, second = (
        answer_case(case, load=loader) for case in cases_of(FOLDER / "claims.yaml")[:2]
    )
    assert first.loaded is not None
    assert first.loaded is second.loaded
