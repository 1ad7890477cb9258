"""Which policies and games there are, and how a policy is made from the words of a profile."""

from typing import TYPE_CHECKING

from spades_rules.doors import doors

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

__getattr__, __dir__ = doors(
    __name__,
    {
        "building": ("parameters_of",),
        "complaints": ("Problem", "Unfit"),
        "entries": ("PolicyEntry",),
        "parameters": ("Parameter", "kind_of", "parameters_in"),
        "plugins": ("ProfileFolder",),
        "presence": ("anybody_brings",),
        "shelf": ("Catalog",),
    },
)
