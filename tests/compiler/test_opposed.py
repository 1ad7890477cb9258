"""Rules of play that contradict one another are found before anybody plays."""

import pytest

from spades_rules.catalog import Catalog
from spades_rules.compiler import check_profile, compile_ruleset
from spades_rules.document import Plain
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.profile import ProfileError, load_profile

Rules = dict[str, Plain]

ASSASSIN: Plain = {"policy": "must_trump", "leads": False}
ASSASSIN_LEADS: Plain = {"policy": "must_trump", "leads": True}
SCREAMER: Plain = {"policy": "trump_only_when_forced"}
LOWBALL: Plain = {"policy": "lowest_of_suit"}
HIGHBALL: Plain = {"policy": "highest_of_suit"}
OVERTAKE: Plain = {"policy": "must_overtake"}
FIRST: Plain = {"policy": "lowest_of_suit_on_first_trick"}
BAN: Plain = {"policy": "no_trump_on_first_trick"}


def found(rules: Rules) -> list[tuple[str, str, str]]:
    found = check_profile("canonical", overlay=rules)
    return [(one.code, one.message, one.hint) for one in found]


@pytest.mark.parametrize(
    ("one", "other", "example"),
    [
        (ASSASSIN, SCREAMER, "on a lead of 8C one wants 2S and the other 2D"),
        (SCREAMER, ASSASSIN, "on a lead of 8C one wants 2D and the other 2S"),
        (ASSASSIN_LEADS, SCREAMER, "of a leader one wants 2S and the other 2C"),
        (LOWBALL, HIGHBALL, "of a leader one wants 2C and the other 6C"),
        (HIGHBALL, LOWBALL, "of a leader one wants 6C and the other 2C"),
        (OVERTAKE, LOWBALL, "on a lead of 8C one wants TC and the other 2C"),
    ],
)
def test_two_rules_that_never_want_the_same_card_are_named(
    one: Plain, other: Plain, example: str
) -> None:
    said = "`play.one` and `play.other` cannot be kept together"
    assert found({"play.one": one, "play.other": other}) == [
        ("plays-cannot-be-kept", said, f"drop one of them: {example}")
    ]


def test_a_suit_that_nothing_opens_cannot_have_to_be_led() -> None:
    rules: Rules = {"play.breaking.broken_by": "nothing", "play.assassin": ASSASSIN_LEADS}
    said = "`play.breaking` and `play.assassin` cannot be kept together"
    hint = "drop one of them: of a leader one wants 2C and the other 2S"
    assert found(rules) == [("plays-cannot-be-kept", said, hint)]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (ASSASSIN, LOWBALL),
        (ASSASSIN_LEADS, HIGHBALL),
        (ASSASSIN, OVERTAKE),
        (ASSASSIN, BAN),
        (BAN, ASSASSIN),
        (SCREAMER, LOWBALL),
        (OVERTAKE, SCREAMER),
        (SCREAMER, FIRST),
        (FIRST, HIGHBALL),
        (HIGHBALL, OVERTAKE),
        (ASSASSIN, ASSASSIN_LEADS),
    ],
)
def test_rules_that_can_agree_may_stand_side_by_side(one: Plain, other: Plain) -> None:
    assert found({"play.one": one, "play.other": other}) == []


def test_a_suit_that_may_be_opened_may_have_to_be_led_then() -> None:
    assert found({"play.assassin": ASSASSIN_LEADS}) == []


def test_a_lead_by_a_card_that_is_not_in_the_pack_is_refused() -> None:
    opening: Plain = {"policy": "holder_of", "card": "BJ"}
    said = "`leading.opening` asks who holds a card of which `deck.pack` has none"
    hint = "name a card of `deck.pack`, or leave that in the pack"
    assert found({"leading.opening": opening}) == [("lead-card-not-in-pack", said, hint)]
    jokers: Rules = {
        "deck.pack": {"policy": "pack", "jokers": 2, "removed": ["2C", "2D"]},
        "ranking.order": {"policy": "promoted", "top": ["BJ", "LJ"]},
    }
    assert found({**jokers, "leading.opening": opening}) == []


def test_such_a_profile_does_not_compile() -> None:
    profile = load_profile(
        "canonical", overlay={"play.one": LOWBALL, "play.two": HIGHBALL}, catalog=Catalog.builtin()
    )
    with pytest.raises(ProfileError, match="cannot be kept together"):
        compile_ruleset(profile)


@pytest.mark.parametrize("name", ["canonical", "world-of-card-games", "openspiel"])
def test_the_shipped_rules_go_together(name: str) -> None:
    assert isinstance(compile_ruleset(load_profile(name)), Ruleset)
