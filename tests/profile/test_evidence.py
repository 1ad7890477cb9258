"""What a source says on a rule, and who is asked about a value."""

from collections.abc import Callable

import pytest

from spades_rules.profile import TABLE, Stance, load_profile, read_profile

TWICE = "{stance: contradicts, at: x, says: z}"
HEAD = "format: 1\nname: house\ntitle: House\ngame: spades\nextends: nowplay-gg\n"


def test_a_parameter_has_its_own_entry_or_that_of_its_rule() -> None:
    profile = load_profile("canonical")
    source, own = profile.evidence_on("scoring.nil.both")
    assert source == "canonical"
    assert [(one.stance, one.at) for one in own] == [(Stance.STATES, ("§04",))]
    _, rule = profile.evidence_on("scoring.nil.made")
    assert rule == profile.evidence["scoring.nil"]


def test_a_source_that_does_not_play_a_rule_can_be_cited_too() -> None:
    _, entries = load_profile("canonical").evidence_on("scoring.blind_nil")
    assert [one.stance for one in entries] == [Stance.EXCLUDES]


def test_several_passages_may_speak() -> None:
    _, entries = load_profile("canonical").evidence_on("table.trick_winner")
    assert [one.at for one in entries] == [("§03",), ("§05",)]


def test_a_house_rule_has_no_source() -> None:
    profile = load_profile("house.yaml", text=HEAD + "rules: {scoring: {bags: {every: 5}}}\n")
    assert profile.evidence_on("scoring.bags.every") == (None, ())


def test_what_a_house_leaves_alone_keeps_the_source_of_its_parent() -> None:
    profile = load_profile("house.yaml", text=HEAD + "rules: {scoring: {bags: {every: 5}}}\n")
    source, entries = profile.evidence_on("scoring.bags.points")
    assert source == "nowplay-gg"
    assert entries == load_profile("nowplay-gg").evidence_on("scoring.bags.points")[1]


def test_a_dropped_rule_is_the_houses_own_too() -> None:
    profile = load_profile("house.yaml", text=HEAD + "rules: {scoring: {bags: null}}\n")
    assert profile.evidence_on("scoring.bags") == (None, ())
    assert profile.evidence_on("scoring.slam") == load_profile("nowplay-gg").evidence_on(
        "scoring.slam"
    )


def test_a_source_is_asked_even_where_its_profile_leaves_the_value_to_the_parent() -> None:
    profile = load_profile("nowplay-gg")
    silent = [path for path, all_ in profile.evidence.items() if all_[0].stance is Stance.SILENT]
    assert silent
    assert profile.evidence_on(silent[0])[0] == "nowplay-gg"


def test_an_entry_knows_its_place() -> None:
    entry = load_profile("canonical").evidence["table.turn"][0]
    assert entry.span.file == "profiles/spades/canonical.yaml"
    assert "cards are dealt clockwise" in entry.span.text


@pytest.mark.parametrize("name", ["canonical", "nowplay-gg", "world-of-card-games", "openspiel"])
def test_a_source_profile_speaks_of_what_every_table_takes_for_granted(name: str) -> None:
    profile = load_profile(name)
    assert all(path in profile.evidence for path in TABLE)


@pytest.mark.parametrize(
    ("entry", "found"),
    [
        ("  scoring.bags: 3\n", ["wrong-type 7:17"]),
        ("  scoring.bags: [3]\n", ["wrong-type 7:18"]),
        ("  scoring.bags: {says: x}\n", ["missing-key 7:17"]),
        ("  scoring.bags: {stance: 3}\n", ["wrong-type 7:26"]),
        ("  scoring.bags: {stance: silent, whence: x}\n", ["unknown-key 7:34"]),
        ("  scoring.bags: {stance: states}\n", ["missing-key 7:26", "missing-key 7:26"]),
        (
            "  scoring.bags: {stance: states, at: 3, says: 4}\n",
            ["wrong-type 7:38", "wrong-type 7:47"],
        ),
        ("  scoring.bagz: {stance: silent}\n", ["unknown-path 7:3"]),
        ("  scoring.bags: {stance: unmodelled, at: x, says: z}\n", ["missing-because 7:3"]),
        (
            f"  scoring.bags: [{TWICE}, {TWICE.replace('}', ', because: w}')}]\n",
            [],
        ),
        ("  bidding.mirror: {stance: excludes, at: x, says: z}\n", []),
    ],
)
def test_each_entry_is_checked(
    entry: str, found: list[str], codes: Callable[[str], list[str]]
) -> None:
    assert codes(HEAD + "evidence:\n" + entry) == found


EVERY_STATED = '  scoring.bags.every: {stance: states, at: "¶18", says: x}\n'
BAGS_STATED = '  scoring.bags: {stance: states, at: "¶18", says: x}\n'
SOURCE = (
    "format: 1\nname: base\ntitle: Base\ngame: spades\nextends: canonical\nsource: nowplay-gg\n"
)


def own_findings(rules: str, entries: str) -> list[str]:
    """Give what is wrong with a source profile beside all that it leaves without evidence."""
    text = SOURCE + rules + "evidence:\n" + entries
    found = read_profile("house.yaml", text=text).diagnostics
    return [
        f"{one.code} {one.span.line}:{one.span.column}"
        for one in found
        if one.code != "missing-evidence"
    ]


@pytest.mark.parametrize(
    ("rules", "entries", "found"),
    [
        (
            "rules: {scoring: {bags: null}}\n",
            "  scoring.bags: {stance: silent}\n",
            ["silent-but-set 7:19"],
        ),
        (
            "rules: {play: {breaking: {policy: follow_suit}}}\n",
            "  play.breaking: {stance: silent}\n",
            ["silent-but-set 7:27"],
        ),
        (
            "rules: {scoring: {bags: {policy: bag_penalty}}}\n",
            "  scoring.bags: {stance: silent}\n",
            [],
        ),
        (
            "rules: {scoring: {bags: {every: 5, points: -50}}}\n",
            "  scoring.bags: {stance: silent}\n" + EVERY_STATED,
            ["silent-but-set 7:36"],
        ),
        (
            "rules: {scoring: {bags: {every: 5, points: -50}}}\n",
            "  scoring.bags.every: {stance: silent}\n" + BAGS_STATED,
            ["silent-but-set 7:26"],
        ),
        (
            "",
            '  scoring.bags: {stance: states, at: ["¶18", "¶180"], says: x}\n',
            ["unknown-section 8:46"],
        ),
        ("", '  scoring.bags.to: {stance: excludes, at: "¶18", says: x}\n', []),
    ],
)
def test_a_source_profile_leaves_alone_what_its_source_does_not_speak_of(
    rules: str, entries: str, found: list[str]
) -> None:
    assert own_findings(rules, entries) == found


def test_a_source_profile_without_a_parent_says_why_it_settles_what_the_source_does_not() -> None:
    text = SOURCE.replace("extends: canonical\n", "") + (
        "rules: {ending: {target: {policy: target}}}\n"
        "evidence:\n"
        "  ending.target: {stance: silent}\n"
        "  table.turn: {stance: silent, because: custom}\n"
    )
    found = read_profile("house.yaml", text=text).diagnostics
    assert [(one.code, one.span.line) for one in found if one.code == "missing-because"] == [
        ("missing-because", 8)
    ]


def test_what_has_no_evidence_is_shown_where_it_is_set_or_where_the_source_is_named() -> None:
    text = SOURCE + "rules: {scoring: {bags: {every: 5}}}\n"
    found = {
        one.message.split("`")[1]: one for one in read_profile("h.yaml", text=text).diagnostics
    }
    assert str(found["scoring.bags.every"].span) == "h.yaml:7:33"
    assert found["scoring.bags.every"].also == ()
    assert str(found["table.turn"].span) == "h.yaml:6:9"
    points = found["scoring.bags.points"]
    assert str(points.span) == "h.yaml:6:9"
    assert [span.file for span in points.also] == ["profiles/spades/canonical.yaml", "h.yaml"]
    assert str(points.also[1]) == "h.yaml:7:19"
    assert points.also[0].text[points.also[0].column - 1 :].startswith("-100")
