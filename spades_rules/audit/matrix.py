"""Rules by profiles: how each stands in each, and where two of them are not written alike."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from spades_rules.audit.changes import Standing, changes_between, standing_in
from spades_rules.audit.difference import ChangeKind, RuleStand, TextChange, ValueStand
from spades_rules.audit.stands import filled_from
from spades_rules.audit.vocabulary import rules_spoken_of
from spades_rules.catalog import Catalog
from spades_rules.games.game import Game
from spades_rules.profile import Profile

__all__ = ["Column", "Matrix", "Pair", "Row", "matrix_of"]


@dataclass(frozen=True, slots=True)
class Column:
    """One of the profiles that stand beside each other."""

    label: str
    """The profile with its readings, as a command names it."""
    title: str
    source: str | None
    """The source that it models; none for a house's own rules."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two cells of a row that are not alike: the entry that a comparison of the two has."""

    a: str
    """The label of the first."""
    b: str
    kind: ChangeKind
    """From the first to the second."""
    parameters: tuple[str, ...]
    """The parameters that differ, where the same policy answers."""
    silent: tuple[str, ...]
    """The labels whose source is silent on what differs, so that no value of theirs is meant."""


@dataclass(frozen=True, slots=True)
class Row:
    """One rule in every profile."""

    rule: str
    """Its id, such as `scoring.nil`."""
    slot: str
    """The question that it answers; `table` for what every table takes for granted."""
    cells: tuple[RuleStand, ...]
    """How it stands in each profile, in the order of the columns."""
    parameters: tuple[str, ...]
    """Every parameter that it has in some profile."""
    pairs: tuple[Pair, ...]
    """The pairs of cells that are not alike, in the order of the columns."""

    def values(self, parameter: str) -> tuple[ValueStand | None, ...]:
        """Give a parameter in each profile; none where the rule there does not have it."""
        return tuple(cell.parameters.get(parameter) for cell in self.cells)


@dataclass(frozen=True, slots=True)
class Matrix:
    """The rules of some profiles beside each other."""

    game: Game
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    """In the order of the game's questions, and last what every table takes for granted."""

    def row(self, rule: str) -> Row | None:
        """Find the row of a rule by its id."""
        return next((row for row in self.rows if row.rule == rule), None)


def matrix_of(profiles: Sequence[Profile], *, catalog: Catalog | None = None) -> Matrix:
    """Set some profiles of one game beside each other, rule by rule.

    There is a row for each rule that one of them has, or on which its source is cited. A silent
    cell keeps the value that fills it, and `filled_from` tells whose it is.
    Raises `ValueError` without profiles, for one that stands there twice, and for two games.
    """
    if not profiles:
        message = "a matrix takes at least one profile"
        raise ValueError(message)
    labels = [profile.label for profile in profiles]
    twice = next((label for label in labels if labels.count(label) > 1), None)
    if twice is not None:
        message = f"`{twice}` stands there twice"
        raise ValueError(message)
    game = (catalog or Catalog.standard()).games[profiles[0].game]
    rules = rules_spoken_of(profiles, game)
    standings = tuple(standing_in(profile, rules) for profile in profiles)
    pairs: dict[str, list[Pair]] = {rule: [] for rule in rules}
    for a, b in combinations(standings, 2):
        for change in changes_between(a, b, game):
            pairs[change.rule].append(_pair(change, a, b))
    return Matrix(
        game,
        tuple(Column(one.label, one.title, one.source) for one in profiles),
        tuple(_row(rule, standings, tuple(pairs[rule])) for rule in rules),
    )


def _row(rule: str, standings: tuple[Standing, ...], pairs: tuple[Pair, ...]) -> Row:
    cells = tuple(one.stands[rule] for one in standings)
    parameters = tuple(dict.fromkeys(name for cell in cells for name in cell.parameters))
    return Row(rule, rule.partition(".")[0], cells, parameters, pairs)


def _pair(change: TextChange, a: Standing, b: Standing) -> Pair:
    sides = ((a.profile.label, change.a), (b.profile.label, change.b))
    silent = tuple(label for label, stand in sides if _is_silent(stand, change.parameters))
    return Pair(sides[0][0], sides[1][0], change.kind, change.parameters, silent)


def _is_silent(stand: RuleStand, parameters: tuple[str, ...]) -> bool:
    """Tell whether a source is silent on a rule, or on one of the parameters that differ."""
    stood = [stand.parameters[name] for name in parameters if name in stand.parameters]
    return any(map(filled_from, stood)) if stood else filled_from(stand) is not None
