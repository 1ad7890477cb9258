"""Every kind of finding about a profile, with what it means in one line."""

from collections.abc import Mapping
from types import MappingProxyType

__all__ = ["CODES"]

CODES: Mapping[str, str] = MappingProxyType(
    {
        "another-game": "a parent is a profile of another game",
        "bad-name": "a profile or a rule has a name that cannot be one",
        "excluded-but-present": "the evidence says a rule is not played, and it is there",
        "missing-because": "the evidence takes a decision and gives no reason",
        "missing-evidence": "a profile that models a source says nothing about a value",
        "missing-key": "something that must be given is not there",
        "missing-parameter": "a policy needs a parameter that has no usual value",
        "missing-policy": "a new rule does not say which policy it follows",
        "missing-reading": "the evidence calls the source ambiguous, and no reading is about it",
        "nothing-to-drop": "null stands for a rule that is not there",
        "out-of-range": "a number is too small or too great",
        "parameters-disagree": "the parameters of a rule do not go together",
        "parent-cycle": "profiles extend one another in a circle",
        "parent-outside": "a parent lies outside the folder of the profile that was named",
        "reading-outside-about": "a reading changes more than it is about",
        "readings-exclude": "two readings about the same thing are asked for at once",
        "silent-but-set": "the evidence calls the source silent, and the profile sets the value",
        "too-many-parents": "the chain of parents is too long",
        "unknown-game": "no such game is known",
        "unknown-key": "a key means nothing where it stands",
        "unknown-parameter": "the policy of a rule has no such parameter",
        "unknown-parent": "the profile to extend does not exist",
        "unknown-path": "a path names no rule and no parameter",
        "unknown-policy": "no policy of that name answers the question",
        "unknown-profile": "no profile has that name",
        "unknown-reading": "the profile has no such reading",
        "unknown-rule": "`--set` names a rule that is not there",
        "unknown-section": "the source has no such section",
        "unknown-slot": "the game asks no such question",
        "unknown-source": "no register of sources has that id",
        "unknown-stance": "the evidence takes a stance that is none",
        "unknown-value": "a word is none of those to choose from",
        "unread-section": "a section of a source speaks of rules and is never cited",
        "unreadable-file": "a file cannot be opened",
        "wrong-format": "the document is of a format that is not known here",
        "wrong-set": "`--set` does not read `slot.rule.parameter=value`",
        "wrong-type": "a value is of the wrong kind, such as text for a number",
    }
)
"""The codes that reading a profile can give, beside those of the document itself."""
