"""An answer that its question cannot mean, such as a leader who does not sit at the table.

Shipped policies are held to their questions by tests; whatever comes from elsewhere is asked here,
before anything is built on what it says.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

from spades_rules.compiler.failing import breakdown, said_of
from spades_rules.diagnostics import Diagnostic
from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Binds, Contract, Counted, Line, SideRound, Step, Tie
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.profile import Profile
from spades_rules.table.cards import CARDS, SUITS
from spades_rules.table.seats import Seating

__all__ = ["misanswered", "misanswered_at_table"]

Policy: TypeAlias = Any
"""A policy is known by its slot, not its type."""

T = TypeVar("T")

TWO = 2
FOUR = Call("4", tricks=4)
SHIPPED = "spades_rules.policies."
SUITS_OR_NONE = (*SUITS, None)


def misanswered(profile: Profile) -> Iterator[Diagnostic]:
    """Ask every rule what it answers by itself, and find what is no answer to its question."""
    return _faults(profile, ALONE, profile)


def misanswered_at_table(profile: Profile, ruleset: Ruleset) -> Iterator[Diagnostic]:
    """Ask every rule at a table in a first round, and find what is no answer to its question.

    Whoever goes on after a finding asks rules about what other rules have said amiss.
    """
    return _faults(profile, AT_TABLE, ruleset)


def _faults(
    profile: Profile, asking: "Mapping[str, Callable[[Policy, T], str]]", about: T
) -> Iterator[Diagnostic]:
    for slot, fault_of in asking.items():
        for setting in profile.rules.get(slot, {}).values():
            if type(setting.answer).__module__.startswith(SHIPPED):
                continue
            try:
                fault = fault_of(setting.answer, about)
            except Exception as wrong:  # noqa: BLE001  somebody else's policy may fail in any way
                fault = said_of(wrong)
            if fault:
                yield breakdown(profile, setting, fault)


def _seating(policy: Policy, profile: Profile) -> str:  # noqa: ARG001 - as all of them
    seating = policy.seating()
    if not isinstance(seating, Seating):
        return _no(seating, "seats and sides")
    seats = sorted(seat for side in seating.sides for seat in side)
    if seating.seats < 1 or seats != list(range(seating.seats)):
        return _no(seating, "a table at which every seat is of one side")
    return ""


def _deck(policy: Policy, profile: Profile) -> str:  # noqa: ARG001 - as all of them
    cards = policy.cards()
    fine = isinstance(cards, tuple) and cards and all(card in CARDS for card in cards)
    return "" if fine else _no(cards, "cards")


def _ranking(policy: Policy, profile: Profile) -> str:  # noqa: ARG001 - as all of them
    # Which cards there are is asked elsewhere; these every ranking knows.
    cards = tuple(card for card in CARDS if card[1] in SUITS)
    order = policy.order(cards)
    if not isinstance(order, tuple) or sorted(order) != sorted(cards):
        return _no(order, "an order of all the cards")
    suits = {policy.suit(card, trump) for card in cards for trump in SUITS_OR_NONE}
    strange = [suit for suit in suits if suit not in SUITS_OR_NONE]
    return _no(strange[0], "a suit") if strange else ""


def _trump(policy: Policy, profile: Profile) -> str:  # noqa: ARG001 - as all of them
    suit = policy.trump()
    return "" if suit in SUITS_OR_NONE else _no(suit, "a suit or none")


def _dealing(policy: Policy, profile: Profile) -> str:  # noqa: ARG001 - as all of them
    each = policy.each
    return "" if _whole(each) and each > 0 else _no(each, "a number of cards")


def _calls(policy: Policy, profile: Profile) -> str:  # noqa: ARG001 - as all of them
    words = policy.vocabulary()
    if not isinstance(words, tuple):
        return _no(words, "calls")
    strange = [call for call in words if not _is_call(call)]
    return _no(strange[0], "a call with a name and a number of tricks") if strange else ""


def _is_call(call: object) -> bool:
    """Tell whether something is a call that can be written and counted."""
    if not isinstance(call, Call):
        return False
    name: object = call.name
    written = isinstance(name, str) and name.isprintable() and name.split() == [name]
    return written and _whole(call.tricks) and call.tricks >= 0


def _capture(policy: Policy, profile: Profile) -> str:  # noqa: ARG001 - as all of them
    counted = policy.counted()
    if not isinstance(counted, tuple):
        return _no(counted, "cards that count")
    strange = [one for one in counted if not _counts(one)]
    return _no(strange[0], "cards that count whole points") if strange else ""


def _counts(one: object) -> bool:
    if not isinstance(one, Counted):
        return False
    cards: object = one.cards
    return isinstance(cards, tuple) and _whole(one.points)


def _calling(policy: Policy, profile: Profile) -> str:
    for table in profile.rules.get("seating", {}).values():
        seating = table.answer.seating()
        order = policy.order(0, seating)
        fine = isinstance(order, tuple) and all(seat in range(seating.seats) for seat in order)
        return "" if fine else _no(order, "seats in the order of their calls")
    return ""


def _contract(policy: Policy, profile: Profile) -> str:  # noqa: ARG001 - as all of them
    judged = policy.judge(SideRound((FOUR,), (4,)))
    match judged:
        case (tuple() as contracts, int()) if all(isinstance(one, Contract) for one in contracts):
            return ""
        case _:
            return _no(judged, "contracts, and how many tricks stand apart")


def _result(policy: Policy, profile: Profile) -> str:  # noqa: ARG001 - as all of them
    if policy.tie not in tuple(Tie):
        return _no(policy.tie, "what a tie does")
    best = policy.best((0, 0), (0, 1))
    fine = isinstance(best, tuple) and best and set(best) <= {0, 1}
    return "" if fine else _no(best, "the sides in front of two")


ALONE: Mapping[str, Callable[[Policy, Profile], str]] = {
    "seating": _seating,
    "deck": _deck,
    "ranking": _ranking,
    "trump": _trump,
    "dealing": _dealing,
    "capture": _capture,
    "calling": _calling,
    "calls": _calls,
    "contract": _contract,
    "result": _result,
}
"""For each question that can be asked without a table, what is wrong with an answer."""


def _next_dealer(policy: Policy, ruleset: Ruleset) -> str:
    dealer = policy.next_dealer(0, ruleset.seating)
    return "" if dealer is None or _is_seat(dealer, ruleset) else _no(dealer, "a seat, or chance")


def _offers(policy: Policy, ruleset: Ruleset) -> str:
    words, offered = policy.vocabulary(), policy.offers(_called(ruleset), 0)
    fine = isinstance(offered, tuple) and all(call in words for call in offered)
    return "" if fine else _no(offered, "calls of its vocabulary")


def _bidding(policy: Policy, ruleset: Ruleset) -> str:
    calls = tuple(ruleset.calls.by_name.values())
    left = policy.narrow(_called(ruleset), 0, None, calls)
    fine = isinstance(left, tuple) and all(call in calls for call in left)
    return "" if fine else _no(left, "some of the calls")


def _leading(policy: Policy, ruleset: Ruleset) -> str:
    seat = policy.leader(_called(ruleset))
    return "" if _is_seat(seat, ruleset) else _no(seat, "a seat")


def _play(policy: Policy, ruleset: Ruleset) -> str:
    if policy.binds not in tuple(Binds):
        return _no(policy.binds, "whom it binds")
    # The strongest cards, so that a small number by mistake is none of them.
    hand = ruleset.pack.everything & ruleset.pack.everything << 1
    left = policy.narrow(_called(ruleset), hand, hand)
    fine = _whole(left) and not left & ~hand
    return "" if fine else _no(left, "some of the cards")


def _exchange(policy: Policy, ruleset: Ruleset) -> str:
    steps = policy.steps(_called(ruleset))
    fine = isinstance(steps, tuple) and all(_is_step(step, ruleset) for step in steps)
    return "" if fine else _no(steps, "steps, each of some cards from one seat to another")


def _is_step(step: object, ruleset: Ruleset) -> bool:
    if not isinstance(step, Step):
        return False
    # Below the seats stands what is no seat, such as the cards that are left over.
    seats = len({step.source, step.target}) == TWO and max(step.source, step.target) < ruleset.seats
    return seats and _whole(step.cards) and (step.cards > 0 or step.source < 0)


def _claim(policy: Policy, ruleset: Ruleset) -> str:
    if hasattr(policy, "heirs"):
        return ""
    allowed = policy.allows(_called(ruleset), 1)
    return "" if isinstance(allowed, bool) else _no(allowed, "yes or no")


def _scoring(policy: Policy, ruleset: Ruleset) -> str:
    if hasattr(policy, "settle"):
        none = {name: (0,) * len(ruleset.seating.sides) for name in ruleset.tallies}
        settled = policy.settle(none)
        fine = isinstance(settled, tuple) and all(_settles(one, ruleset) for one in settled)
        return "" if fine else _no(settled, "lines, each with its side")
    return _earned(policy, ruleset)


def _earned(policy: Policy, ruleset: Ruleset) -> str:
    side = _side(ruleset)
    if side.calls and ruleset.scoring.contracting:
        contracts, apart = ruleset.scoring.contracting.judge(side)
        side = replace(side, contracts=contracts, apart=apart)
    lines = policy.earn(side)
    fine = isinstance(lines, tuple) and all(_is_line(line, ruleset) for line in lines)
    return "" if fine else _no(lines, "lines of whole points, each to a tally of its own or none")


def _settles(one: object, ruleset: Ruleset) -> bool:
    match one:
        case (int() as side, line):
            return 0 <= side < len(ruleset.seating.sides) and _is_line(line, ruleset)
        case _:
            return False


def _ending(policy: Policy, ruleset: Ruleset) -> str:
    reached = policy.reached(ruleset.start)
    if not isinstance(reached, bool):
        return _no(reached, "yes or no")
    return _earned(policy, ruleset) if hasattr(policy, "earn") else ""


AT_TABLE: Mapping[str, Callable[[Policy, Ruleset], str]] = {
    "dealing": _next_dealer,
    "calls": _offers,
    "bidding": _bidding,
    "leading": _leading,
    "play": _play,
    "claim": _claim,
    "exchange": _exchange,
    "scoring": _scoring,
    "ending": _ending,
}
"""For each question that needs a table, what is wrong with an answer in a first round."""


def _no(answer: object, wanted: str) -> str:
    return f"it answers {' '.join(repr(answer).split())[:60]}, which is not {wanted}"


def _whole(answer: object) -> bool:
    return isinstance(answer, int)


def _is_seat(answer: object, ruleset: Ruleset) -> bool:
    return isinstance(answer, int) and 0 <= answer < ruleset.seats


def _is_line(answer: object, ruleset: Ruleset) -> bool:
    if not isinstance(answer, Line):
        return False
    return _whole(answer.points) and _whole(answer.count) and answer.tally in ("", *ruleset.tallies)


def _called(ruleset: Ruleset) -> PublicTable:
    """Give a table at which all have made the first call there is."""
    table = PublicTable(ruleset.first_settings[0])
    order = ruleset.call_order(0)
    call = next(iter(ruleset.calls.by_name.values()), None)
    table.turn = 0
    table.calls = tuple((seat, call) for seat in order) if call else ()
    return table


def _side(ruleset: Ruleset) -> SideRound:
    """Give a side that has called, where calls are made, and taken no trick."""
    seats = ruleset.seating.sides[0]
    call = next(iter(ruleset.calls.by_name.values()), None)
    calls = (call,) * len(seats) if call and ruleset.calling else ()
    return SideRound(calls, (0,) * len(seats))
