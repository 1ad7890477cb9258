"""Whole rule sets that nobody wrote: for each question some policies by chance, told by chance."""

from collections.abc import Iterator, Mapping
from random import Random

from spades_rules.catalog import Catalog
from spades_rules.compiler import check_profile
from spades_rules.diagnostics import Diagnostic, Severity
from spades_rules.document import Plain, dump_document, read_document
from spades_rules.games.game import Combine, Slot
from spades_rules.profile.merge import POLICY
from spades_rules.profile.sheet import FORMAT
from spades_rules.profile.sites import entries_of
from spades_rules.testing.drawing import draw_parameters

__all__ = ["FILE", "draw_profile"]

FILE = "drawn.yaml"
"""How findings name a profile that was drawn."""
SEVERAL = (0, 1, 1, 2, 2, 3)
"""How many rules answer a question that takes several."""
MENDS = 32
"""How often what does not go together is drawn anew, at most."""


def draw_profile(
    rng: Random, *, game: str = "spades", catalog: Catalog | None = None, mends: int = MENDS
) -> str:
    """Draw a profile of a game, a document without a parent, from all that can be chosen.

    Every question that takes one rule gets one where it must, the others some. Each value is one
    that its policy takes. Where rules do not go together some of them are drawn anew, but no more
    than a few times, and how often is drawn too: so some profiles play, and others are refused.
    """
    known = Catalog.standard() if catalog is None else catalog
    slots = {slot.name: slot for slot in known.games[game].slots}
    rules: dict[str, dict[str, Plain]] = {}
    for slot in slots.values():
        rules[slot.name] = _answers(slot, known, rng, rules)
    text = _written(game, rules)
    for _ in range(rng.randint(0, mends)):
        found = check_profile(FILE, text=text, catalog=known)
        wrong = [one for one in found if one.severity is Severity.ERROR]
        if not wrong:
            break
        # A finding that speaks of no rule speaks of one that is missing.
        missing = [name for name in slots if not rules[name]]
        named = [*_slots_at(text, rng.choice(wrong))] or missing or [*slots]
        slot = slots[rng.choice(named)]
        rules[slot.name] = _answers(slot, known, rng, rules)
        text = _written(game, rules)
    return text


def _answers(
    slot: Slot, known: Catalog, rng: Random, rules: Mapping[str, Mapping[str, Plain]]
) -> dict[str, Plain]:
    """Draw the rules that answer a question; a policy may come twice and be told other things."""
    entries = known.policies_in(slot.name)
    if slot.combine is not Combine.ONE:
        many = rng.choice(SEVERAL)
    else:
        many = 1 if slot.required else rng.randint(0, 1)
    words = tuple(dict.fromkeys(_words(known, rules)))
    return {
        f"{entry.name}_{number}": {
            POLICY: entry.name,
            **draw_parameters(entry.policy, rng, words),
        }
        for number, entry in enumerate(rng.choices(entries, k=many) if entries else (), 1)
    }


def _words(known: Catalog, rules: Mapping[str, Mapping[str, Plain]]) -> Iterator[str]:
    """Give the names of the calls that rules bring, of which other rules may speak."""
    for slot, answers in rules.items():
        for rule in answers.values():
            given = dict(rule) if isinstance(rule, dict) else {}
            answer = known.policies[slot, str(given.pop(POLICY))].build(given)
            offered = getattr(answer, "vocabulary", None)
            if offered is not None:
                yield from (call.name for call in offered())


def _written(game: str, rules: Mapping[str, dict[str, Plain]]) -> str:
    return dump_document(
        {
            "format": FORMAT,
            "name": FILE.removesuffix(".yaml"),
            "title": "Drawn by chance",
            "game": game,
            "rules": {slot: answers for slot, answers in rules.items() if answers},
        }
    )


def _slots_at(text: str, wrong: Diagnostic) -> Iterator[str]:
    """Give the questions that a finding speaks of, by the lines that it names."""
    document = read_document(text, FILE).root
    lines = {span.line for span in (wrong.span, *wrong.also)}
    for slot, node in (entries_of(document, "rules") if document else {}).items():
        if any(node.key_span.line <= line <= node.end_line for line in lines):
            yield slot
