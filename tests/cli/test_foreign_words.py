"""A profile or a case of somebody else may say anything, and no terminal or page obeys it."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Command = Callable[..., Any]

WORDS = (
    r"x\e[31m\a\u009b2J\r\u202e\n::error::forged\n# forged\n<script>alert(1)</script>"
    r"[x](javascript:alert(1))"
)
"""What moves a cursor, turns a line round, forges a line, a heading, a program or a link."""
PLAIN = json.loads(f'"{WORDS}"'.replace(r"\e", r"\u001b").replace(r"\a", r"\u0007"))

OBEYED = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""What a terminal obeys."""
FORGED = re.compile(r"^(?:::error|# forged)", re.MULTILINE)
"""A line that looks like one of the command's own, or of another program's."""

ALLOWED = f"""
format: 1
name: theirs
title: "{WORDS}"
game: spades
extends: canonical
rules:
  scoring: {{nil: {{made: 50}}}}
  procedure: {{talk: {{policy: note, text: "{WORDS}"}}}}
accepts: {{game-need-not-end: "{WORDS}"}}
"""
REFUSED = f"""
format: 1
name: "{WORDS}"
title: theirs
game: "{WORDS}"
extends: "{WORDS}"
source: "{WORDS}"
rules:
  scoring: {{"{WORDS}": {{policy: "{WORDS}", "{WORDS}": "{WORDS}"}}}}
  "{WORDS}": {{}}
"{WORDS}": 1
"""
CASES = f"""
- {{case: "{WORDS}", cites: "{WORDS}", profile: canonical, trick: [AH, 2S], expect: {{winner: 0}}}}
- {{case: "{WORDS}", profile: "{WORDS}", trick: [AH, 2S], expect: {{winner: 0}}}}
- {{case: x, profile: canonical, trick: ["{WORDS}"], expect: {{"{WORDS}": "{WORDS}"}}}}
"""

COMMANDS = [
    ("list", "--profiles", "."),
    *(
        (word, *more)
        for file in ("theirs.yaml", "refused.yaml", PLAIN, f"canonical@{PLAIN}")
        for word, *more in (
            ("check", file),
            ("show", file),
            ("show", file, "--origin"),
            ("sheet", file),
            ("describe", file),
            ("nearest", file),
            ("matrix", file, "canonical"),
            ("diff", "canonical", file, "--only", "scoring.nil"),
            ("ask", file, "{trick: [AH, 2S]}"),
            ("score", file, "--side", "4,4:4,4"),
        )
    ),
    ("verify", "cases.yaml"),
    ("show", "canonical", "--set", PLAIN),
    ("show", "canonical", "--set", f"scoring.nil.made={PLAIN}"),
    ("policies", PLAIN),
    ("ask", "canonical", PLAIN),
    ("ask", "canonical", f'{{trick: ["{WORDS}"]}}'),
    ("score", "canonical", "--side", PLAIN),
    ("diff", "canonical", "pagat", "--only", PLAIN),
    ("list", "--profiles", PLAIN),
    ("replay", PLAIN),
    ("new", PLAIN, "--extends", "canonical"),
    ("new", "x", "--extends", PLAIN),
    (PLAIN,),
]


@pytest.fixture(autouse=True)
def _files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "theirs.yaml").write_text(ALLOWED)
    (tmp_path / "refused.yaml").write_text(REFUSED)
    (tmp_path / "cases.yaml").write_text(CASES)


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: " ".join(words)[:40].encode())
def test_nothing_that_a_terminal_obeys_is_printed_and_no_line_is_forged(
    command: Command, words: tuple[str, ...]
) -> None:
    ran = command(*words)
    assert ran.out + ran.err
    assert not OBEYED.search(ran.out + ran.err)
    # What is said of words on the command line has its own line ends, and they are one's own words.
    own = any(PLAIN in word for word in words)
    assert own or not FORGED.search(ran.out + ran.err)


@pytest.mark.parametrize("form", ["html", "markdown"])
@pytest.mark.parametrize(
    "words",
    [("sheet", "theirs.yaml"), ("diff", "canonical", "theirs.yaml"), ("show", "theirs.yaml")],
    ids=" ".join,
)
def test_no_page_runs_what_somebody_wrote(
    command: Command, words: tuple[str, ...], form: str
) -> None:
    ran = command(*words, "--format", form)
    if ran.code == 2:
        assert "is not one of" in ran.err
        return
    assert "<script>alert" not in ran.out
    assert form == "html" or not re.search(r"(?<!\\)\[x\]\(|^# forged", ran.out, re.MULTILINE)
