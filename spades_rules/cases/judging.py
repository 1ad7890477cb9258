"""An answer held against what was expected; only what the expectation names is looked at."""

from collections.abc import Callable, Iterator, Mapping

from spades_rules.document import Plain

__all__ = ["failures_in"]

_SETS = ("legal", "codes", "lint")
"""Keys whose entries may stand in any order and are all of them."""


def failures_in(
    expected: Mapping[str, Plain],
    got: Mapping[str, Plain],
    *,
    naming: Callable[[str], str] = lambda word: word,
) -> tuple[str, ...]:
    """Say in words where an answer is not as expected; nothing where all is well.

    `naming` gives a call as the rules call it, so that a bare `0` can stand for `nil`.
    """
    return tuple(_failures(expected, got, naming))


def _failures(
    expected: Mapping[str, Plain], got: Mapping[str, Plain], naming: Callable[[str], str]
) -> Iterator[str]:
    for key, wanted in expected.items():
        if key not in got:
            yield f"`{key}`: expected {_said(wanted)}, and there is none at this moment"
            continue
        answer = got[key]
        if key in _SETS and isinstance(wanted, list) and isinstance(answer, list):
            yield from _sets(key, [naming(str(word)) for word in wanted], [*map(str, answer)])
        elif key == "refused" and isinstance(wanted, dict) and isinstance(answer, dict):
            named = {naming(word): rule for word, rule in wanted.items()}
            yield from _parts(key, named, answer)
        elif key == "lines" and isinstance(wanted, dict) and isinstance(answer, dict):
            yield from _lines(wanted, answer)
        elif wanted != answer:
            yield f"`{key}`: expected {_said(wanted)}, got {_said(answer)}"


def _lines(wanted: Mapping[str, Plain], got: Mapping[str, Plain]) -> Iterator[str]:
    for side, lines in wanted.items():
        there = got.get(side)
        if isinstance(lines, dict) and isinstance(there, dict):
            yield from _sums(f"lines of side {side}", lines, there)
        else:
            yield f"`lines`: there is no side {side}"


def _sets(key: str, wanted: list[str], got: list[str]) -> Iterator[str]:
    missing = [word for word in wanted if word not in got]
    beyond = [word for word in got if word not in wanted]
    if len(missing) == len(wanted) and len(beyond) == len(got) and (missing or beyond):
        # With nothing in common both lists say it all.
        yield f"`{key}`: expected {_listed(wanted)}, got {_listed(got)}"
    elif missing or beyond:
        parts = [f"lacks {_listed(missing)}"] if missing else []
        parts += [f"has {_listed(beyond)} too"] if beyond else []
        which = " and ".join(parts)
        yield f"`{key}`: expected {_listed(wanted)}, got {_listed(got)}, which {which}"


def _parts(key: str, wanted: Mapping[str, Plain], got: Mapping[str, Plain]) -> Iterator[str]:
    for word, rule in wanted.items():
        if got.get(word) != rule:
            answer = f"by {got[word]}" if word in got else "not at all"
            yield f"`{key}`: expected {word} refused by {rule}, got {answer}"


def _sums(what: str, wanted: Mapping[str, Plain], got: Mapping[str, Plain]) -> Iterator[str]:
    for rule, points in wanted.items():
        answer = got.get(rule, 0)
        if answer != points:
            yield f"`{what}`: expected {points} by {rule}, got {answer}"


def _said(value: Plain) -> str:
    match value:
        case list():
            return _listed([_said(one) for one in value])
        case dict():
            return "{" + ", ".join(f"{key}: {_said(one)}" for key, one in value.items()) + "}"
        case None | True | False:
            return {None: "null", True: "true", False: "false"}[value]
        case _:
            return str(value) or "nothing"


def _listed(words: list[str]) -> str:
    return "[" + ", ".join(words) + "]"
