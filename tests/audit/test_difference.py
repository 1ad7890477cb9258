"""The words of a comparison read the same from the other end, but for those that have a mirror."""

import pytest

from spades_rules.audit.difference import ChangeKind, Direction


@pytest.mark.parametrize("word", [*ChangeKind, *Direction])
def test_the_mirror_of_a_mirror_is_the_word_itself(word: ChangeKind | Direction) -> None:
    assert word.mirrored.mirrored is word


def test_a_rule_that_comes_from_the_one_end_goes_from_the_other() -> None:
    other_words = {kind: kind.mirrored for kind in ChangeKind if kind.mirrored is not kind}
    assert other_words == {"added": "removed", "removed": "added"}


def test_what_is_more_from_the_one_end_is_less_from_the_other() -> None:
    other_words = {one: one.mirrored for one in Direction if one.mirrored is not one}
    assert other_words == {
        "looser": "stricter",
        "stricter": "looser",
        "higher": "lower",
        "lower": "higher",
        "sooner": "later",
        "later": "sooner",
    }
