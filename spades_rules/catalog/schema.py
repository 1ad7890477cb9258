"""What an editor is told of a policy: its parameters as a JSON Schema, with their meaning."""

from typing import Any, TypeAlias

from spades_rules.catalog.building import model_of
from spades_rules.catalog.docs import docs_of
from spades_rules.catalog.parameters import parameters_in

__all__ = ["Schema", "parameter_schemas"]

Schema: TypeAlias = dict[str, Any]
"""A JSON Schema, or a part of one."""


def parameter_schemas(policy: type) -> dict[str, Schema]:
    """Give the schema of each parameter of a policy, by name, with its meaning and its default."""
    model = model_of(policy).model_json_schema(by_alias=True)
    entries = model.get("$defs", {})
    texts = docs_of(policy).fields
    found: dict[str, Schema] = {}
    for name, parameter in parameters_in(policy).items():
        schema = _written_out(model["properties"][name], entries)
        for part in (schema, *schema.get("anyOf", ())):
            if parameter.entry is not None and "items" in part:
                part["items"]["properties"] = parameter_schemas(parameter.entry)
        text = texts.get(parameter.field, "")
        found[name] = {"description": text, **schema} if text else schema
    return found


def _written_out(part: Any, entries: dict[str, Any]) -> Any:  # noqa: ANN401  any JSON at all
    """Put what a part refers to in its place, and leave out titles made from names in code."""
    if isinstance(part, list):
        return [_written_out(one, entries) for one in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part:
        return _written_out(entries[part["$ref"].rpartition("/")[2]], entries)
    return {
        key: _named(value, entries) if key == "properties" else _written_out(value, entries)
        for key, value in part.items()
        if key != "title"
    }


def _named(properties: dict[str, Any], entries: dict[str, Any]) -> dict[str, Any]:
    """Go through properties, one of which may well be called `title`."""
    return {name: _written_out(schema, entries) for name, schema in properties.items()}
