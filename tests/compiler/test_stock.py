"""Cards that are left over can be taken up only where there are some, and no hand grows by it."""

from dataclasses import dataclass

from spades_rules.catalog import Catalog
from spades_rules.compiler import check_profile, compile_ruleset
from spades_rules.compiler.stock import takes_stock
from spades_rules.document import Plain
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import STOCK, Step
from spades_rules.profile import load_profile

KITTY: dict[str, Plain] = {"exchange.kitty": {"policy": "kitty"}}
JOKERS: dict[str, Plain] = {
    "deck.pack": {"policy": "pack", "jokers": 2},
    "ranking.order": {"policy": "promoted", "top": ["BJ", "LJ"]},
}
ELEVEN: dict[str, Plain] = {"dealing.deal.each": 11, "calls.tricks.high": 11}


@dataclass(frozen=True, slots=True, kw_only=True)
class Hoard:
    """The dealer takes up what is left over and lays one card away, if any."""

    away: int = 1
    """How many are laid away."""

    def steps(self, table: PublicTable) -> tuple[Step, ...]:
        """Give the two steps."""
        setting = table.setting
        left = len(setting.pack.cards) - setting.each * setting.seating.seats
        return (Step(STOCK, setting.dealer, left), Step(setting.dealer, STOCK, self.away))


def found(rules: dict[str, Plain]) -> list[tuple[str, str, str]]:
    catalog = Catalog.builtin().with_policies(("exchange", Hoard))
    every = check_profile("canonical", overlay=rules, catalog=catalog)
    return [(one.code, one.message, one.hint) for one in every]


def test_where_every_card_is_dealt_nothing_can_be_taken_up() -> None:
    said = "by `exchange.kitty` the cards left over are taken up, and `dealing.deal` leaves none"
    hint = "deal fewer by `dealing.deal`, add cards under `deck`, or drop it with null"
    assert found(KITTY) == [("nothing-left-over", said, hint)]
    assert found({"exchange.kitty": {"policy": "kitty", "holder_of": "2C"}})[0][1] == said
    assert found({"exchange.kitty": {"policy": "kitty", "when": "after_calls"}})[0][1] == said


def test_two_jokers_or_a_smaller_deal_leave_some() -> None:
    assert found({**KITTY, **JOKERS}) == []
    assert found({**KITTY, **ELEVEN}) == []


def test_what_is_laid_away_must_not_be_a_choice_among_too_many() -> None:
    ten: dict[str, Plain] = {"dealing.deal.each": 10, "calls.tricks.high": 10}
    assert found({**KITTY, **ten})[0][0] == "passes-too-many"


def test_where_the_number_of_cards_changes_one_round_that_leaves_some_is_enough() -> None:
    down: Plain = {"policy": "deal_up_and_down", "from": 13, "to": 12}
    assert found({**KITTY, "dealing.deal": down}) == []
    rules = compile_ruleset(load_profile("canonical", overlay={**KITTY, "dealing.deal": down}))
    assert takes_stock(rules)
    assert rules.exchange_steps(3) == ()
    assert rules.exchange_steps(3, round=2) == (Step(STOCK, 3, 4), Step(3, STOCK, 4))


def test_nobody_can_hold_a_card_that_is_not_in_the_pack() -> None:
    out: dict[str, Plain] = {
        **JOKERS,
        "deck.pack": {"policy": "pack", "jokers": 2, "removed": ["2C"]},
    }
    kitty: dict[str, Plain] = {"exchange.kitty": {"policy": "kitty", "holder_of": "2C"}}
    said = "`exchange.kitty` is about who holds a card of which `deck.pack` has none"
    hint = "name a card of `deck.pack`, or leave that in the pack"
    assert found({**out, **kitty}) == [("holder-card-not-in-pack", said, hint)]
    assert found({**out, "exchange.kitty": {"policy": "kitty", "holder_of": "3C"}}) == []
    assert found({**out, **KITTY}) == []


def test_other_exchanges_take_nothing_up() -> None:
    swap: Plain = {"policy": "swap", "triggers": ["nil"]}
    rules = compile_ruleset(load_profile("canonical", overlay={"exchange.swap": swap}))
    assert not takes_stock(rules)


def test_who_takes_up_more_than_is_laid_away_has_too_many_cards() -> None:
    said = "by `exchange.hoard` seat 0 is left with 14 cards, and 13 were dealt"
    hoard: dict[str, Plain] = {"exchange.hoard": {"policy": "hoard"}}
    assert found({**hoard, **JOKERS}) == [
        ("hands-uneven", said, "a seat that gets cards gives as many away")
    ]
    assert found({"exchange.hoard": {"policy": "hoard", "away": 2}, **JOKERS}) == []
