"""What rules answer, in words, from the keys by which a case expects it."""

from collections.abc import Mapping, Sequence
from typing import Any

from spades_rules.cases import Kind
from spades_rules.document import Plain
from spades_rules.notation.cards import NAMES_OF_SUITS, pretty, read_card
from spades_rules.report.paragraphs import count, joined
from spades_rules.report.reasons import value_in_words

__all__ = ["only_in_words", "outcome_in_words", "step_in_words", "trump_in_words"]

RUN = 3
"""So many numbers in a row are written from the first to the last."""


def outcome_in_words(kind: Kind, outcome: Mapping[str, Plain]) -> str:
    """Say an answer in one line; `outcome` holds some of the keys of an expectation."""
    parts = [_part(kind, key, value, outcome) for key, value in outcome.items()]
    return "; ".join(part for part in parts if part) or "the same"


def only_in_words(ours: Mapping[str, Plain], theirs: Mapping[str, Plain]) -> tuple[str, ...]:
    """Say what only the first or only the second does: lets a seat choose, or leaves a gap.

    A rule that is waived would leave nothing to do, so that the rules as written have no answer.
    """
    return (*_only_chosen(ours, theirs), *_gap("A", ours, theirs), *_gap("B", theirs, ours))


def _gap(label: str, ours: Mapping[str, Plain], theirs: Mapping[str, Plain]) -> tuple[str, ...]:
    match ours.get("waived"):
        case list(rules) if rules and rules != theirs.get("waived"):
            named = joined([str(rule) for rule in rules])
            return (f"a gap in {label}: as written, {named} would leave nothing to do",)
        case _:
            return ()


def _only_chosen(ours: Mapping[str, Plain], theirs: Mapping[str, Plain]) -> tuple[str, ...]:
    match ours.get("legal"), theirs.get("legal"):
        case list(one), list(other):
            both = (
                ("A", [word for word in one if word not in other]),
                ("B", [word for word in other if word not in one]),
            )
            return tuple(f"only {label}: {_choices(words)}" for label, words in both if words)
        case _:
            return ()


def _part(kind: Kind, key: str, value: Any, outcome: Mapping[str, Plain]) -> str:  # noqa: ANN401 - of any shape
    match key, value:
        case "points" | "bags" | "total" | "totals" | "lines", _:
            return _scored(key, value)
        case "legal", list():
            return f"may choose {_choices(value)}"
        case "refused", dict():
            return _refused(value)
        case "waived", list():
            return f"{joined(value)} waived" if value else "nothing waived"
        case "over" | "winner" | "by", _:
            return _ended(kind, key, value, outcome)
        case (
            "dealer"
            | "next_dealer"
            | "first_call"
            | "each"
            | "left"
            | "trump"
            | "copies"
            | "seat"
            | "steps"
            | "allowed",
            _,
        ):
            return _arranged(kind, key, value)
        case _:
            return f"{key}: {value_in_words(value)}"


def _refused(refused: Mapping[str, str]) -> str:
    """Write what is refused, rule by rule."""
    by_rule: dict[str, list[Plain]] = {}
    for word, rule in refused.items():
        by_rule.setdefault(rule, []).append(int(word) if word.isdecimal() else word)
    return ", ".join(
        f"{_choices(words)} {'is' if len(words) == 1 else 'are'} refused by {rule}"
        for rule, words in by_rule.items()
    )


def _scored(key: str, value: Any) -> str:  # noqa: ANN401 - of any shape
    match key, value:
        case "points", int():
            return count(value, "point")
        case "bags", int():
            return count(value, "bag")
        case "total", int():
            return f"total {value}"
        case "lines", dict():
            rows = (
                f"{rule} {points:+d}" for lines in value.values() for rule, points in lines.items()
            )
            return ", ".join(rows) or "no line"
        case _:
            return f"{key} {joined([str(one) for one in value])}"


def _ended(kind: Kind, key: str, value: Any, outcome: Mapping[str, Plain]) -> str:  # noqa: ANN401 - of any shape
    match key, value:
        case "winner", int() if kind is Kind.TRICK:
            return f"card {value + 1} in playing order wins"
        case "winner", int():
            return f"side {value} wins"
        case "winner", None:
            return "nobody has won" if outcome.get("over", True) else ""
        case "over", True:
            return "the game is over"
        case "over", _:
            return "the game goes on"
        case _:
            return f"by {value}" if value else ""


def _arranged(kind: Kind, key: str, value: Any) -> str:  # noqa: ANN401 - of any shape
    match key, value:
        case ("next_dealer", None) | ("first_call", None):
            return "chance picks the next dealer" if key == "next_dealer" else "nobody calls"
        case (("each" | "left" | "copies" | "trump"), _):
            return _dealt(key, value)
        case "steps", _:
            return _steps(value)
        case "dealer", _:
            return "no card makes anybody dealer" if value is None else f"seat {value} deals first"
        case "allowed", _:
            return f"the claim is {'allowed' if value else 'refused'}"
        case "seat", _:
            return f"seat {value} {'leads' if kind is Kind.LEAD else 'is in turn'}"
        case _:
            return f"seat {value} {'deals next' if key == 'next_dealer' else 'calls first'}"


def _dealt(key: str, value: Any) -> str:  # noqa: ANN401 - of any shape
    match key:
        case "trump":
            return trump_in_words(value)
        case "each":
            return f"{count(value, 'card')} each"
        case "left":
            return f"{value or 'none'} left over"
        case _:
            return f"in the pack: {joined([str(number or 'none') for number in value])}"


def trump_in_words(trump: str) -> str:
    """Say which suit is trump, or whose suit is, as deal facts have it."""
    match trump:
        case "none":
            return "no trump"
        case "dealers_card":
            return "the dealer's card names trumps"
        case "next_card":
            return "the next card names trumps"
        case "next_or_dealers":
            return "the next card or else the dealer's names trumps"
        case _:
            return f"{NAMES_OF_SUITS[trump]} are trumps"


def _steps(steps: Sequence[Mapping[str, Any]]) -> str:
    return ", ".join(map(step_in_words, steps)) or "no cards are passed"


def step_in_words(step: Mapping[str, Any]) -> str:
    """Say who passes cards to whom, of a step as a case writes it."""
    cards = count(step["cards"], "card")
    match step:
        case {"from": "stock"}:
            return f"seat {step['to']} takes up the {cards} left over"
        case {"to": "stock"}:
            return f"seat {step['from']} lays {cards} away"
        case _:
            return f"seat {step['from']} passes {cards} to seat {step['to']}"


def _choices(words: Sequence[Plain]) -> str:
    """Write what may be chosen, numbers that follow one another from the first to the last."""
    runs: list[list[Plain]] = []
    for word in words:
        if runs and isinstance(word, int) and word - 1 == runs[-1][-1]:
            runs[-1].append(word)
        else:
            runs.append([word])
    cards = [pretty(card) for card in map(read_card, map(str, words)) if card]
    if words and len(cards) == len(words):
        return " ".join(cards)
    said = [
        word
        for run in runs
        for word in ([_word(one) for one in run] if len(run) < RUN else [f"{run[0]} to {run[-1]}"])
    ]
    return joined(said) if said else "nothing"


def _word(word: Plain) -> str:
    text = str(word)
    card = read_card(text)
    return pretty(card) if card else text.replace("_", " ")
