"""Each law catches somebody who breaks it: rules that cheat, and tables that were tampered with."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar

import pytest

from spades_rules import testing
from spades_rules.compiler import compile_ruleset
from spades_rules.kernel.actions import Call, Deal
from spades_rules.kernel.ledger import Ledger
from spades_rules.kernel.play import new_game
from spades_rules.kernel.public import Phase, PublicTable, Standing
from spades_rules.kernel.questions import Binds, Line, SideRound
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.kernel.sight import Sees
from spades_rules.kernel.state import Table
from spades_rules.policies.claim.concession import Concession
from spades_rules.policies.leading.holder_of import HolderOf
from spades_rules.profile import Profile, load_profile
from spades_rules.table.cards import Card
from spades_rules.testing import document_laws

CANONICAL = load_profile("canonical")
RULES = compile_ruleset(CANONICAL)
ONE = Call("1", tricks=1)


def with_rule(rule: str, policy: object) -> Ruleset:
    """Give the canonical rules with one of them replaced, or with one more."""
    rules = [one for one in RULES.rules if one.id != rule]
    return replace(RULES, rules=(*rules, Rule(rule, policy)))


def dealt(rules: Ruleset, calls: str = "", plays: int = 0, *, first: int = 0) -> Table:
    """Deal a suit to each seat, clubs to the first, and let them call and play their lowest."""
    table = new_game(rules)
    suits = [rules.pack.cards[start : start + 13] for start in range(0, 52, 13)]
    table.push(Deal(3, tuple(suits[seat - first] for seat in range(4))))
    for word in calls.split():
        call = rules.call(word)
        assert call is not None
        table.push(call)
    for _ in range(plays):
        table.push(table.legal()[0])
    return table


@dataclass(frozen=True, slots=True, kw_only=True)
class Fickle:
    """Allows every card, or only the lowest, by turns."""

    binds: ClassVar[Binds] = Binds.ALL
    asked: list[int] = field(default_factory=list)

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:  # noqa: ARG002
        """Give one answer now and another the next time."""
        self.asked.append(cards)
        return cards if len(self.asked) % 2 else cards & -cards


@dataclass(frozen=True, slots=True, kw_only=True)
class SaysOneKeepsAnother:
    """Says that every card is kept, and keeps the lowest."""

    binds: ClassVar[Binds] = Binds.FOLLOWERS

    def keeps(self, table: PublicTable) -> int:  # noqa: ARG002 - the question's
        """Give every card."""
        return -1

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:  # noqa: ARG002
        """Give the lowest."""
        return cards & -cards


@dataclass(frozen=True, slots=True, kw_only=True)
class OffersLessThanItSays:
    """Says that its call is offered always, and offers it to who calls first."""

    def vocabulary(self) -> tuple[Call, ...]:
        """Give one call."""
        return (Call("first", tricks=1),)

    def always(self) -> bool:
        """Say that it is always offered."""
        return True

    def offers(self, table: PublicTable, seat: int) -> tuple[Call, ...]:  # noqa: ARG002
        """Offer it as long as nobody has called."""
        return () if table.calls else self.vocabulary()


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepsTrumpsToo:
    """Says that it keeps the suit led, and keeps the trumps beside it."""

    binds: ClassVar[Binds] = Binds.FOLLOWERS
    keeps_led: ClassVar[bool] = True

    def keeps(self, table: PublicTable) -> int:
        """Give the suit led and the trumps."""
        return table.led | table.setting.trumps

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:  # noqa: ARG002
        """Give those of the hand."""
        return cards & self.keeps(table)


@dataclass(frozen=True, slots=True, kw_only=True)
class ShutsAgain:
    """Says that it is done once trumps may be led, and shuts them again at every second trick."""

    binds: ClassVar[Binds] = Binds.LEADER
    lasting: ClassVar[bool] = True

    def keeps(self, table: PublicTable) -> int:
        """Give every card, and at every second trick the others."""
        return ~table.setting.trumps if table.trick_number % 2 else -1

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:  # noqa: ARG002
        """Give those of the hand."""
        return cards & self.keeps(table)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeesMoreThanItSays:
    """Says that it looks at nothing, and bars the lowest suit held once a trick is complete."""

    binds: ClassVar[Binds] = Binds.ALL
    sees: ClassVar[frozenset[Sees]] = frozenset()

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:  # noqa: ARG002
        """Keep the highest suit held, later on."""
        held = [suit & cards for suit in table.setting.suits.values() if suit & cards]
        return held[-1] if table.trick_number else cards


@dataclass(frozen=True, slots=True, kw_only=True)
class SaysItSeesContracts:
    """Says that it looks at contracts, and pays for the most tricks that one partner takes."""

    tally: ClassVar[str] = ""
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.CONTRACTS})

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Give a point for each of those tricks."""
        return (Line(max(side.tricks)),)


@dataclass(frozen=True, slots=True, kw_only=True)
class GivesCardsBack:
    """Allows any card of the hand, whatever earlier rules took away."""

    binds: ClassVar[Binds] = Binds.ALL

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:  # noqa: ARG002
        """Give the whole hand."""
        return hand


@dataclass(frozen=True, slots=True, kw_only=True)
class WritesOnTheTable:
    """Allows every card and gives side 0 a bag for asking."""

    binds: ClassVar[Binds] = Binds.ALL

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:  # noqa: ARG002
        """Write where nobody may."""
        tallies = table.setting.standing.tallies
        assert isinstance(tallies, dict)
        tallies["bags"] = (tallies["bags"][0] + 1, 0)
        return cards


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatZeroLeads:
    """Seat 0 leads, whoever dealt."""

    def leader(self, table: PublicTable) -> int:  # noqa: ARG002 - the question's
        """Give seat 0."""
        return 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TellsACard:
    """A call may be named after a card that the caller holds."""

    def vocabulary(self) -> tuple[Call, ...]:
        """Give one such call."""
        return (Call("AC"),)

    def offers(self, table: PublicTable, seat: int) -> tuple[Call, ...]:  # noqa: ARG002
        """Offer it to everybody."""
        return (Call("AC"),)


@dataclass(frozen=True, slots=True, kw_only=True)
class BlindLate:
    """A blind call is open once two seats have called, and not before."""

    def vocabulary(self) -> tuple[Call, ...]:
        """Give one blind call."""
        return (Call("blind_1", tricks=1, blind=True),)

    def offers(self, table: PublicTable, seat: int) -> tuple[Call, ...]:  # noqa: ARG002
        """Offer it late."""
        return self.vocabulary() if len(table.calls) > 1 else ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Remembers:
    """Nobody may bid one after a seat that held the two of clubs."""

    seen: list[int] = field(default_factory=list)

    def narrow(
        self,
        table: PublicTable,
        seat: int,  # noqa: ARG002 - the question's
        hand: int | None,
        calls: tuple[Call, ...],
    ) -> tuple[Call, ...]:
        """Bar a call because of a card that the seat cannot see."""
        if not table.calls:
            self.seen.clear()
        barred = any(other & 1 for other in self.seen if other != hand)
        self.seen.append(hand or 0)
        return calls[1:] if barred else calls


@dataclass(frozen=True, slots=True, kw_only=True)
class PaysTheLast:
    """Pays a point for every time that a rule with the same purse was asked before."""

    tally: ClassVar[str] = ""
    purse: list[int]
    fills: bool

    def earn(self, side: SideRound) -> tuple[Line, ...]:  # noqa: ARG002 - the question's
        """Fill the purse, or pay it out."""
        if self.fills:
            self.purse.append(1)
            return ()
        points = len(self.purse)
        self.purse.clear()
        return (Line(points),) if points else ()


@dataclass(frozen=True, slots=True, kw_only=True)
class EndsAndPays:
    """Ends no game, and pays a side for its tricks."""

    tally: ClassVar[str] = ""

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Give a point for each trick."""
        return (Line(sum(side.tricks)),)

    def reached(self, standing: Standing) -> bool:  # noqa: ARG002
        """Tell that the game goes on."""
        return False


@dataclass(frozen=True, slots=True, kw_only=True)
class FavoursSideZero:
    """Side 0 is always in front."""

    tie: str = "play_on"

    def best(self, totals: tuple[int, ...], among: tuple[int, ...]) -> tuple[int, ...]:  # noqa: ARG002
        """Give side 0."""
        return (0,)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangesItsMind:
    """Another side is in front each time."""

    tie: str = "play_on"
    asked: list[int] = field(default_factory=list)

    def best(self, totals: tuple[int, ...], among: tuple[int, ...]) -> tuple[int, ...]:  # noqa: ARG002
        """Give one side after the other."""
        self.asked.append(1)
        return (len(self.asked) % 2,)


def tampered(change: str, value: object, *, calls: str = "", plays: int = 0) -> Table:
    """Give a table with something changed by hand."""
    table = dealt(RULES, calls, plays)
    setattr(table, change, value)
    return table


def cards_twice() -> None:
    table = dealt(RULES)
    table.hands = (table.hands[0],) * 4
    testing.law_cards_are_conserved(RULES, table)


def two_answers() -> None:
    rules = with_rule("play.fickle", Fickle())
    testing.law_legal_and_allowed_and_possible_are_one(rules, dealt(rules, "1 1 1 1"))


def nothing_to_say() -> None:
    rules = replace(RULES, rules=tuple(rule for rule in RULES.rules if rule.slot != "calls"))
    testing.law_there_is_always_something_to_do(rules, dealt(rules))


def a_look_off_the_record() -> None:
    testing.law_the_record_is_enough(RULES, tampered("looked", 0b1111))


def two_answers_on_two_tables() -> None:
    rules = with_rule("play.fickle", Fickle())
    testing.law_ways_of_playing_agree(rules, dealt(rules, "1 1 1 1"), 5)


def written_on_while_acting() -> None:
    rules = with_rule("play.writes", WritesOnTheTable())
    testing.law_an_action_leaves_the_table_before_it_alone(rules, dealt(rules, "1 1 1 1"))


def written_on_while_refusing() -> None:
    rules = with_rule("play.writes", WritesOnTheTable())
    testing.law_a_refusal_changes_nothing(rules, dealt(rules, "1 1 1 1"))


def a_seat_of_honour() -> None:
    rules = with_rule("leading.opening", SeatZeroLeads())
    table = dealt(rules, "1 1 1 1")
    testing.law_moving_everybody_round_moves_the_results(rules, table, 1)


def a_rule_that_gives_back() -> None:
    rules = with_rule("play.gives_back", GivesCardsBack())
    mixed = new_game(rules)
    cards = rules.pack.cards
    mixed.push(Deal(3, tuple(cards[seat::4] for seat in range(4))))
    for _ in range(4):
        mixed.push(ONE)
    mixed.push(mixed.legal()[0])
    testing.law_a_restriction_only_takes_away(rules, mixed)


def a_steady_rule_that_is_not() -> None:
    rules = with_rule("play.lying", SaysOneKeepsAnother())
    table = dealt(rules, "1 1 1 1", plays=2)
    testing.law_a_steady_rule_keeps_what_it_says(rules, table, 0b111, 0b110)


def a_call_that_is_not_offered_always() -> None:
    rules = with_rule("calls.first", OffersLessThanItSays())
    testing.law_steady_calls_are_offered_always(rules, dealt(rules, "1 1"))


def a_rule_that_keeps_more_than_the_suit_led() -> None:
    rules = with_rule("play.follow", KeepsTrumpsToo())
    testing.law_a_led_rule_keeps_the_suit_led(rules, dealt(rules, "1 1 1 1", plays=1))


def a_rule_that_is_not_done() -> None:
    rules = with_rule("play.breaking", ShutsAgain())
    testing.law_a_lasting_rule_is_done_for_the_round(rules, dealt(rules, "1 1 1 1", plays=4))


def a_rule_that_looks_where_it_says_it_does_not() -> None:
    rules = with_rule("play.curious", SeesMoreThanItSays())
    testing.law_a_rule_sees_no_more_than_it_says(rules, (dealt(rules, "1 1 1 1", plays=5),))


def a_ruling_by_an_unknown_rule() -> None:
    kept = tuple(rule for rule in RULES.rules if rule.slot != "calls")
    testing.law_rulings_name_rules(replace(RULES, rules=kept), dealt(RULES))


def points_from_nowhere() -> None:
    table = dealt(RULES, "1 1 1 1")
    sheet = RULES.score((ONE,) * 4, (4, 3, 3, 3))
    padded = replace(sheet, points=(sheet.points[0] + 1, sheet.points[1]))
    table.ledger = Ledger(sheet.standing, (padded,))
    testing.law_points_are_the_sum_of_their_lines(RULES, table)


def a_common_purse() -> None:
    purse: list[int] = []
    both = (
        Rule("scoring.fills", PaysTheLast(purse=purse, fills=True)),
        Rule("scoring.pays", PaysTheLast(purse=purse, fills=False)),
    )
    rules = replace(RULES, rules=(*RULES.rules, *both))
    earning = sum(hasattr(rule.policy, "earn") for rule in rules.of("scoring"))
    order = tuple(reversed(range(earning)))
    testing.law_the_order_of_earning_rules_has_no_effect(
        rules, (ONE,) * 4, (4, 3, 3, 3), rules.start, order
    )


def a_winner_who_is_not_in_front() -> None:
    rules = with_rule("result.winner", ChangesItsMind())
    testing.law_the_verdict_rests_on_a_rule(rules, rules.standing((600, 500), round=9))


def a_favourite() -> None:
    rules = with_rule("result.winner", FavoursSideZero())
    testing.law_the_verdict_knows_no_favourite(rules, rules.standing((600, 500), round=9))


def an_end_without_a_verdict() -> None:
    testing.law_the_verdict_ends_the_game(RULES, tampered("phase", Phase.OVER))


def a_card_told() -> None:
    rules = with_rule("calls.tells", TellsACard())
    testing.law_a_view_holds_no_hidden_card(rules, dealt(rules, "AC"))


def tricks_told_wrong() -> None:
    table = dealt(RULES, "1 1 1 1", plays=5)
    table.public.takers = tuple((taker + 1) % 4 for taker in table.public.takers)
    testing.law_a_view_shows_the_tricks_as_they_fell(RULES, table)


def a_rule_with_a_memory() -> None:
    rules = with_rule("bidding.remembers", Remembers())
    table = dealt(rules, "1 2")
    assert ONE not in table.legal()
    # Seat 2 holds the hearts; of the cards that it cannot see the first is the two of clubs, and
    # the one that follows all clubs and diamonds is the two of spades, which seat 3 holds.
    testing.law_hidden_cards_make_no_difference(rules, table, ((0, 26),))


def a_hand_that_is_hidden_again() -> None:
    rules = with_rule("calls.late", BlindLate())
    testing.law_what_was_seen_stays_seen(rules, dealt(rules, "1 1"))


def a_profile_written_down_wrong() -> None:
    right = document_laws.dump_profile

    def wrong(profile: Profile) -> str:
        return right(profile).replace("100", "50")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(document_laws, "dump_profile", wrong)
        testing.law_a_profile_survives_writing(CANONICAL)


def a_record_of_another_game() -> None:
    testing.law_a_record_survives_writing(CANONICAL, tampered("looked", 0b1111), rules=False)


CULPRITS: Mapping[str, Callable[[], None]] = {
    "law_a_lasting_rule_is_done_for_the_round": a_rule_that_is_not_done,
    "law_a_led_rule_keeps_the_suit_led": a_rule_that_keeps_more_than_the_suit_led,
    "law_a_profile_survives_writing": a_profile_written_down_wrong,
    "law_a_record_survives_writing": a_record_of_another_game,
    "law_a_refusal_changes_nothing": written_on_while_refusing,
    "law_a_restriction_only_takes_away": a_rule_that_gives_back,
    "law_a_rule_sees_no_more_than_it_says": a_rule_that_looks_where_it_says_it_does_not,
    "law_a_steady_rule_keeps_what_it_says": a_steady_rule_that_is_not,
    "law_a_view_holds_no_hidden_card": a_card_told,
    "law_a_view_shows_the_tricks_as_they_fell": tricks_told_wrong,
    "law_an_action_leaves_the_table_before_it_alone": written_on_while_acting,
    "law_cards_are_conserved": cards_twice,
    "law_hidden_cards_make_no_difference": a_rule_with_a_memory,
    "law_legal_and_allowed_and_possible_are_one": two_answers,
    "law_moving_everybody_round_moves_the_results": a_seat_of_honour,
    "law_points_are_the_sum_of_their_lines": points_from_nowhere,
    "law_rulings_name_rules": a_ruling_by_an_unknown_rule,
    "law_steady_calls_are_offered_always": a_call_that_is_not_offered_always,
    "law_the_order_of_earning_rules_has_no_effect": a_common_purse,
    "law_the_record_is_enough": a_look_off_the_record,
    "law_the_verdict_ends_the_game": an_end_without_a_verdict,
    "law_the_verdict_knows_no_favourite": a_favourite,
    "law_the_verdict_rests_on_a_rule": a_winner_who_is_not_in_front,
    "law_there_is_always_something_to_do": nothing_to_say,
    "law_ways_of_playing_agree": two_answers_on_two_tables,
    "law_what_was_seen_stays_seen": a_hand_that_is_hidden_again,
}


def test_every_law_has_somebody_who_breaks_it() -> None:
    laws = {name for name in testing.__all__ if name.startswith("law_")}
    assert laws == set(CULPRITS)


@pytest.mark.parametrize("law", CULPRITS)
def test_the_law_finds_out_who_breaks_it(law: str) -> None:
    with pytest.raises(AssertionError) as broken:
        CULPRITS[law]()
    assert str(broken.value)


def test_points_for_more_than_the_contracts_are_found_out() -> None:
    rules = with_rule("scoring.curious", SaysItSeesContracts())
    table = dealt(rules, "1 1 1 1", plays=52)
    with pytest.raises(AssertionError, match=r"`scoring\.curious` answers otherwise"):
        testing.law_a_rule_sees_no_more_than_it_says(rules, (table,))


def test_an_ending_that_pays_is_found_out_though_its_lines_sum_up() -> None:
    rules = with_rule("ending.pays", EndsAndPays())
    table = dealt(rules, "1 1 1 1")
    sheet = rules.score((ONE,) * 4, (4, 3, 3, 3))
    table.ledger = Ledger(sheet.standing, (sheet,))
    with pytest.raises(AssertionError, match=r"`ending\.pays` ends games and brings points"):
        testing.law_points_are_the_sum_of_their_lines(rules, table)


def test_a_card_that_gave_the_lead_is_no_secret_and_every_other_is() -> None:
    rules = with_rule("leading.opening", HolderOf(card=Card("2D")))
    table = dealt(rules, "1 1 1 1")
    assert table.turn == 1
    everywhere = tuple((one, other) for one in range(26) for other in range(26, 39))
    testing.law_hidden_cards_make_no_difference(rules, table, everywhere)


def test_to_give_up_the_rest_a_seat_knows_that_it_is_the_one_to_lead() -> None:
    by_card = with_rule("leading.opening", HolderOf(card=Card("2D")))
    rules = replace(by_card, rules=(*by_card.rules, Rule("claim.rest", Concession())))
    tables = [dealt(rules, "1 1 1 1", first=first) for first in (0, 1)]
    assert [table.turn for table in tables] == [1, 2]
    assert [rules.heirs(table.public) for table in tables] == [(2, 0), (3, 1)]
    testing.law_a_rule_sees_no_more_than_it_says(rules, tables)
