"""`show`: a profile with everything it inherits, as a document or as a sheet of rules."""

from typing import TYPE_CHECKING

import click

from spades_rules.cli.options import folders_option, format_option, sets_option
from spades_rules.cli.outputs import print_lines, print_text, style_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spades_rules.cli.rules import Rules

__all__ = ["command"]

STANCES = ("states", "implies", "silent", "ambiguous", "contradicts", "excludes", "unmodelled")
"""Written here too, since help loads nothing; a test holds them to those that profiles take."""


@click.command(short_help="A profile with all it inherits.")
@click.argument("profile", metavar="P")
@click.option("--origin", is_flag=True, help="Say of every value where it was set, and why.")
@click.option(
    "--stance",
    "stances",
    multiple=True,
    type=click.Choice(STANCES),
    help="Only the places on which the source is of this stance, such as `silent`; may be given "
    "several times.",
)
@format_option("markdown")
@sets_option()
@folders_option()
def command(  # noqa: PLR0913 - each is an option of the command
    profile: str,
    *,
    origin: bool,
    stances: tuple[str, ...],
    form: str,
    sets: tuple[str, ...],
    folders: tuple[str, ...],
) -> int:
    """Show the profile P with everything it inherits; the result is itself a valid profile.

    With --stance it lists what a source leaves open, say, or leaves silent, and what holds there.
    """
    if stances and origin:
        message = "give either --origin or --stance, one of the two"
        raise click.UsageError(message)
    # The libraries behind a profile are slow to load, and help needs none of them.
    from spades_rules.cli.rules import load_rules  # noqa: PLC0415
    from spades_rules.profile import dump_profile  # noqa: PLC0415
    from spades_rules.report import profiles  # noqa: PLC0415
    from spades_rules.report.json_form import as_json  # noqa: PLC0415

    rules = load_rules(profile, sets=sets, folders=folders)
    loaded = rules.profile
    if stances:
        return _show_stances(rules, stances, form)
    if form == "text" and not origin:
        print_text(dump_profile(loaded))
        return 0
    explained = rules.explained(profiles.rule_ids(loaded))
    match form:
        case "json":
            origins = explained if origin else None
            fingerprint = rules.ruleset.fingerprint
            print_text(as_json(profiles.profile_to_plain(loaded, fingerprint, origins)))
        case "markdown":
            game = rules.catalog.games[loaded.game]
            print_text(profiles.profile_to_markdown(loaded, game, explained, origins=origin))
        case _:
            print_lines(profiles.origins_to_text(loaded, explained, style_for()))
    return 0


def _show_stances(rules: "Rules", stances: "Sequence[str]", form: str) -> int:
    """List the places on which the source is of some stances."""
    from spades_rules.audit.matrix import matrix_of  # noqa: PLC0415 - as in the command
    from spades_rules.profile import Stance  # noqa: PLC0415
    from spades_rules.report import profiles  # noqa: PLC0415
    from spades_rules.report import stances as places  # noqa: PLC0415
    from spades_rules.report.json_form import as_json  # noqa: PLC0415

    wanted = frozenset(map(Stance, stances))
    label = rules.profile.label
    found = places.places_of(matrix_of([rules.profile], catalog=rules.catalog), wanted)
    match form:
        case "json":
            plain = profiles.profile_to_plain(rules.profile, rules.ruleset.fingerprint)
            print_text(as_json(plain | {"stances": places.stances_to_plain(found)}))
        case "markdown":
            print_text(places.stances_to_markdown(label, found, wanted))
        case _:
            print_lines(places.stances_to_text(label, found, wanted, style_for()))
    return 0
