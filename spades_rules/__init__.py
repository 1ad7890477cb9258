"""Spades by house rules: a rule set is a document, a program that plays by it, and a subject of proof."""

__version__ = "0.1.0"
