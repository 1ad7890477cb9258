"""Write the reference from the program itself, or see whether it is stale: `--check`."""

import sys
from collections.abc import Iterator
from pathlib import Path

import click
from api_pages import api_pages
from changes_page import changes_page
from code_pages import code_pages
from command_page import command_page
from comparison_pages import SOURCES, compared, comparison_pages
from matrix_page import matrix_page
from pages import Page, page
from policy_pages import policy_pages
from profile_pages import profile_pages, source_page
from schema_page import schema_page

from spades_rules.catalog import Catalog
from spades_rules.profile import heads, load_profile

REFERENCE = Path(__file__).parents[1] / "reference"

INDEX = """- [Policies](policies/README.md): what can be chosen, question by question.
- [Profiles](profiles/README.md): the documented sets of rules, value by value.
- [Rules by profiles](matrix.md): the first five profiles side by side, and where two are not alike.
- [Comparisons](comparisons/README.md): every two of these five, and each later one with
  what it builds on; a hand for each difference.
- [The words of a comparison](changes.md): kinds of change, verdicts, directions, questions.
- [Sources](sources.md): the texts that profiles model, section by section.
- [Codes](codes/README.md): every kind of finding, each with an example.
- [The command](command.md): every part of `spades-rules`.
- [Schemas](schemas.md): the shapes of documents and results.
- [The programming interface](api.md): the public names.
- [Simple players](players.md): chance at the table, and who calls and plays by the rules.
- [Laws and chance for tests](testing.md): what every rule set keeps."""


def every_page() -> Iterator[Page]:
    """Give the whole reference; it describes what comes along, whatever else is installed."""
    catalog = Catalog.builtin()
    profiles = tuple(
        load_profile(f"{head.game}/{head.name}", catalog=catalog) for head in heads((), ())
    )
    yield page("README.md", "Reference", "Generated from the program itself.", INDEX)
    yield from policy_pages(catalog, profiles)
    yield from profile_pages(catalog, profiles)
    beside = tuple(one for one in profiles if one.name in SOURCES and one.game == "spades")
    found = compared(catalog, profiles)
    yield matrix_page(catalog, beside, found)
    yield from comparison_pages(found)
    yield changes_page()
    yield source_page(catalog, profiles)
    yield from code_pages()
    yield command_page()
    yield schema_page()
    yield from api_pages()


def installed_pages() -> Iterator[Page]:
    """Give the pages of all policies and profiles that are installed, plug-ins too."""
    catalog = Catalog.standard()
    names = [f"{head.game}/{head.name}" for head in heads(())]
    profiles = tuple(load_profile(name, catalog=catalog) for name in names)
    yield from policy_pages(catalog, profiles)
    yield from profile_pages(catalog, profiles)


@click.command()
@click.option("--check", is_flag=True, help="Write nothing; exit 1 when a page is stale.")
@click.option("--installed", metavar="DIR", help="Write the pages of all that is installed there.")
def main(*, check: bool, installed: str | None) -> None:
    """Write docs/reference, and take away pages that nothing asks for any more."""
    if installed is not None:
        for one in installed_pages():
            file = Path(installed) / one.path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(one.text, encoding="utf-8", newline="\n")
        return
    wanted = {REFERENCE / one.path: one.text for one in every_page()}
    there = {file: file.read_text(encoding="utf-8") for file in REFERENCE.rglob("*.md")}
    stale = sorted(file for file in {*wanted, *there} if wanted.get(file) != there.get(file))
    for file in stale:
        click.echo(f"{file.relative_to(REFERENCE.parents[1])} is stale")
        if check:
            continue
        if file in wanted:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(wanted[file], encoding="utf-8", newline="\n")
        else:
            file.unlink()
    sys.exit(int(check and bool(stale)))


main()
