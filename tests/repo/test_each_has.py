"""Every policy, code and command has what belongs to it, and nothing has what belongs to nobody."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from spades_rules.audit.difference import Agreement, ChangeKind, DiffVerdict, Direction
from spades_rules.audit.proofs import QUESTIONS
from spades_rules.catalog import Catalog, PolicyEntry
from spades_rules.catalog.docs import sources_in
from spades_rules.cli.dispatch import COMMANDS
from spades_rules.document import Plain, read_document
from spades_rules.kernel.sight import Sees, sight_of
from spades_rules.profile import heads, load_profile, register_of

POLICIES = tuple(Catalog.builtin().policies.values())

PROCEDURE = "procedure"
"""What people do and no program enforces: no situation can ask for it."""

every_policy = pytest.mark.parametrize(
    "entry", POLICIES, ids=[f"{one.slot}.{one.name}" for one in POLICIES]
)


@every_policy
def test_every_policy_has_a_page(entry: PolicyEntry, root: Path) -> None:
    assert (root / "docs/reference/policies" / f"{entry.slot}.{entry.name}.md").is_file()


@every_policy
def test_every_policy_says_who_plays_it(entry: PolicyEntry) -> None:
    assert entry.sentence
    assert entry.source


@pytest.fixture(scope="module")
def texts() -> frozenset[str]:
    """Give every name that a policy can give as its source."""
    shipped = {
        head.name if head.game == "spades" else f"{head.game}/{head.name}" for head in heads()
    }
    return frozenset(shipped | {*register_of(load_profile("canonical"))})


@every_policy
def test_every_source_of_a_policy_is_a_profile_or_a_registered_text(
    entry: PolicyEntry, texts: frozenset[str]
) -> None:
    assert {*sources_in(entry.source)} - texts == set()


def test_every_registered_text_is_modelled_by_a_profile_or_named_by_a_policy() -> None:
    modelled = {head.source for head in heads()}
    named = {name for entry in POLICIES for name in sources_in(entry.source)}
    assert {*register_of(load_profile("canonical"))} - modelled - named == set()


@every_policy
def test_every_policy_has_a_file_of_tests(entry: PolicyEntry, root: Path) -> None:
    assert (root / "tests/policies" / entry.slot / f"test_{entry.name}.py").is_file()


@every_policy
def test_every_policy_is_in_force_in_some_case(
    entry: PolicyEntry, in_cases: frozenset[tuple[str, str]]
) -> None:
    assert entry.slot == PROCEDURE or (entry.slot, entry.name) in in_cases


@pytest.fixture(scope="module")
def in_cases(root: Path) -> frozenset[tuple[str, str]]:
    """Give the policies by which a case asks something.

    They are those of every profile, under every reading, and those that a case puts in by itself.
    """
    labels = {str(case["profile"]) for case in plain_cases(root) if "profile" in case}
    settings = [one for label in labels for one in load_profile(label).settings]
    shipped = {(one.id.partition(".")[0], one.policy) for one in settings}
    return frozenset(shipped | set(put_in(root)))


DECLARING = ("calls", "bidding", "exchange", "leading", "play", "claim", "ending", "result")
"""The slots whose rules say what their answers hang on; settling rules of scoring do, too."""


@every_policy
def test_every_policy_says_what_its_answer_hangs_on(entry: PolicyEntry) -> None:
    if entry.slot in DECLARING or hasattr(entry.policy, "settle"):
        seen = sight_of(entry.policy)
        assert seen is not None
        assert all(isinstance(one, Sees) for one in seen)


def plain_cases(root: Path) -> Iterator[dict[str, Plain]]:
    for file in (root / "tests/cases").glob("*.yaml"):
        reading = read_document(file.read_bytes(), file.name)
        plain = reading.root.plain() if reading.root else []
        if isinstance(plain, list):
            yield from (case for case in plain if isinstance(case, dict))


def put_in(root: Path) -> Iterator[tuple[str, str]]:
    """Give the slot and the policy of every rule that a case gives whole under `with`."""
    for case in plain_cases(root):
        match case:
            case {"with": dict(rules)}:
                for rule, given in rules.items():
                    match given:
                        case {"policy": str(policy)}:
                            yield rule.partition(".")[0], policy
                        case _:
                            continue
            case _:
                continue


def codes_emitted(root: Path) -> set[str]:
    """Give every code that stands in the package, in the place of one."""
    said = re.compile(r"(?:Diagnostic|misfit|\badd)\(\s*\"([a-z]+(?:-[a-z]+)+)\"")
    return {
        code
        for file in (root / "spades_rules").rglob("*.py")
        for code in said.findall(file.read_text(encoding="utf-8"))
    }


def codes_with_pages(root: Path) -> set[str]:
    return {file.stem for file in (root / "docs/reference/codes").glob("*.md")} - {"README"}


def codes_with_examples(root: Path) -> set[str]:
    kinds = ("profiles/bad", "cases/bad")
    return {one.name for kind in kinds for one in (root / "tests" / kind).iterdir()}


def test_every_code_that_is_given_has_a_page(root: Path) -> None:
    assert codes_emitted(root) <= codes_with_pages(root)


def test_every_code_has_a_bad_example_and_every_example_a_code(root: Path) -> None:
    assert codes_with_examples(root) == codes_with_pages(root)


def test_the_page_of_a_code_shows_it_in_its_example(root: Path) -> None:
    without = [
        code
        for code in codes_with_pages(root)
        if f"[{code}]: " not in (root / f"docs/reference/codes/{code}.md").read_text("utf-8")
    ]
    assert without == []


@pytest.mark.parametrize("name", COMMANDS)
def test_every_part_of_the_command_is_used_in_a_guide(name: str, root: Path) -> None:
    guides = [*(root / "docs/how-to").glob("*.md"), *(root / "docs/tutorial").glob("*.md")]
    assert any(f"$ spades-rules {name}" in guide.read_text("utf-8") for guide in guides)


WORDS = (*ChangeKind, *DiffVerdict, *Direction, *Agreement, *(one.name for one in QUESTIONS))
"""Every word in which a comparison is told."""


@pytest.mark.parametrize("word", WORDS)
def test_every_word_of_a_comparison_has_its_meaning_in_the_reference(word: str, root: Path) -> None:
    page = (root / "docs/reference/changes.md").read_text(encoding="utf-8")
    (row,) = (line for line in page.splitlines() if line.startswith(f"| `{word}` |"))
    assert all(cell.strip() for cell in row.strip("|").split("|"))


@pytest.mark.parametrize("word", WORDS)
def test_every_word_of_a_comparison_is_explained(word: str, root: Path) -> None:
    page = (root / "docs/explanation/how-rule-sets-are-compared.md").read_text(encoding="utf-8")
    assert f"*{word}*" in page or f"`{word}`" in page
