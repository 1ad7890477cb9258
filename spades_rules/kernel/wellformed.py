"""What a host asks about must make sense: cards of the pack, calls of the rules, real seats."""

from collections.abc import Iterable, Mapping, Sequence

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import Standing
from spades_rules.table.cards import Card
from spades_rules.table.pack import Pack

__all__ = ["known_calls", "known_cards", "known_score", "known_seat", "known_tricks"]


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
        if vocabulary.get(name) != call:
            message = f"`{name}` is no call of these rules, as `Ruleset.call` gives them"
            raise ValueError(message)


def known_seat(seat: int, seats: int) -> None:
    """Ask for a seat of the table. Raises `ValueError` for any other."""
    if not 0 <= seat < seats:
        message = f"there is no seat {seat}; the seats are 0 to {seats - 1}"
        raise ValueError(message)


def known_score(standing: Standing, sides: int) -> None:
    """Ask for one total a side, and as many of each tally. Raises `ValueError` otherwise."""
    for name, counts in (("totals", standing.totals), *standing.tallies.items()):
        if len(counts) != sides:
            message = f"`{name}` has {len(counts)}, and the number of sides is {sides}"
            raise ValueError(message)


def known_tricks(tricks: Sequence[int], seats: int, each: int) -> None:
    """Ask for a number of tricks a seat, and no more than a round has. Raises `ValueError`."""
    if len(tricks) != seats:
        message = f"`tricks` has {len(tricks)}, and the number of seats is {seats}"
        raise ValueError(message)
    if min(tricks) < 0 or sum(tricks) > each:
        message = f"{sum(tricks)} tricks are too many or below none; a round has {each}"
        raise ValueError(message)
