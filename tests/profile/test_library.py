"""How a name leads to a file, and which files a profile may extend."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from zipfile import ZipFile

import pytest

import spades_rules
from spades_rules.catalog import Catalog, ProfileFolder
from spades_rules.profile import (
    ProfileError,
    heads,
    kept,
    load_profile,
    read_profile,
    register_of,
)
from spades_rules.profile.library import find, shelves
from spades_rules.profile.place import parse_place
from spades_rules.profile.sources import read_register, unread_sections

HEAD = "format: 1\nname: {name}\ntitle: House\ngame: spades\nextends: {parent}\n"


def write(path: Path, parent: str = "canonical", rules: str = "") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    text = HEAD.format(name=path.stem.lower(), parent=parent) + rules
    path.write_text(text, encoding="utf-8")
    return path


def findings(place: Path | str, **more: list[Path]) -> list[tuple[str, str]]:
    found = read_profile(place, folders=more.get("folders", [])).diagnostics
    return [(one.code, one.message) for one in found]


def test_the_shipped_profiles_are_listed_by_name() -> None:
    shipped = {(head.game, head.name): (head.source, head.file) for head in heads()}
    assert shipped["spades", "canonical"] == ("canonical", "profiles/spades/canonical.yaml")
    assert shipped["hearts", "openspiel"] == (
        "openspiel-hearts",
        "profiles/hearts/openspiel.yaml",
    )
    assert list(shipped) == sorted(shipped)


def test_every_shipped_file_is_named_after_its_profile() -> None:
    stems = sorted(
        file.name.removesuffix(".yaml") for file in kept("profiles").joinpath("spades").iterdir()
    )
    assert sorted(head.name for head in heads() if head.game == "spades") == stems


def test_a_name_may_carry_its_game() -> None:
    assert load_profile("spades/canonical").name == "canonical"


def test_a_folder_of_ones_own_comes_first(tmp_path: Path) -> None:
    write(tmp_path / "canonical.yaml", parent="nowplay-gg")
    write(tmp_path / "spades" / "kitchen.yaml")
    (tmp_path / "notes.yaml").write_text("just: notes\n", encoding="utf-8")
    (tmp_path / "sources.yaml").write_text("format: 1\nsources: {}\n", encoding="utf-8")
    assert load_profile("canonical", folders=[tmp_path]).title == "House"
    assert load_profile("kitchen", folders=[tmp_path]).file == f"{tmp_path}/spades/kitchen.yaml"
    own = [head.name for head in heads([tmp_path]) if head.title == "House"]
    assert own == ["canonical", "kitchen"]


def test_a_profile_of_ones_own_may_extend_the_shipped_one_of_its_name(tmp_path: Path) -> None:
    write(tmp_path / "canonical.yaml", parent="canonical")
    profile = load_profile("canonical", folders=[tmp_path])
    assert [layer.title for layer in profile.layers] == ["Standard partnership Spades", "House"]


def test_a_profile_is_found_by_the_name_that_it_gives_itself(tmp_path: Path) -> None:
    write(tmp_path / "kt.yaml").write_text(
        HEAD.format(name="kitchen-table", parent="canonical"), encoding="utf-8"
    )
    assert "kitchen-table" in [head.name for head in heads([tmp_path])]
    assert load_profile("kitchen-table", folders=[tmp_path]).file.endswith("kt.yaml")
    assert load_profile("kt", folders=[tmp_path]).name == "kitchen-table"
    (one,) = read_profile("kitchen-tabel", folders=[tmp_path]).diagnostics
    assert one.hint == "did you mean `kitchen-table`?"


def test_a_file_of_a_name_comes_before_one_that_calls_itself_so(tmp_path: Path) -> None:
    write(tmp_path / "a.yaml").write_text(
        HEAD.format(name="b", parent="canonical"), encoding="utf-8"
    )
    write(tmp_path / "b.yaml")
    assert load_profile("b", folders=[tmp_path]).file.endswith("b.yaml")


def test_one_folder_may_be_given_by_itself(tmp_path: Path) -> None:
    write(tmp_path / "kitchen.yaml")
    assert load_profile("kitchen", folders=str(tmp_path)).name == "kitchen"
    assert load_profile("kitchen", folders=tmp_path).name == "kitchen"


def test_one_override_may_be_given_by_itself() -> None:
    setting = load_profile("canonical", sets="scoring.nil.made=50").setting("scoring.nil")
    assert setting is not None
    assert setting.parameters["made"] == 50


def test_a_missing_folder_holds_nothing(tmp_path: Path) -> None:
    assert heads([tmp_path / "none"]) == heads()


def test_a_file_is_named_by_its_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path / "kitchen.yaml")
    monkeypatch.chdir(tmp_path)
    assert load_profile("kitchen.yaml").file == "kitchen.yaml"
    assert load_profile("./kitchen.yaml").name == "kitchen"
    assert load_profile(tmp_path / "kitchen.yaml").file == str(tmp_path / "kitchen.yaml")


def test_a_file_without_an_ending_may_be_named_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path / "kitchen.yaml").rename(tmp_path / "kitchen")
    monkeypatch.chdir(tmp_path)
    assert load_profile("kitchen").name == "kitchen"


def test_an_unknown_name_gets_a_guess() -> None:
    found = read_profile("nowplay").diagnostics
    assert found[0].message == "there is no profile `nowplay`"
    assert found[0].hint == "did you mean `nowplay-gg`?"


def test_a_name_that_another_game_has_is_found_there() -> None:
    found = read_profile("white-knuckle").diagnostics
    assert found[0].hint == "did you mean `whist/white-knuckle`?"
    text = "format: 1\nname: x\ntitle: x\ngame: hearts\nextends: hearts-online\n"
    (unknown,) = read_profile("x.yaml", text=text).diagnostics
    assert unknown.message == "there is no profile `hearts-online` to extend"
    assert unknown.hint == "did you mean `hearts/hearts-online`?"


@pytest.mark.parametrize("name", ["", "x" * 5000, "a\0b", "no/such/file", "\ud800", "spades/"])
def test_no_name_is_too_strange_to_be_unknown(name: str) -> None:
    assert findings(name)[0][0] in ("unknown-profile", "unreadable-file")


@pytest.mark.parametrize("name", ["x" * 5000, "a\0b.yaml", "no/such.yaml", "x" * 5000 + ".yaml"])
def test_no_file_name_is_too_strange_to_be_unreadable(name: str) -> None:
    assert [code for code, _ in findings(name + ".yaml")] == ["unreadable-file"]


def test_a_folder_is_no_profile(tmp_path: Path) -> None:
    (tmp_path / "folder.yaml").mkdir()
    assert findings(tmp_path / "folder.yaml") == [
        ("unreadable-file", f"`{tmp_path}/folder.yaml` cannot be read: is a directory")
    ]


def test_a_parent_may_stand_beside_or_below(tmp_path: Path) -> None:
    write(tmp_path / "below" / "parent.yaml", parent="beside.yaml")
    write(tmp_path / "below" / "beside.yaml", parent="../up.yaml")
    write(tmp_path / "up.yaml", rules="rules: {scoring: {bags: {every: 5}}}\n")
    profile = load_profile(write(tmp_path / "child.yaml", parent="below/parent.yaml"))
    assert [layer.name for layer in profile.layers] == [
        "canonical",
        "up",
        "beside",
        "parent",
        "child",
    ]
    assert profile.layers[1].file == f"{tmp_path}/up.yaml"


@pytest.mark.parametrize(
    "parent", ["../outside.yaml", "{}/outside.yaml", "link.yaml", "way/outside.yaml"]
)
def test_a_parent_may_not_lie_outside_by_any_way(tmp_path: Path, parent: str) -> None:
    write(tmp_path / "outside.yaml")
    child = write(tmp_path / "home" / "child.yaml", parent=parent.format(tmp_path))
    (tmp_path / "home" / "link.yaml").symlink_to(tmp_path / "outside.yaml")
    (tmp_path / "home" / "way").symlink_to(tmp_path)
    assert [code for code, _ in findings(child)] == ["parent-outside"]


def test_the_folder_of_the_first_file_counts_for_all(tmp_path: Path) -> None:
    write(tmp_path / "home" / "parent.yaml", parent="../outside.yaml")
    write(tmp_path / "outside.yaml")
    child = write(tmp_path / "child.yaml", parent="home/parent.yaml")
    assert findings(child) == []
    assert [code for code, _ in findings(tmp_path / "home" / "parent.yaml")] == ["parent-outside"]


def test_in_a_folder_of_ones_own_all_of_it_counts(tmp_path: Path) -> None:
    write(tmp_path / "spades" / "child.yaml", parent="../parent.yaml")
    write(tmp_path / "parent.yaml")
    assert findings("child", folders=[tmp_path]) == []


@pytest.mark.parametrize("parent", ["none.yaml", "x.yaml", "'a\\0b.yaml'", '"a\\tb.yaml"'])
def test_a_missing_parent_is_unknown(tmp_path: Path, parent: str) -> None:
    child = write(tmp_path / "child.yaml", parent=parent)
    assert [code for code, _ in findings(child)] == ["unknown-parent"]


def test_a_missing_parent_gets_a_guess(tmp_path: Path) -> None:
    write(tmp_path / "parent.yaml")
    found = read_profile(write(tmp_path / "child.yaml", parent="parant.yaml")).diagnostics
    assert found[0].hint == "did you mean `parent.yaml`?"


def test_a_name_too_long_for_any_file_is_unknown(tmp_path: Path) -> None:
    child = write(tmp_path / "child.yaml", parent="x" * 5000 + ".yaml")
    assert [code for code, _ in findings(child)] == ["unknown-parent"]


def test_links_in_a_circle_lead_to_no_parent(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").symlink_to(tmp_path / "b.yaml")
    (tmp_path / "b.yaml").symlink_to(tmp_path / "a.yaml")
    child = write(tmp_path / "child.yaml", parent="a.yaml")
    assert [code for code, _ in findings(child)] == ["unknown-parent"]


def test_a_profile_that_is_its_own_parent_is_told_the_whole_way(tmp_path: Path) -> None:
    write(tmp_path / "a.yaml", parent="b.yaml")
    write(tmp_path / "b.yaml", parent="./a.yaml")
    way = f"`{tmp_path}/a.yaml` extends `{tmp_path}/b.yaml` extends `{tmp_path}/a.yaml`"
    assert findings(tmp_path / "a.yaml") == [
        ("parent-cycle", f"a profile cannot be its own parent: {way}")
    ]


def test_a_text_without_a_file_finds_parents_where_it_says_it_stands(tmp_path: Path) -> None:
    write(tmp_path / "parent.yaml")
    text = HEAD.format(name="child", parent="parent.yaml")
    assert load_profile(tmp_path / "child.yaml", text=text).name == "child"
    with pytest.raises(ProfileError, match=r"there is no file `parent\.yaml` to extend"):
        load_profile("<stdin>", text=text)


def test_a_source_may_be_registered_beside_the_profile(tmp_path: Path) -> None:
    register = (
        "format: 1\nsources:\n  a-book: {title: A, publisher: B, kind: book, what: w,\n"
        "    sections: {one: {says: x}}}\n"
    )
    (tmp_path / "sources.yaml").write_text(register, encoding="utf-8")
    child = write(tmp_path / "child.yaml", rules="source: a-book\n")
    assert {code for code, _ in findings(child)} == {"missing-evidence"}
    (tmp_path / "sources.yaml").write_text(register.replace("says: x", "syas: x"), encoding="utf-8")
    assert {"unknown-key", "missing-key"} < {code for code, _ in findings(child)}


def test_a_place_is_taken_apart_with_its_columns() -> None:
    place = parse_place("nowplay-gg@a+bc")
    assert place.profile == "nowplay-gg"
    assert [(name, span.column, span.end_column) for name, span in place.readings] == [
        ("a", 12, 13),
        ("bc", 14, 16),
    ]


@pytest.mark.parametrize("file", ["a@b/c.yaml", "a@b.yaml", "./x.yml"])
def test_an_at_sign_in_a_files_name_is_no_reading(file: str) -> None:
    assert parse_place(file).profile == file


def test_a_profile_error_shows_every_reason() -> None:
    with pytest.raises(ProfileError) as raised:
        load_profile("canonical", sets=["a.b.c=1", "d=2"])
    assert str(raised.value) == (
        "--set:1:1: `d=2` does not read `slot.rule.parameter=value`\n"
        "--set:1:1: there is no rule `a.b` to set"
    )


def test_the_package_reads_its_profiles_out_of_a_zip(tmp_path: Path) -> None:
    package = Path(spades_rules.__file__).parent
    wheel = tmp_path / "wheel.zip"
    with ZipFile(wheel, "w") as archive:
        for file in package.rglob("*.py"):
            archive.write(file, file.relative_to(package.parent))
        for file in sorted((package.parent / "profiles").rglob("*.yaml")):
            archive.write(file, Path("spades_rules") / file.relative_to(package.parent))
    code = (
        "from spades_rules.profile import heads, load_profile\n"
        "profile = load_profile('nowplay-gg')\n"
        "print(profile.file, len(profile.layers), 'canonical' in [one.name for one in heads()])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(wheel)},
    )
    assert done.stdout == "profiles/spades/nowplay-gg.yaml 2 True\n"


@pytest.mark.parametrize("name", [f"{head.game}/{head.name}" for head in heads() if head.source])
def test_nothing_of_a_source_goes_unread(name: str) -> None:
    profile = load_profile(name)
    assert unread_sections(profile, register_of(profile)) == ()


def test_the_shipped_register_of_sources_is_without_fault() -> None:
    register, found = read_register(kept("profiles").joinpath("sources.yaml").read_bytes(), "x")
    assert found == ()
    assert {head.source for head in heads() if head.source} <= set(register)


def test_what_another_distribution_brings_is_found_behind_ours(tmp_path: Path) -> None:
    for game, name in (("spades", "canonical"), ("spades", "theirs"), ("boston", "plain")):
        (tmp_path / game).mkdir(exist_ok=True)
        text = f"format: 1\nname: {name}\ntitle: Theirs\ngame: {game}\n"
        (tmp_path / game / f"{name}.yaml").write_text(text, encoding="utf-8")
    brought = (ProfileFolder(str(tmp_path), "theirs-rules"),)
    places = shelves((), brought)
    assert [one.label for one in places] == ["profiles", "theirs-rules"]
    files = {one.name: one.file for one in heads((), brought)}
    assert files["theirs"] == "theirs-rules/spades/theirs.yaml"
    assert files["plain"] == "theirs-rules/boston/plain.yaml"
    assert files["canonical"] == "profiles/spades/canonical.yaml"
    found = find("boston/plain", places)
    assert found is not None
    assert found.file == "theirs-rules/boston/plain.yaml"


def test_a_parent_that_another_distribution_brings_comes_before_the_readers_own(
    tmp_path: Path,
) -> None:
    for folder, title in (("own", "Mine"), ("brought", "Theirs")):
        (tmp_path / folder / "spades").mkdir(parents=True)
        text = f"format: 1\nname: theirs\ntitle: {title}\ngame: spades\nextends: canonical\n"
        (tmp_path / folder / "spades" / "theirs.yaml").write_text(text, encoding="utf-8")
    catalog = replace(
        Catalog.builtin(), profiles=(ProfileFolder(str(tmp_path / "brought"), "theirs-rules"),)
    )
    child = "format: 1\nname: child\ntitle: Child\ngame: spades\nextends: theirs\n"
    profile = load_profile("child.yaml", text=child, folders=(tmp_path / "own",), catalog=catalog)
    assert [layer.file for layer in profile.layers][-2] == "theirs-rules/spades/theirs.yaml"
