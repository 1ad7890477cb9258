"""The page that sets the first five profiles side by side, rule by rule."""

from comparison_pages import Compared, entry_on
from pages import Page, page

from spades_rules.audit.matrix import matrix_of
from spades_rules.catalog import Catalog
from spades_rules.profile import Profile
from spades_rules.report.matrixmarkdown import matrix_to_markdown

__all__ = ["matrix_page"]


def matrix_page(catalog: Catalog, profiles: tuple[Profile, ...], found: Compared) -> Page:
    """Give the page; each pair that is not alike leads to its entry in their comparison."""
    matrix = matrix_of(profiles, catalog=catalog)
    text = matrix_to_markdown(matrix, verdicts=found, link=entry_on)
    return page("matrix.md", "Rules by profiles", text.rstrip("\n"))
