"""Every policy file is built alike: one rule, said in a sentence, each word of it explained."""

import ast
import inspect
import pkgutil
import re
from dataclasses import MISSING, Field, fields, is_dataclass
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from spades_rules import policies
from spades_rules.catalog.docs import docs_of
from spades_rules.kernel import questions
from spades_rules.profile.library import heads

ANSWERS = {
    "seating": ("seating",),
    "deck": ("cards",),
    "ranking": ("order", "suit"),
    "trump": ("trump",),
    "dealing": ("next_dealer", "drawn_dealer", "draws"),
    "calling": ("order",),
    "calls": ("vocabulary", "offers"),
    "bidding": ("narrow",),
    "exchange": ("steps",),
    "leading": ("leader",),
    "play": ("narrow",),
    "claim": ("allows", "heirs"),
    "capture": ("counted",),
    "contract": ("judge",),
    "scoring": ("earn", "settle"),
    "ending": ("reached",),
    "result": ("best",),
    "procedure": (),
}
"""For each slot the methods that answer its question; a scoring rule earns or settles."""

EXTRAS = {
    "calling": frozenset({"calls_in"}),
    "calls": frozenset({"always"}),
    "dealing": frozenset({"each_in"}),
    "ending": frozenset({"earn", "fallen", "winners"}),
    "exchange": frozenset({"before_calls", "steps_of", "taken_by"}),
    "leading": frozenset({"opened_by"}),
    "play": frozenset({"keeps"}),
    "procedure": frozenset({"penalty", "throws_in"}),
    "ranking": frozenset({"promoted"}),
    "scoring": frozenset({"unites"}),
    "trump": frozenset({"trump_in"}),
}
"""What a policy may say beyond its answer, so that others or the kernel need not ask more."""

FILES = [
    (slot.name, file.name)
    for slot in pkgutil.iter_modules(policies.__path__)
    for file in pkgutil.iter_modules([str(Path(policies.__path__[0]) / slot.name)])
]

every_policy = pytest.mark.parametrize(
    ("slot", "name"), FILES, ids=[f"{slot}-{name}" for slot, name in FILES]
)


def module_of(slot: str, name: str) -> ModuleType:
    """Load the file of a policy."""
    return import_module(f"spades_rules.policies.{slot}.{name}")


def policy_of(slot: str, name: str) -> type:
    """Give the one public class of the file."""
    module = module_of(slot, name)
    return getattr(module, module.__all__[0])


def parameters(policy: type) -> list[Field[object]]:
    """Give the fields that a profile may set."""
    return [field for field in fields(policy) if field.init]


def entries(policy: type) -> list[type]:
    """Give the classes of what stands in the lists that a profile may write for it."""
    hints = get_type_hints(policy)
    return [
        part
        for field in parameters(policy)
        if get_origin(hints[field.name]) is tuple
        for part in get_args(hints[field.name])
        if is_dataclass(part)
    ]


def attribute_docs(policy: type) -> dict[str, str]:
    """Read the text that stands under each field."""
    tree = ast.parse(inspect.getsource(policy)).body[0]
    assert isinstance(tree, ast.ClassDef)
    return {
        above.target.id: inspect.cleandoc(below.value.value)
        for above, below in pairwise(tree.body)
        if isinstance(above, ast.AnnAssign)
        and isinstance(above.target, ast.Name)
        and isinstance(below, ast.Expr)
        and isinstance(below.value, ast.Constant)
    }


def choices(hint: object) -> tuple[str, ...]:
    """Give the words that a parameter may be, if it is a choice or a list of choices."""
    if get_origin(hint) is Literal:
        return get_args(hint)
    return tuple(word for part in get_args(hint) for word in choices(part))


def test_every_slot_has_a_policy() -> None:
    assert {slot for slot, _ in FILES} == set(ANSWERS)


@every_policy
def test_a_file_has_one_public_class_named_after_it(slot: str, name: str) -> None:
    module = module_of(slot, name)
    assert module.__all__ == ["".join(word.capitalize() for word in name.split("_"))]
    own = [
        word
        for word, thing in vars(module).items()
        if inspect.isclass(thing) and thing.__module__ == module.__name__
    ]
    listed = [entry.__name__ for entry in entries(policy_of(slot, name))]
    assert sorted(own) == sorted([*module.__all__, *listed])


@every_policy
def test_a_file_opens_with_one_sentence(slot: str, name: str) -> None:
    sentence = module_of(slot, name).__doc__
    assert sentence is not None
    assert "\n" not in sentence
    assert sentence.endswith(".")


@every_policy
def test_a_policy_is_a_value_that_nobody_can_change(slot: str, name: str) -> None:
    policy = policy_of(slot, name)
    assert is_dataclass(policy)
    assert policy.__dataclass_params__.frozen
    assert "__dict__" not in dir(policy)
    assert all(field.kw_only for field in parameters(policy))


@every_policy
def test_a_policy_says_its_rule_in_a_sentence_and_who_plays_it(slot: str, name: str) -> None:
    paragraphs = inspect.cleandoc(policy_of(slot, name).__doc__ or "").split("\n\n")
    assert paragraphs[0].endswith(".")
    assert "`" not in paragraphs[0]
    assert paragraphs[-1].startswith("Source: ")
    assert paragraphs[-1].endswith(".")
    assert len(paragraphs) >= 2


@every_policy
def test_an_entry_of_a_list_is_a_value_each_word_of_it_explained(slot: str, name: str) -> None:
    for entry in entries(policy_of(slot, name)):
        assert entry.__dataclass_params__.frozen
        assert "__dict__" not in dir(entry)
        assert list(attribute_docs(entry)) == [field.name for field in parameters(entry)]


@every_policy
def test_every_parameter_is_explained_and_every_choice_of_it(slot: str, name: str) -> None:
    policy = policy_of(slot, name)
    docs = attribute_docs(policy)
    hints = get_type_hints(policy, include_extras=True)
    for field in parameters(policy):
        text = docs[field.name]
        assert text.split("\n", maxsplit=1)[0].strip()
        explained = [line.split("`")[1] for line in text.splitlines() if line.startswith("`")]
        assert [word for word in explained if word != "null"] == list(choices(hints[field.name]))
        assert ("`null`: " in text) == (type(None) in get_args(hints[field.name]))


@every_policy
def test_a_choice_left_out_is_the_first_one(slot: str, name: str) -> None:
    policy = policy_of(slot, name)
    hints = get_type_hints(policy, include_extras=True)
    for field in parameters(policy):
        words = choices(hints[field.name])
        if words and field.default is not MISSING:
            assert field.default in (words[0], words)


@every_policy
def test_a_policy_answers_its_slots_question_and_no_other(slot: str, name: str) -> None:
    policy = policy_of(slot, name)
    asked = {word for words in ANSWERS.values() for word in words}
    public = {
        word
        for word, thing in vars(policy).items()
        if inspect.isfunction(thing) and not word.startswith("_")
    }
    expected = set(ANSWERS[slot])
    if slot in ("claim", "scoring"):
        assert len(public & expected) == 1
    else:
        assert public & asked - EXTRAS.get(slot, frozenset()) == expected
    assert public <= expected | EXTRAS.get(slot, frozenset())


@every_policy
def test_a_rule_of_play_says_whom_it_binds_and_a_rule_of_score_what_it_fills(
    slot: str, name: str
) -> None:
    policy = policy_of(slot, name)
    assert isinstance(getattr(policy, "binds", None), questions.Binds) == (slot == "play")
    assert (getattr(policy, "tally", None) in ("", "bags")) == (slot == "scoring")


@every_policy
def test_a_profile_of_another_game_that_is_named_as_a_source_is_shipped(
    slot: str, name: str
) -> None:
    games = "|".join({head.game for head in heads()})
    named = re.findall(rf"\b(?:{games})/[a-z-]+\b", docs_of(policy_of(slot, name)).source)
    assert set(named) <= {f"{head.game}/{head.name}" for head in heads()}


@every_policy
def test_another_name_says_who_calls_it_so(slot: str, name: str) -> None:
    for alias in docs_of(policy_of(slot, name)).aliases:
        assert re.fullmatch(r"[\w ]+ \([^()]+\)", alias), alias


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("suicide", {"suicide", "side_minimum", "side_maximum"}),
        ("double nil", {"blind_nil_bid", "nil_points"}),
        ("zero", {"nil_bid", "plain_zero"}),
        ("whiz", {"whiz"}),
        ("ten for two hundred", {"contract_points", "contract_bonus"}),
    ],
)
def test_a_word_that_sources_use_in_several_senses_is_told_in_each(
    word: str, meant: set[str]
) -> None:
    named = {
        name
        for slot, name in FILES
        for alias in docs_of(policy_of(slot, name)).aliases
        if alias.startswith(f"{word} (")
    }
    assert named == meant
