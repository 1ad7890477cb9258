"""Whatever is written, reading and running give findings and failures, never an error."""

import copy
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spades_rules.cases import (
    Case,
    Loader,
    answer_case,
    carried_rules,
    case_to_plain,
    expectation_of,
    header_of,
    read_cases,
    read_game,
    record_of,
    replay_record,
    run_case,
    score_game,
    write_cases,
)
from spades_rules.document import Plain, dump_document
from spades_rules.kernel.actions import Deal
from spades_rules.kernel.play import new_game
from spades_rules.kernel.playout import play_out
from spades_rules.notation.records import read_record, write_record
from spades_rules.table.cards import Card

LOADER = Loader()
FILES = sorted((Path(__file__).parents[1] / "cases").glob("*.yaml"))
CASES: tuple[Case, ...] = tuple(
    case for file in FILES for case in read_cases(file.read_bytes(), file.name).cases
)
ODD: tuple[Plain, ...] = (
    None, True, False, 0, -1, 1, 3, 4, 13, 14, 999, 10**30, "", "nil", "look", "blind_nil", "zero",
    "AS", "BJ", "2S", "canonical", "openspiel", "@", "a.b", [], [0], ["AS"], [["AS"]], {}, {"a": 1},
    "\ud800",
)  # fmt: skip
FEW = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))


@st.composite
def spoilt(draw: st.DrawFn, whole: Plain) -> Plain:
    """Give a value with one part replaced, dropped or put in twice."""
    value = copy.deepcopy(whole)
    if isinstance(value, dict) and value and draw(st.integers(0, 3)):
        key = draw(st.sampled_from(sorted(value)))
        if not draw(st.integers(0, 4)):
            del value[key]
        else:
            value[key] = draw(spoilt(value[key]))
        return value
    if isinstance(value, list) and value and draw(st.integers(0, 3)):
        place = draw(st.integers(0, len(value) - 1))
        match draw(st.integers(0, 4)):
            case 0:
                del value[place]
            case 1:
                value.append(value[place])
            case _:
                value[place] = draw(spoilt(value[place]))
        return value
    return draw(st.sampled_from(ODD))


@FEW
@given(st.data())
def test_a_case_with_something_odd_in_it_is_read_and_run_without_an_error(
    data: st.DataObject,
) -> None:
    case = data.draw(st.sampled_from(CASES))
    odd = data.draw(spoilt([case_to_plain(case)]))
    try:
        text = dump_document(odd)
    except ValueError:
        text = "[\ud800]"
    reading = read_cases(text, "f.yaml")
    assert all(one.span.file == "f.yaml" for one in reading.diagnostics)
    for one in reading.cases:
        outcome = run_case(one, load=LOADER)
        assert outcome.passed == (not outcome.failures)
    assert read_cases(write_cases(reading.cases), "g.yaml").cases == reading.cases


@FEW
@given(st.sampled_from(CASES))
def test_a_case_that_expects_the_whole_answer_passes(case: Case) -> None:
    answer = answer_case(case, load=LOADER).answer
    assert answer is not None
    text = write_cases((case,))
    full = read_cases(text, "f.yaml").cases[0]
    plain = case_to_plain(full) | {"expect": {**expectation_of(answer)}}
    again = read_cases(dump_document([plain]), "f.yaml")
    assert again.diagnostics == ()
    assert run_case(again.cases[0], load=LOADER).failures == ()


@FEW
@given(st.data())
def test_a_record_with_something_odd_in_it_is_read_and_replayed_without_an_error(
    data: st.DataObject,
) -> None:
    lines = data.draw(st.sampled_from(RECORD.splitlines(keepends=True)))
    start = data.draw(st.integers(0, len(lines)))
    stop = data.draw(st.integers(start, len(lines)))
    odd = data.draw(st.sampled_from(("", "0", "nil", '"', "{", "AS", "null", "-1", "9" * 30)))
    text = RECORD.replace(lines, lines[:start] + odd + lines[stop:], 1)
    reading = read_record(text, "r.jsonl")
    if reading.record is None:
        assert reading.diagnostics
        return
    assert read_record(write_record(reading.record), "r.jsonl").record == reading.record
    rules, found = carried_rules(reading.record)
    assert rules is not None or found
    if rules is not None:
        replay = replay_record(reading.record, rules.ruleset)
        assert (replay.refused is None) == (replay.at == len(reading.record.moves))


@FEW
@given(st.data())
def test_a_game_on_paper_with_something_odd_in_it_is_scored_without_an_error(
    data: st.DataObject,
) -> None:
    whole: Plain = {
        "format": 1,
        "rounds": [
            {"calls": ["nil", 3, 4, 4], "tricks": [4, 4, 5, 0], "dealer": 2},
            {"calls": [1, 3, 4, "blind_nil"], "tricks": [4, 4, 5, 0]},
        ],
    }
    odd = data.draw(spoilt(whole))
    reading = read_game("yes" if odd == "\ud800" else _text(odd), "g.yaml")
    if reading.rounds is not None:
        for place in ("canonical", "card-game-spades-rules", "openspiel"):
            scored = score_game(reading.rounds, LOADER.rules(place, {}, None).ruleset)
            assert len(scored.sheets) == len(scored.dealers)
            assert scored.diagnostics or len(scored.sheets) == len(reading.rounds)


def _text(value: Plain) -> str:
    try:
        return dump_document(value)
    except ValueError:
        return "yes"


def _record() -> str:
    rules = LOADER.rules("card-game-spades-rules", {}, None)
    table = new_game(rules.ruleset)
    hands = tuple(tuple(Card(f"{r}{s}") for r in "23456789TJQKA") for s in "CDHS")
    draw = (tuple((seat, Card(f"{rank}C")) for seat, rank in enumerate("23A4")),)
    table.push(Deal(2, hands, draw))
    play_out(table, lambda: 0)
    return write_record(record_of(header_of(rules), table))


RECORD = _record()
