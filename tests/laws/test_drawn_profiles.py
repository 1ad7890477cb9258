"""Rule sets that nobody wrote, drawn from what policies may be told, play by every law too."""

from random import Random

import pytest
from hypothesis import given, settings
from shelf import some

from spades_rules import testing
from spades_rules.catalog import Catalog
from spades_rules.compiler import check_profile
from spades_rules.policies.play.breaking import Breaking
from spades_rules.policies.scoring.contract_points import ContractPoints
from spades_rules.testing.documents import FILE
from spades_rules.testing.keeping import LAWS

MANY = 500
BUILTIN = Catalog.builtin()


@pytest.mark.slow
def test_what_is_drawn_is_refused_with_a_reason_or_plays_and_half_of_it_plays() -> None:
    seeds = some(range(MANY), 60)
    trial = testing.try_profiles(seeds, catalog=BUILTIN)
    assert {*trial.played, *trial.refused} == {*seeds}
    assert 2 * len(trial.played) >= len(seeds), trial.reasons
    assert sum(trial.reasons.values()) >= len(trial.refused) > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted({*BUILTIN.games} - {"spades"}))
def test_so_is_what_is_drawn_of_any_other_game(game: str) -> None:
    seeds = some(range(MANY), 16)
    trial = testing.try_profiles(seeds, game=game, catalog=BUILTIN)
    assert {*trial.played, *trial.refused} == {*seeds}
    assert 3 * len(trial.played) >= len(seeds), trial.reasons


def test_what_is_drawn_is_refused_for_how_its_rules_go_together_and_for_nothing_else() -> None:
    for seed in some(range(MANY), 40, seed=5):
        text = testing.draw_profile(Random(seed), catalog=BUILTIN)  # noqa: S311 - a game
        codes = {one.code for one in check_profile(FILE, text=text, catalog=BUILTIN)}
        assert not codes & {"wrong-type", "out-of-range", "unknown-value", "missing-parameter"}


def test_the_same_seed_draws_the_same_profile() -> None:
    one, same, other = (testing.draw_profile(Random(seed)) for seed in (7, 7, 8))  # noqa: S311
    assert one == same != other


def test_every_policy_of_the_game_is_drawn_sooner_or_later() -> None:
    drawn = "".join(
        testing.draw_profile(Random(seed), catalog=BUILTIN, mends=0)  # noqa: S311 - a game
        for seed in range(120)
    )
    game = {slot.name for slot in BUILTIN.games["spades"].slots}
    names = {entry.name for entry in BUILTIN.policies.values() if entry.slot in game}
    assert {name for name in names if f"policy: {name}" not in drawn} == set()


@settings(max_examples=5)
@given(text=testing.profiles(catalog=BUILTIN))
def test_hypothesis_draws_profiles_too(text: str) -> None:
    assert text.startswith("format: 1\nname: drawn\n")


@given(rule=testing.policies(Breaking))
def test_a_policy_is_drawn_with_all_that_it_may_be_told(rule: Breaking) -> None:
    assert rule.broken_by in {
        "off_suit_play",
        "void_follower",
        "any_play",
        "first_trick",
        "nothing",
    }
    assert rule.suit in {"trump", "C", "D", "H", "S"}


@given(rule=testing.policies(ContractPoints))
def test_a_policy_whose_parameters_disagree_is_not_drawn(rule: ContractPoints) -> None:
    bids = [step.from_ for step in rule.steps]
    assert bids == sorted(set(bids))


def test_all_laws_of_a_rule_set_are_held_at_once() -> None:
    of_a_document = {testing.law_a_profile_survives_writing, testing.law_a_record_survives_writing}
    every = {getattr(testing, name) for name in testing.__all__ if name.startswith("law_")}
    assert set(LAWS) == every - of_a_document
