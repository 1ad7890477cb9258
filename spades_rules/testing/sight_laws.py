"""Laws of sight: nobody is shown, or told by the rules, a card that somebody else still holds."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import reduce
from operator import or_

from spades_rules.kernel.actions import Action, Claim, Concede, Deal, Look, Pass, Play
from spades_rules.kernel.play import legal_actions, replay, rule_on
from spades_rules.kernel.public import Phase
from spades_rules.kernel.questions import TakenBy
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import RefusedError
from spades_rules.kernel.state import Table
from spades_rules.kernel.view import sees_hand, view
from spades_rules.notation.plain import view_to_plain
from spades_rules.table.cards import Card
from spades_rules.testing.holding import hold
from spades_rules.testing.moments import followed

__all__ = [
    "law_a_view_holds_no_hidden_card",
    "law_a_view_shows_the_tricks_as_they_fell",
    "law_hidden_cards_make_no_difference",
    "law_what_was_seen_stays_seen",
]


def law_a_view_holds_no_hidden_card(ruleset: Ruleset, table: Table) -> None:
    """Search every view, as a value and written down, for cards that its owner may not know."""
    known = ruleset.pack.bits
    for seat in _onlookers(ruleset):
        may_know = _may_know(table, seat)
        shown = view(table, seat)
        for found in (_words(shown), _words(view_to_plain(ruleset, shown))):
            leaked = [word for word in found if word in known and word not in may_know]
            hold(not leaked, f"{_who(seat)} is shown {', '.join(leaked)}")
        hold(not shown.legal or seat == table.turn, f"{_who(seat)} may act out of turn")
        if seat is not None and not sees_hand(table, seat):
            hold(shown.hand is None, f"{_who(seat)} is shown its hand too early")


def law_a_view_shows_the_tricks_as_they_fell(ruleset: Ruleset, table: Table) -> None:
    """Compare the tricks in every view with who took them: each winner leads the next one."""
    for seat in _onlookers(ruleset):
        shown = view(table, seat)
        tricks = (*shown.tricks, shown.trick) if shown.trick else shown.tricks
        led_by = [trick[0][0] for trick in tricks]
        takers = list(table.public.takers[: len(led_by[1:])])
        hold(
            led_by[1:] == takers, f"{_who(seat)} is shown tricks led by {led_by[1:]}, not {takers}"
        )
        if shown.trick:
            due = (shown.trick[-1][0] + 1) % ruleset.seating.seats
            hold(due == table.turn, f"{_who(seat)} is shown a trick in which seat {due} is due")


def law_hidden_cards_make_no_difference(
    ruleset: Ruleset, table: Table, places: Sequence[tuple[int, int]]
) -> None:
    """Exchange cards that a seat cannot see for one another: to that seat nothing changes.

    `places` say which of the hidden cards change places, one pair after the other. A pair that
    would make an earlier action one that the rules refuse is passed over, since that is something
    that the seat can tell.
    """
    if table.phase in (Phase.DEAL, Phase.OVER):
        return
    for seat in _onlookers(ruleset):
        may_know = _may_know(table, seat)
        hidden = tuple(card for card in ruleset.pack.bits if card not in may_know)
        if len(hidden) < len("ab"):
            continue
        other = table
        for first, second in places:
            pair = hidden[first % len(hidden)], hidden[second % len(hidden)]
            try:
                other = replay(ruleset, _exchanged(other.actions, *pair))
            except RefusedError:
                continue
        _hold_the_same(ruleset, table, other, seat)


def law_what_was_seen_stays_seen(ruleset: Ruleset, table: Table) -> None:
    """Follow a game: a seat that sees its hand sees it to the end of the round."""
    seen: frozenset[int] = frozenset()
    for action, again in zip(table.actions, followed(ruleset, table), strict=True):
        now = frozenset(seat for seat in range(ruleset.seating.seats) if sees_hand(again, seat))
        lost = frozenset() if isinstance(action, Deal) else seen - now
        hold(not lost, f"seats {sorted(lost)} have seen their hands and no longer do")
        seen = now


def _hold_the_same(ruleset: Ruleset, table: Table, other: Table, seat: int | None) -> None:
    hold(view(other, seat) == view(table, seat), f"{_who(seat)} can tell hidden cards apart")
    if seat != table.turn:
        return
    told = f"{_who(seat)} may do something else for cards that it cannot see"
    hold(legal_actions(other) == legal_actions(table), told)
    tries: tuple[Action, ...] = (
        *ruleset.calls.by_name.values(),
        *map(Play, ruleset.pack.bits),
        Look(),
        Claim(),
        Concede(),
    )
    for action in tries:
        hold(rule_on(other, action) == rule_on(table, action), told)


def _onlookers(ruleset: Ruleset) -> Iterator[int | None]:
    """Give every seat, and a spectator."""
    yield from range(ruleset.seating.seats)
    yield None


def _who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def _may_know(table: Table, seat: int | None) -> frozenset[Card]:
    """Give the cards that a seat or a spectator may know.

    They are the cards played and the one turned up, its own if it may see them, those it gave, and
    those it got; the cards whose holder had to pass some; and in play those whose holder had to
    lead.
    """
    pack = table.ruleset.pack
    known = table.public.played | table.public.setting.turned
    opened_by = table.ruleset.opened_by
    if opened_by and table.phase is Phase.PLAY:
        known |= opened_by(table.public)
    known |= _showing(table)
    if seat is not None and sees_hand(table, seat):
        known |= table.hands[seat]
        for source, target, cards in table.passing.given:
            arrived = (target, cards) not in table.passing.arriving
            known |= cards if seat == source or (seat == target and arrived) else 0
    return frozenset(pack.cards_of(known))


def _showing(table: Table) -> int:
    """Give the cards that show who holds them, since that seat's turn has come to pass cards."""
    ruleset = table.ruleset
    called = table.phase is Phase.PLAY or (
        table.phase is Phase.EXCHANGE and not table.passing.before
    )
    rules = (*ruleset.passing_before, *(ruleset.passing_after if called else ()))
    asked = (rule.taken_by(table.public) for rule in rules if isinstance(rule, TakenBy))
    return reduce(or_, asked, 0)


def _words(value: object) -> Iterator[str]:
    """Give every text inside a value, whatever it is made of."""
    if isinstance(value, str):
        yield from value.split()
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _words(key)
            yield from _words(inner)
    elif isinstance(value, Sequence | frozenset):
        for inner in value:
            yield from _words(inner)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _words(getattr(value, field.name))
    else:
        hold(value is None or isinstance(value, int), f"a view holds {value!r}")


def _exchanged(actions: tuple[Action, ...], one: Card, other: Card) -> Iterator[Action]:
    """Give the actions with two cards in each other's place in the last deal and ever since."""
    last = max(place for place, action in enumerate(actions) if isinstance(action, Deal))
    swap = {one: other, other: one}

    def swapped(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(swap.get(card, card) for card in cards)

    yield from actions[:last]
    for action in actions[last:]:
        match action:
            case Deal(hands=hands):
                yield replace(action, hands=tuple(swapped(hand) for hand in hands))
            case Pass(cards):
                yield Pass(swapped(cards))
            case _:
                yield action
