"""What a host asks about must make sense: cards of the pack, calls of the rules, real seats."""

from collections.abc import Iterable, Mapping, Sequence

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import Standing
from spades_rules.table.cards import SUITS, Card
from spades_rules.table.pack import Pack

__all__ = [
    "known_calls",
    "known_cards",
    "known_number",
    "known_score",
    "known_seat",
    "known_tallies",
    "known_tricks",
    "known_trump",
]


def known_cards(pack: Pack, cards: Iterable[Card], *, taken: int = 0) -> int:
    """Give the mask of some cards; of twins the first one that is not taken.

    Raises `ValueError` for a card that is not in the pack, or is here already.
    """
    try:
        return pack.mask(cards, taken=taken)
    except KeyError as missing:
        card = missing.args[0]
        why = "is named too often" if card in pack.bits else "is not in the pack"
        message = f"{card} {why}"
    raise ValueError(message)


def known_calls(vocabulary: Mapping[str, Call], calls: Iterable[Call]) -> None:
    """Ask for calls that the rules know. Raises `ValueError` for any other."""
    for call in calls:
        # A word in place of a call is the slip that is made most; it has no name.
        name = str(getattr(call, "name", call))
        if name not in vocabulary or vocabulary[name] != call:
            message = f"`{name}` is no call of these rules, as `Ruleset.call` gives them"
            raise ValueError(message)


def known_number(what: str, number: object, *, low: int, high: int | None = None) -> None:
    """Ask for a whole number between two bounds. Raises `ValueError` for any other value."""
    if isinstance(number, int) and low <= number and (high is None or number <= high):
        return
    wanted = f"of {low} or more" if high is None else f"from {low} to {high}"
    message = f"`{what}` cannot be {number!r}; it is a whole number {wanted}"
    raise ValueError(message)


def known_seat(seat: object, seats: int) -> None:
    """Ask for a seat of the table. Raises `ValueError` for any other."""
    if not isinstance(seat, int) or not 0 <= seat < seats:
        message = f"there is no seat {seat}; the seats are 0 to {seats - 1}"
        raise ValueError(message)


def known_trump(trump: str) -> None:
    """Ask for a suit, or for the word that says that none is trump. Raises `ValueError`."""
    known = (*SUITS, "none")
    if trump not in known:
        message = f"`trump` cannot be {trump!r}; it is one of {', '.join(known)}"
        raise ValueError(message)


def known_score(standing: Standing, sides: int) -> None:
    """Ask for whole numbers, one total a side and as many of each tally.

    Raises `ValueError` otherwise, and `TypeError` for what is no score at all.
    """
    if not isinstance(standing, Standing):
        message = f"{standing!r} is no score, as `Ruleset.standing` writes one down"
        raise TypeError(message)
    before = ((f"before[{place}]", totals) for place, totals in enumerate(standing.before))
    for name, counts in (("totals", standing.totals), *standing.tallies.items(), *before):
        if len(counts) != sides:
            message = f"`{name}` has {len(counts)}, and the number of sides is {sides}"
            raise ValueError(message)
        for count in counts:
            if not isinstance(count, int):
                message = f"`{name}` has {count!r}, which is no whole number"
                raise ValueError(message)  # noqa: TRY004 - a wrong value among right ones
    known_number("round", standing.round, low=0)


def known_tallies(given: Iterable[str], kept: Sequence[str]) -> None:
    """Ask for tallies that some rule keeps. Raises `ValueError` for any other."""
    for name in given:
        if name not in kept:
            known = f"the tallies are {', '.join(kept)}" if kept else "there are no tallies"
            message = f"no rule keeps a tally `{name}`; {known}"
            raise ValueError(message)


def known_tricks(tricks: Sequence[int], seats: int, each: int) -> None:
    """Ask for a number of tricks a seat, and no more than a round has. Raises `ValueError`."""
    if len(tricks) != seats:
        message = f"`tricks` has {len(tricks)}, and the number of seats is {seats}"
        raise ValueError(message)
    for won in tricks:
        known_number("tricks", won, low=0, high=each)
    if sum(tricks) > each:
        message = f"{sum(tricks)} tricks are too many; a round has {each}"
        raise ValueError(message)
