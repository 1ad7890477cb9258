"""`play`: a round in the terminal that shows no more than the own seat may see."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spades_rules import compile_ruleset, load_profile
from spades_rules.catalog import Catalog
from spades_rules.cli.rules import Rules
from spades_rules.cli.session.answering import answer, open_table
from spades_rules.cli.session.seat import Session, act, advance, begin, take_back
from spades_rules.kernel.actions import Call, Claim, Look, Pass, Play
from spades_rules.kernel.public import Phase
from spades_rules.notation.cards import pretty, read_card
from spades_rules.notation.plain import word_of
from spades_rules.notation.records import read_record


def dice(seed: int) -> Random:
    return Random(seed)  # noqa: S311 - a game, no secret


Command = Callable[..., Any]
"""Runs the command; see `conftest`."""

CARD = re.compile(r"(?<![\w§])(?:10|[2-9TJQKA])[♣♦♥♠]|(?<![\w-])[2-9TJQKA][CDHS](?![\w-])")


def rules_of(name: str, *sets: str) -> Rules:
    profile = load_profile(name, sets=sets)
    return Rules(profile, compile_ruleset(profile), Catalog.builtin(), {})


def moves(session: Session) -> list[str]:
    """Give what the person may type now."""
    return [
        f"pass {word_of(action)}" if isinstance(action, Pass) else word_of(action)
        for action in session.view.legal
    ]


def test_a_round_is_played_to_its_end_from_a_script(command: Command) -> None:
    rules = rules_of("canonical")
    session = open_table(begin(rules.ruleset, seat=0, seed=5, rounds=1)).session
    typed = []
    while not session.finished:
        typed.append(moves(session)[0])
        session = answer(session, typed[-1], rules).session
    ran = command("play", "canonical", "--seed", "5", typed="\n".join(typed) + "\n")
    assert ran.code == 0
    assert ran.err == ""
    assert ran.out.splitlines()[0].startswith("  round 1: ")
    assert "round 1 is over" in ran.out
    assert ran.out.count("the trick") == 13
    assert command("play", "canonical", "--seed", "5", typed="\n".join(typed)).out == ran.out


def test_a_refused_card_is_answered_with_the_rule_and_its_source(command: Command) -> None:
    # With this seed hearts are led to the first trick, and the person holds three of them.
    ran = command("play", "world-of-card-games", "--seed", "4", typed="3\n2D\n3H\n")
    said = " ".join(ran.out.split())
    assert "2♦ (two of diamonds) is refused by play.follow_suit play.follow_suit: " in said
    assert "How to play Spades (World of Card Games), Play states: " in said
    assert "profiles/spades/world-of-card-games.yaml:" in said
    assert "you play 3♥" in said


def test_in_a_round_that_bids_itself_nobody_is_waited_for_to_call(
    command: Command, tmp_path: Path
) -> None:
    house = tmp_path / "house.yaml"
    house.write_text(
        "format: 1\nname: house\ntitle: House\ngame: spades\nextends: canonical\n"
        "rules:\n  calling: {order: {policy: bids_itself}}\n",
        encoding="utf-8",
    )
    ran = command("play", house, "--seed", "2", typed="quit\n")
    assert "  you and seat 2 (partner): 0 tricks, no bid; total 0, 0 bags\n" in ran.out
    assert "no call yet" not in ran.out


def test_why_asks_without_doing(command: Command) -> None:
    ran = command("play", "world-of-card-games", "--seed", "4", typed="3\nwhy 2D\nwhy 3H\nshow\n")
    assert "2♦ (two of diamonds) is refused by play.follow_suit" in ran.out
    assert "3♥ (three of hearts) is allowed by play.follow_suit, play.first_trick" in ran.out
    assert "you play" not in ran.out


def test_why_explains_a_rule_and_guesses_at_a_name_that_is_none(command: Command) -> None:
    ran = command("play", "canonical", "--seed", "4", typed="why scoring.nil\nwhy scoring.nill\n")
    assert "scoring.nil: A nil that takes no trick scores for the side" in ran.out
    assert "there is no rule `scoring.nill`; did you mean `scoring.nil`?" in ran.out


def test_words_that_mean_nothing_are_answered_politely(command: Command) -> None:
    typed = "hlep\ncall\ncall 99\npass\nsave\nundo now\nlook now\nwhy\nplay\nplay 1X\n\n\0\n"
    typed += "concede now\n" + "x" * 5000
    ran = command("play", "canonical", "--seed", "4", typed=typed)
    assert ran.code == 0
    assert "the table is left before the end" in ran.err
    for words in (
        "`99` is no call here",
        "name the cards to pass",
        "name a file to save to",
        "`undo` stands alone",
        "`look` stands alone",
        "`concede` stands alone",
        "ask about a card, a call or a rule",
        "`1X` is no card",
        "name the card to play",
        "name the call",
    ):
        assert words in ran.out


def test_the_end_of_input_ends_the_game_politely(command: Command) -> None:
    ran = command("play", "canonical", "--seed", "4", typed="")
    assert (ran.code, ran.err) == (0, "the table is left before the end\n")


def test_help_lists_the_orders_and_quit_leaves(command: Command) -> None:
    ran = command("play", "canonical", "--seed", "4", typed="help\nquit\n3\n")
    assert "why RULE             ask about a rule, such as scoring.nil" in ran.out
    assert "you call" not in ran.out


def test_without_a_seed_chance_chooses_one_and_says_so(command: Command) -> None:
    assert re.fullmatch(
        r"seed [0-9]+\nthe table is left before the end\n", command("play", "canonical").err
    )


def test_the_result_in_json_leaves_the_talk_to_standard_error(command: Command) -> None:
    ran = command("play", "canonical", "--seed", "4", "--format", "json", typed="3\n")
    assert ran.json["finished"] is False
    assert ran.json["seed"] == 4
    assert "you call 3" in ran.err


def test_a_seat_that_is_not_there_cannot_be_taken(command: Command) -> None:
    ran = command("play", "canonical", "--seat", "4")
    assert ran.code == 2
    assert "there is no seat 4; the seats are 0 to 3" in ran.err


def test_the_record_of_a_game_can_be_played_again(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    command("play", "canonical", "--seed", "4", "--record", file, typed="3\n")
    reading = read_record(file.read_bytes(), "game.jsonl")
    assert reading.diagnostics == ()
    assert reading.record is not None
    assert reading.record.header.seed == 4
    assert command("replay", file).code == 0


def test_a_file_that_is_there_is_left_alone(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("mine")
    ran = command("play", "canonical", "--record", file)
    assert (ran.code, ran.out) == (2, "")
    ran = command("play", "canonical", "--seed", "4", typed=f"save {file}\n")
    assert f"`{file}` is there already, and is left alone" in ran.out
    assert file.read_text() == "mine"


def test_a_whole_game_ends_with_a_winner() -> None:
    rules = rules_of("canonical", "ending.target.points=60")
    session = open_table(begin(rules.ruleset, seat=2, seed=1, rounds=None)).session
    lines: tuple[str, ...] = ()
    while not session.finished:
        answered = answer(session, moves(session)[0], rules)
        session, lines = answered.session, answered.lines
    assert session.table.verdict.over
    assert any(line.startswith("the game is over by ending.target: ") for line in lines)


# Looking.


def blind_table() -> Session:
    """Sit at a table where everybody may go blind, before the person's first decision."""
    rules = rules_of("card-game-spades-rules", "calls.blind_nil.behind=0")
    return advance(begin(rules.ruleset, seat=0, seed=2, rounds=1))


def test_the_own_hand_is_hidden_until_it_is_looked_at() -> None:
    rules = rules_of("card-game-spades-rules", "calls.blind_nil.behind=0")
    opened = open_table(begin(rules.ruleset, seat=0, seed=2, rounds=1))
    assert "  your hand: not looked at" in opened.lines
    assert "  you may call blind nil or look" in opened.lines
    assert not CARD.findall("\n".join(opened.lines))
    looked = answer(opened.session, "look", rules)
    assert len(set(CARD.findall("\n".join(looked.lines)))) == 13


def test_what_has_been_seen_cannot_be_taken_back() -> None:
    assert take_back(act(blind_table(), Look())) == "you have seen your hand since"


def test_a_blind_call_shows_the_hand_and_stands() -> None:
    blind = Call("blind_nil", personal=True, blind=True)
    assert take_back(act(blind_table(), blind)) == "you have seen your hand since"


# Passing and claiming.


def test_cards_are_passed_and_those_that_come_back_are_shown() -> None:
    rules = rules_of("card-game-spades-rules", "calls.blind_nil.behind=0")
    opened = open_table(begin(rules.ruleset, seat=0, seed=2, rounds=1))
    called = answer(opened.session, "blind_nil", rules)
    assert "  you may pass 2 cards" in called.lines
    low, high = called.session.view.hand[0], called.session.view.hand[-1]
    passed = answer(called.session, f"pass {low} {high}", rules)
    sent, back = passed.lines[:2]
    assert sent == f"  you pass {pretty(low)} {pretty(high)} to seat 2 (partner)"
    assert re.fullmatch(r"  seat 2 \(partner\) passes \S+ \S+ to you", back)
    assert len(passed.session.view.hand) == 13


def test_a_pass_that_is_miscounted_or_not_held_is_answered_in_words() -> None:
    rules = rules_of("card-game-spades-rules", "calls.blind_nil.behind=0")
    session = open_table(begin(rules.ruleset, seat=0, seed=2, rounds=1)).session
    session = answer(session, "blind_nil", rules).session
    own = session.view.hand[0]
    assert answer(session, f"pass {own}", rules).lines == (
        f"passing {pretty(own)} is not possible: the cards to pass are 2, not 1",
    )
    assert answer(session, f"pass {own} {own}", rules).lines == (
        f"passing {pretty(own)} {pretty(own)} is not possible: a card is named twice",
    )


def test_who_takes_cards_up_is_shown_them_and_lays_as_many_away() -> None:
    rules = rules_of("pagat-jokers")
    opened = open_table(begin(rules.ruleset, seat=dealer_at(rules, 2), seed=2, rounds=1))
    taken = opened.session.view.passes[0].cards
    assert f"  you take up {' '.join(map(pretty, taken))}, left over" in opened.lines
    assert "  you may pass 2 cards to be laid away" in opened.lines
    assert len(opened.session.view.hand) == 15
    own = opened.session.view.hand[0]
    assert answer(opened.session, f"pass {own}", rules).lines == (
        f"passing {pretty(own)} is not possible: the cards to lay away are 2, not 1",
    )
    laid = answer(opened.session, f"pass {taken[0]} {taken[1]}", rules)
    assert laid.lines[0] == f"  you lay {' '.join(map(pretty, sorted_as(taken, rules)))} away"
    assert len(laid.session.view.hand) == 13


def test_others_are_told_how_many_cards_were_laid_away_and_not_which() -> None:
    rules = rules_of("pagat-jokers")
    dealer = dealer_at(rules, 2)
    seat = (dealer + 1) % 4
    lines = open_table(begin(rules.ruleset, seat=seat, seed=2, rounds=1)).lines
    assert f"  seat {dealer} takes up the 2 cards left over" in lines
    assert f"  seat {dealer} lays 2 cards away" in lines


def test_a_call_cannot_be_taken_back_once_cards_have_been_taken_up() -> None:
    rules = rules_of("pagat-jokers@after-the-bidding")
    session = open_table(begin(rules.ruleset, seat=dealer_at(rules, 2), seed=2, rounds=1)).session
    called = answer(session, "3", rules).session
    assert len(called.view.hand) == 15
    assert take_back(called) == "cards have come to you since"
    # The cards to be laid away can still be chosen anew, as long as nobody has acted.
    first, second, *_ = called.view.hand
    laid = act(called, Pass((first, second)))
    assert take_back(laid) == called.__class__(
        called.table, called.seat, called.seed, called.rounds, (), "cards have come to you since"
    )


def dealer_at(rules: Rules, seed: int) -> int:
    """Give who deals first with a seed."""
    return open_table(begin(rules.ruleset, seat=0, seed=seed, rounds=1)).session.view.dealer


def sorted_as(cards: tuple[Any, ...], rules: Rules) -> tuple[Any, ...]:
    """Give cards in the order of the pack."""
    pack = rules.ruleset.pack
    return pack.cards_of(pack.mask(cards))


def test_a_claim_that_is_not_sure_is_refused_and_a_sure_one_ends_the_round() -> None:
    rules = rules_of("world-of-card-games")
    for seed in range(60):
        session = open_table(begin(rules.ruleset, seat=0, seed=seed, rounds=1)).session
        while not session.finished and Claim() not in session.view.legal:
            if not session.view.trick and session.table.phase is Phase.PLAY:
                refused = answer(session, "claim", rules)
                assert refused.session == session
                assert refused.lines[0].startswith("a claim is refused by claim.rest")
            session = answer(session, moves(session)[-1], rules).session
        if not session.finished:
            claimed = answer(session, "claim", rules)
            assert claimed.session.finished
            assert claimed.lines[0] == "  you claim the rest"
            return
    pytest.fail("nobody ever held nothing but sure winners")


# Taking back.


def test_nothing_can_be_taken_back_before_anything_is_done() -> None:
    rules = rules_of("canonical")
    session = begin(rules.ruleset, seat=0, seed=2, rounds=1)
    assert take_back(session) == "you have done nothing yet"


def test_a_decision_can_be_taken_back_while_nothing_new_was_shown() -> None:
    rules = rules_of("canonical")
    session = advance(begin(rules.ruleset, seat=0, seed=2, rounds=1))
    acted = act(session, session.view.legal[0])
    assert take_back(acted) == session


def test_a_decision_stands_once_another_seat_has_acted() -> None:
    rules = rules_of("canonical")
    session = advance(begin(rules.ruleset, seat=0, seed=2, rounds=1))
    onward = advance(act(session, session.view.legal[0]))
    reason = take_back(onward)
    assert isinstance(reason, str)
    assert re.fullmatch(r"seat [123] has acted since", reason)


def test_the_last_card_of_a_won_trick_can_be_taken_back() -> None:
    rules = rules_of("canonical")
    for seed in range(40):
        session = advance(begin(rules.ruleset, seat=0, seed=seed, rounds=1))
        while not session.finished:
            before = session
            session = advance(act(session, session.view.legal[-1]))
            if session.before and len(session.view.tricks) > len(before.view.tricks):
                assert take_back(session) == before
                return
    pytest.fail("nobody ever won a trick with its last card")


# Nothing hidden is shown.


@pytest.mark.parametrize(
    ("name", "sets"),
    [
        ("canonical", ()),
        ("world-of-card-games", ()),
        ("card-game-spades-rules", ("calls.blind_nil.behind=0",)),
        ("openspiel", ()),
        ("pagat-jokers", ()),
        ("pagat-jokers@after-the-bidding", ()),
    ],
)
@settings(
    max_examples=6, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(seed=st.integers(0, 10**6), seat=st.integers(0, 3))
def test_nothing_shown_holds_a_card_that_the_seat_may_not_see(
    name: str, sets: tuple[str, ...], seed: int, seat: int
) -> None:
    choice = dice(seed)
    rules = rules_of(name, *sets)
    shown = open_table(begin(rules.ruleset, seat=seat, seed=seed, rounds=1))
    asked = ""
    while True:
        session = shown.session
        view, table = session.view, session.table
        passed = [card for one in view.passes for card in one.cards or ()]
        played = [card for trick in (*view.tricks, view.trick) for _, card in trick]
        visible = {*(view.hand or ()), *passed, *played}
        printed = {read_card(mark) for mark in CARD.findall("\n".join(shown.lines))}
        assert printed - {asked} <= visible
        if table.phase is not Phase.CALLS and not session.finished:
            hidden = {
                card
                for other in range(4)
                if other != seat
                for card in rules.ruleset.pack.cards_of(table.hand(other))
            } - set(passed)
            assert not (printed - {asked}) & hidden
        if session.finished:
            return
        line = choice.choice(moves(session))
        asked = read_card(line.removeprefix("why ")) or ""
        if choice.random() < 0.2:
            asked = choice.choice(rules.ruleset.pack.cards)
            line = f"why {asked}"
        shown = answer(session, line, rules)


def test_a_question_about_anothers_card_does_not_tell_who_has_it() -> None:
    rules = rules_of("canonical")
    session = advance(begin(rules.ruleset, seat=0, seed=2, rounds=1))
    while session.table.phase is not Phase.PLAY:
        session = advance(act(session, session.view.legal[0]))
    held = {
        card for one in (1, 2, 3) for card in rules.ruleset.pack.cards_of(session.table.hand(one))
    }
    answers = {answer(session, f"why {card}", rules).lines[0].partition(" is ")[2] for card in held}
    assert answers == {"not possible: the card is not in the hand"}


def test_a_card_is_taken_for_a_card_and_a_number_for_a_call() -> None:
    rules = rules_of("canonical")
    session = advance(begin(rules.ruleset, seat=0, seed=2, rounds=1))
    assert Play(session.view.hand[0]) not in session.view.legal
    said = answer(session, str(session.view.hand[0]), rules).lines
    assert "no card is to be played" in said[0]
