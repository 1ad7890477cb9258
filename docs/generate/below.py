"""The texts that stand below names in the code: what they mean."""

import ast
import inspect
from enum import Enum
from itertools import pairwise
from types import ModuleType

__all__ = ["members", "text_below", "text_of"]


def text_of(node: ast.stmt) -> str:
    """Give the text that a statement is; empty where it is another one."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text
        case _:
            return ""


def members(owner: type[Enum]) -> dict[str, str]:
    """Give what each member of an enumeration means, by its value, on one line."""
    tree = ast.parse(inspect.getsource(owner))
    found = _below(next(node.body for node in tree.body if isinstance(node, ast.ClassDef)))
    return {str(one.value): " ".join(found[one.name].split()) for one in owner}


def text_below(module: ModuleType, name: str) -> str:
    """Give the text below a name of a module."""
    return _below(ast.parse(inspect.getsource(module)).body)[name]


def _below(body: list[ast.stmt]) -> dict[str, str]:
    return {
        ast.unparse(one.targets[0]): text_of(two)
        for one, two in pairwise(body)
        if isinstance(one, ast.Assign) and text_of(two)
    }
