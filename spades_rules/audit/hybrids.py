"""Rule sets between two others: the first with some of its rules as the second has them."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from spades_rules.audit.proofs.question import Comparison, Question
from spades_rules.audit.roundstold import deal_alike
from spades_rules.catalog import Catalog
from spades_rules.compiler import compile_ruleset
from spades_rules.games.game import Combine, Game
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.profile import Profile, ProfileError, Setting

__all__ = ["Between", "Pair", "changed_rules", "pair_of", "same_table"]


@dataclass(frozen=True, slots=True)
class Pair:
    """Two profiles of one game with the rule sets that they make."""

    a: Profile
    b: Profile
    one: Ruleset
    """What the first profile makes."""
    other: Ruleset
    """What the second profile makes."""
    game: Game
    catalog: Catalog
    named: bool = True
    """Whether the second can be loaded by its name; if not, it is the first with some changes."""


def pair_of(a: Profile, b: Profile, catalog: Catalog) -> Pair:
    """Put two profiles side by side. Raises `ProfileError` where one cannot be played."""
    one, other = compile_ruleset(a, catalog=catalog), compile_ruleset(b, catalog=catalog)
    return Pair(a, b, one, other, catalog.games[a.game], catalog)


class Between:
    """All rule sets between two others, each told by the rules that are as in the second.

    It keeps what it has made and compared for as long as one comparison lasts.
    """

    __slots__ = ("_compared", "_made", "_parting", "_valid", "changed", "pair", "seed")

    pair: Pair
    changed: frozenset[str]
    """The rules that the two do not share."""
    seed: int
    """What situations are drawn from that cannot all be tried."""

    def __init__(self, pair: Pair, changed: Collection[str], *, seed: int) -> None:
        """Start with nothing compared."""
        self.pair = pair
        self.changed = frozenset(changed)
        self.seed = seed
        self._made: dict[frozenset[str], Ruleset] = {}
        self._valid: dict[frozenset[str], bool] = {}
        self._compared: dict[tuple[str, frozenset[str], frozenset[str]], Comparison] = {}
        self._parting: dict[tuple[str, frozenset[str], frozenset[str]], bool] = {}

    def ruleset(self, rules: Collection[str]) -> Ruleset:
        """Give the first rule set with some rules as the second has them.

        It can be asked even where `is_valid` says that nobody can have it. A question that takes
        one rule is answered by the second's where that rule is among those that change.
        """
        key = frozenset(rules)
        if key not in self._made:
            self._made[key] = self._mixed(key)
        return self._made[key]

    def is_valid(self, rules: Collection[str]) -> bool:
        """Tell whether these rules go together, so that somebody can have them."""
        key = frozenset(rules)
        if key not in self._valid:
            self._valid[key] = not key or key == self.changed or self._compiles(key)
        return self._valid[key]

    def compare(
        self, question: Question, first: Collection[str], second: Collection[str]
    ) -> Comparison:
        """Put a question to two of the rule sets."""
        key = (question.name, frozenset(first), frozenset(second))
        if key not in self._compared:
            one, other = self.ruleset(first), self.ruleset(second)
            self._compared[key] = question.compare(one, other, self.seed)
        return self._compared[key]

    def parts(self, question: Question, first: Collection[str], second: Collection[str]) -> bool:
        """Tell whether two of the rule sets part on a question, and no more than that."""
        key = (question.name, frozenset(first), frozenset(second))
        if key in self._compared or question.parts is None:
            return self.compare(question, first, second).differing > 0
        if key not in self._parting:
            one, other = self.ruleset(first), self.ruleset(second)
            self._parting[key] = question.parts(one, other, self.seed)
        return self._parting[key]

    def _mixed(self, rules: frozenset[str]) -> Ruleset:
        pair = self.pair
        if not rules:
            return pair.one
        if rules == self.changed:
            return pair.other
        ours = {rule.id: rule for rule in pair.one.rules}
        theirs = {rule.id: rule for rule in pair.other.rules}
        slots = tuple(slot.name for slot in pair.game.slots)
        ids = _merged(tuple(ours), tuple(theirs), self._whole(rules), slots)
        mixed = tuple((theirs if taken else ours)[rule] for rule, taken in ids)
        return Ruleset(pair.one.game, mixed, "")

    def _compiles(self, rules: frozenset[str]) -> bool:
        try:
            compile_ruleset(self._profile(rules), catalog=self.pair.catalog)
        except ProfileError:
            return False
        return True

    def _profile(self, rules: frozenset[str]) -> Profile:
        pair, taken = self.pair, self._whole(rules)
        slots: dict[str, Mapping[str, Setting]] = {}
        for slot in pair.game.slots:
            ours = {one.id: one for one in pair.a.rules.get(slot.name, {}).values()}
            theirs = {one.id: one for one in pair.b.rules.get(slot.name, {}).values()}
            slots[slot.name] = {
                rule.partition(".")[2]: (theirs if other else ours)[rule]
                for rule, other in _merged(tuple(ours), tuple(theirs), taken, (slot.name,))
            }
        return replace(pair.a, rules=slots)

    def _whole(self, rules: frozenset[str]) -> frozenset[str]:
        """Give some rules with all others that answer the same question where it takes one rule."""
        single = {slot.name for slot in self.pair.game.slots if slot.combine is Combine.ONE}
        meant = {_slot(rule) for rule in rules} & single
        return rules | {rule for rule in self.changed if _slot(rule) in meant}


def changed_rules(one: Ruleset, other: Ruleset) -> frozenset[str]:
    """Give the rules that two rule sets do not share; their order is not looked at."""
    ours = {rule.id: rule.policy for rule in one.rules}
    theirs = {rule.id: rule.policy for rule in other.rules}
    return frozenset(
        rule
        for rule in ours.keys() | theirs.keys()
        if rule not in ours or rule not in theirs or ours[rule] != theirs[rule]
    )


def same_table(one: Ruleset, other: Ruleset) -> bool:
    """Tell whether the same seats play with the same cards, so that every question compares."""
    return _laid(one) == _laid(other) and deal_alike(one, other)


def _laid(ruleset: Ruleset) -> object:
    return (
        ruleset.seating,
        ruleset.pack.cards,
        tuple(ruleset.suits.items()),
        ruleset.trumps,
    )


def _merged(
    ours: Sequence[str], theirs: Sequence[str], taken: Collection[str], slots: Sequence[str]
) -> tuple[tuple[str, bool], ...]:
    """Give the ids of ours with some taken from theirs, each with whether it is.

    With the two changed round, and the other ones taken, they stand in the same order.
    """
    return tuple(
        (rule, rule in taken and rule in theirs)
        for slot in slots
        for rule in _in_slot(
            [rule for rule in ours if _slot(rule) == slot],
            [rule for rule in theirs if _slot(rule) == slot],
            taken,
        )
    )


def _in_slot(ours: list[str], theirs: list[str], taken: Collection[str]) -> list[str]:
    woven = _woven(ours, theirs)
    if woven:
        return [rule for rule in woven if rule in (theirs if rule in taken else ours)]
    # Where the two have rules in another order, one that is taken stands as among theirs: right
    # after the nearest rule before it that is there too.
    kept = [rule for rule in ours if rule not in taken]
    for place, rule in enumerate(theirs):
        if rule in taken:
            before = [one for one in theirs[:place] if one in kept]
            kept.insert(kept.index(before[-1]) + 1 if before else 0, rule)
    return kept


def _woven(ours: list[str], theirs: list[str]) -> list[str]:
    """Give all rules of two lists, each list in its order; none where that cannot be.

    What only one of them has between two rules of both comes by its name.
    """
    both = [rule for rule in ours if rule in theirs]
    if both != [rule for rule in theirs if rule in ours]:
        return []
    woven: list[str] = []
    for ends in pairwise((None, *both, None)):
        runs = (_between(ours, *ends), _between(theirs, *ends))
        woven += [rule for run in sorted(runs) for rule in run]
        woven += [end for end in ends[1:] if end]
    return woven


def _between(rules: list[str], first: str | None, last: str | None) -> list[str]:
    start = 0 if first is None else rules.index(first) + 1
    return rules[start : None if last is None else rules.index(last)]


def _slot(rule: str) -> str:
    return rule.partition(".")[0]
