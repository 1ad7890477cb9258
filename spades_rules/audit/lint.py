"""What in a profile was probably not meant, though it can be played."""

from collections.abc import Iterator, Mapping

from spades_rules.audit.codes import LINT
from spades_rules.audit.counting import (
    bids_force_a_set,
    calls_may_run_out,
    cards_left_over,
    empty_ranges,
)
from spades_rules.audit.effects import effectless
from spades_rules.audit.endings import may_go_on
from spades_rules.audit.idleness import idleness
from spades_rules.audit.places import own_layers, place_of_slot
from spades_rules.audit.repeats import repeats
from spades_rules.audit.slips import ends_at_once, missing_pays, worthless_rounds
from spades_rules.audit.waivers import waivable_rules
from spades_rules.diagnostics import Diagnostic, Severity, Span, guess
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.profile import CODES as READING
from spades_rules.profile import Profile, known_profile

__all__ = ["LINT", "effectless", "findings", "lint"]


def lint(ruleset: Ruleset, profile: Profile) -> tuple[Diagnostic, ...]:
    """Give the findings about a profile that compiles, without those that are accepted.

    All are warnings, sorted by place, and each stands at the value that it is about. A finding is
    accepted by the checked file under `accepts`, or, where it stands in a parent's file, by that
    parent. The rules are judged as they are in force; of a profile without a reading its readings
    are not judged, so load one with it (`canonical@first-difference-decides`) to have it judged.

    `no-effect` is said of every idle rule, and of a value that the checked file sets and that is
    not the policy's usual one: a usual value written out is there for the reader, and a parent
    may well say more of a rule than a child needs.
    """
    known_profile(profile)
    return tuple(one for one in findings(ruleset, profile) if not _is_accepted(one, profile))


def findings(ruleset: Ruleset, profile: Profile) -> tuple[Diagnostic, ...]:
    """Give all findings about a profile that compiles, accepted or not, sorted by place."""
    found = [
        *waivable_rules(ruleset, profile),
        *idleness(ruleset, profile),
        *repeats(profile),
        *_endless(ruleset, profile),
        *bids_force_a_set(ruleset, profile),
        *calls_may_run_out(ruleset, profile),
        *cards_left_over(ruleset, profile),
        *empty_ranges(ruleset, profile),
        *ends_at_once(ruleset, profile),
        *missing_pays(ruleset, profile),
        *worthless_rounds(ruleset, profile),
    ]
    found += _stale(profile, frozenset(one.code for one in found))
    return tuple(sorted(found, key=lambda one: (one.span, one.code)))


def _is_accepted(one: Diagnostic, profile: Profile) -> bool:
    own = own_layers(profile)[0]
    return any(
        one.code in layer.accepts
        for layer in profile.layers
        if layer == own or layer.file == one.span.file
    )


def _endless(ruleset: Ruleset, profile: Profile) -> Iterator[Diagnostic]:
    """Tell when the rules let a game go on for ever."""
    if may_go_on(ruleset):
        yield Diagnostic(
            "game-need-not-end",
            "the game goes on for ever if all totals keep falling",
            place_of_slot(profile, "ending"),
            Severity.WARNING,
            hint="add an `ending` that low totals or many rounds reach, such as `floor`",
        )


def _stale(profile: Profile, codes: frozenset[str]) -> Iterator[Diagnostic]:
    """Tell of accepted findings that are not there, of a profile just as its file has it.

    A warning that reading a profile gives, such as `unread-section`, is not ours to miss.
    """
    if len(own_layers(profile)) > 1:
        return
    for code, span in _places(profile).items():
        if code not in codes and code not in READING:
            meant = guess(code, tuple(LINT)) if code not in LINT else ""
            yield Diagnostic(
                "stale-accept",
                f"`{code}` is accepted, and there is no such finding",
                span,
                Severity.WARNING,
                hint=meant or "take it out of `accepts`",
            )


def _places(profile: Profile) -> Mapping[str, Span]:
    """Give where the checked file accepts a finding, by code."""
    keys = profile.document.value
    accepts = keys["accepts"].value if isinstance(keys, dict) and "accepts" in keys else None
    entries = accepts if isinstance(accepts, dict) else {}
    return {code: reason.key_span for code, reason in entries.items()}
