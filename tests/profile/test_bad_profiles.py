"""Every kind of finding about a profile has a bad example, found at its place and nowhere else."""

import re
from pathlib import Path

import pytest

from spades_rules import compiler, document, profile
from spades_rules.audit.lint import LINT, lint
from spades_rules.catalog import Catalog
from spades_rules.compiler import check_profile, compile_ruleset
from spades_rules.document import read_document
from spades_rules.profile import Profile, load_profile, read_profile, register_of
from spades_rules.profile.sources import unread_sections

BAD = Path(__file__).parents[1] / "profiles" / "bad"
GOOD = BAD.with_name("good")
FOLDERS = sorted(folder.name for folder in BAD.iterdir())


def test_every_code_has_a_bad_example_and_every_example_a_code() -> None:
    assert set(FOLDERS) == {*document.CODES, *profile.CODES, *compiler.CODES, *LINT}


@pytest.mark.parametrize("code", FOLDERS)
def test_a_bad_profile_has_one_finding_and_it_stands_at_its_place(
    code: str, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(BAD / code)
    expect = read_document(Path("expect.yaml").read_bytes(), "expect.yaml").root
    assert expect is not None
    assert isinstance(expect.value, dict)
    wish = {key: node.plain() for key, node in expect.value.items()}
    place = str(wish.get("open", "house.yaml"))
    sets = wish.get("sets", [])
    assert isinstance(sets, list)
    words = [str(word) for word in sets]
    found = check_profile(place, sets=words, catalog=catalog)
    loaded = read_profile(place, sets=words, catalog=catalog).profile
    if isinstance(loaded, Profile):
        found += unread_sections(loaded, register_of(loaded))
    if isinstance(loaded, Profile) and code in LINT:
        found += lint(compile_ruleset(loaded, catalog=catalog), loaded)
    assert [(one.code, str(one.span)) for one in found] == [(code, wish["at"])]


@pytest.mark.parametrize("code", FOLDERS)
def test_a_finding_is_said_in_plain_words(
    code: str, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(BAD / code)
    found = check_profile("house.yaml", catalog=catalog)
    if code in LINT:
        loaded = load_profile("house.yaml", catalog=catalog)
        found += lint(compile_ruleset(loaded, catalog=catalog), loaded)
    for one in found:
        words = re.findall(r"\w+", f"{one.message} {one.hint}")
        assert not one.message.endswith(".")
        assert one.message[0] in f"`{one.message[0].lower()}"
        assert not {"None", "NoneType", "dict", "int", "str", "bool", "tuple"} & set(words)


@pytest.mark.parametrize("file", sorted(GOOD.glob("*.yaml")), ids=lambda file: file.name)
def test_a_good_profile_has_no_finding(file: Path) -> None:
    assert check_profile(file) == ()
