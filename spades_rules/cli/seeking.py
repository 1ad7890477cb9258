"""Which policies speak of the words that a player says, such as `jokers` or `bags`."""

import re
from collections.abc import Iterable

from spades_rules.catalog import PolicyEntry

__all__ = ["called", "speaking_of"]

TABLE_WORDS = {
    "book": "trick",
    "ruff": "trump",
    "revoke": "renege",
    "redeal": "misdeal",
    "sandbag": "bag",
    "team": "side",
    "tram": "claim",
    "wild": "promoted",
}
"""What a table says, by the word that the policies use for it."""


def called(entries: Iterable[PolicyEntry], said: str) -> tuple[PolicyEntry, ...]:
    """Give the policies of that name, and those that somebody calls so."""
    wanted = _words(said)
    return tuple(entry for entry in entries if wanted in _names(entry))


def speaking_of(entries: Iterable[PolicyEntry], said: str) -> tuple[PolicyEntry, ...]:
    """Give the policies in whose names and texts every word stands.

    Those with it in their names come first, then those whose sentence says it. Plural and singular
    are one word, and a word that only some tables use is the one that the policies use for it.
    """
    wanted = frozenset(TABLE_WORDS.get(word, word) for word in _words(said))
    found = [entry for entry in entries if wanted and wanted <= _text(entry)]

    def place(entry: PolicyEntry) -> tuple[bool, bool]:
        named = frozenset(_words(" ".join((entry.slot, entry.name, *entry.aliases))))
        return not wanted <= named, not wanted <= named.union(_words(entry.sentence))

    return tuple(sorted(found, key=place))


def _names(entry: PolicyEntry) -> set[tuple[str, ...]]:
    aliases = (alias.partition(" (")[0] for alias in entry.aliases)
    return {_words(one) for one in (entry.name, *aliases)}


def _text(entry: PolicyEntry) -> frozenset[str]:
    """Give all words that a policy says of itself and of its parameters."""
    parameters = [
        " ".join((one.name, one.doc, *map(str, one.choices))) for one in entry.parameters.values()
    ]
    names = (entry.slot, entry.name, *entry.aliases)
    return frozenset(_words(" ".join((*names, entry.sentence, entry.doc, *parameters))))


def _words(text: str) -> tuple[str, ...]:
    """Give the words of a text, small, each in the singular."""
    return tuple(
        word if word.endswith("ss") else word.removesuffix("s")
        for word in re.findall(r"[^\W_]+", text.lower())
    )
