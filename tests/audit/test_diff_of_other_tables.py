"""Rule sets with other seats or cards: what lies on the table is compared all the same."""

from collections.abc import Callable
from itertools import permutations

import pytest

from spades_rules.audit.diff import diff
from spades_rules.audit.difference import FOUND, DiffVerdict, RuleDiff
from spades_rules.cases.situations import DealSituation, TableScore, TrickSituation
from spades_rules.document import Plain
from spades_rules.profile import Profile, load_profile
from spades_rules.table.cards import Card

House = Callable[..., Profile]
Table = tuple[tuple[str, ...], tuple[str, ...]]

SOLO: dict[str, Plain] = {
    "seating": {"partners": {"policy": "solo", "seats": 3}},
    "dealing": {"deal": {"each": 17}},
    "calls": {"tricks": {"high": 17}},
    "contract": {"side": {"policy": "alone"}},
}
PAIRS: dict[str, Plain] = {
    "seating": {"partners": {"policy": "teams", "seats": 6, "sides": 3}},
    "dealing": {"deal": {"each": 8}},
    "calls": {"tricks": {"high": 8}},
}
JOKERS: dict[str, Plain] = {
    "deck": {"pack": {"policy": "pack", "jokers": 2, "removed": ["2H", "2C"]}},
    "ranking": {"order": {"policy": "promoted"}},
}


def verdicts(found: RuleDiff) -> dict[str, tuple[DiffVerdict, tuple[str, ...]]]:
    return {one.change.rule: (one.verdict, one.within) for one in found.changes}


@pytest.mark.parametrize("rules", [SOLO, PAIRS], ids=["three alone", "three pairs"])
def test_every_change_differs_that_comes_with_other_seats(
    house: House, rules: dict[str, Plain]
) -> None:
    found = diff(load_profile("canonical"), house(rules))
    assert set(verdicts(found).values()) == {(DiffVerdict.DIFFERS, ())}
    assert all(one.witness is not None for one in found.changes)
    (seats,) = (one for one in found.changes if one.change.rule == "seating.partners")
    assert seats.witness is not None
    assert isinstance(seats.witness.case.situation, DealSituation)


def test_questions_that_need_the_same_seats_are_not_put(house: House) -> None:
    found = diff(load_profile("canonical"), house(SOLO))
    assert {proof.question for proof in found.proofs if proof.states} == {"laying", "dealing"}
    assert {proof.verdict for proof in found.proofs if not proof.states} == {
        DiffVerdict.UNSUPPORTED
    }


def test_jokers_and_the_ranking_that_gives_them_a_suit_come_together(house: House) -> None:
    found = diff(load_profile("canonical"), house(JOKERS))
    assert verdicts(found) == {
        "deck.pack": (DiffVerdict.DIFFERS_WITH, ("ranking.order",)),
        "ranking.order": (DiffVerdict.DIFFERS_WITH, ("deck.pack",)),
    }
    shown = {
        one.change.rule: (one.witness.case.situation, one.witness.ours, one.witness.theirs)
        for one in found.changes
        if one.witness is not None
    }
    assert shown == {
        "deck.pack": (
            DealSituation(dealer=3, cards=(Card("2C"),)),
            {"copies": [1]},
            {"copies": [0]},
        ),
        "ranking.order": (
            TrickSituation(cards=(Card("AS"), Card("2S"))),
            {"winner": 0},
            {"winner": 1},
        ),
    }


def test_which_twin_wins_is_shown_by_a_trick_of_twins(house: House) -> None:
    def packs(twins: str) -> Profile:
        return house(
            {
                "deck": {"pack": {"policy": "pack", "decks": 2}},
                "dealing": {"deal": {"each": 26}},
                "ranking": {"order": {"policy": "promoted", "top": [], "twins": twins}},
            }
        )

    (change,) = diff(packs("first"), packs("last")).changes
    assert change.change.rule == "ranking.order"
    assert change.witness is not None
    situation = change.witness.case.situation
    assert isinstance(situation, TrickSituation)
    assert len(set(situation.cards)) == 1
    assert (change.witness.ours, change.witness.theirs) == ({"winner": 0}, {"winner": 1})


LEFT_OUT = (("2H", "2C"), ("2H", "2D"), ("2C", "2D"))
LIFTED = ((), ("2S",), ("2D", "2S"), ("2S", "2D"), ("2C", "2H"))


def with_jokers(house: House, removed: tuple[str, ...], twos: tuple[str, ...]) -> Profile:
    return house(
        {
            "deck": {"pack": {"policy": "pack", "jokers": 2, "removed": [*removed]}},
            "ranking": {"order": {"policy": "promoted", "top": ["BJ", "LJ", *twos]}},
        }
    )


TABLES = tuple(
    (removed, twos) for removed in LEFT_OUT for twos in LIFTED if not {*removed} & {*twos}
)
"""Tables with jokers, by the twos that are left out and those that are lifted."""


@pytest.mark.parametrize(("first", "second"), [*permutations(TABLES, 2)])
def test_tables_with_other_twos_left_out_and_lifted_part_by_a_hand_for_each_change(
    house: House, first: Table, second: Table
) -> None:
    one, other = with_jokers(house, *first), with_jokers(house, *second)
    found = diff(one, other)
    assert {one.change.rule for one in found.changes} <= {"deck.pack", "ranking.order"}
    assert found.changes
    assert all(one.verdict in FOUND and one.witness for one in found.changes)


@pytest.mark.parametrize("pair", [*permutations(("rta", "bicycle"))], ids=" ".join)
def test_who_shares_a_score_is_shown_in_the_first_round_in_which_both_call(
    pair: tuple[str, str],
) -> None:
    found = diff(*map(load_profile, pair), only=("seating.*",))
    (one,) = found.changes
    assert one.witness is not None
    assert isinstance(one.witness.case.situation, TableScore)
    assert len(one.witness.ours["points"]) != len(one.witness.theirs["points"])
