"""Two profiles changed round give the mirror image, and a profile and itself give nothing."""

from collections.abc import Callable
from pathlib import Path

import pytest

from spades_rules import load_profile
from spades_rules.audit.diff import diff
from spades_rules.audit.difference import ChangeKind, Difference, RuleDiff
from spades_rules.profile import Profile, kept

Compared = Callable[[str, str], RuleDiff]

KINDS = {
    "added": "removed",
    "removed": "added",
    **{word: word for word in ("replaced", "retuned", "reordered", "restated")},
}
DIRECTIONS = {
    "looser": "stricter",
    "stricter": "looser",
    "higher": "lower",
    "lower": "higher",
    "sooner": "later",
    "later": "sooner",
    **{word: word for word in ("incomparable", "same", "mixed")},
}


def house(name: str, rules: str) -> Profile:
    """Load a profile that changes some rules of canonical."""
    text = f"format: 1\nname: {name}\ntitle: A house\ngame: spades\nextends: canonical\n{rules}"
    return load_profile(f"{name}.yaml", text=text)


def facts(one: Difference) -> tuple[object, ...]:
    """Give all that is told of a change, but the witness."""
    return (
        one.change.rule,
        one.change.kind.value,
        one.change.a.values,
        one.change.b.values,
        one.change.parameters,
        one.verdict.value,
        one.states,
        one.within,
        one.direction and one.direction.value,
        {value.parameter: value.direction and value.direction.value for value in one.values},
        one.agreement and one.agreement.value,
        sorted(sorted(label.split(", ")) for label in one.under),
        one.witness is None,
    )


def mirrored(one: Difference) -> tuple[object, ...]:
    """Give the same with the two profiles changed round."""
    rule, kind, a, b, parameters, verdict, states, within, direction, values, *rest = facts(one)
    assert isinstance(values, dict)
    turned = {name: word and DIRECTIONS[word] for name, word in values.items()}
    return (
        *(rule, KINDS[str(kind)], b, a, parameters, verdict, states, within),
        *(direction and DIRECTIONS[str(direction)], turned, *rest),
    )


def test_every_kind_of_change_and_every_direction_has_its_mirror_image() -> None:
    assert {kind.value for kind in ChangeKind} == set(KINDS)
    assert all(KINDS[KINDS[word]] == word for word in KINDS)
    assert all(DIRECTIONS[DIRECTIONS[word]] == word for word in DIRECTIONS)


def test_two_shipped_profiles_changed_round_give_the_mirror_image(
    first: str, second: str, compared: Compared
) -> None:
    one, other = compared(first, second), compared(second, first)
    assert [facts(change) for change in other.changes] == [
        mirrored(change) for change in one.changes
    ]
    assert one.proofs == other.proofs
    assert (one.a, one.b, one.verdict) == (other.b, other.a, other.verdict)
    assert {*one.open_questions} == {*other.open_questions}


LIMIT = "rules: {{bidding: {{limit: {{policy: {policy}, tricks: 5}}}}}}\n"
ORDER = "rules: {{bidding: {{{0}: {{policy: {0}, tricks: 5}}, {1}: {{policy: {1}, tricks: 5}}}}}}\n"


@pytest.mark.parametrize(
    ("kind", "rules"),
    [
        ("added", ("", LIMIT.format(policy="side_maximum"))),
        ("removed", (LIMIT.format(policy="side_maximum"), "")),
        ("replaced", (LIMIT.format(policy="side_maximum"), LIMIT.format(policy="side_minimum"))),
        ("retuned", ("", "rules: {scoring: {nil: {made: 50}}}\n")),
        (
            "reordered",
            (
                ORDER.format("side_maximum", "side_minimum"),
                ORDER.format("side_minimum", "side_maximum"),
            ),
        ),
    ],
)
def test_a_change_of_each_kind_becomes_its_mirror_image(kind: str, rules: tuple[str, str]) -> None:
    one, other = house("one", rules[0]), house("other", rules[1])
    (there,) = diff(one, other).changes
    (back,) = diff(other, one).changes
    assert there.change.kind.value == kind
    assert facts(back) == mirrored(there)


def test_a_profile_and_itself_are_equal_over_every_situation(
    profile_name: str, profile: Callable[[str], Profile]
) -> None:
    one = profile(profile_name)
    assert nothing_parts(diff(one, one))


def test_a_profile_and_a_copy_elsewhere_are_equal_over_every_situation(
    profile_name: str, profile: Callable[[str], Profile], tmp_path: Path
) -> None:
    for name in (profile_name, "canonical"):
        copy = tmp_path / f"{name}.yaml"
        copy.write_bytes((kept("profiles") / "spades" / copy.name).read_bytes())
    copied = load_profile(tmp_path / f"{profile_name}.yaml")
    assert copied.file != profile(profile_name).file
    assert nothing_parts(diff(profile(profile_name), copied))


def nothing_parts(found: RuleDiff) -> bool:
    assert found.verdict == "equal"
    assert (found.changes, found.open_questions) == ((), ())
    assert found.a.fingerprint == found.b.fingerprint
    assert [(proof.question, proof.differing) for proof in found.proofs] == [
        (question, 0)
        for question in (
            *("laying", "dealing", "calling", "calls", "exchange", "leading", "play", "claim"),
            *("scoring", "ending"),
        )
    ]
    # Cards are passed only where some call brings it about, a claim is made where it is offered.
    idle = ("exchange", "claim")
    assert all(proof.states > 0 or proof.question in idle for proof in found.proofs)
    return {proof.verdict.value for proof in found.proofs} == {"equal"}
