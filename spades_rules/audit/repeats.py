"""Values that a file sets to what they were already."""

from collections.abc import Iterator

from spades_rules.audit.places import own_layers
from spades_rules.catalog import parameters_in
from spades_rules.catalog.parameters import plain
from spades_rules.diagnostics import Diagnostic, Severity
from spades_rules.document import Plain
from spades_rules.profile import Profile, Setting

__all__ = ["in_words", "repeats"]


def repeats(profile: Profile) -> Iterator[Diagnostic]:
    """Give the values that the file itself sets and that a parent, or its policy, has already.

    What a reading or an override says is left alone, and so is a policy named once more.
    """
    own = own_layers(profile)
    for setting in profile.settings:
        for name, given in setting.origins.items():
            place = next((at for at, one in enumerate(given) if one.layer == own[0]), None)
            if place is None:
                continue
            if place:
                before, who = given[place - 1].value, f"`{given[place - 1].layer.name}`"
            elif setting.named[0].layer in own:
                # The rule is the file's own, and a value written out explains it.
                continue
            else:
                before, who = _usual(setting, name), f"`{setting.named[0].layer.name}`"
            if _same(given[place].value, before):
                value = in_words(given[place].value)
                yield Diagnostic(
                    "override-equals-inherited",
                    f"`{setting.id}.{name}` is {value} in {who} already",
                    given[place].span or profile.where.span,
                    Severity.WARNING,
                    hint="leave it out",
                )


def _usual(setting: Setting, name: str) -> Plain:
    """Give the value that a policy takes by itself."""
    policy: type = type(setting.answer)
    return plain(parameters_in(policy)[name].default)


def _same(one: Plain, two: Plain) -> bool:
    return type(one) is type(two) and one == two


def in_words(value: Plain) -> str:
    """Write a value as a profile does, on one line."""
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case list():
            return f"[{', '.join(in_words(one) for one in value)}]"
        case dict():
            inner = (f"{name}: {in_words(one)}" for name, one in value.items())
            return f"{{{', '.join(inner)}}}"
        case _:
            return str(value)
