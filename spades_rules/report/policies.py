"""What can be chosen: the policies that answer a question, with their parameters and meaning."""

from collections.abc import Iterable, Sequence
from dataclasses import MISSING

from spades_rules.catalog import Parameter, PolicyEntry
from spades_rules.catalog.parameters import plain
from spades_rules.games.game import Slot
from spades_rules.notation.plain import PlainValue
from spades_rules.report.paragraphs import count, wrapped
from spades_rules.report.reasons import value_in_words
from spades_rules.report.style import PLAIN, Style

__all__ = [
    "found_to_text",
    "policies_to_plain",
    "policies_to_text",
    "policy_to_text",
    "slots_to_text",
]


def slots_to_text(slots: Iterable[tuple[Slot, Sequence[PolicyEntry]]]) -> list[str]:
    """Give every question with the names of the policies that answer it."""
    lines = []
    for slot, entries in slots:
        lines.append(f"{slot.name}: {slot.asks}")
        lines.append(wrapped(", ".join(entry.name for entry in entries) or "nothing", indent=4))
    return lines


def policies_to_text(slot: Slot, entries: Sequence[PolicyEntry], style: Style = PLAIN) -> list[str]:
    """Give the policies that answer a question, a sentence each."""
    lines = [style.strong(f"{slot.name}: {slot.asks}"), f"  several answers: {_combined(slot)}"]
    for entry in entries:
        lines += ["", f"  {style.strong(entry.name)}", wrapped(entry.sentence, indent=4)]
        if entry.parameters:
            lines.append(
                wrapped(
                    ", ".join(_short(one) for one in entry.parameters.values()),
                    indent=4,
                    hanging=2,
                )
            )
    return lines


def found_to_text(said: str, entries: Sequence[PolicyEntry], style: Style = PLAIN) -> list[str]:
    """Give the policies that speak of what was asked for, a sentence each."""
    number = count(len(entries), "policy speaks", "policies speak")
    lines = [style.strong(f"{number} of `{said}`")]
    for entry in entries:
        lines += ["", f"  {style.strong(f'{entry.slot}.{entry.name}')}"]
        lines.append(wrapped(entry.sentence, indent=4))
    return [*lines, "", "in full: spades-rules policies SLOT.POLICY"]


def policy_to_text(entry: PolicyEntry, style: Style = PLAIN) -> list[str]:
    """Give everything that is known of a policy."""
    lines = [style.strong(f"{entry.slot}.{entry.name}"), wrapped(entry.sentence, indent=2)]
    for paragraph in entry.doc.split("\n\n") if entry.doc else ():
        lines += ["", wrapped(" ".join(paragraph.split()), indent=2)]
    for parameter in entry.parameters.values():
        lines += ["", f"  {style.strong(_short(parameter))}  {parameter.kind}"]
        lines += _meaning(parameter)
    if entry.aliases:
        lines += ["", wrapped(f"also called: {'; '.join(entry.aliases)}", indent=2, hanging=2)]
    if entry.source:
        lines += ["", wrapped(f"source: {entry.source}", indent=2, hanging=2)]
    return lines


def _combined(slot: Slot) -> str:
    words = {
        "one": "no, one rule answers",
        "union": "yes, what any rule offers is offered",
        "narrow": "yes, each in turn takes away from what is left",
        "in order": "yes, one after the other",
        "any": "yes, one yes is enough",
        "append": "yes, every rule adds its lines",
        "listed": "yes, they are only listed",
    }
    return words[slot.combine]


def _short(parameter: Parameter) -> str:
    if parameter.default is MISSING:
        return parameter.name
    return f"{parameter.name}: {value_in_words(plain(parameter.default))}"


def _meaning(parameter: Parameter) -> list[str]:
    """Give the meaning of a parameter; each line about a choice stays a line."""
    lines: list[str] = []
    for paragraph in parameter.doc.split("\n\n") if parameter.doc else ():
        joined: list[str] = []
        for line in paragraph.splitlines():
            if line.startswith("`") or not joined:
                joined.append(line.strip())
            else:
                joined[-1] += f" {line.strip()}"
        lines += [wrapped(line, indent=4, hanging=2) for line in joined]
    return lines


def policies_to_plain(entries: Iterable[PolicyEntry]) -> list[PlainValue]:
    """Give policies as plain values."""
    return [
        {
            "slot": entry.slot,
            "name": entry.name,
            "sentence": entry.sentence,
            "doc": entry.doc,
            "source": entry.source,
            "aliases": list(entry.aliases),
            "origin": entry.origin,
            "parameters": [_parameter(one) for one in entry.parameters.values()],
        }
        for entry in entries
    ]


def _parameter(parameter: Parameter) -> PlainValue:
    found: dict[str, PlainValue] = {
        "name": parameter.name,
        "kind": parameter.kind,
        "required": parameter.required,
        "choices": list(parameter.choices),
        "doc": parameter.doc,
    }
    if parameter.default is not MISSING:
        found["default"] = plain(parameter.default)
    return found
