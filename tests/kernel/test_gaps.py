"""How far behind a side is, seen from each of its seats."""

from spades_rules.kernel.gaps import gap
from spades_rules.kernel.public import PublicTable, Setting, Standing
from spades_rules.table.pack import Pack
from spades_rules.table.seats import Seating

PAIRS = Seating(4, ((0, 2), (1, 3)))
THREE = Seating(3, ((0,), (1,), (2,)))
TOGETHER = Seating(2, ((0, 1),))


def at(seating: Seating, *totals: int) -> PublicTable:
    """Lay a table at which nothing matters but the score."""
    standing = Standing(totals, {}, 1)
    return PublicTable(
        Setting(
            seating=seating,
            pack=Pack(()),
            suits={},
            trumps=0,
            each=0,
            dealer=0,
            round=2,
            standing=standing,
        )
    )


def test_partners_are_behind_alike_and_who_leads_by_less_than_nothing() -> None:
    table = at(PAIRS, 120, 20)
    assert [gap(table, seat) for seat in range(4)] == [-100, 100, -100, 100]


def test_of_several_sides_the_best_other_one_counts() -> None:
    table = at(THREE, -50, 90, 160)
    assert [gap(table, seat) for seat in range(3)] == [210, 70, -70]


def test_a_side_without_another_is_level() -> None:
    assert gap(at(TOGETHER, 300), 1) == 0
