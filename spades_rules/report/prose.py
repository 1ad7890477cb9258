"""A rule as one says it at the table, in the words of the house.

A policy says itself in two class variables, each a mapping of texts. In `says` the text under `""`
is the sentence of the rules. `{made}` in it stands for a parameter, `{made:+}` for one with its
sign, and `[trick]`, `[tricks]`, `[side]`, `[sides]` for what the house calls those. Beside it stand
phrases: `exactly=true` is said in place of one value, `cards` in place of any other, with `{}` for
the value, and either with ` if both=unit` behind it only beside that value of another parameter.
`triggers:join` is the word between the last two of a list, `to:left` what is said of one word in
it, `steps:each` the text of one mapping in it. With ` without nils` behind it a text is said, in
place of the sentence or of a value, at a table that lacks those: nils, twins, trumps or calls; a
value that means nothing there can go unsaid, as long as any other is said. A parameter that the
sentence leaves out is listed behind it, and so is every parameter of a policy that says nothing of
itself.

In `briefly` the text under `""` is what a rule is called where it is one of many differences, and a
text under `+made,failed` is said when one of those parameters is not as expected, the text under
`!made,failed` also of every rule that only one of two rule sets has.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from spades_rules.catalog import parameters_in
from spades_rules.catalog.docs import docs_of
from spades_rules.catalog.parameters import Parameter, parts_of, plain
from spades_rules.document import Plain
from spades_rules.kernel.parameters import words_in
from spades_rules.notation.cards import NAMES_OF_SUITS, card_words, read_card
from spades_rules.report.paragraphs import joined, plus, sentence
from spades_rules.report.reasons import value_in_words

__all__ = ["HOUSE_WORDS", "HouseWords", "in_house_words", "in_prose", "phrase", "spoken"]

HOLE = re.compile(r"\{(?P<name>\w*)(?P<sign>:\+)?\}|\[(?P<word>\w+)\]")


@dataclass(frozen=True, slots=True)
class HouseWords:
    """What a house calls the things of the game."""

    trick: str = "trick"
    side: str = "side"

    def said(self, word: str) -> str | None:
        """Give the house's word for `trick`, `tricks`, `side` or `sides`; none for any other."""
        one = {"trick": self.trick, "side": self.side}.get(word.removesuffix("s"))
        return one and one + "s" * word.endswith("s")


HOUSE_WORDS = HouseWords()
"""The words that the rules themselves are written in."""


@dataclass(frozen=True, slots=True)
class _Speaker:
    """A policy about to be put into words."""

    phrases: Mapping[str, str]
    parameters: Mapping[str, Parameter]
    values: Mapping[str, Any]
    """By parameter, as the policy keeps them."""
    words: HouseWords
    rule: str
    """The rule's own name in words."""
    lacking: tuple[str, ...]
    """What the table has none of."""


def in_prose(
    policy: Any,  # noqa: ANN401 - of any slot
    words: HouseWords = HOUSE_WORDS,
    *,
    lacking: Iterable[str] = (),
) -> str:
    """Say a rule in sentences that mention each of its parameters.

    `lacking` are those of nils, twins, trumps and calls that the table has none of.
    """
    owner: type = type(policy)
    speaker = _speaker(policy, "says", words, lacking=tuple(sorted(lacking)))
    whole = (*(f" without {thing}" for thing in speaker.lacking), "")
    said = next((speaker.phrases[key] for key in whole if key in speaker.phrases), None)
    if said is None:
        text = in_house_words(docs_of(owner).sentence, words)
        mentioned = frozenset[str]()
    else:
        text = sentence(_filled(said, speaker))
        mentioned = frozenset(found["name"] for found in HOLE.finditer(said) if found["name"])
    left = "; ".join(
        f"{spoken(name)}: {_valued(name, speaker)}"
        for name in speaker.parameters
        if name not in mentioned
    )
    return f"{text} ({left})" if left else text


def phrase(policy: Any, which: str, rule: str, words: HouseWords = HOUSE_WORDS) -> str | None:  # noqa: ANN401 - of any slot
    """Fill the text under a key of `briefly`; none where the policy has none."""
    speaker = _speaker(policy, "briefly", words, rule)
    text = speaker.phrases.get(which)
    return None if text is None else _filled(text, speaker)


def spoken(name: str) -> str:
    """Write a name of a profile as words: `failed nil tricks`."""
    return name.replace("_", " ")


def in_house_words(text: str, words: HouseWords) -> str:
    """Put the house's words into a sentence that was written without holes for them."""
    return re.sub(r"\b(?:trick|side)s?\b", lambda found: words.said(found[0]) or "", text)


def _speaker(
    policy: Any,  # noqa: ANN401 - of any slot
    texts: str,
    words: HouseWords,
    rule: str = "",
    *,
    lacking: tuple[str, ...] = (),
) -> _Speaker:
    owner: type = type(policy)
    parameters = parameters_in(owner)
    values = {name: getattr(policy, one.field) for name, one in parameters.items()}
    phrases = getattr(owner, texts, {})
    return _Speaker(phrases, parameters, values, words, spoken(rule), lacking)


def _filled(text: str, speaker: _Speaker) -> str:
    """Fill the holes of a text; what is put in is not looked through for holes."""

    def fill(hole: re.Match[str]) -> str:
        if hole["word"]:
            own = speaker.rule if hole["word"] == "rule" else speaker.words.said(hole["word"])
            return hole[0] if own is None else own
        if hole["name"] not in speaker.parameters:
            return hole[0]
        return _valued(hole["name"], speaker, signed=hole["sign"] is not None)

    return HOLE.sub(fill, text)


def _valued(name: str, speaker: _Speaker, *, signed: bool = False) -> str:
    """Say the value of a parameter, by the phrase for it if there is one."""
    value = speaker.values[name]
    exact = value_in_words(plain(value))
    for key in _keys(name, exact, speaker):
        if key in speaker.phrases:
            text = speaker.phrases[key]
            return _around(
                text, _said(name, value, speaker, signed=signed or "{:+}" in text), speaker
            )
    return _said(name, value, speaker, signed=signed)


def _keys(name: str, exact: str, speaker: _Speaker) -> Iterator[str]:
    """Give the keys under which a value may have its phrase, the narrowest first."""
    for key in (f"{name}={exact}", name):
        for thing in speaker.lacking:
            yield f"{key} without {thing}"
        for other, value in speaker.values.items():
            if other != name:
                yield f"{key} if {other}={value_in_words(plain(value))}"
        yield key


def _around(text: str, said: str, speaker: _Speaker) -> str:
    return said.join(_filled(part, speaker) for part in re.split(r"\{(?::\+)?\}", text))


def _said(name: str, value: Any, speaker: _Speaker, *, signed: bool = False) -> str:  # noqa: ANN401 - of any kind
    """Say a value that has no phrase."""
    if isinstance(value, tuple):
        each = [_entry(name, one, speaker) for one in value]
        if _names_cards(speaker.parameters[name].annotation):
            # Twins are the only cards that can be named twice, and nobody says them one by one.
            copies = Counter(each)
            each = [f"{one} (both)" if copies[one] > 1 else one for one in copies]
        return joined(each, speaker.phrases.get(f"{name}:join", "and"))
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "none"}[value]
    if isinstance(value, int):
        return plus(value) if signed else str(value)
    return _word(name, str(value), speaker)


def _entry(name: str, value: Any, speaker: _Speaker) -> str:  # noqa: ANN401 - of any kind
    """Say one entry of a list."""
    if isinstance(value, str):
        return speaker.phrases.get(f"{name}:{value}") or _word(name, value, speaker)
    written: Plain = plain(value)
    template = speaker.phrases.get(f"{name}:each")
    if template is None or not isinstance(written, dict):
        return value_in_words(written)
    owner: type = type(value)
    parameters = parameters_in(owner)
    values = {key: getattr(value, one.field) for key, one in parameters.items()}
    return _filled(template, _Speaker({}, parameters, values, speaker.words, speaker.rule, ()))


def _word(name: str, value: str, speaker: _Speaker) -> str:
    """Say a word: a card by its name, a choice or a call without its underscore, else as it is."""
    if value in NAMES_OF_SUITS and isinstance(speaker.values[name], tuple):
        return NAMES_OF_SUITS[value]
    card = read_card(value)
    parameter = speaker.parameters[name]
    if card is not None and _names_cards(parameter.annotation):
        return card_words(card)
    free = value not in parameter.choices and isinstance(speaker.values[name], str)
    return value if free else spoken(value)


def _names_cards(annotation: object) -> bool:
    """Tell whether words of this type are out of a list that needs no explaining, as cards are."""
    return any(
        words_in(part) is not None
        or any(words_in(inner) is not None for inner in getattr(part, "__args__", ()))
        for part in parts_of(annotation)
    )
