"""Plays given rounds on OpenSpiel's spades, in a process of its own, and writes what it saw.

Each line of standard input asks for one round, each line written answers one; a first line
gives the version. Every number is OpenSpiel's: seats from its own seat 0, cards from 0 to 51.
Its observation tensor is never asked for: a seat with thirteen tricks makes it write past the end.
"""

import json
import sys
from importlib.metadata import version
from typing import Any

import pyspiel

BIT = [1 << action for action in range(66)]
CALLS = 52
"""The actions from here on are calls, the ones below are cards."""


def main() -> None:
    """Answer every question, in order."""
    games: dict[str, Any] = {}
    sys.stdout.write(json.dumps({"version": version("open_spiel")}) + "\n")
    for line in sys.stdin:
        question = json.loads(line)
        terms = question["terms"]
        key = json.dumps(terms, sort_keys=True)
        if key not in games:
            games[key] = pyspiel.load_game("spades", terms)
        sys.stdout.write(json.dumps(play(games[key], question)) + "\n")


def play(game: Any, question: dict[str, Any]) -> dict[str, Any]:  # noqa: ANN401 - has no types
    """Play one round; `before` are the scores to begin from, each tried at the last card."""
    state = game.new_initial_state()
    for card in question["deal"]:
        state.apply_action(card)
    turns: list[int] = []
    legal: list[int] = []
    reply: dict[str, Any] = {"turns": turns, "legal": legal}
    calls = [CALLS + call for call in question["calls"]]
    *line, last = calls + question["plays"]
    do = state.apply_action_with_legality_check if question["checked"] else state.apply_action
    try:
        for action in line:
            look(state, turns, legal)
            do(action)
        look(state, turns, legal)
        reply["ends"] = [end(state, before, last) for before in question["before"]]
    except pyspiel.SpielError as refusal:
        reply["refused"] = str(refusal)
    return reply


def look(state: Any, turns: list[int], legal: list[int]) -> None:  # noqa: ANN401 - as above
    """Note who is in turn and what may be done, calls from bit 0 and cards from bit 0."""
    turns.append(state.current_player())
    actions = sum([BIT[action] for action in state.legal_actions()])
    legal.append(actions >> CALLS or actions)


def end(state: Any, before: list[int], last: int) -> dict[str, Any]:  # noqa: ANN401 - as above
    """Play the last card as if the sides had begun with these scores; the round itself stays."""
    ended = state.clone()
    ended.set_current_scores(before)
    ended.apply_action(last)
    # The winner of the last trick shows nowhere but in the printed table.
    printed = str(ended).rpartition("Tricks taken:")[2].split()
    return {
        "taken": [int(word) for word in printed[4:8]],
        "after": list(ended.get_current_scores()),
        "over": bool(ended.is_game_over()),
        "returns": [int(points) for points in ended.returns()],
    }


if __name__ == "__main__":
    main()
