"""Differences that somebody knows and keeps, and those that are gone or have no reason."""

import pytest

from spades_rules.audit.accepting import Accepted, apply_accepted, read_accepted
from spades_rules.audit.changes import text_changes
from spades_rules.audit.difference import TextChange
from spades_rules.games.spades import SPADES
from spades_rules.profile import load_profile

NIL_MADE = "{rule: scoring.nil, path: made, a: 100, b: 50, reason: cheap}"
NIL_FAILED = "{rule: scoring.nil, path: failed, a: -100, b: -50, reason: dear to nobody}"
BAGS = (
    "{rule: scoring.bags, b: null, reason: no bags here, "
    "a: {to: side, every: 10, points: -100, several: true, carry: remainder, policy: bag_penalty}}"
)


@pytest.fixture(scope="module")
def changes() -> tuple[TextChange, ...]:
    a, b = load_profile("canonical"), load_profile("card-game-spades-rules")
    return text_changes(a, b, SPADES)


def read(*entries: str) -> tuple[Accepted, ...]:
    accepted, found = read_accepted(written(*entries), "accepted.yaml")
    assert found == ()
    return accepted


def written(*entries: str) -> str:
    return "\n".join(("format: 1", "accepts:", *(f"  - {one}" for one in entries))) + "\n"


def findings(changes: tuple[TextChange, ...], *entries: str) -> list[tuple[str, str, str]]:
    _, found = apply_accepted(changes, read(*entries))
    return [(one.code, str(one.span), one.hint) for one in found]


def test_a_rule_is_accepted_when_everything_that_differs_in_it_is(
    changes: tuple[TextChange, ...],
) -> None:
    reasons, found = apply_accepted(changes, read(NIL_MADE, NIL_FAILED))
    assert (dict(reasons), found) == ({"scoring.nil": "cheap; dear to nobody"}, ())


def test_a_rule_of_which_a_part_is_accepted_is_told_and_the_part_is_not_unused(
    changes: tuple[TextChange, ...],
) -> None:
    reasons, found = apply_accepted(changes, read(NIL_MADE))
    assert (dict(reasons), found) == ({}, ())


def test_a_rule_that_goes_is_accepted_as_a_whole(changes: tuple[TextChange, ...]) -> None:
    reasons, found = apply_accepted(changes, read(BAGS))
    assert (dict(reasons), found) == ({"scoring.bags": "no bags here"}, ())


def test_a_rule_that_goes_is_not_accepted_by_its_parameters_without_its_policy(
    changes: tuple[TextChange, ...],
) -> None:
    values = {"every": "10", "points": "-100", "several": "true", "carry": "remainder"}
    values["to"] = "side"
    entries = [
        f"{{rule: scoring.bags, path: {name}, a: {value}, b: null, reason: gone}}"
        for name, value in values.items()
    ]
    assert dict(apply_accepted(changes, read(*entries))[0]) == {}
    policy = "{rule: scoring.bags, path: policy, a: bag_penalty, b: null, reason: gone}"
    assert dict(apply_accepted(changes, read(*entries, policy))[0]) == {"scoring.bags": "gone"}


def test_a_rule_that_is_only_said_otherwise_is_accepted_as_it_stands(
    changes: tuple[TextChange, ...],
) -> None:
    claim = "{rule: claim.rest, a: null, b: null, reason: nobody claims}"
    reasons, found = apply_accepted(changes, read(claim))
    assert (dict(reasons), found) == ({"claim.rest": "nobody claims"}, ())


@pytest.mark.parametrize(
    ("entry", "hint"),
    [
        (
            "{rule: scoring.nil, path: made, a: 100, b: 60, reason: cheap}",
            "it is 100 and 50 here",
        ),
        (
            "{rule: scoring.nil, path: made, a: 50, b: 100, reason: cheap}",
            "it is the other way round; change `a` and `b`",
        ),
        ("{rule: scoring.nil, path: mode, a: 1, b: 2, reason: cheap}", "it is null and null here"),
        (
            "{rule: play.follow_suit, a: null, b: null, reason: odd}",
            "nothing about `play.follow_suit` differs; take it out",
        ),
        (
            "{rule: scoring.nill, path: made, a: 100, b: 50, reason: cheap}",
            "did you mean `scoring.nil`?",
        ),
        (
            "{rule: calls.blind_nil, a: null, b: {policy: blind_nil_bid}, reason: new}",
            "it is null and {policy: blind_nil_bid, behind: 100, per_side: 1, from_round: 1} here",
        ),
    ],
)
def test_an_accepted_difference_that_is_not_there_is_found_with_what_is(
    entry: str, hint: str, changes: tuple[TextChange, ...]
) -> None:
    assert findings(changes, BAGS, entry) == [("accept-unused", "accepted.yaml:4:5", hint)]


def test_numbers_and_words_are_compared_as_they_are_written(
    changes: tuple[TextChange, ...],
) -> None:
    entry = '{rule: scoring.nil, path: made, a: "100", b: 50, reason: cheap}'
    ((code, _, _),) = findings(changes, entry)
    assert code == "accept-unused"


@pytest.mark.parametrize("reason", ["", ', reason: ""', ', reason: "  "'])
def test_without_a_reason_nothing_is_accepted(reason: str, changes: tuple[TextChange, ...]) -> None:
    made = f"{{rule: scoring.nil, path: made, a: 100, b: 50{reason}}}"
    accepted = read(made, NIL_FAILED)
    reasons, (finding,) = apply_accepted(changes, accepted)
    assert dict(reasons) == {}
    assert finding.code == "accept-without-reason"
    assert finding.message == "the difference of `scoring.nil.made` is accepted without a reason"
    assert str(finding.span) == "accepted.yaml:3:5"


def test_an_empty_list_accepts_nothing(changes: tuple[TextChange, ...]) -> None:
    accepted, found = read_accepted("format: 1\naccepts: []\n", "accepted.yaml")
    assert (accepted, found) == ((), ())
    assert apply_accepted(changes, accepted) == ({}, ())


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("accepts: []\n", ["missing-key"]),
        ("format: 1\n", ["missing-key"]),
        ("format: 2\naccepts: []\n", ["wrong-format"]),
        ("format: 1\naccepts: {}\n", ["wrong-type"]),
        ("format: 1\naccepts: []\nreason: none\n", ["unknown-key"]),
        ("- a\n", ["wrong-type"]),
        (written("scoring.nil"), ["wrong-type"]),
        (written("{path: made, a: 1, b: 2, reason: so}"), ["missing-key"]),
        (written("{rule: scoring.nil, reason: so}"), ["missing-key", "missing-key"]),
        (written("{rule: 3, a: 1, b: 2, reason: so}"), ["wrong-type"]),
        (written("{rule: scoring.nil, a: 1, b: 2, reason: 3}"), ["wrong-type"]),
        (written("{rule: scoring.nil, a: 1, b: 2, why: so}"), ["unknown-key"]),
        (written("{rule: scoring.nil, a: yes, b: 2, reason: so}"), ["yaml-quote-it"]),
        ("format: 1\naccepts: [", ["yaml-syntax"]),
        ("", ["empty-value"]),
    ],
)
def test_a_file_that_cannot_be_meant_so_is_found_out(text: str, codes: list[str]) -> None:
    accepted, found = read_accepted(text, "accepted.yaml")
    assert accepted == ()
    assert [one.code for one in found] == codes


def test_a_slip_in_one_entry_leaves_the_others() -> None:
    accepted, (finding,) = read_accepted(
        written(NIL_MADE, "{rule: scoring.nil, a: 1, reason: so}", NIL_FAILED), "accepted.yaml"
    )
    assert [(one.path, one.a, one.b) for one in accepted] == [
        ("made", 100, 50),
        ("failed", -100, -50),
    ]
    assert (finding.message, str(finding.span)) == (
        "an accepted difference must have `b`",
        "accepted.yaml:4:5",
    )
