"""The nearest known name for a name with a slip in it."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades_rules.diagnostics import edits, nearest

# fmt: off
KNOWN = (
    "seating", "deck", "ranking", "trump", "dealing", "calling", "calls", "bidding", "exchange",
    "leading", "play", "claim", "contract", "scoring", "ending", "result", "procedure",
    "opposite_partners", "solo", "teams", "seats", "sides", "standard_52", "pack", "decks",
    "jokers", "removed", "ace_high", "promoted", "twins", "fixed_trump", "suit", "deal_all",
    "first_dealer", "random", "high_card", "draw_tie", "redraw", "suits", "rotation", "left",
    "none", "each", "eldest_first", "dealer_first", "times", "trick_bids", "low", "high",
    "nil_bid", "per_side", "plain_zero", "blind_nil_bid", "behind", "from_round", "blind_bids",
    "side_minimum", "tricks", "nil_exempts", "side_maximum", "total_not", "total",
    "total_at_least", "mirror", "whiz", "always", "without_trump", "suicide", "not_one", "swap",
    "triggers", "blind_nil", "cards", "when", "after_calls", "order", "bidder_first",
    "together", "both", "calling_order", "eldest_hand", "holder_of", "card", "highest_bidder",
    "first_to_call", "follow_suit", "breaking", "broken_by", "off_suit_play", "void_follower",
    "any_play", "first_trick", "nothing", "forced", "allowed", "unsaid",
    "no_trump_on_first_trick", "lowest_of_suit_on_first_trick", "void_plays", "no_trump",
    "must_trump", "leads", "trump_only_when_forced", "lowest_of_suit", "highest_of_suit",
    "must_overtake", "sure_winners", "pooled", "failed_nil", "apart", "helps", "loses",
    "both_nil", "counts", "ignored", "exactly", "alone", "all_or_nothing", "last_bid_stands",
    "contract_points", "made", "set_on", "taken", "short", "steps", "blind_factor",
    "overtricks", "points", "bags", "nil_points", "failed", "separate", "both_made",
    "both_failed", "failed_nil_tricks", "contract_made", "bag_penalty", "every", "several",
    "carry", "remainder", "opponents", "contract_bonus", "slam", "target", "floor",
    "round_limit", "rounds", "lead", "sets", "highest", "play_on", "sudden_death", "draw",
    "lowest", "fallen_loses", "note", "turn_clock", "seconds", "renege", "misdeal", "table_talk",
)
# fmt: on
LETTERS = "abcdefghijklmnopqrstuvwxyz_"


def one_letter_slips(name: str) -> set[str]:
    cuts = [(name[:i], name[i:]) for i in range(len(name) + 1)]
    left_out = {a + b[1:] for a, b in cuts if b}
    swapped = {a + b[1] + b[0] + b[2:] for a, b in cuts if len(b) > 1}
    changed = {a + c + b[1:] for a, b in cuts if b for c in LETTERS}
    put_in = {a + c + b for a, b in cuts for c in LETTERS}
    return (left_out | swapped | changed | put_in) - {name}


def test_a_single_slip_in_a_name_is_always_seen_through() -> None:
    chance = random.Random(52)  # noqa: S311  # nothing secret, only the same slips each time
    for name in KNOWN:
        if len(name) >= 4:
            for slip in chance.sample(sorted(one_letter_slips(name)), 12):
                assert slip in KNOWN or name in nearest(slip, KNOWN), slip


def test_two_slips_in_a_longer_name_nearly_always_are() -> None:
    chance = random.Random(13)  # noqa: S311  # nothing secret, only the same slips each time
    longer = [name for name in KNOWN if len(name) >= 6]
    tried = seen_through = 0
    for name in longer:
        for slip in chance.sample(sorted(one_letter_slips(name)), 4):
            twice = chance.choice(sorted(one_letter_slips(slip)))
            tried += 1
            seen_through += twice in KNOWN or name in nearest(twice, KNOWN)
    assert seen_through >= 0.95 * tried


@pytest.mark.parametrize(
    ("word", "guesses"),
    [
        ("evry", ("every",)),
        ("Scoring", ("scoring",)),
        ("cannonical", ("canonical",)),
        ("nil_piont", ("nil_points",)),
        ("xyzzy", ()),
        ("", ()),
    ],
)
def test_the_closest_come_first_and_strangers_not_at_all(
    word: str, guesses: tuple[str, ...]
) -> None:
    names = ("every", "scoring", "canonical", "nil_points", "blind_nil")
    assert nearest(word, names) == guesses


def test_there_are_never_more_than_three_guesses() -> None:
    assert nearest("calx", ["cale", "call", "calk", "calm", "calf"]) == ("cale", "calf", "calk")


def test_of_equally_close_names_the_one_with_more_letters_in_place_comes_first() -> None:
    assert nearest("bagz", ["abagz", "bags"]) == ("bags", "abagz")


@pytest.mark.parametrize(
    ("one", "two", "count"),
    [
        ("", "", 0),
        ("", "nil", 3),
        ("nil", "", 3),
        ("nil", "nil", 0),
        ("nil", "nill", 1),
        ("nil", "il", 1),
        ("nil", "nul", 1),
        ("nil", "nli", 1),
        ("bags", "gabs", 2),
        ("ca", "abc", 3),
        ("overtricks", "undertrick", 4),
    ],
)
def test_edits_are_letters_put_in_taken_out_changed_or_swapped(
    one: str, two: str, count: int
) -> None:
    assert edits(one, two) == count


WORDS = st.text("abc", max_size=9)


@given(WORDS, WORDS)
def test_edits_are_counted_as_the_usual_table_does(one: str, two: str) -> None:
    table = {(i, 0): i for i in range(len(one) + 1)} | {(0, j): j for j in range(len(two) + 1)}
    for i, a in enumerate(one, 1):
        for j, b in enumerate(two, 1):
            ways = [table[i - 1, j] + 1, table[i, j - 1] + 1, table[i - 1, j - 1] + (a != b)]
            if i > 1 and j > 1 and (a, one[i - 2]) == (two[j - 2], b):
                ways.append(table[i - 2, j - 2] + 1)
            table[i, j] = min(ways)
    assert edits(one, two) == table[len(one), len(two)]
