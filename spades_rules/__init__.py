"""Spades by house rules: a document, a program that plays by it, and a subject of proof."""

from typing import TYPE_CHECKING

from spades_rules.doors import doors

if TYPE_CHECKING:
    from spades_rules.audit.diff import diff, find_witness
    from spades_rules.audit.difference import Difference, RuleDiff, Witness
    from spades_rules.audit.lint import lint
    from spades_rules.cases import replay_record
    from spades_rules.catalog import Catalog
    from spades_rules.compiler import check_profile, compile_ruleset
    from spades_rules.diagnostics import Diagnostic, Severity, Span
    from spades_rules.kernel.actions import Action, Call, Claim, Concede, Deal, Look, Pass, Play
    from spades_rules.kernel.play import apply, legal_actions, new_game, replay, rule_on
    from spades_rules.kernel.playout import play_out
    from spades_rules.kernel.public import Phase, Standing
    from spades_rules.kernel.ruleset import Rule, Ruleset
    from spades_rules.kernel.ruling import Choices, Reason, RefusedError, Ruling
    from spades_rules.kernel.score import ScoreLine, ScoreSheet
    from spades_rules.kernel.state import Table
    from spades_rules.kernel.verdict import Verdict
    from spades_rules.kernel.view import View, view
    from spades_rules.profile import Profile, ProfileError, load_profile
    from spades_rules.report.explanation import Explained, explain
    from spades_rules.table.cards import Card

__all__ = [
    "Action",
    "Call",
    "Card",
    "Catalog",
    "Choices",
    "Claim",
    "Concede",
    "Deal",
    "Diagnostic",
    "Difference",
    "Explained",
    "Look",
    "Pass",
    "Phase",
    "Play",
    "Profile",
    "ProfileError",
    "Reason",
    "RefusedError",
    "Rule",
    "RuleDiff",
    "Ruleset",
    "Ruling",
    "ScoreLine",
    "ScoreSheet",
    "Severity",
    "Span",
    "Standing",
    "Table",
    "Verdict",
    "View",
    "Witness",
    "__version__",
    "apply",
    "check_profile",
    "compile_ruleset",
    "diff",
    "explain",
    "find_witness",
    "legal_actions",
    "lint",
    "load_profile",
    "new_game",
    "play_out",
    "replay",
    "replay_record",
    "rule_on",
    "view",
]

__version__ = "0.1.0"

__getattr__, __dir__ = doors(
    __name__,
    {
        "audit.diff": ("diff", "find_witness"),
        "audit.difference": ("Difference", "RuleDiff", "Witness"),
        "audit.lint": ("lint",),
        "cases": ("replay_record",),
        "catalog": ("Catalog",),
        "compiler": ("check_profile", "compile_ruleset"),
        "diagnostics": ("Diagnostic", "Severity", "Span"),
        "kernel.actions": ("Action", "Call", "Claim", "Concede", "Deal", "Look", "Pass", "Play"),
        "kernel.play": ("apply", "legal_actions", "new_game", "replay", "rule_on"),
        "kernel.playout": ("play_out",),
        "kernel.public": ("Phase", "Standing"),
        "kernel.ruleset": ("Rule", "Ruleset"),
        "kernel.ruling": ("Choices", "Reason", "RefusedError", "Ruling"),
        "kernel.score": ("ScoreLine", "ScoreSheet"),
        "kernel.state": ("Table",),
        "kernel.verdict": ("Verdict",),
        "kernel.view": ("View", "view"),
        "profile": ("Profile", "ProfileError", "load_profile"),
        "report.explanation": ("Explained", "explain"),
        "table.cards": ("Card",),
    },
)
