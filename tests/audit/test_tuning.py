"""Of several changed values of a rule each is told what it does by itself."""

from collections.abc import Callable

from spades_rules.audit.diff import diff
from spades_rules.audit.difference import DiffVerdict, Direction, ValueDifference
from spades_rules.audit.hybrids import pair_of
from spades_rules.audit.tuning import value_alone
from spades_rules.catalog import Catalog
from spades_rules.profile import Profile, load_profile

House = Callable[..., Profile]


def values(a: Profile, b: Profile, rule: str, *names: str) -> dict[str, ValueDifference]:
    """Judge some values of one rule of two profiles."""
    pair = pair_of(a, b, Catalog.builtin())
    return {name: value_alone(pair, rule, name, names, 1) for name in names}


def test_what_opens_spades_lets_more_be_led_and_a_forgotten_leader_is_only_a_waiver() -> None:
    a, b = load_profile("canonical"), load_profile("card-game-spades-rules")
    found = values(a, b, "play.breaking", "broken_by", "forced")
    assert (found["broken_by"].verdict, found["broken_by"].direction) == (
        DiffVerdict.DIFFERS,
        Direction.LOOSER,
    )
    assert (found["forced"].verdict, found["forced"].direction) == (
        DiffVerdict.DIFFERS,
        Direction.SAME,
    )


def test_a_forgotten_leader_is_shown_by_the_waiver() -> None:
    a, b = load_profile("canonical"), load_profile("card-game-spades-rules")
    witness = values(a, b, "play.breaking", "broken_by", "forced")["forced"].witness
    assert witness is not None
    assert witness.ours["waived"] == []
    assert witness.theirs["waived"] == ["play.breaking"]
    assert witness.against == "canonical"
    assert witness.overlay == {"play.breaking.forced": "unsaid"}


def test_a_higher_and_a_deeper_nil_go_two_ways(house: House) -> None:
    a, b = house({}), house({"scoring": {"nil": {"made": 150, "failed": -150}}})
    found = values(a, b, "scoring.nil", "made", "failed")
    assert found["made"].direction is Direction.HIGHER
    assert found["failed"].direction is Direction.LOWER


def test_a_value_that_waits_for_another_takes_it(house: House) -> None:
    a, b = house({}), house({"scoring": {"nil": {"both": "unit", "both_made": 300}}})
    found = values(a, b, "scoring.nil", "both", "both_made")
    assert found["both_made"].verdict is DiffVerdict.DIFFERS_WITH
    assert found["both_made"].direction is not None


def test_one_value_alone_is_the_rule_itself(house: House) -> None:
    a, b = house({}), house({"scoring": {"nil": {"made": 150}}})
    (one,) = diff(a, b, only=("scoring.nil",)).changes
    assert one.values == ()
