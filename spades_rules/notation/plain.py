"""Rulings, score sheets and views as plain values, ready to be written as JSON."""

from typing import TypeAlias, assert_never

from spades_rules.kernel.actions import Action, Call, Claim, Concede, Deal, Look, Pass, Play
from spades_rules.kernel.public import Standing
from spades_rules.kernel.questions import STOCK, Step
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import Choices, Ruling
from spades_rules.kernel.score import ScoreSheet
from spades_rules.kernel.verdict import Verdict
from spades_rules.kernel.view import View

__all__ = [
    "PlainValue",
    "action_to_plain",
    "choices_to_plain",
    "place_to_plain",
    "ruling_to_plain",
    "sheet_to_plain",
    "step_to_plain",
    "verdict_to_plain",
    "view_to_plain",
]

PlainValue: TypeAlias = "bool | int | str | list[PlainValue] | dict[str, PlainValue] | None"


def action_to_plain(action: Action) -> dict[str, PlainValue]:
    """Give an action as one key, its kind, with what goes with it."""
    match action:
        case Deal(dealer, hands, draw, turned):
            deal: dict[str, PlainValue] = {
                "dealer": dealer,
                "hands": [[str(card) for card in hand] for hand in hands],
            }
            if draw:
                deal["draw"] = [[[seat, str(card)] for seat, card in one] for one in draw]
            if turned:
                deal["turned"] = str(turned)
            return {"deal": deal}
        case Call(name):
            return {"call": name}
        case Look():
            return {"look": True}
        case Pass(cards):
            return {"pass": [str(card) for card in cards]}
        case Play(card):
            return {"play": str(card)}
        case Claim():
            return {"claim": True}
        case Concede():
            return {"concede": True}
        case _:
            assert_never(action)


def ruling_to_plain(ruling: Ruling) -> dict[str, PlainValue]:
    """Give a ruling as a mapping."""
    return {
        "seat": ruling.seat,
        "action": dict(action_to_plain(ruling.action)),
        "allowed": ruling.allowed,
        "reason": str(ruling.reason),
        "rules": list(ruling.rules),
        "words": ruling.words,
    }


def choices_to_plain(choices: Choices) -> dict[str, PlainValue]:
    """Give what a seat may choose from as a mapping; actions by their words alone."""
    return {
        "legal": [word_of(action) for action in choices.allowed],
        "refused": {word_of(action): rule for action, rule in choices.refused},
        "waived": list(choices.waived),
    }


def word_of(action: Action) -> str:
    """Give an action in one word: the call, the card, or the name of its kind."""
    match action:
        case Call(name):
            return name
        case Play(card):
            return card
        case Pass(cards):
            return " ".join(cards)
        case Look():
            return "look"
        case Claim():
            return "claim"
        case Concede():
            return "concede"
        case Deal():
            return "deal"
        case _:
            assert_never(action)


def sheet_to_plain(ruleset: Ruleset, sheet: ScoreSheet) -> list[PlainValue]:
    """Give a score sheet, of all sides or the first few, in the shape that `score` prints."""
    return [
        {
            "seats": list(seats),
            "points": sheet.points[side],
            **{tally: counts[side] for tally, counts in sheet.standing.tallies.items()},
            "total": sheet.standing.totals[side],
            "lines": [
                {
                    "rule": line.rule,
                    "points": line.points,
                    **{
                        tally: line.count if line.tally == tally else 0
                        for tally in sheet.standing.tallies
                    },
                    "words": line.words,
                }
                for line in sheet.lines
                if line.side == side
            ],
        }
        for side, seats in enumerate(ruleset.seating.sides[: len(sheet.points)])
    ]


def standing_to_plain(standing: Standing) -> dict[str, PlainValue]:
    """Give a score as a mapping."""
    return {
        "rounds": standing.round,
        "totals": list(standing.totals),
        "tallies": {tally: list(counts) for tally, counts in standing.tallies.items()},
    }


def verdict_to_plain(verdict: Verdict) -> dict[str, PlainValue]:
    """Give a verdict as a mapping."""
    return {"over": verdict.over, "winner": verdict.winner, "by": verdict.by}


def place_to_plain(place: int) -> int | str:
    """Give a seat, or the word for the cards that nobody holds."""
    return "stock" if place == STOCK else place


def step_to_plain(step: Step) -> dict[str, PlainValue]:
    """Give a pass of cards that is to come as a mapping."""
    return {
        "from": place_to_plain(step.source),
        "to": place_to_plain(step.target),
        "cards": step.cards,
    }


def view_to_plain(ruleset: Ruleset, view: View) -> dict[str, PlainValue]:
    """Give a seat's or a spectator's view as a mapping that holds no more than the view."""
    return {
        "seat": view.seat,
        "phase": str(view.phase),
        "turn": view.turn,
        "dealer": view.dealer,
        "round": view.round,
        "turned": None if view.turned is None else str(view.turned),
        "trump": None if view.trump is None else str(view.trump),
        "hand": None if view.hand is None else [str(card) for card in view.hand],
        "calls": [[seat, call.name] for seat, call in view.calls],
        "passes": [
            {
                "from": place_to_plain(seen.source),
                "to": place_to_plain(seen.target),
                "count": seen.count,
                "cards": None if seen.cards is None else [str(card) for card in seen.cards],
            }
            for seen in view.passes
        ],
        "due": None if view.due is None else step_to_plain(view.due),
        "trick": _cards(view.trick),
        "tricks": [_cards(trick) for trick in view.tricks],
        "won": list(view.won),
        "claimed": view.claimed,
        "legal": [dict(action_to_plain(action)) for action in view.legal],
        "standing": standing_to_plain(view.standing),
        "sheets": [sheet_to_plain(ruleset, sheet) for sheet in view.sheets],
        "verdict": verdict_to_plain(view.verdict),
    }


def _cards(played: tuple[tuple[int, str], ...]) -> list[PlainValue]:
    return [[seat, str(card)] for seat, card in played]
