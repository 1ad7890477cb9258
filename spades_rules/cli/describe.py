"""`describe`: one line that says what a table has of its own."""

import click

from spades_rules.cli.options import folders_option, format_option, sets_option
from spades_rules.cli.outputs import print_lines, print_text

__all__ = ["command"]


@click.command(short_help="One line on what a profile has of its own.")
@click.argument("profile", metavar="P")
@click.option(
    "--against",
    metavar="P",
    help="The profile that everybody is taken to know; canonical if none is named.",
)
@format_option()
@sets_option()
@folders_option()
def command(
    profile: str, *, against: str | None, form: str, sets: tuple[str, ...], folders: tuple[str, ...]
) -> int:
    """Say in one line how the profile P differs from canonical, the way tables are named."""
    # The libraries behind a profile are slow to load, and help needs none of them.
    from spades_rules.cli.describing import hold_against  # noqa: PLC0415
    from spades_rules.report.describing import describe, description_to_plain  # noqa: PLC0415
    from spades_rules.report.json_form import as_json  # noqa: PLC0415

    held = hold_against(profile, against, sets=sets, folders=folders)
    if form == "json":
        print_text(as_json(description_to_plain(held.rules.profile, held.against, held.game)))
    else:
        print_lines([describe(held.rules.profile, held.against, held.game)])
    return 0
