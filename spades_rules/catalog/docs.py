"""What a policy says of itself: its sentence, its source, the meaning of each parameter."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from types import MappingProxyType

__all__ = ["Docs", "docs_of", "sources_in"]

SOURCE = "Source:"
ALIASES = "Also called:"


@dataclass(frozen=True, slots=True)
class Docs:
    """The texts that a policy's class carries."""

    sentence: str
    """The rule in one sentence, on one line."""
    body: str
    """What follows the sentence, without the aliases and the source."""
    source: str
    """Who plays it so; empty where the class does not say."""
    aliases: tuple[str, ...]
    """What else it is called, each with who calls it so or in which sense, in brackets."""
    fields: Mapping[str, str]
    """The meaning of each field, by its name in the class."""


def sources_in(text: str) -> tuple[str, ...]:
    """Give the names in a list of sources, which stand between commas; remarks are in brackets."""
    bare = re.sub(r"\([^()]*\)", "", text.partition(". ")[0].removesuffix("."))
    return tuple(name.strip() for name in re.split("[,;]", bare))


# Reading source code is slow and its result never changes, so it is done once a class, and only
# for pages and schemas: loading a profile never comes here.
@cache
def docs_of(owner: type) -> Docs:
    """Read the texts of a class; a class without source text has empty field texts."""
    # Slow to import, and only pages and schemas come here.
    import inspect  # noqa: PLC0415  reason above

    paragraphs = inspect.cleandoc(owner.__doc__ or "").split("\n\n")
    source = ""
    if SOURCE in paragraphs[-1]:
        last, _, source = paragraphs[-1].partition(SOURCE)
        paragraphs = [*paragraphs[:-1], last.strip()] if last.strip() else paragraphs[:-1]
    aliases = ""
    if paragraphs and paragraphs[-1].startswith(ALIASES):
        aliases = paragraphs.pop().removeprefix(ALIASES).strip().rstrip(".")
    return Docs(
        sentence=" ".join(paragraphs[0].split()) if paragraphs else "",
        body="\n\n".join(paragraphs[1:]).strip(),
        source=" ".join(source.split()),
        aliases=tuple(" ".join(alias.split()) for alias in aliases.split(";") if alias),
        fields=MappingProxyType(_field_texts(owner)),
    )


def _field_texts(owner: type) -> dict[str, str]:
    """Find the text below each field."""
    import ast  # noqa: PLC0415  see `docs_of`
    import inspect  # noqa: PLC0415  see `docs_of`
    import textwrap  # noqa: PLC0415  see `docs_of`

    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(owner)))
    except (OSError, TypeError):
        return {}
    body = next(node for node in tree.body if isinstance(node, ast.ClassDef)).body
    texts: dict[str, str] = {}
    for field, below in pairwise(body):
        match field, below:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                texts[name] = inspect.cleandoc(text)
            case _:
                continue
    return texts
