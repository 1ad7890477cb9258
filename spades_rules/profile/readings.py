"""The readings of a source: each another way to understand it, about something in particular."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

from spades_rules.diagnostics import Diagnostic, Span, allowed
from spades_rules.document import Broken, Node
from spades_rules.games.game import Game
from spades_rules.profile.asking import mapping_in, text_in, texts_in, unknown_key
from spades_rules.profile.merge import POLICY, Pile, lay
from spades_rules.profile.model import Reading, covers
from spades_rules.profile.origins import Layer
from spades_rules.profile.paths import Known
from spades_rules.profile.settle import settle_one
from spades_rules.profile.sheet import NAME, Given, rules_in
from spades_rules.profile.sites import site, with_sites

__all__ = ["MOST_READINGS", "check_readings", "read_readings", "select_readings"]

MOST_READINGS = 32
"""How many readings a file may have, three times as many as the longest source needs."""
KEYS = ("about", "says", "rules")


def read_readings(
    nodes: Mapping[str, Node], game: Game | None, found: list[Diagnostic]
) -> Mapping[str, Reading]:
    """Read the readings of one file."""
    readings: dict[str, Reading] = {}
    for name, node in islice(nodes.items(), MOST_READINGS, MOST_READINGS + 1):
        message = f"`readings` has {len(nodes)}, and no more than {MOST_READINGS} are read"
        hint = f"`{name}` is the first too many; each is checked as a profile of its own"
        found.append(Diagnostic("yaml-too-big", message, node.key_span, hint=hint))
    for name, node in islice(nodes.items(), MOST_READINGS):
        if not re.fullmatch(NAME, name):
            message = f"`{name}` cannot be the name of a reading"
            hint = "small letters, digits and `-`"
            found.append(Diagnostic("bad-name", message, node.key_span, hint=hint))
        elif not isinstance(node.value, Broken):
            readings[name] = _reading(name, node, game, found)
    return readings


def _reading(name: str, node: Node, game: Game | None, found: list[Diagnostic]) -> Reading:
    keys = mapping_in(node, f"the reading `{name}`", found)
    for key, value in keys.items():
        if key not in KEYS:
            found.append(unknown_key(key, value.key_span, "a reading", KEYS))
    if isinstance(node.value, dict):
        for key in KEYS:
            if key not in keys:
                message = f"the reading `{name}` must have `{key}`"
                found.append(Diagnostic("missing-key", message, node.key_span))
    rules, _ = rules_in(keys.get("rules"), game, found)
    return Reading(
        name=name,
        about=texts_in(keys.get("about"), "`about`", found),
        says=text_in(keys.get("says"), "`says`", found) or "",
        rules=rules,
        node=node,
    )


def select_readings(
    wanted: Sequence[tuple[str, Span]],
    known: Mapping[str, Reading],
    name: str,
    found: list[Diagnostic],
) -> tuple[Reading, ...]:
    """Find the readings that were asked for; two about the same thing exclude each other."""
    chosen: list[Reading] = []
    for word, span in wanted:
        reading = known.get(word)
        if reading is None:
            hint = allowed(word, tuple(known)) or f"`{name}` has no readings"
            message = f"`{name}` has no reading `{word}`"
            found.append(Diagnostic("unknown-reading", message, span, hint=hint))
            continue
        rival = next((one for one in chosen if one.excludes(reading)), None)
        if rival is not None:
            message = f"`{rival.name}` and `{word}` are about the same thing; choose one"
            found.append(Diagnostic("readings-exclude", message, span))
            continue
        chosen.append(reading)
    return tuple(chosen)


def check_readings(
    readings: Iterable[Reading],
    layer: Layer,
    pile: Pile,
    known: Known,
) -> Iterator[Diagnostic]:
    """Check what each reading is about, and that it makes valid rules by itself.

    What is wrong with a rule of the pile that a reading changes is found here again.
    """
    for reading in readings:
        yield from _check_about(reading, known)
        if not reading.about:
            continue
        for slot, name, node in reading.rules:
            problems = list(_outside(reading, (slot, name, node), pile))
            after = lay(pile, layer, ((slot, name, node),), problems)
            piece = after.rules.get((slot, name))
            if piece is not None and piece is not pile.rules.get((slot, name)):
                settle_one((slot, name), piece, known.catalog, problems)
            for one in problems:
                yield with_sites(one, *known.sites(slot, name))


def _outside(reading: Reading, given: Given, pile: Pile) -> Iterator[Diagnostic]:
    """Say what a reading changes that it is not about."""
    for path, at in _changes(given, pile):
        if not any(covers(about, path) for about in reading.about):
            yield Diagnostic(
                "reading-outside-about",
                f"the reading `{reading.name}` changes `{path}`, which it is not about",
                at.key_span,
                hint=f"it is about {', '.join(f'`{one}`' for one in reading.about)}",
                also=site(reading.node, "about"),
            )


def _check_about(reading: Reading, known: Known) -> Iterator[Diagnostic]:
    node = reading.node.value
    written = node.get("about") if isinstance(node, dict) else None
    if written is None:
        return
    own = known.with_rules((slot, name) for slot, name, _ in reading.rules)
    entries = written.value if isinstance(written.value, tuple) else (written,)
    for entry in entries:
        if isinstance(entry.value, str):
            yield from own.unknown(entry.value, entry.span)


def _changes(given: Given, pile: Pile) -> Iterable[tuple[str, Node]]:
    """Give the paths that a rule of a reading changes, each with where it does so."""
    slot, name, node = given
    rule = f"{slot}.{name}"
    before = pile.rules.get((slot, name))
    keys = node.value if isinstance(node.value, dict) else {}
    policy = keys.get(POLICY)
    if before is None and slot in pile.lost:
        return
    if node.value is None or before is None:
        yield rule, node
    elif policy is not None and policy.plain() != before.named[-1].value:
        yield rule, policy
    else:
        for key, value in keys.items():
            if key != POLICY:
                yield f"{rule}.{key}", value
