"""Plays many rounds against OpenSpiel and says where the two differ.

Exit 0: nothing but the known differences, and each of those. Exit 1: another difference, or a
known one that did not show, so that the oracle has changed. Exit 2: the oracle itself failed.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from child import PINNED, OracleFailedError
from comparing import Comparison, compare
from differences import Difference

from spades_rules import compile_ruleset, load_profile
from spades_rules.cases import Loaded, header_of, record_of
from spades_rules.notation.records import write_record

KNOWN = {
    "K1": "spades never open to a hand that holds another suit",
    "K2": "bags below zero",
    "K3": "endings by the change of one round",
}
COUNTED = ("rounds", "decisions", "legal sets", "trick winners", "scores", "endings", *KNOWN)


def main(words: Sequence[str] | None = None) -> int:
    """Run the comparison that the command line asks for; give the exit code."""
    parser = argparse.ArgumentParser(description="Compare our rules with OpenSpiel's spades.")
    parser.add_argument("--rounds", type=int, default=20_000, help="random rounds a profile")
    parser.add_argument("--seed", type=int, default=1, help="what the rounds are drawn from")
    parser.add_argument("--json", action="store_true", help="write the counts as JSON")
    parser.add_argument(
        "--set", dest="sets", action="append", default=[], help="change `openspiel`, to see it fail"
    )
    asked = parser.parse_args(words)
    openspiel, canonical = _load("openspiel", asked.sets), _load("canonical")
    try:
        found = compare(openspiel.ruleset, canonical.ruleset, seed=asked.seed, rounds=asked.rounds)
    except OracleFailedError as failure:
        sys.stderr.write(f"{failure}\n")
        return 2
    told = [_told(one, openspiel, canonical, asked.seed) for one in found.differences]
    counts = _counts(found) | {"seed": asked.seed, "differences": told}
    text = json.dumps(counts, indent=2) if asked.json else "\n".join(_lines(found, counts))
    sys.stdout.write(text + "\n")
    return 1 if found.differences or found.unseen else 0


def _load(name: str, sets: Sequence[str] = ()) -> Loaded:
    profile = load_profile(name, sets=sets)
    return Loaded(profile, compile_ruleset(profile))


def _counts(found: Comparison) -> dict[str, Any]:
    kinds = {
        "directed": found.directed,
        "openspiel": found.openspiel,
        "canonical": found.canonical,
    }
    return {
        "oracle": f"OpenSpiel {PINNED}",
        **{kind: {name: count[name] for name in COUNTED} for kind, count in kinds.items()},
        "known": found.known,
        "unseen": list(found.unseen),
    }


def _told(one: Difference, openspiel: Loaded, canonical: Loaded, seed: int) -> dict[str, Any]:
    """Tell a difference with a record of the round that `spades-rules replay` plays again."""
    table = one.round.table
    under = openspiel if table.ruleset is openspiel.ruleset else canonical
    return {
        "round": one.round.name,
        "under": under.profile.label,
        "what": one.what,
        "ours": str(one.ours),
        "theirs": str(one.theirs),
        "bags": one.round.before.bags,
        "totals": one.round.before.totals,
        "record": write_record(record_of(header_of(under, seed=seed), table)),
    }


def _lines(found: Comparison, counts: dict[str, Any]) -> Iterator[str]:
    yield f"{counts['oracle']}, seed {counts['seed']}"
    kinds = ("openspiel", "canonical", "directed")
    yield "".join(f"{word:>14}" for word in ("", *kinds))
    for name in COUNTED:
        yield f"{name:>14}" + "".join(f"{counts[kind][name]:>14}" for kind in kinds)
    for name, words in KNOWN.items():
        yield f"{name}: {words}; showed {found.known[name]} times where provoked"
    for name in found.unseen:
        yield f"{name} did not show: the oracle has changed"
    for one in counts["differences"]:
        yield f"difference: {one['what']}, under {one['under']}: {one['round']}"
        yield f"ours {one['ours']}, theirs {one['theirs']}"
        yield f"bags {one['bags']}, totals {one['totals']} before; to replay:"
        yield one["record"]
    if not found.differences:
        yield "no other difference"


if __name__ == "__main__":
    sys.exit(main())
