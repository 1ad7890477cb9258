"""Cases written down so that they read back as they are."""

from spades_rules.cases.case import Case
from spades_rules.cases.forms import form_of
from spades_rules.cases.shapes import entry_to_plain, plain_of
from spades_rules.cases.situations import Situation
from spades_rules.document import Plain, dump_document

__all__ = ["case_to_plain", "write_cases"]


def write_cases(cases: tuple[Case, ...]) -> str:
    """Give a file of cases; reading it gives equal cases."""
    return dump_document([case_to_plain(case) for case in cases])


def case_to_plain(case: Case) -> dict[str, Plain]:
    """Give a case as a mapping, without what may be left out."""
    written: dict[str, Plain] = {"case": case.name}
    if case.cites is not None:
        written["cites"] = case.cites
    if case.profile is not None:
        written["profile"] = case.profile
    if case.overlay:
        written["with"] = plain_of(case.overlay)
    written[str(case.kind)] = _situation_to_plain(case.situation)
    if case.expect is not None:
        written["expect"] = plain_of(case.expect)
    return written


def _situation_to_plain(situation: Situation) -> Plain:
    form = form_of(situation)
    values = entry_to_plain(situation)
    if form.bare and len(values) == 1:
        return values[form.bare]
    return {form.inside: values} if form.inside else values
