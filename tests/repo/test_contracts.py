"""Every contract about imports is kept, and is seen to fail where somebody breaks it."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

BREAKS = {
    "layers": ("kernel/play.py", "import spades_rules.cases"),
    "play": ("policies/ending/floor.py", "import pydantic"),
    "text": ("document/limits.py", "import spades_rules.table.cards"),
    "yaml": ("catalog/docs.py", "import yaml"),
    "policies": ("policies/ending/floor.py", "import spades_rules.policies.ending.target"),
    "cycles": ("table/cards.py", "import spades_rules.kernel.actions"),
}
"""For each contract a file, and a line in it that breaks the contract."""


@pytest.fixture
def copy(tmp_path: Path, root: Path) -> Path:
    """Give a copy of the package and of its contracts, to be spoilt."""
    skip = shutil.ignore_patterns("__pycache__")
    shutil.copytree(root / "spades_rules", tmp_path / "spades_rules", ignore=skip)
    shutil.copy(root / "pyproject.toml", tmp_path)
    return tmp_path


def lint(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    code = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    return subprocess.run(
        [sys.executable, "-c", code, "--no-cache", *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_every_contract_has_a_way_to_break_it(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    assert {one["id"] for one in contracts} == set(BREAKS)


@pytest.mark.slow
def test_the_contracts_are_kept(copy: Path) -> None:
    ran = lint(copy)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.slow
@pytest.mark.parametrize("contract", sorted(BREAKS))
def test_a_broken_contract_is_found(copy: Path, contract: str) -> None:
    file, line = BREAKS[contract]
    with (copy / "spades_rules" / file).open("a", encoding="utf-8") as opened:
        opened.write(f"\n{line}\n")
    ran = lint(copy, "--contract", contract)
    assert ran.returncode == 1
    assert "0 kept, 1 broken" in ran.stdout


@pytest.mark.slow
def test_a_room_that_no_layer_names_is_found(copy: Path) -> None:
    attic = copy / "spades_rules" / "attic"
    attic.mkdir()
    (attic / "__init__.py").write_text("")
    ran = lint(copy, "--contract", "layers")
    assert ran.returncode == 1
    assert "attic" in ran.stdout
