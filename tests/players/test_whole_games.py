"""Simple players at tables of other games: they bid, pass and play to the end by the rules."""

from random import Random

import pytest
from shelf import OTHER_GAMES

from spades_rules import compile_ruleset, load_profile, new_game, view
from spades_rules.cases import Loaded, header_of, record_of, replay_record
from spades_rules.kernel.public import Phase
from spades_rules.notation.records import read_record, write_record
from spades_rules.players import chance, choose


@pytest.mark.parametrize("name", OTHER_GAMES)
def test_a_game_of_simple_players_ends_and_its_record_comes_to_the_same(name: str) -> None:
    loaded = Loaded(load_profile(name), compile_ruleset(load_profile(name)))
    rng = Random(11)  # noqa: S311 - a game, no secret
    table = new_game(loaded.ruleset)
    while table.phase is not Phase.OVER and len(table.sheets) < 40:
        if table.phase is Phase.DEAL:
            table.push(chance(table, rng))
        else:
            table.push(choose(view(table, table.turn), loaded.ruleset, rng))
    assert table.verdict.over
    text = write_record(record_of(header_of(loaded), table))
    record = read_record(text, "game").record
    assert record is not None
    again = replay_record(record, loaded.ruleset)
    assert again.refused is None
    assert again.table.standing == table.standing
    assert again.table.verdict == table.verdict
