"""The questions of the table: seats, cards, the deal, the order of calls, passes and the lead."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from typing import ClassVar

from spades_rules.audit.callsout import calls_out
from spades_rules.audit.difference import Direction
from spades_rules.audit.proofs import QUESTIONS, question_of
from spades_rules.audit.proofs.calling import CALLING, Begun
from spades_rules.audit.proofs.dealing import DEALING, ToDeal
from spades_rules.audit.proofs.exchange import EXCHANGE
from spades_rules.audit.proofs.laying import LAYING, Look
from spades_rules.audit.proofs.leading import LEADING
from spades_rules.cases.situations import (
    DealSituation,
    ExchangeSituation,
    LeadSituation,
    RoundsSituation,
    TrickSituation,
)
from spades_rules.compiler import compile_ruleset
from spades_rules.document import Plain
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.kernel.sight import Sees
from spades_rules.policies.deck.pack import Pack
from spades_rules.profile import load_profile
from spades_rules.table.cards import Card

Make = Callable[..., Ruleset]


def with_rules(rules: Ruleset, *changes: Rule) -> Ruleset:
    """Put rules in the place of those of the same slot that take one, or beside the others."""
    slots = {rule.slot for rule in changes if rule.slot != "exchange"}
    kept = tuple(rule for rule in rules.rules if rule.slot not in slots)
    return replace(rules, rules=(*kept, *changes))


def test_the_questions_stand_in_the_order_of_the_table_and_share_no_slot() -> None:
    slots = [slot for question in QUESTIONS for slot in question.slots]
    assert len(slots) == len(set(slots))
    names = [question.name for question in QUESTIONS]
    assert names[:8] == [
        "laying",
        "dealing",
        "calling",
        "calls",
        "exchange",
        "leading",
        "play",
        "claim",
    ]
    assert question_of("bidding") is question_of("calls")
    assert question_of("procedure") is None


def test_every_card_and_every_pair_is_looked_at(ruleset: Make) -> None:
    found = LAYING.compare(ruleset(), ruleset("nowplay-gg"), 1)
    assert (found.states, found.differing, found.whole) == (1 + 52 + 52 * 51, 0, True)


def test_another_trump_wins_other_tricks(ruleset: Make) -> None:
    one, hearts = ruleset(), ruleset(rules={"trump": {"suit": {"suit": "H"}}})
    found = LAYING.compare(one, hearts, 1)
    # Trumps are other cards, 26 of them. A spade and a club or diamond, whichever is led: once a
    # trump it wins, and else it wins only where it leads; so that differs where it does not lead,
    # 13 times 26. The same for hearts. A spade and a heart: always, 2 times 13 times 13.
    assert found.differing == 26 + 2 * 13 * 26 + 2 * 13 * 13
    assert found.direction is Direction.INCOMPARABLE
    pair = next(found.partings())
    (written,) = LAYING.written(pair, one, hearts)
    assert written.situation == TrickSituation(cards=pair.cards)
    assert written.telling == ("winner",)


TWO_PACKS = {"deck": {"pack": {"policy": "pack", "decks": 2}}, "dealing": {"deal": {"each": 26}}}


def test_with_two_packs_twins_are_looked_at_and_part_those_that_let_another_win(
    ruleset: Make,
) -> None:
    last = {**TWO_PACKS, "ranking": {"order": {"policy": "promoted", "top": [], "twins": "last"}}}
    one, other = ruleset(rules=TWO_PACKS), ruleset(rules=last)
    found = LAYING.compare(one, other, 1)
    assert (found.states, found.differing) == (1 + 52 + 52 * 51 + 52, 52)
    pair = next(found.partings())
    assert pair.cards[0] == pair.cards[1]
    assert [LAYING.answers(rules)(pair) for rules in (one, other)] == [0, 1]
    (written,) = LAYING.written(pair, one, other)
    assert written.situation == TrickSituation(cards=pair.cards)


def test_a_promoted_two_is_another_card_and_wins_other_tricks(ruleset: Make) -> None:
    promoted = {"ranking": {"order": {"policy": "promoted", "top": ["2D"]}}}
    one, other = ruleset(), ruleset(rules=promoted)
    found = LAYING.compare(one, other, 1)
    # The card itself. Led, it now wins over the 12 other diamonds and 13 spades, and keeps
    # winning over what cannot follow; second, it now wins over all 51.
    assert found.differing == 1 + 12 + 13 + 51
    assert LAYING.answers(other)(Look((Card("2D"),))) == (1, "S", True)


def test_jokers_that_no_ranking_gives_a_suit_can_be_looked_at(ruleset: Make) -> None:
    # Nobody can have these rules, and yet they lie between two sets of rules that one can have.
    jokers = Rule("deck.pack", Pack(jokers=2, removed=(Card("2H"), Card("2C"))))
    between = with_rules(ruleset(), jokers)
    assert LAYING.answers(between)(Look((Card("BJ"),))) == (1, None, False)
    assert LAYING.compare(ruleset(), between, 1).differing == 4


@dataclass(frozen=True, slots=True)
class FewerCards:
    """A pack without the twos."""

    def cards(self) -> tuple[Card, ...]:
        """Give 48 cards."""
        return tuple(Card(f"{rank}{suit}") for suit in "CDHS" for rank in "3456789TJQKA")


def test_a_card_that_only_one_pack_has_is_a_difference(ruleset: Make) -> None:
    one = ruleset()
    changed = tuple(
        replace(rule, policy=FewerCards())
        if rule.slot == "deck"
        else replace(rule, policy=replace(rule.policy, each=12))
        if rule.slot == "dealing"
        else rule
        for rule in one.rules
    )
    found = LAYING.compare(one, replace(one, rules=changed), 1)
    assert list(found.partings()) == [Look((Card(f"2{suit}"),)) for suit in "CDHS"]


def test_three_seats_are_another_table_and_the_deal_shows_it(ruleset: Make) -> None:
    one = ruleset()
    six = with_rules(one, Rule("seating.six", SixSeats()))
    found = LAYING.compare(one, six, 1)
    assert list(found.partings()) == [Look()]
    (written,) = LAYING.written(Look(), one, six)
    assert written.situation == DealSituation(dealer=3)
    assert one.deal_facts(3).next_dealer == 0
    assert six.deal_facts(3).next_dealer == 4


@dataclass(frozen=True, slots=True)
class SixSeats:
    """Six players in two sides."""

    def seating(self) -> object:
        """Seat them by turns."""
        from spades_rules.table.seats import Seating  # noqa: PLC0415  beside its only use

        return Seating(6, ((0, 2, 4), (1, 3, 5)))


def test_the_deal_may_pass_on_or_stay(ruleset: Make) -> None:
    one = ruleset()
    other = ruleset(rules={"dealing": {"deal": {"rotation": "none"}}})
    found = DEALING.compare(one, other, 1)
    assert (found.states, found.differing) == (4, 4)
    assert found.direction is Direction.INCOMPARABLE
    assert found.vary(ToDeal(0)) == ((), ("dealer",))
    (written,) = DEALING.written(ToDeal(0), one, other)
    assert written.situation == DealSituation(dealer=0)


DRAWN = {"dealing.deal.first_dealer": "high_card"}


def test_a_tie_in_the_draw_is_looked_at_where_somebody_draws(ruleset: Make) -> None:
    def drawing(tie: str) -> Ruleset:
        return ruleset(rules={"dealing": {"deal": {"first_dealer": "high_card", "draw_tie": tie}}})

    found = DEALING.compare(drawing("redraw"), drawing("suits"), 1)
    for parted in found.partings():
        best = [card[0] for _, card in parted.draw[0]]
        assert best.count("A") > 1
    # Each of four seats deals; they stand in a row, between any two of whom the rank may fall; and
    # after aces that were level any two of four aces and four jacks are drawn again.
    assert found.states == 4 + 24 * 2**3 + 8 * 7
    assert DEALING.compare(ruleset(), drawing("suits"), 1).states == found.states
    assert DEALING.compare(ruleset(), ruleset(), 1).states == 4


def test_with_more_seats_than_suits_all_draw_who_are_not_all_level() -> None:
    redraw, suits = (
        compile_ruleset(
            load_profile("six-in-threes", overlay={**DRAWN, "dealing.deal.draw_tie": tie})
        )
        for tie in ("redraw", "suits")
    )
    found = DEALING.compare(redraw, suits, 1)
    # Six in a row, the rank falling at any of five places, but for 5 of one rank or 6 of it.
    assert found.states == 6 + 720 * (2**5 - 2 - 1) + 8 * 7
    assert found.differing > 0


def test_calls_that_go_round_twice_part_after_the_first_round(ruleset: Make) -> None:
    one, twice = ruleset(), ruleset(rules={"calling": {"order": {"times": 2}}})
    found = CALLING.compare(one, twice, 1)
    assert (found.states, found.differing, found.direction) == (4, 4, Direction.INCOMPARABLE)
    *_, written = CALLING.written(Begun(3), one, twice)
    assert isinstance(written.situation, RoundsSituation)
    (played,) = written.situation.rounds
    assert played.calls == (3, 3, 3, 3)
    assert written.telling == ("seat", "legal")


def test_a_swap_is_asked_after_every_way_in_which_its_call_can_be_made(ruleset: Make) -> None:
    one, other = ruleset(), ruleset(rules={"exchange": {"swap": {"policy": "swap"}}})
    assert EXCHANGE.compare(one, other, 1).differing == 0
    on_nil = ruleset(rules={"exchange": {"swap": {"policy": "swap", "triggers": ["nil"]}}})
    found = EXCHANGE.compare(one, on_nil, 1)
    # Each of four seats bids nil or something else, for each of four dealers.
    assert (found.states, found.whole) == (4 * 16, True)
    # Of a side's four ways two lead to a swap, one partner's nil alone; both sides have none in 4.
    assert found.differing == 4 * (16 - 4)
    table = next(found.partings())
    written = next(EXCHANGE.written(table, one, on_nil))
    assert isinstance(written.situation, ExchangeSituation)
    assert written.situation.calls.count("nil") == 1


def test_whether_cards_arrive_together_is_shown_by_a_game_up_to_the_second_pass(
    ruleset: Make,
) -> None:
    name = "card-game-spades-rules"
    one, other = ruleset(name), ruleset(name, {"exchange": {"swap": {"order": "together"}}})
    found = EXCHANGE.compare(one, other, 1)
    assert found.differing == 4 * 4
    *_, written = EXCHANGE.written(next(found.partings()), one, other)
    assert isinstance(written.situation, RoundsSituation)
    last = written.situation.rounds[-1]
    assert (last.calls.count("blind_nil"), len(last.passes), last.cards) == (1, 1, ())


def test_a_blind_nil_is_heard_where_the_score_allows_it(ruleset: Make) -> None:
    rules = ruleset("card-game-spades-rules")
    names = {
        tuple(call.name for _, call in table.calls)
        for table in calls_out("exchange", rules, rules, 1)
    }
    # One of a side that is behind may go blind, and never both sides.
    assert names == {
        ("4", "4", "4", "4"),
        ("blind_nil", "4", "4", "4"),
        ("4", "blind_nil", "4", "4"),
        ("4", "4", "blind_nil", "4"),
        ("4", "4", "4", "blind_nil"),
    }


@dataclass(frozen=True, slots=True)
class DealerLeads:
    """The dealer leads."""

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.DEALER})

    def leader(self, table: PublicTable) -> int:
        """Give the dealer."""
        return table.setting.dealer


@dataclass(frozen=True, slots=True)
class HighestBidLeads:
    """The highest bidder leads, and of several the first to call."""

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.ALL_CALLS})

    def leader(self, table: PublicTable) -> int:
        """Give the seat."""
        return max(table.calls, key=lambda said: said[1].tricks)[0]


def test_who_leads_is_asked_of_every_dealer(ruleset: Make) -> None:
    one = ruleset()
    other = with_rules(one, Rule("leading.dealer", DealerLeads()))
    found = LEADING.compare(one, other, 1)
    assert (found.states, found.differing, found.whole) == (4, 4, True)
    table = next(found.partings())
    (written,) = LEADING.written(table, one, other)
    assert written.situation == LeadSituation(dealer=3, calls=(3, 3, 3, 3))
    assert found.vary(table) == ((), ("dealer",))


def test_who_leads_may_hang_on_all_calls(ruleset: Make) -> None:
    one = ruleset()
    other = with_rules(one, Rule("leading.highest", HighestBidLeads()))
    found = LEADING.compare(one, other, 1)
    assert not found.whole
    assert found.differing == LEADING.compare(one, other, 1).differing
    for situation in islice(found.partings(), 50):
        first, *others = [call.tricks for _, call in situation.table.calls]
        assert max(others) > first


def test_who_leads_may_hang_on_who_was_dealt_a_card(ruleset: Make) -> None:
    eldest = ruleset()
    club = ruleset("canonical", {"leading": {"opening": {"policy": "holder_of", "card": "2C"}}})
    found = LEADING.compare(eldest, club, 1)
    # Four dealers, and four seats that can hold the card; one of them is the eldest hand.
    assert (found.states, found.differing, found.whole) == (16, 12, True)
    situation = next(found.partings())
    (written,) = LEADING.written(situation, eldest, club)
    assert written.situation == LeadSituation(
        dealer=3, calls=(3, 3, 3, 3), hands=((), ("2C",), (), ())
    )
    assert found.vary(situation)[0] == ("dealer", "hands")


def test_two_cards_that_decide_who_leads_are_dealt_apart_and_together(ruleset: Make) -> None:
    club, ace = (
        ruleset("canonical", {"leading": {"opening": {"policy": "holder_of", "card": card}}})
        for card in ("2C", "AS")
    )
    found = LEADING.compare(club, ace, 1)
    assert (found.states, found.differing, found.whole) == (64, 48, True)


def test_a_card_that_decides_who_leads_may_be_left_over(ruleset: Make) -> None:
    few: Mapping[str, Mapping[str, Plain]] = {
        "dealing": {"deal": {"each": 12}},
        "calls": {"tricks": {"high": 12}},
    }
    leading: Mapping[str, Plain] = {"opening": {"policy": "holder_of", "card": "2C"}}
    one, other = ruleset("canonical", few), ruleset("canonical", {**few, "leading": leading})
    found = LEADING.compare(one, other, 1)
    assert (found.states, found.differing) == (20, 12)


def test_aces_part_two_rules_on_level_draws_where_jokers_are_above_them(ruleset: Make) -> None:
    jokers = {
        "deck": {"pack": {"policy": "pack", "jokers": 2, "removed": ["2H", "2C"]}},
        "ranking": {"order": {"policy": "promoted"}},
    }
    draw = {"first_dealer": "high_card"}
    one = ruleset(rules={**jokers, "dealing": {"deal": {**draw, "draw_tie": "redraw"}}})
    other = ruleset(rules={**jokers, "dealing": {"deal": {**draw, "draw_tie": "suits"}}})
    found = DEALING.compare(one, other, 1)
    assert found.differing
    drawn = next(found.partings()).draw[0]
    assert [card[0] for _, card in drawn].count("A") > 1
