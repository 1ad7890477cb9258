"""A policy that breaks down when it is asked: a finding about its rule, not the program's end."""

from types import TracebackType

from spades_rules.diagnostics import Diagnostic
from spades_rules.profile import Profile, Setting

__all__ = ["breakdown", "failing", "said_of"]


def failing(profile: Profile, wrong: Exception) -> Diagnostic:
    """Say which rule of a profile has failed. Raises what is no rule's failure once more."""
    setting = _rule_in(profile, wrong.__traceback__)
    if setting is None:
        raise wrong
    return breakdown(profile, setting, said_of(wrong))


def said_of(wrong: Exception) -> str:
    """Give in one line what somebody else's failure says."""
    return " ".join(str(wrong).split()) or type(wrong).__name__


def breakdown(profile: Profile, setting: Setting, cause: str) -> Diagnostic:
    """Say that a rule is no use, and why."""
    return Diagnostic(
        "rule-fails",
        f"`{setting.id}` fails when it is asked: {cause}",
        setting.span or profile.where.span,
        hint=f"its policy is `{setting.policy}`; whoever wrote that has to mend it",
    )


def _rule_in(profile: Profile, trace: TracebackType | None) -> Setting | None:
    """Find the rule that was being asked, the innermost one where it asked another."""
    found: Setting | None = None
    while trace is not None:
        asked = trace.tb_frame.f_locals.get("self")
        found = next((one for one in profile.settings if one.answer is asked), found)
        trace = trace.tb_next
    return found
