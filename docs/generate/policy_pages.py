"""One page for each policy: its sentence, what it can be told, and who chooses it."""

import re
from collections.abc import Iterator

from pages import Page, called, cell, page, page_of, table

from spades_rules.catalog import Catalog, Parameter, PolicyEntry, parameters_in
from spades_rules.catalog.docs import sources_in
from spades_rules.catalog.parameters import plain
from spades_rules.games.game import Combine, Slot, slots_in_order
from spades_rules.profile import Profile, Setting, register_of
from spades_rules.report.paragraphs import joined
from spades_rules.report.reasons import value_in_words

__all__ = ["policy_pages"]

COMBINED = {
    Combine.ONE: "One rule answers.",
    Combine.UNION: "Several rules may answer; what any of them offers is offered.",
    Combine.NARROW: "Several rules may answer; each in turn takes away from what is left.",
    Combine.IN_ORDER: "Several rules may answer, one after the other.",
    Combine.ANY: "Several rules may answer; one yes is enough, and the first gives the reason.",
    Combine.APPEND: "Several rules may answer; each adds its lines.",
    Combine.LISTED: "Several rules may stand here; they are listed and not enforced.",
}


def policy_pages(catalog: Catalog, profiles: tuple[Profile, ...]) -> Iterator[Page]:
    """Give the pages of all policies, and one that lists them by question."""
    slots = slots_in_order(catalog.games.values())
    yield _index(catalog, slots)
    for slot in slots:
        for entry in catalog.policies_in(slot.name):
            yield _policy(entry, slot, profiles)


def _index(catalog: Catalog, slots: tuple[Slot, ...]) -> Page:
    parts = []
    for slot in slots:
        needed = " The game cannot go on without one." if slot.required else ""
        rows = [
            (f"[`{entry.name}`]({slot.name}.{entry.name}.md)", cell(entry.sentence))
            for entry in catalog.policies_in(slot.name)
        ]
        parts += [
            f"## {slot.name}: {slot.asks}",
            f"{COMBINED[slot.combine]}{needed}",
            f"Asked by {_askers(catalog, slot)}.",
            table(("policy", "the rule"), rows),
        ]
    lead = "The questions that games ask, in the order of a round, and what can be chosen."
    return page("policies/README.md", "Policies", lead, *parts)


def _askers(catalog: Catalog, slot: Slot) -> str:
    """Name the games that ask a question."""
    titles = sorted(game.title for game in catalog.games.values() if slot in game.slots)
    return "every game" if len(titles) == len(catalog.games) else joined(titles)


def _policy(entry: PolicyEntry, slot: Slot, profiles: tuple[Profile, ...]) -> Page:
    return page(
        f"policies/{slot.name}.{entry.name}.md",
        f"{slot.name}.{entry.name}",
        entry.sentence,
        entry.doc,
        f"It answers [{slot.name}](README.md): {slot.asks}\n{COMBINED[slot.combine]}",
        "## Parameters" if entry.parameters else "It has no parameters.",
        *(part for one in entry.parameters.values() for part in _parameter(one)),
        *_chosen(entry, profiles),
        *_also_called(entry),
        "## Source",
        _sources(entry, profiles),
    )


def _sources(entry: PolicyEntry, profiles: tuple[Profile, ...]) -> str:
    """Give who plays it so, each with a link to its profile or else to what is known of it."""
    pages = {called(one): f"../profiles/{page_of(one)}" for one in profiles}
    texts = {name: f"../sources.md#{name}" for one in profiles[:1] for name in register_of(one)}
    linked = entry.source
    for name in sorted({*sources_in(linked)} & {*pages, *texts}, key=len, reverse=True):
        target = pages.get(name, texts.get(name))
        linked = re.sub(rf"(?<![\w/\[-]){re.escape(name)}(?![\w/-])", f"[{name}]({target})", linked)
    return linked


def _also_called(entry: PolicyEntry) -> Iterator[str]:
    if entry.aliases:
        yield "## Also called"
        yield "\n".join(f"- {alias}" for alias in entry.aliases)


def _parameter(parameter: Parameter) -> Iterator[str]:
    yield f"### {parameter.name}"
    kind = parameter.kind[0].upper() + parameter.kind[1:]
    if parameter.required:
        yield f"{kind}. It must be given."
    else:
        yield f"{kind}. Left out, it is `{value_in_words(plain(parameter.default))}`."
    for paragraph in parameter.doc.split("\n\n"):
        lines: list[str] = []
        for line in paragraph.splitlines():
            if line.startswith("`"):
                lines.append(f"- {line}")
            elif lines and lines[-1].startswith("- "):
                lines[-1] += f" {line}"
            else:
                lines.append(line)
        yield "\n".join(lines)
    if parameter.entry is not None:
        rows = [
            (f"`{name}`", one.kind, cell(one.doc))
            for name, one in parameters_in(parameter.entry).items()
        ]
        yield table(("in each entry", "it is", "meaning"), rows)


def _chosen(entry: PolicyEntry, profiles: tuple[Profile, ...]) -> Iterator[str]:
    """Say which shipped profiles choose the policy, and what they tell it."""
    rows = [
        (
            f"[{called(profile)}](../profiles/{page_of(profile)})",
            f"`{setting.id}`",
            _told(entry, setting),
        )
        for profile in profiles
        for setting in profile.settings
        if setting.policy == entry.name and setting.id.startswith(f"{entry.slot}.")
    ]
    if rows:
        yield "## Who chooses it"
        yield table(("profile", "rule", "told otherwise than by default"), rows)


def _told(entry: PolicyEntry, setting: Setting) -> str:
    told = [
        f"`{name}: {cell(value_in_words(value))}`"
        for name, value in setting.parameters.items()
        if entry.parameters[name].required or value != plain(entry.parameters[name].default)
    ]
    return ", ".join(told) or "nothing"
