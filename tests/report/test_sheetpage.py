"""A sheet of rules has every rule once, and marks what is of its own in words too.

Its snapshots are renewed like those of comparisons, with `SPADES_RULES_RENEW=1`.
"""

import os
from collections.abc import Callable
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from spades_rules.compiler import compile_ruleset
from spades_rules.games.game import Combine, Slot
from spades_rules.games.hearts import HEARTS
from spades_rules.games.spades import SPADES
from spades_rules.profile import Profile, heads, load_profile
from spades_rules.report.json_form import as_json
from spades_rules.report.prose import HOUSE_WORDS, HouseWords
from spades_rules.report.sheetpage import (
    RuleSheet,
    Said,
    Stand,
    mark_in_words,
    sheet_of,
    sheet_to_plain,
)
from spades_rules.report.sheetpagetext import (
    heading_in_words,
    sheet_to_markdown,
    sheet_to_page,
    sheet_to_text,
)

SNAPSHOTS = Path(__file__).parent / "snapshots"
CANONICAL = load_profile("canonical")
HOSTILE = "</title><script>alert('1')</script> *a* [b](c)"

FORMS: dict[str, Callable[[RuleSheet], str]] = {
    "txt": lambda sheet: "\n".join(sheet_to_text(sheet)) + "\n",
    "md": sheet_to_markdown,
    "html": sheet_to_page,
    "json": lambda sheet: as_json(sheet_to_plain(sheet)),
}


def sheet(
    profile: str | Profile,
    *,
    against: Profile | None = CANONICAL,
    words: HouseWords = HOUSE_WORDS,
) -> RuleSheet:
    loaded = load_profile(profile) if isinstance(profile, str) else profile
    fingerprint = compile_ruleset(loaded).fingerprint
    return sheet_of(loaded, against, SPADES, fingerprint=fingerprint, words=words)


def rules_of(one: RuleSheet) -> dict[str, Said]:
    return {said.rule: said for section in one.sections for said in section.rules}


def house(rules: str) -> Profile:
    head = "format: 1\nname: ours\ntitle: Ours\ngame: spades\nextends: canonical\n"
    return load_profile("ours.yaml", text=head + rules)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", ["canonical", "card-game-spades-rules"])
def test_a_sheet_reads_as_it_did(name: str, form: str) -> None:
    said = FORMS[form](sheet(name))
    file = SNAPSHOTS / f"sheet.{name}.{form}"
    if os.environ.get("SPADES_RULES_RENEW"):
        file.write_text(said, encoding="utf-8", newline="\n")
        pytest.fail(f"{file.name} is renewed; look at it, and run again without SPADES_RULES_RENEW")
    assert said == file.read_text(encoding="utf-8")


def test_the_moments_stand_in_the_order_of_play() -> None:
    assert [one.heading for one in sheet("canonical").sections] == [
        "Before the game",
        "The deal",
        "Bidding",
        "The play",
        "Scoring",
        "The end",
        "Customs",
    ]


@pytest.mark.parametrize("name", [one.name for one in heads() if one.game == SPADES.name])
def test_every_rule_of_a_profile_is_said_once(name: str) -> None:
    said = [one for section in sheet(name).sections for one in section.rules]
    here = [one.rule for one in said if one.text and not one.rule.startswith("table.")]
    assert sorted(here) == sorted(one.id for one in load_profile(name).settings)
    assert len({one.rule for one in said}) == len(said)


@pytest.mark.parametrize("form", FORMS)
def test_every_rule_is_named_in_every_form(form: str) -> None:
    said = FORMS[form](sheet("card-game-spades-rules"))
    for rule in ("seating.partners", "scoring.nil", "scoring.bags", "procedure.advice"):
        assert rule in said


def test_how_a_rule_stands_to_canonical_is_told_of_each() -> None:
    said = rules_of(sheet("card-game-spades-rules"))
    assert said["scoring.overtricks"].stand is Stand.ALIKE
    assert said["scoring.nil"].stand is Stand.CHANGED
    assert said["calls.blind_nil"].stand is Stand.ADDED
    assert said["scoring.bags"].stand is Stand.LEFT_OUT
    assert mark_in_words(said["scoring.overtricks"], "canonical") == ""
    assert mark_in_words(said["scoring.nil"], "canonical") == (
        "Changed; canonical has: A nil scores +100 when the bidder takes no trick, and else -100."
    )
    assert mark_in_words(said["calls.blind_nil"], "canonical") == (
        "Added; canonical has no such rule."
    )
    assert mark_in_words(said["scoring.bags"], "canonical") == (
        "Left out; canonical has: Every 10 bags score -100 for the side that has them, and those "
        "are off its count."
    )


def test_rules_that_are_asked_in_another_order_are_marked() -> None:
    rules = dict(reversed(tuple(CANONICAL.rules["play"].items())))
    said = rules_of(sheet(replace(CANONICAL, rules={**CANONICAL.rules, "play": rules})))
    assert [one for one in said if one.startswith("play.")] == ["play.breaking", "play.follow_suit"]
    assert mark_in_words(said["play.breaking"], "canonical") == (
        "Moved; canonical has it in another order."
    )


def test_the_order_in_which_lines_are_added_up_marks_nothing() -> None:
    rules = dict(reversed(tuple(CANONICAL.rules["scoring"].items())))
    told = sheet(replace(CANONICAL, rules={**CANONICAL.rules, "scoring": rules}))
    assert told.own == 0


def test_a_policy_in_place_of_another_is_a_change() -> None:
    said = rules_of(sheet(house("rules: {contract: {side: {policy: alone}}}\n")))
    assert said["contract.side"].stand is Stand.CHANGED


def test_the_head_says_how_many_rules_are_boxed() -> None:
    assert heading_in_words(sheet("canonical")) == "Spades by the profile canonical."
    assert heading_in_words(sheet("card-game-spades-rules")) == (
        "Spades by the profile card-game-spades-rules. "
        "Set apart: 12 rules that canonical has otherwise."
    )
    assert heading_in_words(sheet(house(""))) == (
        "Spades by the profile ours. Every rule is as in canonical."
    )
    assert heading_in_words(sheet("openspiel", against=None)) == "Spades by the profile openspiel."


def test_held_against_nothing_no_rule_is_boxed() -> None:
    assert sheet("card-game-spades-rules", against=None).own == 0


def test_the_house_chooses_its_words_also_for_what_holds_at_every_table() -> None:
    said = rules_of(sheet("canonical", words=HouseWords(trick="book", side="team")))
    assert said["table.trick_winner"].text == (
        "The highest trump wins the book, or without one the strongest card of the suit led."
    )
    assert said["scoring.bags"].text == (
        "Every 10 bags score -100 for the team that has them, and those are off its count."
    )
    assert [rule for rule, one in said.items() if "trick" in one.text or "side" in one.text] == []


def test_what_a_table_has_none_of_is_not_spoken_of() -> None:
    hearts = sheet_of(load_profile("hearts/openspiel"), None, HEARTS, fingerprint="")
    said = rules_of(hearts)
    assert said["table.trick_winner"].text == "The strongest card of the suit led wins the trick."
    assert said["ranking.order"].text == (
        "In every suit the ace is the highest card and the two the lowest."
    )
    assert "table.calls_heard" not in said
    assert [section.heading for section in hearts.sections][2] == "Passing"
    jokers = rules_of(sheet("trickster-jokers-deuces"))
    assert jokers["contract.side"].text == "Partners add up their bids to one contract."
    assert "nil" in rules_of(sheet("canonical"))["contract.side"].text


def test_what_the_other_table_has_is_spoken_of_as_it_has_it() -> None:
    said = rules_of(
        sheet(
            house("rules: {deck: {pack: {policy: pack, decks: 2}}, dealing: {deal: {each: 26}}}\n")
        )
    )
    assert "two cards alike" in said["ranking.order"].text
    nobody = "calls: {nil: null}, scoring: {nil: null, failed_nil_tricks: null}"
    said = rules_of(sheet(house(f"rules: {{{nobody}, contract: {{side: {{exactly: true}}}}}}\n")))
    assert "nil" not in said["contract.side"].text
    assert "failed nil" in said["contract.side"].there


def test_a_question_of_no_moment_known_here_comes_last() -> None:
    slots = tuple(
        Slot("kitty", "What becomes of the rest?", Combine.ONE) if one.name == "claim" else one
        for one in SPADES.slots
    )
    nil = CANONICAL.rules["calls"]
    odd = replace(CANONICAL, rules={**CANONICAL.rules, "kitty": nil, "calls": {}})
    told = sheet_of(odd, None, replace(SPADES, slots=slots), fingerprint="")
    assert told.sections[-1].heading == "More rules"
    assert [one.rule for one in told.sections[-1].rules] == ["calls.tricks", "calls.nil"]


class Opened(HTMLParser):
    """What a browser finds on a page."""

    def __init__(self, page: str) -> None:
        """Go through a page."""
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep an element with what it says of itself."""
        self.tags.append((tag, dict(attrs)))


def test_the_page_fetches_and_runs_nothing_whatever_a_profile_says() -> None:
    text = HOSTILE.replace("'", "''")
    rules = f"rules: {{procedure: {{rude: {{policy: note, text: '{text}'}}}}}}\n"
    ours = replace(house(rules), title=HOSTILE)
    found = Opened(sheet_to_page(sheet(ours))).tags
    assert {tag for tag, _ in found}.isdisjoint({"script", "link", "img", "iframe", "object"})
    assert [keys for _, keys in found if {"src", "href", "onclick", "onload"} & set(keys)] == []
    assert [keys["lang"] for tag, keys in found if tag == "html"] == ["en"]


def test_markdown_takes_nothing_in_a_profile_for_markup() -> None:
    said = sheet_to_markdown(sheet(replace(house(""), title=HOSTILE)))
    assert said.startswith("# \\</title\\>\\<script\\>alert('1')\\</script\\> \\*a\\* \\[b\\](c)\n")


def test_each_rule_of_the_page_has_its_anchor() -> None:
    found = Opened(sheet_to_page(sheet("card-game-spades-rules"))).tags
    boxed = [keys["id"] for tag, keys in found if tag == "li" and keys.get("class") == "own"]
    assert boxed[:2] == ["dealing.deal", "calls.tricks"]
    assert len(boxed) == 12
