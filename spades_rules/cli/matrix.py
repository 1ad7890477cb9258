"""`matrix`: the rules of several profiles side by side."""

import click

from spades_rules.cli.options import folders_option, format_option, sets_option
from spades_rules.cli.outputs import complain, print_lines, print_text, style_for

__all__ = ["command"]


@click.command(short_help="Rules by profiles.")
@click.argument("profiles", metavar="[P]…", nargs=-1)
@click.option("--verdicts", is_flag=True, help="Compare every two, and say what comes of it.")
@click.option(
    "--pages",
    metavar="DIR",
    help="Write the comparison of every two there as a page, and link to it from the markdown.",
)
@format_option("markdown")
@sets_option(whose="every profile")
@folders_option()
def command(  # noqa: PLR0913 - one a word of the command line
    profiles: tuple[str, ...],
    *,
    verdicts: bool,
    pages: str | None,
    form: str,
    sets: tuple[str, ...],
    folders: tuple[str, ...],
) -> int:
    """Set the profiles P side by side, rule by rule; without any, all of Spades that there are."""
    # The libraries behind the rules are slow to load, and help needs none of them.
    from spades_rules.cli import matrixing  # noqa: PLC0415
    from spades_rules.report import matrices  # noqa: PLC0415

    beside = matrixing.set_side_by_side(profiles, sets=sets, folders=folders)
    found = beside.compared() if verdicts or pages is not None else None
    link = None
    if found is not None and pages is not None:
        complain(matrixing.write_pages(found, pages))
        link = matrixing.link_to(pages)
    match form:
        case "json":
            from spades_rules.report.json_form import as_json  # noqa: PLC0415 - see above

            print_text(as_json(matrices.matrix_to_plain(beside.matrix, verdicts=found)))
        case "markdown":
            from spades_rules.report.matrixmarkdown import matrix_to_markdown  # noqa: PLC0415

            lead = f"# {beside.matrix.game.title}: rules by profiles\n\n"
            rest = matrix_to_markdown(beside.matrix, verdicts=found, link=link)
            print_text(lead + rest)
        case _:
            print_lines(matrices.matrix_to_text(beside.matrix, style_for(), verdicts=found))
    return 0
