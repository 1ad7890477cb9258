"""The ace is high and every card belongs to its printed suit."""

from spades_rules.policies.ranking.ace_high import AceHigh


def test_each_suit_runs_from_the_two_up_to_the_ace() -> None:
    assert AceHigh().order(("AS", "2S", "TS", "9S", "AC", "KS", "2C")) == (
        *("2C", "AC"),
        *("2S", "9S", "TS", "KS", "AS"),
    )


def test_twins_stand_side_by_side() -> None:
    assert AceHigh().order(("3D", "4D", "3D")) == ("3D", "3D", "4D")


def test_jokers_stand_last_and_belong_to_no_suit() -> None:
    assert AceHigh().order(("BJ", "AS", "LJ")) == ("AS", "LJ", "BJ")
    assert AceHigh().suit("BJ", "S") is None


def test_a_card_belongs_to_its_printed_suit_whatever_is_trump() -> None:
    assert AceHigh().suit("2D", "S") == "D"
    assert AceHigh().suit("2D", None) == "D"
