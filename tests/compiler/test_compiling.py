"""When the rules of a profile go together, and what tells two rule sets apart."""

from dataclasses import dataclass
from typing import ClassVar

import pytest
from shelf import SHIPPED

from spades_rules.catalog import Catalog
from spades_rules.compiler import check_profile, compile_ruleset
from spades_rules.document import Plain
from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Line, SideRound
from spades_rules.profile import ProfileError, dump_profile, load_profile, read_profile


def fingerprint(place: str, overlay: dict[str, Plain] | None = None) -> str:
    return compile_ruleset(load_profile(place, overlay=overlay)).fingerprint


def codes(overlay: dict[str, Plain], place: str = "canonical") -> list[str]:
    return [one.code for one in check_profile(place, overlay=overlay)]


@pytest.mark.parametrize("name", SHIPPED)
def test_every_shipped_profile_is_without_fault_under_all_its_readings(name: str) -> None:
    assert check_profile(name) == ()


def test_a_rule_set_holds_the_rules_in_order_and_no_procedure() -> None:
    ids = [rule.id for rule in compile_ruleset(load_profile("canonical")).rules]
    assert ids[:3] == ["seating.partners", "deck.pack", "ranking.order"]
    assert ids[-2:] == ["ending.target", "result.winner"]


def test_no_two_shipped_profiles_are_the_same_rule_set() -> None:
    found = {fingerprint(name) for name in SHIPPED}
    assert len(found) == len(SHIPPED) >= 5
    assert all(len(one) == 64 for one in found)


@pytest.mark.parametrize(
    "overlay",
    [
        {"scoring.nil.made": 99},
        {"scoring.bags": None},
        {"play.breaking.broken_by": "any_play"},
        {"ending.floor": {"policy": "floor", "points": -200}},
    ],
)
def test_another_rule_is_another_fingerprint(overlay: dict[str, Plain]) -> None:
    assert fingerprint("canonical", overlay) != fingerprint("canonical")


@pytest.mark.parametrize(
    "overlay",
    [
        {"scoring.nil": {"policy": "nil_points", "failed": -100, "made": 100}},
        {"procedure.dealing_style": None},
        {"procedure.silence": {"policy": "note", "text": "no talking"}},
    ],
)
def test_the_order_of_keys_and_what_people_do_are_no_difference(
    overlay: dict[str, Plain],
) -> None:
    assert fingerprint("canonical", overlay) == fingerprint("canonical")


def swapped(slot: str, names: tuple[str, str]) -> tuple[str, str]:
    """Give the fingerprints with two rules of a slot taken away and put back in either order."""
    rules = load_profile("canonical").rules[slot]
    given = {name: {"policy": rules[name].policy, **rules[name].parameters} for name in names}
    head = "format: 1\nname: x\ntitle: X\ngame: spades\nextends: canonical\n"
    dropped = f"rules: {{{slot}: {{{names[0]}: null, {names[1]}: null}}}}\n"
    first, second = (
        compile_ruleset(
            load_profile(
                "x.yaml",
                text=head + dropped,
                overlay={f"{slot}.{name}": dict(given[name]) for name in order},
            )
        ).fingerprint
        for order in (names, names[::-1])
    )
    return first, second


def test_order_counts_where_answers_combine_in_order() -> None:
    first, second = swapped("play", ("follow_suit", "breaking"))
    assert first != second


def test_order_does_not_count_where_lines_only_add_up() -> None:
    first, second = swapped("scoring", ("nil", "bags"))
    assert first == second


def test_names_titles_and_sources_are_no_difference() -> None:
    text = "format: 1\nname: x\ntitle: X\ngame: spades\nextends: openspiel\n"
    assert compile_ruleset(load_profile("x.yaml", text=text)).fingerprint == fingerprint(
        "openspiel"
    )


@pytest.mark.parametrize("name", SHIPPED)
def test_a_profile_written_out_whole_is_the_same_rule_set(name: str) -> None:
    text = dump_profile(load_profile(name))
    assert compile_ruleset(load_profile("x.yaml", text=text)).fingerprint == fingerprint(name)
    assert check_profile("x.yaml", text=text) == ()


def test_compiling_names_every_reason_at_once() -> None:
    profile = load_profile("canonical", overlay={"trump.suit": None, "dealing.deal.each": 14})
    with pytest.raises(ProfileError) as raised:
        compile_ruleset(profile)
    found = {one.code for one in raised.value.diagnostics}
    assert found == {"missing-rule", "cards-do-not-divide"}


def test_a_profile_that_could_not_be_read_is_not_compiled() -> None:
    profile = read_profile("canonical", sets=["scoring.nil.made=x"]).profile
    assert profile is not None
    with pytest.raises(ValueError, match="some rules of canonical could not be read: scoring"):
        compile_ruleset(profile)


def test_checks_across_rules_pass_over_what_is_broken() -> None:
    overlay: dict[str, Plain] = {
        "calls.blind_nil": {"policy": "blind_nil_bid"},
        "scoring.blind_nil": {"policy": "nil_points", "call": "blind_nul"},
        "trump.suit": {"policy": "fixed_trumps"},
    }
    assert sorted(codes(overlay)) == ["unknown-policy", "unknown-value"]


def test_a_reading_that_leaves_no_call_is_found_by_checking() -> None:
    text = (
        "format: 1\nname: x\ntitle: X\ngame: spades\nextends: canonical\nreadings:\n"
        "  silent:\n    about: [calls.tricks, calls.nil]\n    says: nobody calls\n"
        "    rules: {calls: {tricks: null, nil: null}}\n"
    )
    found = check_profile("x.yaml", text=text)
    assert [(one.code, str(one.span)) for one in found] == [("no-call-possible", "x.yaml:10:40")]


@pytest.mark.parametrize(
    "overlay",
    [
        # Nobody is a hundred behind before the first round.
        {"calls.tricks": None, "calls.nil": None, "calls.blind_nil": {"policy": "blind_nil_bid"}},
        # The second partner has nothing left.
        {"calls.tricks": None, "calls.nil.per_side": 1},
    ],
)
def test_a_seat_may_not_come_to_have_no_call(overlay: dict[str, Plain]) -> None:
    price: dict[str, Plain] = {"scoring.b": {"policy": "nil_points", "call": "blind_nil"}}
    assert codes(overlay | price) == ["no-call-possible"]


def test_a_second_answer_to_a_question_with_one_is_too_many() -> None:
    assert codes({"ranking.other": {"policy": "ace_high"}}) == ["too-many-rules"]


@pytest.mark.parametrize(
    ("slot", "policy"),
    [
        ("play", {"policy": "lowest_of_suit"}),
        ("bidding", {"policy": "not_one"}),
        ("scoring", {"policy": "no_trick", "points": 5}),
        ("ending", {"policy": "target", "points": 900}),
    ],
)
def test_no_question_has_more_rules_than_can_be_tried(slot: str, policy: dict[str, Plain]) -> None:
    rules: dict[str, Plain] = {f"{slot}.own{number}": policy for number in range(40)}
    assert {*codes(rules)} == {"too-many-rules"}


def test_of_what_no_program_enforces_there_may_be_more() -> None:
    note: Plain = {"policy": "note", "text": "mind the cat"}
    assert codes({f"procedure.own{number}": note for number in range(40)}) == []


@dataclass(frozen=True, slots=True, kw_only=True)
class Grand:
    """A player may promise every trick."""

    def vocabulary(self) -> tuple[Call, ...]:
        """Give the one call."""
        return (Call("grand", personal=True),)

    def offers(self, table: PublicTable, seat: int) -> tuple[Call, ...]:  # noqa: ARG002  the question's
        """Give it to everybody."""
        return self.vocabulary()


@dataclass(frozen=True, slots=True, kw_only=True)
class GrandPoints:
    """The promise of every trick earns much."""

    tally: ClassVar[str] = ""

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Give a line for each."""
        return tuple(Line(500) for call in side.calls if call.name == "grand")


@dataclass(frozen=True, slots=True, kw_only=True)
class PromisePoints:
    """Any promise of one seat that is kept earns something, whatever it is called."""

    tally: ClassVar[str] = ""

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Give a line for each."""
        pairs = zip(side.calls, side.tricks, strict=True)
        return tuple(Line(50) for call, tricks in pairs if call.personal and not tricks)


@pytest.mark.parametrize(
    ("scoring", "found"),
    [(None, ["unscored-call"]), ("grand_points", []), ("promise_points", [])],
)
def test_who_scores_a_call_is_found_by_asking(scoring: str | None, found: list[str]) -> None:
    catalog = Catalog.builtin().with_policies(
        ("calls", Grand), ("scoring", GrandPoints), ("scoring", PromisePoints)
    )
    overlay: dict[str, Plain] = {"calls.grand": {"policy": "grand"}}
    if scoring is not None:
        overlay["scoring.grand"] = {"policy": scoring}
    seen = check_profile("canonical", overlay=overlay, catalog=catalog)
    assert [one.code for one in seen] == found


def test_a_call_that_is_scored_with_nothing_is_scored() -> None:
    overlay: dict[str, Plain] = {"scoring.nil.made": 0, "scoring.nil.failed": 0}
    assert codes(overlay) == []


def test_a_missing_rule_is_shown_where_it_was_dropped_or_where_the_game_is_named() -> None:
    text = "format: 1\nname: x\ntitle: X\ngame: spades\n"
    found = check_profile("x.yaml", text=text)
    assert {str(one.span) for one in found} == {"x.yaml:4:7"}
    dropped = text + "extends: canonical\nrules: {trump: {suit: null}}\n"
    assert [str(one.span) for one in check_profile("x.yaml", text=dropped)] == ["x.yaml:6:23"]
