"""Which rules some profiles speak of, in the order in which a round meets their questions."""

from collections.abc import Sequence

from spades_rules.games.game import Game
from spades_rules.profile import TABLE, Profile

__all__ = ["rules_spoken_of"]


def rules_spoken_of(profiles: Sequence[Profile], game: Game) -> tuple[str, ...]:
    """Give the id of each rule that a profile has, or on which its source is cited.

    They stand question by question; inside a question first the rules that some profile has, as
    late as the one that has most before it, then those that nobody has, by name. What every table
    takes for granted comes last. The order does not hang on that of the profiles.
    """
    cited = {_rule_of(path) for profile in profiles for path in profile.cited}
    found: list[str] = []
    for slot in game.slots:
        places: dict[str, int] = {}
        for profile in profiles:
            for place, name in enumerate(profile.rules.get(slot.name, {})):
                places[name] = max(place, places.get(name, 0))
        found += [f"{slot.name}.{name}" for name in sorted(places, key=lambda n: (places[n], n))]
        absent = {rule for rule in cited if rule.startswith(f"{slot.name}.")} - set(found)
        found += sorted(absent)
    found += [rule for rule in TABLE if rule in cited]
    return tuple(found)


def _rule_of(path: str) -> str:
    return ".".join(path.split(".")[:2])
