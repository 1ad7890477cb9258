"""The command as a whole: exit codes, streams, colour, and no traceback for any input."""

import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spades_rules import __version__
from spades_rules.cli.dispatch import COMMANDS
from spades_rules.report.schema import report_schema

Command = Callable[..., Any]
"""Runs the command; see `conftest`."""

SPADES = [sys.executable, "-m", "spades_rules"]
FIRST_TRICK = "{play: {hand: [KD, 3H, 8S], trick: [5C], first_trick: true}}"
CASE = "- {case: x, profile: canonical, trick: [AH, 2S, KH, 3H], expect: {winner: 2}}\n"
GAME = "format: 1\nrounds: [{calls: [3, 3, 3, 3], tricks: [3, 3, 3, 4]}]\n"


def test_without_words_the_command_shows_its_help(command: Command) -> None:
    ran = command()
    assert ran.code == 0
    for name in COMMANDS:
        assert f"\n  {name} " in ran.out


def test_the_version_is_shown(command: Command) -> None:
    assert command("--version").out == f"spades-rules {__version__}\n"


def test_every_part_has_its_help(command: Command) -> None:
    for name in COMMANDS:
        ran = command(name, "--help")
        assert ran.code == 0
        assert ran.out.startswith(f"Usage: spades-rules {name} ")


def test_a_wrong_word_is_a_matter_of_usage(command: Command) -> None:
    for words in (("lst",), ("show",), ("show", "canonical", "--format", "xml"), ("--zz",)):
        ran = command(*words)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith("Usage: spades-rules ")


@pytest.mark.parametrize(
    ("name", "words", "typed"),
    [
        ("list", (), ""),
        ("show", ("canonical",), ""),
        ("show", ("card-game-spades-rules", "--origin"), ""),
        ("check", ("canonical", "openspiel"), ""),
        ("check", ("-",), "format: 1\nname: x\n"),
        ("policies", (), ""),
        ("ask", ("world-of-card-games", FIRST_TRICK), ""),
        ("ask", ("canonical", "{ending: {totals: [510, 520]}}"), ""),
        ("ask", ("canonical", "{check: {format: 1, name: x}}"), ""),
        ("score", ("canonical", "--side", "nil,4:1,3:9"), ""),
        ("score", ("canonical", "-"), GAME),
        ("play", ("canonical", "--seed", "3"), "3\n"),
        ("verify", ("-",), CASE),
        ("diff", ("canonical", "world-of-card-games", "--only", "play.*"), ""),
        ("diff", ("canonical", "canonical", "--expect", "play.*"), ""),
        ("matrix", (), ""),
        ("schema", (), ""),
        ("schema", ("--check",), ""),
    ],
)
def test_every_result_in_json_is_as_its_schema_says(
    command: Command, name: str, words: tuple[str, ...], typed: str
) -> None:
    ran = command(name, *words, "--format", "json", typed=typed)
    schema = report_schema()
    one = {"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]}
    jsonschema.Draft202012Validator(one).validate(ran.json)
    jsonschema.Draft202012Validator(schema).validate(ran.json)
    assert next(iter(ran.json)) == "format"


def test_the_schemas_that_are_kept_say_what_would_be_written_now(command: Command) -> None:
    ran = command("schema", "--check")
    assert (ran.code, ran.out) == (0, "")


def test_schemas_are_written_and_found_stale(command: Command, tmp_path: Path) -> None:
    assert command("schema", "--check", "--out", tmp_path).code == 1
    assert command("schema", "--out", tmp_path).code == 0
    assert command("schema", "--check", "--out", tmp_path).code == 0
    (tmp_path / "case.schema.json").write_text("{}")
    ran = command("schema", "--check", "--out", tmp_path)
    assert (ran.code, ran.out) == (1, "case.schema.json is stale\n")


def test_the_same_input_gives_the_same_bytes(command: Command) -> None:
    for words in (
        ("show", "canonical", "--origin"),
        ("ask", "world-of-card-games", FIRST_TRICK),
        ("policies", "--format", "json"),
    ):
        assert command(*words).out == command(*words).out


def run(*words: str, **options: object) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([*SPADES, *words], capture_output=True, check=False, **options)


def test_text_is_utf_8_whatever_the_locale() -> None:
    plain = run("ask", "world-of-card-games", FIRST_TRICK)
    odd = run(
        "ask",
        "world-of-card-games",
        FIRST_TRICK,
        env={**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
    )
    assert plain.stdout == odd.stdout
    assert "8♠ (eight of spades) is refused".encode() in plain.stdout


def test_there_is_no_colour_when_no_terminal_listens() -> None:
    assert b"\x1b" not in run("show", "canonical", "--origin").stdout
    assert b"\x1b" not in run("show", "nowhere").stderr


@pytest.mark.parametrize(
    ("wish", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"NO_COLOR": ""}, True)]
)
def test_a_terminal_gets_colour_unless_no_color_is_set(
    wish: dict[str, str], *, coloured: bool
) -> None:
    ours, theirs = pty.openpty()
    clean = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    subprocess.run(
        [*SPADES, "policies", "ending.target"], stdout=theirs, env={**clean, **wish}, check=True
    )
    said = os.read(ours, 100_000)
    os.close(ours)
    os.close(theirs)
    assert b"ending.target" in said
    assert (b"\x1b[" in said) == coloured


def test_a_reader_that_goes_away_ends_the_command_quietly() -> None:
    with subprocess.Popen(
        [*SPADES, "show", "canonical", "--origin"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        said = running.stderr.read()
        assert (running.wait(), said) == (141, b"")


def test_an_interruption_ends_the_command_quietly_with_130() -> None:
    with subprocess.Popen(
        [*SPADES, "play", "canonical", "--seed", "4"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        time.sleep(0.2)
        running.send_signal(signal.SIGINT)
        assert running.wait() == 130
        assert b"Traceback" not in running.stderr.read()


@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    words=st.sampled_from(
        [
            ("check", "-"),
            ("show", "-"),
            ("verify", "-"),
            ("ask", "canonical", "-"),
            ("score", "canonical", "-"),
            ("replay", "-"),
            ("play", "canonical", "--seed", "1"),
        ]
    ),
    typed=st.binary(max_size=60)
    | st.text("{}[]:,- \n\"'&*!|>#%@`abc01~", max_size=60).map(str.encode),
)
def test_no_input_brings_the_command_down(
    command: Command, words: tuple[str, ...], typed: bytes
) -> None:
    ran = command(*words, typed=typed)
    assert ran.code in (0, 1, 2)
    assert "Traceback" not in ran.err


@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(word=st.text(max_size=20))
def test_no_word_brings_the_command_down(command: Command, word: str) -> None:
    for words in (
        ("score", "canonical", f"--side={word}"),
        ("show", f"./{word}"),
        ("show", "canonical", f"--set={word}"),
        ("policies", f"zz{word}"),
        ("ask", "canonical", f"[{word}"),
    ):
        assert command(*words).code in (1, 2)


def test_a_file_too_big_to_be_read_is_refused(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "big.yaml"
    with file.open("wb") as opened:
        opened.truncate((64 << 20) + 1)
    ran = command("verify", file)
    assert (ran.code, ran.err) == (2, f"`{file}` is too big to be read\n")


def test_what_would_command_a_terminal_is_written_out(command: Command, tmp_path: Path) -> None:
    house = tmp_path / "house.yaml"
    house.write_text(
        'format: 1\nname: house\ntitle: "a\\e[2Jb\\u202Ec"\ngame: spades\nextends: canonical\n',
        encoding="utf-8",
    )
    ran = command("list", "--profiles", tmp_path)
    assert "  spades   a\\u001b[2Jb\\u202ec\n" in ran.out
    shown = command("show", house, "--format", "json")
    assert shown.json["title"] == "a\x1b[2Jb\u202ec"
    assert "\x1b" not in shown.out
    assert 'title: "a\\u001b[2Jb\\u202ec"\n' in command("show", house).out
    assert "`\\u001b[31mx`" in command("show", "\x1b[31mx").err


def test_a_result_that_cannot_be_written_is_said_to_be_so() -> None:
    # Reading only: nothing can be written there.
    with Path(__file__).open("rb") as full:
        ran = subprocess.run(
            [*SPADES, "list"], stdout=full, stderr=subprocess.PIPE, check=False, timeout=60
        )
    assert ran.returncode == 2
    assert ran.stderr == b"the result cannot be written: bad file descriptor\n"


def test_streams_that_are_closed_are_no_fault() -> None:
    closed = ["sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh"]
    # Where nothing can be heard nothing was asked.
    for words, code in ((["ask", "canonical", "-"], 2), (["play", "canonical"], 0), (["list"], 0)):
        ran = subprocess.run([*closed, *SPADES, *words], check=False, timeout=60)
        assert ran.returncode == code


def test_a_folder_of_profiles_that_is_not_there_is_a_matter_of_usage(
    command: Command, tmp_path: Path
) -> None:
    for name in (tmp_path / "none", Path(__file__)):
        ran = command("list", "--profiles", name)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.endswith(f"`{name}` is no folder\n")
