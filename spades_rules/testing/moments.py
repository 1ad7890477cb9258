"""The moments of a game one by one, and one of them laid out so that two can be compared."""

from collections.abc import Iterator, Sequence

from spades_rules.kernel.public import PublicTable, Standing
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table

__all__ = ["at_other_scores", "everything", "followed", "situation"]


def followed(ruleset: Ruleset, table: Table) -> Iterator[Table]:
    """Play a game again and give the table after each of its actions, always the same one."""
    again = Table(ruleset)
    for action in table.actions:
        again.push(action)
        yield again


def at_other_scores(table: Table, standings: Sequence[Standing]) -> Iterator[PublicTable]:
    """Give the public side of a table as it would be at other scores."""
    for standing in standings:
        other = table.public.copy()
        other.setting = table.ruleset.setting(other.setting.dealer, standing)
        yield other


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
