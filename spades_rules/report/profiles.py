"""A profile for people and programs: resolved, with its origins, or as a sheet to print."""

from collections.abc import Iterable, Mapping

from spades_rules.diagnostics import on_one_line
from spades_rules.games.game import Game, Slot
from spades_rules.notation.plain import PlainValue
from spades_rules.profile import Profile, Setting
from spades_rules.profile.dump import plain_profile
from spades_rules.report.explanation import GROUND, Explained
from spades_rules.report.markdown import escaped, table
from spades_rules.report.reasons import (
    explained_to_plain,
    explained_to_text,
    passage_to_text,
    value_in_words,
)
from spades_rules.report.style import PLAIN, Style

__all__ = ["origins_to_text", "profile_to_markdown", "profile_to_plain", "rule_ids"]


def rule_ids(profile: Profile) -> tuple[str, ...]:
    """Give the ids of all rules of a profile, what every table takes for granted first."""
    return (*GROUND, *(setting.id for setting in profile.settings))


def origins_to_text(
    profile: Profile, explained: Mapping[str, Explained], style: Style = PLAIN
) -> list[str]:
    """Give every rule with where each value was set and what the source says on it."""
    lines = [style.strong(on_one_line(f"{profile.label}: {profile.title}"))]
    lines.append(f"layers: {', '.join(layer.name for layer in profile.layers)}")
    for rule in rule_ids(profile):
        lines += ["", *explained_to_text(explained[rule], style)]
    dropped = [
        f"{rule}: dropped by {gone.layer.name}, {gone.span}"
        for rule, gone in profile.dropped.items()
    ]
    return [*lines, *([""] if dropped else []), *dropped]


def profile_to_plain(
    profile: Profile, fingerprint: str, explained: Mapping[str, Explained] | None = None
) -> dict[str, PlainValue]:
    """Give the resolved profile as plain values, with its origins where they are given."""
    written = plain_profile(profile)
    found: dict[str, PlainValue] = {
        "name": profile.name,
        "title": profile.title,
        "game": profile.game,
        "source": profile.source,
        "readings": list(profile.active),
        "fingerprint": fingerprint,
        "rules": written["rules"],
    }
    if explained is not None:
        found["origins"] = [explained_to_plain(one) for one in explained.values()]
    return found


def profile_to_markdown(
    profile: Profile, game: Game, explained: Mapping[str, Explained], *, origins: bool = False
) -> str:
    """Write a sheet of rules: the questions of the game, each with the rules that answer it."""
    parts = [f"# {escaped(profile.title)}", _lead(profile, game)]
    for slot in game.slots:
        rules = profile.rules.get(slot.name, {})
        if rules:
            parts.append(_slot(slot, rules.values(), explained, origins=origins))
    return "\n\n".join(parts) + "\n"


def _lead(profile: Profile, game: Game) -> str:
    readings = f", read as {', '.join(f'`{name}`' for name in profile.active)}"
    return f"{game.title} by the profile `{profile.name}`{readings if profile.active else ''}."


def _slot(
    slot: Slot, rules: Iterable[Setting], explained: Mapping[str, Explained], *, origins: bool
) -> str:
    written = (_rule(setting, explained[setting.id], origins=origins) for setting in rules)
    parts = [f"## {slot.asks}", *written]
    return "\n\n".join(parts)


def _rule(setting: Setting, reason: Explained, *, origins: bool) -> str:
    lines = [f"**{setting.id}** (`{setting.policy}`). {escaped(reason.sentence)}"]
    rows = _parameters(reason, origins=origins)
    if rows:
        lines += ["", *rows]
    if origins and reason.passages:
        lines += ["", *(f"- {escaped(passage_to_text(one))}" for one in reason.passages)]
    return "\n".join(lines)


def _parameters(reason: Explained, *, origins: bool) -> list[str]:
    if not reason.parameters:
        return []
    heads = ("parameter", "value", *(("set by", "place") if origins else ()))
    rows = []
    for told in reason.parameters:
        value = escaped(value_in_words(told.value))
        cells = [f"`{told.name}`", value, *((told.layer, told.place) if origins else ())]
        rows.append(cells)
    return [table(heads, rows)]
