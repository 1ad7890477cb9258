"""How the files of a profile, its readings and overrides are laid together and checked as one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType

from spades_rules.catalog import Catalog
from spades_rules.diagnostics import Diagnostic, Severity, Span, guess
from spades_rules.document import Node, Plain
from spades_rules.games.game import Game
from spades_rules.profile.chain import Link
from spades_rules.profile.evidence import Modelled, check_evidence
from spades_rules.profile.library import (
    Shelf,
)
from spades_rules.profile.merge import NOTHING, Pile, lay
from spades_rules.profile.model import Profile, ProfileError, Reading, Setting
from spades_rules.profile.origins import Evidence, Layer
from spades_rules.profile.overrides import SET, WITH, overlay_rules, set_rules
from spades_rules.profile.passages import entries_on, read_evidence
from spades_rules.profile.paths import Known
from spades_rules.profile.readings import check_readings, read_readings, select_readings
from spades_rules.profile.settle import Settled, settle
from spades_rules.profile.sources import Source, open_registers, register_files

__all__ = ["Building", "Gathered", "assembled", "check_alone", "gathered", "is_one_game"]


@dataclass(frozen=True, slots=True)
class Building:
    """What is at hand while a profile is put together."""

    links: tuple[Link, ...]
    """The file and its parents, the file first."""
    game: Game
    catalog: Catalog
    places: tuple[Shelf, ...]
    found: list[Diagnostic]


@dataclass(frozen=True, slots=True)
class Gathered:
    """A profile's files laid together and checked, before anything is laid over them."""

    build: Building
    layers: tuple[Layer, ...]
    """One for each file, the furthest parent first."""
    pile: Pile
    settled: Settled
    problems: tuple[Diagnostic, ...]
    """Why some rule could not be made; another one may yet be laid over it."""
    readings: Mapping[str, Reading]
    evidence: Mapping[str, tuple[Evidence, ...]]


def gathered(build: Building) -> Gathered:
    """Lay the files together, and check what each says of itself."""
    found = build.found
    own = build.links[0]
    pile = NOTHING
    layers: list[Layer] = []
    for link in reversed(build.links):
        layers.append(_layer(link))
        pile = lay(pile, layers[-1], link.sheet.rules, found)
        pile = replace(pile, lost=pile.lost | link.sheet.lost)
    problems: list[Diagnostic] = []
    settled = settle(pile, build.catalog, problems)
    absent = frozenset(pile.dropped)
    root = own.sheet.root
    known = Known(build.game, build.catalog, settled.settings, absent, settled.broken, root)
    readings = read_readings(own.sheet.readings, build.game, found)
    old = {(one.code, one.span) for one in problems}
    found.extend(
        one
        for one in check_readings(readings.values(), layers[-1], pile, known)
        if (one.code, one.span) not in old
    )
    evidence = read_evidence(own.sheet.evidence, found)
    check_evidence(evidence, _modelled(build, readings, known), found)
    return Gathered(build, tuple(layers), pile, settled, tuple(problems), readings, evidence)


def assembled(
    whole: Gathered,
    wanted: Sequence[tuple[str, Span]],
    sets: Sequence[str],
    overlay: Mapping[str, Plain] | Node | None,
    found: list[Diagnostic],
) -> Profile:
    """Lay readings and overrides over the files."""
    build = whole.build
    own = build.links[0]
    file_layer = whole.layers[-1]
    layers = list(whole.layers)
    chosen = select_readings(wanted, whole.readings, own.sheet.name, found)
    pile = whole.pile
    for reading in chosen:
        layers.append(replace(file_layer, name=f"{own.sheet.name}@{reading.name}"))
        pile = lay(pile, layers[-1], reading.rules, [])
    if overlay is not None:
        layers.append(Layer(WITH, "", None, WITH, _nothing))
        rules = overlay_rules(overlay, build.game, found)
        pile = lay(pile, layers[-1], rules, found, drops_absent=True)
    if sets:
        layers.append(Layer(SET, "", None, SET, _nothing))
        pile = lay(pile, layers[-1], set_rules(sets, pile, found), found)
    settled = whole.settled
    if pile is whole.pile:
        found.extend(whole.problems)
    else:
        settled = settle(pile, build.catalog, found, before=(whole.pile, whole.settled))
    return Profile(
        name=own.sheet.name,
        title=own.sheet.title,
        game=build.game.name,
        source=file_layer.source,
        file=own.file,
        active=tuple(reading.name for reading in chosen),
        layers=tuple(layers),
        rules=_by_slot(settled, build.game),
        dropped=MappingProxyType(
            {f"{slot}.{name}": gone for (slot, name), gone in pile.dropped.items()}
        ),
        evidence=MappingProxyType(dict(whole.evidence)),
        readings=MappingProxyType(dict(whole.readings)),
        accepts=own.sheet.accepts,
        where=own.sheet.game_at,
        document=own.sheet.root,
        broken=settled.broken,
        under=partial(_under, whole, tuple(wanted), tuple(sets), overlay),
    )


def _under(
    whole: Gathered,
    wanted: Sequence[tuple[str, Span]],
    sets: Sequence[str],
    overlay: Mapping[str, Plain] | Node | None,
    further: Sequence[tuple[str, Span]],
) -> Profile:
    """Lay further readings over the same files, below what was laid over them from outside."""
    found: list[Diagnostic] = []
    profile = assembled(whole, (*wanted, *further), sets, overlay, found)
    errors = [one for one in found if one.severity is Severity.ERROR]
    if errors:
        raise ProfileError(tuple(sorted(errors, key=lambda one: (one.span, one.code))))
    return profile


def check_alone(build: Building) -> None:
    """Check what can be checked of a file whose parent could not be read."""
    own = build.links[0]
    read_readings(own.sheet.readings, build.game, build.found)
    read_evidence(own.sheet.evidence, build.found)
    problems: list[Diagnostic] = []
    pile = lay(NOTHING, _layer(own), own.sheet.rules, [], drops_absent=True)
    settle(pile, build.catalog, problems)
    # A parameter that is missing here may stand in the parent.
    build.found.extend(one for one in problems if one.code != "missing-parameter")


def is_one_game(build: Building) -> bool:
    """Tell whether the parents are of the same game, and find fault with those that are not."""
    others = [link for link in build.links if link.sheet.game not in (None, build.game)]
    for link in others:
        message = f"`{link.file}` is no profile of {build.game.title}, as the one that extends it"
        build.found.append(Diagnostic("another-game", message, link.sheet.game_at.span))
    return not others


def _nothing(path: str) -> tuple[Evidence, ...]:  # noqa: ARG001  asked like a file
    """Say what an override has to say on its source."""
    return ()


def _layer(link: Link) -> Layer:
    sheet = link.sheet
    source = None if sheet.source is None else str(sheet.source.value)
    entries = partial(entries_on, sheet.evidence)
    cited = tuple(sheet.evidence)
    return Layer(sheet.name, sheet.title, source, link.file, entries, sheet.accepts, cited)


def _modelled(build: Building, readings: Mapping[str, Reading], known: Known) -> Modelled:
    """Say what a file models, and what it says by itself."""
    own = build.links[0]
    sheet = own.sheet
    node = sheet.source
    return Modelled(
        given=sheet.rules,
        nodes=sheet.evidence,
        readings=readings,
        known=known,
        root=len(build.links) == 1,
        unread=sheet.unread,
        source=None if node is None else _source(build, own, node),
        where=node,
    )


def _source(build: Building, own: Link, node: Node) -> Source | None:
    """Find a source in the registers: the shipped one, and those beside the reader's files."""
    register, problems = open_registers(register_files(own.file, build.places))
    build.found.extend(problems)
    name = str(node.value)
    source = register.get(name)
    if source is None and not problems:
        message = f"no register of sources has `{name}`"
        beside = "a source of your own is described in a `sources.yaml` beside the profile"
        hint = f"{guess(name, tuple(register))} {beside}".lstrip()
        build.found.append(Diagnostic("unknown-source", message, node.span, hint=hint))
    return source


def _by_slot(settled: Settled, game: Game) -> Mapping[str, Mapping[str, Setting]]:
    """Sort the rules under the questions of the game, in the game's order."""
    sorted_in: dict[str, dict[str, Setting]] = {slot.name: {} for slot in game.slots}
    for (slot, name), setting in settled.settings.items():
        sorted_in.setdefault(slot, {})[name] = setting
    return MappingProxyType(
        {slot: MappingProxyType(rules) for slot, rules in sorted_in.items() if rules}
    )
