"""What in a profile was probably not meant, though it can be played."""

from spades_rules.diagnostics import Diagnostic
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.profile import Profile

__all__ = ["lint"]


def lint(ruleset: Ruleset, profile: Profile) -> tuple[Diagnostic, ...]:  # noqa: ARG001 - to come
    """Give the findings about a profile that compiles, sorted by place."""
    return ()
