"""`replay`: a recorded game played again."""

import click

from spades_rules.cli.options import folders_option, format_option, sets_option, under_option
from spades_rules.cli.outputs import complain, print_lines, print_text, style_for

__all__ = ["command"]


@click.command(short_help="Play a record again.")
@click.argument("record")
@under_option()
@format_option()
@sets_option()
@folders_option()
def command(
    record: str,
    *,
    under: str | None,
    form: str,
    sets: tuple[str, ...],
    folders: tuple[str, ...],
) -> int:
    """Play a RECORD again under the rules that it carries, or under another profile.

    The exit code is 1 when the rules refuse a move, or when they are not those of its fingerprint.
    """
    # The libraries behind the rules are slow to load, and help needs none of them.
    from spades_rules.cli.replaying import replay  # noqa: PLC0415
    from spades_rules.report.json_form import as_json  # noqa: PLC0415
    from spades_rules.report.replays import replay_to_plain, replay_to_text  # noqa: PLC0415

    replayed = replay(record, under=under, sets=sets, folders=folders)
    for warning in replayed.warnings:
        complain(warning)
    if form == "json":
        print_text(as_json(replay_to_plain(replayed.told)))
    else:
        print_lines(replay_to_text(replayed.told, style_for()))
    return int(replayed.told.replay.refused is not None or bool(replayed.warnings))
