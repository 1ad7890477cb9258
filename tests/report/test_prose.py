"""Every rule says itself, whatever its values, and never like another."""

from collections.abc import Iterator
from dataclasses import MISSING, dataclass
from itertools import groupby
from typing import Any, ClassVar

import pytest

from spades_rules.audit.variants import others, variants
from spades_rules.catalog import Catalog, PolicyEntry
from spades_rules.policies.bidding.side_minimum import SideMinimum
from spades_rules.policies.contract.pooled import Pooled
from spades_rules.policies.deck.pack import Pack
from spades_rules.policies.play.breaking import Breaking
from spades_rules.policies.scoring.bag_penalty import BagPenalty
from spades_rules.policies.scoring.contract_points import ContractPoints, ContractStep
from spades_rules.policies.scoring.nil_points import NilPoints
from spades_rules.report import lacking
from spades_rules.report.lacking import NILS, TWINS
from spades_rules.report.prose import HOLE, HouseWords, in_prose, phrase
from spades_rules.table.cards import Card

ENTRIES = tuple(sorted(Catalog.builtin().policies.values(), key=lambda one: (one.slot, one.name)))
CALLS = ("blind_nil", "blind_4", "nil")
THINGS = (lacking.CALLS, NILS, lacking.TRUMPS, TWINS)
"""What a table can have none of."""

every_policy = pytest.mark.parametrize("entry", ENTRIES, ids=lambda one: f"{one.slot}.{one.name}")


def some(entry: PolicyEntry) -> Any:  # noqa: ANN401 - of any slot
    """Give a policy of a kind, with its own values where it has any."""
    given = {
        one.field: next(value for value in others(one, None, CALLS) if value is not None)
        for one in entry.parameters.values()
        if one.default is MISSING
    }
    return entry.policy(**given)


def close_to(policy: Any) -> set[Any]:  # noqa: ANN401 - of any slot
    """Give a policy with those that differ from it in one value or in two."""
    once = {one.policy for one in variants(policy, CALLS)}
    return {policy, *once, *(two.policy for one in once for two in variants(one, CALLS))}


@every_policy
def test_the_sentence_of_a_policy_mentions_each_parameter_once(entry: PolicyEntry) -> None:
    policy: Any = entry.policy
    mentioned = [hole["name"] for hole in HOLE.finditer(policy.says[""]) if hole["name"]]
    assert sorted(mentioned) == sorted(entry.parameters)


def idle(policy: Any) -> Any:  # noqa: ANN401 - of any slot
    """Tell what two rules for people have to differ in to be told apart."""
    match getattr(policy, "costs", None):
        case "tricks":
            return (policy.tricks, policy.to, policy.again, policy.name_the_trick)
        case "contract":
            return (policy.others_made, policy.again, policy.name_the_trick)
        case "game":
            return policy.name_the_trick
        case _:
            return policy


@every_policy
def test_no_two_rules_of_a_policy_read_alike(entry: PolicyEntry) -> None:
    told = {idle(one): in_prose(one) for one in close_to(some(entry))}
    # Four is the only number of players that sit opposite each other.
    assert len(told) > len(entry.parameters) or entry.name == "opposite_partners"
    assert len(set(told.values())) == len(told)


@every_policy
def test_what_is_put_in_leaves_no_hole(entry: PolicyEntry) -> None:
    texts = [in_prose(one) for one in close_to(some(entry))]
    assert [text for text in texts if HOLE.search(text) or "{" in text] == []


@every_policy
def test_a_rule_reads_as_sentences(entry: PolicyEntry) -> None:
    text = in_prose(some(entry))
    assert text[:1] == text[:1].upper()
    assert entry.name == "note" or text.endswith(".")


def test_no_two_policies_of_a_question_read_alike() -> None:
    for slot, entries in groupby(ENTRIES, key=lambda one: one.slot):
        told = [in_prose(one) for entry in entries for one in close_to(some(entry))]
        if slot != "procedure":
            assert len(set(told)) == len(told)


def test_no_two_policies_of_a_question_are_called_alike() -> None:
    for slot, entries in groupby(ENTRIES, key=lambda one: one.slot):
        called = [phrase(some(entry), "", "rule") for entry in entries]
        if slot != "procedure":
            assert None not in called
            assert len(set(called)) == len(called)


def keys_of(entry: PolicyEntry) -> Iterator[str]:
    for texts in ("says", "briefly"):
        for key in getattr(entry.policy, texts, {}):
            plain, _, condition = key.partition(" without ")[0].partition(" if ")
            yield from (part for part in (plain, condition) if part)


@every_policy
def test_every_phrase_is_about_a_parameter_and_a_word_that_it_can_say(entry: PolicyEntry) -> None:
    for key in keys_of(entry):
        if key in ("", "head"):
            continue
        name, _, value = key.lstrip("+!").partition("=")
        for one in name.partition(":")[0].split(","):
            assert one in entry.parameters, key
        choices = entry.parameters[name].choices if value and name in entry.parameters else ()
        assert not choices or value in (*choices, "null", "[]"), key


@every_policy
def test_what_goes_without_saying_does_so_for_want_of_something_known(entry: PolicyEntry) -> None:
    texts = getattr(entry.policy, "says", {})
    assert {key.partition(" without ")[2] for key in texts} <= {"", *THINGS}


@every_policy
def test_where_much_goes_without_saying_no_two_rules_of_a_policy_read_alike(
    entry: PolicyEntry,
) -> None:
    told = {idle(one): in_prose(one, lacking=THINGS) for one in close_to(some(entry))}
    assert len(set(told.values())) == len(told)


def test_nobody_is_told_of_nils_where_nobody_can_bid_one() -> None:
    assert in_prose(Pooled(), lacking=(NILS,)) == "Partners add up their bids to one contract."
    assert in_prose(Pooled(failed_nil="helps"), lacking=(NILS,)) == (
        "Partners add up their bids to one contract. A failed nil's tricks count toward it."
    )
    assert in_prose(SideMinimum(tricks=4), lacking=(NILS, TWINS)) == (
        "The last of a side to call must bring its bids up to 4."
    )


def test_points_stand_with_their_sign() -> None:
    assert in_prose(NilPoints(made=50, failed=-25)) == (
        "A nil scores +50 when the bidder takes no trick, and else -25."
    )


def test_a_value_is_said_as_the_others_need_it() -> None:
    assert in_prose(NilPoints(both="unit", both_failed=-300)) == (
        "A nil scores +100 when the bidder takes no trick, and else -100. Where both partners are "
        "nil it is one score for both, twice as much when it holds and -300 when either fails."
    )


def test_a_list_of_steps_is_said_step_by_step() -> None:
    steps = (
        ContractStep(from_=10, made=200, set=-200),
        ContractStep(from_=13, made=500, set=-500),
    )
    assert in_prose(ContractPoints(steps=steps)) == (
        "A contract that is made scores +10 for each trick bid; one that is missed scores -10 for "
        "each trick bid. High contracts are fixed: from 10 on +200 made and -200 missed and from "
        "13 on +500 made and -500 missed."
    )


def test_twins_are_said_together() -> None:
    pack = Pack(decks=2, removed=(Card("2C"), Card("2D"), Card("2C")))
    assert in_prose(pack).endswith(", and without the two of clubs (both) and two of diamonds.")


def test_a_house_that_takes_books_in_teams_reads_its_own_words() -> None:
    house = HouseWords(trick="book", side="team")
    assert in_prose(Breaking(broken_by="first_trick", forced="unsaid"), house) == (
        "Nobody may lead trumps to the first book; of a hand with nothing else nothing is said."
    )
    assert in_prose(BagPenalty(to="opponents"), house) == (
        "Every 10 bags score -100 for every other team, and those are off its count."
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Kitty:
    """The side with the last trick takes the kitty."""

    cards: int = 3
    open: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class HalfSaid:
    """The last trick counts twice."""

    says: ClassVar[dict[str, str]] = {"": "the last [trick] counts {times} times, [sic] {no}."}

    times: int = 2
    ours: str = "trick {times}"


def test_a_policy_that_says_nothing_of_itself_is_its_docstring_and_its_values() -> None:
    assert in_prose(Kitty(), HouseWords(side="team")) == (
        "The team with the last trick takes the kitty. (cards: 3; open: yes)"
    )


def test_what_a_sentence_leaves_out_is_listed_and_what_is_no_hole_stays() -> None:
    assert in_prose(HalfSaid()) == (
        "The last trick counts 2 times, [sic] {no}. (ours: trick {times})"
    )


@pytest.mark.parametrize(
    ("pack", "says"),
    [
        (Pack(), "One pack of cards, without a joker."),
        (Pack(jokers=2), "One pack of cards, with both jokers."),
        (
            Pack(jokers=2, removed=(Card("2C"), Card("2H"))),
            "One pack of cards, with both jokers, and without the two of clubs and two of hearts.",
        ),
        (
            Pack(decks=2, jokers=1),
            "2 packs of cards shuffled together, with the big joker in each.",
        ),
    ],
)
def test_one_pack_has_no_each_and_a_whole_one_nothing_taken_out(pack: Pack, says: str) -> None:
    assert in_prose(pack) == says
