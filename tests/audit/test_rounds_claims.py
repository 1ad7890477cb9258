"""Where two rule sets part on a claim, a legal round leads to the lead at which it is made."""

from spades_rules.audit.rounds import decision, parts_here, to_claim
from spades_rules.audit.variants import changed, variants
from spades_rules.cases.situations import RoundsSituation
from spades_rules.compiler import compile_ruleset
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.profile import load_profile

CANONICAL = compile_ruleset(load_profile("canonical"))
WORLD = compile_ruleset(load_profile("world-of-card-games"))


def offers(ruleset: Ruleset, rounds: RoundsSituation) -> bool:
    answer = decision(ruleset, rounds)
    assert answer is not None
    legal = answer["legal"]
    assert isinstance(legal, list)
    return "claim" in legal


def test_a_claim_that_only_one_knows_is_shown_at_every_trick_that_has_one() -> None:
    for trick in range(2, 13):
        rounds = to_claim(CANONICAL, WORLD, trick=trick, first=False)
        assert rounds is not None
        (played,) = rounds.rounds
        assert len(played.cards) == 4 * (trick - 1)
        assert (offers(CANONICAL, rounds), offers(WORLD, rounds)) == (False, True)
        assert parts_here(CANONICAL, WORLD, rounds)


def test_it_is_told_who_allows_the_claim() -> None:
    assert to_claim(WORLD, CANONICAL, trick=5, first=False) is None
    rounds = to_claim(WORLD, CANONICAL, trick=5, first=True)
    assert rounds is not None
    assert (offers(WORLD, rounds), offers(CANONICAL, rounds)) == (True, False)


def test_where_no_claim_is_at_that_trick_the_nearest_one_is_shown() -> None:
    rounds = to_claim(CANONICAL, WORLD, trick=1, first=False)
    assert rounds is not None
    assert len(rounds.rounds[0].cards) == 4


def test_a_claim_on_the_first_or_the_last_trick_is_shown_there() -> None:
    rest = WORLD.rule("claim.rest")
    assert rest is not None
    cards = set()
    for variant in variants(rest.policy):
        other = changed(WORLD, "claim.rest", variant.policy)
        for trick in (1, 13):
            rounds = to_claim(WORLD, other, trick=trick, first=False)
            assert rounds is not None
            assert offers(other, rounds)
            cards.add(len(rounds.rounds[0].cards))
    assert cards == {0, 48}


def test_two_that_agree_on_claims_have_no_such_round() -> None:
    assert to_claim(CANONICAL, CANONICAL, trick=5, first=True) is None
    assert to_claim(WORLD, WORLD, trick=5, first=True) is None
