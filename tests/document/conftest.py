"""Short names for what was found where, so that tests can show the expected place."""

from collections.abc import Callable

import pytest

from spades_rules.diagnostics import Diagnostic
from spades_rules.document import read_document

Found = tuple[str, str]


@pytest.fixture
def found() -> Callable[[bytes | str], list[Found]]:
    """Give code and `line:column-line:column` of every finding in a text."""

    def found_in(text: bytes | str) -> list[Found]:
        return [(one.code, place(one)) for one in read_document(text, "f.yaml").diagnostics]

    return found_in


def place(one: Diagnostic) -> str:
    span = one.span
    return f"{span.line}:{span.column}-{span.end_line}:{span.end_column}"
