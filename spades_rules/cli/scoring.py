"""Sides and games on paper as the command line gives them, scored."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from spades_rules.cases import ScoredGame, player_faults, read_game, score_game
from spades_rules.cli.failures import unusable
from spades_rules.cli.inputs import read_input, said_name
from spades_rules.cli.rules import Rules, refuse_findings
from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import Standing
from spades_rules.kernel.questions import SideRound
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.score import ScoreSheet
from spades_rules.notation.calls import read_call
from spades_rules.notation.cards import read_card
from spades_rules.report.paragraphs import count
from spades_rules.table.cards import Card

__all__ = ["score_paper", "score_sides"]

BAGS = "bags"
MOST_PARTS = 4
SHAPE = "a side reads BIDS:TRICKS[:BAGS[:TOTAL]], as in `nil,4:1,3:9`"
SHAPE_WITHOUT_CALLS = "a side reads CARDS:TRICKS, as in `QS,2H:4`, or `:4` with no card that counts"
NUMBER = re.compile(r"-?[0-9]{1,9}")


def score_paper(rules: Rules, file: str) -> tuple[ScoredGame, tuple[str, ...]]:
    """Score a game on paper, and give its players by seat, if they are named.

    A game that is not as the rules have it ends the command.
    """
    reading = read_game(read_input(file), said_name(file))
    if reading.rounds is None:
        refuse_findings(reading.diagnostics)
    scored = score_game(reading.rounds, rules.ruleset)
    found = (*player_faults(rules.ruleset, reading), *scored.diagnostics)
    if found:
        refuse_findings(found)
    return scored, reading.players


def score_sides(rules: Rules, texts: Sequence[str]) -> ScoreSheet:
    """Score one round for the sides given, in their order; sides left out have no part in it."""
    ruleset = rules.ruleset
    seats = ruleset.seating.sides
    if len(texts) > len(seats):
        unusable(f"{len(texts)} sides are given, and the table has {len(seats)}")
    read = [_side(ruleset, text, len(seats[side])) for side, text in enumerate(texts)]
    bags = tuple(one.bags for one in read)
    tallies = {
        tally: bags if tally == BAGS else (0,) * len(read) for tally in (*ruleset.tallies, BAGS)
    }
    standing = Standing(tuple(one.total for one in read), tallies, 0)
    return ruleset.score_sides(_rounds(ruleset, read), standing=standing)


@dataclass(frozen=True, slots=True)
class _Side:
    """One side as the command line gives it."""

    calls: tuple[Call, ...]
    cards: tuple[Card, ...]
    """The cards that it took, where nobody calls; of all others nothing is known."""
    tricks: tuple[int, ...]
    bags: int
    total: int


def _rounds(ruleset: Ruleset, read: Sequence[_Side]) -> tuple[SideRound, ...]:
    """Give what each side called and took, the cards that count with it."""
    sides = tuple(SideRound(one.calls, one.tricks) for one in read)
    if ruleset.captures is None:
        return sides
    try:
        taken = ruleset.pack.mask(card for one in read for card in one.cards)
    except KeyError as twice:
        unusable(f"{twice.args[0]} is not in the pack, or is here twice")
    masks = tuple(taken & ruleset.pack.mask(one.cards) for one in read)
    return tuple(
        replace(side, captured=captured, sweep=sweep)
        for side, (captured, sweep) in zip(sides, ruleset.captures.of_sides(masks), strict=True)
    )


def _side(ruleset: Ruleset, text: str, seats: int) -> _Side:
    """Read one side: calls and tricks in the order called, bags and total before the round.

    Where nobody calls, the cards that it took stand in place of the calls.
    """
    said, *rest = text.split(":")
    if not rest or len(rest) >= MOST_PARTS:
        unusable(f"`{text}` is no side\nhint: {_shape(ruleset)}")
    calls: tuple[Call, ...] = ()
    cards: tuple[Card, ...] = ()
    if ruleset.calling:
        calls = tuple(_call(ruleset, word, text) for word in said.split(","))
    elif said:
        cards = tuple(_card(ruleset, word, text) for word in said.split(","))
    tricks = tuple(_number(ruleset, word, text) for word in rest[0].split(","))
    _fit(ruleset, text, calls, tricks, seats)
    bags, total = ([_number(ruleset, word, text) for word in rest[1:]] + [0, 0])[:2]
    if bags < 0:
        unusable(f"`{text}` has {count(bags, 'bag')}\nhint: there are never fewer than none")
    return _Side(calls, cards, tricks, bags, total)


def _fit(
    ruleset: Ruleset, text: str, calls: tuple[Call, ...], tricks: tuple[int, ...], seats: int
) -> None:
    """Ask for as many calls and numbers of tricks as a side has seats, and for tricks there are."""
    number = count(len(tricks), "number")
    hint = f"hint: {_shape(ruleset)}"
    if ruleset.calling and (len(calls) != seats or len(tricks) != seats):
        given = f"{count(len(calls), 'call')} and {number} of tricks"
        unusable(f"`{text}` gives {given}, and a side has {seats} of each\n{hint}")
    if len(tricks) != seats:
        unusable(f"`{text}` gives {number} of tricks, and a side has {seats}\n{hint}")
    each = ruleset.dealing[1].each
    if min(tricks) < 0 or sum(tricks) > each:
        unusable(f"`{text}` has {sum(tricks)} tricks\nhint: a round has {each}, none below 0")


def _shape(ruleset: Ruleset) -> str:
    return SHAPE if ruleset.calling else SHAPE_WITHOUT_CALLS


def _card(ruleset: Ruleset, word: str, text: str) -> Card:
    card = read_card(word)
    if card is None:
        unusable(f"`{word}` in `{text}` is no card\nhint: {_shape(ruleset)}")
    if ruleset.captures is None:
        unusable(f"`{text}` names a card, and no card counts under these rules")
    return card


def _call(ruleset: Ruleset, word: str, text: str) -> Call:
    call = read_call(ruleset, word)
    if not isinstance(call, Call):
        words = call if isinstance(call, str) else "a look is no call"
        unusable(f"`{text}`: {words}")
    return call


def _number(ruleset: Ruleset, word: str, text: str) -> int:
    if not NUMBER.fullmatch(word.strip()):
        unusable(f"`{word}` in `{text}` is no whole number\nhint: {_shape(ruleset)}")
    return int(word)
