"""A nil earns when it holds, and costs when its bidder takes a trick."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from spades_rules.kernel.questions import Line, SideRound

__all__ = ["NilPoints"]


@dataclass(frozen=True, slots=True, kw_only=True)
class NilPoints:
    """A nil that takes no trick scores for the side; one that takes any costs it points.

    Also called: double nil (rust-spades, hoyle-desktop: both nils of a side as one, `both` at
    `unit`).

    Source: canonical, world-of-card-games, nowplay-gg, card-game-spades-rules, openspiel.
    """

    tally: ClassVar[str] = ""
    says: ClassVar[Mapping[str, str]] = {
        "": (
            "A {call} scores {made:+} when the bidder takes no [trick], and else "
            "{failed:+}{both}{both_made}{both_failed}."
        ),
        "both=separate": "",
        "both=unit": ". Where both partners are nil it is one score for both",
        "both_made=null": "",
        "both_made=null if both=unit": ", twice as much when it holds",
        "both_made": ", {:+} when both hold",
        "both_failed=null": "",
        "both_failed=null if both=unit": " and twice as much when it fails",
        "both_failed": " and {:+} when either fails",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "[rule]",
        "+call": "called {call}",
        "!made,failed": "{made:+}/{failed:+}",
        "+both": "{both} for two nils",
        "both=unit": "as one",
        "both=separate": "apart",
        "+both_made": "{both_made:+} for two made",
        "both_made=null": "twice",
        "+both_failed": "{both_failed:+} for two failed",
        "both_failed=null": "twice",
    }

    call: Literal["nil", "blind_nil"] = "nil"
    """The call that this rule scores.

    `nil`: a nil bid after looking.
    `blind_nil`: a nil bid before looking.
    """
    made: int = 100
    """The points when the bidder takes no trick."""
    failed: int = -100
    """The points when the bidder takes a trick or more."""
    both: Literal["separate", "unit"] = "separate"
    """How the calls of two partners are scored who are both nil, seen or blind.

    `separate`: each by itself.
    `unit`: as one, in place of the points for each; in a rule for blind nil, where at least one
    of them is blind. Where both rules say so, the one for nil speaks.
    """
    both_made: int | None = None
    """The points of a unit when neither partner takes a trick. `null`: twice `made`."""
    both_failed: int | None = None
    """The points of a unit when either takes a trick. `null`: twice `failed`."""

    def unites(self, side: SideRound) -> bool:
        """Tell whether this rule scores the calls of the whole side as one."""
        calls = side.calls
        return (
            self.both == "unit"
            and len(calls) > 1
            and all(call.personal for call in calls)
            and (self.call == "nil" or any(call.name == self.call for call in calls))
        )

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Give a line for each nil of its kind, or one for all where they are a unit."""
        if not side.united:
            return self._apart(side)
        speaker = "nil" if "nil" in side.united else "blind_nil"
        return self._together(side) if self.call == speaker else ()

    def _apart(self, side: SideRound) -> tuple[Line, ...]:
        taken = [
            tricks
            for call, tricks in zip(side.calls, side.tricks, strict=False)
            if call.name == self.call and (self.failed if tricks else self.made)
        ]
        if not taken:
            return ()
        word = self.call.replace("_", " ")
        return tuple(
            [
                Line(self.failed, words=f"{word} failed")
                if tricks
                else Line(self.made, words=f"{word} made")
                for tricks in taken
            ]
        )

    def _together(self, side: SideRound) -> tuple[Line, ...]:
        failed = any(side.tricks)
        value, single = (self.both_failed, self.failed) if failed else (self.both_made, self.made)
        points = 2 * single if value is None else value
        words = "both nil, failed" if failed else "both nil, made"
        return (Line(points, words=words),) if points else ()
