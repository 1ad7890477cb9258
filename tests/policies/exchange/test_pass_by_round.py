"""Who passes cards to whom in which round."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Step
from spades_rules.policies.exchange.pass_by_round import PassByRound
from spades_rules.table.seats import Seating

Lay = Callable[..., PublicTable]
SIX = Seating(6, tuple((seat,) for seat in range(6)))


@pytest.mark.parametrize(
    ("number", "targets"),
    [(1, [1, 2, 3, 0]), (2, [3, 0, 1, 2]), (3, [2, 3, 0, 1]), (4, []), (5, [1, 2, 3, 0])],
)
def test_left_right_across_and_nowhere(lay: Lay, number: int, targets: list[int]) -> None:
    steps = PassByRound().steps(lay(round_number=number))
    assert [step.target for step in steps] == targets
    assert [step.source for step in steps] == [0, 1, 2, 3][: len(targets)]


def test_all_choose_before_any_card_arrives(lay: Lay) -> None:
    assert PassByRound(to=("left",)).steps(lay()) == (
        Step(0, 1, 3, together=True),
        Step(1, 2, 3, together=True),
        Step(2, 3, 3, together=True),
        Step(3, 0, 3),
    )


@pytest.mark.parametrize("cards", [1, 4])
def test_it_can_be_another_number_of_cards(lay: Lay, cards: int) -> None:
    assert {step.cards for step in PassByRound(cards=cards).steps(lay())} == {cards}


@pytest.mark.parametrize(("to", "first"), [(("right",), 5), (("across",), 3), (("left",), 1)])
def test_six_pass_as_four_do(lay: Lay, to: tuple[str, ...], first: int) -> None:
    steps = PassByRound(to=to).steps(lay(seating=SIX, totals=(0,) * 6, dealer=5))
    assert (len(steps), steps[0].target) == (6, first)


@pytest.mark.parametrize("to", [(), ("none",)])
def test_without_a_direction_nobody_passes(lay: Lay, to: tuple[str, ...]) -> None:
    assert PassByRound(to=to).steps(lay()) == ()
