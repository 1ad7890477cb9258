"""How rules are laid over one another: parents, then the profile, readings and overrides."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from spades_rules.diagnostics import Diagnostic, guess
from spades_rules.document import Broken, Node
from spades_rules.profile.origins import Contribution, Layer
from spades_rules.profile.sheet import Given

__all__ = ["NOTHING", "Piece", "Pile", "lay"]

POLICY = "policy"


@dataclass(frozen=True, slots=True)
class Piece:
    """One rule as the layers so far leave it."""

    named: tuple[Contribution, ...]
    """Who named its policy, in order."""
    given: Mapping[str, tuple[Contribution, ...]]
    """For each parameter who gave it, in order."""
    node: Node
    """The rule in the last layer that spoke of it."""
    broken: bool = False
    """Whether something in it could not be read and is reported already."""


@dataclass(frozen=True, slots=True)
class Pile:
    """The rules of some layers laid over one another, by slot and name."""

    rules: Mapping[tuple[str, str], Piece]
    dropped: Mapping[tuple[str, str], Contribution]
    lost: frozenset[str] = frozenset()
    """Slots in which a rule was meant and is reported as no rule."""


NOTHING = Pile({}, {})


def lay(
    pile: Pile,
    layer: Layer,
    given: Iterable[Given],
    found: list[Diagnostic],
    *,
    drops_absent: bool = False,
) -> Pile:
    """Lay the rules of one layer over the pile.

    While the policy stays the same the keys merge; another policy replaces the rule whole, in
    its old place; `null` drops it, and dropping what is not there is a finding unless
    `drops_absent`. New rules come last. What an earlier layer lost is not missed again.
    """
    rules = dict(pile.rules)
    dropped = dict(pile.dropped)
    lost = set(pile.lost)
    for slot, name, node in given:
        key = (slot, name)
        before = rules.get(key)
        if node.value is None:
            missed = before is None and key not in dropped and slot not in pile.lost
            if missed and not drops_absent:
                found.append(_nothing_to_drop(key, node, rules))
            rules.pop(key, None)
            dropped[key] = Contribution(layer, None, node)
            continue
        piece = _piece(before, layer, node)
        if piece is None:
            if slot not in pile.lost:
                found.append(_missing_policy(key, node, rules))
            lost.add(slot)
            continue
        rules[key] = piece
        dropped.pop(key, None)
    return Pile(rules, dropped, frozenset(lost))


def _piece(before: Piece | None, layer: Layer, node: Node) -> Piece | None:
    """Lay one rule over what was there; nothing where it has no policy."""
    keys = node.value if isinstance(node.value, dict) else {}
    policy = keys.get(POLICY)
    if policy is None:
        if before is None:
            return None
        start = before
    else:
        said = Contribution(layer, policy.plain(), policy)
        if before is not None and before.named[-1].value == said.value:
            start = replace(before, named=(*before.named, said))
        else:
            start = Piece((said,), {}, node, broken=isinstance(policy.value, Broken))
    given = dict(start.given)
    broken = start.broken
    for name, value in keys.items():
        if name == POLICY:
            continue
        if _is_broken(value):
            broken = True
            continue
        given[name] = (*given.get(name, ()), Contribution(layer, value.plain(), value))
    return Piece(start.named, given, node, broken)


def _is_broken(node: Node) -> bool:
    """Tell whether a value, or anything inside it, could not be read."""
    match node.value:
        case Broken.BROKEN:
            return True
        case dict(entries):
            return any(_is_broken(one) for one in entries.values())
        case tuple(items):
            return any(_is_broken(one) for one in items)
        case _:
            return False


def _nothing_to_drop(
    key: tuple[str, str], node: Node, rules: Mapping[tuple[str, str], Piece]
) -> Diagnostic:
    slot, name = key
    return Diagnostic(
        "nothing-to-drop",
        f"there is no rule `{slot}.{name}` to drop",
        node.key_span,
        hint=_guess(key, rules),
    )


def _missing_policy(
    key: tuple[str, str], node: Node, rules: Mapping[tuple[str, str], Piece]
) -> Diagnostic:
    slot, name = key
    guess = _guess(key, rules)
    return Diagnostic(
        "missing-policy",
        f"`{slot}.{name}` is a new rule and names no `policy`",
        node.key_span,
        hint=guess or f"the policies for `{slot}` are listed by `spades-rules policies {slot}`",
    )


def _guess(key: tuple[str, str], rules: Mapping[tuple[str, str], Piece]) -> str:
    slot, name = key
    names = tuple(other for own, other in rules if own == slot)
    near = guess(name, names, before=f"{slot}.")
    elsewhere = [f"`{own}.{other}`" for own, other in rules if other == name]
    return near or (f"did you mean {' or '.join(elsewhere)}?" if elsewhere else "")
