"""Which policies and games there are, and how a policy is made from the words of a profile."""

from spades_rules.catalog.building import parameters_of
from spades_rules.catalog.complaints import Problem, Unfit
from spades_rules.catalog.entries import PolicyEntry
from spades_rules.catalog.parameters import Parameter, kind_of, parameters_in
from spades_rules.catalog.shelf import Catalog

__all__ = [
    "Catalog",
    "Parameter",
    "PolicyEntry",
    "Problem",
    "Unfit",
    "kind_of",
    "parameters_in",
    "parameters_of",
]
