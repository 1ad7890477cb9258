"""What makes no sense is refused in words, and never answered."""

from collections.abc import Callable, Iterator
from math import inf, nan
from typing import Any

import pytest

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import Standing
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.policies.claim.sure_winners import SureWinners
from spades_rules.policies.exchange.swap import Swap
from spades_rules.table.cards import Card

Small = Callable[..., Ruleset]
Ask = Callable[[Ruleset, Any], object]

ONE = Call("1", tricks=1)
BAGS = "scoring.overtricks scoring.failed_nil_tricks scoring.bags"
"""The rules that keep bags."""
HAND = [Card("KC"), Card("2H")]

CARDS: tuple[object, ...] = (None, 3, 1.5, "AS", [None], ["ZZ"], [Card("AS")] * 2, [["AS"]], {1: 2})
"""No cards, although some of it looks like them."""
NUMBERS: tuple[object, ...] = (-1, 1.5, nan, inf, "1", None, [1], 10**30)
"""No number of a seat or of a trick."""
SCORES: tuple[object, ...] = (
    7, "ab", [1], [1, 2, 3], [1.5, 2], [nan, 1], [None, 1], ["1", "2"], [[1], [2]],
)  # fmt: skip
"""No totals of two sides."""
CALLS: tuple[object, ...] = (
    7,
    "1",
    [None],
    ["1"],
    [1],
    [[]],
    [Call("1")],
    [Call("9", 9)],
    [ONE] * 5,
)
"""No calls of these rules, or more of them than there are in a round."""

QUESTIONS: dict[str, tuple[Ask, tuple[object, ...]]] = {
    "a hand to play from": (lambda rules, it: rules.legal_cards(it), CARDS),
    "a trick to play to": (lambda rules, it: rules.legal_cards(HAND, trick=it), CARDS),
    "tricks before": (lambda rules, it: rules.legal_cards(HAND, so_far=[it]), CARDS),
    "a trump suit to play under": (
        lambda rules, it: rules.legal_cards(HAND, trump=it),
        ("X", "spades", "", 1, nan, [], ["S"]),
    ),
    "a trick to win": (
        lambda rules, it: rules.winner(it),
        (*CARDS, [], ["2C", "KC", "AC", "KH", "AH"]),
    ),
    "a trump suit to win by": (lambda rules, it: rules.winner(HAND, trump=it), ("X", "", 1, [])),
    "a seat that calls": (lambda rules, it: rules.legal_bids(it), NUMBERS),
    "calls before": (lambda rules, it: rules.legal_bids(1, it), CALLS),
    "a hand to call on": (lambda rules, it: rules.legal_bids(0, hand=it), CARDS[1:]),
    "a score to call at": (
        lambda rules, it: rules.legal_bids(0, standing=it),
        (*SCORES, {}, [], 0, Standing((0, 0), {"bags": (1,)}, 0), Standing((0, nan), {}, 0)),  # type: ignore[arg-type]
    ),
    "calls to score": (lambda rules, it: rules.score(it, [1, 1, 1, 0]), (*CALLS, [ONE] * 3)),
    "tricks to score": (
        lambda rules, it: rules.score([ONE] * 4, it),
        (7, "1110", [1, 1, 1], [1, 1, 1, -1], [4, 0, 0, 0], [1.0, 1, 1, 0], [nan] * 4, [None] * 4),
    ),
    "a score before": (
        lambda rules, it: rules.score([ONE] * 4, [1, 1, 1, 0], standing=it),
        (*SCORES, {}, 0),
    ),
    "totals to judge": (lambda rules, it: rules.verdict(it), (*SCORES, None, {})),
    "totals to write down": (lambda rules, it: rules.standing(it), (*SCORES, None, {})),
    "tallies to write down": (
        lambda rules, it: rules.standing([0, 0], tallies=it),
        (
            7,
            "bags",
            {"bugs": [1, 2]},
            {"bags": [1]},
            {"bags": [1, 2.5]},
            {"bags": 3},
            {"bags": "12"},
        ),
    ),
    "rounds to write down": (lambda rules, it: rules.standing([0, 0], round=it), NUMBERS[:-1]),
    "earlier totals to write down": (
        lambda rules, it: rules.standing([0, 0], before=it),
        (7, [1], [[1]], [[1, 2, 3]], [[1, nan]], "ab"),
    ),
    "a dealer": (lambda rules, it: rules.deal_facts(it), NUMBERS),
    "a round to deal": (lambda rules, it: rules.deal_facts(0, round=it), (0, *NUMBERS[:-1])),
    "a dealer before the lead": (lambda rules, it: rules.opening_lead(it), NUMBERS),
    "calls before the lead": (lambda rules, it: rules.opening_lead(0, it), CALLS),
    "hands before the lead": (lambda rules, it: rules.opening_lead(0, hands=[it] * 4), CARDS),
    "a dealer before a pass": (lambda rules, it: rules.exchange_steps(it, [ONE] * 4), NUMBERS),
    "calls before a pass": (lambda rules, it: rules.exchange_steps(0, it), CALLS),
    "a round with a pass": (
        lambda rules, it: rules.exchange_steps(0, [ONE] * 4, round=it),
        (0, *NUMBERS[:-1]),
    ),
    "a hand to claim with": (lambda rules, it: rules.may_claim(it, [], trick=3), CARDS),
    "other hands": (lambda rules, it: rules.may_claim([], [it], trick=3), CARDS),
    "a trick to claim": (lambda rules, it: rules.may_claim(HAND, [], trick=it), (0, 4, *NUMBERS)),
    "a trick to give up": (
        lambda rules, it: rules.may_concede(HAND, [], trick=it),
        (0, 4, *NUMBERS),
    ),
}


def wrong() -> Iterator[Any]:
    for name, (ask, values) in QUESTIONS.items():
        for value in values:
            yield pytest.param(ask, value, id=f"{name}: {value!r}"[:60])


@pytest.mark.parametrize(("ask", "value"), [*wrong()])
def test_what_makes_no_sense_is_refused(small: Small, ask: Ask, value: object) -> None:
    rules = small({"exchange.pass": Swap(triggers=("1",), cards=1), "claim.rest": SureWinners()})
    with pytest.raises((ValueError, TypeError)) as refused:
        ask(rules, value)
    assert str(refused.value)


def test_an_empty_hand_has_nothing_to_play_and_no_rule_is_waived_for_it(small: Small) -> None:
    found = small().legal_cards([])
    assert (found.allowed, found.waived) == ((), ())


def test_a_tally_that_no_rule_keeps_is_named_with_those_that_there_are(small: Small) -> None:
    with pytest.raises(ValueError, match="no rule keeps a tally `bugs`; the tallies are bags"):
        small().standing([0, 0], tallies={"bugs": [1, 2]})
    with pytest.raises(ValueError, match="no rule keeps a tally `bags`; there are no tallies"):
        small(without=BAGS).standing([0, 0], tallies={"bags": [1, 2]})
