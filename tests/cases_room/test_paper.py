"""A game on paper is scored round by round, and what cannot have been played is refused."""

import pytest

from spades_rules.cases import Loader, PaperRound, ScoredGame, read_game, score_game
from spades_rules.document import Plain
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.verdict import Verdict


def rules(place: str, **overlay: int | str | None) -> Ruleset:
    changes = {path.replace("__", "."): value for path, value in overlay.items()}
    return Loader().rules(place, changes, None).ruleset


@pytest.fixture(scope="module")
def canonical() -> Ruleset:
    return rules("canonical")


def scored(ruleset: Ruleset, *rounds: str) -> ScoredGame:
    text = "format: 1\nrounds:\n" + "".join(f"  - {one}\n" for one in rounds)
    reading = read_game(text, "g.yaml")
    assert reading.diagnostics == ()
    assert reading.rounds is not None
    return score_game(reading.rounds, ruleset)


def said(game: ScoredGame) -> list[tuple[str, str]]:
    return [
        (f"{one.span.line}:{one.span.column} {one.code}", one.message) for one in game.diagnostics
    ]


def test_calls_stand_in_calling_order_and_tricks_by_seat(canonical: Ruleset) -> None:
    # Seat 2 deals, so seat 3 calls nil and takes no trick; its partner, seat 1, called four.
    game = scored(canonical, "{dealer: 2, calls: [nil, 3, 4, 4], tricks: [4, 4, 5, 0]}")
    assert game.dealers == (2,)
    assert [sheet.points for sheet in game.sheets] == [(72, 140)]
    assert game.diagnostics == ()


def test_totals_and_bags_run_on_from_round_to_round_and_the_deal_moves_left(
    canonical: Ruleset,
) -> None:
    game = scored(
        canonical,
        "{calls: [1, 2, 1, 2], tricks: [6, 2, 5, 0]}",
        "{calls: [2, 1, 2, 1], tricks: [1, 6, 2, 4]}",
    )
    assert game.dealers == (3, 0)
    assert [sheet.standing.totals for sheet in game.sheets] == [(29, -40), (-50, 6)]
    assert [sheet.standing.tallies["bags"] for sheet in game.sheets] == [(9, 0), (0, 6)]
    assert game.verdict == Verdict(over=False)


def test_the_verdict_is_that_of_the_last_round(canonical: Ruleset) -> None:
    short = rules("canonical", ending__target__points=100)
    game = scored(short, "{calls: [5, 1, 5, 1], tricks: [5, 1, 5, 2]}")
    assert game.verdict == Verdict(over=True, winner=0, by="ending.target")
    assert score_game((), canonical).verdict == Verdict(over=False)


def test_nothing_is_played_after_the_end() -> None:
    short = rules("canonical", ending__target__points=100)
    rounds = ["{calls: [5, 1, 5, 1], tricks: [5, 1, 5, 2]}"] * 2
    game = scored(short, *rounds)
    assert len(game.sheets) == 1
    assert said(game) == [("4:13 game-over", "the game was over after round 1, by ending.target")]


def test_where_chance_names_the_dealer_seat_0_begins_unless_it_is_written() -> None:
    chance = rules("canonical", dealing__deal__rotation="random")
    rounds = ["{calls: [5, 1, 5, 1], tricks: [5, 1, 5, 2]}"] * 2
    assert scored(chance, *rounds).dealers == (3, 3)


def test_a_game_may_name_its_first_dealer_and_a_round_its_own(canonical: Ruleset) -> None:
    played = "calls: [5, 1, 5, 1], tricks: [5, 1, 5, 2]"
    rounds = f"rounds: [{{{played}OWN}}, {{{played}}}]"
    for own, dealers in (("", (1, 2)), (", dealer: 0", (0, 1))):
        reading = read_game(f"format: 1\ndealer: 1\n{rounds.replace('OWN', own)}\n", "g.yaml")
        assert reading.rounds is not None
        assert score_game(reading.rounds, canonical).dealers == dealers
    reading = read_game(f"format: 1\ndealer: 4\n{rounds.replace('OWN', '')}\n", "g.yaml")
    assert reading.rounds is not None
    game = score_game(reading.rounds, canonical)
    assert said(game) == [("2:9 out-of-range", "there is no seat 4")]


def test_every_trick_of_a_round_is_somebodys(canonical: Ruleset) -> None:
    game = scored(
        canonical,
        "{calls: [5, 1, 5, 1], tricks: [5, 1, 5, 1]}",
        "{calls: [5, 1, 5, 1], tricks: [5, 1, 5]}",
    )
    assert game.sheets == ()
    assert said(game) == [
        ("3:35 does-not-fit", "12 tricks are written down, and a round has 13"),
        ("4:35 does-not-fit", "3 numbers of tricks for 4 seats"),
    ]


def test_a_call_that_no_rule_offers_is_refused(canonical: Ruleset) -> None:
    game = scored(canonical, "{calls: [5, blind_nil, 5, 1], tricks: [5, 1, 5, 2]}")
    assert [place for place, _ in said(game)] == ["3:17 unknown-call"]
    look = scored(canonical, "{calls: [5, look, 5, 1], tricks: [5, 1, 5, 2]}")
    assert said(look) == [("3:17 unknown-call", "a look is no call")]


def test_a_call_that_a_rule_bars_is_refused_by_its_name() -> None:
    game = scored(rules("openspiel"), "{calls: [9, 1, 5, 1], tricks: [9, 1, 2, 1]}")
    ((place, message),) = said(game)
    assert place == "3:20 illegal-call"
    assert message.startswith("seat 2 may not call `5` here, by bidding.")
    assert game.diagnostics[0].hint == "it may call 1, 2, 3, 4, nil"


def test_a_blind_call_needs_what_opens_it() -> None:
    blind = rules("card-game-spades-rules")
    early = scored(blind, "{calls: [blind_nil, 4, 5, 4], tricks: [0, 4, 5, 4]}")
    assert said(early) == [("3:14 illegal-call", "seat 0 may not call `blind_nil` here")]
    late = scored(
        blind,
        "{calls: [9, 5, 4, 5], tricks: [0, 6, 0, 7], dealer: 3}",
        "{calls: [5, 4, 4, blind_nil], tricks: [0, 5, 4, 4], dealer: 0}",
    )
    assert late.diagnostics == ()
    assert [sheet.points for sheet in late.sheets] == [(0, 103), (140, 90)]


def test_four_seats_make_four_calls_and_one_of_them_deals(canonical: Ruleset) -> None:
    game = scored(canonical, "{calls: [5, 1, 5], tricks: [5, 1, 5, 2]}")
    assert said(game) == [("3:13 does-not-fit", "3 calls, where 4 are made")]
    game = scored(canonical, "{calls: [5, 1, 5, 1], tricks: [5, 1, 5, 2], dealer: 4}")
    assert said(game) == [("3:57 out-of-range", "there is no seat 4")]


def test_a_round_that_is_not_written_can_be_scored_and_blamed(canonical: Ruleset) -> None:
    game = score_game((PaperRound((5, 1, 5, 1), (5, 1, 5, 2)),), canonical)
    assert [sheet.points for sheet in game.sheets] == [(100, 21)]
    game = score_game((PaperRound((5, 1, 5, 1), (5, 1, 5, 1)),), canonical)
    assert [str(one.span) for one in game.diagnostics] == ["<game>:1:1"]


def test_a_first_round_that_bids_itself_has_no_calls() -> None:
    rule: Plain = {"policy": "bids_itself"}
    more: Plain = {"policy": "uncalled_tricks"}
    itself = Loader().rules("canonical", {"calling.order": rule, "scoring.uncalled": more}, None)
    bare = "{calls: [], tricks: [5, 1, 5, 2]}"
    called = "{calls: [4, 3, 4, 2], tricks: [5, 3, 4, 1]}"
    game = scored(itself.ruleset, bare, called)
    assert game.diagnostics == ()
    assert [sheet.points for sheet in game.sheets] == [(100, 30), (54, -80)]
    assert said(scored(itself.ruleset, called)) == [
        ("3:13 does-not-fit", "4 calls, where 0 are made")
    ]
    assert said(scored(itself.ruleset, bare, bare)) == [
        ("4:13 does-not-fit", "0 calls, where 4 are made")
    ]


def house(renege: str) -> Ruleset:
    name, _, value = renege.partition("=")
    rule = {"procedure.renege": {"policy": "renege", name: value}}
    return Loader().rules("canonical", rule, None).ruleset


@pytest.mark.parametrize(
    ("renege", "points", "verdict"),
    [
        ("costs=tricks", (-80, 52), Verdict(over=False)),
        ("costs=contract", (-80, -50), Verdict(over=False)),
        ("costs=game", (81, -50), Verdict(over=True, winner=1, by="procedure.renege")),
    ],
)
def test_a_renege_costs_what_the_house_says(
    renege: str, points: tuple[int, int], verdict: Verdict
) -> None:
    round_ = "{calls: [4, 3, 4, 2], tricks: [5, 3, 4, 1], reneges: [{seat: 0}]}"
    game = scored(house(renege), round_)
    assert game.diagnostics == ()
    assert [sheet.points for sheet in game.sheets] == [points]
    assert game.verdict == verdict


def test_a_second_renege_in_a_later_round_is_the_sides_second() -> None:
    first = "{calls: [4, 3, 4, 2], tricks: [5, 3, 4, 1], reneges: [{seat: 0}]}"
    other = "{calls: [4, 3, 4, 2], tricks: [5, 3, 4, 1], reneges: [{seat: 3}]}"
    again = "{calls: [4, 3, 4, 2], tricks: [5, 3, 4, 1], reneges: [{seat: 2, trick: 7}]}"
    game = scored(house("again=game"), first, other, again)
    assert [sheet.points for sheet in game.sheets] == [(-80, 52), (57, -80), (81, -50)]
    assert game.verdict == Verdict(over=True, winner=1, by="procedure.renege")


def test_a_renege_that_does_not_fit_the_rules_is_refused(canonical: Ruleset) -> None:
    one = "{calls: [5, 1, 5, 1], tricks: [5, 1, 5, 2], reneges: [{seat: 4}, {seat: 0, trick: 14}]}"
    game = scored(canonical, one)
    assert game.sheets == ()
    assert said(game) == [
        ("3:58 does-not-fit", "a renege is written down, and no rule says what it costs")
    ]
    assert said(scored(house("costs=game"), one)) == [
        ("3:66 out-of-range", "there is no seat 4"),
        ("3:87 out-of-range", "there is no trick 14"),
    ]
    named = Loader().rules(
        "canonical", {"procedure.renege": {"policy": "renege", "name_the_trick": True}}, None
    )
    assert said(scored(named.ruleset, one.replace("seat: 4", "seat: 3"))) == [
        (
            "3:59 does-not-fit",
            "by `procedure.renege` a renege counts only where its `trick` is named",
        ),
        ("3:87 out-of-range", "there is no trick 14"),
    ]


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("[]", ["wrong-type"]),
        ("yes", ["yaml-quote-it"]),
        ("", ["empty-value"]),
        ("{format: 2, rounds: []}", ["out-of-range"]),
        ("{rounds: [{calls: [nil]}]}", ["missing-key", "missing-key"]),
        (
            "{format: 1, rounds: [{calls: [nil], tricks: [0], delaer: 1}], bags: 4}",
            ["unknown-key", "unknown-key"],
        ),
    ],
)
def test_what_is_no_game_is_a_finding(text: str, codes: list[str]) -> None:
    reading = read_game(text, "g.yaml")
    assert reading.rounds is None
    assert [one.code for one in reading.diagnostics] == codes
