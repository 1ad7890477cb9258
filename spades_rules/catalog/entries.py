"""One policy on the shelf: its name, the question it answers, and how to make one."""

import importlib
import re
from collections.abc import Mapping
from dataclasses import dataclass

from spades_rules.catalog.building import build
from spades_rules.catalog.docs import docs_of
from spades_rules.catalog.parameters import Parameter, parameters_in
from spades_rules.document import Plain

__all__ = ["PolicyEntry", "class_name", "policy_name"]


@dataclass(frozen=True, slots=True)
class PolicyEntry:
    """A policy that a profile can name."""

    slot: str
    """The question that it answers."""
    name: str
    """As a profile writes it: `nil_points`."""
    where: str | type
    """The class, or the module in which it waits: most games use a third of the policies."""
    origin: str
    """The distribution that brings it."""

    @property
    def policy(self) -> type:
        """The class itself."""
        if isinstance(self.where, type):
            return self.where
        found: type = getattr(importlib.import_module(self.where), class_name(self.name))
        return found

    @property
    def parameters(self) -> Mapping[str, Parameter]:
        """What it can be told, by name."""
        return parameters_in(self.policy)

    @property
    def sentence(self) -> str:
        """The rule in one sentence, as said at the table."""
        return docs_of(self.policy).sentence

    @property
    def doc(self) -> str:
        """What there is to say beyond the sentence; may be empty."""
        return docs_of(self.policy).body

    @property
    def source(self) -> str:
        """Who plays it so."""
        return docs_of(self.policy).source

    @property
    def aliases(self) -> tuple[str, ...]:
        """What else it is called, each with who calls it so or in which sense, in brackets."""
        return docs_of(self.policy).aliases

    def build(self, parameters: Mapping[str, Plain]) -> object:
        """Make the policy from a profile's parameters, or an `Unfit` with every reason why not."""
        return build(self.policy, parameters)


def class_name(name: str) -> str:
    """Give the class name of a policy: `nil_points` is `NilPoints`."""
    return "".join(word.capitalize() for word in name.split("_"))


def policy_name(policy: type) -> str:
    """Give the name of a policy's class in a profile: `NilPoints` is `nil_points`."""
    words = re.findall(r"[A-Z][a-z]*|[0-9]+", policy.__name__)
    return "_".join(word.lower() for word in words)
