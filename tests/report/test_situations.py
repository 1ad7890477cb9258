"""Every situation, and every answer to one, can be said in words."""

import pytest

from spades_rules.cases import Kind
from spades_rules.cases.situations import (
    BidSituation,
    CheckSituation,
    ClaimSituation,
    DealSituation,
    DrawSituation,
    EndingSituation,
    ExchangeSituation,
    LeadSituation,
    MisdealSituation,
    PlayedRound,
    PlaySituation,
    RoundsSituation,
    SideScore,
    Situation,
    TableScore,
    TrickSituation,
)
from spades_rules.document import Plain
from spades_rules.kernel.customs import Reneged
from spades_rules.report.outcomes import only_in_words, outcome_in_words
from spades_rules.report.situations import situation_to_text
from spades_rules.table.cards import Card


def suit(cards: str) -> tuple[Card, ...]:
    return tuple(Card(word) for word in cards.split())


SITUATIONS: tuple[tuple[Situation, list[str]], ...] = (
    (
        SideScore(bids=("nil", 4), tricks=(1, 3), bags=9, total=-20),
        ["a side bids nil and 4, and takes 1 and 3 tricks, with 9 bags and -20 points from before"],
    ),
    (SideScore(bids=("blind_nil",), tricks=(1,)), ["a side bids blind nil, and takes 1 trick"]),
    (
        TableScore(
            bids=(3, "nil", 4, 4), tricks=(3, 0, 5, 5), bags=(9, 0), totals=(0, 90), round=2
        ),
        [
            "seat by seat the bids are 3, nil, 4 and 4, the tricks 3, 0, 5 and 5",
            "side by side the bags before are 9 and 0",
            "side by side the totals before are 0 and 90",
            "it is round 2",
        ],
    ),
    (
        BidSituation(seat=2, calls=(9, 3), hand=suit("2H AS"), totals=(0, 100), round=3),
        [
            "seat 2 is to call after 9 and 3",
            "it holds A♠ 2♥",
            "side by side the totals are 0 and 100",
            "it is round 3",
        ],
    ),
    (
        BidSituation(seat=0, looked=False),
        ["seat 0 is to call, and is the first to call", "it has not looked at its hand"],
    ),
    (
        PlaySituation(hand=suit("KD 8S"), trick=suit("5C"), first_trick=True),
        ["a seat that holds 8♠ K♦ is to follow to 5♣, on the first trick"],
    ),
    (
        PlaySituation(hand=suit("QS BJ"), so_far=(suit("7S 2S 4D 9S"),), broken=False),
        ["trick 1: 7♠ 2♠ 4♦ 9♠", "a seat that holds BJ Q♠ is to lead", "trumps are not broken"],
    ),
    (TrickSituation(cards=suit("AH 2S KH 3H")), ["the trick is A♥ 2♠ K♥ 3♥"]),
    (
        EndingSituation(before=((510, 510), (520, 520)), totals=(470, 430)),
        [
            "the totals before were 510 and 510; then 520 and 520",
            "after 3 rounds the totals are 470 and 430",
        ],
    ),
    (
        EndingSituation(totals=(310, 120), round=9, sets=(2, 1)),
        [
            "side by side the sets are 2 and 1",
            "after 9 rounds the totals are 310 and 120",
        ],
    ),
    (
        EndingSituation(totals=(310, 120), slams=(0, 1)),
        ["side by side the slams are 0 and 1", "after 1 round the totals are 310 and 120"],
    ),
    (DealSituation(dealer=1), ["seat 1 has the deal"]),
    (
        EndingSituation(totals=(310, 120), reneges=(Reneged(2, trick=4), Reneged(1))),
        [
            "after 1 round the totals are 310 and 120",
            "seat 2 has reneged in trick 4",
            "seat 1 has reneged",
        ],
    ),
    (
        TableScore(bids=(4, 3, 4, 2), tricks=(5, 3, 4, 1), reneges=(Reneged(0),)),
        [
            "seat by seat the bids are 4, 3, 4 and 2, the tricks 5, 3, 4 and 1",
            "seat 0 has reneged",
        ],
    ),
    (MisdealSituation(hand=suit("2C AS KD")), ["a seat has been dealt A♠ K♦ 2♣"]),
    (
        DrawSituation(cards=(suit("KC KD KH 2S"), suit("3C AD 4H"))),
        [
            "seat by seat the cards drawn for the first deal are K♣ K♦ K♥ 2♠",
            "those that were level drew again: 3♣ A♦ 4♥",
        ],
    ),
    (
        LeadSituation(dealer=3, calls=(3, 3, "zero", 3)),
        ["seat 3 deals, and the calls are 3, 3, zero and 3"],
    ),
    (
        LeadSituation(dealer=3, hands=((), suit("2C"), (), suit("AS KH"))),
        ["seat 3 deals", "seat 1 holds 2♣", "seat 3 holds A♠ K♥"],
    ),
    (
        LeadSituation(dealer=3, hands=((), (), (), ())),
        ["seat 3 deals", "nobody holds a card that matters"],
    ),
    (LeadSituation(dealer=3), ["seat 3 deals"]),
    (
        ExchangeSituation(dealer=3, calls=("blind_nil", 4)),
        ["seat 3 deals, and the calls are blind nil and 4"],
    ),
    (
        ClaimSituation(hand=suit("KS AS"), others=(suit("2S"), (), suit("3H 4C")), trick=12),
        [
            "trick 12 is to be led by a seat that holds A♠ K♠",
            "the others hold 2♠; 3♥ 4♣",
        ],
    ),
    (
        ClaimSituation(hand=suit("KS"), others=((), (), ()), trick=13, concede=True),
        [
            "trick 13 is to be led by a seat that holds K♠",
            "the others hold nothing that matters",
            "the rest would be given up",
        ],
    ),
    (
        RoundsSituation(
            rounds=(
                PlayedRound(
                    dealer=3,
                    hands=(suit("AS 2H"), suit("KS 3H")),
                    calls=("blind_nil", 2),
                    passes=(suit("AS"), suit("3H")),
                    cards=suit("KS"),
                ),
            )
        ),
        [
            "round 1: seat 3 deals, and the calls are blind nil and 2",
            "  seat 0: A♠ 2♥",
            "  seat 1: K♠ 3♥",
            "  passed: A♠",
            "  passed: 3♥",
            "  trick 1: K♠",
        ],
    ),
    (CheckSituation(profile="format: 1"), ["a profile is read"]),
)


@pytest.mark.parametrize(
    ("situation", "said"), SITUATIONS, ids=lambda one: type(one).__name__ if one else ""
)
def test_a_situation_is_told_in_sentences(situation: Situation, said: list[str]) -> None:
    assert situation_to_text(situation) == said


ANSWERS: tuple[tuple[Kind, dict[str, Plain], str], ...] = (
    (Kind.SCORE, {"points": -139, "bags": 1, "total": 40}, "-139 points; 1 bag; total 40"),
    (
        Kind.SCORE,
        {"points": [-140, 72], "totals": [0, 5], "lines": {"0": {"scoring.nil": -100}, "1": {}}},
        "points -140 and 72; totals 0 and 5; scoring.nil -100",
    ),
    (Kind.SCORE, {"lines": {"0": {}}}, "no line"),
    (
        Kind.BID,
        {"legal": ["nil", 1, 2, 3, 4, 6, "blind_nil", "look"]},
        "may choose nil, 1 to 4, 6, blind nil and look",
    ),
    (
        Kind.PLAY,
        {"legal": ["KD", "TH"], "refused": {"8S": "play.first_trick"}, "waived": []},
        "may choose K♦ T♥; 8♠ is refused by play.first_trick; nothing waived",
    ),
    (
        Kind.ROUNDS,
        {"seat": 2, "legal": ["2S", "claim"], "waived": ["play.breaking"]},
        "seat 2 is in turn; may choose 2♠ and claim; play.breaking waived",
    ),
    (
        Kind.BID,
        {"legal": [1, 2], "refused": {"11": "bidding.a", "12": "bidding.a", "13": "bidding.a"}},
        "may choose 1 and 2; 11 to 13 are refused by bidding.a",
    ),
    (
        Kind.BID,
        {"refused": {"nil": "bidding.a", "1": "bidding.b", "13": "bidding.b"}},
        "nil is refused by bidding.a, 1 and 13 are refused by bidding.b",
    ),
    (Kind.PLAY, {"legal": []}, "may choose nothing"),
    (Kind.TRICK, {"winner": 1}, "card 2 in playing order wins"),
    (
        Kind.ENDING,
        {"over": True, "winner": 1, "by": "ending.target"},
        "the game is over; side 1 wins; by ending.target",
    ),
    (Kind.ENDING, {"over": True, "winner": None}, "the game is over; nobody has won"),
    (Kind.ENDING, {"over": False, "winner": None, "by": ""}, "the game goes on"),
    (
        Kind.DEAL,
        {"next_dealer": None, "first_call": 2, "each": 13, "left": 0},
        "chance picks the next dealer; seat 2 calls first; 13 cards each; none left over",
    ),
    (
        Kind.DEAL,
        {"next_dealer": 2, "first_call": None, "left": 2},
        "seat 2 deals next; nobody calls; 2 left over",
    ),
    (Kind.DRAW, {"dealer": 1}, "seat 1 deals first"),
    (Kind.DRAW, {"dealer": None}, "no card makes anybody dealer"),
    (Kind.LEAD, {"seat": 0}, "seat 0 leads"),
    (
        Kind.EXCHANGE,
        {"steps": [{"from": 0, "to": 2, "cards": 1}]},
        "seat 0 passes 1 card to seat 2",
    ),
    (Kind.EXCHANGE, {"steps": []}, "no cards are passed"),
    (
        Kind.EXCHANGE,
        {
            "steps": [
                {"from": "stock", "to": 3, "cards": 2},
                {"from": 3, "to": "stock", "cards": 2},
            ]
        },
        "seat 3 takes up the 2 cards left over, seat 3 lays 2 cards away",
    ),
    (Kind.CLAIM, {"allowed": False}, "the claim is refused"),
    (Kind.CLAIM, {"allowed": True}, "the claim is allowed"),
    (Kind.CHECK, {"codes": ["unscored-call"]}, "codes: [unscored-call]"),
    (Kind.SCORE, {}, "the same"),
)


@pytest.mark.parametrize(("kind", "outcome", "said"), ANSWERS)
def test_an_answer_is_one_line(kind: Kind, outcome: dict[str, Plain], said: str) -> None:
    assert outcome_in_words(kind, outcome) == said


def test_what_only_one_side_allows_is_told_apart() -> None:
    ours: dict[str, Plain] = {"legal": ["KD", "3H", "8S"]}
    theirs: dict[str, Plain] = {"legal": ["KD", "3H", "2C"]}
    assert only_in_words(ours, theirs) == ("only A: 8♠", "only B: 2♣")
    assert only_in_words(ours, ours) == ()
    assert only_in_words({"points": 1}, {"points": 2}) == ()


def test_a_rule_that_only_one_side_waives_is_a_gap_in_that_side() -> None:
    ours: dict[str, Plain] = {"legal": ["2S"], "waived": []}
    theirs: dict[str, Plain] = {"legal": ["2S"], "waived": ["play.breaking"]}
    said = "as written, play.breaking would leave nothing to do"
    assert only_in_words(ours, theirs) == (f"a gap in B: {said}",)
    assert only_in_words(theirs, ours) == (f"a gap in A: {said}",)
    assert only_in_words(theirs, theirs) == ()
