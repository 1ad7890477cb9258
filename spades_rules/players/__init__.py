"""Simple players, who choose by the rules in force and see no more than their own seat does."""

from spades_rules.players.dealing import chance, first_dealer, random_deal
from spades_rules.players.simple import choose

__all__ = ["chance", "choose", "first_dealer", "random_deal"]
