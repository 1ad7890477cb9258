"""A slip of somebody who writes a profile by hand is answered with what to write."""

from pathlib import Path

import pytest

from spades_rules import check_profile
from spades_rules.catalog import Catalog

HEAD = "format: 1\nname: house\ntitle: House\ngame: spades\nextends: canonical\n"
SLIPS = {
    "rules not further in than their question": (
        HEAD + "rules:\n  scoring:\n  bags: {every: 5}\n",
        "a game of Spades has no question `bags`",
        "if it belongs to `scoring`, it stands further in",
    ),
    "questions not further in than the word rules": (
        HEAD + "rules:\nscoring:\n  bags: {every: 5}\n",
        "a profile has no `scoring`",
        "if it belongs to `rules`, it stands further in",
    ),
    "a name with capitals and spaces": (
        HEAD.replace("house", "Klub der Acht"),
        "`Klub der Acht` cannot be the name of a profile",
        "small letters from a to z, digits and `-`, such as `klub-der-acht`",
    ),
    "a name of signs alone": (
        HEAD.replace("house", "'!!!'"),
        "`!!!` cannot be the name of a profile",
        "small letters from a to z, digits and `-`",
    ),
    "a rule with an umlaut": (
        HEAD + "rules:\n  scoring:\n    säcke: {policy: bag_penalty}\n",
        "`säcke` cannot be the name of a rule",
        "small letters from a to z, digits and `_`, such as `sacke`",
    ),
    "no format": (
        HEAD.removeprefix("format: 1\n"),
        "a profile must have `format`",
        "write `format: 1`",
    ),
    "a policy under another question": (
        HEAD + "rules:\n  scoring:\n    floor: {policy: floor, points: -200}\n",
        "there is no policy `floor` for `scoring`",
        "it answers `ending`: write the rule there",
    ),
    "a rule under another question": (
        HEAD + "rules:\n  scoring:\n    target: {points: 300}\n",
        "`scoring.target` is a new rule and names no `policy`",
        "did you mean `ending.target`?",
    ),
    "a number in quotes": (
        HEAD + 'rules:\n  scoring:\n    nil: {failed: "-100"}\n',
        "`failed` is a whole number, not text",
        "write `-100`, without quotes",
    ),
    "a source that no register has": (
        HEAD + "source: beer-mat\n",
        "no register of sources has `beer-mat`",
        "a source of your own is described in a `sources.yaml` beside the profile",
    ),
    "no parent": (
        HEAD.removesuffix("extends: canonical\n"),
        "no rule answers `trump`: which suit is trump this round?",
        (
            "extend a profile that has one, such as `extends: canonical`, or choose: "
            "`spades-rules policies trump` lists what can be chosen"
        ),
    ),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_answered_with_what_to_write(slip: str, catalog: Catalog) -> None:
    text, message, hint = SLIPS[slip]
    found = {one.message: one.hint for one in check_profile("f.yaml", text=text, catalog=catalog)}
    assert found[message] == hint


def test_a_file_named_without_its_end_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "ours.yml").write_text(HEAD, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    (found,) = check_profile("ours")
    assert found.hint == "did you mean the file `ours.yml`?"
