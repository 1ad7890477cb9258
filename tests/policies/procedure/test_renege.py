"""What a renege costs."""

import pytest

from spades_rules.kernel.actions import Call
from spades_rules.kernel.customs import Penalty, RenegeProved
from spades_rules.policies.procedure.renege import Renege
from spades_rules.table.seats import Seating

PARTNERS = Seating(4, ((0, 2), (1, 3)))
ALONE = Seating(3, ((0,), (1,), (2,)))
FOUR = Call("4", tricks=4)
NIL = Call("nil", personal=True)


def proved(
    tricks: tuple[int, ...], seat: int, *, nils: tuple[int, ...] = (), before: int = 0
) -> RenegeProved:
    seating = PARTNERS if len(tricks) == PARTNERS.seats else ALONE
    calls = {one: NIL if one in nils else FOUR for one in range(seating.seats)}
    return RenegeProved(seating, calls, tricks, seat, before)


def test_three_tricks_unless_said_otherwise() -> None:
    assert Renege() == Renege(
        costs="tricks", tricks=3, to="others", others_made=False, again="same", name_the_trick=False
    )


@pytest.mark.parametrize(
    ("renege", "left", "words"),
    [
        (proved((5, 3, 4, 1), 0), (2, 5, 4, 2), "tricks that are lost to the others: 3"),
        (proved((1, 3, 8, 1), 0), (0, 5, 6, 2), "tricks that are lost to the others: 3"),
        (proved((1, 3, 8, 1), 2), (1, 4, 5, 3), "tricks that are lost to the others: 3"),
        (proved((6, 0, 6, 1), 1), (6, 0, 7, 0), "tricks that are lost to the others: 1"),
        (proved((6, 0, 7, 0), 1), (6, 0, 7, 0), "tricks that are lost to the others: 0"),
        (proved((2, 5, 5, 1), 0, nils=(0,)), (2, 7, 2, 2), "tricks that are lost to the others: 3"),
        (
            proved((5, 7, 1, 0), 0, nils=(3,)),
            (2, 10, 1, 0),
            "tricks that are lost to the others: 3",
        ),
        (
            proved((5, 7, 1, 0), 0, nils=(1, 3)),
            (2, 7, 1, 0),
            "tricks that are lost to the others: 3",
        ),
        (
            proved((2, 9, 1, 1), 0, nils=(0, 2)),
            (2, 9, 1, 1),
            "tricks that are lost to the others: 0",
        ),
        (proved((9, 4, 4), 1), (10, 1, 6), "tricks that are lost to the others: 3"),
    ],
)
def test_tricks_go_from_the_seat_that_reneged_to_the_others_in_turn(
    renege: RenegeProved, left: tuple[int, ...], words: str
) -> None:
    assert Renege().penalty(renege) == Penalty(left, words=words)


def test_without_calls_every_seat_gives_and_gets() -> None:
    renege = RenegeProved(PARTNERS, {}, (5, 3, 4, 1), 0)
    assert Renege(tricks=2).penalty(renege).tricks == (3, 4, 4, 2)


def test_tricks_may_count_for_nobody() -> None:
    penalty = Renege(tricks=1, to="nobody").penalty(proved((5, 3, 4, 1), 2))
    assert penalty == Penalty((5, 3, 3, 1), words="tricks that count for nobody: 1")


def test_a_side_may_be_set_alone_or_with_the_others_contracts_made() -> None:
    renege = proved((5, 3, 4, 1), 3)
    alone = Renege(costs="contract").penalty(renege)
    assert alone == Penalty((5, 3, 4, 1), {1: False}, words="the side is set")
    both = Renege(costs="contract", others_made=True).penalty(renege)
    assert both == Penalty((5, 3, 4, 1), {0: True, 1: False}, words="the side is set")


def test_the_game_may_be_lost_at_once_or_the_second_time() -> None:
    lost = Penalty((5, 3, 4, 1), lost=True, words="the side loses the game")
    assert Renege(costs="game").penalty(proved((5, 3, 4, 1), 0)) == lost
    twice = Renege(again="game")
    assert not twice.penalty(proved((5, 3, 4, 1), 0)).lost
    assert twice.penalty(proved((5, 3, 4, 1), 0, before=1)) == lost
    assert not Renege().penalty(proved((5, 3, 4, 1), 0, before=1)).lost
