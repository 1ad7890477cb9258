"""`sheet`: the rules of a table on one page, in prose."""

import click

from spades_rules.cli.options import folders_option, format_option, sets_option
from spades_rules.cli.outputs import print_lines, print_text, style_for

__all__ = ["command"]

WORDS = {
    "tricks": ("trick", "trick"),
    "books": ("trick", "book"),
    "side": ("side", "side"),
    "team": ("side", "team"),
}
"""The words that can be asked for, each with what it is a word for and with its singular."""


def _chosen(_: click.Context, __: click.Parameter, asked: tuple[str, ...]) -> dict[str, str]:
    """Give the words by what they are words for; two for one thing leave open which to use."""
    said: dict[str, str] = {}
    for one in asked:
        thing = WORDS[one][0]
        if said.setdefault(thing, one) != one:
            message = f"`{said[thing]}` and `{one}` are two words for one thing; choose one"
            raise click.UsageError(message)
    return {thing: WORDS[one][1] for thing, one in said.items()}


@click.command(short_help="The rules in prose, on one page.")
@click.argument("profile", metavar="P")
@click.option(
    "--words",
    "asked",
    multiple=True,
    type=click.Choice(tuple(WORDS)),
    callback=_chosen,
    help="What the house says: tricks or books, side or team; may be given several times.",
)
@click.option(
    "--against",
    metavar="P",
    help="The profile from which differences are boxed; canonical if none is named.",
)
@format_option("markdown", "html")
@sets_option()
@folders_option()
def command(  # noqa: PLR0913 - one a word of the command line
    profile: str,
    *,
    asked: dict[str, str],
    against: str | None,
    form: str,
    sets: tuple[str, ...],
    folders: tuple[str, ...],
) -> int:
    """Write the rules of the profile P as a sheet to print, in the order of play.

    What differs from canonical is boxed, and says so in words too.
    """
    # The libraries behind a profile are slow to load, and help needs none of them.
    from spades_rules.cli.describing import hold_against  # noqa: PLC0415
    from spades_rules.report import sheetpagetext  # noqa: PLC0415
    from spades_rules.report.json_form import as_json  # noqa: PLC0415
    from spades_rules.report.prose import HouseWords  # noqa: PLC0415
    from spades_rules.report.sheetpage import sheet_of, sheet_to_plain  # noqa: PLC0415

    words = HouseWords(**asked)
    held = hold_against(profile, against, sets=sets, folders=folders)
    sheet = sheet_of(
        held.rules.profile,
        held.against,
        held.game,
        fingerprint=held.rules.ruleset.fingerprint,
        words=words,
    )
    match form:
        case "json":
            print_text(as_json(sheet_to_plain(sheet)))
        case "markdown":
            print_text(sheetpagetext.sheet_to_markdown(sheet))
        case "html":
            print_text(sheetpagetext.sheet_to_page(sheet))
        case _:
            print_lines(sheetpagetext.sheet_to_text(sheet, style_for()))
    return 0
