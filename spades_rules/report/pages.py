"""The paper that pages are written on: nothing that a profile says is taken for markup."""

from jinja2 import Environment, PackageLoader, StrictUndefined

__all__ = ["paper"]


def paper() -> Environment:
    """Give what makes a page out of a template of this room, each text in it escaped."""
    return Environment(
        loader=PackageLoader("spades_rules.report"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
