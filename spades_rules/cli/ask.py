"""`ask`: a ruling at the table."""

import click

from spades_rules.cli.options import folders_option, format_option, sets_option
from spades_rules.cli.outputs import print_lines, print_text, style_for

__all__ = ["command"]


@click.command(short_help="A ruling at the table, and why.")
@click.argument("profile", metavar="P")
@click.argument("situation")
@format_option()
@sets_option()
@folders_option()
def command(
    profile: str, situation: str, form: str, sets: tuple[str, ...], folders: tuple[str, ...]
) -> int:
    """Ask the profile P about a SITUATION: what may be done, or what follows, and why.

    SITUATION is a file, `-`, or one mapping, such as
    '{play: {hand: [KD, 3H, 8S], trick: [5C], first_trick: true}}'. It is a case without its
    answer; a profile that it names is passed over.
    """
    # The libraries behind the rules are slow to load, and help needs none of them.
    from spades_rules.cli.asking import ask  # noqa: PLC0415
    from spades_rules.report.answers import answer_to_plain, answer_to_text  # noqa: PLC0415
    from spades_rules.report.json_form import as_json  # noqa: PLC0415

    answer, explained, label = ask(profile, situation, sets=sets, folders=folders)
    if form == "json":
        print_text(as_json({"profile": label, **answer_to_plain(answer, explained)}))
    else:
        print_lines(answer_to_text(answer, explained, style_for()))
    return 0
