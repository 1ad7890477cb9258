"""A rule that tries to change what it is handed finds values that cannot be changed."""

from collections.abc import Callable, Mapping
from dataclasses import FrozenInstanceError, dataclass, field
from typing import Any, ClassVar

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable, Standing
from spades_rules.kernel.questions import Binds, Line, SideRound
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table

Small = Callable[..., Ruleset]
At = Callable[..., Table]
ROUND = "1 1 nil 1 KC 2C 2S AC AH 2D 2H KH AD KD AS KS"


def spoil(value: object, foul: list[str]) -> None:
    """Try to change a value that was handed over, in every way that it might allow."""
    attempts: tuple[Callable[[Any], object], ...] = (
        lambda it: it.clear(),
        lambda it: it.append(0),
        lambda it: it.__setitem__("bags", (99, 99)),
        lambda it: it.__setitem__(0, 99),
        lambda it: setattr(it, "totals", (999, 0)),
        lambda it: setattr(it, "tricks", (9, 9)),
    )
    for number, attempt in enumerate(attempts):
        try:
            attempt(value)
        except (AttributeError, TypeError, FrozenInstanceError):
            continue
        foul.append(f"{type(value).__name__} {number}")


@dataclass(frozen=True, slots=True, kw_only=True)
class SpoilsPlay:
    """Keeps every card, and tries to change what lies on the table."""

    binds: ClassVar[Binds] = Binds.ALL
    foul: list[str] = field(default_factory=list)

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:  # noqa: ARG002
        """Give every card."""
        setting = table.setting
        for value in (
            *(table.calls, table.trick, table.takers, setting, setting.standing),
            *(setting.pack, setting.seating, setting.standing.totals),
        ):
            spoil(value, self.foul)
        return cards


@dataclass(frozen=True, slots=True, kw_only=True)
class SpoilsCalls:
    """Bars no call, and tries to change those it is shown."""

    foul: list[str] = field(default_factory=list)

    def narrow(
        self,
        table: PublicTable,  # noqa: ARG002 - the question's
        seat: int,  # noqa: ARG002 - as above
        hand: int | None,  # noqa: ARG002 - as above
        calls: tuple[Call, ...],
    ) -> tuple[Call, ...]:
        """Give them all."""
        spoil(calls, self.foul)
        spoil(calls[0], self.foul)
        return calls


@dataclass(frozen=True, slots=True, kw_only=True)
class SpoilsScores:
    """Earns nothing, and tries to change the round that it is shown."""

    tally: ClassVar[str] = ""
    foul: list[str] = field(default_factory=list)

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Give no line."""
        for value in (side, side.calls, side.tricks, side.contracts, side.contracts[0]):
            spoil(value, self.foul)
        return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SpoilsTallies:
    """Settles nothing, and tries to change the tallies."""

    tally: ClassVar[str] = "bags"
    foul: list[str] = field(default_factory=list)

    def settle(self, tallies: Mapping[str, tuple[int, ...]]) -> tuple[tuple[int, Line], ...]:
        """Give no line."""
        spoil(tallies["bags"], self.foul)
        return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SpoilsEnding:
    """Ends no game, and tries to change the score."""

    foul: list[str] = field(default_factory=list)

    def reached(self, standing: Standing) -> bool:
        """Never."""
        for value in (standing, standing.totals, standing.tallies["bags"], standing.before):
            spoil(value, self.foul)
        return False


def spoilt(rules: Ruleset, at: At, foul: list[str]) -> None:
    """Play a round beside a spoiler: it has found nothing to spoil, and the score is right."""
    table = at(rules, ROUND)
    assert foul == []
    assert table.standing.totals == (-90, -20)
    assert table.standing.tallies == {"bags": (2, 0)}
    assert table.public.takers == (2, 2, 0)


def test_a_rule_of_play_cannot_change_what_lies_on_the_table(small: Small, at: At) -> None:
    spoiler = SpoilsPlay()
    spoilt(small({"play.spoiler": spoiler}), at, spoiler.foul)


def test_a_bidding_rule_cannot_change_the_calls_on_offer(small: Small, at: At) -> None:
    spoiler = SpoilsCalls()
    spoilt(small({"bidding.spoiler": spoiler}), at, spoiler.foul)


def test_a_scoring_rule_cannot_change_the_round(small: Small, at: At) -> None:
    spoiler = SpoilsScores()
    spoilt(small({"scoring.spoiler": spoiler}), at, spoiler.foul)


def test_a_settling_rule_cannot_change_the_counts(small: Small, at: At) -> None:
    spoiler = SpoilsTallies()
    spoilt(small({"scoring.spoiler": spoiler}), at, spoiler.foul)


def test_an_ending_cannot_change_the_score(small: Small, at: At) -> None:
    spoiler = SpoilsEnding()
    spoilt(small({"ending.spoiler": spoiler}), at, spoiler.foul)


def test_who_writes_on_a_copy_of_the_table_does_not_write_on_the_table(
    small: Small, at: At
) -> None:
    # The public table and the mappings on it are plain and read-only to a type checker alone,
    # which keeps asking quick. A rule that writes there all the same breaks a law of
    # `spades_rules.testing`, but not the table that an action was done at.
    table = at(small(), "1 1 nil 1")
    other = table.copy()
    other.public.turn = 3
    other.public.calls = ()
    assert table.public.turn == 0
    assert len(table.public.calls) == 4
