"""One page for each shipped profile: every value, where it is set, what its source says."""

from collections.abc import Iterator

from pages import Page, called, cell, page, page_of, table

from spades_rules.catalog import Catalog
from spades_rules.catalog.docs import sources_in
from spades_rules.compiler import compile_ruleset
from spades_rules.profile import Profile, Reading, Register, register_of
from spades_rules.profile.model import TABLE
from spades_rules.report.explanation import Explained, Passage, explain
from spades_rules.report.reasons import value_in_words

__all__ = ["profile_pages", "source_page"]


def profile_pages(catalog: Catalog, profiles: tuple[Profile, ...]) -> Iterator[Page]:
    """Give the pages of some profiles, and one that lists them."""
    rows = [
        (
            f"[`{called(one)}`]({page_of(one)})",
            cell(one.title),
            ", ".join(f"`{name}`" for name in one.readings) or "none",
        )
        for one in profiles
    ]
    lead = "The profiles that come along. `name@reading` asks for a profile under a reading."
    yield page("profiles/README.md", "Profiles", lead, table(("profile", "is", "readings"), rows))
    for profile in profiles:
        yield _profile(catalog, profile)


def _profile(catalog: Catalog, profile: Profile) -> Page:
    sources = register_of(profile)
    source = sources[profile.source] if profile.source else None
    game = catalog.games[profile.game]
    fingerprint = compile_ruleset(profile, catalog=catalog).fingerprint
    lead = [f"{game.title}; the profile stands in `{profile.file}`."]
    if source:
        link = f"[{source.id}](../sources.md#{source.id})"
        lead.append(f"It models *{source.title}* ({link}): {source.what}.")
    lead.append(f"Fingerprint: `{fingerprint}`.")
    parts = []
    for slot in game.slots:
        rules = profile.rules.get(slot.name, {})
        if rules:
            parts.append(f"## {slot.asks}")
        for setting in rules.values():
            explained = explain(setting.id, profile, catalog=catalog, sources=sources)
            parts += _rule(explained, slot.name, setting.policy)
    return page(
        f"profiles/{page_of(profile)}",
        called(profile),
        "\n".join(lead),
        *_readings(profile),
        *parts,
        *_taken_for_granted(catalog, profile, sources),
        *_absent(profile),
    )


def _rule(explained: Explained, slot: str, policy: str) -> Iterator[str]:
    yield f"### {explained.rule}"
    yield f"{explained.sentence}\n(policy [`{policy}`](../policies/{slot}.{policy}.md))"
    rows = [
        (
            f"`{told.name}`",
            f"`{cell(value_in_words(told.value))}`",
            f"{told.layer}, `{told.place}`" if told.place else told.layer,
            _said(told.passages) or "as of the rule",
        )
        for told in explained.parameters
    ]
    yield table(("parameter", "value", "set by", "the source"), rows)
    yield "\n".join(f"- {_said((one,))}" for one in explained.passages)


def _said(passages: tuple[Passage, ...]) -> str:
    return "; ".join(_passage(one) for one in passages)


def _passage(one: Passage) -> str:
    sections = f" ({', '.join(one.at)})" if one.at else ""
    says = f": {cell(one.says)}" if one.says else ""
    because = f", because {cell(one.because)}" if one.because else ""
    return f"**{one.stance}**{sections}{says}{because} [`{one.place}`]"


def _readings(profile: Profile) -> Iterator[str]:
    if profile.readings:
        yield "## Readings"
        rows = [_reading(one) for one in profile.readings.values()]
        yield table(("reading", "about", "says", "changes"), rows)


def _reading(reading: Reading) -> tuple[str, ...]:
    changes = [
        f"`{slot}.{name}: {cell(value_in_words(node.plain()))}`"
        for slot, name, node in reading.rules
    ]
    return (
        f"`{reading.name}`",
        ", ".join(f"`{path}`" for path in reading.about),
        cell(reading.says),
        ", ".join(changes),
    )


def _taken_for_granted(catalog: Catalog, profile: Profile, sources: Register) -> Iterator[str]:
    yield "## What every table takes for granted"
    rows = [
        (f"`{rule}`", explained.sentence, _said(explained.passages))
        for rule in TABLE
        for explained in (explain(rule, profile, catalog=catalog, sources=sources),)
    ]
    yield table(("rule", "says", "the source"), rows)


def _absent(profile: Profile) -> Iterator[str]:
    """List what the evidence says on rules that the profile does not have."""
    rows = []
    for path, entries in profile.evidence.items():
        rule = ".".join(path.split(".")[:2])
        if profile.setting(rule) is None and rule not in TABLE:
            rows += [
                (f"`{path}`", str(one.stance), ", ".join(one.at), cell(one.says), f"`{one.span}`")
                for one in entries
            ]
    if rows:
        yield "## What is not played"
        yield table(("rule", "stance", "section", "the source", "place"), rows)


def source_page(catalog: Catalog, profiles: tuple[Profile, ...]) -> Page:
    """Give the page of all sources, each section with the rules on which it is cited."""
    parts = []
    for source in register_of(profiles[0]).values():
        models = [one for one in profiles if one.source == source.id]
        cited: dict[str, list[str]] = {}
        for profile in models:
            for path, entries in profile.evidence.items():
                for section in dict.fromkeys(at for entry in entries for at in entry.at):
                    cited.setdefault(section, []).append(f"`{path}`")
        rows = [
            (
                cell(one.name),
                cell(one.says) if one.says else f"no rules: {cell(one.no_rules)}",
                ", ".join(cited.get(one.name, [])),
            )
            for one in source.sections.values()
        ]
        links = ", ".join(f"[{called(one)}](profiles/{page_of(one)})" for one in models)
        naming = ", ".join(
            f"[{rule}](policies/{rule}.md)"
            for rule in (
                f"{one.slot}.{one.name}"
                for one in catalog.policies.values()
                if source.id in sources_in(one.source)
            )
        )
        about = (
            f"*{source.title}*, {source.kind}; publisher: {source.publisher}.",
            f"{source.what[0].upper()}{source.what[1:]}.",
            f"Modelled by {links or 'no profile'}.",
            *((f"Named by {naming}.",) if naming and not models else ()),
        )
        parts += [f"## {source.id}", "\n".join(about)]
        parts += [table(("section", "is about", "cited on"), rows)] if rows else []
    lead = (
        "The texts that the profiles model, section by section, and those that a rule alone is "
        "known from. None is copied here."
    )
    return page("sources.md", "Sources", lead, *parts)
