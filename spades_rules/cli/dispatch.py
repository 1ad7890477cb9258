"""The command with all its parts; only the part that is called is loaded."""

from collections.abc import Mapping, Sequence
from importlib import import_module

import click

from spades_rules import __version__
from spades_rules.cli.failures import unusable

__all__ = ["COMMANDS", "dispatch"]

COMMANDS: Mapping[str, str] = {
    "list": "profiles",
    "show": "show",
    "check": "check",
    "new": "new",
    "describe": "describe",
    "sheet": "sheet",
    "policies": "policies",
    "ask": "ask",
    "score": "score",
    "play": "play",
    "replay": "replay",
    "verify": "verify",
    "diff": "diff",
    "matrix": "matrix",
    "nearest": "nearest",
    "schema": "schema",
}
"""The commands, each with its module."""


def dispatch(arguments: Sequence[str]) -> int:
    """Read the words of the command line, do what they ask, and give the exit code."""
    try:
        outcome = _group(arguments).main(
            list(arguments), prog_name="spades-rules", standalone_mode=False
        )
    except click.exceptions.NoArgsIsHelpError as fault:
        click.echo(fault.format_message())
        return 0
    except click.UsageError as fault:
        usage = fault.ctx.get_usage() + "\n" if fault.ctx else ""
        unusable(f"{usage}{fault.format_message()}")
    except click.Abort:
        raise KeyboardInterrupt from None
    except SystemExit:
        # So click ends when the reader of its output has gone away.
        raise BrokenPipeError from None
    return outcome if isinstance(outcome, int) else 0


def _group(arguments: Sequence[str]) -> click.Group:
    """Give the command with the part that is called, or with every part for its help."""
    named = next((word for word in arguments if not word.startswith("-")), "")
    names = (named,) if named in COMMANDS else tuple(COMMANDS)
    found = click.Group(
        "spades-rules",
        help="House rules of Spades as documents: check, print, play, score and compare them.",
        params=[_version_option()],
        context_settings={"help_option_names": ["-h", "--help"]},
        no_args_is_help=True,
    )
    for name in names:
        module = import_module(f"spades_rules.cli.{COMMANDS[name]}")
        found.add_command(module.command, name)
    return found


def _version_option() -> click.Option:
    def show(context: click.Context, _: click.Parameter, wanted: bool) -> None:  # noqa: FBT001 - click's
        if wanted:
            click.echo(f"spades-rules {__version__}")
            context.exit()

    return click.Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show,
        help="Show the version and exit.",
    )
