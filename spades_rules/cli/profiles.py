"""`list`: the profiles that can be named, one line each."""

import click

from spades_rules.cli.options import folders_option, format_option

__all__ = ["command"]


@click.command(short_help="The profiles there are.")
@folders_option()
@format_option()
def command(folders: tuple[str, ...], form: str) -> int:
    """List the profiles, one line each, with what each is."""
    from spades_rules.cli.listing import list_profiles  # noqa: PLC0415 - help needs no library

    return list_profiles(folders, as_json=form == "json")
