"""The page that sets the shipped profiles side by side, rule by rule."""

from pages import Page, page

from spades_rules.audit.matrix import matrix_of
from spades_rules.catalog import Catalog
from spades_rules.profile import Profile
from spades_rules.report.matrices import matrix_to_markdown

__all__ = ["matrix_page"]


def matrix_page(catalog: Catalog, profiles: tuple[Profile, ...]) -> Page:
    """Give the page; the profiles are of one game."""
    matrix = matrix_of(profiles, catalog=catalog)
    return page("matrix.md", "Rules by profiles", matrix_to_markdown(matrix).rstrip("\n"))
