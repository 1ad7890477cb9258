"""How merged rules become policies: each is made with all its parameters, or found wanting."""

from collections.abc import Mapping
from dataclasses import dataclass

from spades_rules.catalog import Catalog, Problem, Unfit, parameters_of
from spades_rules.diagnostics import Diagnostic, allowed
from spades_rules.document import Node
from spades_rules.profile.asking import wrong_type
from spades_rules.profile.merge import Piece, Pile
from spades_rules.profile.model import Setting
from spades_rules.profile.sites import with_sites

__all__ = ["Settled", "settle", "settle_one"]


@dataclass(frozen=True, slots=True)
class Settled:
    """The rules of a profile as policies, by slot and name."""

    settings: Mapping[tuple[str, str], Setting]
    broken: frozenset[str]
    """Slots in which some rule is not among them."""


def settle(
    pile: Pile,
    catalog: Catalog,
    found: list[Diagnostic],
    *,
    before: tuple[Pile, Settled] | None = None,
) -> Settled:
    """Make every rule of a pile; those that a pile before had too need not be made again."""
    made: dict[tuple[str, str], Setting] = {}
    broken = set(pile.lost)
    for key, piece in pile.rules.items():
        setting = None
        if before is not None and before[0].rules.get(key) is piece:
            setting = before[1].settings.get(key)
        setting = setting or settle_one(key, piece, catalog, found)
        if setting is None:
            broken.add(key[0])
        else:
            made[key] = setting
    return Settled(made, frozenset(broken))


def settle_one(
    key: tuple[str, str], piece: Piece, catalog: Catalog, found: list[Diagnostic]
) -> Setting | None:
    """Make one rule, or say at each place why it cannot be made."""
    slot, name = key
    word = piece.named[-1]
    policy = word.value
    if not isinstance(policy, str):
        if not piece.broken and word.node is not None:
            found.append(wrong_type(word.node, f"the policy of `{slot}.{name}`", "text"))
        return None
    entry = catalog.policies.get((slot, policy))
    if entry is None:
        if word.node is not None:
            found.append(_unknown_policy(slot, policy, word.node, catalog))
        return None
    answer = entry.build({name: given[-1].value for name, given in piece.given.items()})
    if isinstance(answer, Unfit):
        found.extend(
            _finding(problem, piece)
            for problem in answer.problems
            # What is broken counts as not given, and is no second finding.
            if not (piece.broken and problem.code == "missing-parameter")
        )
        return None
    if piece.broken:
        return None
    return Setting(
        id=f"{slot}.{name}",
        policy=policy,
        parameters=parameters_of(answer),
        named=piece.named,
        origins=piece.given,
        answer=answer,
    )


def _unknown_policy(slot: str, policy: str, node: Node, catalog: Catalog) -> Diagnostic:
    known = tuple(entry.name for entry in catalog.policies_in(slot))
    others = [f"`{place}`" for place, name in catalog.policies if name == policy]
    elsewhere = f"it answers {' and '.join(others)}: write the rule there" if others else ""
    return Diagnostic(
        "unknown-policy",
        f"there is no policy `{policy}` for `{slot}`",
        node.span,
        hint=elsewhere or allowed(policy, known),
    )


def _finding(problem: Problem, piece: Piece) -> Diagnostic:
    """Put a problem where the value in question is written, be it in a parent's file."""
    policy = node = piece.named[-1].node or piece.node
    if problem.path:
        name, *rest = problem.path
        node = piece.given[str(name)][-1].node or node
        for step in rest:
            node = _inner(node, step)
    span = node.key_span if problem.on_key else node.span
    one = Diagnostic(problem.code, problem.message, span, hint=problem.hint)
    # What a policy asks for or does not know is found where it is named, or where it is not.
    if not problem.path:
        return with_sites(one, piece.node.key_span)
    return with_sites(one, policy.span) if problem.on_key else one


def _inner(node: Node, step: str | int) -> Node:
    """Go one step into a list or mapping."""
    match node.value:
        case dict(entries):
            return entries[str(step)]
        case tuple(items):
            return items[int(step)]
        case _:
            return node
