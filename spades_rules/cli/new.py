"""`new`: a small profile to edit."""

import click

from spades_rules.cli.options import folders_option, sets_option
from spades_rules.cli.outputs import complain

__all__ = ["command"]


@click.command(short_help="Begin a profile of your own.")
@click.argument("name")
@click.option("--extends", "parent", metavar="P", required=True, help="The profile to start from.")
@click.option("--title", metavar="TEXT", default="", help="What people call it.")
@click.option("--out", metavar="FILE", help="The file to write; NAME.yaml by itself.")
@click.option(
    "--format",
    "form",
    type=click.Choice(("text", "json")),
    default="text",
    show_default=True,
    help="How the result is told.",
)
@sets_option()
@folders_option()
def command(  # noqa: PLR0913 - each is an option of the command
    name: str,
    *,
    parent: str,
    title: str,
    out: str | None,
    form: str,
    sets: tuple[str, ...],
    folders: tuple[str, ...],
) -> int:
    """Write a small profile NAME that extends another; with `--out -` to standard output.

    A file that is there already is left alone. With `--set` the profile begins with those changes.
    """
    # The libraries behind a profile are slow to load, and help needs none of them.
    from spades_rules.cli.beginning import begin, write_new  # noqa: PLC0415
    from spades_rules.cli.outputs import print_lines, print_text  # noqa: PLC0415
    from spades_rules.report.json_form import as_json  # noqa: PLC0415

    file = out or f"{name}.yaml"
    text = begin(name, parent, file=file, title=title, sets=sets, folders=folders)
    if file == "-":
        print_text(text)
        return 0
    write_new(file, text)
    if form == "json":
        print_text(as_json({"file": file, "name": name}))
    else:
        print_lines([file])
    complain(f"check it with: spades-rules check {file}")
    return 0
