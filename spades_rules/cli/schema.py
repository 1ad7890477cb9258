"""`schema`: what documents and results look like, for editors and other programs."""

import click

from spades_rules.cli.options import format_option
from spades_rules.cli.outputs import complain, print_lines, print_text

__all__ = ["command"]


@click.command(short_help="The JSON Schemas.")
@click.option("--check", is_flag=True, help="Compare with the files there; exit 1 when stale.")
@click.option("--out", metavar="DIR", help="Write the files there, or look there with --check.")
@format_option()
def command(*, check: bool, out: str | None, form: str) -> int:
    """Print the JSON Schemas of profiles, cases, records and results, or write or check them.

    Printed is what is installed, plug-ins too; the files hold what comes along by itself.
    """
    # The libraries behind the schemas are slow to load, and help needs none of them.
    from spades_rules.cli import schemas  # noqa: PLC0415
    from spades_rules.cli.rules import standard_catalog  # noqa: PLC0415
    from spades_rules.report.json_form import as_json  # noqa: PLC0415

    if check:
        stale = schemas.stale_files(out)
        if form == "json":
            print_text(as_json({"stale": list(stale)}))
        else:
            print_lines(f"{file} is stale" for file in stale)
        return int(bool(stale))
    if out is not None:
        written = schemas.write_files(out)
        complain(f"wrote {', '.join(written)}")
        return 0
    print_text(as_json({"schemas": schemas.all_schemas(standard_catalog())}))
    return 0
