"""What a person types at the table, understood."""

from dataclasses import dataclass
from typing import TypeAlias

from spades_rules.diagnostics import guess
from spades_rules.kernel.actions import Action, Call, Claim, Concede, Look, Pass, Play
from spades_rules.kernel.public import Phase
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.notation.calls import read_call
from spades_rules.notation.cards import read_card
from spades_rules.table.cards import Card

__all__ = ["HELP", "Do", "Misread", "Order", "Why", "Wish", "understand"]

HELP = """\
CARD or play CARD    play a card: AS, TD, 10h, ♠A
CALL or call CALL    call: 4, nil, blind_nil
look                 take up your hand
pass CARD CARD …     pass cards on, or lay them away
claim                take the rest
concede              give up the rest
why CARD|CALL|claim  ask whether it is allowed, and why
why RULE             ask about a rule, such as scoring.nil
show                 show the table again
undo                 take your last decision back, as long as nothing new was shown since
save FILE            write the record of the game, every hand included
help                 show this
quit                 leave the table"""


@dataclass(frozen=True, slots=True)
class Do:
    """Something is to be done at the table."""

    action: Action


@dataclass(frozen=True, slots=True)
class Why:
    """A question about an action, or about a rule."""

    about: Action | str


@dataclass(frozen=True, slots=True)
class Order:
    """A wish that is no action: `show`, `undo`, `save`, `help`, `quit`."""

    word: str
    rest: str = ""


@dataclass(frozen=True, slots=True)
class Misread:
    """Words that mean nothing here."""

    words: str


Wish: TypeAlias = Do | Why | Order | Misread

ORDERS = ("show", "undo", "save", "help", "quit")
ALONE: dict[str, Action] = {"look": Look(), "claim": Claim(), "concede": Concede()}
"""What is done by a word that stands alone."""
VERBS = ("play", "call", "look", "pass", "claim", "concede", "why", *ORDERS)


def understand(line: str, ruleset: Ruleset, phase: Phase) -> Wish | None:
    """Read a line; nothing for an empty one."""
    words = line.split()
    if not words:
        return None
    verb, rest = words[0].lower(), words[1:]
    if verb in ("?", "h"):
        return Order("help")
    if verb in ("q", "exit"):
        return Order("quit")
    if verb in ORDERS:
        return _order(verb, line.strip()[len(verb) :].strip())
    if verb == "why":
        return _why(rest, ruleset, phase)
    action = _action(words, ruleset, phase)
    return Misread(action) if isinstance(action, str) else Do(action)


def _order(verb: str, rest: str) -> Wish:
    if verb == "save" and not rest:
        return Misread("name a file to save to, as in `save game.jsonl`")
    if verb != "save" and rest:
        return Misread(f"`{verb}` stands alone")
    return Order(verb, rest)


def _why(rest: list[str], ruleset: Ruleset, phase: Phase) -> Wish:
    if not rest:
        return Misread("ask about a card, a call or a rule, as in `why AS` or `why scoring.nil`")
    if "." in rest[0]:
        return Why(rest[0])
    action = _action(rest, ruleset, phase)
    return Misread(action) if isinstance(action, str) else Why(action)


def _action(words: list[str], ruleset: Ruleset, phase: Phase) -> Action | str:
    """Read an action, or say what is amiss with the words."""
    verb, rest = words[0].lower(), words[1:]
    if verb in ALONE:
        return f"`{verb}` stands alone" if rest else ALONE[verb]
    if verb == "pass":
        return _pass(rest)
    if verb == "play":
        card = read_card(" ".join(rest))
        if not rest:
            return "name the card to play, as in `play AS`"
        return Play(card) if card else f"`{' '.join(rest)}` is no card"
    if verb == "call":
        return _call(" ".join(rest), ruleset) if rest else "name the call, as in `call 4`"
    word = " ".join(words)
    card = read_card(word)
    if phase is Phase.CALLS:
        call = _call(word, ruleset)
        return call if isinstance(call, Call) or card is None else Play(card)
    if card is not None:
        return Play(card)
    call = _call(word, ruleset)
    return call if isinstance(call, Call) else f"`{word}` is no card and no order{_guess(verb)}"


def _call(word: str, ruleset: Ruleset) -> Call | str:
    call = read_call(ruleset, word)
    return "write `look` alone" if isinstance(call, Look) else call


def _pass(words: list[str]) -> Pass | str:
    cards: list[Card] = []
    for word in words:
        card = read_card(word)
        if card is None:
            return f"`{word}` is no card"
        cards.append(card)
    return Pass(tuple(cards)) if cards else "name the cards to pass, as in `pass 2C 3D`"


def _guess(verb: str) -> str:
    return f"; {guess(verb, VERBS) or '`help` lists the orders'}"
