"""What a profile document may hold, key by key, every finding in one pass."""

from collections.abc import Callable

import pytest

from spades_rules.catalog import Catalog
from spades_rules.profile import load_profile, plain_profile, read_profile

HEAD = "format: 1\nname: house\ntitle: House\ngame: spades\nextends: canonical\n"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[]\n", ["wrong-type 1:1"]),
        ("word\n", ["wrong-type 1:1"]),
        ("null\n", ["wrong-type 1:1"]),
        ("{}\n", ["missing-key 1:1"] * 4),
        (HEAD.replace("format: 1", "format: x"), ["wrong-type 1:9"]),
        (HEAD.replace("format: 1", "format: true"), ["wrong-type 1:9"]),
        (HEAD.replace("name: house", "name: 3"), ["wrong-type 2:7"]),
        (HEAD.replace("title: House", "title: [x]"), ["wrong-type 3:8"]),
        (HEAD.replace("game: spades", "game: {}"), ["wrong-type 4:7"]),
        (HEAD.replace("canonical", "3"), ["wrong-type 5:10"]),
        (HEAD + "source: [x]\n", ["wrong-type 6:9"]),
        (HEAD + "source: null\n", []),
        (HEAD + "rules: []\n", ["wrong-type 6:8"]),
        (HEAD + "rules: {scoring: []}\n", ["wrong-type 6:18"]),
        (HEAD + "rules: {scoring: {bags: 10}}\n", ["wrong-type 6:25"]),
        (HEAD + "rules: {scoring: {Bags: {every: 10}}}\n", ["bad-name 6:19"]),
        (HEAD + "rules: {scoring: {bags: {policy: 10}}}\n", ["wrong-type 6:34"]),
        (HEAD + "rules: {scoring: null}\n", ["wrong-type 6:18"]),
        (HEAD + "accepts: [x]\n", ["wrong-type 6:10"]),
        (HEAD + "accepts: {x: 3}\n", ["wrong-type 6:14"]),
        (HEAD + "evidence: 3\n", ["wrong-type 6:11"]),
        (HEAD + "readings: 3\n", ["wrong-type 6:11"]),
    ],
)
def test_each_key_is_held_to_its_kind(
    text: str, found: list[str], codes: Callable[[str], list[str]]
) -> None:
    assert codes(text) == found


def test_every_finding_comes_in_one_pass_sorted_by_place(
    codes: Callable[[str], list[str]],
) -> None:
    text = HEAD + (
        "rulez: {}\n"
        "rules:\n"
        "  scoring:\n"
        "    bags: {evry: 7, points: many}\n"
        "    nil: {policy: nil_point}\n"
        "    contract:\n"
        "  result: {winner: {tie: maybe}}\n"
    )
    assert codes(text) == [
        "unknown-key 6:1",
        "unknown-parameter 9:12",
        "wrong-type 9:29",
        "unknown-policy 10:19",
        "empty-value 11:5",
        "unknown-value 12:26",
    ]


def test_what_is_broken_already_is_no_second_finding(codes: Callable[[str], list[str]]) -> None:
    rules = "rules: {bidding: {cap: {policy: side_maximum, tricks: yes}}}\n"
    assert codes(HEAD + rules) == ["yaml-quote-it 6:55"]
    rules = "rules: {bidding: {cap: {policy: ~, tricks: 13}}}\n"
    assert codes(HEAD + rules) == ["yaml-quote-it 6:33"]


def test_without_its_parent_a_profile_is_still_checked_for_what_it_says(
    codes: Callable[[str], list[str]],
) -> None:
    rules = (
        "rules:\n"
        "  scoring:\n"
        "    nil: {made: 50}\n"
        "    bags: {policy: bag_penalty, every: 0}\n"
        "    x: {policy: nil_point}\n"
        "  bidding: {cap: {policy: side_maximum}}\n"
        "evidence: {scoring.nil: {stance: x}}\n"
        "readings: {r: 3}\n"
    )
    assert codes(HEAD.replace("canonical", "cannonical") + rules) == [
        "unknown-parent 5:10",
        "out-of-range 9:40",
        "unknown-policy 10:17",
        "unknown-stance 12:34",
        "wrong-type 13:15",
    ]


def test_a_profile_with_errors_still_shows_what_could_be_read() -> None:
    checked = read_profile("house.yaml", text=HEAD + "rules: {scoring: {bags: {every: 0}}}\n")
    assert checked.profile is not None
    assert checked.profile.broken == {"scoring"}
    assert checked.profile.setting("scoring.nil") is not None
    assert checked.profile.setting("scoring.bags") is None
    assert checked.errors == checked.diagnostics


def test_an_empty_text_is_a_finding() -> None:
    checked = read_profile("house.yaml", text=b"")
    assert checked.profile is None
    assert [one.code for one in checked.diagnostics] == ["empty-value"]


@pytest.mark.parametrize(
    ("spans", "found"),
    [
        ("[{low: 1, high: 2}, {low: x, high: 3}]", [("wrong-type", 73)]),
        ("[{low: 1, high: 2, mid: 3}]", [("unknown-parameter", 66)]),
        ("[{low: 1}]", [("missing-parameter", 48)]),
        ("[{low: 3, high: 2}]", [("parameters-disagree", 33)]),
        ("[{low: yes, high: 2}]", [("yaml-quote-it", 54)]),
        ("[]", []),
    ],
)
def test_a_finding_inside_a_list_stands_inside_the_list(
    spans: str, found: list[tuple[str, int]], catalog: Catalog
) -> None:
    text = HEAD + f"rules: {{procedure: {{s: {{policy: spans, spans: {spans}}}}}}}\n"
    seen = read_profile("house.yaml", text=text, catalog=catalog).diagnostics
    assert [(one.code, one.span.column) for one in seen] == found


@pytest.mark.parametrize(
    ("own", "kept"),
    [
        ("", ["game-need-not-end"]),
        ("accepts: {}\n", None),
        ("accepts: {no-effect: so be it}\n", ["no-effect"]),
    ],
)
def test_what_a_parent_accepts_is_written_out_unless_the_file_speaks_of_it(
    own: str, kept: list[str] | None
) -> None:
    accepts = plain_profile(load_profile("house.yaml", text=HEAD + own)).get("accepts")
    assert (list(accepts) if isinstance(accepts, dict) else accepts) == kept
