"""`nearest`: the documented rule set that a house's own is closest to."""

import click

from spades_rules.cli.options import folders_option, format_option, sets_option
from spades_rules.cli.outputs import print_lines, print_text, style_for

__all__ = ["command"]


@click.command(short_help="The documented profile that a house's own is closest to.")
@click.argument("file", metavar="FILE")
@format_option()
@sets_option()
@folders_option()
def command(file: str, *, form: str, sets: tuple[str, ...], folders: tuple[str, ...]) -> int:
    """Rank the documented profiles by how few edits lead from each to the rules of FILE.

    FILE is a file, the name of a profile, or `-`. Documented is a profile that models a source.
    Each edit from the nearest is told with what it does, and on which hand that shows.
    """
    # The libraries behind the rules are slow to load, and help needs none of them.
    from spades_rules.cli.neighbours import look_around  # noqa: PLC0415
    from spades_rules.report.nearest import nearest_to_plain, nearest_to_text  # noqa: PLC0415

    seen = look_around(file, sets=sets, folders=folders)
    if form == "json":
        from spades_rules.report.json_form import as_json  # noqa: PLC0415 - see above

        print_text(as_json(nearest_to_plain(seen.house, seen.ranked, seen.compared)))
    else:
        print_lines(nearest_to_text(seen.house, seen.ranked, seen.compared, style_for()))
    return 0
