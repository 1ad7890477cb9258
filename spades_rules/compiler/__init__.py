"""From a profile to a rule set that can be played: the rules taken together are checked here."""

from spades_rules.compiler.codes import CODES
from spades_rules.compiler.compiling import check_profile, compile_ruleset
from spades_rules.compiler.fingerprint import fingerprint

__all__ = ["CODES", "check_profile", "compile_ruleset", "fingerprint"]
