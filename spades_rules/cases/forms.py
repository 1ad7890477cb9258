"""How each kind of situation is written, and what can be expected of its answer."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from spades_rules.cases.shapes import (
    CALL,
    CALLS,
    CARD,
    CARDS,
    CHOICE,
    COUNTS,
    FLAG,
    PLACE,
    POINTS,
    SEAT,
    TEXT,
    TOTALS,
    Entry,
    Keyed,
    Listed,
    OrNull,
    Shape,
    entry_of,
)
from spades_rules.cases.situations import (
    BidSituation,
    CheckSituation,
    ClaimSituation,
    DealSituation,
    DrawSituation,
    EndingSituation,
    ExchangeSituation,
    Kind,
    LeadSituation,
    MisdealSituation,
    PlaySituation,
    RoundsSituation,
    SideScore,
    Situation,
    TableScore,
    TrickSituation,
)

__all__ = ["FORMS", "Form", "form_of"]


@dataclass(frozen=True, slots=True)
class Form:
    """How one kind of situation is written, and what can be expected of it."""

    kind: Kind
    situation: type[Situation]
    expects: Mapping[str, Shape]
    """The keys that may stand under `expect`."""
    inside: str = ""
    """The key inside the kind's own that it is written under, if any."""
    bare: str = ""
    """The field that is written without its name where it stands alone."""
    shape: Entry = field(init=False, repr=False, compare=False)
    """What is written, key by key."""

    def __post_init__(self) -> None:
        """Read the shape off the class."""
        object.__setattr__(self, "shape", entry_of(self.situation))


_RULE = TEXT
_LINES = Keyed(SEAT, Keyed(_RULE, POINTS))
_STEP = Entry({"from": PLACE, "to": PLACE, "cards": SEAT}, frozenset({"from", "to", "cards"}))
_CODES = Listed(TEXT)
_CHOICES: Mapping[str, Shape] = {"waived": Listed(_RULE)}
_SCORED: Mapping[str, Shape] = {
    "points": TOTALS,
    "bags": TOTALS,
    "totals": TOTALS,
    "lines": _LINES,
}
_ENDED: Mapping[str, Shape] = {"over": FLAG, "winner": OrNull(SEAT), "by": _RULE}

FORMS: tuple[Form, ...] = (
    Form(
        Kind.SCORE,
        SideScore,
        {"points": POINTS, "bags": POINTS, "total": POINTS, "lines": _LINES},
        inside="side",
    ),
    Form(Kind.SCORE, TableScore, _SCORED),
    Form(Kind.BID, BidSituation, {"legal": CALLS, "refused": Keyed(CALL, _RULE), **_CHOICES}),
    Form(
        Kind.PLAY,
        PlaySituation,
        {"legal": CARDS, "refused": Keyed(CARD, _RULE), **_CHOICES},
    ),
    Form(Kind.TRICK, TrickSituation, {"winner": SEAT}, bare="cards"),
    Form(Kind.ENDING, EndingSituation, _ENDED),
    Form(
        Kind.DEAL,
        DealSituation,
        {
            "next_dealer": OrNull(SEAT),
            "first_call": OrNull(SEAT),
            "each": SEAT,
            "left": SEAT,
            "trump": TEXT,
            "copies": COUNTS,
        },
    ),
    Form(Kind.MISDEAL, MisdealSituation, {"allowed": FLAG}),
    Form(Kind.DRAW, DrawSituation, {"dealer": OrNull(SEAT)}, bare="cards"),
    Form(Kind.LEAD, LeadSituation, {"seat": SEAT}),
    Form(Kind.EXCHANGE, ExchangeSituation, {"steps": Listed(_STEP)}),
    Form(Kind.CLAIM, ClaimSituation, {"allowed": FLAG}),
    Form(
        Kind.ROUNDS,
        RoundsSituation,
        {
            "seat": SEAT,
            "legal": Listed(CHOICE),
            "refused": Keyed(CHOICE, _RULE),
            **_CHOICES,
            **_SCORED,
            **_ENDED,
            "next_dealer": OrNull(SEAT),
        },
        bare="rounds",
    ),
    Form(Kind.CHECK, CheckSituation, {"codes": _CODES, "lint": _CODES}, bare="profile"),
)
"""Every form of a case; of one kind, the form with a key inside comes first."""


def form_of(situation: Situation) -> Form:
    """Give the form in which a situation is written."""
    return next(form for form in FORMS if form.situation is type(situation))
