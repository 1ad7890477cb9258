"""What holds for every profile and every record when it is written down and read again."""

from hypothesis import given, settings
from hypothesis import strategies as st

from spades_rules import testing
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.profile import Profile

few = settings(max_examples=settings().max_examples // 14)
once = settings(max_examples=max(1, settings().max_examples // 140))


def test_a_profile_survives_writing(place: str, profiles: dict[str, Profile]) -> None:
    testing.law_a_profile_survives_writing(profiles[place])


@few
@given(data=st.data())
def test_a_record_survives_writing(
    place: str, profiles: dict[str, Profile], rulesets: dict[str, Ruleset], data: st.DataObject
) -> None:
    table = data.draw(testing.rounds(rulesets[place]))
    testing.law_a_record_survives_writing(profiles[place], table, rules=False)


@once
@given(data=st.data())
def test_a_record_carries_its_rules(
    place: str, profiles: dict[str, Profile], rulesets: dict[str, Ruleset], data: st.DataObject
) -> None:
    table = data.draw(testing.rounds(rulesets[place], most_before=0))
    testing.law_a_record_survives_writing(profiles[place], table)
