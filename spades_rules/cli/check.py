"""`check`: everything that is wrong with profiles, or probably not meant."""

import click

from spades_rules.cli.options import folders_option, format_option, sets_option
from spades_rules.cli.outputs import complain, print_lines, print_text, style_for

__all__ = ["command"]


@click.command(short_help="Everything wrong with profiles.")
@click.argument("files", metavar="FILE…", nargs=-1, required=True)
@format_option()
@sets_option()
@folders_option()
def command(
    files: tuple[str, ...], form: str, sets: tuple[str, ...], folders: tuple[str, ...]
) -> int:
    """Check profiles, given as files or by name: every error and every lint finding.

    The exit code is 1 when there is any that the profile does not accept, with its reason, under
    `accepts`.
    """
    # The libraries behind a profile are slow to load, and help needs none of them.
    from spades_rules.cli.checking import check_one  # noqa: PLC0415
    from spades_rules.report.findings import findings_to_plain, findings_to_text  # noqa: PLC0415
    from spades_rules.report.json_form import as_json  # noqa: PLC0415

    checked = [check_one(file, sets=sets, folders=folders) for file in files]
    found = any(one.findings for one in checked)
    if form == "json":
        print_text(
            as_json(
                {
                    "checks": [
                        {
                            "file": one.file,
                            "findings": findings_to_plain(one.findings),
                            "accepted": findings_to_plain(one.accepted),
                        }
                        for one in checked
                    ]
                }
            )
        )
        return int(found)
    for one in checked:
        if one.findings:
            print_lines([findings_to_text(one.findings, style_for())])
    for one in checked:
        accepted = f", {len(one.accepted)} accepted" if one.accepted else ""
        number = len(one.findings)
        words = f"{number} finding{'' if number == 1 else 's'}" if number else "no findings"
        complain(f"{one.file}: {words}{accepted}")
    return int(found)
