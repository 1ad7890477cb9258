"""`score`: what a round is worth, or a whole game on paper."""

import click

from spades_rules.cli.options import folders_option, format_option, sets_option
from spades_rules.cli.outputs import print_lines, print_text, style_for

__all__ = ["command"]


@click.command(short_help="What a round or a game is worth.")
@click.argument("profile", metavar="P")
@click.argument("game", metavar="[GAME.yaml]", required=False)
@click.option(
    "--side",
    "sides",
    multiple=True,
    metavar="BIDS:TRICKS[:BAGS[:TOTAL]]",
    help="One side: its calls, its tricks, and where it stood, as in `nil,4:1,3:9`.",
)
@format_option()
@sets_option()
@folders_option()
def command(  # noqa: PLR0913 - each is an option of the command
    profile: str,
    game: str | None,
    *,
    sides: tuple[str, ...],
    form: str,
    sets: tuple[str, ...],
    folders: tuple[str, ...],
) -> int:
    """Score under the profile P: some sides of a round, or a game on paper round by round.

    Each line of the sheet comes with its rule, the arithmetic and the passage it rests on.
    """
    if bool(game) == bool(sides):
        message = "give either --side or a game, one of the two"
        raise click.UsageError(message)
    # The libraries behind the rules are slow to load, and help needs none of them.
    from spades_rules.cli import scoring  # noqa: PLC0415
    from spades_rules.cli.rules import load_rules  # noqa: PLC0415
    from spades_rules.report import paper, sheets  # noqa: PLC0415
    from spades_rules.report.json_form import as_json  # noqa: PLC0415

    rules = load_rules(profile, sets=sets, folders=folders)
    if game:
        scored, players = scoring.score_paper(rules, game)
        explained = rules.explained(sheets.rules_of(scored.sheets))
        if form == "json":
            print_text(
                as_json(paper.game_to_plain(rules.ruleset, scored, explained, players=players))
            )
        else:
            print_lines(
                paper.game_to_text(rules.ruleset, scored, explained, style_for(), players=players)
            )
        return 0
    sheet = scoring.score_sides(rules, sides)
    explained = rules.explained(sheets.rules_of((sheet,)))
    if form == "json":
        plain = sheets.sides_to_plain(rules.ruleset, sheet, explained)
        print_text(as_json({"sides": plain[: len(sides)]}))
    else:
        seats = rules.ruleset.seating.sides[: len(sides)]
        print_lines(sheets.sheet_to_text(sheet, seats, explained, style_for()))
    return 0
