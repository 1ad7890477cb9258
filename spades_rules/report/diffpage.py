"""A comparison of two rule sets as one page for a browser or a printer, whole in itself."""

import re
from functools import lru_cache
from html import escape

from jinja2 import Template
from markupsafe import Markup

from spades_rules.audit.difference import RuleDiff, Witness
from spades_rules.cases import write_cases
from spades_rules.notation.cards import card_words, read_card
from spades_rules.report import diffwords, sides, witnesses
from spades_rules.report.expected import Expected, expected_in_words
from spades_rules.report.outcomes import only_in_words, outcome_in_words
from spades_rules.report.pages import paper
from spades_rules.report.paragraphs import sentence

__all__ = ["diff_to_page"]

CARD = re.compile(r"(?<![\w-])(?:[2-9TJQKA][♣♦♥♠]|[BL]J)(?![\w-])")
RED = ("♦", "♥")

HEADINGS = (
    ("differs", "What differs"),
    ("open", "What is not settled"),
    ("kept", "Known and kept"),
    ("idle", "Written differently without effect"),
)


def diff_to_page(
    diff: RuleDiff, *, expected: Expected | None = None, open_questions: bool = False
) -> str:
    """Write a comparison as HTML; the entry of a rule has the anchor `#scoring.nil`.

    The page fetches nothing and runs nothing, and what a profile says is text in it and no markup.
    """
    return _template().render(
        diff=diff,
        groups=diffwords.told_apart(diff.changes),
        headings=HEADINGS,
        expected=expected,
        open_questions=open_questions,
    )


@lru_cache(maxsize=1)
def _template() -> Template:
    page = paper()
    page.filters["cards"] = _with_cards
    for words in (diffwords, sides, witnesses):
        page.globals |= {name: getattr(words, name) for name in words.__all__}
    page.globals |= {
        "expected_in_words": expected_in_words,
        "only_in_words": only_in_words,
        "outcome_in_words": outcome_in_words,
        "sentence": sentence,
        "told_of": _told,
        "write_cases": write_cases,
    }
    return page.get_template("diff.html.jinja")


def _told(witness: Witness) -> list[tuple[str, list[str]]]:
    """Give the sentences on a situation, each with those that stand further in below it."""
    told: list[tuple[str, list[str]]] = []
    for line in witnesses.witness_to_text(witness):
        if line.startswith(" ") and told:
            told[-1][1].append(line.strip())
        else:
            told.append((line, []))
    return told


def _with_cards(text: str) -> Markup:
    """Draw the cards in a text: a sign for the eye, and words for whoever listens."""
    parts, end = [], 0
    for found in CARD.finditer(text):
        parts += [escape(text[end : found.start()]), _card(found[0])]
        end = found.end()
    return Markup("".join((*parts, escape(text[end:]))))  # noqa: S704 - every part is escaped


def _card(word: str) -> str:
    card = read_card(word)
    said = word if card is None else card_words(card)
    red = " red" if word[-1] in RED else ""
    sign = word.replace("T", "10")
    return (
        f'<span class="card{red}"><span aria-hidden="true">{sign}</span>'
        f'<span class="heard">{said}</span></span>'
    )
