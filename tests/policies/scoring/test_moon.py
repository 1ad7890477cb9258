"""Who takes all that counts."""

import pytest

from spades_rules.kernel.questions import SideRound, Sweep
from spades_rules.policies.scoring.moon import Moon


def points(rule: Moon, sweep: Sweep) -> int:
    return sum(line.points for line in rule.earn(SideRound((), (5,), sweep=sweep)))


@pytest.mark.parametrize(
    ("rule", "own", "others"),
    [
        (Moon(), -26, 26),
        (Moon(to="others", points=10), -10, 10),
        (Moon(to="own"), -52, 0),
        (Moon(to="own", points=10), -20, 0),
        (Moon(to="nobody"), -26, 0),
        (Moon(to="nobody", points=10), -10, 0),
    ],
)
def test_the_player_is_spared_and_somebody_pays(rule: Moon, own: int, others: int) -> None:
    assert (points(rule, Sweep.OWN), points(rule, Sweep.OTHER)) == (own, others)


@pytest.mark.parametrize("to", ["others", "own", "nobody"])
def test_otherwise_nothing_happens(to: str) -> None:
    assert Moon(to=to).earn(SideRound((), (5,))) == ()
