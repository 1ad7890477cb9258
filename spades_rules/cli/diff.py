"""`diff`: what parts two sets of rules, proved, cited and shown on a hand."""

import sys
from typing import TYPE_CHECKING

import click

from spades_rules.cli.options import folders_option, format_option, sets_option
from spades_rules.cli.outputs import complain, print_lines, print_text, style_for

if TYPE_CHECKING:
    from spades_rules.cli.diffing import Compared

__all__ = ["command"]


@click.command(short_help="What parts two sets of rules.")
@click.argument("a", metavar="A")
@click.argument("b", metavar="B")
@click.option(
    "--only",
    multiple=True,
    metavar="PATTERN",
    help="Tell of these rules only, such as `scoring.*`; may be given several times.",
)
@click.option(
    "--expect",
    multiple=True,
    metavar="PATTERN",
    help="Fail only if something else than these rules differs; may be given several times.",
)
@click.option("--accept", metavar="FILE", help="A file of differences that are known and kept.")
@click.option("--save", metavar="FILE", help="Write every hand that shows a difference as a case.")
@click.option("--open-questions", is_flag=True, help="List the readings that decide anything.")
@click.option(
    "--seed",
    type=click.IntRange(min=0),
    default=1,
    show_default=True,
    help="What situations are drawn from that cannot all be tried.",
)
@format_option("markdown", "html")
@sets_option(whose="both profiles")
@folders_option()
def command(  # noqa: PLR0913 - one a word of the command line
    a: str,
    b: str,
    *,
    only: tuple[str, ...],
    expect: tuple[str, ...],
    accept: str | None,
    save: str | None,
    open_questions: bool,
    seed: int,
    form: str,
    sets: tuple[str, ...],
    folders: tuple[str, ...],
) -> int:
    """Compare the profiles A and B, rule by rule and question by question.

    The exit code is 0 when nothing differs, or nothing but what is accepted; 1 when something
    does, or when that cannot be told; with --expect 1 when anything else differs.
    """
    # The libraries behind the rules are slow to load, and help needs none of them.
    from spades_rules.cli.diffing import Asked, compare, keep  # noqa: PLC0415

    asked = Asked(only=only, expect=expect, accept=accept, seed=seed, sets=sets, folders=folders)
    compared = compare(a, b, asked)
    saved = None if save is None else keep(compared.diff, save)
    _show(compared, form, open_questions=open_questions)
    if saved is not None:
        complain(saved)
    return int(not compared.clean)


def _show(compared: "Compared", form: str, *, open_questions: bool) -> None:
    """Print a comparison in the form asked for; only what writes that form is loaded."""
    diff, expected, findings = compared.diff, compared.expected, compared.findings
    match form:
        case "json":
            from spades_rules.report.diffs import diff_to_plain  # noqa: PLC0415 - see above
            from spades_rules.report.json_form import as_json  # noqa: PLC0415 - see above

            print_text(as_json(diff_to_plain(diff, expected=expected, findings=findings)))
            return
        case "markdown":
            from spades_rules.report.diffmarkdown import diff_to_markdown  # noqa: PLC0415 - see above

            print_text(diff_to_markdown(diff, expected=expected, open_questions=open_questions))
        case "html":
            from spades_rules.report.diffpage import diff_to_page  # noqa: PLC0415 - see above

            print_text(diff_to_page(diff, expected=expected, open_questions=open_questions))
        case _:
            from spades_rules.report.difftext import diff_to_text  # noqa: PLC0415 - see above

            style = style_for()
            print_lines(diff_to_text(diff, style, expected=expected, open_questions=open_questions))
    if findings:
        from spades_rules.report.findings import findings_to_text  # noqa: PLC0415 - see above

        complain(findings_to_text(findings, style_for(sys.stderr)))
