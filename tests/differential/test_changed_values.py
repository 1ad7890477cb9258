"""A value changed by a house is found and shown, whichever profile of whichever game it is in.

A few values are drawn by lot from every profile; all when all are asked for.
"""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from shelf import SHIPPED, some

from spades_rules import compile_ruleset, load_profile
from spades_rules.audit.diff import diff
from spades_rules.audit.difference import DiffVerdict
from spades_rules.audit.proofs.siderounds import are_too_many
from spades_rules.audit.variants import variants
from spades_rules.cases import Loader, run_case
from spades_rules.catalog.parameters import plain
from spades_rules.document import Plain
from spades_rules.profile import Profile, ProfileError

EACH = 2
"""How many values are drawn from a profile."""
SETTLED = (DiffVerdict.DIFFERS, DiffVerdict.DIFFERS_WITH, DiffVerdict.NO_EFFECT)
UNSHOWN = (DiffVerdict.NO_EFFECT, DiffVerdict.NOT_FOUND)

Change = tuple[str, Plain]
"""A path in a profile, and another value for it."""


def changes_of(name: str) -> tuple[Change, ...]:
    """Give every value of a rule that a program enforces, changed to every other that fits."""
    profile = load_profile(name)
    calls = tuple(compile_ruleset(profile).calls.by_name)
    return tuple(
        (f"{setting.id}.{variant.parameter}", plain(variant.value))
        for setting in profile.settings
        if not setting.id.startswith("procedure.")
        for variant in variants(setting.answer, calls)
    )


def playable(name: str, change: Change) -> Profile | None:
    """Give a profile with a value changed; none where it does not load then."""
    try:
        profile = load_profile(name, overlay=dict([change]))
        compile_ruleset(profile)
    except ProfileError:
        return None
    return profile


def drawn() -> Iterator[tuple[str, Change]]:
    for place, name in enumerate(SHIPPED):
        yield from ((name, change) for change in some(changes_of(name), EACH, seed=place))


@pytest.mark.parametrize(("name", "change"), tuple(drawn()), ids=str)
def test_a_changed_value_is_shown_on_a_hand_or_proved_to_do_nothing(
    name: str, change: Change
) -> None:
    house = playable(name, change)
    if house is None:
        return  # the loader has said why
    found = diff(load_profile(name), house)
    load = Loader()
    rules = compile_ruleset(house)
    # Of more rounds than are gone through nobody can say that no other one shows a change.
    idle = DiffVerdict.NOT_FOUND if are_too_many(rules, rules) else DiffVerdict.NO_EFFECT
    for one in found.changes:
        assert one.verdict in {*SETTLED, idle}, one.change.rule
        assert (one.witness is None) is (one.verdict in UNSHOWN), one.change.rule
        if one.witness is not None:
            case = one.witness.case
            assert run_case(case, load=load).failures == ()
            other = replace(case, profile=one.witness.against, overlay=one.witness.overlay)
            outcome = run_case(other, load=load)
            assert outcome.answer is not None
            assert outcome.failures != ()


@pytest.mark.parametrize(
    ("name", "change", "rule"),
    [
        # A turn after calls of which the last is hooked, with a card turned up.
        ("oh-hell/watch", ("calling.order.times", 2), "calling.order"),
        # A rule about single cards, to which no trick told in suits leads.
        ("hearts/openspiel", ("play.breaking.card", "TS"), "play.breaking"),
    ],
)
def test_a_value_that_was_once_not_shown_is_shown(name: str, change: Change, rule: str) -> None:
    house = playable(name, change)
    assert house is not None
    (one,) = diff(load_profile(name), house).changes
    assert one.change.rule == rule
    assert one.verdict is DiffVerdict.DIFFERS
    assert one.witness is not None
    assert {"seat", "legal"} & set(one.witness.ours)
