"""The pages of the public names, each with its signature and its text, from the code itself."""

import ast
import inspect
import sys
from collections.abc import Iterator
from dataclasses import is_dataclass
from enum import Enum
from itertools import pairwise
from typing import Any, NewType

from below import text_below, text_of
from pages import Page, fenced, page

import spades_rules
from spades_rules import players, testing

__all__ = ["api_pages"]

LEAD = """What `spades_rules` offers to programs.
Each name is loaded on first use, so that who only plays loads no library.
`spades_rules.kernel` and `spades_rules.table` need nothing beside the standard library."""

TESTING = """`spades_rules.testing`, for whoever writes policies or profiles.
Each law takes a rule set, and where it needs one a table or a round, and raises
`AssertionError` with what went wrong.
The other names are strategies for Hypothesis, which must be installed."""


def api_pages() -> Iterator[Page]:
    """Give a page of the public names, one of the simple players, and one of the laws."""
    yield _page("api.md", "The programming interface", LEAD, spades_rules)
    yield _page(
        "players.md", "Simple players", f"`spades_rules.players`.\n{_doc(players)}", players
    )
    yield _page("testing.md", "Laws and chance for tests", TESTING, testing)


def _page(path: str, title: str, lead: str, home: Any) -> Page:  # noqa: ANN401 - a module
    return page(path, title, lead, *(part for name in home.__all__ for part in _name(home, name)))


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
    elif isinstance(thing, NewType):
        yield _kind_of_text(thing)
    else:
        yield f"One of `{' | '.join(one.__name__ for one in thing.__args__)}`."


def _kind_of_text(thing: NewType) -> str:
    """Give the text below a name that only tells one kind of text from another."""
    below = text_below(sys.modules[thing.__module__], thing.__name__)
    return f"A kind of text. {below}"


def _class(owner: type) -> Iterator[str]:
    yield _doc(owner)
    body = _tree(owner).body
    below = {id(one): text_of(two) for one, two in pairwise([*body, ast.Pass()])}
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


def _tree(thing: Any) -> Any:  # noqa: ANN401 - a function or a class
    """Find where a function or a class is written; a strategy has no source text of its own."""
    module = ast.parse(inspect.getsource(sys.modules[thing.__module__]))
    return next(node for node in module.body if getattr(node, "name", "") == thing.__name__)


def _signature(function: ast.FunctionDef) -> str:
    gives = ast.unparse(function.returns) if function.returns else "None"
    if any(ast.unparse(mark) == "st.composite" for mark in function.decorator_list):
        # What a strategy draws with is handed over by Hypothesis.
        del function.args.args[0]
        gives = f"st.SearchStrategy[{gives}]"
    arguments = ast.unparse(function.args)
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
