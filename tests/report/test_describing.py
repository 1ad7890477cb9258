"""A line and a sheet are a rule set's own: no other that plays otherwise has the same."""

from collections.abc import Iterable, Iterator
from dataclasses import MISSING, replace
from random import Random
from typing import Any

import pytest

from spades_rules.audit.variants import others, variants
from spades_rules.catalog import Catalog
from spades_rules.catalog.parameters import plain
from spades_rules.compiler.fingerprint import fingerprint
from spades_rules.games.game import Combine, Game
from spades_rules.games.spades import SPADES
from spades_rules.policies.scoring.nil_points import NilPoints
from spades_rules.profile import Profile, Setting, heads, load_profile
from spades_rules.report.describing import describe
from spades_rules.report.sheetpage import sheet_of

CANONICAL = load_profile("canonical")
CATALOG = Catalog.builtin()
CALLS = ("blind_nil", "nil")
AGAINST = {SPADES.name: CANONICAL}
"""The profile that the others of a game are described against, where there is one."""

ALONE = {
    slot.name
    for game in CATALOG.games.values()
    for slot in game.slots
    if slot.combine is Combine.ONE
}
"""The questions that one rule answers alone, so that another takes its place."""


def named(game: Game) -> tuple[str, ...]:
    """Give the profiles of a game that come along, as they are asked for."""
    before = "" if game is SPADES else f"{game.name}/"
    return tuple(before + one.name for one in heads() if one.game == game.name)


def played(game: Game) -> tuple[str, ...]:
    """Give the questions of a game that a program asks."""
    return tuple(one.name for one in game.slots if one.combine is not Combine.LISTED)


def with_rules(profile: Profile, slot: str, rules: dict[str, Setting]) -> Profile:
    return replace(profile, rules={**profile.rules, slot: rules})


def saying(setting: Setting, policy: Any) -> Setting:  # noqa: ANN401 - of any slot
    """Give a rule whose policy has other values."""
    values = plain(policy)
    assert isinstance(values, dict)
    return replace(setting, parameters=values, answer=policy)


def another(slot: str, name: str, policy: str) -> Setting:
    """Give a rule of some policy, with its own values where it has any."""
    entry = CATALOG.policies[slot, policy]
    given = {
        one.field: next(value for value in others(one, None, CALLS) if value is not None)
        for one in entry.parameters.values()
        if one.default is MISSING
    }
    answer: Any = entry.policy(**given)
    first = next(iter(CANONICAL.rules["scoring"].values()))
    return saying(replace(first, id=f"{slot}.{name}", policy=policy), answer)


def changes_of(profile: Profile, slots: Iterable[str]) -> Iterator[Profile]:
    """Give a profile with one value, one rule or one place of a rule changed."""
    for slot in slots:
        rules = dict(profile.rules.get(slot, {}))
        for name, setting in rules.items():
            for one in variants(setting.answer, CALLS):
                yield with_rules(profile, slot, {**rules, name: saying(setting, one.policy)})
            yield with_rules(profile, slot, {key: rules[key] for key in rules if key != name})
        if len(rules) > 1:
            yield with_rules(profile, slot, dict(reversed(tuple(rules.items()))))
        for where, policy in CATALOG.policies:
            if where == slot:
                for name in {policy, "strange", *rules}:
                    others_kept = {} if slot in ALONE else rules
                    rule = another(slot, name, policy)
                    yield with_rules(profile, slot, {**others_kept, name: rule})


def read_otherwise(name: str, profile: Profile) -> Iterator[Profile]:
    yield from (load_profile(f"{name}@{reading}") for reading in profile.readings)


def prose_of(profile: Profile, game: Game) -> str:
    """Give what a sheet says in its sections on rules that a program enforces."""
    sections = sheet_of(profile, None, game, fingerprint="").sections
    return "\n".join(
        f"{one.rule} {one.text}"
        for section in sections
        for one in section.rules
        if not one.rule.startswith("procedure.")
    )


TWICE = 20
"""How many of the rule sets with one change get a second one, for each profile."""


def near(name: str, game: Game) -> Iterator[Profile]:
    """Give a profile, its readings, all with one change, and some with two."""
    profile = load_profile(name)
    yield from (profile, *read_otherwise(name, profile))
    changed = tuple(changes_of(profile, played(game)))
    yield from changed
    chance = Random(name)  # noqa: S311 - a sample, and the same every time
    for one in chance.sample(changed, TWICE):
        yield chance.choice(tuple(changes_of(one, (chance.choice(played(game)),))))


@pytest.mark.parametrize("game", CATALOG.games.values(), ids=CATALOG.games)
def test_rule_sets_that_play_otherwise_never_have_the_same_line_or_the_same_prose(
    game: Game,
) -> None:
    lines: dict[str, str] = {}
    proses: dict[str, str] = {}
    names = named(game)
    for name in names:
        for one in near(name, game):
            mark = fingerprint(one, game)
            assert lines.setdefault(describe(one, AGAINST.get(game.name), game), mark) == mark
            assert proses.setdefault(prose_of(one, game), mark) == mark
    assert len(set(lines.values())) > 100 * len(names)


def test_described_against_nothing_a_change_still_shows() -> None:
    changed = changes_of(CANONICAL, played(SPADES))
    told = {fingerprint(one, SPADES): describe(one, None, SPADES) for one in changed}
    assert len(set(told.values())) == len(told)


DESCRIBED = {
    "canonical": "Partnership Spades to 500",
    "card-game-spades-rules": (
        "Partnership Spades to 500: contracts charged by the tricks taken, nil ±50, blind nil ±100 "
        "from 100 behind, no bag penalty, deal first to the highest card drawn, bids 4 to 13, "
        "swaps of 2 cards, breaking by any play and forced leads unsaid"
    ),
    "nowplay-gg": "Partnership Spades to 500: breaking by a void follower",
    "openspiel": (
        "Partnership Spades to 500: deal never moving, at most 13 a side, breaking by nothing, "
        "contracts pooled with failed nils' tricks helping and with tricks of two nils counted"
    ),
    "world-of-card-games": (
        "Partnership Spades to 500: failed nils' tricks +1, breaking by any play, no trump on the "
        "first trick with forced ones unsaid, claims, floor at -200"
    ),
}


@pytest.mark.parametrize("name", DESCRIBED)
def test_a_table_is_named_by_what_it_has_of_its_own(name: str) -> None:
    assert describe(load_profile(name), CANONICAL, SPADES) == DESCRIBED[name]


@pytest.mark.parametrize(
    ("rule", "policy"), [("calling.order", "bids_itself"), ("contract.side", "exact")]
)
def test_the_one_answer_to_a_question_needs_no_id_under_its_usual_name(
    rule: str, policy: str
) -> None:
    changed = load_profile("canonical", overlay={rule: {"policy": policy}})
    assert f"({rule})" not in describe(changed, CANONICAL, SPADES)


def test_a_line_names_the_players_and_the_target_first() -> None:
    changed = load_profile("canonical", sets=("ending.target.points=300",))
    assert describe(changed, CANONICAL, SPADES) == "Partnership Spades to 300"
    alone = with_rules(CANONICAL, "seating", {"partners": another("seating", "partners", "solo")})
    assert describe(alone, CANONICAL, SPADES) == "Solo Spades for 2 to 500"


def test_without_a_target_the_line_says_so() -> None:
    endless = with_rules(CANONICAL, "ending", {})
    assert describe(endless, CANONICAL, SPADES) == "Partnership Spades: no target"


def test_a_name_that_two_questions_share_is_dropped_as_one_or_by_its_question() -> None:
    no_score = {key: one for key, one in CANONICAL.rules["scoring"].items() if key != "nil"}
    no_call = {key: one for key, one in CANONICAL.rules["calls"].items() if key != "nil"}
    unscored = with_rules(CANONICAL, "scoring", no_score)
    assert describe(unscored, CANONICAL, SPADES) == ("Partnership Spades to 500: no scoring of nil")
    gone = with_rules(unscored, "calls", no_call)
    assert describe(gone, CANONICAL, SPADES) == "Partnership Spades to 500: no nil"


def test_points_that_are_not_the_same_both_ways_stand_beside_each_other() -> None:
    nil = CANONICAL.setting("scoring.nil")
    assert nil is not None
    rules = {**CANONICAL.rules["scoring"], "nil": saying(nil, NilPoints(made=50, failed=-500))}
    changed = with_rules(CANONICAL, "scoring", rules)
    assert describe(changed, CANONICAL, SPADES) == "Partnership Spades to 500: nil +50/-500"


def test_a_rule_with_a_name_that_tells_something_else_has_its_id_with_it() -> None:
    rules = {**CANONICAL.rules["scoring"], "odd": another("scoring", "odd", "slam")}
    changed = with_rules(CANONICAL, "scoring", rules)
    line = describe(changed, CANONICAL, SPADES)
    assert line == "Partnership Spades to 500: slam (scoring.odd) 0"
