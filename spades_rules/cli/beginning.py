"""A new profile: a parent, a few changes, and proof that it loads before it is written."""

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from spades_rules.audit.lint import lint
from spades_rules.cli.failures import unusable
from spades_rules.cli.inputs import STANDARD_INPUT, why
from spades_rules.cli.rules import load_rules, usable
from spades_rules.compiler import compile_ruleset
from spades_rules.document import Plain, dump_document
from spades_rules.profile import TABLE, Profile, Stance, kept, load_profile
from spades_rules.profile.library import is_path, is_there
from spades_rules.profile.overrides import SET
from spades_rules.profile.sheet import FORMAT, NAME, such_as

__all__ = ["begin", "check_new", "write_new"]


EVIDENCE = """
# rules: what the source has otherwise than the parent
evidence:
  # what the source says on each, such as
  #   scoring.nil: {stance: states, at: SECTION, says: "a nil is worth fifty either way"}
"""


def check_new(name: str, file: str) -> None:
    """End the command where a profile cannot have this name, or its file is there already."""
    if not re.fullmatch(NAME, name):
        hint = f"small letters from a to z, digits and `-`{such_as(name, '-')}"
        unusable(f"`{name}` cannot be the name of a profile\nhint: {hint}")
    if file != STANDARD_INPUT and is_there(Path(file)):
        unusable(f"`{file}` is there already, and is left alone")


def begin(  # noqa: PLR0913 - what a new profile is made of
    name: str,
    parent: str,
    *,
    file: str,
    title: str,
    source: str | None = None,
    sets: Sequence[str],
    folders: Sequence[str],
    changed: Mapping[str, Plain] | None = None,
    accepts: Mapping[str, str] | None = None,
) -> str:
    """Give the text of a profile that extends another, with some values changed.

    `changed` are rules to change beside those of `sets`, as a profile writes them; `accepts` are
    lint findings that the house means, each with the reason, written if they are there. A profile
    of a `source` calls it silent on every rule, for its author to say otherwise. The text is read
    as if it stood in `file`; what would not load ends the command.
    """
    if "@" in parent and not is_path(parent):
        unusable(f"`{parent}` is a profile under a reading, and only a profile can be extended")
    rules = load_rules(parent, sets=sets, folders=folders)
    document: dict[str, Plain] = {
        "format": FORMAT,
        "name": name,
        "title": title or name.replace("-", " ").capitalize(),
        "game": rules.profile.game,
        "extends": parent,
    }
    if source is not None:
        document["source"] = source
        document["evidence"] = {
            path: {"stance": str(Stance.SILENT)} for path in _open(rules.profile)
        }
    changes = {**(changed or {}), **_changes(rules.profile)}
    if changes:
        document["rules"] = changes
    read = partial(load_profile, file, folders=folders, catalog=rules.catalog)
    text = _text(document, file)
    made = usable(lambda: read(text=text))
    ruleset = usable(lambda: compile_ruleset(made, catalog=rules.catalog))
    if accepts:
        codes = {one.code for one in lint(ruleset, made)}
        meant: dict[str, Plain] = {
            code: reason for code, reason in accepts.items() if code in codes
        }
        document |= {"accepts": meant} if meant else {}
    return _text(document, file)


def _open(profile: Profile) -> Iterator[str]:
    """Give all on which a source is to be asked: what every table takes for granted, each rule."""
    yield from TABLE
    for setting in profile.settings:
        yield setting.id


def _text(document: dict[str, Plain], file: str) -> str:
    text = f"# yaml-language-server: $schema={_schema_from(file)}\n{dump_document(document)}"
    if "evidence" in document:
        return text.replace("\nevidence:\n", EVIDENCE, 1)
    if "rules" in document:
        return text
    return text + "# rules:\n#   scoring:\n#     nil: {made: 50, failed: -50}\n"


def _schema_from(file: str) -> str:
    """Give the way from a file to the schema that editors check it by."""
    schema = Path(str(kept("schemas"))) / "profile.schema.json"
    try:
        return Path(os.path.relpath(schema, Path(file).parent)).as_posix()
    except ValueError:
        # On another drive there is no way from here to there.
        return schema.as_posix()


def _changes(profile: Profile) -> dict[str, Plain]:
    """Give the values that were set on the command line, as a profile writes them."""
    found: dict[str, Plain] = {}
    for slot, rules in profile.rules.items():
        named: dict[str, Plain] = {}
        for name, setting in rules.items():
            own: dict[str, Plain] = {
                parameter: value
                for parameter, value in setting.parameters.items()
                if (origin := setting.origin(parameter)) is not None and origin.layer.name == SET
            }
            if own:
                named[name] = own
        if named:
            found[slot] = named
    return found


def write_new(file: str, text: str) -> None:
    """Write a file that is not there yet."""
    try:
        with Path(file).open("x", encoding="utf-8", newline="\n") as opened:
            opened.write(text)
    except FileExistsError:
        unusable(f"`{file}` is there already, and is left alone")
    except (OSError, ValueError) as fault:
        unusable(f"`{file}` cannot be written: {why(fault)}")
