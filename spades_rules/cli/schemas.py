"""All JSON Schemas, and whether the files that hold them are up to date."""

import json
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from spades_rules.cases import case_schema, record_schema
from spades_rules.catalog import Catalog
from spades_rules.cli.failures import unusable
from spades_rules.cli.inputs import why
from spades_rules.profile import kept
from spades_rules.profile.schema import profile_schema
from spades_rules.report.schema import report_schema

__all__ = ["all_schemas", "stale_files", "write_files"]


def all_schemas(catalog: Catalog) -> dict[str, Any]:
    """Give every schema by the name of its file; that of profiles says what a catalog holds."""
    return {
        "profile.schema.json": profile_schema(catalog),
        "case.schema.json": case_schema(),
        "record.schema.json": record_schema(),
        "report.schema.json": report_schema(),
    }


def stale_files(folder: str | None) -> tuple[str, ...]:
    """Give the files that are missing or say something else than they would if written now.

    Held against are the schemas of what this package brings, so that a plug-in makes none stale.
    """
    where: Traversable = kept("schemas") if folder is None else Path(folder)
    return tuple(name for name, text in _texts().items() if _text_at(where, name) != text)


def _text_at(folder: Traversable, name: str) -> str | None:
    try:
        return folder.joinpath(name).read_text(encoding="utf-8")
    except (OSError, ValueError):
        # What cannot be read is not up to date.
        return None


def write_files(folder: str) -> tuple[str, ...]:
    """Write every schema of what this package brings to a folder, and give the files written."""
    written = []
    for name, text in _texts().items():
        file = Path(folder) / name
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
        except (OSError, ValueError) as fault:
            unusable(f"`{file}` cannot be written: {why(fault)}")
        written.append(str(file))
    return tuple(written)


def _texts() -> Mapping[str, str]:
    return {
        name: json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
        for name, schema in all_schemas(Catalog.builtin()).items()
    }
