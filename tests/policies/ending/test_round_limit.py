"""A number of rounds ends the game."""

import pytest

from spades_rules.kernel.public import Standing
from spades_rules.policies.ending.round_limit import RoundLimit


@pytest.mark.parametrize(
    ("rounds", "played", "over"),
    [(8, 8, True), (8, 9, True), (8, 7, False), (1, 1, True), (100, 99, False)],
)
def test_the_last_round_ends_it(rounds: int, played: int, *, over: bool) -> None:
    standing = Standing((1040, -820), {}, played)
    assert RoundLimit(rounds=rounds).reached(standing) is over
