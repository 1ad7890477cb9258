"""Distributions installed beside spades_rules in a folder of their own, as a test needs them."""

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

__all__ = ["ROOT", "Place", "with_triomphe"]

ROOT = Path(__file__).parents[2]
HERE = ROOT / "tests" / "plugin"
EntryPoints = Mapping[str, Mapping[str, str]]
"""By group what each name leads to."""


@dataclass(frozen=True)
class Ran:
    """What came of a command."""

    code: int
    out: str
    err: str


@dataclass(frozen=True)
class Place:
    """A folder on the path of Python, into which distributions are installed."""

    folder: Path

    def install(self, name: str, points: EntryPoints, modules: Mapping[str, str]) -> None:
        """Put modules there, and what an installer notes of a distribution."""
        for module, text in modules.items():
            (self.folder / f"{module}.py").write_text(text, encoding="utf-8")
        noted = self.folder / f"{name.replace('-', '_')}-1.0.dist-info"
        noted.mkdir()
        head = f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"
        (noted / "METADATA").write_text(head, encoding="utf-8")
        lines = [
            line
            for group, named in points.items()
            for line in (f"[{group}]", *(f"{one} = {where}" for one, where in named.items()))
        ]
        (noted / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")

    def python(self, *words: str) -> Ran:
        """Run Python where the distributions are installed, and spades_rules as it stands here."""
        path = os.pathsep.join((str(self.folder), str(ROOT)))
        ran = subprocess.run(
            [sys.executable, *words],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
        return Ran(ran.returncode, ran.stdout, ran.stderr)

    def run(self, *words: str) -> Ran:
        """Run the command."""
        return self.python("-m", "spades_rules", *words)


def with_triomphe(folder: Path) -> Place:
    """Install the distribution that lies here, from what its `pyproject.toml` says."""
    place = Place(folder)
    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    place.install(project["name"], project["entry-points"], {})
    skip = shutil.ignore_patterns("__pycache__")
    shutil.copytree(HERE / "triomphe_rules", folder / "triomphe_rules", ignore=skip)
    return place
