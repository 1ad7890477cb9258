"""A page for every two of the first five profiles, and for every other and those it builds on."""

from collections.abc import Iterator, Mapping
from itertools import combinations

from pages import FIRST_LINE, Page, page, table

from spades_rules.audit.diff import diff
from spades_rules.audit.difference import RuleDiff
from spades_rules.catalog import Catalog
from spades_rules.profile import Profile
from spades_rules.profile.library import FIRST_GAME
from spades_rules.report.diffmarkdown import diff_to_markdown
from spades_rules.report.diffwords import headline

__all__ = ["SOURCES", "Compared", "compared", "comparison_pages", "entry_on"]

SOURCES = (
    "canonical",
    "card-game-spades-rules",
    "nowplay-gg",
    "openspiel",
    "world-of-card-games",
)
"""The profiles that have a page with each other, and a column in the matrix.

The pages of all two would be as many as the square of the profiles."""

LEAD = """Every two of the first five profiles, and every other one with `canonical` and with the
profile that it extends, compared as by `spades-rules diff A B --format markdown`, which does so for
any other two as well. The [matrix](../matrix.md) has the first five side by side."""

Compared = Mapping[tuple[str, str], RuleDiff]


def compared(catalog: Catalog, profiles: tuple[Profile, ...]) -> Compared:
    """Compare the profiles of which there is a page, in the order in which they stand."""
    return {
        (a.label, b.label): diff(a, b, catalog=catalog)
        for a, b in combinations(profiles, 2)
        if a.game == b.game and has_page(a, b)
    }


def has_page(a: Profile, b: Profile) -> bool:
    """Tell whether two profiles of one game have a page."""
    if a.game != FIRST_GAME:
        return False
    return {a.name, b.name} <= {*SOURCES} or a.name in built_on(b) or b.name in built_on(a)


def built_on(profile: Profile) -> tuple[str, ...]:
    """Give the standard game, and the profile that this one extends."""
    return (SOURCES[0], *(layer.name for layer in profile.layers[-2:-1]))


def comparison_pages(found: Compared) -> Iterator[Page]:
    """Give a page for each comparison, and one that lists them."""
    rows = [
        (f"[{a} and {b}]({_name(a, b)})", headline(one).partition(": ")[2])
        for (a, b), one in found.items()
    ]
    yield page("comparisons/README.md", "Comparisons", LEAD, table(("profiles", "come to"), rows))
    for (a, b), one in found.items():
        text = f"{FIRST_LINE}\n\n{diff_to_markdown(one, open_questions=True)}"
        yield Page(f"comparisons/{_name(a, b)}", text)


def entry_on(a: str, b: str, rule: str) -> str:
    """Give the address of the entry on a rule, seen from the top of the reference."""
    return f"comparisons/{_name(a, b)}#{rule}"


def _name(a: str, b: str) -> str:
    return f"{a}..{b}.md"
