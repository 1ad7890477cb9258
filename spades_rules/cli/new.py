"""`new`: a small profile to edit."""

import click

from spades_rules.cli.options import folders_option, sets_option
from spades_rules.cli.outputs import complain

__all__ = ["command"]


@click.command(short_help="Begin a profile of your own.")
@click.argument("name")
@click.option("--extends", "parent", metavar="P", help="The profile to start from.")
@click.option("--interview", is_flag=True, help="Ask how you play, and extend what is nearest.")
@click.option("--answers", metavar="FILE", help="Take the answers of the interview from a file.")
@click.option(
    "--source",
    metavar="ID",
    help="The source that it is to model: every rule begins with an entry to be settled.",
)
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
    parent: str | None,
    interview: bool,
    answers: str | None,
    source: str | None,
    title: str,
    out: str | None,
    form: str,
    sets: tuple[str, ...],
    folders: tuple[str, ...],
) -> int:
    """Write a small profile NAME that extends another; with `--out -` to standard output.

    A file that is there already is left alone. With `--set` the profile begins with those changes.
    With `--interview` you are asked how you play, and the documented profile nearest to your
    answers is extended; the answers may also come from a file, such as `{nil: 50, bags: none}`.

    With `--source` the profile models a source of a register, such as a `sources.yaml` beside it.
    Every rule then has an entry that calls the source silent, until you write what it says.
    """
    # The libraries behind a profile are slow to load, and help needs none of them.
    from spades_rules.cli.beginning import begin, check_new, write_new  # noqa: PLC0415
    from spades_rules.cli.outputs import print_lines, print_text  # noqa: PLC0415
    from spades_rules.report.json_form import as_json  # noqa: PLC0415

    if source is not None and (interview or answers is not None or sets):
        message = "what a source says is written with its passage; leave --source or the rest out"
        raise click.UsageError(message)
    if (interview or answers is not None) and sets:
        message = "the values of an interview come from its answers; leave out --set"
        raise click.UsageError(message)
    file = out or f"{name}.yaml"
    # Nobody is to be asked for nothing.
    check_new(name, file)
    outcome = None
    if interview or answers is not None:
        from spades_rules.cli.interviewing import interviewed  # noqa: PLC0415 - see above

        outcome = interviewed(answers, file=file, folders=folders, only=parent)
        parent = outcome.parent
        complain(outcome.words)
    elif parent is None:
        message = "give a profile to start from with --extends, or ask for an --interview"
        raise click.UsageError(message)
    text = begin(
        name,
        parent,
        file=file,
        title=title,
        source=source,
        sets=sets,
        folders=folders,
        changed=None if outcome is None else outcome.rules,
        accepts=None if outcome is None else outcome.accepts,
    )
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
