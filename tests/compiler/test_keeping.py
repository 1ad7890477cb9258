"""Rules on bids of which one must be waived in every round are found before anybody plays."""

from dataclasses import dataclass
from typing import ClassVar

import pytest

from spades_rules.catalog import Catalog
from spades_rules.compiler import check_profile, compile_ruleset
from spades_rules.document import Plain
from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.sight import Sees
from spades_rules.profile import ProfileError, load_profile

Rules = dict[str, Plain]

MIRROR: Plain = {"policy": "mirror"}
WHIZ: Plain = {"policy": "whiz"}
SUICIDE: Plain = {"policy": "suicide"}
NO_NIL: Rules = {"calls.nil": None, "scoring.nil": None}


def total_not(total: int, *, nil_exempts: bool = False) -> Plain:
    return {"policy": "total_not", "total": total, "nil_exempts": nil_exempts}


def total_at_least(total: int) -> Plain:
    return {"policy": "total_at_least", "total": total}


def side(least: int, most: int, *, nil_exempts: bool = False) -> Rules:
    return {
        "bidding.least": {"policy": "side_minimum", "tricks": least, "nil_exempts": nil_exempts},
        "bidding.most": {"policy": "side_maximum", "tricks": most},
    }


def found(rules: Rules, catalog: Catalog | None = None) -> list[tuple[str, str]]:
    return [
        (one.code, one.message)
        for one in check_profile("canonical", overlay=rules, catalog=catalog)
    ]


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (
            {"bidding.mirror": MIRROR, "bidding.total": total_not(13)},
            "`bidding.mirror` and `bidding.total` cannot be kept together",
        ),
        (
            {"bidding.total": total_not(13), "trump.suit.suit": "H", "bidding.mirror": MIRROR},
            "`bidding.total` and `bidding.mirror` cannot be kept together",
        ),
        (
            {"bidding.mirror": MIRROR, "bidding.total": total_at_least(14)},
            "`bidding.mirror` and `bidding.total` cannot be kept together",
        ),
        (side(8, 4), "`bidding.least` and `bidding.most` cannot be kept together"),
        (
            {**side(1, 4), "bidding.total": total_at_least(11)},
            "`bidding.most` and `bidding.total` cannot be kept together",
        ),
        (
            {"bidding.suicide": SUICIDE, **side(14, 26)},
            "`bidding.suicide` and `bidding.least` cannot be kept together",
        ),
        (
            {"bidding.total": total_at_least(53)},
            "`bidding.total` cannot be kept beside `calls.tricks`, `calls.nil`",
        ),
        (
            {"bidding.suicide": SUICIDE, **NO_NIL},
            "`bidding.suicide` cannot be kept beside `calls.tricks`",
        ),
        (
            {"bidding.mirror": MIRROR, "calls.tricks.low": 4, **NO_NIL},
            "`bidding.mirror` cannot be kept beside `calls.tricks`",
        ),
    ],
)
def test_rules_that_no_round_of_calls_can_keep_are_named(rules: Rules, said: str) -> None:
    assert found(rules) == [("bids-cannot-be-kept", said)]


@pytest.mark.parametrize(
    "rules",
    [
        {"bidding.mirror": MIRROR, "bidding.total": total_not(12)},
        {"bidding.mirror": MIRROR, "bidding.total": total_not(13, nil_exempts=True)},
        {"bidding.mirror": MIRROR, "bidding.total": total_at_least(13)},
        {"bidding.mirror": MIRROR, **NO_NIL},
        {"bidding.mirror": MIRROR, "bidding.suicide": SUICIDE},
        {"bidding.whiz": WHIZ, "bidding.total": total_not(13)},
        {"bidding.whiz": WHIZ, "bidding.suicide": SUICIDE},
        side(4, 4),
        side(8, 4, nil_exempts=True),
        {"bidding.suicide": SUICIDE, **side(13, 26)},
        {"bidding.total": total_at_least(26)},
    ],
)
def test_rules_that_some_round_of_calls_keeps_go_together(rules: Rules) -> None:
    assert found(rules) == []


def test_a_nil_that_may_be_bid_only_later_keeps_a_rule_that_asks_for_one() -> None:
    rules: Rules = {
        **NO_NIL,
        "bidding.suicide": SUICIDE,
        "calls.blind_nil": {"policy": "blind_nil_bid", "behind": 100},
        "scoring.blind_nil": {"policy": "nil_points", "call": "blind_nil"},
    }
    assert found(rules) == []


def test_what_goes_undealt_leaves_a_mirror_room() -> None:
    rules: Rules = {"bidding.mirror": MIRROR, "bidding.total": total_not(13)}
    assert found({**rules, "dealing.deal.each": 12}) == []


def test_who_calls_twice_has_the_same_hand_both_times() -> None:
    rules: Rules = {"bidding.mirror": MIRROR, "calling.order.times": 2}
    assert found(rules) == []
    assert found({**rules, "bidding.total": total_not(13)}) == [
        (
            "bids-cannot-be-kept",
            "`bidding.mirror` and `bidding.total` cannot be kept together",
        )
    ]


def test_such_rules_are_not_compiled() -> None:
    rules: Rules = {"bidding.mirror": MIRROR, "bidding.total": total_not(13)}
    with pytest.raises(ProfileError, match="cannot be kept together"):
        compile_ruleset(load_profile("canonical", overlay=rules))


@dataclass(frozen=True, slots=True, kw_only=True)
class Silence:
    """Nobody may call anything.

    Source: none.
    """

    def narrow(
        self,
        table: PublicTable,  # noqa: ARG002 - the question's
        seat: int,  # noqa: ARG002 - as above
        hand: int | None,  # noqa: ARG002 - as above
        calls: tuple[Call, ...],  # noqa: ARG002 - as above
    ) -> tuple[Call, ...]:
        """Give nothing."""
        return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Hush(Silence):
    """The same, which says that it looks at the dealer.

    Source: none.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.DEALER})


@pytest.mark.parametrize("policy", ["silence", "hush"])
def test_a_rule_that_looks_at_more_than_calls_and_trumps_is_trusted(policy: str) -> None:
    catalog = Catalog.builtin().with_policies(("bidding", Silence), ("bidding", Hush))
    assert found({"bidding.quiet": {"policy": policy}}, catalog) == []


def test_where_there_is_too_much_to_go_through_nothing_is_said() -> None:
    blind: Plain = {"policy": "blind_bids", "low": 1, "high": 9, "behind": None}
    many = load_profile(
        "canonical", overlay={"calls.blind": blind, "bidding.total": total_at_least(53)}
    )
    assert compile_ruleset(many).rule("bidding.total") is not None
