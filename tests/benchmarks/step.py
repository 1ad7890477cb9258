"""How fast a round of Spades is played here, beside the one in OpenSpiel, as ratios of speed.

Both play whole uniformly random rounds under rules of their own in one process, in turn. Ours is
`canonical`, with every call and card checked, the score lines and the record written; there are
three ways to go through it: `push` in place, `apply` to a copy, and `play_out` in one go. Theirs
has no dealer, no score lines and no record. It is gone through in three ways: `documented`, the
loop of its own introduction; `best`, which shuffles the cards instead of drawing each by chance;
and `leanest`, in which nothing is looked up twice and the shuffle and the choice are hand-made as
they are in ours.

    python tests/benchmarks/step.py [--json] [--times N]
"""

import argparse
import json
import random
import sys
from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path
from typing import Any, TypeVar

from spades_rules import apply, compile_ruleset, legal_actions, load_profile, new_game, play_out
from spades_rules.kernel.actions import Deal
from spades_rules.kernel.ruleset import Ruleset

sys.path.insert(0, str(Path(__file__).parent))

from turns import in_turn, ratio

WAYS = ("push", "apply", "play_out")
LOOPS = ("best", "documented")
DECISIONS = 56
"""Four calls and fifty-two cards."""

T = TypeVar("T")


def ours(rng: random.Random) -> dict[str, Any]:
    """Give the three ways to play a round here."""
    ruleset = compile_ruleset(load_profile("canonical"))
    tabulate(ruleset)
    cards = ruleset.pack.cards
    chance = rng.random

    def deal() -> Deal:
        pack = tuple(shuffled(cards, chance))
        return Deal(3, (pack[:13], pack[13:26], pack[26:39], pack[39:]))

    def push() -> None:
        table = new_game(ruleset)
        table.push(deal())
        do, legal = table.push, table.legal
        for _ in range(DECISIONS):
            actions = legal()
            do(actions[int(chance() * len(actions))])

    def step() -> None:
        table = apply(new_game(ruleset), deal())
        for _ in range(DECISIONS):
            actions = legal_actions(table)
            table = apply(table, actions[int(chance() * len(actions))])

    def out() -> None:
        table = new_game(ruleset)
        table.push(deal())
        play_out(table, chance)

    return {"push": push, "apply": step, "play_out": out}


def shuffled(cards: Sequence[T], chance: Callable[[], float]) -> list[T]:
    """Shuffle cards for either program, quicker than `Random.shuffle` does."""
    return sorted(cards, key=lambda _: chance())


def tabulate(ruleset: Ruleset) -> None:
    """Ask what a side earns by every pair of calls and tricks, as a long simulation soon has."""
    calls = ruleset.calls.by_name.values()
    for pair in product(calls, repeat=2):
        for tricks in product(range(14), repeat=2):
            if sum(tricks) <= ruleset.dealing[1].each:
                ruleset.scoring.earned(pair, tricks)


def theirs(rng: random.Random) -> dict[str, Any]:
    """Give the three loops around OpenSpiel's game."""
    import pyspiel  # noqa: PLC0415 - a development extra, wanted by this benchmark alone

    game = pyspiel.load_game("spades")
    cards = list(range(52))
    chance = rng.random

    def best() -> None:
        state = game.new_initial_state()
        rng.shuffle(cards)
        for card in cards:
            state.apply_action(card)
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        state.returns()

    def leanest() -> None:
        state = game.new_initial_state()
        do, legal = state.apply_action, state.legal_actions
        for card in shuffled(cards, chance):
            do(card)
        for _ in range(DECISIONS):
            actions = legal()
            do(actions[int(chance() * len(actions))])
        state.returns()

    def documented() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        state.returns()

    return {"best": best, "documented": documented, "leanest": leanest}


def main() -> None:
    """Measure, and print speeds and ratios or, with `--json`, the ratios alone."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print the ratios alone, as JSON")
    parser.add_argument("--times", type=int, default=400, help="rounds of play a measurement")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rng = random.Random(chosen.seed)  # noqa: S311 - a game of cards, not a secret
    acts = ours(rng) | theirs(rng)
    seconds = in_turn(acts, times=chosen.times)
    ratios = {way: {loop: ratio(seconds[loop], seconds[way]) for loop in LOOPS} for way in WAYS}
    if chosen.json:
        print(json.dumps(ratios))  # noqa: T201 - a command's result
        return
    for name, taken in seconds.items():
        print(f"{name:12} {1 / taken:8.0f} rounds a second")  # noqa: T201 - a command's result
    for way, found in ratios.items():
        leanest = ratio(seconds["leanest"], seconds[way])
        told = ", ".join(f"{found[loop]} x {loop}" for loop in LOOPS)
        print(f"{way:12} {told}, {leanest} x leanest")  # noqa: T201 - a command's result


if __name__ == "__main__":
    main()
