"""How the tricks before a decision can go, told in suits: who follows, who throws, who wins."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement, product

from spades_rules.audit.histories import Past
from spades_rules.audit.rounds.kinds import CardKind
from spades_rules.audit.rounds.sketches import Room, Sketches

__all__ = ["Lay", "Script", "Trick", "scripts"]


@dataclass(frozen=True, slots=True)
class Lay:
    """A table as far as scripts need to know it."""

    sketches: Sketches
    """What the rules of play say."""
    trumps: int
    seats: int
    each: int
    opener: int
    """The seat that leads to the first trick."""

    @property
    def suits(self) -> tuple[int, ...]:
        """Give the suits in their usual order, each as its cards."""
        return self.sketches.suits


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick told in suits; the last of a script may be in progress."""

    leader: int
    suits: tuple[int, ...]
    """The suit that each seat plays, from the leader on."""
    bare: tuple[bool, ...]
    """Whether the seat may play it only because it holds nothing else."""
    winner: int
    """The seat that takes it; -1 while it is in progress."""


@dataclass(frozen=True, slots=True)
class Script:
    """The tricks that lead to a decision."""

    tricks: tuple[Trick, ...]
    """The complete ones, and last the one in progress, perhaps without a card."""
    turn: int
    """The seat that decides."""


_Kind = tuple[int, frozenset[int]]
"""A kind of trick: the suit led, and the suits of which somebody throws a card on it."""
_MORE = 2
"""How many tricks beyond those that are needed are tried to get the hands right."""
_USUAL = 13
"""Of hands with more cards than that it takes more tricks to be rid of a suit."""
_WINNERS = 2
"""How many seats are tried as the winner of a trick."""


def scripts(lay: Lay, kind: CardKind) -> Iterator[Script | None]:
    """Give ways to come to a decision of a kind, those of the fewest tricks first.

    Every start that leads nowhere gives none, so that whoever asks can stop in time.
    """
    start = (Past.UNTOUCHED,) * len(lay.suits)
    if kind.first:
        yield _ended(lay, kind, (), lay.opener)
        return
    needed = _needed(lay, kind.pasts)
    again = tuple(dict.fromkeys((*needed, *_freely(lay, kind.pasts))))
    plain = frozenset(
        (suit, frozenset[int]())
        for suit in lay.suits
        if lay.sketches.rooms((suit,), start, first=True) == (Room.FREE,)
    )
    fewest = _fewest(lay, kind, needed, start)
    for more in range(_MORE + max(0, lay.each - _USUAL) // 2 + 1):
        if len(needed) + more < fewest:
            continue
        for extra in combinations_with_replacement(again, more):
            order = sorted((*needed, *extra), key=lambda one: one not in plain)
            for sequence in _orders(tuple(order), plain):
                for played in _played(lay, sequence, start, (), lay.opener):
                    yield None if played is None else _ended(lay, kind, *played)


def _fewest(lay: Lay, kind: CardKind, needed: tuple[_Kind, ...], start: tuple[Past, ...]) -> int:
    """Tell how many tricks it takes at least where a suit must be led by a hand of nothing else.

    Beside it the seat that takes that trick, and leads next, has a card of the suit, or two.
    """
    found = 0
    for led, _ in needed:
        if lay.sketches.rooms((led,), start, first=False) == (Room.BARE,):
            own = frozenset((led,))
            others = 0 if kind.trick or kind.held == own else 1 + (led in kind.held)
            found = max(found, lay.each - led.bit_count() + others + 1)
    return found


def _needed(lay: Lay, pasts: tuple[Past, ...]) -> tuple[_Kind, ...]:
    """Give the fewest kinds of trick that bring these pasts about."""
    of = {
        past: [suit for suit, own in zip(lay.suits, pasts, strict=True) if own is past]
        for past in Past
    }
    followed: list[_Kind] = [(suit, frozenset()) for suit in of[Past.FOLLOWED]]
    thrown, void = of[Past.THROWN], of[Past.VOID]
    mixed: dict[int, set[int]] = {}
    for place, led in enumerate(void or thrown[:1]):
        others = [suit for suit in thrown if suit != led]
        mixed[led] = set(others[:1] if place else others)
    if not void and thrown:
        # What others are thrown on must itself be thrown somewhere.
        mixed.setdefault(thrown[-1], set()).add(thrown[0])
    return (*followed, *((led, frozenset(off)) for led, off in mixed.items()))


def _freely(lay: Lay, pasts: tuple[Past, ...]) -> Iterator[_Kind]:
    """Give every kind of trick that changes nothing about these pasts."""
    suits = dict(zip(lay.suits, pasts, strict=True))
    for led, past in suits.items():
        if past in (Past.VOID, Past.THROWN):
            yield led, frozenset()
            for off, own in suits.items():
                if own is Past.THROWN and off != led:
                    yield led, frozenset((off,))


def _orders(kinds: tuple[_Kind, ...], plain: frozenset[_Kind]) -> Iterator[tuple[_Kind, ...]]:
    """Give every order of some kinds of trick once, the given one first.

    Plain ones keep their order among each other, since nothing hangs on it.
    """
    if not kinds:
        yield ()
    for place, kind in enumerate(kinds):
        before = kinds[:place]
        if kind not in before and not (kind in plain and plain & frozenset(before)):
            for rest in _orders(before + kinds[place + 1 :], plain):
                yield (kind, *rest)


def _played(
    lay: Lay,
    sequence: tuple[_Kind, ...],
    pasts: tuple[Past, ...],
    done: tuple[Trick, ...],
    leader: int,
) -> Iterator[tuple[tuple[Trick, ...], int] | None]:
    """Give every way to play kinds of trick in order, with who leads after them."""
    if not sequence:
        yield done, leader
        return
    (led, thrown), *rest = sequence
    for suits in _answers(led, thrown, lay.seats - 1):
        rooms = lay.sketches.rooms(suits, pasts, first=not done)
        bare = tuple(room is Room.BARE for room in rooms)
        if (
            Room.SHUT in rooms
            or not _can_follow(lay, done, leader, suits)
            or not _enough(lay, suits, bare, len(done))
        ):
            yield None
            continue
        later = _later(lay, pasts, suits)
        best = lay.trumps if lay.trumps in suits else led
        # Who else follows is all one, so of several the first will do.
        for place in [place for place, suit in enumerate(suits) if suit == best][:_WINNERS]:
            winner = (leader + place) % lay.seats
            trick = Trick(leader, suits, bare, winner)
            yield from _played(lay, tuple(rest), later, (*done, trick), winner)


def _answers(led: int, thrown: frozenset[int], others: int) -> list[tuple[int, ...]]:
    """Give the suits that can come to a lead, each to be thrown at least once, most following."""
    found = [
        (led, *suits)
        for suits in product((led, *sorted(thrown)), repeat=others)
        if thrown <= frozenset(suits)
    ]
    return sorted(found, key=lambda suits: -suits.count(led))


def _enough(lay: Lay, suits: tuple[int, ...], bare: tuple[bool, ...], tricks: int) -> bool:
    """Tell whether a suit can be all of one hand, and go round beside it."""
    return all(
        suit.bit_count() >= lay.each - tricks + suits.count(suit) - 1
        for suit, alone in zip(suits, bare, strict=True)
        if alone
    )


def _can_follow(lay: Lay, done: tuple[Trick, ...], leader: int, suits: tuple[int, ...]) -> bool:
    """Tell whether nobody plays a suit of which it has shown that it holds none."""
    for before in done:
        for place, suit in enumerate(before.suits):
            own = suits[(before.leader + place - leader) % lay.seats]
            lacks = own != suit if before.bare[place] else own == before.suits[0] != suit
            if lacks:
                return False
    return True


def _later(lay: Lay, pasts: tuple[Past, ...], suits: tuple[int, ...]) -> tuple[Past, ...]:
    """Give what has become of each suit after a trick."""
    led, mixed = suits[0], len(set(suits)) > 1
    found = []
    for suit, past in zip(lay.suits, pasts, strict=True):
        if suit in suits and suit != led:
            found.append(Past.THROWN)
        elif suit == led and past is not Past.THROWN and (mixed or past is Past.UNTOUCHED):
            found.append(Past.VOID if mixed else Past.FOLLOWED)
        else:
            found.append(past)
    return tuple(found)


def _ended(lay: Lay, kind: CardKind, tricks: tuple[Trick, ...], leader: int) -> Script | None:
    """Add the trick in progress; none where the rules do not let it come to that."""
    rooms = lay.sketches.rooms(kind.trick, kind.pasts, first=kind.first)
    if Room.SHUT in rooms:
        return None
    bare = tuple(room is Room.BARE for room in rooms)
    turn = (leader + len(kind.trick)) % lay.seats
    return Script((*tricks, Trick(leader, kind.trick, bare, -1)), turn)
