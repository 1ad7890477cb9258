"""Rules of play that no hand can keep together, and a lead that waits for a card nobody holds."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from spades_rules.compiler.crosscheck import sites
from spades_rules.diagnostics import Diagnostic
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Binds, PlayRule
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.profile import Profile
from spades_rules.table.pack import bits_of

__all__ = ["opposed", "unheld"]

PARTS = 4
"""How many cards of each suit are tried, spread from the lowest to the highest."""


@dataclass(frozen=True, slots=True)
class _Choice:
    """A seat that is to lead or to follow has two cards to choose from."""

    table: PublicTable
    cards: int

    def wish(self, rule: PlayRule) -> int:
        """Give the card that a rule wants; 0 where it leaves both, neither, or is not asked."""
        if rule.binds is (Binds.LEADER if self.table.led else Binds.FOLLOWERS):
            return 0
        left = rule.narrow(self.table, self.cards, self.cards)
        return 0 if left == self.cards else left


def opposed(profile: Profile, ruleset: Ruleset) -> Iterator[Diagnostic]:
    """Find two rules of play that want different cards wherever both have a wish.

    Every choice between two cards is tried, to lead and to follow to each suit, in the middle of a
    round with every suit open: what holds in the first trick alone is an exception to the rest.
    """
    pairs = [pair for pair in combinations(ruleset.of("play"), 2) if _meet(*pair)]
    choices = tuple(_choices(ruleset)) if pairs else ()
    rules = dict.fromkeys(rule for pair in pairs for rule in pair)
    wishes = {rule.id: [choice.wish(rule.policy) for choice in choices] for rule in rules}
    for first, later in pairs:
        each = zip(choices, wishes[first.id], wishes[later.id], strict=True)
        both = [(choice, one, other) for choice, one, other in each if one and other]
        if both and not any(one & other for _, one, other in both):
            yield _opposed(profile, ruleset, (first, later), both[0])


def unheld(profile: Profile, ruleset: Ruleset) -> Iterator[Diagnostic]:
    """Find a lead that hangs on who holds a card that is not in the pack."""
    opened_by = ruleset.opened_by
    if opened_by and not opened_by(PublicTable(ruleset.first_settings[0])):
        name = ruleset.leading[0]
        setting = profile.rules["leading"][name.partition(".")[2]]
        deck = ruleset.of("deck")[0].id
        yield Diagnostic(
            "lead-card-not-in-pack",
            f"`{name}` asks who holds a card of which `{deck}` has none",
            setting.span or profile.where.span,
            hint=f"name a card of `{deck}`, or leave that in the pack",
            also=sites(profile, "deck", "leading"),
        )


def _meet(first: Rule, later: Rule) -> bool:
    """Tell whether two rules can bind the same seat at the same time."""
    return {first.policy.binds, later.policy.binds} != {Binds.LEADER, Binds.FOLLOWERS}


def _opposed(
    profile: Profile,
    ruleset: Ruleset,
    rules: tuple[Rule, Rule],
    shown: tuple[_Choice, int, int],
) -> Diagnostic:
    first, later = rules
    choice, *wishes = shown
    cards = ruleset.pack.cards_of
    one, other = (cards(wish)[0] for wish in wishes)
    trick = choice.table.trick
    asked = f"on a lead of {cards(trick[0])[0]}" if trick else "of a leader"
    settings = [profile.rules["play"][rule.id.partition(".")[2]] for rule in rules]
    places = [setting.span for setting in settings if setting.span is not None]
    return Diagnostic(
        "plays-cannot-be-kept",
        f"`{first.id}` and `{later.id}` cannot be kept together",
        places[-1] if places else profile.where.span,
        hint=f"drop one of them: {asked} one wants {one} and the other {other}",
        also=(*places[:-1], *sites(profile, "play")),
    )


def _choices(ruleset: Ruleset) -> Iterator[_Choice]:
    for table in _tables(ruleset):
        for one, other in combinations(_some_cards(ruleset, table), 2):
            yield _Choice(table, one | other)


def _tables(ruleset: Ruleset) -> Iterator[PublicTable]:
    """Give a table before a lead, and after a middling lead of each suit."""
    for suit in (0, *filter(None, ruleset.suits.values())):
        table = PublicTable(ruleset.first_settings[0])
        table.trick_number, table.takers, table.opened = 1, (0,), True
        if suit:
            cards = tuple(bits_of(suit))
            table.led, table.trick = suit, (cards[len(cards) // 2],)
        yield table


def _some_cards(ruleset: Ruleset, table: PublicTable) -> tuple[int, ...]:
    """Give some cards of every suit, of those that may be in a hand."""
    found: list[int] = []
    for suit in ruleset.suits.values():
        cards = tuple(bits_of(suit & ~sum(table.trick)))
        last = len(cards) - 1
        places = {last * part // (PARTS - 1) for part in range(PARTS)} if cards else set()
        found += [cards[place] for place in sorted(places)]
    return tuple(found)
