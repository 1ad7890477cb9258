"""A comparison made by hand, with a change of every kind and every verdict, for its reports."""

import pytest

from spades_rules.audit.difference import (
    Agreement,
    ChangeKind,
    Difference,
    DiffVerdict,
    Direction,
    OpenQuestion,
    Proof,
    RuleDiff,
    RuleStand,
    Subject,
    TextChange,
    ValueDifference,
    ValueStand,
    Witness,
)
from spades_rules.cases import Case
from spades_rules.cases.situations import (
    EndingSituation,
    ExchangeSituation,
    PlayedRound,
    RoundsSituation,
    SideScore,
)
from spades_rules.diagnostics import Span
from spades_rules.document import Plain, read_document
from spades_rules.profile import Evidence, Stance
from spades_rules.table.cards import Card

HOSTILE = "<script>alert('a')</script> & `code` | *stars*"
"""What somebody may write into a profile of their own."""


def at(file: str, line: int, column: int) -> Span:
    return Span(file, line, column, line, column + 3, "")


def passage(stance: Stance, section: str, says: str, because: str = "") -> Evidence:
    root = read_document(b"evidence", "houses/ours.yaml").root
    assert root is not None
    return Evidence(stance, (section,) if section else (), says, because, root)


def value(
    plain: Plain,
    layer: str,
    place: Span | None,
    *passages: Evidence,
    source: str | None = "pagat",
) -> ValueStand:
    stance = passages[0].stance if passages else None
    return ValueStand(plain, layer, place, source, stance, passages)


def rule(
    policy: str | None,
    place: Span | None,
    *passages: Evidence,
    layer: str = "first",
    source: str | None = "pagat",
    **parameters: ValueStand,
) -> RuleStand:
    stance = passages[0].stance if passages else None
    return RuleStand(policy, parameters, layer, place, source, stance, passages)


STATES = passage(Stance.STATES, "§04", "a made nil is worth a hundred, and a broken one loses it")
OTHERS = passage(Stance.IMPLIES, "Scoring", HOSTILE)
UNSURE = passage(
    Stance.AMBIGUOUS, "Bags", "ten bags cost a hundred", "the example counts them over rounds"
)
SILENT = passage(Stance.SILENT, "", "")
NO = passage(Stance.EXCLUDES, "Nil", "blind nil is not played here")


def suit(cards: str) -> tuple[Card, ...]:
    return tuple(Card(word) for word in cards.split())


BY_ITSELF = ValueStand(
    value=True,
    layer="policy",
    place=None,
    source="pagat",
    stance=Stance.STATES,
    passages=(STATES,),
)
SET = ValueStand(
    value=False, layer="--set", place=at("--set", 1, 19), source=None, stance=None, passages=()
)

NIL = Difference(
    TextChange(
        "scoring.nil",
        ChangeKind.RETUNED,
        rule(
            "nil_points",
            at("first.yaml", 9, 10),
            STATES,
            made=value(100, "first", at("first.yaml", 9, 35), STATES),
            failed=value(-100, "first", at("first.yaml", 9, 48), STATES),
        ),
        rule(
            "nil_points",
            at("first.yaml", 9, 10),
            OTHERS,
            layer="second",
            source="guide",
            made=value(50, "second", at("second.yaml", 12, 18), OTHERS, source="guide"),
            failed=value(-100, "first", at("first.yaml", 9, 48), OTHERS, source="guide"),
        ),
        ("made",),
    ),
    DiffVerdict.DIFFERS,
    205_800,
    direction=Direction.LOWER,
    witness=Witness(
        Case(
            "scoring.nil: first and second",
            SideScore(bids=("nil", 4), tricks=(0, 5)),
            profile="first",
            expect={"points": 141, "bags": 1},
            cites="pagat",
        ),
        "second",
        {},
        ("scoring.nil",),
        {"points": 141, "bags": 1},
        {"points": 91, "bags": 1},
        ("first call", "first tricks"),
        ("second tricks", "bags"),
    ),
)

BREAKING = Difference(
    TextChange(
        "play.breaking",
        ChangeKind.REMOVED,
        rule(
            "breaking",
            at("first.yaml", 6, 15),
            STATES,
            broken_by=value("off_suit_play", "first", at("first.yaml", 6, 40), STATES),
            forced=value("allowed", "policy", None, STATES),
        ),
        rule(None, at("second.yaml", 7, 14), NO, layer="second", source="guide"),
    ),
    DiffVerdict.DIFFERS,
    6_912,
    direction=Direction.LOOSER,
    witness=Witness(
        Case(
            "play.breaking: first and second",
            RoundsSituation(
                rounds=(
                    PlayedRound(
                        dealer=3,
                        hands=(
                            suit("AS 2H"),
                            suit("KS 3H"),
                            suit("QS 4H"),
                            suit("JS 5H"),
                        ),
                        calls=(1, 1, "nil", "blind_nil"),
                        cards=suit("2H 3H 4H 5H AS KS QS JS"),
                    ),
                    PlayedRound(
                        dealer=0,
                        hands=(
                            suit("9S 9C"),
                            suit("AS 2H"),
                            suit("4H TD"),
                            suit("KC 5H"),
                        ),
                        calls=(1, 1, 1, 1),
                        cards=suit("2H 4H 5H 9C"),
                    ),
                )
            ),
            profile="first",
            expect={"seat": 1, "legal": ["2H"], "refused": {"AS": "play.breaking"}},
        ),
        "first",
        {"play.breaking": None},
        ("play.breaking",),
        {"seat": 1, "legal": ["2H"], "refused": {"AS": "play.breaking"}},
        {"seat": 1, "legal": ["AS", "2H"], "refused": {}},
        ("leading", "trumps held"),
        (),
        ((2, 0, 0, 0),),
        1,
    ),
)

BAGS = Difference(
    TextChange(
        "scoring.bags",
        ChangeKind.RETUNED,
        rule(
            "bag_penalty",
            at("first.yaml", 11, 11),
            STATES,
            every=value(10, "first", at("first.yaml", 11, 40), STATES),
            several=BY_ITSELF,
        ),
        rule(
            "bag_penalty",
            at("first.yaml", 11, 11),
            UNSURE,
            layer="second",
            source="guide",
            every=value(5, "second", at("second.yaml", 14, 20), UNSURE, source="guide"),
            several=SET,
        ),
        ("every", "several"),
        ("guide is ambiguous here: 2 readings",),
    ),
    DiffVerdict.DIFFERS_WITH,
    205_800,
    within=("scoring.overtricks", "scoring.nil"),
    direction=Direction.MIXED,
    agreement=Agreement.SOMETIMES,
    under=("first, second@every-five", "first, second@every-five+every-ten"),
    values=(
        ValueDifference(
            "every",
            DiffVerdict.DIFFERS,
            Direction.LOWER,
            Witness(
                Case(
                    "scoring.bags: first and second",
                    SideScore(bids=(1, 1), tricks=(4, 4), bags=0),
                    profile="first",
                    expect={"points": 26, "bags": 6},
                ),
                "first",
                {"scoring.bags.every": 5},
                ("scoring.bags",),
                {"points": 26, "bags": 6},
                {"points": -74, "bags": 1},
            ),
        ),
        ValueDifference("several", DiffVerdict.DIFFERS_WITH, Direction.HIGHER),
        ValueDifference("carry", DiffVerdict.NO_EFFECT),
    ),
)

FLOOR = Difference(
    TextChange(
        "ending.floor",
        ChangeKind.ADDED,
        rule(None, None, SILENT, layer=""),
        rule(
            "floor",
            at("second.yaml", 20, 12),
            OTHERS,
            layer="second",
            source="guide",
            points=value(-200, "second", at("second.yaml", 20, 34), OTHERS, source="guide"),
        ),
        notes=("pagat is silent",),
    ),
    DiffVerdict.DIFFERS,
    1_936,
    direction=Direction.SOONER,
    witness=Witness(
        Case(
            "ending.floor: first and second",
            EndingSituation(totals=(-200, 50), round=4),
            profile="first",
            expect={"over": False, "winner": None},
        ),
        "second",
        {},
        ("ending.floor",),
        {"over": False, "winner": None, "by": ""},
        {"over": True, "winner": 1, "by": "ending.floor"},
        ("our total",),
        ("round",),
    ),
    accepted="the league plays with a floor, " + HOSTILE,
)

SWAP = Difference(
    TextChange(
        "exchange.pass",
        ChangeKind.REPLACED,
        rule("swap", at("first.yaml", 5, 9), STATES),
        rule("give", at("second.yaml", 5, 9), NO, layer="second", source="guide"),
    ),
    DiffVerdict.NOT_FOUND,
    5_000,
    witness=None,
)

CLOCK = Difference(
    TextChange(
        "procedure.clock",
        ChangeKind.REPLACED,
        rule("note", at("first.yaml", 22, 9), STATES),
        rule("turn_clock", at("second.yaml", 25, 9), OTHERS, layer="second", source="guide"),
    ),
    DiffVerdict.NO_EFFECT,
    0,
)

ORDER = Difference(
    TextChange(
        "play.first_trick",
        ChangeKind.REORDERED,
        rule("no_trump_on_first_trick", at("first.yaml", 7, 9), STATES),
        rule("no_trump_on_first_trick", at("second.yaml", 8, 9), STATES, layer="second"),
    ),
    DiffVerdict.NO_EFFECT,
    6_912,
)

STRANGE = Difference(
    TextChange(
        "result.winner",
        ChangeKind.REPLACED,
        rule("highest", at("first.yaml", 18, 9), STATES),
        rule("by_lot", at("second.yaml", 19, 9), OTHERS, layer="second", source="guide"),
    ),
    DiffVerdict.UNSUPPORTED,
    0,
)

SAID = Difference(
    TextChange(
        "table.turn",
        ChangeKind.RESTATED,
        rule(None, None, STATES, layer=""),
        rule(None, None, SILENT, layer="first", source="guide"),
        notes=("guide is silent; filled from first",),
    ),
    DiffVerdict.NO_EFFECT,
    0,
)

PASSED = Difference(
    TextChange(
        "exchange.swap",
        ChangeKind.REMOVED,
        rule("swap", at("first.yaml", 5, 9), STATES),
        rule(None, at("second.yaml", 5, 9), NO, layer="second", source="guide"),
    ),
    DiffVerdict.DIFFERS,
    14_641,
    direction=Direction.INCOMPARABLE,
    witness=Witness(
        Case(
            "exchange.swap: first and second",
            ExchangeSituation(dealer=3, calls=("blind_nil", 4, 5, 4)),
            profile="first",
            expect={"steps": [{"from": 0, "to": 2, "cards": 2}, {"from": 2, "to": 0, "cards": 2}]},
        ),
        "second",
        {},
        ("exchange.swap",),
        {"steps": [{"from": 0, "to": 2, "cards": 2}, {"from": 2, "to": 0, "cards": 2}]},
        {"steps": []},
    ),
    agreement=Agreement.ALWAYS,
)


@pytest.fixture
def compared() -> RuleDiff:
    """Give a comparison in which everything occurs that a comparison can find."""
    return RuleDiff(
        Subject("first", "The first house", "spades", "pagat", "a1" * 32),
        Subject("second@every-five", HOSTILE, "spades", "guide", "b2" * 32),
        DiffVerdict.DIFFERS,
        (SWAP, PASSED, BREAKING, ORDER, NIL, BAGS, FLOOR, STRANGE, CLOCK, SAID),
        (
            Proof("dealing", 4, 0, DiffVerdict.EQUAL),
            Proof("play", 6_912, 310, DiffVerdict.DIFFERS),
            Proof(
                "scoring", 205_800, 41_160, DiffVerdict.DIFFERS, joint=(2_151_296_000, 520_148_800)
            ),
            Proof("calls", 5_000, 0, DiffVerdict.NOT_FOUND, 1),
            Proof("ending", 0, 0, DiffVerdict.UNSUPPORTED),
        ),
        (
            OpenQuestion(
                "second", "every-ten", "scoring.bags", "the tenth bag costs a hundred", parts=False
            ),
        ),
    )


@pytest.fixture
def alike() -> RuleDiff:
    """Give a comparison of a profile with itself."""
    subject = Subject("first", "The first house", "spades", "pagat", "a1" * 32)
    proofs = (Proof("scoring", 205_800, 0, DiffVerdict.EQUAL),)
    return RuleDiff(subject, subject, DiffVerdict.EQUAL, (), proofs)
