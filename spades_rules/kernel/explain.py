"""Why an action is allowed or refused: the same rules asked again, one by one."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from spades_rules.kernel.actions import Action, Call, Claim, Concede, Deal, Look, Pass, Play
from spades_rules.kernel.dealcheck import read_deal
from spades_rules.kernel.narrowing import narrow_cards
from spades_rules.kernel.public import Phase
from spades_rules.kernel.questions import STOCK, Calls
from spades_rules.kernel.ruling import Choices, Reason, Ruling

if TYPE_CHECKING:
    from spades_rules.kernel.state import Table

__all__ = ["TIMES", "explain", "rule_on_choice"]

_TURN = ("table.turn",)


def explain(table: "Table", action: Action) -> Ruling:
    """Say whether an action is allowed at a table now, and by which rules.

    Raises `TypeError` for what is no action at all.
    """
    if type(action) not in TIMES:
        message = f"{action!r} is nothing that can be done at a table"
        raise TypeError(message)
    due, words = TIMES[type(action)]
    if table.phase is not due:
        return _not_now(table, action, words)
    seat = table.turn
    match action:
        case Deal():
            return _deal(table, action)
        case Call() | Look():
            return _call(table, action, seat)
        case Pass():
            return _pass(table, action, seat)
        case Play():
            return _play(table, action, seat)
        case Claim():
            return _claim(table, action, seat)
        case Concede():
            return _concede(table, action, seat)
        case _:
            assert_never(action)


TIMES: Mapping[type[Action], tuple[Phase, str]] = {
    Deal: (Phase.DEAL, "the round in progress is not over"),
    Call: (Phase.CALLS, "calls are not being made"),
    Look: (Phase.CALLS, "calls are not being made"),
    Pass: (Phase.EXCHANGE, "no cards are being passed"),
    Play: (Phase.PLAY, "no card is to be played"),
    Claim: (Phase.PLAY, "no card is to be played"),
    Concede: (Phase.PLAY, "no card is to be played"),
}
"""When each kind of action has its time, and what to say at any other."""


def _deal(table: "Table", deal: Deal) -> Ruling:
    ruleset = table.ruleset
    last, played = table.public.setting.dealer, len(table.sheets)
    dealt = read_deal(ruleset, deal, last=last, played=played)
    words = dealt if isinstance(dealt, str) else ""
    reason = Reason.MISCOUNTED if words else Reason.ALLOWED
    return Ruling(deal, -1, reason, (ruleset.dealing[0],), words)


def _not_now(table: "Table", action: Action, words: str) -> Ruling:
    words = "the game is over" if table.phase is Phase.OVER else words
    return Ruling(action, table.turn, Reason.NOT_NOW, _TURN, words)


def rule_on_choice(choices: Choices, action: Action, seat: int, otherwise: Ruling) -> Ruling:
    """Turn what is known about all choices into a ruling on one of them.

    `otherwise` is the ruling on an action that was never among the choices.
    """
    if action in choices.allowed:
        if choices.waived:
            return Ruling(action, seat, Reason.WAIVED, choices.waived)
        return Ruling(action, seat, Reason.ALLOWED, choices.asked)
    refusing = tuple(rule for refused, rule in choices.refused if refused == action)
    return Ruling(action, seat, Reason.REFUSED, refusing) if refusing else otherwise


def _call(table: "Table", action: Call | Look, seat: int) -> Ruling:
    rules = table.ruleset.calls
    looked = bool(table.looked >> seat & 1)
    choices = rules.choices(table.public, seat, table.hands[seat], looked=looked)
    otherwise = _not_offered(table, action, seat, looked=looked)
    ruling = rule_on_choice(choices, action, seat, otherwise)
    if ruling.reason is not Reason.ALLOWED:
        return ruling
    # It is allowed by whoever offers it and by all who could have barred it.
    offering = tuple(rule for rule, policy in rules.offering if _offers(policy, action))
    return replace(ruling, rules=(*offering, *(rule for rule, _ in rules.barring)))


def _offers(policy: Calls, action: Call | Look) -> bool:
    """Tell whether a rule can offer a call, or a blind one where the choice is to look."""
    words = policy.vocabulary()
    return action in words if type(action) is Call else any(call.blind for call in words)


def _not_offered(table: "Table", action: Call | Look, seat: int, *, looked: bool) -> Ruling:
    if type(action) is Look:
        words = (
            "the hand has been looked at" if looked else "no blind call is open, the hand is seen"
        )
        return Ruling(action, seat, Reason.NOT_NOW, _TURN, words)
    rules = table.ruleset.calls
    speaking = tuple(rule for rule, policy in rules.offering if action in policy.vocabulary())
    asked = speaking or tuple(rule for rule, _ in rules.offering)
    words = ""
    if speaking and not looked and rules.blind(table.public, seat):
        words = "look at the hand first"
    elif looked and type(action) is Call and action.blind:
        words = "the hand has been looked at"
    return Ruling(action, seat, Reason.NOT_OFFERED, asked, words)


def _pass(table: "Table", action: Pass, seat: int) -> Ruling:
    rules = tuple(rule.id for rule in table.ruleset.of("exchange"))
    if not isinstance(action.cards, tuple):
        words = "the cards to pass are to be a tuple"
        return Ruling(action, seat, Reason.MISCOUNTED, rules, words)
    held = table.ruleset.pack.cards_of(table.hands[seat])
    missing = [card for card in action.cards if card not in held]
    step = table.passing.steps[0]
    if missing:
        return Ruling(action, seat, Reason.NOT_HELD, rules, f"{missing[0]} is not in the hand")
    if table.passed(action):
        return Ruling(action, seat, Reason.ALLOWED, rules)
    what = "lay away" if step.target == STOCK else "pass"
    words = (
        f"the cards to {what} are {step.cards}, not {len(action.cards)}"
        if len(action.cards) != step.cards
        else "a card is named twice"
    )
    return Ruling(action, seat, Reason.MISCOUNTED, rules, words)


def _play(table: "Table", action: Play, seat: int) -> Ruling:
    ruleset, public = table.ruleset, table.public
    hand = table.hand(seat)
    bit = ruleset.pack.bits.get(action.card, 0) & hand
    if not bit:
        words = (
            "the card is not in the hand" if ruleset.pack.bits.get(action.card) else "no such card"
        )
        return Ruling(action, seat, Reason.NOT_HELD, (ruleset.dealing[0],), words)
    chain = ruleset.play.to_follow if public.led else ruleset.play.to_lead
    found = narrow_cards(chain, public, hand, hand)
    if found.left & bit:
        # A waived rule matters only to the cards that it would have barred, and it bars them all.
        reason = Reason.WAIVED if found.waived else Reason.ALLOWED
        return Ruling(action, seat, reason, found.waived or tuple(rule for rule, _ in chain))
    refusing = tuple(rule for rule, mask in found.removed if mask & bit)
    return Ruling(action, seat, Reason.REFUSED, refusing)


def _claim(table: "Table", action: Claim, seat: int) -> Ruling:
    public, claiming = table.public, table.ruleset.claiming
    if not claiming:
        words = "no claim is played here"
        return Ruling(action, seat, Reason.REFUSED, ("table.whole_round",), words)
    rules = tuple(rule for rule, _ in claiming)
    if public.led:
        return Ruling(action, seat, Reason.REFUSED, rules, "only the leader to a trick may claim")
    allowing = table.ruleset.claims(public, table.hand(seat))
    if allowing:
        return Ruling(action, seat, Reason.ALLOWED, allowing)
    return Ruling(action, seat, Reason.REFUSED, rules)


def _concede(table: "Table", action: Concede, seat: int) -> Ruling:
    rules = tuple(rule for rule, _ in table.ruleset.conceding)
    if not rules:
        words = "nobody may give up the rest here"
        return Ruling(action, seat, Reason.REFUSED, ("table.whole_round",), words)
    if table.public.led:
        words = "only the leader to a trick may give up the rest"
        return Ruling(action, seat, Reason.REFUSED, rules, words)
    reason = Reason.ALLOWED if table.ruleset.heirs(table.public) else Reason.REFUSED
    return Ruling(action, seat, reason, rules)
