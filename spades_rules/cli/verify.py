"""`verify`: cases run, each answer held against the rules."""

import click

from spades_rules.cli.options import folders_option, format_option, sets_option, under_option
from spades_rules.cli.outputs import print_lines, print_text, style_for

__all__ = ["command"]


@click.command(short_help="Run files of cases.")
@click.argument("files", metavar="FILE…", nargs=-1, required=True)
@under_option()
@format_option()
@sets_option()
@folders_option()
def command(
    files: tuple[str, ...],
    under: str | None,
    form: str,
    sets: tuple[str, ...],
    folders: tuple[str, ...],
) -> int:
    """Run files of cases; with `--under` all of them under that profile.

    The exit code is 1 when a case fails, and 2 when a file cannot be read.
    """
    # The libraries behind the rules are slow to load, and help needs none of them.
    from spades_rules.cli.verifying import verify  # noqa: PLC0415
    from spades_rules.report.json_form import as_json  # noqa: PLC0415
    from spades_rules.report.verdicts import verdicts_to_plain, verdicts_to_text  # noqa: PLC0415

    verdicts = verify(files, under=under, sets=sets, folders=folders)
    if form == "json":
        print_text(as_json(verdicts_to_plain(verdicts)))
    else:
        print_lines(verdicts_to_text(verdicts, style_for()))
    return int(not all(outcome.passed for _, outcome in verdicts))
