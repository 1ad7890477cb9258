"""A record is read line by line, with everything that is wrong with it at once."""

import pytest

from spades_rules.kernel.actions import Call, Claim, Deal, Look, Pass, Play
from spades_rules.notation import jsonlines, records
from spades_rules.notation.records import Header, Move, Record, read_record, write_record
from spades_rules.table.cards import Card

HEAD = (
    '{"format": 1, "game": "spades", "profile": "x", '
    '"rules": {"trump": {"suit": {"policy": "fixed_trump", "suit": "S"}}}, "fingerprint": "f"}\n'
)


def findings(text: str | bytes) -> list[tuple[str, str]]:
    reading = read_record(text, "r")
    assert reading.record is None
    return [(f"{one.span.line} {one.code}", one.message) for one in reading.diagnostics]


def test_a_record_reads_back_to_the_same_text() -> None:
    text = (
        HEAD.replace('"f"}', '"f", "seed": -3}')
        + '{"deal": {"dealer": 1, "hands": [["AS"], ["KS"]], "draw": [[[0, "2C"], [1, "3C"]]]}}\n'
        + '{"seat": 0, "look": true}\n'
        + '{"seat": 0, "call": "nil"}\n'
        + '{"seat": 1, "pass": ["AS", "KS"]}\n'
        + '{"seat": 1, "play": "AS"}\n'
        + '{"seat": 0, "claim": true}\n'
    )
    reading = read_record(text, "r")
    assert reading.diagnostics == ()
    assert reading.record == Record(
        Header(
            game="spades",
            profile="x",
            rules={"trump": {"suit": {"policy": "fixed_trump", "suit": "S"}}},
            fingerprint="f",
            seed=-3,
        ),
        (
            Move(
                None,
                Deal(
                    1,
                    ((Card("AS"),), (Card("KS"),)),
                    (((0, Card("2C")), (1, Card("3C"))),),
                ),
            ),
            Move(0, Look()),
            Move(0, Call("nil")),
            Move(1, Pass((Card("AS"), Card("KS")))),
            Move(1, Play(Card("AS"))),
            Move(0, Claim()),
        ),
    )
    assert write_record(reading.record) == text
    assert [reading.record.place(move).line for move in (-1, 0, 5)] == [1, 2, 7]


def test_a_mark_at_the_beginning_empty_lines_and_other_line_ends_do_no_harm() -> None:
    text = "\ufeff\n" + HEAD.replace("\n", "\r\n") + '\n{"seat": 0, "look": true}'
    reading = read_record(text.encode(), "r")
    assert reading.record is not None
    assert [move.seat for move in reading.record.moves] == [0]
    assert reading.record.place(0).line == 4


@pytest.mark.parametrize("text", ["", "\n \n"])
def test_an_empty_text_is_no_record(text: str) -> None:
    assert findings(text) == [("1 missing-key", "a record begins with a line that gives its rules")]


def test_everything_that_is_wrong_is_said_at_once() -> None:
    text = (
        '{"format": 2, "game": 4, "profil": "x", "rules": {"a": 3, "b": {"c": 4, "d": {}}},'
        ' "seed": "s"}\n'
        '{"deal": {"dealer": -1, "hands": [["AX"], 4], "draw": [[[0]], [["x", 5]]]}, "seat": 0}\n'
        '{"seat": 9, "play": "AS"}\n'
        '{"play": "AS", "call": "4", "seat": true}\n'
        '{"seat": 0, "pley": "AS"}\n'
        '{"seat": 0}\n'
        '{"seat": 0, "call": 4}\n'
        '{"seat": 0, "look": false}\n'
        '{"call": "NIL!"}\n'
        "[]\n"
        '{"seat": 0, "play": null}\n'
        '{"seat": 99999999999999999999, "deal": 4}\n'
        '{"seat": 99999999999999999999, "claim": true}\n'
    )
    assert findings(text) == [
        ("1 missing-key", "the first line of a record lacks `profile`"),
        ("1 missing-key", "the first line of a record lacks `fingerprint`"),
        ("1 missing-key", "the rule `b.d` lacks its `policy`"),
        ("1 record-format", "this is no record of format 1"),
        ("1 unknown-key", "the first line of a record has no `profil`"),
        ("1 wrong-type", "`seed` is a whole number"),
        ("1 wrong-type", "`game` is text"),
        ("1 wrong-type", "the slot `a` is a mapping"),
        ("1 wrong-type", "the rule `b.c` is a mapping"),
        ("2 out-of-range", "`dealer` cannot be so small"),
        ("2 unknown-card", "`AX` is no card"),
        ("2 unknown-card", "`5` is no card"),
        ("2 unknown-key", "a deal has no `seat`; it names its `dealer`"),
        ("2 wrong-type", "a hand is a list"),
        ("2 wrong-type", "a card drawn is a list of a seat and a card"),
        ("2 wrong-type", "a seat is a whole number"),
        ("4 missing-key", "a move says one thing that was done"),
        ("4 wrong-type", "`seat` is a whole number"),
        ("5 unknown-key", "a move has no `pley`"),
        ("6 missing-key", "a move says one thing that was done"),
        ("7 unknown-call", "this is no call"),
        ("7 wrong-type", "`call` is text"),
        ("8 wrong-type", "`look` is true"),
        ("9 missing-key", "a move lacks its `seat`"),
        ("9 unknown-call", "this is no call"),
        ("10 wrong-type", "a move is a mapping"),
        ("11 unknown-card", "this is no card"),
        ("12 unknown-key", "a deal has no `seat`; it names its `dealer`"),
        ("12 wrong-type", "`deal` is a mapping"),
        ("13 out-of-range", "`seat` cannot be so large"),
    ]


def test_a_seat_that_was_dealt_no_hand_is_not_at_the_table() -> None:
    text = HEAD + '{"deal": {"dealer": 0, "hands": [[], []]}}\n{"seat": 2, "look": true}\n'
    assert findings(text) == [("3 out-of-range", "there is no seat 2")]


def test_a_first_line_that_is_no_mapping_is_no_header() -> None:
    assert findings("4\n") == [("1 wrong-type", "the first line of a record is a mapping")]


def test_a_misspelt_key_is_met_with_a_guess() -> None:
    diagnostics = read_record(HEAD + '{"seat": 0, "plai": "AS"}\n', "r").diagnostics
    assert diagnostics[0].hint.startswith("did you mean `play`? ")
    diagnostics = read_record(HEAD.replace("profile", "profille"), "r").diagnostics
    assert diagnostics[1].hint.startswith("did you mean `profile`? ")
    diagnostics = read_record(HEAD + '{"seat": 0, "xxxxxxxxx": 1}\n', "r").diagnostics
    assert diagnostics[0].hint.startswith("allowed: `seat` and one of ")
    diagnostics = read_record(HEAD.replace("{", '{"xxxxxxxxxxxx": 1, ', 1), "r").diagnostics
    assert diagnostics[0].hint.startswith("allowed: `format`")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('{"seat": 0,', "this is not JSON from here on"),
        ("{seat: 0}", "this is not JSON from here on"),
        ('{"seat": 0, "seat": 1}', "the key `seat` stands here twice"),
        ('{"seat": 0.5}', "`0.5` is no whole number"),
        ('{"seat": NaN}', "`NaN` is no whole number"),
        ("[" * 60_000, "the line nests too deep, or a number is too long"),
        ("9" * 5_000, "the line nests too deep, or a number is too long"),
    ],
)
def test_a_line_that_cannot_be_read_says_why(line: str, message: str) -> None:
    assert findings(HEAD + line + "\n") == [("2 record-json", message)]


def test_a_broken_first_line_does_not_make_the_second_one_the_header() -> None:
    assert findings('{"format": 1\n{"seat": 0, "look": true}\n') == [
        ("1 record-json", "this is not JSON from here on")
    ]


def test_bytes_that_are_not_text_are_a_finding() -> None:
    assert findings(HEAD.encode() + b"\xff") == [
        ("2 record-json", "the text is not UTF-8 from here on")
    ]


def test_a_line_and_a_text_have_a_greatest_length() -> None:
    assert findings(HEAD + '"' + "x" * jsonlines.MOST_IN_A_LINE + '"\n') == [
        ("2 record-too-big", "the line is too long: 65536 characters are read")
    ]
    assert findings(" " * (jsonlines.MOST_CHARACTERS + 1)) == [
        ("1 record-too-big", "the text is too long: 8388608 characters are read")
    ]


def test_after_fifty_broken_lines_nobody_reads_on() -> None:
    assert len(findings(HEAD + "{\n" * 200)) == jsonlines.MOST_FINDINGS


def test_a_file_of_which_no_line_is_json_is_no_record_and_that_is_said_once() -> None:
    found = read_record("format: 1\nname: house\ntitle: House\n", "f").diagnostics
    assert [one.hint for one in found] == ["a record is what `play --record FILE` writes"]


def test_a_record_has_a_greatest_number_of_moves() -> None:
    text = HEAD + '{"seat": 0, "look": true}\n' * (records.MOST_MOVES + 1)
    assert findings(text) == [
        ("100002 record-too-big", "the record is too long: 100000 moves are read")
    ]
