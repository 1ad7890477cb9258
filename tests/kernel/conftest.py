"""A small game that can be followed on one's fingers: twelve cards, three each, three tricks."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pytest

from spades_rules.kernel.actions import Action, Claim, Deal, Look, Pass, Play
from spades_rules.kernel.play import new_game
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.kernel.state import Table
from spades_rules.policies.calling.eldest_first import EldestFirst
from spades_rules.policies.calls.nil_bid import NilBid
from spades_rules.policies.calls.trick_bids import TrickBids
from spades_rules.policies.contract.pooled import Pooled
from spades_rules.policies.dealing.deal_all import DealAll
from spades_rules.policies.ending.target import Target
from spades_rules.policies.leading.eldest_hand import EldestHand
from spades_rules.policies.play.breaking import Breaking
from spades_rules.policies.play.follow_suit import FollowSuit
from spades_rules.policies.ranking.ace_high import AceHigh
from spades_rules.policies.result.highest import Highest
from spades_rules.policies.scoring.bag_penalty import BagPenalty
from spades_rules.policies.scoring.contract_points import ContractPoints
from spades_rules.policies.scoring.failed_nil_tricks import FailedNilTricks
from spades_rules.policies.scoring.nil_points import NilPoints
from spades_rules.policies.scoring.overtricks import Overtricks
from spades_rules.policies.seating.opposite_partners import OppositePartners
from spades_rules.policies.trump.fixed_trump import FixedTrump
from spades_rules.table.cards import Card

TWELVE = "2C KC AC 2D KD AD 2H KH AH 2S KS AS"
HANDS = "AS 2H KC / KS KH 2C / 2S AH AD / AC KD 2D"


def cards_of(words: str) -> tuple[Card, ...]:
    """Give the cards written `AS KH`."""
    return tuple(Card(word) for word in words.split())


@dataclass(frozen=True, slots=True, kw_only=True)
class FewCards:
    """The cards that are named, and no others."""

    words: str = TWELVE

    def cards(self) -> tuple[Card, ...]:
        """Give them."""
        return cards_of(self.words)


SMALL: Mapping[str, object] = {
    "seating.partners": OppositePartners(),
    "deck.pack": FewCards(),
    "ranking.order": AceHigh(),
    "trump.suit": FixedTrump(suit="S"),
    "dealing.deal": DealAll(each=3),
    "calling.order": EldestFirst(),
    "calls.tricks": TrickBids(low=1, high=3),
    "calls.nil": NilBid(),
    "leading.opening": EldestHand(),
    "play.follow_suit": FollowSuit(),
    "play.breaking": Breaking(),
    "contract.side": Pooled(),
    "scoring.contract": ContractPoints(),
    "scoring.overtricks": Overtricks(),
    "scoring.nil": NilPoints(),
    "scoring.failed_nil_tricks": FailedNilTricks(),
    "scoring.bags": BagPenalty(every=3, points=-30),
    "ending.target": Target(points=60),
    "result.winner": Highest(),
}
"""The rules of the small game."""


def small_rules(changes: Mapping[str, object] | None = None, *, without: str = "") -> Ruleset:
    """Give the rules of the small game, with some changed and some left out, by id."""
    rules = {**SMALL, **(changes or {})}
    gone = without.split()
    kept = tuple(Rule(name, policy) for name, policy in rules.items() if name not in gone)
    return Ruleset("small", kept, "made for a test")


def action_of(ruleset: Ruleset, word: str) -> Action:
    """Give the action written `nil`, `2`, `look`, `claim`, `AS`, or `AS+2H` for a pass."""
    if word == "look":
        return Look()
    if word == "claim":
        return Claim()
    if "+" in word:
        return Pass(cards_of(word.replace("+", " ")))
    return ruleset.call(word) or Play(Card(word))


def deal_of(hands: str = HANDS, *, dealer: int = 3) -> Deal:
    """Give the deal written `AS KH / 2C 3C / ...`, seat by seat."""
    return Deal(dealer, tuple(cards_of(hand) for hand in hands.split("/")))


def played(ruleset: Ruleset, words: str = "", *, hands: str = HANDS, dealer: int = 3) -> Table:
    """Deal at a new table and do what the words say."""
    table = new_game(ruleset)
    table.push(deal_of(hands, dealer=dealer))
    for word in words.split():
        table.push(action_of(ruleset, word))
    return table


@pytest.fixture
def small() -> Callable[..., Ruleset]:
    """Make rules of the small game."""
    return small_rules


@pytest.fixture
def at() -> Callable[..., Table]:
    """Play the small game: `at(rules, "1 nil 2 1 KC")`."""
    return played


@pytest.fixture
def act() -> Callable[[Ruleset, str], Action]:
    """Turn a word into an action."""
    return action_of


@pytest.fixture
def deal() -> Callable[..., Deal]:
    """Turn hands written in a line into a deal."""
    return deal_of


@pytest.fixture
def few_cards() -> type[FewCards]:
    """Give the policy of a pack of named cards."""
    return FewCards
