"""Profiles drawn by chance and put to the trial: each is refused with a reason, or it plays."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random

from spades_rules.catalog import Catalog
from spades_rules.compiler import check_profile, compile_ruleset
from spades_rules.diagnostics import Severity
from spades_rules.profile import load_profile
from spades_rules.testing.document_laws import law_a_profile_survives_writing
from spades_rules.testing.documents import FILE, draw_profile
from spades_rules.testing.keeping import hold_to_every_law

__all__ = ["Trial", "try_profiles"]


@dataclass(frozen=True, slots=True)
class Trial:
    """What came of some profiles that were drawn."""

    played: tuple[int, ...]
    """The seeds of those that played, and kept every law."""
    refused: tuple[int, ...]
    """The seeds of those that were refused."""
    reasons: Mapping[str, int]
    """How many were refused for what, by the code of the finding; one may have several."""


def try_profiles(
    seeds: Iterable[int],
    *,
    game: str = "spades",
    catalog: Catalog | None = None,
    tables: int = 3,
    most_rounds: int = 50,
) -> Trial:
    """Draw a profile from each seed, check it, and hold it to every law if it can be played.

    Each plays at some `tables`, and a game of no more than `most_rounds`. Raises what a rule
    raises, or `AssertionError` for a broken law, with the profile and its seed.
    """
    known = Catalog.standard() if catalog is None else catalog
    played: list[int] = []
    refused: list[int] = []
    reasons: Counter[str] = Counter()
    for seed in seeds:
        text = draw_profile(Random(seed), game=game, catalog=known)  # noqa: S311 - a game
        try:
            found = check_profile(FILE, text=text, catalog=known)
            codes = {one.code for one in found if one.severity is Severity.ERROR}
            if codes:
                refused.append(seed)
                reasons.update(codes)
                continue
            profile = load_profile(FILE, text=text, catalog=known)
            law_a_profile_survives_writing(profile, catalog=known)
            ruleset = compile_ruleset(profile, catalog=known)
            hold_to_every_law(ruleset, seed=seed, tables=tables, most_rounds=most_rounds)
        except Exception as broken:
            broken.add_note(f"the profile drawn from seed {seed}:\n{text}")
            raise
        played.append(seed)
    return Trial(tuple(played), tuple(refused), dict(sorted(reasons.items())))
