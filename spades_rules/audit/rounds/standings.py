"""Earlier rounds that leave a side as far behind as a call needs, called and taken ordinarily."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, islice, product

from spades_rules.audit.rounds.scored import Wanted
from spades_rules.audit.roundstold import first_called
from spades_rules.kernel.actions import Call
from spades_rules.kernel.gaps import gap as behind
from spades_rules.kernel.public import PublicTable, Standing
from spades_rules.kernel.questions import SideRound
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["leading_to"]

_MOST = 12
"""How many rounds a game is made to last at most."""
_MORE = 5
"""Up to how many rounds are tried where as many as asked for come to nothing."""
_NEAR = 12
"""How far from the gap asked for every other one is tried."""
_MISSED = (3, 6, 1)
"""What is called and missed."""
_FEW = 6
"""How many gaps further off are tried."""
_LEVEL = 2
"""How many ways to play rounds without calls are tried, the most level first."""
_AFTER = 8
"""How many ways to go on are tried after each of them."""


@dataclass(frozen=True, slots=True)
class _Half:
    """What one side calls and takes in a round, in the order of its seats."""

    calls: tuple[Call, Call]
    tricks: tuple[int, int]
    points: int

    @property
    def odd(self) -> int:
        """Tell how far this is from a plain contract made to the trick."""
        over = sum(self.tricks) - sum(call.tricks for call in self.calls)
        nil = any(call.personal for call in self.calls)
        return abs(over) + (10 if over < 0 else 0) + (5 if nil else 0)


_Way = tuple[_Half, _Half]
"""What the side that is to be behind does in a round, and what the other does."""


def leading_to(
    one: Ruleset, other: Ruleset, side: int, *, gap: int, rounds: int
) -> Iterator[tuple[Wanted, ...]]:
    """Give earlier rounds after which a side is behind by some points.

    First come those that last as many `rounds` and end at that very gap, then others that last
    longer or not so long, and those that end near it. Where there are not two sides of two, it is
    rounds in which the side takes nothing, ever more of them. First rounds in which nobody calls
    are played level, or to that very gap where no others are asked for.
    """
    silent = first_called(one, other) - 1
    called = _Called(one, other, side)
    if not silent:
        yield from called.to(gap, rounds)
        return
    if any(own.call_order(0, number) for own in (one, other) for number in range(1, silent + 1)):
        return  # one of them calls where the other does not
    taken = _uncalled(one, side)
    level = [*taken.items()][:_LEVEL]
    if rounds == silent:
        exact = [way for way in taken.items() if silent * way[0] == gap]
        yield from ((((), tricks),) * silent for _, tricks in exact or level)
    for left, tricks in level:
        later = islice(called.to(gap - silent * left, rounds - silent), _AFTER)
        yield from ((*(((), tricks),) * silent, *found) for found in later)


def _uncalled(ruleset: Ruleset, side: int) -> dict[int, tuple[int, ...]]:
    """Give for each gap that a round without calls can leave the tricks by seat, level first."""
    own = ruleset.seating.sides[side]
    others = [seat for seat in range(ruleset.seats) if seat not in own]
    each: int = ruleset.dealing[1].each
    found: dict[int, tuple[int, ...]] = {}
    for tricks in range(each + 1):
        taken = [0] * ruleset.seats
        _take_by_turns(taken, own, tricks)
        _take_by_turns(taken, others, each - tricks)
        standing = ruleset.score((), taken).standing
        left = behind(PublicTable(ruleset.setting(0, standing)), own[0])
        found.setdefault(left, tuple(taken))
    return dict(sorted(found.items(), key=lambda way: (abs(way[0]), way[0])))


def _take_by_turns(taken: list[int], seats: Sequence[int], tricks: int) -> None:
    """Let some seats, if there are any, take tricks as evenly as can be."""
    for place in range(tricks if seats else 0):
        taken[seats[place % len(seats)]] += 1


class _Called:
    """Rounds in all of which seats call, after which a side is behind; what is found is kept."""

    __slots__ = ("_bold", "_one", "_other", "_plain", "_side")

    def __init__(self, one: Ruleset, other: Ruleset, side: int) -> None:
        """Find nothing yet."""
        self._one, self._other, self._side = one, other, side
        self._plain: _Sums | None = None
        self._bold: _Sums | None = None

    def to(self, gap: int, rounds: int) -> Iterator[tuple[Wanted, ...]]:
        """Give games to a gap: as many rounds as asked for, then more or fewer, and near it."""
        one, side = self._one, self._side
        if [len(seats) for seats in one.seating.sides] != [2, 2]:
            yield from _left_behind(one, side)
            return
        numbers = tuple(
            number
            for number in dict.fromkeys((rounds, *range(1, _MORE + 1)))
            if 0 < number <= _MOST
        )
        self._plain = self._plain or _Sums(_gaps(one, _pairs(one, self._other, nils=False)))
        yield from _games(one, side, self._plain, (gap,), numbers)
        # A nil brings about gaps that contracts alone do not.
        self._bold = self._bold or _Sums(_gaps(one, _pairs(one, self._other, nils=True)))
        yield from _games(one, side, self._bold, (gap,), numbers)
        usual = self._plain if self._plain.gaps else self._bold
        yield from _games(one, side, usual, _others(gap, usual.gaps), numbers)


def _left_behind(ruleset: Ruleset, side: int) -> Iterator[tuple[Wanted, ...]]:
    """Give games in which a side misses every contract, and all others make theirs."""
    losing = ruleset.seating.sides[side]
    others = [seat for seat in range(ruleset.seats) if seat not in losing]
    each: int = ruleset.dealing[1].each
    taken = [0] * ruleset.seats
    _take_by_turns(taken, others, each)
    for number, missed in product(range(1, _MOST + 1), _MISSED):
        calls = [missed if seat in losing else taken[seat] for seat in range(ruleset.seats)]
        yield ((tuple(calls), tuple(taken)),) * number


def _games(
    ruleset: Ruleset,
    side: int,
    sums: "_Sums",
    wanted: Iterable[int],
    numbers: tuple[int, ...],
) -> Iterator[tuple[Wanted, ...]]:
    """Give rounds that come to some gaps, of each as many rounds as are asked for."""
    for gap, number in product(wanted if sums.gaps else (), numbers):
        found = sums.of(gap, number)
        if found:
            yield tuple(_wanted(ruleset, side, way) for way in found)


def _pairs(one: Ruleset, other: Ruleset, *, nils: bool) -> tuple[tuple[Call, Call], ...]:
    """Give two calls for each number of tricks, as level as can be; with `nils` a nil and one."""
    shared = [call for name, call in one.calls.by_name.items() if name in other.calls.by_name]
    numbers = sorted(
        (call for call in shared if not (call.personal or call.blind)),
        key=lambda call: call.tricks,
    )
    level: dict[int, tuple[Call, Call]] = {}
    for low, high in combinations_with_replacement(numbers, 2):
        known = level.get(low.tricks + high.tricks)
        if known is None or known[0].tricks - known[1].tricks > high.tricks - low.tricks:
            level[low.tricks + high.tricks] = (high, low)
    personal = [call for call in shared if call.personal and not call.blind] if nils else []
    beside = ((call, one) for call in personal for one in (*numbers, call))
    return (*level.values(), *beside)


def _gaps(ruleset: Ruleset, pairs: tuple[tuple[Call, Call], ...]) -> dict[int, _Way]:
    """Give for each gap that one round can leave the most ordinary way to it."""
    each: int = ruleset.dealing[1].each
    nothing = Standing((0,), dict.fromkeys(ruleset.tallies, (0,)), 0)
    halves: dict[int, list[_Half]] = {tricks: [] for tricks in range(each + 1)}
    for calls in pairs:
        for tricks in range(each + 1):
            split = (0, tricks) if calls[0].personal else (tricks - tricks // 2, tricks // 2)
            sheet = ruleset.score_sides((SideRound(calls, split),), standing=nothing)
            halves[tricks].append(_Half(calls, split, sheet.points[0]))
    ways = [
        (ours, theirs)
        for tricks in halves
        for ours in _plainest(halves[tricks])
        for theirs in _plainest(halves[each - tricks])
    ]
    found: dict[int, _Way] = {}
    for ours, theirs in sorted(ways, key=lambda way: way[0].odd + way[1].odd):
        found.setdefault(theirs.points - ours.points, (ours, theirs))
    return found


def _plainest(halves: list[_Half]) -> list[_Half]:
    """Give for each number of points the most ordinary way to them."""
    found: dict[int, _Half] = {}
    for half in sorted(halves, key=lambda half: half.odd):
        found.setdefault(half.points, half)
    return list(found.values())


def _others(gap: int, gaps: Iterable[int]) -> Iterator[int]:
    """Give other gaps: a little further from level, nearer to it, and then much more so."""
    way = 1 if gap > 0 else -1
    yield from range(gap + way, gap + way * _NEAR, way)
    yield from range(gap - way, gap - way * _NEAR, -way)
    far = [one for one in gaps if abs(one - gap) >= _NEAR]
    yield from sorted((one for one in far if (one - gap) * way > 0), key=abs)[:_FEW]
    yield from sorted((one for one in far if (one - gap) * way < 0), key=abs)[:_FEW]


class _Sums:
    """The gaps that some rounds can come to together."""

    __slots__ = ("_one", "_two", "gaps")

    def __init__(self, gaps: Mapping[int, _Way]) -> None:
        """Take the gaps of one round; those of two are found when they are asked for."""
        self.gaps = tuple(gaps)
        self._one = {gap: (way,) for gap, way in gaps.items()}
        self._two: dict[int, tuple[_Way, ...]] = {}

    def of(self, total: int, rounds: int) -> tuple[_Way, ...]:
        """Give ways of so many rounds that come to a gap together; none where there are none."""
        match rounds:
            case 1:
                return self._one.get(total, ())
            case 2:
                return self._pairs().get(total, ())
            case 3:
                return self._met(self._one, total, rounds)
            case 4:
                return self._met(self._pairs(), total, rounds)
            case _:
                share = min(self._one, key=lambda gap: (abs(gap * rounds - total), gap))
                later = self.of(total - share, rounds - 1)
                return (*self._one[share], *later) if later else ()

    def _pairs(self) -> dict[int, tuple[_Way, ...]]:
        if not self._two:
            for gap, way in self._one.items():
                for other, more in self._one.items():
                    self._two.setdefault(gap + other, (*way, *more))
        return self._two

    def _met(
        self, first: Mapping[int, tuple[_Way, ...]], total: int, rounds: int
    ) -> tuple[_Way, ...]:
        """Give the most even ways to a gap of which the last two rounds are one of the pairs."""
        pairs = self._pairs()
        meeting = [gap for gap in first if total - gap in pairs]
        if not meeting:
            return ()
        best = min(meeting, key=lambda gap: (abs(gap * rounds - total), gap))
        return (*first[best], *pairs[total - best])


def _wanted(ruleset: Ruleset, side: int, way: _Way) -> Wanted:
    """Give what each seat calls and takes, by seat."""
    calls = [""] * ruleset.seats
    taken = [0] * ruleset.seats
    for place, seats in enumerate(ruleset.seating.sides):
        half = way[0] if place == side else way[1]
        for seat, call, tricks in zip(seats, half.calls, half.tricks, strict=True):
            calls[seat], taken[seat] = call.name, tricks
    return tuple(calls), tuple(taken)
