"""The page of the JSON Schemas: what each describes, and the keys at its top."""

from collections.abc import Iterator
from typing import Any

from pages import Page, cell, page, table

from spades_rules.catalog import Catalog
from spades_rules.cli.schemas import all_schemas

__all__ = ["schema_page"]

LEAD = """The shapes of documents and results, for editors and other programs.
They stand in `schemas/`, and `spades-rules schema --out DIR` writes them.
They describe what comes along; a plug-in changes no committed file."""


def schema_page() -> Page:
    """Give the page of all schemas."""
    parts = [
        part
        for name, schema in all_schemas(Catalog.builtin()).items()
        for part in _schema(name, schema)
    ]
    return page("schemas.md", "Schemas", LEAD, *parts)


def _schema(name: str, schema: dict[str, Any]) -> Iterator[str]:
    yield f"## {name}"
    yield f"{schema['title']}.\n{schema.get('description', '')}".strip()
    if "properties" in schema:
        yield _keys(schema)
    for part, inner in schema.get("$defs", {}).items():
        if " " not in part and inner.get("properties"):
            yield f"### {part}"
            yield inner.get("description", "")
            yield _keys(inner)


def _keys(schema: dict[str, Any]) -> str:
    required = schema.get("required", ())
    rows = [
        (f"`{key}`", "yes" if key in required else "", cell(_words(value)))
        for key, value in schema["properties"].items()
    ]
    return table(("key", "must be there", "is"), rows)


def _words(value: Any) -> str:  # noqa: ANN401 - a JSON Schema may hold anything
    if not isinstance(value, dict):
        return "anything"
    text = value.get("description") or value.get("title")
    if text:
        return str(text)
    if "const" in value:
        return f"`{value['const']}`"
    if "enum" in value:
        return ", ".join(f"`{one}`" for one in value["enum"])
    if "$ref" in value:
        return f"a {value['$ref'].rpartition('/')[2]}"
    for many in ("oneOf", "anyOf"):
        if many in value:
            return " or ".join(dict.fromkeys(_words(one) for one in value[many]))
    kind = value.get("type", "anything")
    return " or ".join(kind) if isinstance(kind, list) else str(kind)
