"""Each question is put to two rule sets, and its proof says how far it went."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from spades_rules.audit.difference import DiffVerdict, Proof
from spades_rules.audit.hybrids import Between, changed_rules, pair_of
from spades_rules.audit.proving import prove
from spades_rules.catalog import Catalog
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.ruleset import Rule
from spades_rules.profile import Profile, load_profile
from spades_rules.table.cards import Card

House = Callable[..., Profile]


def between(a: Profile, b: Profile, seed: int = 1) -> Between:
    """Give what lies between two profiles."""
    pair = pair_of(a, b, Catalog.builtin())
    return Between(pair, changed_rules(pair.one, pair.other), seed=seed)


def verdicts(proofs: dict[str, Proof]) -> dict[str, str]:
    return {name: str(proof.verdict) for name, proof in proofs.items()}


def proved(found: Between, *first: str, slots: tuple[str, ...] | None = None) -> dict[str, Proof]:
    """Put the questions, and give the proofs by question."""
    return {proof.question: proof for proof in prove(found, first, found.changed, slots)}


def test_a_profile_and_itself_are_equal_in_every_situation_of_each_question() -> None:
    canonical = load_profile("canonical")
    found = proved(between(canonical, canonical))
    assert list(found) == [
        *("laying", "dealing", "calling", "calls", "exchange", "leading"),
        *("play", "claim", "scoring", "ending"),
    ]
    assert {proof.verdict for proof in found.values()} == {DiffVerdict.EQUAL}
    assert all(proof.states and not proof.differing for proof in found.values())
    assert {proof.seed for proof in found.values()} == {None}
    # Four seats can deal.
    assert (found["calling"].states, found["leading"].states) == (4, 4)


def test_what_differs_is_counted_in_its_own_question_and_in_no_other(house: House) -> None:
    found = proved(between(house({}), house({"ending": {"target": {"points": 300}}})))
    assert found.pop("ending").verdict is DiffVerdict.DIFFERS
    assert {proof.verdict for proof in found.values()} == {DiffVerdict.EQUAL}


def test_with_the_changed_rules_of_the_second_the_first_is_equal_to_it(house: House) -> None:
    both = {"scoring": {"nil": {"made": 50}}, "ending": {"target": {"points": 300}}}
    lies = between(house({}), house(both))
    nil_only = proved(lies, "scoring.nil")
    assert nil_only["scoring"].verdict is DiffVerdict.EQUAL
    assert nil_only["ending"].verdict is DiffVerdict.DIFFERS
    everything = proved(lies, "scoring.nil", "ending.target")
    assert {proof.verdict for proof in everything.values()} == {DiffVerdict.EQUAL}


def test_only_questions_about_the_slots_asked_for_are_put() -> None:
    lies = between(load_profile("canonical"), load_profile("world-of-card-games"))
    assert list(proved(lies, slots=("bidding", "claim"))) == ["calls", "claim"]
    assert list(proved(lies, slots=("procedure",))) == []


def test_with_other_cards_nothing_compares_but_what_lies_on_the_table_and_the_deal(
    house: House,
) -> None:
    found = proved(between(house({}), house({"dealing": {"deal": {"each": 12}}})))
    assert verdicts(found) == {
        "laying": "equal",
        "dealing": "differs",
        **dict.fromkeys(
            ("calling", "calls", "exchange", "leading", "play", "claim", "scoring", "ending"),
            "unsupported",
        ),
    }
    assert (found["play"].states, found["play"].differing) == (0, 0)


@dataclass(frozen=True, slots=True)
class WithTheQueenOfHearts:
    """Whoever holds the queen of hearts may claim; it does not say what it looks at."""

    def allows(self, table: PublicTable, hand: int) -> bool:
        """Look for it."""
        return bool(hand & table.setting.pack.bits[Card("QH")])


def test_where_a_rule_does_not_say_what_it_looks_at_nothing_found_is_not_equal() -> None:
    canonical = load_profile("canonical")
    pair = pair_of(canonical, canonical, Catalog.builtin())
    rules = replace(pair.one, rules=(*pair.one.rules, Rule("claim.queen", WithTheQueenOfHearts())))
    alike = Between(replace(pair, one=rules, other=rules), (), seed=7)
    claim = proved(alike)["claim"]
    assert (claim.verdict, claim.differing, claim.seed) == (DiffVerdict.NOT_FOUND, 0, 7)
    assert proved(alike)["play"].seed is None


def test_where_such_a_rule_is_new_the_difference_is_one_and_the_seed_is_told() -> None:
    canonical = load_profile("canonical")
    pair = pair_of(canonical, canonical, Catalog.builtin())
    rules = replace(pair.one, rules=(*pair.one.rules, Rule("claim.queen", WithTheQueenOfHearts())))
    lies = Between(replace(pair, other=rules), ("claim.queen",), seed=7)
    claim = proved(lies)["claim"]
    assert (claim.verdict, claim.seed) == (DiffVerdict.DIFFERS, 7)
