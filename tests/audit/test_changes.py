"""What two texts do not write alike, and what must not be taken for a value."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations as choices
from itertools import permutations
from pathlib import Path

import pytest
from shelf import SHIPPED, SOURCES, of_one_game, some

from spades_rules.audit.changes import text_changes
from spades_rules.audit.difference import ChangeKind, TextChange
from spades_rules.audit.moves import moved
from spades_rules.document import Plain
from spades_rules.games.spades import SPADES
from spades_rules.profile import Profile, ProfileError, dump_profile, load_profile

READ = tuple(
    f"{name}@{reading}" for name in SOURCES for reading in tuple(load_profile(name).readings)[:1]
)
PAIRS = (
    *permutations((*SOURCES, *READ), 2),
    *some(tuple(filter(of_one_game, permutations(SHIPPED, 2))), 20),
)

House = Callable[..., Profile]


def changes(a: Profile | str, b: Profile | str) -> tuple[TextChange, ...]:
    one, other = (load_profile(side) if isinstance(side, str) else side for side in (a, b))
    return text_changes(one, other, SPADES)


def change(a: Profile | str, b: Profile | str, rule: str) -> TextChange:
    (found,) = (one for one in changes(a, b) if one.rule == rule)
    return found


def told(a: Profile | str, b: Profile | str) -> list[tuple[str, str, tuple[str, ...]]]:
    return [(one.rule, str(one.kind), one.parameters) for one in changes(a, b)]


def test_a_rule_may_come_or_go_or_follow_another_policy_or_have_other_values(house: House) -> None:
    other = house(
        {
            "scoring": {"bags": None, "nil": {"made": 50}},
            "ending": {"floor": {"policy": "floor", "points": -200}},
            "play": {"breaking": {"policy": "no_trump_on_first_trick"}},
        }
    )
    assert told("canonical", other) == [
        ("play.breaking", "replaced", ()),
        ("scoring.nil", "retuned", ("made",)),
        ("scoring.bags", "removed", ()),
        ("ending.floor", "added", ()),
    ]


@pytest.mark.parametrize("name", SOURCES)
def test_each_number_set_one_higher_is_the_one_change(name: str) -> None:
    profile = load_profile(name)
    tried = 0
    for setting in profile.settings:
        for parameter, value in setting.parameters.items():
            if isinstance(value, bool) or not isinstance(value, int):
                continue
            try:
                other = load_profile(name, overlay={f"{setting.id}.{parameter}": value + 1})
            except ProfileError:
                continue  # out of bounds, and so no other profile
            assert told(profile, other) == [(setting.id, "retuned", (parameter,))]
            assert told(other, profile) == [(setting.id, "retuned", (parameter,))]
            tried += 1
    assert tried > 10


def test_values_are_the_same_only_as_they_are_written(house: House) -> None:
    other = house({"scoring": {"bags": {"several": False, "every": 1}}})
    more = house({"scoring": {"bags": {"several": True, "every": 1}}})
    assert told(other, more) == [("scoring.bags", "retuned", ("several",))]


def test_a_rule_that_moves_among_rules_whose_order_counts_is_reordered(house: House) -> None:
    breaking: Plain = {"policy": "breaking"}
    first: Plain = {"policy": "no_trump_on_first_trick"}
    before = house({"play": {"breaking": None, "a": breaking, "b": first}})
    after = house({"play": {"breaking": None, "b": first, "a": breaking}})
    assert told(before, after) == [("play.b", "reordered", ())]
    assert change(before, after, "play.b").notes == (
        (
            "the rules of `play` stand as follow_suit, a, b in house, "
            "and as follow_suit, b, a in house"
        ),
    )


def test_a_rule_that_moves_and_has_other_values_is_retuned_and_says_that_it_moves(
    house: House,
) -> None:
    breaking: dict[str, Plain] = {"policy": "breaking"}
    first: dict[str, Plain] = {"policy": "no_trump_on_first_trick"}
    before = house({"play": {"breaking": None, "a": breaking, "b": first}})
    unsaid = first | {"forced": "unsaid"}
    after = house({"play": {"breaking": None, "b": unsaid, "a": breaking}})
    assert told(before, after) == [("play.b", "retuned", ("forced",))]
    assert change(before, after, "play.b").notes[0].startswith("the rules of `play` stand as ")


def test_where_the_order_of_rules_means_nothing_none_moves(house: House) -> None:
    nil: Plain = {"policy": "nil_points", "made": 1, "failed": -1}
    before = house({"scoring": {"nil": None, "x": nil, "y": nil}})
    after = house({"scoring": {"nil": None, "y": nil, "x": nil}})
    assert told(before, after) == []


@pytest.mark.parametrize(
    ("a", "b", "elsewhere"),
    [
        ("abc", "abc", ""),
        ("abc", "cab", "c"),
        ("abc", "bca", "a"),
        ("abcd", "badc", "bd"),
        ("abc", "cba", "bc"),
        ("abx", "yba", "b"),
        ("", "abc", ""),
    ],
)
def test_the_fewest_rules_move_and_the_first_names_stay(a: str, b: str, elsewhere: str) -> None:
    assert "".join(moved(a, b)) == elsewhere
    assert "".join(moved(b, a)) == elsewhere


def test_a_silence_is_no_value_and_who_fills_it_is_told() -> None:
    made = change("canonical", "nowplay-gg", "scoring.contract")
    assert (made.kind, made.parameters) == (ChangeKind.RESTATED, ("made",))
    assert made.a.values == made.b.values
    assert made.notes == ("made: nowplay-gg is silent; filled from canonical",)


def test_a_silence_about_a_whole_rule_is_told_once() -> None:
    found = change("canonical", "card-game-spades-rules", "scoring.failed_nil_tricks")
    assert (found.kind, found.parameters) == (ChangeKind.RESTATED, ())
    assert found.notes == ("card-game-spades-rules is silent; filled from canonical",)


def test_a_silence_beside_another_value_is_told_with_the_difference() -> None:
    found = change("nowplay-gg", "card-game-spades-rules", "dealing.deal")
    assert (found.kind, found.parameters) == (ChangeKind.RETUNED, ("first_dealer",))
    assert found.notes == (
        "first_dealer, draw_tie: nowplay-gg is silent; filled from canonical",
        (
            "draw_tie: card-game-spades-rules is ambiguous here: "
            "2 readings, as modelled or suits-part-a-draw"
        ),
        "each: card-game-spades-rules contradicts itself",
    )


def test_an_ambiguity_is_told_with_its_readings() -> None:
    low = change("canonical", "card-game-spades-rules", "calls.tricks")
    assert low.notes == (
        (
            "low: card-game-spades-rules is ambiguous here: "
            "3 readings, as modelled, bids-per-side or four-is-advice"
        ),
    )


def test_under_a_reading_it_is_told_which_one_is_taken() -> None:
    tie = change("canonical", "canonical@first-difference-decides", "result.winner")
    assert (tie.kind, tie.parameters) == (ChangeKind.RETUNED, ("tie",))
    assert tie.notes == (
        "tie: canonical is ambiguous here: 2 readings, as modelled or first-difference-decides",
        (
            "tie: canonical is ambiguous here: 2 readings, as modelled or "
            "first-difference-decides; taken: first-difference-decides"
        ),
    )


def test_readings_are_named_only_where_they_are_of_the_text_that_is_cited(house: House) -> None:
    reading: Plain = {
        "about": "result.winner.tie",
        "says": "a tie is a draw here",
        "rules": {"result": {"winner": {"tie": "draw"}}},
    }
    shop = house({}, readings={"a-draw": reading})
    tie = change(shop, "nowplay-gg", "result.winner")
    assert tie.notes[0] == "tie: canonical is ambiguous here"


def test_what_both_texts_leave_open_is_told_once() -> None:
    set_on = change(
        "card-game-spades-rules", "card-game-spades-rules@set-on-bid", "scoring.contract"
    )
    assert [note for note in set_on.notes if "modelled" in note.split(": ")[1]] == [
        "set_on: card-game-spades-rules says more than is modelled"
    ]


def test_what_holds_of_a_whole_rule_is_not_said_again_of_its_parameters() -> None:
    advice = change("canonical", "card-game-spades-rules", "procedure.opening_advice")
    assert advice.notes == ("card-game-spades-rules says more than is modelled",)


def test_of_a_rule_with_another_value_only_that_value_is_spoken_of(house: House) -> None:
    helps = house({"contract": {"side": {"failed_nil": "helps"}}}, "card-game-spades-rules")
    side = change("card-game-spades-rules", helps, "contract.side")
    assert side.notes == ("failed_nil: card-game-spades-rules is silent; filled from canonical",)


def test_a_source_that_disagrees_with_itself_or_is_not_followed_is_told() -> None:
    nil = change("canonical", "card-game-spades-rules", "calls.nil")
    assert nil.notes == ("card-game-spades-rules contradicts itself",)
    follow = change("canonical", "openspiel", "play.follow_suit")
    assert follow.notes == ("openspiel says more than is modelled",)


@pytest.mark.parametrize(
    ("rule", "a", "b", "note"),
    [
        ("claim.rest", "implies", "silent", "no text gives the rule"),
        ("table.turn", "implies", "silent", "every table has it so"),
    ],
)
def test_a_rule_that_neither_has_is_restated_where_one_source_rules_it_out_and_one_is_silent(
    rule: str, a: str, b: str, note: str
) -> None:
    found = change("canonical", "card-game-spades-rules", rule)
    assert found.kind is ChangeKind.RESTATED
    assert (str(found.a.stance), str(found.b.stance)) == (a, b)
    assert found.notes == (f"card-game-spades-rules is silent; {note}",)


def test_what_follows_from_a_text_is_as_good_as_said_and_what_it_rules_out_is_not() -> None:
    rules = {one.rule: one for one in changes("canonical", "openspiel")}
    assert "result.winner" in rules
    assert "procedure.dealing_style" not in rules  # stated by the one, implied by the other
    assert rules["calls.blind_tricks"].kind is ChangeKind.RESTATED  # implied, ruled out


def test_a_value_that_a_policy_or_a_root_gives_for_a_silent_source_is_told_so() -> None:
    swap = change("canonical", "card-game-spades-rules", "exchange.swap")
    assert "both: card-game-spades-rules is silent; filled from the policy itself" in swap.notes
    deal = change("canonical", "card-game-spades-rules", "dealing.deal")
    assert "draw_tie: canonical is silent; settled by canonical itself" in deal.notes


def test_a_rule_that_a_house_leaves_out_where_its_parents_source_is_silent(house: House) -> None:
    shop = house({"scoring": {"overtricks": None}}, "card-game-spades-rules")
    (found,) = changes("card-game-spades-rules", shop)
    assert (found.rule, found.kind) == ("scoring.overtricks", ChangeKind.REMOVED)
    assert (found.b.layer, found.b.source, found.b.stance) == ("house", None, None)


def test_a_rule_that_a_parent_leaves_out_where_the_source_is_silent(tmp_path: Path) -> None:
    head = "format: 1\nname: plain\ntitle: Plain\ngame: spades\nextends: canonical\n"
    drop = "rules: {procedure: {dealing_style: null}}\n"
    (tmp_path / "plain.yaml").write_text(head + drop, encoding="utf-8")
    source = load_profile("nowplay-gg").document.source
    text = "\n".join(source.lines).replace("extends: canonical", "extends: plain.yaml")
    (tmp_path / "child.yaml").write_text(text, encoding="utf-8")
    style = change("canonical", load_profile(tmp_path / "child.yaml"), "procedure.dealing_style")
    assert style.kind is ChangeKind.REMOVED
    assert style.notes == ("nowplay-gg is silent; left out by plain",)


def test_a_house_without_a_source_has_no_stance_to_compare() -> None:
    plain = load_profile("canonical.yaml", text=dump_profile(load_profile("canonical")))
    assert changes("canonical", plain) == ()
    assert changes(plain, "card-game-spades-rules") != ()
    assert ChangeKind.RESTATED not in {one.kind for one in changes(plain, "card-game-spades-rules")}


def test_two_houses_are_compared_by_what_their_parents_sources_say(house: House) -> None:
    one, other = house({}, "nowplay-gg"), house({}, "canonical")
    assert told(one, other) == told("nowplay-gg", "canonical")


def test_a_procedure_takes_part_as_any_other_rule(house: House) -> None:
    slow = house({"procedure": {"turn_clock": {"seconds": 60}}}, "nowplay-gg")
    assert told("nowplay-gg", slow) == [("procedure.turn_clock", "retuned", ("seconds",))]


@pytest.mark.parametrize("name", [*SHIPPED, *READ])
def test_a_profile_and_itself_or_a_copy_elsewhere_have_no_changes(name: str) -> None:
    assert changes(name, name) == ()
    place, _, reading = name.partition("@")
    profile = load_profile(place)
    root = profile.document.source
    copy = load_profile(
        f"elsewhere.yaml{'@' + reading if reading else ''}", text="\n".join(root.lines)
    )
    assert changes(name, copy) == ()


@pytest.mark.parametrize(("a", "b"), PAIRS, ids=[f"{a}--{b}" for a, b in PAIRS])
def test_changed_round_every_change_is_its_mirror(a: str, b: str) -> None:
    there, back = changes(a, b), changes(b, a)
    assert [one.rule for one in there] == [one.rule for one in back]
    for one, other in zip(there, back, strict=True):
        assert other.kind is one.kind.mirrored
        assert (other.a, other.b) == (one.b, one.a)
        assert set(other.parameters) == set(one.parameters)


def test_changes_stand_in_the_order_of_the_games_questions_and_the_table_comes_last() -> None:
    slots = [slot.name for slot in SPADES.slots] + ["table"]
    found = [
        slots.index(one.rule.partition(".")[0])
        for one in changes("canonical", "card-game-spades-rules")
    ]
    assert found == sorted(found)
    assert found[-1] == len(slots) - 1


def test_profiles_of_two_games_are_not_compared() -> None:
    other = replace(load_profile("canonical"), game="whist")
    with pytest.raises(ValueError, match="two rule sets of one game are compared"):
        text_changes(load_profile("canonical"), other, SPADES)


def test_no_fewer_rules_could_move() -> None:
    for order in permutations("abcde"):
        elsewhere = moved("abcde", order)
        assert elsewhere == moved(order, "abcde")
        assert [one for one in "abcde" if one not in elsewhere] == [
            one for one in order if one not in elsewhere
        ]
        fewer = (few for count in range(len(elsewhere)) for few in choices("abcde", count))
        assert not any(
            [one for one in "abcde" if one not in few] == [one for one in order if one not in few]
            for few in fewer
        )
