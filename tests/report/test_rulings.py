"""A ruling in words says allowed, refused or allowed by a waiver, and by which rules."""

import pytest

from spades_rules import apply, compile_ruleset, explain, load_profile, new_game, rule_on
from spades_rules.kernel.actions import Action, Call, Claim, Concede, Deal, Look, Pass, Play
from spades_rules.kernel.ruling import Reason, Ruling
from spades_rules.report.rulings import action_in_words, ruling_to_text, rulings_to_plain
from spades_rules.table.cards import Card


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Play(Card("AS")), "A♠ (ace of spades)"),
        (Play(Card("BJ")), "BJ (big joker)"),
        (Call("blind_nil"), "`blind nil`"),
        (Pass((Card("2C"), Card("TD"))), "passing 2♣ T♦"),
        (Look(), "looking"),
        (Claim(), "a claim"),
        (Concede(), "a concession"),
        (Deal(0, ()), "the deal"),
    ],
)
def test_an_action_is_named_as_at_the_table(action: Action, words: str) -> None:
    assert action_in_words(action) == words


def said(reason: Reason, *rules: str, words: str = "") -> str:
    ruling = Ruling(Play(Card("AS")), 0, reason, rules, words)
    return ruling_to_text(ruling, {})[0]


def test_each_reason_has_its_own_words() -> None:
    assert said(Reason.ALLOWED, "play.follow_suit") == (
        "A♠ (ace of spades) is allowed by play.follow_suit"
    )
    assert said(Reason.ALLOWED) == "A♠ (ace of spades) is allowed"
    assert said(Reason.WAIVED, "play.breaking") == (
        "A♠ (ace of spades) is allowed only because nothing else is left: play.breaking is waived"
    )
    assert said(Reason.REFUSED, "play.breaking") == "A♠ (ace of spades) is refused by play.breaking"
    assert said(Reason.NOT_HELD, "dealing.deal", words="the card is not in the hand") == (
        "A♠ (ace of spades) is not possible: the card is not in the hand"
    )
    assert said(Reason.NOT_OFFERED, "calls.nil", words="look at the hand first") == (
        "A♠ (ace of spades) is not offered: look at the hand first"
    )


def test_a_refusal_is_explained_in_text_and_in_plain_values() -> None:
    profile = load_profile("canonical")
    ruling = Ruling(Play(Card("AS")), 0, Reason.REFUSED, ("play.breaking",))
    explained = {"play.breaking": explain("play.breaking", profile)}
    assert ruling_to_text(ruling, explained)[1].startswith("  play.breaking: Nobody may lead")
    plain = rulings_to_plain(ruling, explained)
    assert plain["reason"] == "refused"
    assert [rule["rule"] for rule in plain["explained"]] == ["play.breaking"]


def test_a_deal_out_of_time_is_refused_in_words() -> None:
    ruleset = compile_ruleset(load_profile("canonical"))
    cards = ruleset.pack.cards
    deal = Deal(0, tuple(cards[start::4] for start in range(4)))
    table = apply(new_game(ruleset), deal)
    assert ruling_to_text(rule_on(table, deal), {}) == [
        "the deal is not possible: the round in progress is not over"
    ]
