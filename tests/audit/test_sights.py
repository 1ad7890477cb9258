"""What a rule has before its eyes, one thing after the other."""

from collections.abc import Callable

from spades_rules.audit.histories import Past
from spades_rules.audit.numbers import names_in, numbers_of
from spades_rules.audit.sights import on_the_sheet, seen, sure_suits
from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.sight import Sees
from spades_rules.policies.calls.blind_nil_bid import BlindNilBid
from spades_rules.policies.exchange.swap import Swap
from spades_rules.table.cards import Card

Make = Callable[..., Ruleset]
NIL, THREE = Call("nil", personal=True), Call("3", tricks=3)


def laid(rules: Ruleset, totals: tuple[int, int] = (0, 0)) -> PublicTable:
    """Lay a table after the second round, seat 3 the dealer."""
    return PublicTable(rules.setting(3, rules.standing(totals, round=2)))


def mask(rules: Ruleset, cards: str) -> int:
    return rules.pack.mask(map(Card, cards.split()))


def sight(one: Sees, table: PublicTable, seat: int = 0, hand: int = 0) -> object:
    (found,) = seen((one,), table, seat, hand)
    return found


def test_calls_are_seen_as_they_stand(ruleset: Make) -> None:
    table = laid(ruleset())
    table.calls = ((0, THREE), (1, NIL), (2, NIL), (3, THREE), (0, NIL))
    assert sight(Sees.OWN_CALLS, table, 0) == ((True, "nil"), (False, "nil"))
    assert sight(Sees.OWN_CALLS, table, 3) == ((False, "nil"), (True, "3"))
    assert sight(Sees.ALL_CALLS, table, 3) == (3, table.calls)
    # Of seats 0, 1 and 2 two are nil now; of 1, 2 and 3 seat 3 has the only number.
    assert sight(Sees.OTHERS_SUM, table, 3) == (True, 0, True)
    assert sight(Sees.OTHERS_SUM, table, 0) == (True, 3, True)
    named = seen((Sees.NAMED_CALLS,), table, 0, names=frozenset({"3"}))
    assert named == (((3, "3"),),)


def test_who_is_behind_sees_by_how_much_and_who_leads_by_less_than_nothing(ruleset: Make) -> None:
    table = laid(ruleset(), (120, 20))
    assert [sight(Sees.GAP, table, seat) for seat in range(4)] == [-100, 100, -100, 100]
    assert (sight(Sees.ROUND, table), sight(Sees.DEALER, table)) == (3, 3)
    assert sight(Sees.TOTALS, table) == (120, 20)


def test_a_hand_is_seen_by_its_trumps_aces_and_suits(ruleset: Make) -> None:
    rules = ruleset()
    table, hand = laid(rules), mask(rules, "AC 2S KS AS")
    assert sight(Sees.HAND_TRUMPS, table, 0, hand) == 3
    assert sight(Sees.HAND_ACES, table, 0, hand) == 2
    assert sight(Sees.HELD, table, 0, hand) == (True, False, False, True)
    assert sight(Sees.LAST_TRICK, table, 0, hand) is False
    assert sight(Sees.LAST_TRICK, table, 0, mask(rules, "2S")) is True


def test_a_trick_is_seen_by_its_suit_and_the_trump_on_it(ruleset: Make) -> None:
    rules = ruleset()
    table = laid(rules)
    table.led, table.trick = rules.suit_of[mask(rules, "2C")], (mask(rules, "2C"),)
    assert sight(Sees.THROWN, table) is False
    table.trick = (*table.trick, mask(rules, "2S"))
    assert sight(Sees.THROWN, table) is True
    table.led, table.trick = rules.trumps, (mask(rules, "2S"), mask(rules, "3S"))
    assert sight(Sees.THROWN, table) is False
    assert sight(Sees.LED, table) == rules.trumps


def test_the_tricks_before_are_seen_by_what_became_of_each_suit(ruleset: Make) -> None:
    rules = ruleset()
    table = laid(rules)
    assert sight(Sees.FIRST_TRICK, table) is True
    for trick in ("2C 3C 4C 5C", "2D 3D 4D 2S"):
        bits = tuple(mask(rules, card) for card in trick.split())
        table.led = rules.suit_of[bits[0]]
        table.take(bits)
    assert sight(Sees.FIRST_TRICK, table) is False
    assert sight(Sees.PAST, table) == (
        (Past.FOLLOWED, Past.VOID, Past.UNTOUCHED, Past.THROWN),
        None,
    )


def test_cards_are_sure_that_nothing_out_of_sight_beats(ruleset: Make) -> None:
    rules = ruleset()
    table = laid(rules)
    hand = mask(rules, "AC KC QD AS")
    assert sure_suits(table, hand) == ((True, False, None, True), True)
    table.played = rules.pack.everything & ~hand & ~mask(rules, "JD 2H")
    assert sure_suits(table, hand) == ((True, True, None, True), False)


def test_a_score_is_seen_by_what_is_asked_of_it(ruleset: Make) -> None:
    standing = ruleset().standing((10, 20), tallies={"bags": (1, 2)}, round=4, before=((5, 5),))
    assert on_the_sheet((Sees.TOTALS,), standing) == ((10, 20),)
    assert on_the_sheet((Sees.ROUND, Sees.BEFORE), standing) == (((5, 5),), 4)
    assert on_the_sheet((Sees.TALLIES,), standing) == ((("bags", (1, 2)),),)


def test_a_rule_names_numbers_with_their_neighbours_and_words() -> None:
    assert numbers_of([BlindNilBid(behind=50, per_side=1)]) == (0, 1, 2, 49, 50, 51)
    assert "nil" in names_in(Swap(triggers=("nil",)))
    assert names_in(BlindNilBid()) == frozenset()
