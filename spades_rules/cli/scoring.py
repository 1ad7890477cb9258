"""Sides and games on paper as the command line gives them, scored."""

import re
from collections.abc import Sequence

from spades_rules.cases import ScoredGame, read_game, score_game
from spades_rules.cli.failures import unusable
from spades_rules.cli.inputs import read_input, said_name
from spades_rules.cli.rules import Rules, refuse_findings
from spades_rules.kernel.actions import Call
from spades_rules.kernel.questions import SideRound
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.score import ScoreSheet
from spades_rules.notation.calls import read_call
from spades_rules.report.paragraphs import count

__all__ = ["score_paper", "score_sides"]

BAGS = "bags"
MOST_PARTS = 4
SHAPE = "a side reads BIDS:TRICKS[:BAGS[:TOTAL]], as in `nil,4:1,3:9`"
NUMBER = re.compile(r"-?[0-9]{1,9}")


def score_paper(rules: Rules, file: str) -> ScoredGame:
    """Score a game on paper; one that is not as the rules have it ends the command."""
    reading = read_game(read_input(file), said_name(file))
    if reading.rounds is None:
        refuse_findings(reading.diagnostics)
    scored = score_game(reading.rounds, rules.ruleset)
    if scored.diagnostics:
        refuse_findings(scored.diagnostics)
    return scored


def score_sides(rules: Rules, texts: Sequence[str]) -> ScoreSheet:
    """Score one round for the sides given, in their order; sides left out have no part in it."""
    ruleset = rules.ruleset
    seats = ruleset.seating.sides
    if len(texts) > len(seats):
        unusable(f"{len(texts)} sides are given, and the table has {len(seats)}")
    read = [_side(ruleset, text, len(seats[side])) for side, text in enumerate(texts)]
    bags = tuple(bag for _, bag, _ in read)
    tallies = {
        tally: bags if tally == BAGS else (0,) * len(read) for tally in (*ruleset.tallies, BAGS)
    }
    standing = ruleset.standing([total for _, _, total in read])
    standing = type(standing)(standing.totals, tallies, 0)
    return ruleset.score_sides(tuple(side for side, _, _ in read), standing=standing)


def _side(ruleset: Ruleset, text: str, seats: int) -> tuple[SideRound, int, int]:
    """Read one side: calls and tricks in the order called, bags and total before the round."""
    bids, *rest = text.split(":")
    if not rest or len(rest) >= MOST_PARTS:
        unusable(f"`{text}` is no side\nhint: {SHAPE}")
    calls = tuple(_call(ruleset, word, text) for word in bids.split(","))
    tricks = tuple(_number(word, text) for word in rest[0].split(","))
    if len(calls) != seats or len(tricks) != seats:
        unusable(
            f"`{text}` gives {count(len(calls), 'call')} and {count(len(tricks), 'number')} of "
            f"tricks, and a side has {seats} of each\nhint: {SHAPE}"
        )
    each = ruleset.dealing[1].each
    if min(tricks) < 0 or sum(tricks) > each:
        unusable(f"`{text}` has {sum(tricks)} tricks\nhint: a round has {each}, none below 0")
    bags, total = ([_number(word, text) for word in rest[1:]] + [0, 0])[:2]
    if bags < 0:
        unusable(f"`{text}` has {count(bags, 'bag')}\nhint: there are never fewer than none")
    return SideRound(calls, tricks), bags, total


def _call(ruleset: Ruleset, word: str, text: str) -> Call:
    call = read_call(ruleset, word)
    if not isinstance(call, Call):
        words = call if isinstance(call, str) else "a look is no call"
        unusable(f"`{text}`: {words}")
    return call


def _number(word: str, text: str) -> int:
    if not NUMBER.fullmatch(word.strip()):
        unusable(f"`{word}` in `{text}` is no whole number\nhint: {SHAPE}")
    return int(word)
