"""A game played out from an empty sheet: where it stands then, or which action is not allowed."""

from spades_rules.cases.answers import RoundEnd, Turn
from spades_rules.cases.doing import BETWEEN, NoCall, do_as_written, done_in
from spades_rules.cases.fitting import Fitting
from spades_rules.cases.situations import PlayedRound, RoundsSituation
from spades_rules.diagnostics import guess
from spades_rules.kernel.actions import Call, Claim, Concede, Deal, Look, Pass, Play
from spades_rules.kernel.narrowing import narrow_cards
from spades_rules.kernel.play import new_game
from spades_rules.kernel.public import Phase
from spades_rules.kernel.ruling import Choices, RefusedError, Ruling
from spades_rules.kernel.state import Table
from spades_rules.notation.plain import word_of

__all__ = ["answer_rounds", "choices_at"]

_Path = tuple[str | int, ...]

_FEW = 16
"""How many choices are named beside an action that is not among them."""


def answer_rounds(rounds: RoundsSituation, fitting: Fitting) -> Turn | RoundEnd | None:
    """Play a game and tell where it stands; nothing where an action of it is not allowed."""
    table = new_game(fitting.ruleset)
    for place, played in enumerate(rounds.rounds):
        if not _play(table, played, place, fitting):
            return None
        if table.phase not in BETWEEN and place < len(rounds.rounds) - 1:
            message = f"round {place + 1} is not over, and another stands after it"
            fitting.misfit("does-not-fit", message, "rounds", place)
            return None
    if table.phase in BETWEEN:
        return RoundEnd(table.sheets[-1], table.verdict, _next_dealer(table))
    due = next(iter(table.passing.steps), None)
    return Turn(table.turn, table.phase, choices_at(table), due)


def _next_dealer(table: Table) -> int | None:
    ruleset = table.ruleset
    if table.verdict.over:
        return None
    return ruleset.dealing[1].next_dealer(table.public.setting.dealer, ruleset.seating)


def choices_at(table: Table) -> Choices:
    """Give what the seat in turn may choose from, with what each rule took away."""
    ruleset, public, seat = table.ruleset, table.public, table.turn
    if table.phase is Phase.CALLS:
        looked = bool(table.looked >> seat & 1)
        return ruleset.calls.choices(public, seat, table.hands[seat], looked=looked)
    if table.phase is Phase.EXCHANGE:
        return Choices(table.legal(), (), (), tuple(rule.id for rule in ruleset.of("exchange")))
    chain = ruleset.play.to_follow if public.led else ruleset.play.to_lead
    hand = table.hand(seat)
    found = narrow_cards(chain, public, hand, hand)
    plays_of = ruleset.layout.plays_of
    return Choices(
        table.legal(),
        tuple((play, rule) for rule, cards in found.removed for play in plays_of(cards)),
        found.waived,
        tuple(rule for rule, _ in chain),
    )


def _play(table: Table, played: PlayedRound, place: int, fitting: Fitting) -> bool:
    """Deal and play one round as far as it is written; tell whether every action is allowed."""
    before = len(fitting.found)
    if table.phase is Phase.OVER:
        message = f"the game was over after round {place}, by {table.verdict.by}"
        fitting.misfit("game-over", message, "rounds", place)
        return False
    fitting.cards(
        *((hand, ("rounds", place, "hands", seat)) for seat, hand in enumerate(played.hands))
    )
    if len(fitting.found) > before:
        return False
    for action, part in done_in(played, table):
        path = ("rounds", place, *part)
        if isinstance(action, NoCall):
            hint = guess(str(action.word), tuple(table.ruleset.calls.by_name))
            fitting.misfit("unknown-call", action.amiss, *path, hint=hint)
            return False
        try:
            do_as_written(table, action)
        except RefusedError as refused:
            _refused(table, refused.ruling, fitting, path)
            return False
    return True


def _refused(table: Table, ruling: Ruling, fitting: Fitting, part: _Path) -> None:
    rules = ", ".join(ruling.rules)
    words = f": {ruling.words}" if ruling.words else ""
    message = f"{_done(ruling)} is not allowed here, by {rules}{words}"
    legal = table.legal()
    hint = ""
    if legal:
        said = ", ".join(map(word_of, legal[:_FEW]))
        more = ", …" if len(legal) > _FEW else ""
        hint = f"seat {table.turn} may choose {said}{more}"
    fitting.misfit("illegal-action", message, *part, hint=hint)


def _done(ruling: Ruling) -> str:
    match ruling.action:
        case Deal(dealer):
            return f"the deal by seat {dealer}"
        case Look():
            return f"a look by seat {ruling.seat}"
        case Claim():
            return f"a claim by seat {ruling.seat}"
        case Concede():
            return f"a concession by seat {ruling.seat}"
        case Call(name):
            return f"the call `{name}` by seat {ruling.seat}"
        case Pass():
            return f"passing {word_of(ruling.action)} by seat {ruling.seat}"
        case Play(card):
            return f"{card} by seat {ruling.seat}"
