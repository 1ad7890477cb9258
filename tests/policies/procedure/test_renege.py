"""What a renege costs."""

import pytest

from spades_rules.policies.procedure.renege import Renege


def test_three_tricks_unless_said_otherwise() -> None:
    assert Renege() == Renege(costs="tricks", tricks=3, name_the_trick=False)


@pytest.mark.parametrize("costs", ["tricks", "contract", "game"])
def test_a_house_chooses_what_it_costs(costs: str) -> None:
    assert Renege(costs=costs, name_the_trick=True) != Renege()
    assert Renege(costs=costs).costs == costs
