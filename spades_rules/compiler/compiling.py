"""How a profile becomes a rule set, or a list of what stands against it."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from spades_rules.catalog import Catalog
from spades_rules.compiler.crosscheck import cross_check
from spades_rules.compiler.failing import failing
from spades_rules.compiler.fingerprint import fingerprint
from spades_rules.compiler.misanswers import misanswered, misanswered_at_table
from spades_rules.compiler.opposed import opposed, unheld
from spades_rules.compiler.passes import unpassable
from spades_rules.compiler.stuck import stuck
from spades_rules.compiler.unkept import unkept
from spades_rules.diagnostics import Diagnostic
from spades_rules.document import Node, Plain
from spades_rules.games.game import Combine, Game
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.profile import Profile, ProfileError, known_profile, read_variants

__all__ = ["check_profile", "compile_ruleset"]


def compile_ruleset(profile: Profile, *, catalog: Catalog | None = None) -> Ruleset:
    """Make a profile playable.

    Raises `ProfileError` with every reason when its rules do not go together, and `ValueError`
    for a profile of which some rules could not be read, or of a game that the catalog has not.
    `TypeError` is for what is no profile, such as its name.
    """
    known_profile(profile)
    if profile.broken:
        slots = ", ".join(sorted(profile.broken))
        message = f"some rules of {profile.label} could not be read: {slots}"
        raise ValueError(message)
    game = _game(profile, catalog)
    try:
        return _compiled(profile, game)
    except ProfileError:
        raise
    except Exception as wrong:
        raise ProfileError((failing(profile, wrong),)) from wrong


def _compiled(profile: Profile, game: Game) -> Ruleset:
    found = _early(profile, game)
    if found:
        raise ProfileError(_in_order(found))
    ruleset = _ruleset(profile, game)
    late = _late(profile, ruleset)
    if late:
        raise ProfileError(_in_order(late))
    return ruleset


def check_profile(  # noqa: PLR0913  each may be wished for by itself
    place: str | Path,
    *,
    sets: Sequence[str] = (),
    overlay: Mapping[str, Plain] | Node | None = None,
    folders: str | Path | Sequence[str | Path] = (),
    catalog: Catalog | None = None,
    text: bytes | str | Node | None = None,
) -> tuple[Diagnostic, ...]:
    """Give everything that is wrong with a profile, sorted by place; never raises.

    The arguments are those of `load_profile`. Each reading of the profile is checked by itself.
    """
    known = Catalog.standard() if catalog is None else catalog
    checked, variants = read_variants(
        place, sets=sets, overlay=overlay, folders=folders, catalog=known, text=text
    )
    if checked.profile is None:
        return checked.diagnostics
    found = [*checked.diagnostics, *_together(checked.profile, known)]
    known_already = {(one.code, one.span, one.message) for one in found}
    for variant in variants:
        # A reading answers for what it breaks; what is wrong without it is said once.
        found += [
            one
            for one in _together(variant, known)
            if (one.code, one.span, one.message) not in known_already
        ]
    return _in_order(tuple(found))


def _together(profile: Profile, catalog: Catalog) -> tuple[Diagnostic, ...]:
    """Check the rules of a profile against each other, as far as they could be read."""
    game = catalog.games[profile.game]
    try:
        found = _early(profile, game)
        if found or profile.broken:
            return found
        return _late(profile, _ruleset(profile, game))
    except Exception as wrong:  # noqa: BLE001  somebody else's policy may fail in any way
        return (failing(profile, wrong),)


def _early(profile: Profile, game: Game) -> tuple[Diagnostic, ...]:
    """Check what shows before there is a table: that the answers are some, and fit together."""
    strange = next(misanswered(profile), None)
    return tuple(cross_check(profile, game)) if strange is None else (strange,)


def _late(profile: Profile, ruleset: Ruleset) -> tuple[Diagnostic, ...]:
    """Check what shows only when the rules are asked: whether everybody can call something."""
    strange = next(misanswered_at_table(profile, ruleset), None)
    if strange is not None:
        return (strange,)
    return tuple(stuck(profile, ruleset)) or (
        *unkept(profile, ruleset),
        *opposed(profile, ruleset),
        *unheld(profile, ruleset),
        *unpassable(profile, ruleset),
    )


def _game(profile: Profile, catalog: Catalog | None) -> Game:
    known = Catalog.standard() if catalog is None else catalog
    if profile.game not in known.games:
        message = f"the catalog has no game `{profile.game}`, of which {profile.label} is a profile"
        raise ValueError(message)
    return known.games[profile.game]


def _ruleset(profile: Profile, game: Game) -> Ruleset:
    """Hand the answers to the kernel, in the order of the game's questions."""
    enforced: list[Rule] = []
    customs: list[Rule] = []
    for slot in game.slots:
        answers = customs if slot.combine is Combine.LISTED else enforced
        settings = profile.rules.get(slot.name, {}).values()
        answers += [Rule(setting.id, setting.answer) for setting in settings]
    return Ruleset(profile.game, tuple(enforced), fingerprint(profile, game), tuple(customs))


def _in_order(found: tuple[Diagnostic, ...]) -> tuple[Diagnostic, ...]:
    """Sort findings by place, each once."""
    return tuple(dict.fromkeys(sorted(found, key=lambda one: (one.span, one.code))))
