"""The page of the public names: each with its signature and its text, from the code itself."""

import ast
import inspect
import textwrap
from collections.abc import Iterator
from dataclasses import is_dataclass
from enum import Enum
from itertools import pairwise
from typing import Any

from pages import Page, fenced, page

import spades_rules
from spades_rules import players

__all__ = ["api_page"]

LEAD = """What `spades_rules` offers to programs.
Each name is loaded on first use, so that who only plays loads no library.
`spades_rules.kernel` and `spades_rules.table` need nothing beside the standard library."""


def api_page() -> Page:
    """Give the page of all public names."""
    parts = [part for name in spades_rules.__all__ for part in _name(spades_rules, name)]
    more = [part for name in players.__all__ for part in _name(players, name)]
    return page("api.md", "The programming interface", LEAD, *parts, "# Simple players", *more)


def _name(home: Any, name: str) -> Iterator[str]:  # noqa: ANN401 - a module's names are its own
    thing = getattr(home, name)
    if isinstance(thing, str):
        return
    yield f"## {name}"
    if inspect.isclass(thing):
        yield from _class(thing)
    elif inspect.isfunction(thing):
        yield fenced(_signature(_tree(thing)))
        yield _doc(thing)
    else:
        yield f"One of `{' | '.join(one.__name__ for one in thing.__args__)}`."


def _class(owner: type) -> Iterator[str]:
    yield _doc(owner)
    body = _tree(owner).body
    below = {id(one): _text(two) for one, two in pairwise([*body, ast.Pass()])}
    if is_dataclass(owner) or issubclass(owner, Enum) or "__slots__" in vars(owner):
        yield "\n".join(_fields(body, below))
    for one in body:
        if isinstance(one, ast.FunctionDef) and not one.name.startswith("_"):
            yield fenced(_signature(one))
            yield inspect.cleandoc(ast.get_docstring(one) or "")


def _fields(body: list[ast.stmt], below: dict[int, str]) -> Iterator[str]:
    """List fields and members, each with the text below it."""
    for one in body:
        match one:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation):
                shown = f"`{name}: {ast.unparse(annotation)}`"
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str(value))):
                shown = f"`{name}` = `{value}`"
            case _:
                continue
        if not name.startswith("_"):
            text = " ".join(below[id(one)].split())
            yield f"- {shown}: {text}" if text else f"- {shown}"


def _text(node: ast.stmt) -> str:
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text
        case _:
            return ""


def _tree(thing: Any) -> Any:  # noqa: ANN401 - a function or a class
    return ast.parse(textwrap.dedent(inspect.getsource(thing))).body[0]


def _signature(function: ast.FunctionDef) -> str:
    arguments = ast.unparse(function.args)
    gives = ast.unparse(function.returns) if function.returns else "None"
    if any(
        isinstance(mark, ast.Name) and mark.id == "property" for mark in function.decorator_list
    ):
        return f"{function.name}: {gives}"
    line = f"{function.name}({arguments}) -> {gives}"
    if len(line) <= 100:  # noqa: PLR2004 - the width of a line everywhere in this project
        return line
    inner = ",\n    ".join(_arguments(function.args))
    return f"{function.name}(\n    {inner},\n) -> {gives}"


def _arguments(found: ast.arguments) -> Iterator[str]:
    positional = [*found.posonlyargs, *found.args]
    plain = len(positional) - len(found.defaults)
    for place, one in enumerate(positional):
        default = found.defaults[place - plain] if place >= plain else None
        yield _argument(one, default)
    if found.vararg:
        yield f"*{ast.unparse(found.vararg)}"
    elif found.kwonlyargs:
        yield "*"
    for one, default in zip(found.kwonlyargs, found.kw_defaults, strict=True):
        yield _argument(one, default)


def _argument(one: ast.arg, default: ast.expr | None) -> str:
    return ast.unparse(one) + (f" = {ast.unparse(default)}" if default else "")


def _doc(thing: object) -> str:
    return inspect.getdoc(thing) or ""
