"""A table sketched from the kind of decision on it, to ask rules of play before cards are dealt."""

from dataclasses import dataclass, field, replace
from enum import Enum, auto

from spades_rules.audit.histories import Past
from spades_rules.audit.rounds.kinds import CardKind
from spades_rules.kernel.narrowing import Narrowed, narrow_cards
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.sight import Sees, sight_of
from spades_rules.table.pack import bits_of

__all__ = ["Room", "Sketches"]

_GONE = {Past.UNTOUCHED: 0, Past.FOLLOWED: 4, Past.VOID: 3, Past.THROWN: 4}
"""How many cards of a suit are gone in a sketch, by what has become of it."""


class Room(Enum):
    """Whether a card of a suit may be played at a moment."""

    FREE = auto()
    """Whatever else is held."""
    BARE = auto()
    """By a hand of nothing but that suit."""
    SHUT = auto()
    """By nobody."""


@dataclass(slots=True)
class Sketches:
    """What two rule sets say to kinds of decision; an answer once given is kept."""

    one: Ruleset
    other: Ruleset
    suits: tuple[int, ...]
    """The suits in their usual order, each as its cards."""
    wary: bool = False
    """Whether a sketch is taken to prove nothing, since some rule looks at the very cards."""
    by_card: bool = field(init=False)
    """Whether some rule of play looks at the very cards."""
    parted_by_card: bool = field(init=False)
    """Whether one does that only one of the two has, so that hardly any sketch is right."""
    _cards: dict[int, tuple[int, ...]] = field(init=False)
    _known: dict[tuple[tuple[int, ...], tuple[Past, ...], bool], tuple[Room, ...]] = field(
        init=False, default_factory=dict
    )

    def __post_init__(self) -> None:
        """See what the rules of play look at."""
        self._cards = {suit: tuple(bits_of(suit)) for suit in self.suits}
        both = (self.one, self.other)
        ours, theirs = ({rule.policy for rule in one.of("play")} for one in both)
        sights = {policy: sight_of(policy) for policy in ours | theirs}
        seeing = {policy for policy, sees in sights.items() if sees is None or Sees.CARDS in sees}
        self.by_card, self.parted_by_card = bool(seeing), bool(seeing & (ours ^ theirs))

    def may_part(self, kind: CardKind) -> bool:
        """Tell whether the two can answer differently at a kind of decision."""
        if self.wary:
            return True
        ours, theirs = (self._ruled(ruleset, kind) for ruleset in (self.one, self.other))
        return ours != theirs

    def rooms(
        self, suits: tuple[int, ...], pasts: tuple[Past, ...], *, first: bool
    ) -> tuple[Room, ...]:
        """Tell of each card of a trick, told in suits, whether both let somebody play it.

        Who does not follow holds every other suit, or only the one that is thrown.
        """
        known = suits, pasts, first
        found = self._known.get(known)
        if found is None:
            found = tuple(
                Room.FREE
                if place and suit == suits[0]
                else self._room(CardKind(suits[:place], frozenset(), first, pasts), suit)
                for place, suit in enumerate(suits)
            )
            self._known[known] = found
        return found

    def _room(self, kind: CardKind, suit: int) -> Room:
        many = frozenset(self.suits) - {*kind.trick[:1]}
        for room, held in ((Room.FREE, many), (Room.BARE, frozenset((suit,)))):
            asked = replace(kind, held=held)
            if all(self._ruled(one, asked).left & suit for one in (self.one, self.other)):
                return room
        # A rule that looks at cards may let other ones pass.
        return Room.FREE if self.wary else Room.SHUT

    def _ruled(self, ruleset: Ruleset, kind: CardKind) -> Narrowed[int]:
        table, hand = self._sketch(ruleset, kind)
        rules = ruleset.play.to_follow if table.led else ruleset.play.to_lead
        return narrow_cards(rules, table, hand, hand)

    def _sketch(self, ruleset: Ruleset, kind: CardKind) -> tuple[PublicTable, int]:
        table = PublicTable(ruleset.waiting.setting)
        left = {suit: [*cards] for suit, cards in self._cards.items()}
        gone = 0
        for suit, past in zip(self.suits, kind.pasts, strict=True):
            cards = sum(left[suit].pop(0) for _ in range(_GONE[past]))
            gone |= cards
            if past in (Past.VOID, Past.THROWN):
                table.mixed |= cards
            if past is Past.THROWN:
                table.off_suit |= cards
        table.trick_number = 0 if kind.first else 1
        table.takers = (0,) * table.trick_number
        table.trick = tuple(left[suit].pop(0) for suit in kind.trick)
        table.led = kind.trick[0] if kind.trick else 0
        table.played = gone | sum(table.trick)
        table.turn = len(table.trick)
        return table, sum(card for suit in kind.held for card in left[suit][-2:])
