"""A game played out to a moment is answered like any question, in text and in JSON."""

from spades_rules.cases import Answer, answer_case, read_question
from spades_rules.cases.loading import Loader
from spades_rules.report.answers import answer_to_plain, answer_to_text, rules_behind

HANDS = (
    "[[2C, 3C, 4C, 5C, 6C, 7C, 8C, 9C, TC, JC, QC, KC, AC],"
    " [2D, 3D, 4D, 5D, 6D, 7D, 8D, 9D, TD, JD, QD, KD, AD],"
    " [2H, 3H, 4H, 5H, 6H, 7H, 8H, 9H, TH, JH, QH, KH, AH],"
    " [2S, 3S, 4S, 5S, 6S, 7S, 8S, 9S, TS, JS, QS, KS, AS]]"
)
LOAD = Loader()
TRICK = "2C, 2D, 2H, 2S"
LATER = ", ".join(f"{rank}S, {rank}C, {rank}D, {rank}H" for rank in "3456789TJQKA")


SPADES = (
    "2♠ (two of spades), 3♠ (three of spades), 4♠ (four of spades), 5♠ (five of spades),"
    " 6♠ (six of spades), 7♠ (seven of spades), 8♠ (eight of spades), 9♠ (nine of spades),"
    " T♠ (ten of spades), J♠ (jack of spades), Q♠ (queen of spades), K♠ (king of spades),"
    " A♠ (ace of spades)"
)


def asked(profile: str, *rounds: str) -> Answer:
    text = f"rounds: [{', '.join(f'{{{one}, hands: {HANDS}}}' for one in rounds)}]"
    (case,) = read_question(text, "g.yaml").cases
    answer = answer_case(case, load=LOAD, under=profile).answer
    assert answer is not None
    return answer


def test_a_turn_says_whose_it_is_what_is_legal_and_what_is_not() -> None:
    answer = asked("world-of-card-games", "dealer: 2, calls: [13, nil, nil, nil]")
    assert answer_to_text(answer, {})[:2] == [
        "seat 3 plays",
        f"legal: {SPADES}",
    ]
    assert answer_to_plain(answer, {})["kind"] == "rounds"
    assert rules_behind(answer) == ("play.breaking",)


def test_a_claim_is_among_what_the_leader_may_do() -> None:
    answer = asked(
        "world-of-card-games", f"dealer: 3, calls: [nil, nil, nil, 13], cards: [{TRICK}]"
    )
    assert answer_to_text(answer, {})[1].endswith("A♠ (ace of spades), a claim")
    plain = answer_to_plain(answer, {})["answer"]
    assert isinstance(plain, dict)
    assert plain["legal"] == [*(f"{rank}S" for rank in "3456789TJQKA"), "claim"]


def test_a_waiver_on_the_way_is_told_as_a_gap() -> None:
    answer = asked("card-game-spades-rules", "dealer: 2, calls: [13, nil, nil, nil]")
    lines = answer_to_text(answer, {})
    assert "waived: play.breaking" in lines
    gaps = answer_to_plain(answer, {})["gaps"]
    assert isinstance(gaps, list)
    assert len(gaps) == 1


def test_cards_to_pass_are_counted_and_not_listed_two_by_two() -> None:
    first = f"dealer: 3, calls: [4, 4, 4, 9], cards: [{TRICK}, {LATER}]"
    answer = asked("card-game-spades-rules", first, "dealer: 0, calls: [4, blind_nil, 4, 4]")
    assert answer_to_text(answer, {}) == ["seat 2 passes cards: any 2 cards of its 13"]
    assert rules_behind(answer) == ("exchange.swap",)


def test_cards_to_be_laid_away_are_called_so() -> None:
    answer = asked("pagat-jokers", "dealer: 3")
    assert answer_to_text(answer, {}) == ["seat 3 lays cards away: any 2 cards of its 15"]
    assert rules_behind(answer) == ("exchange.kitty",)


def test_the_end_of_a_round_has_its_sheet_the_verdict_and_the_next_dealer() -> None:
    answer = asked("canonical", f"dealer: 3, calls: [1, 1, 1, 10], cards: [{TRICK}, {LATER}]")
    lines = answer_to_text(answer, {})
    assert lines[0] == "seats 0 and 2: -20 points; total -20, 0 bags"
    assert lines[-2:] == ["the game goes on", "next dealer: seat 0"]
    assert rules_behind(answer) == ("scoring.contract", "scoring.overtricks")


def test_the_end_of_a_game_has_no_next_dealer() -> None:
    answer = asked(
        "world-of-card-games", f"dealer: 3, calls: [13, 1, 13, 10], cards: [{TRICK}, {LATER}]"
    )
    assert answer_to_text(answer, {})[-1] == "the game is over by ending.floor: seats 1 and 3 win"
    assert rules_behind(answer)[-2:] == ("ending.floor", "result.winner")
