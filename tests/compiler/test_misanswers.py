"""A policy of somebody else that answers what its question cannot mean is found by `check`."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from spades_rules import Catalog, ProfileError, compile_ruleset, load_profile
from spades_rules.compiler import check_profile, misanswers
from spades_rules.document import Plain
from spades_rules.games import slots
from spades_rules.games.spades import SPADES
from spades_rules.kernel.actions import Call
from spades_rules.kernel.questions import Binds, Counted, Line, Step
from spades_rules.profile import heads
from spades_rules.table.cards import CARDS
from spades_rules.table.seats import Seating

RULES = {
    "seating": "partners",
    "deck": "pack",
    "ranking": "order",
    "trump": "suit",
    "dealing": "deal",
    "calling": "order",
    "leading": "opening",
    "contract": "side",
    "capture": "count",
    "result": "winner",
}
"""The rule of each question that takes one."""


YES, NO = True, False
NAMES = [head.name if head.game == "spades" else f"{head.game}/{head.name}" for head in heads(())]


def answering(answer: object) -> Callable[..., Any]:
    """Give a method that answers so, whatever it is asked."""

    def method(*_: object, **__: object) -> object:
        return answer

    return method


def policy(**answers: object) -> type:
    """Make a policy that answers so."""
    body = {"__doc__": "What a stranger plays.", "__module__": "strangers", **answers}
    return dataclass(frozen=True, slots=True, kw_only=True)(type("Strange", (), body))


def dealing(**answers: object) -> type:
    usual = {"each": 13, "next_dealer": answering(0), "draws": answering(NO)}
    return policy(drawn_dealer=answering(None), **{**usual, **answers})


def findings(slot: str, strange: type) -> list[tuple[str, str]]:
    catalog = Catalog.builtin().with_policies((slot, strange))
    overlay: dict[str, Plain] = {f"{slot}.{RULES.get(slot, 'own')}": {"policy": "strange"}}
    found = check_profile("canonical", overlay=overlay, catalog=catalog)
    return [(one.code, one.message) for one in found]


Q = Call("q", tricks=1)
PRINTED = tuple(card for card in CARDS if card not in ("BJ", "LJ"))

STRANGE: list[tuple[str, type, str]] = [
    ("seating", policy(seating=answering(None)), "None, which is not seats and sides"),
    (
        "seating",
        policy(seating=answering(Seating(2, ((0,), (0, 1))))),
        "which is not a table at which every seat is of one side",
    ),
    ("deck", policy(cards=answering(None)), "None, which is not cards"),
    ("deck", policy(cards=answering(())), "(), which is not cards"),
    ("deck", policy(cards=answering(("AS", "ZZ"))), "('AS', 'ZZ'), which is not cards"),
    (
        "ranking",
        policy(order=answering(("AS",)), suit=answering("S")),
        "('AS',), which is not an order of all the cards",
    ),
    (
        "ranking",
        policy(order=answering(PRINTED), suit=answering("X")),
        "'X', which is not a suit",
    ),
    ("trump", policy(trump=answering("X")), "'X', which is not a suit or none"),
    ("trump", policy(trump=answering([])), "[], which is not a suit or none"),
    ("dealing", dealing(each=0), "0, which is not a number of cards"),
    ("dealing", dealing(each=1.5), "1.5, which is not a number of cards"),
    ("dealing", dealing(next_dealer=answering(4)), "4, which is not a seat, or chance"),
    (
        "calling",
        policy(order=answering(None)),
        "None, which is not seats in the order of their calls",
    ),
    (
        "calling",
        policy(order=answering((0, 9))),
        "(0, 9), which is not seats in the order of their calls",
    ),
    ("capture", policy(counted=answering(None)), "None, which is not cards that count"),
    ("capture", policy(counted=answering((3,))), "3, which is not cards that count whole points"),
    (
        "capture",
        policy(counted=answering((Counted("AS", 1),))),  # type: ignore[arg-type]
        "Counted(cards='AS', points=1, sweep=True), which is not cards that count whole points",
    ),
    ("calls", policy(vocabulary=answering(None), offers=answering(())), "None, which is not calls"),
    (
        "calls",
        policy(vocabulary=answering(("q",)), offers=answering(())),
        "'q', which is not a call with a name and a number of tricks",
    ),
    (
        "calls",
        policy(vocabulary=answering((Call("a b"),)), offers=answering(())),
        "which is not a call with a name and a number of tricks",
    ),
    (
        "calls",
        policy(vocabulary=answering((Q,)), offers=answering(None)),
        "None, which is not calls of its vocabulary",
    ),
    ("bidding", policy(narrow=answering(None)), "None, which is not some of the calls"),
    ("bidding", policy(narrow=answering((Q,))), ", which is not some of the calls"),
    (
        "exchange",
        policy(steps=answering(None)),
        "None, which is not steps, each of some cards from one seat to another",
    ),
    ("exchange", policy(steps=answering((None,))), "(None,), which is not steps, each"),
    ("exchange", policy(steps=answering((Step(0, 9, 2),))), ", which is not steps, each"),
    ("exchange", policy(steps=answering((Step(1, 1, 2),))), ", which is not steps, each"),
    ("exchange", policy(steps=answering((Step(0, 1, 0),))), ", which is not steps, each"),
    ("leading", policy(leader=answering(4)), "4, which is not a seat"),
    ("leading", policy(leader=answering("0")), "'0', which is not a seat"),
    ("play", policy(binds="some", narrow=answering(0)), "'some', which is not whom it binds"),
    (
        "play",
        policy(binds=Binds.ALL, narrow=answering(None)),
        "None, which is not some of the cards",
    ),
    ("play", policy(binds=Binds.ALL, narrow=answering(1)), "1, which is not some of the cards"),
    ("claim", policy(allows=answering(None)), "None, which is not yes or no"),
    (
        "contract",
        policy(judge=answering(None)),
        "None, which is not contracts, and how many tricks stand apart",
    ),
    ("contract", policy(judge=answering(((None,), 0))), "((None,), 0), which is not contracts"),
    ("scoring", policy(tally="", earn=answering(None)), "None, which is not lines of whole points"),
    (
        "scoring",
        policy(tally="", earn=answering((None,))),
        "(None,), which is not lines of whole points",
    ),
    (
        "scoring",
        policy(tally="", earn=answering((Line(1.5),))),
        ", which is not lines of whole points",
    ),  # type: ignore[arg-type]
    (
        "scoring",
        policy(tally="", earn=answering((Line(1, tally="wax"),))),
        ", which is not lines of whole points",
    ),
    (
        "scoring",
        policy(tally="bags", settle=answering(None)),
        "None, which is not lines, each with its side",
    ),
    (
        "scoring",
        policy(tally="bags", settle=answering((None,))),
        "(None,), which is not lines, each with its side",
    ),
    (
        "scoring",
        policy(tally="bags", settle=answering(((2, Line(1)),))),
        ", which is not lines, each with its side",
    ),
    ("ending", policy(reached=answering(None)), "None, which is not yes or no"),
    (
        "ending",
        policy(reached=answering(NO), tally="wax", earn=answering(3)),
        "3, which is not lines",
    ),
    ("result", policy(tie="wait", best=answering((0,))), "'wait', which is not what a tie does"),
    (
        "result",
        policy(tie="draw", best=answering(())),
        "(), which is not the sides in front of two",
    ),
    (
        "result",
        policy(tie="draw", best=answering((7,))),
        "(7,), which is not the sides in front of two",
    ),
]


@pytest.mark.parametrize(("slot", "strange", "words"), STRANGE)
def test_what_is_no_answer_is_a_finding_about_its_rule(
    slot: str, strange: type, words: str
) -> None:
    ((code, message),) = findings(slot, strange)
    assert code == "rule-fails"
    assert message.startswith(
        f"`{slot}.{RULES.get(slot, 'own')}` fails when it is asked: it answers"
    )
    assert words in message


@pytest.mark.parametrize(
    "slot", [*dict.fromkeys(one for one, _, _ in STRANGE if one not in ("dealing", "deck"))]
)
def test_a_failure_is_one_too_whatever_it_is_that_fails(slot: str) -> None:
    said = "the inner\nthing"

    def fails(*_: object, **__: object) -> object:
        raise RuntimeError(said)

    strange = next(one for other, one, _ in reversed(STRANGE) if other == slot)
    own = {
        name: fails
        for name in vars(strange)
        if callable(getattr(strange, name)) and not name.startswith("_")
    }
    rule = f"{slot}.{RULES.get(slot, 'own')}"
    other = {
        name: vars(strange)[name] for name in ("tie", "tally", "binds") if name in vars(strange)
    }
    assert findings(slot, policy(**{**other, **own})) == [
        ("rule-fails", f"`{rule}` fails when it is asked: the inner thing")
    ]


@pytest.mark.parametrize(
    ("slot", "kind"),
    [
        ("calls", policy(vocabulary=answering((Q,)), offers=answering((Q,)))),
        ("bidding", policy(narrow=answering((Call("1", tricks=1),)))),
        ("exchange", policy(steps=answering(()))),
        ("exchange", policy(steps=answering((Step(0, 2, 1), Step(2, 0, 1))))),
        ("claim", policy(heirs=answering(()))),
        ("capture", policy(counted=answering((Counted(("AS",), 1),)))),  # type: ignore[arg-type]
        ("scoring", policy(tally="", earn=answering((Line(3, words="three"),)))),
        ("scoring", policy(tally="wax", earn=answering((Line(tally="wax", count=2),)))),
        ("scoring", policy(tally="bags", settle=answering(((1, Line(-5)),)))),
        ("ending", policy(reached=answering(YES))),
        ("dealing", dealing(next_dealer=answering(None))),
        ("trump", policy(trump=answering(None))),
    ],
)
def test_an_answer_is_none(slot: str, kind: type) -> None:
    assert findings(slot, kind) == []


def test_what_it_finds_keeps_a_profile_from_being_played() -> None:
    catalog = Catalog.builtin().with_policies(("leading", policy(leader=answering(7))))
    profile = load_profile(
        "canonical", overlay={"leading.opening": {"policy": "strange"}}, catalog=catalog
    )
    with pytest.raises(ProfileError, match="it answers 7, which is not a seat"):
        compile_ruleset(profile, catalog=catalog)


@pytest.mark.parametrize("name", NAMES)
def test_all_that_is_shipped_answers_its_questions(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(misanswers, "SHIPPED", "nobody's.")
    assert [one for one in check_profile(name) if one.code == "rule-fails"] == []


def test_every_question_of_spades_is_looked_into() -> None:
    asked = {slot.name for slot in SPADES.slots} - {slots.PROCEDURE.name}
    assert {*misanswers.ALONE, *misanswers.AT_TABLE} >= asked
