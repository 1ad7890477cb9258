"""A minus left out, a game over at once, a round for nothing: what nobody means is told."""

import pytest

from spades_rules import compile_ruleset, lint, load_profile
from spades_rules.document import Plain

NIL = {"policy": "nil_points", "call": "blind_nil", "made": 200, "failed": 200}
NO_LESS = "a side that takes no trick gets no less than one that makes its contract"
SAME = "that takes a trick gets no less than one that takes none"
BLIND = {"policy": "blind_nil_bid", "behind": None}


def slips(place: str, overlay: dict[str, Plain]) -> list[tuple[str, str]]:
    profile = load_profile(place, overlay=overlay)
    told = ("ends-at-once", "missing-pays", "worthless-round")
    found = lint(compile_ruleset(profile), profile)
    return [(one.code, one.message) for one in found if one.code in told]


@pytest.mark.parametrize(
    ("place", "overlay", "code", "says"),
    [
        (
            "canonical",
            {"ending.floor": {"policy": "floor", "points": 200}},
            "ends-at-once",
            "`ending.floor` is reached with nothing scored, so that the first round may end it",
        ),
        (
            "canonical",
            {"ending.target.points": 0},
            "ends-at-once",
            "`ending.target` is reached with nothing scored, so that the first round may end it",
        ),
        (
            "canonical",
            {"scoring.contract.set": 10},
            "missing-pays",
            f"{NO_LESS}: 20 and 20 points",
        ),
        (
            "vip-solo",
            {"scoring.contract.set": 20},
            "missing-pays",
            f"{NO_LESS}: 20 and 10 points",
        ),
        (
            "canonical",
            {"scoring.nil": {"policy": "nil_points", "made": 50, "failed": 50}},
            "missing-pays",
            f"a nil {SAME}: 60 and 60 points",
        ),
        (
            "canonical",
            {"calls.blind_nil": BLIND, "scoring.blind_nil": NIL},
            "missing-pays",
            f"a blind nil {SAME}: 210 and 210 points",
        ),
        (
            "canonical",
            {"calling.order": {"policy": "bids_itself"}},
            "worthless-round",
            "nobody calls in the first round, and no trick of it is worth anything",
        ),
    ],
)
def test_a_number_that_nobody_means_is_told(
    place: str, overlay: dict[str, Plain], code: str, says: str
) -> None:
    assert slips(place, overlay) == [(code, says)]


@pytest.mark.parametrize(
    ("place", "overlay"),
    [
        ("canonical", {"ending.floor": {"policy": "floor", "points": -200}}),
        ("canonical", {"scoring.contract.set": 0}),
        ("canonical", {"scoring.contract": None, "scoring.overtricks": None}),
        ("canonical", {"scoring.contract": {"policy": "contract_points", "set_on": "short"}}),
        ("canonical", {"contract.side": {"policy": "last_bid_stands"}}),
        ("canonical", {"scoring.nil": {"policy": "nil_points", "made": 50, "failed": 0}}),
        ("canonical", {"calls.tricks": None, "calls.zero": {"policy": "plain_zero"}}),
        (
            "canonical",
            {
                "calling.order": {"policy": "bids_itself"},
                "scoring.uncalled": {"policy": "uncalled_tricks"},
            },
        ),
        ("hearts/openspiel", {}),
        ("whist/traditional", {}),
        ("oh-hell/watch", {}),
    ],
)
def test_what_somebody_can_mean_is_left_alone(place: str, overlay: dict[str, Plain]) -> None:
    assert slips(place, overlay) == []
