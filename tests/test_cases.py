"""Every case file that comes with the project, each case one test with its name."""

from pathlib import Path

import pytest
from _pytest.mark.structures import ParameterSet

from spades_rules.cases import Case, Loader, read_cases, run_case

FILES = sorted((Path(__file__).parent / "cases").glob("*.yaml"))


def every_case() -> list[ParameterSet]:
    readings = [(file.stem, read_cases(file.read_bytes(), file.name)) for file in FILES]
    assert [reading.diagnostics for _, reading in readings] == [()] * len(FILES)
    return [
        pytest.param(case, id=f"{stem}: {case.name}")
        for stem, reading in readings
        for case in reading.cases
    ]


@pytest.fixture(scope="module")
def load() -> Loader:
    return Loader()


@pytest.mark.parametrize("case", every_case())
def test_the_rules_give_the_answer_of_the_case(case: Case, load: Loader) -> None:
    assert run_case(case, load=load).failures == ()
