"""Whether a round on paper can have been played: the calls open to each seat, every trick taken."""

from collections.abc import Iterator

from spades_rules.cases.paper import GameReading, PaperRound
from spades_rules.cases.reneges import renege_faults
from spades_rules.diagnostics import Diagnostic, Span
from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import Standing
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import Choices
from spades_rules.notation.calls import read_call
from spades_rules.notation.plain import word_of

__all__ = ["count_faults", "player_faults", "read_calls"]


def player_faults(ruleset: Ruleset, reading: GameReading) -> Iterator[Diagnostic]:
    """Ask for a name for each seat, where players are named at all."""
    number, seats = len(reading.players), ruleset.seats
    if reading.players_at is not None and number != seats:
        message = f"{number} players are named, and {seats} play"
        hint = "name each seat, clockwise from seat 0"
        yield Diagnostic("does-not-fit", message, reading.players_at, hint=hint)


def count_faults(ruleset: Ruleset, written: PaperRound, number: int) -> Iterator[Diagnostic]:
    """Ask for tricks for each seat, all those of a round together, for cards and reneges that fit.

    Rounds are numbered from 1.
    """
    for fault in renege_faults(ruleset, written.reneges):
        place = written.place("reneges", *fault.path)
        yield Diagnostic(fault.code, fault.message, place, hint=fault.hint)
    yield from _captured_faults(ruleset, written)
    tricks = written.tricks
    seats, each = ruleset.seating.seats, ruleset.each_in(number)
    if len(tricks) != seats:
        message = f"{len(tricks)} numbers of tricks for {seats} seats"
        yield Diagnostic("does-not-fit", message, written.place("tricks"))
    elif sum(tricks) != each:
        message = f"{sum(tricks)} tricks are written down, and a round has {each}"
        yield Diagnostic("does-not-fit", message, written.place("tricks"))


def _captured_faults(ruleset: Ruleset, written: PaperRound) -> Iterator[Diagnostic]:
    """Ask for cards of the pack, each once, taken by seats of the table."""
    captured = written.captured
    if captured and ruleset.captures is None:
        message = "no card counts under these rules"
        yield Diagnostic("does-not-fit", message, written.place("captured"))
    elif captured and len(captured) != ruleset.seats:
        message = f"{len(captured)} lists of cards for {ruleset.seats} seats"
        yield Diagnostic("does-not-fit", message, written.place("captured"))
    left = {card: mask.bit_count() for card, mask in ruleset.pack.bits.items()}
    for place, cards in enumerate(captured):
        for card in cards:
            if card not in left:
                message = f"{card} is not in the pack"
                yield Diagnostic("unknown-card", message, written.place("captured", place))
            elif not left[card]:
                message = f"{card} cannot be here again"
                yield Diagnostic("card-twice", message, written.place("captured", place))
            else:
                left[card] -= 1


def read_calls(
    ruleset: Ruleset, written: PaperRound, dealer: int, standing: Standing
) -> tuple[tuple[Call, ...], tuple[Diagnostic, ...]]:
    """Give the calls as the rules know them, and what is wrong with any of them.

    A rule that needs the hand to judge a call is passed over, since no hand is known.
    """
    seats = ruleset.seating.seats
    if dealer >= seats:
        message = f"there is no seat {dealer}"
        hint = f"0 to {seats - 1}"
        return (), (Diagnostic("out-of-range", message, written.place("dealer"), hint=hint),)
    order = ruleset.call_order(dealer, standing.round + 1)
    if len(written.calls) != len(order):
        message = f"{len(written.calls)} calls, where {len(order)} are made"
        return (), (Diagnostic("does-not-fit", message, written.place("calls")),)
    calls: tuple[Call, ...] = ()
    found: list[Diagnostic] = []
    for place, (seat, word) in enumerate(zip(order, written.calls, strict=True)):
        call = read_call(ruleset, word)
        if not isinstance(call, Call):
            said = call if isinstance(call, str) else "a look is no call"
            found.append(Diagnostic("unknown-call", said, written.place("calls", place)))
            # What the seats after it may call hangs on this one.
            break
        choices = ruleset.legal_bids(seat, calls, looked=not call.blind, standing=standing)
        found += _faults(choices, call, seat, written.place("calls", place))
        calls = (*calls, call)
    return calls, tuple(found)


def _faults(choices: Choices, call: Call, seat: int, place: Span) -> Iterator[Diagnostic]:
    if call in choices.allowed:
        return
    rules = [rule for action, rule in choices.refused if action == call]
    by = f", by {rules[0]}" if rules else ""
    open_calls = ", ".join(word_of(action) for action in choices.allowed)
    message = f"seat {seat} may not call `{call.name}` here{by}"
    yield Diagnostic("illegal-call", message, place, hint=f"it may call {open_calls}")
