"""Playing a game: set up a table, ask what may be done, and do it."""

from collections.abc import Iterable

from spades_rules.kernel.actions import Action
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import Ruling
from spades_rules.kernel.state import Table

__all__ = ["apply", "legal_actions", "new_game", "replay", "rule_on"]


def new_game(ruleset: Ruleset) -> Table:
    """Set up a table for a game; it waits for a deal.

    Raises `TypeError` for what is no rule set, such as a profile that is not compiled.
    """
    if not isinstance(ruleset, Ruleset):
        message = f"{ruleset!r} is no rule set, as `compile_ruleset` makes one"
        raise TypeError(message)
    return Table(ruleset)


def legal_actions(table: Table) -> tuple[Action, ...]:
    """Give every action that may be done now; none before a deal, which chance brings."""
    choices = table._choices  # noqa: SLF001 - the same room, and it is asked at every card
    return table.legal() if choices is None else choices


def rule_on(table: Table, action: Action) -> Ruling:
    """Say whether an action is allowed now, and by which rules."""
    return table.rule_on(action)


def apply(table: Table, action: Action) -> Table:
    """Give the table after an action; the table given stays as it is.

    Raises `RefusedError` when the rules refuse the action.
    """
    new = table.copy()
    new.push(action)
    return new


def replay(ruleset: Ruleset, actions: Iterable[Action]) -> Table:
    """Do some actions in order at a new table.

    Raises `RefusedError` at the first one that the rules refuse.
    """
    table = new_game(ruleset)
    for action in actions:
        table.push(action)
    return table
