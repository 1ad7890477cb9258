"""Plays given actions on any of OpenSpiel's card games, in a process of its own.

Each line of standard input asks for one round, each line written answers one; a first line gives
the version. Of every action of a player it tells whose turn it was and what was legal.
"""

import json
import sys
from importlib.metadata import version
from typing import Any

import pyspiel


def main() -> None:
    """Answer every question, in order."""
    games: dict[str, Any] = {}
    sys.stdout.write(json.dumps({"version": version("open_spiel")}) + "\n")
    for line in sys.stdin:
        question = json.loads(line)
        key = json.dumps([question["game"], question["terms"]], sort_keys=True)
        if key not in games:
            games[key] = pyspiel.load_game(question["game"], question["terms"])
        sys.stdout.write(json.dumps(play(games[key], question["actions"])) + "\n")


def play(game: Any, actions: list[int]) -> dict[str, Any]:  # noqa: ANN401 - has no types
    """Play one round; the returns are there once it is over."""
    state = game.new_initial_state()
    seen: list[tuple[int, list[int]]] = []
    for action in actions:
        if not state.is_chance_node():
            seen.append((state.current_player(), state.legal_actions()))
        state.apply_action(action)
    returns = [int(points) for points in state.returns()] if state.is_terminal() else None
    return {"seen": seen, "returns": returns}


if __name__ == "__main__":
    main()
