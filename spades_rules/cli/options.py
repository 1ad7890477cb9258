"""The options that most commands share."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import click

__all__ = ["folders_option", "format_option", "sets_option", "under_option"]

Decorator: TypeAlias = Callable[[Callable[..., Any]], Callable[..., Any]]


def format_option(*names: str) -> Decorator:
    """Choose how results are written: `text`, `json`, or more where a command says so."""
    return click.option(
        "--format",
        "form",
        type=click.Choice(("text", "json", *names)),
        default="text",
        show_default=True,
        help="How results are written.",
    )


def sets_option(*, whose: str = "the profile") -> Decorator:
    """Change values of the rules; `whose` says whose values those are."""
    return click.option(
        "--set",
        "sets",
        multiple=True,
        metavar="SLOT.RULE.PARAMETER=VALUE",
        help=f"Change a value of {whose}; may be given several times.",
    )


def folders_option() -> Decorator:
    """Look for profiles in more folders."""
    return click.option(
        "--profiles",
        "folders",
        multiple=True,
        metavar="DIR",
        callback=_folders,
        help="A folder of profiles to look in before the shipped ones; may be given several times.",
    )


def _folders(_: click.Context, __: click.Parameter, folders: tuple[str, ...]) -> tuple[str, ...]:
    """Refuse a folder that is not there: what it should hold would silently be missed."""
    for folder in folders:
        if not Path(folder).is_dir():
            message = f"`{folder}` is no folder"
            raise click.UsageError(message)
    return folders


def under_option() -> Decorator:
    """Take another profile than the input names."""
    return click.option(
        "--under",
        metavar="P",
        help="Use this profile in place of the one named in the input.",
    )
