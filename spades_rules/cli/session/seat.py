"""One person at a table of simple players: what has happened, and what can be taken back."""

from dataclasses import dataclass, replace
from random import Random

from spades_rules.kernel.actions import Action
from spades_rules.kernel.play import apply, new_game
from spades_rules.kernel.public import Phase
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table
from spades_rules.kernel.view import View, view
from spades_rules.players import chance, choose

__all__ = ["Session", "act", "advance", "begin", "take_back"]

NOTHING_DONE = "you have done nothing yet"
HAND_SEEN = "you have seen your hand since"
CARDS_SEEN = "cards have come to you since"


@dataclass(frozen=True, slots=True)
class Session:
    """A game in progress, with the seat of the person who plays."""

    table: Table
    seat: int
    seed: int
    rounds: int | None
    """How many rounds are played; none for a whole game."""
    before: tuple[Table, ...] = ()
    """The tables before each own decision that may still be taken back, the last one last."""
    barred: str = NOTHING_DONE
    """Why there is nothing to take back, where there is not."""

    @property
    def ruleset(self) -> Ruleset:
        """Give the rules in force."""
        return self.table.ruleset

    @property
    def view(self) -> View:
        """Give all that may be shown: what the person's seat sees."""
        return view(self.table, self.seat)

    @property
    def finished(self) -> bool:
        """Tell whether the rounds asked for have been played, or the game is over."""
        played = len(self.table.sheets)
        enough = self.rounds is not None and played >= self.rounds
        return self.table.phase is Phase.OVER or (self.table.phase is Phase.DEAL and enough)


def begin(ruleset: Ruleset, *, seat: int, seed: int, rounds: int | None) -> Session:
    """Sit down at a new table; nothing has been dealt yet."""
    return Session(new_game(ruleset), seat, seed, rounds)


def advance(session: Session) -> Session:
    """Let chance and the other seats act until it is the person's turn, or all is played."""
    while not session.finished and session.table.turn != session.seat:
        rng = _dice(session)
        table = session.table
        if table.phase is Phase.DEAL:
            action: Action = chance(table, rng)
            reason = "new cards have been dealt since"
        else:
            action = choose(view(table, table.turn), table.ruleset, rng)
            reason = f"seat {table.turn} has acted since"
        session = replace(session, table=apply(table, action), before=(), barred=reason)
    return session


def act(session: Session, action: Action) -> Session:
    """Do something as the person.

    Raises `RefusedError` when the rules refuse it.
    """
    after = replace(
        session, table=apply(session.table, action), before=(*session.before, session.table)
    )
    # What has been seen cannot be unseen, so nothing before it can be decided anew.
    if session.view.hand is None and after.view.hand is not None:
        return replace(after, before=(), barred=HAND_SEEN)
    if _come(after.view) > _come(session.view):
        return replace(after, before=(), barred=CARDS_SEEN)
    return after


def _come(view: View) -> int:
    """Give how often cards have been passed to the person, or taken up, and been seen."""
    return sum(seen.target == view.seat and seen.cards is not None for seen in view.passes)


def take_back(session: Session) -> Session | str:
    """Go back to before the last own decision, or say why that may not be.

    It may be as long as nothing new was shown since: no card, no call, no hand.
    """
    if not session.before:
        return session.barred
    return replace(session, table=session.before[-1], before=session.before[:-1])


def _dice(session: Session) -> Random:
    """Give the chance for the next action: the same for the same seed and the same game so far."""
    return Random(f"{session.seed}:{len(session.table.actions)}")  # noqa: S311 - a game, no secret
