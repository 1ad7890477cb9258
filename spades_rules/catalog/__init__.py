"""Which policies and games there are, and how a policy is made from the words of a profile."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spades_rules.catalog.building import parameters_of
    from spades_rules.catalog.complaints import Problem, Unfit
    from spades_rules.catalog.entries import PolicyEntry
    from spades_rules.catalog.parameters import Parameter, kind_of, parameters_in
    from spades_rules.catalog.plugins import ProfileFolder
    from spades_rules.catalog.presence import anybody_brings
    from spades_rules.catalog.shelf import Catalog

__all__ = [
    "Catalog",
    "Parameter",
    "PolicyEntry",
    "Problem",
    "ProfileFolder",
    "Unfit",
    "anybody_brings",
    "kind_of",
    "parameters_in",
    "parameters_of",
]

ROOMS = ("presence", "parameters", "complaints", "building", "entries", "plugins", "shelf")


def __getattr__(name: str) -> object:
    """Find a public name where it is written; a list of profiles then loads no policy."""
    if name in __all__:
        for room in ROOMS:
            module = import_module(f"{__name__}.{room}")
            if name in module.__all__:
                found: object = getattr(module, name)
                return found
    message = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(message)
