"""A hand may be thrown in where one of the customs of the table says so."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.misdeals import NewDeal, new_deal
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.policies.procedure.misdeal import Misdeal
from spades_rules.policies.procedure.note import Note
from spades_rules.table.cards import Card

Small = Callable[..., Ruleset]

HAND = (Card("2C"), Card("AC"), Card("2D"))


def with_customs(ruleset: Ruleset, **customs: object) -> Ruleset:
    rules = tuple(Rule(f"procedure.{name}", one) for name, one in customs.items())
    return Ruleset(ruleset.game, ruleset.rules, ruleset.fingerprint, rules)


def test_without_such_a_custom_every_deal_stands(small: Small) -> None:
    assert new_deal(small(), HAND) == NewDeal(allowed=False, rules=())
    kind = with_customs(small(), kind=Note(text="be kind"))
    assert new_deal(kind, HAND) == NewDeal(allowed=False, rules=())


def test_one_custom_is_enough_and_is_named(small: Small) -> None:
    rules = with_customs(small(), long=Misdeal(suit=3), weak=Misdeal(trumps=0))
    assert new_deal(rules, HAND) == NewDeal(allowed=True, rules=("procedure.weak",))


def test_where_none_allows_it_all_that_were_asked_are_named(small: Small) -> None:
    rules = with_customs(small(), long=Misdeal(suit=3), wrong=Misdeal())
    assert new_deal(rules, HAND) == NewDeal(
        allowed=False, rules=("procedure.long", "procedure.wrong")
    )


def test_cards_must_be_of_the_pack(small: Small) -> None:
    with pytest.raises(ValueError, match="QS is not in the pack"):
        new_deal(small(), (Card("QS"),))
