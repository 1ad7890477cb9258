"""Whether the calling can come to a stop because a seat has nothing left to say."""

from collections.abc import Iterator

from spades_rules.compiler.crosscheck import place_of_absence, sites
from spades_rules.diagnostics import Diagnostic
from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.profile import Profile

__all__ = ["stuck"]


def stuck(profile: Profile, ruleset: Ruleset) -> Iterator[Diagnostic]:
    """Go round the table in the first round, everybody making the first call open, or the last.

    That finds calls which are open to nobody at the start of a game, and calls which only so
    many of a side may make where there is no other.
    """
    for place in (0, -1):
        seat = _speechless(ruleset, place)
        if seat is not None:
            offers = tuple(profile.rules.get("calls", {}).values())
            span = offers[-1].span if offers else None
            yield Diagnostic(
                "no-call-possible",
                f"in the first round seat {seat} can come to have no call to choose from",
                span or place_of_absence(profile, "calls"),
                hint="offer calls that are open to every seat that has looked",
                also=sites(profile, "calls", "bidding"),
            )
            return


def _speechless(ruleset: Ruleset, place: int) -> int | None:
    """Find a seat that has no call once it has looked, when everybody takes the call at a place."""
    table = PublicTable(ruleset.setting(0, ruleset.start))
    for seat in ruleset.call_order(0):
        table.turn = seat
        open_calls = [
            action
            for action in ruleset.calls.legal(table, seat, None, looked=True)
            if isinstance(action, Call)
        ]
        if not open_calls:
            return seat
        table.calls = (*table.calls, (seat, open_calls[place]))
    return None
