"""What the YAML parser tells while it walks along a text: here begins a list, there a word."""

from collections.abc import Iterator
from typing import Any, Protocol

import yaml

__all__ = ["LOADER", "TROUBLE", "Collection", "Event", "Mark", "Opened", "Scalar", "parse"]

LOADER = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader
TROUBLE = (yaml.YAMLError, ValueError, OverflowError)
"""What stops the parser; the one in Python also passes on that a number is no character."""


class Mark(Protocol):
    """A place in the text, all counted from 0."""

    index: int
    line: int
    column: int


class Event(Protocol):
    """One step along the text."""

    start_mark: Mark
    end_mark: Mark


class Opened(Event, Protocol):
    """A step with which a value begins."""

    anchor: str | None
    tag: str | None


class Collection(Opened, Protocol):
    """The beginning of a list or a mapping."""

    flow_style: bool | None


class Scalar(Opened, Protocol):
    """A single word, number or text."""

    value: str
    style: str | None


def parse(text: str) -> Iterator[Any]:
    """Give the events of a text one by one; nothing is composed, no alias followed."""
    return yaml.parse(text, Loader=LOADER)
