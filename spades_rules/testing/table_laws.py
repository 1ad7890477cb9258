"""Laws of the table: no card is lost, and whatever way a game is played it comes to the same."""

from random import Random

from spades_rules.kernel.actions import Action, Deal
from spades_rules.kernel.play import apply, legal_actions, replay, rule_on
from spades_rules.kernel.playout import play_out
from spades_rules.kernel.public import Phase
from spades_rules.kernel.questions import STOCK
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import RefusedError
from spades_rules.kernel.state import Table
from spades_rules.notation.plain import word_of
from spades_rules.testing.candidates import attempts, some_of
from spades_rules.testing.holding import hold
from spades_rules.testing.moments import everything, situation

__all__ = [
    "law_a_refusal_changes_nothing",
    "law_an_action_leaves_the_table_before_it_alone",
    "law_cards_are_conserved",
    "law_legal_and_allowed_and_possible_are_one",
    "law_the_record_is_enough",
    "law_there_is_always_something_to_do",
    "law_ways_of_playing_agree",
]


def law_cards_are_conserved(ruleset: Ruleset, table: Table) -> None:
    """Count the cards: each is held, played, on its way or left over, and in one place only."""
    public, seats = table.public, ruleset.seating.seats
    each = public.setting.each if table.actions else 0
    held = [table.hand(seat) for seat in range(seats)]
    places = [*held, public.played, *(cards for _, cards in table.passing.arriving)]
    together = 0
    for cards in places:
        hold(not together & cards, "a card is in two places")
        together |= cards
    hold(not together & ~ruleset.pack.everything, "a card is not of the pack")
    passed = table.passing.given
    taken = sum(cards.bit_count() for source, _, cards in passed if source == STOCK)
    away = sum(cards.bit_count() for _, target, cards in passed if target == STOCK)
    dealt = each * seats + taken - away
    hold(together.bit_count() == dealt, "there are more or fewer cards than were dealt")
    hold(table.stock == ruleset.pack.everything & ~together, "a card is nowhere")
    on_their_way = any(step.together for step in table.passing.steps) or table.passing.arriving
    for seat, cards in enumerate(table.hands):
        gone = sum(mask.bit_count() for source, _, mask in passed if source == seat)
        come = sum(mask.bit_count() for _, target, mask in passed if target == seat)
        come -= sum(mask.bit_count() for target, mask in table.passing.arriving if target == seat)
        hold(cards.bit_count() == each - gone + come, f"seat {seat} has gained or lost a card")
    if table.phase is Phase.PLAY:
        whole = all(cards.bit_count() == each for cards in table.hands)
        hold(whole, "somebody plays with more or fewer cards than there are tricks")
    if table.phase is not Phase.EXCHANGE:
        hold(not on_their_way, "cards are on their way and nobody passes any")
    hold(sum(public.trick) & ~public.played == 0, "a card of the trick was never played")
    complete = public.played.bit_count() - len(public.trick)
    hold(complete == seats * public.trick_number, "a complete trick lacks a card or has one more")
    hold(len(public.takers) >= public.trick_number, "a complete trick was taken by nobody")
    hold(sum(public.won) == len(public.takers), "the tricks taken are miscounted")
    if table.sheets and table.phase in (Phase.DEAL, Phase.OVER):
        hold(sum(public.won) == each, "a round is over and not every trick was taken")


def law_legal_and_allowed_and_possible_are_one(ruleset: Ruleset, table: Table) -> None:
    """Try everything: what is listed as legal is ruled allowed and can be done, and only that.

    A deal is never listed, since it is no choice; it is ruled on and done alike.
    """
    legal = frozenset(legal_actions(table))
    hold(table.ruleset == ruleset, "the table is played by other rules")
    for action in attempts(table):
        ruling = rule_on(table, action)
        refused = None
        try:
            apply(table, action)
        except RefusedError as error:
            refused = error.ruling
        word = f"`{word_of(action)}`"
        hold(ruling.action == action, f"the ruling on {word} is on something else")
        hold(ruling.allowed == (refused is None), f"{word} is ruled on one way and done another")
        hold(refused in (None, ruling), f"{word} is refused for a reason that the ruling lacks")
        if not isinstance(action, Deal):
            hold(ruling.allowed == (action in legal), f"{word} is ruled on unlike it is listed")


def law_there_is_always_something_to_do(ruleset: Ruleset, table: Table) -> None:
    """Ask for an action until the round is over; after it chance or nobody goes on."""
    going = table.phase in (Phase.CALLS, Phase.EXCHANGE, Phase.PLAY)
    hold(bool(legal_actions(table)) == going, f"in the phase `{table.phase}` that is no choice")
    hold((table.turn in range(ruleset.seating.seats)) == going, "the seat in turn is nobody")


def law_the_record_is_enough(ruleset: Ruleset, table: Table) -> None:
    """Do the actions of a table again at a new one: it stands the same."""
    hold_alike(table, replay(ruleset, table.actions), "played again, the table has another")


def law_ways_of_playing_agree(ruleset: Ruleset, table: Table, seed: int) -> None:
    """Finish a round card by card on new tables, on one table, and in one go: all the same."""
    chance = Random(seed).random  # noqa: S311 - a game, no secret
    stepped, pushed, played = table, table.copy(), table.copy()
    while stepped.phase in (Phase.CALLS, Phase.EXCHANGE, Phase.PLAY):
        actions = legal_actions(stepped)
        action = actions[int(chance() * len(actions)) if len(actions) > 1 else 0]
        stepped = apply(stepped, action)
        pushed.push(action)
        hold(pushed.legal() == stepped.legal(), "pushing and stepping leave other choices")
    play_out(played, Random(seed).random)  # noqa: S311 - as above
    hold_alike(stepped, pushed, "pushed, the table has another")
    hold_alike(stepped, played, "played out, the table has another")
    hold(stepped.ruleset is ruleset, "the rules have changed in the middle of a round")


def law_an_action_leaves_the_table_before_it_alone(ruleset: Ruleset, table: Table) -> None:
    """Do everything that may be done, one by one: the table that it is done at stays as it is."""
    before = everything(table)
    for action in some_of(legal_actions(table)):
        after = apply(table, action)
        _unchanged(before, table, action)
        hold(after.ruleset is ruleset, "an action has changed the rules")
        hold(after.actions == (*table.actions, action), "an action is missing from the record")


def law_a_refusal_changes_nothing(ruleset: Ruleset, table: Table) -> None:
    """Try everything that is not allowed, on the table itself: no field of it changes."""
    before = everything(table)
    for action in attempts(table):
        if rule_on(table, action).allowed:
            continue
        try:
            table.push(action)
        except RefusedError:
            _unchanged(before, table, action)
        else:
            hold(fact=False, words=f"`{word_of(action)}` is done though it is not allowed")
    hold(table.ruleset is ruleset, "a refusal has changed the rules")


def hold_alike(one: Table, other: Table, words: str) -> None:
    """Compare two tables in all that anybody can find out about them."""
    theirs = situation(other)
    for name, value in situation(one).items():
        hold(value == theirs[name], f"{words} `{name}`")


def _unchanged(before: dict[str, object], table: Table, action: Action) -> None:
    for name, value in everything(table).items():
        hold(value == before[name], f"`{word_of(action)}` has changed `{name}`")
