"""What stands of the calls, and what they come to."""

from spades_rules.kernel.actions import Call
from spades_rules.kernel.callings import bid_of, others_calls, standing_calls
from spades_rules.kernel.public import PublicTable, Setting, Standing
from spades_rules.table.pack import Pack
from spades_rules.table.seats import Seating

NIL, ZERO = Call("nil", personal=True), Call("zero")
TWO, THREE = Call("2", tricks=2), Call("3", tricks=3)
BLIND_SIX = Call("blind_6", tricks=6, blind=True)


def after(*calls: tuple[int, Call]) -> PublicTable:
    """Lay a table for three at which some calls have been made."""
    table = PublicTable(
        Setting(
            seating=Seating(3, ((0,), (1,), (2,))),
            pack=Pack(()),
            suits={},
            trumps=0,
            each=0,
            dealer=2,
            round=1,
            standing=Standing((0, 0, 0), {}, 0),
        )
    )
    table.calls = calls
    return table


def test_the_last_word_of_a_seat_stands_where_it_first_spoke() -> None:
    table = after((0, TWO), (1, NIL), (2, ZERO), (0, THREE))
    assert standing_calls(table, (0, 2)) == ((0, THREE), (2, ZERO))


def test_the_calls_of_the_others_are_known_once_all_of_them_have_called() -> None:
    assert others_calls(after((0, TWO)), 2) is None
    assert others_calls(after((0, TWO), (1, NIL)), 2) == (TWO, NIL)
    assert others_calls(after((0, TWO), (1, NIL), (2, ZERO), (0, THREE)), 1) == (THREE, ZERO)


def test_promises_and_zeros_add_no_trick_to_a_bid() -> None:
    assert bid_of((TWO, NIL, ZERO, BLIND_SIX)) == 8
    assert bid_of((Call("open_misere", tricks=5, personal=True), TWO)) == 2
    assert bid_of(()) == 0
