"""Which rules stand elsewhere in one profile than in another, where their order counts."""

from collections.abc import Mapping, Sequence

from spades_rules.games.game import Game
from spades_rules.profile import Profile

__all__ = ["moved", "moved_rules"]


def moved_rules(a: Profile, b: Profile, game: Game) -> frozenset[str]:
    """Give the ids of the fewest rules that must move to give the order of `b` to those of `a`.

    Only rules of both are looked at, and only where the order of rules can change what happens.
    """
    return frozenset(
        f"{slot.name}.{name}"
        for slot in game.slots
        if slot.ordered
        for name in moved(tuple(a.rules.get(slot.name, {})), tuple(b.rules.get(slot.name, {})))
    )


def moved(a: Sequence[str], b: Sequence[str]) -> tuple[str, ...]:
    """Give the fewest names of both that stand elsewhere, sorted.

    Of several such sets the one is given that leaves the first names where they are, whichever
    of the two comes first.
    """
    in_both = [name for name in a if name in set(b)]
    place = {name: at for at, name in enumerate(b)}
    if in_both == sorted(in_both, key=place.__getitem__):
        return ()
    most = _longest(in_both, place)
    stay: list[str] = []
    for name in sorted(in_both):
        beside = [one for one in in_both if _keep_order([*stay, name], one, in_both, place)]
        if name in beside and _longest(beside, place) == most:
            stay.append(name)
    return tuple(sorted(set(in_both) - set(stay)))


def _keep_order(
    staying: Sequence[str], name: str, order: Sequence[str], place: Mapping[str, int]
) -> bool:
    """Tell whether a name stands in both orders on the same side of all that stay."""
    return all(
        (order.index(name) - order.index(one)) * (place[name] - place[one]) > 0
        for one in staying
        if one != name
    )


def _longest(names: Sequence[str], place: Mapping[str, int]) -> int:
    """Count the most names that stand in the same order in both."""
    longest: list[int] = []
    for at, name in enumerate(names):
        before = (longest[i] for i in range(at) if place[names[i]] < place[name])
        longest.append(1 + max(before, default=0))
    return max(longest, default=0)
