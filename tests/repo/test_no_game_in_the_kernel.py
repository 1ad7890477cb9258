"""The kernel and the table know no game: not one word that belongs to a single game is in them."""

import re
from pathlib import Path

import pytest

from spades_rules.catalog import Catalog

WORDS = {
    *("spade", "heart", "diamond", "club", "nil", "bag", "blind nil", "cutthroat", "suicide"),
    *("whist", "honour", "honor", "odd trick", "oh hell", "hell", "hook", "moon", "queen", "jack"),
    *("penalty card", "whiz", "mirror", "bridge", "euchre"),
}
"""What one game calls its own things."""

OWN = re.compile(r"spades_rules[.\w]*")
"""The name of the package, which is no word of a game here."""


def said(root: Path, room: str) -> dict[str, str]:
    """Give the text of every file of a room, by its name."""
    return {
        file.name: OWN.sub("", file.read_text(encoding="utf-8")).lower()
        for file in sorted((root / "spades_rules" / room).glob("*.py"))
    }


def found_in(text: str) -> list[str]:
    """Give the words of games in a text, alone or in the plural."""
    return [word for word in sorted(WORDS) if re.search(rf"(?<![a-z]){word}s?(?![a-z])", text)]


@pytest.mark.parametrize("room", ["kernel", "table"])
def test_no_word_of_a_game_is_in_the_room(root: Path, room: str) -> None:
    offenders = {name: found_in(text) for name, text in said(root, room).items()}
    assert {name: words for name, words in offenders.items() if words} == {}


def test_the_name_of_every_game_is_among_the_words() -> None:
    names = [word for game in Catalog.builtin().games for word in game.split("-")]
    assert [name for name in names if name != "oh" and not found_in(name)] == []


def test_such_a_word_would_be_found() -> None:
    assert found_in("a failed nil, two bags and the queen of hearts") == [
        "bag",
        "heart",
        "nil",
        "queen",
    ]
    assert found_in("which suit is trump, said the shell of the sidebag") == []
