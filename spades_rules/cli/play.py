"""`play`: a round in the terminal, against simple players."""

import click

from spades_rules.cli.options import folders_option, format_option, sets_option

__all__ = ["command"]


@click.command(short_help="Play in the terminal.")
@click.argument("profile", metavar="P")
@click.option("--seed", type=int, help="Draw all chance from this number, to play the same again.")
@click.option("--seat", type=click.IntRange(min=0), default=0, show_default=True, help="Your seat.")
@click.option(
    "--rounds", type=click.IntRange(min=1), default=1, show_default=True, help="How many to play."
)
@click.option("--game", is_flag=True, help="Play until the game is over.")
@click.option("--record", metavar="FILE", help="Write the record there at the end.")
@format_option()
@sets_option()
@folders_option()
def command(  # noqa: PLR0913 - each is an option of the command
    profile: str,
    *,
    seed: int | None,
    seat: int,
    rounds: int,
    game: bool,
    record: str | None,
    form: str,
    sets: tuple[str, ...],
    folders: tuple[str, ...],
) -> int:
    """Play a round of P in the terminal; type `help` at the table to see what you can say.

    A card or call that the rules refuse is answered with the rule and its source.
    """
    # The libraries behind the rules are slow to load, and help needs none of them.
    from spades_rules.cli.playing import Wanted, play  # noqa: PLC0415
    from spades_rules.cli.rules import load_rules  # noqa: PLC0415

    rules = load_rules(profile, sets=sets, folders=folders)
    seats = rules.ruleset.seating.seats
    if seat >= seats:
        message = f"there is no seat {seat}; the seats are 0 to {seats - 1}"
        raise click.UsageError(message)
    wanted = Wanted(seat, seed, None if game else rounds, record, as_json=form == "json")
    return play(rules, wanted)
