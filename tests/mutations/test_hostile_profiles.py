"""Profiles made to do harm are refused, each for what it is, at once and everywhere."""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from spades_rules.cli.app import run
from spades_rules.compiler import check_profile
from spades_rules.profile import ProfileError, load_profile

HEAD = "format: 1\nname: house\ntitle: House\ngame: spades\nextends: canonical\n"
ALIAS_BOMB = "a0: &a0 [x]\n" + "".join(
    f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]\n" for i in range(1, 40)
)
MERGE_BOMB = "a0: &a0 {x: 1}\n" + "".join(
    f"a{i}: &a{i} {{<<: [*a{i - 1}, *a{i - 1}]}}\n" for i in range(1, 30)
)
QUOTE = "yaml-quote-it"


def points(value: str) -> str:
    """Give the price of a failed nil in a house's rules."""
    return HEAD + f"rules: {{scoring: {{nil: {{failed: {value}}}}}}}\n"


HOSTILE: dict[str, tuple[str | bytes, str]] = {
    "yes": (points("yes"), QUOTE),
    "no": (points("No"), QUOTE),
    "on": (HEAD + "rules: {scoring: {bags: {several: on}}}\n", QUOTE),
    "an octal number": (points("010"), QUOTE),
    "a time of day": (points("1:30"), QUOTE),
    "a fraction": (points("-1.5"), QUOTE),
    "a tilde for null": (HEAD + "rules: {scoring: {bags: ~}}\n", QUOTE),
    "an empty value": (HEAD + "rules:\n  scoring:\n    bags:\n", "empty-value"),
    "equal keys": (HEAD + "rules: {scoring: {bags: null, bags: null}}\n", "yaml-duplicate-key"),
    "equal rooms": (HEAD + "rules: {}\nrules: {}\n", "yaml-duplicate-key"),
    "a merge key": (points("-50, <<: {made: 50}"), "yaml-merge-key"),
    "a merge bomb": (HEAD + MERGE_BOMB, "yaml-alias"),
    "an alias bomb": (HEAD + ALIAS_BOMB, "yaml-alias"),
    "rules in themselves": (HEAD + "rules: &a {scoring: *a}\n", "yaml-alias"),
    "200,000 lists": (HEAD + "rules: " + "[" * 200_000, "yaml-too-deep"),
    "200,000 mappings": (HEAD + "rules: " + "{a: " * 200_000, "yaml-too-deep"),
    "steps": (
        HEAD + "".join(f"{' ' * step}rules:\n" for step in range(600)),
        "yaml-too-deep",
    ),
    "a tag": (points("!!python/object/apply:os.system [ls]"), "yaml-tag"),
    "a tag for a number": (points("!!int 50"), "yaml-tag"),
    "two documents": (HEAD + "---\n" + HEAD, "yaml-documents"),
    "a tab": (HEAD + "rules:\n\tscoring: {}\n", "yaml-syntax"),
    "latin letters": (HEAD.replace("House", "Häuser").encode("latin-1"), "yaml-encoding"),
    "nought bytes": (HEAD.encode() + b"\x00", "yaml-encoding"),
    "a long text": (HEAD + "# a\n" * 300_000, "yaml-too-big"),
}


def seconds(act: Callable[[], object]) -> float:
    """Give the least time of two."""
    taken = []
    for _ in range(2):
        start = time.perf_counter()
        act()
        taken.append(time.perf_counter() - start)
    return min(taken)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir()
    return tmp_path / "home" / "house.yaml"


def written(file: Path, text: str | bytes) -> Path:
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return file


@pytest.mark.parametrize(("text", "code"), HOSTILE.values(), ids=HOSTILE)
def test_it_is_refused_with_the_code_of_its_kind_and_no_other_of_a_text(
    text: str | bytes, code: str, file: Path
) -> None:
    written(file, text)
    found = {one.code for one in check_profile(file)}
    assert {one for one in found if one.startswith("yaml-") or one == "empty-value"} == {code}
    with pytest.raises(ProfileError) as refused:
        load_profile(file)
    assert code in {one.code for one in refused.value.diagnostics}


@pytest.mark.parametrize(("text", "code"), HOSTILE.values(), ids=HOSTILE)
def test_it_is_refused_in_half_a_second(text: str | bytes, code: str, file: Path) -> None:
    written(file, text)
    assert seconds(lambda: check_profile(file)) < 0.5, code


@pytest.mark.parametrize(("text", "code"), HOSTILE.values(), ids=HOSTILE)
def test_the_command_finds_it_in_half_a_second_and_does_not_show_it(
    text: str | bytes, code: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written(file, text)
    assert seconds(lambda: run(["check", str(file)])) < 0.5
    checked = capsys.readouterr()
    assert f"error[{code}]" in checked.out + checked.err
    assert run(["check", str(file)]) == 1
    capsys.readouterr()
    assert run(["show", str(file)]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert f"error[{code}]" in shown.err


@pytest.mark.parametrize("name", ["an alias bomb", "200,000 lists", "latin letters"])
def test_a_process_of_its_own_ends_well_too(name: str, file: Path) -> None:
    text, code = HOSTILE[name]
    written(file, text)
    for word, status in (("check", 1), ("show", 2)):
        ran = subprocess.run(
            [sys.executable, "-m", "spades_rules", word, str(file)],
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        assert ran.returncode == status
        assert code in ran.stdout + ran.stderr
        assert "Traceback" not in ran.stderr


@pytest.mark.parametrize(
    "parent",
    [
        "../outside.yaml",
        "{}/outside.yaml",
        "link.yaml",
        "way/outside.yaml",
        "./../home/../outside.yaml",
    ],
)
def test_a_parent_outside_the_folder_is_refused_however_it_is_named(
    parent: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    outside = written(file.parents[1] / "outside.yaml", HEAD)
    (file.parent / "link.yaml").symlink_to(outside)
    (file.parent / "way").symlink_to(outside.parent)
    written(file, HEAD.replace("canonical", parent.format(outside.parent)))
    assert [one.code for one in check_profile(file)] == ["parent-outside"]
    assert run(["check", str(file)]) == 1
    assert "error[parent-outside]" in capsys.readouterr().out
    assert run(["show", str(file)]) == 2
    assert "error[parent-outside]" in capsys.readouterr().err
    with pytest.raises(ProfileError):
        load_profile(file)


def test_a_parent_that_is_harmful_is_refused_where_it_stands(file: Path) -> None:
    written(file, HEAD.replace("canonical", "parent.yaml"))
    for text, code in HOSTILE.values():
        written(file.parent / "parent.yaml", text)
        found = check_profile(file)
        assert code in {one.code for one in found if one.span.file.endswith("parent.yaml")}


def test_files_that_lead_nowhere_are_refused(file: Path) -> None:
    folder = file.parent
    (folder / "a.yaml").symlink_to(folder / "b.yaml")
    (folder / "b.yaml").symlink_to(folder / "a.yaml")
    (folder / "folder.yaml").mkdir()
    for place in (
        "a.yaml",
        "folder.yaml",
        "nothing.yaml",
        "nought\x00.yaml",
        "x" * 5_000 + ".yaml",
    ):
        assert [one.code for one in check_profile(folder / place)] == ["unreadable-file"]
        written(file, HEAD.replace("canonical", f'"{place}"'.replace("\x00", "\\0")))
        (one,) = check_profile(file)
        assert one.code in ("unknown-parent", "unreadable-file")


CONTRARY = {
    "bids": "bidding:\n"
    + "".join(
        f"    r{number}: {{policy: total_not, total: {number}, nil_exempts: false}}\n"
        for number in range(32)
    ),
    "plays": "play:\n"
    + "".join(
        f"    r{number}: {{policy: {'lowest' if number % 2 else 'highest'}_of_suit}}\n"
        for number in range(29)
    ),
    "exchanges": "exchange:\n"
    + "".join(
        f"    r{number}: {{policy: swap, cards: 4, triggers: [nil]}}\n" for number in range(32)
    ),
}
"""As many rules as may be, and most of them against each other."""


@pytest.mark.parametrize("rules", CONTRARY.values(), ids=CONTRARY)
def test_rules_that_are_all_against_each_other_keep_nobody_waiting(file: Path, rules: str) -> None:
    text = f"format: 1\nname: x\ntitle: x\ngame: spades\nextends: canonical\nrules:\n  {rules}"
    written(file, text)
    assert seconds(lambda: check_profile(file)) < 10


def test_more_readings_than_are_read_are_one_finding_at_the_first_too_many(file: Path) -> None:
    reading = "{about: scoring.nil.made, says: so, rules: {scoring: {nil: {made: 50}}}}"
    readings = "".join(f"  r{number}: {reading}\n" for number in range(1000))
    text = f"format: 1\nname: x\ntitle: x\ngame: spades\nextends: canonical\nreadings:\n{readings}"
    written(file, text)
    (found,) = check_profile(file)
    assert (found.code, found.span.line) == ("yaml-too-big", 39)
    assert found.message == "`readings` has 1000, and no more than 32 are read"
