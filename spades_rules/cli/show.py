"""`show`: a profile with everything it inherits, as a document or as a sheet of rules."""

import click

from spades_rules.cli.options import folders_option, format_option, sets_option
from spades_rules.cli.outputs import print_lines, print_text, style_for

__all__ = ["command"]


@click.command(short_help="A profile with all it inherits.")
@click.argument("profile", metavar="P")
@click.option("--origin", is_flag=True, help="Say of every value where it was set, and why.")
@format_option("markdown")
@sets_option()
@folders_option()
def command(
    profile: str,
    *,
    origin: bool,
    form: str,
    sets: tuple[str, ...],
    folders: tuple[str, ...],
) -> int:
    """Show the profile P with everything it inherits; the result is itself a valid profile."""
    # The libraries behind a profile are slow to load, and help needs none of them.
    from spades_rules.cli.rules import load_rules  # noqa: PLC0415
    from spades_rules.profile import dump_profile  # noqa: PLC0415
    from spades_rules.report import profiles  # noqa: PLC0415
    from spades_rules.report.json_form import as_json  # noqa: PLC0415

    rules = load_rules(profile, sets=sets, folders=folders)
    loaded = rules.profile
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
