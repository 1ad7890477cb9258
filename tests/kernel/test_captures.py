"""Cards that count when they are taken, and who has taken them all."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from spades_rules.kernel.actions import Claim
from spades_rules.kernel.questions import Counted, SideRound, Sweep
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table
from spades_rules.policies.claim.sure_winners import SureWinners
from spades_rules.policies.scoring.card_points import CardPoints
from spades_rules.policies.scoring.moon import Moon
from spades_rules.table.cards import Card

Small = Callable[..., Ruleset]
At = Callable[..., Table]

UNCALLED = (
    "calling.order calls.tricks calls.nil contract.side scoring.contract scoring.overtricks "
    "scoring.nil scoring.failed_nil_tricks scoring.bags play.breaking"
)
FULL = "AS KS 2S / AC KC 2C / AD KD 2D / AH KH 2H"


@dataclass(frozen=True, slots=True, kw_only=True)
class AcesAndKing:
    """Aces of two suits count five, and a king ten off that no sweep needs."""

    def counted(self) -> tuple[Counted, ...]:
        """Give them."""
        aces = (Card("AC"), Card("AH"))
        return Counted(aces, 5), Counted((Card("KD"), Card("9S")), -10, sweep=False)


@pytest.fixture
def rules(small: Small) -> Ruleset:
    """Give the small game in which nobody calls, and some cards count."""
    changes = {
        "capture.cards": AcesAndKing(),
        "scoring.cards": CardPoints(),
        "scoring.moon": Moon(points=10),
    }
    return small(changes, without=UNCALLED)


def test_the_taker_of_a_trick_has_its_cards(rules: Ruleset, at: At) -> None:
    table = at(rules, "AS KS 2S AC KC 2C AH KD 2H KH AD 2D")
    assert table.public.takers == (0, 0, 1)
    assert table.sheets[0].points == (-10, 10)
    assert [(one.captured, one.sweep) for one in table.sheets[0].sides] == [
        (0, Sweep.OWN),
        (0, Sweep.OTHER),
    ]


def test_who_has_only_some_of_them_has_swept_nothing(rules: Ruleset) -> None:
    sheet = rules.score((), (1, 2, 0, 0), captured=([Card("AC")], [Card("AH")], [], []))
    assert sheet.points == (5, 5)
    assert {one.sweep for one in sheet.sides} == {Sweep.NOBODY}


def test_cards_that_a_sweep_does_not_need_count_all_the_same(rules: Ruleset) -> None:
    taken = ([Card("AC"), Card("AH")], [Card("KD")], [], [])
    assert rules.score((), (2, 1, 0, 0), captured=taken).points == (0, 0)


def test_the_cards_of_partners_lie_together(rules: Ruleset) -> None:
    taken = ([Card("AC")], [], [Card("AH")], [])
    assert rules.score((), (1, 0, 2, 0), captured=taken).points == (0, 10)


def test_whoever_claims_takes_what_is_still_held(small: Small, at: At) -> None:
    changes = {
        "capture.cards": AcesAndKing(),
        "scoring.cards": CardPoints(),
        "claim.rest": SureWinners(not_on=()),
    }
    table = at(small(changes, without=UNCALLED), "AS 2C 2D 2H claim", hands=FULL)
    assert table.actions[-1] == Claim()
    assert table.sheets[0].points == (0, 0)
    assert table.sheets[0].sides[0].captured == 0
    table = at(
        small({**changes, "scoring.moon": Moon(points=4)}, without=UNCALLED), "claim", hands=FULL
    )
    assert table.sheets[0].points == (-4, 4)


def test_of_twins_each_is_taken_by_itself(small: Small, at: At, few_cards: type) -> None:
    changes = {
        "deck.pack": few_cards(words="AC AC AH AH KD KD 2D 2D 2S 2S KS KS"),
        "capture.cards": AcesAndKing(),
        "scoring.cards": CardPoints(),
    }
    hands = "AC 2S KS / AC 2S KS / AH KD 2D / AH KD 2D"
    table = at(small(changes, without=UNCALLED), "AC AC 2D 2D KS KS AH AH 2S 2S KD KD", hands=hands)
    assert table.sheets[0].points == (0, 0)
    assert [one.captured for one in table.sheets[0].sides] == [0, 0]


def test_what_counts_is_remembered_beside_the_tricks(rules: Ruleset) -> None:
    none = ([], [], [], [])
    some = ([Card("AC")], [], [], [])
    assert rules.score((), (3, 0, 0, 0), captured=none).points == (0, 0)
    assert rules.score((), (3, 0, 0, 0), captured=some).points == (5, 0)
    assert rules.score((), (3, 0, 0, 0)).points == (0, 0)


def test_sides_can_be_scored_by_what_they_have(rules: Ruleset) -> None:
    own = SideRound((), (3, 0), captured=7, sweep=Sweep.NOBODY)
    assert rules.score_sides((own, replace(own, captured=1))).points == (7, 1)


def test_where_no_card_counts_none_is_asked_for(small: Small) -> None:
    plain = small(without=UNCALLED)
    assert plain.score((), (3, 0, 0, 0), captured=([Card("AC")], [], [], [])).points == (0, 0)


def test_cards_are_taken_once_and_by_every_seat(rules: Ruleset) -> None:
    with pytest.raises(ValueError, match="AC is named too often"):
        rules.score((), (3, 0, 0, 0), captured=([Card("AC")], [Card("AC")], [], []))
    with pytest.raises(ValueError, match="`captured` has 1"):
        rules.score((), (3, 0, 0, 0), captured=([Card("AC")],))
