"""A table at one moment, laid out so that two of them can be compared."""

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.state import Table

__all__ = ["everything", "situation"]


def situation(table: Table) -> dict[str, object]:
    """Give all that anybody can find out about a table, by name."""
    found = {name: getattr(table, name) for name in Table.__slots__ if _is_told(name)}
    found |= {f"public.{name}": getattr(table.public, name) for name in PublicTable.__slots__}
    # A mapping that somebody writes to would change here and there alike, so it is written out.
    tallies = tuple(table.standing.tallies.items())
    return found | {
        "actions": table.actions,
        "legal": table.legal(),
        "tallies": tallies,
        "turn": table.turn,
    }


def everything(table: Table) -> dict[str, object]:
    """Give the same, and what a table keeps to itself as well."""
    found = situation(table)
    return found | {name: getattr(table, name) for name in Table.__slots__ if name[0] == "_"}


def _is_told(name: str) -> bool:
    # A long chain of actions is too deep to be compared link by link; `actions` has them in a row.
    return name[0] != "_" and name not in ("history", "public", "ruleset")
