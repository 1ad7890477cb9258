"""A comparison says the same in every form, and what a profile holds is nowhere taken for markup.

The files in `snapshots` are what the forms give for the comparison in `conftest`. To renew them on
purpose run these tests with `SPADES_RULES_RENEW=1`: they write the files and fail, so that nobody
renews them unawares; look at what changed, and run them again without it.
"""

import json
import os
from collections.abc import Callable
from dataclasses import replace
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from spades_rules.audit.difference import DiffVerdict, RuleDiff
from spades_rules.report.diffmarkdown import diff_to_markdown
from spades_rules.report.diffpage import diff_to_page
from spades_rules.report.diffs import diff_to_plain
from spades_rules.report.difftext import diff_to_text
from spades_rules.report.expected import Expected
from spades_rules.report.json_form import as_json
from spades_rules.report.schema import report_schema
from spades_rules.report.sides import rows_of
from spades_rules.report.style import COLOUR

SNAPSHOTS = Path(__file__).parent / "snapshots"
VOID = {"meta", "br"}


def text(diff: RuleDiff) -> str:
    return "\n".join(diff_to_text(diff, open_questions=True)) + "\n"


def as_written(diff: RuleDiff) -> str:
    return as_json(diff_to_plain(diff))


def markdown(diff: RuleDiff) -> str:
    return diff_to_markdown(diff, open_questions=True)


def page(diff: RuleDiff) -> str:
    return diff_to_page(diff, open_questions=True)


FORMS: dict[str, Callable[[RuleDiff], str]] = {
    "txt": text,
    "json": as_written,
    "md": markdown,
    "html": page,
}


def assert_as_kept(said: str, name: str) -> None:
    """Compare with a snapshot, or write it where that is asked for."""
    file = SNAPSHOTS / name
    if os.environ.get("SPADES_RULES_RENEW"):
        file.write_text(said, encoding="utf-8", newline="\n")
        pytest.fail(f"{name} is renewed; look at it, and run again without SPADES_RULES_RENEW")
    assert said == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("form", FORMS)
def test_a_comparison_reads_as_it_did(form: str, compared: RuleDiff) -> None:
    assert_as_kept(FORMS[form](compared), f"compared.{form}")


@pytest.mark.parametrize("form", FORMS)
def test_two_equal_rule_sets_are_said_to_be_equal_and_over_how_much(
    form: str, alike: RuleDiff
) -> None:
    assert_as_kept(FORMS[form](alike), f"alike.{form}")


def test_the_text_stays_within_eighty_columns(compared: RuleDiff) -> None:
    assert [line for line in text(compared).splitlines() if len(line) > 80] == []


def test_a_terminal_sets_off_the_headline_and_the_rules_that_differ(compared: RuleDiff) -> None:
    lines = diff_to_text(compared, COLOUR)
    assert lines[0].startswith("\x1b[1mfirst and second@every-five: 4 rules differ")
    assert "\x1b[1;31mscoring.nil\x1b[0m: other values; differs; B gives fewer points" in lines
    assert any(line.startswith("\x1b[1mplay.first_trick\x1b[0m: another order") for line in lines)


def test_the_plain_values_are_as_their_schema_says(compared: RuleDiff, alike: RuleDiff) -> None:
    schema = report_schema()
    judge = Draft202012Validator({"$ref": "#/$defs/diff", "$defs": schema["$defs"]})
    outside = Expected(("scoring.*",), (compared.changes[1],), compared.proofs)
    for diff, expected in ((compared, None), (compared, outside), (alike, None)):
        written = json.loads(as_json(diff_to_plain(diff, expected=expected)))
        assert list(judge.iter_errors(written)) == []
    assert list(judge.iter_errors({"format": 1, "verdict": "equal"})) != []


def test_stance_and_place_are_those_of_the_first_parameter_that_differs(compared: RuleDiff) -> None:
    changes = {one["rule"]: one for one in json.loads(as_written(compared))["changes"]}
    nil, bags = changes["scoring.nil"], changes["scoring.bags"]
    assert nil["stance"] == {"a": "states", "b": "implies"}
    assert nil["place"] == {"a": "first.yaml:9:35", "b": "second.yaml:12:18"}
    assert nil["a"] == {"policy": "nil_points", "made": 100, "failed": -100}
    assert bags["place"] == {"a": "first.yaml:11:40", "b": "second.yaml:14:20"}
    assert bags["parameters"]["several"]["b"]["layer"] == "--set"


def test_a_rule_that_is_not_there_has_no_values_and_perhaps_no_place(compared: RuleDiff) -> None:
    changes = {one["rule"]: one for one in json.loads(as_written(compared))["changes"]}
    assert changes["ending.floor"]["a"] is None
    assert changes["ending.floor"]["place"] == {"a": None, "b": "second.yaml:20:12"}
    assert changes["table.turn"]["stance"] == {"a": "states", "b": "silent"}


def test_a_witness_in_json_is_a_case_with_both_answers(compared: RuleDiff) -> None:
    (nil,) = [one for one in json.loads(as_written(compared))["changes"] if "nil" in one["rule"]]
    assert nil["witness"] == {
        "case": {
            "case": "scoring.nil: first and second",
            "cites": "pagat",
            "profile": "first",
            "score": {"side": {"bids": ["nil", 4], "tricks": [0, 5]}},
            "expect": {"points": 141, "bags": 1},
        },
        "against": "second",
        "with": {},
        "rules": ["scoring.nil"],
        "a": {"points": 141, "bags": 1},
        "b": {"points": 91, "bags": 1},
        "matters": ["first call", "first tricks"],
        "varies": ["second tricks", "bags"],
        "taken": [],
        "turn": None,
    }


def test_what_was_meant_to_differ_is_told_from_what_was_not(compared: RuleDiff) -> None:
    swap = compared.changes[1]
    equal = compared.proofs[:1]
    well = "\n".join(diff_to_text(compared, expected=Expected(("scoring.*",), (), equal)))
    assert well.endswith(
        "nothing outside scoring.* differs: the rest of A and B is equal in all 4\n"
        "situations of 1 question"
    )
    ill = diff_to_markdown(compared, expected=Expected(("scoring.*", "play.*"), (swap,), equal))
    assert "outside scoring.\\* or play.\\*, 1 rule differs too: exchange.swap." in ill
    doubtful = diff_to_page(compared, expected=Expected(("play.*",), (), compared.proofs))
    assert "Outside play.*, nothing is sure about play, scoring, calls and ending." in doubtful


def test_what_is_expected_holds_only_when_all_the_rest_is_equal(compared: RuleDiff) -> None:
    equal, differing = compared.proofs[:1], compared.proofs
    assert Expected(("play.*",), (), equal).holds
    assert not Expected(("play.*",), (), differing).holds
    assert not Expected(("play.*",), compared.changes[:1], equal).holds


class Page(HTMLParser):
    """What stands in a page: its tags, how they are nested, and its words."""

    def __init__(self, text: str) -> None:
        """Read a page to its end."""
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.parents: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep a tag, with the one around it."""
        self.parents.append(self.open[-1] if self.open else "")
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """See that it is the innermost tag that ends."""
        assert self.open.pop() == tag

    def all(self, tag: str) -> list[dict[str, str | None]]:
        """Give the attributes of every tag of a name."""
        return [attributes for name, attributes in self.tags if name == tag]


@pytest.fixture
def opened(compared: RuleDiff) -> Page:
    return Page(page(compared))


def test_every_tag_of_the_page_is_closed(opened: Page) -> None:
    assert opened.open == []
    assert opened.all("html") == [{"lang": "en"}]


def test_the_page_runs_nothing_and_fetches_nothing(opened: Page) -> None:
    names = {tag for tag, _ in opened.tags}
    assert names.isdisjoint({"script", "link", "img", "iframe", "object", "form", "base"})
    addresses = {attrs.get("href") or "" for _, attrs in opened.tags if "href" in attrs}
    assert addresses
    assert all(address.startswith("#") for address in addresses)
    assert not [name for _, attrs in opened.tags for name in attrs if name in ("src", "style")]
    assert not [name for _, attrs in opened.tags for name in attrs if name.startswith("on")]


def test_what_a_profile_says_stays_a_text(compared: RuleDiff) -> None:
    assert "<script>" not in page(compared)
    assert "&lt;script&gt;alert(&#39;a&#39;)&lt;/script&gt;" in page(compared)
    assert "<script>" not in markdown(compared)
    assert "\\<script\\>alert('a')\\</script\\> \\& \\`code\\` \\| \\*stars\\*" in markdown(
        compared
    )


def test_every_link_of_the_page_leads_to_one_entry(opened: Page) -> None:
    ids = [attrs["id"] for _, attrs in opened.tags if "id" in attrs]
    assert len(ids) == len(set(ids))
    assert {(one["href"] or "")[1:] for one in opened.all("a")} <= set(ids)


def test_headings_go_down_a_step_at_a_time(opened: Page) -> None:
    levels = [int(tag[1]) for tag, _ in opened.tags if tag in ("h1", "h2", "h3", "h4")]
    assert levels[0] == 1
    assert levels.count(1) == 1
    steps = [after - before for before, after in pairwise(levels)]
    assert max(steps) == 1


def test_every_table_has_a_caption_and_every_heading_of_it_a_direction(opened: Page) -> None:
    around = zip(opened.tags, opened.parents, strict=True)
    captions = [parent for (tag, _), parent in around if tag == "caption"]
    assert captions == ["table"] * len(opened.all("table"))
    assert {one.get("scope") for one in opened.all("th")} == {"row", "col"}


def test_a_card_is_a_sign_for_the_eye_and_words_for_the_ear(compared: RuleDiff) -> None:
    assert (
        '<span class="card red"><span aria-hidden="true">10♦</span>'
        '<span class="heard">ten of diamonds</span></span>'
    ) in page(compared)
    assert (
        '<span class="card"><span aria-hidden="true">A♠</span>'
        '<span class="heard">ace of spades</span></span> is refused by play.breaking'
    ) in page(compared)


def test_a_value_of_which_nothing_is_known_is_not_said_to_do_nothing(compared: RuleDiff) -> None:
    bags = compared.changes[5]
    doubtful = tuple(replace(one, verdict=DiffVerdict.NOT_FOUND) for one in bags.values)
    told = text(replace(compared, changes=(replace(bags, values=doubtful),)))
    assert "  several: not settled; B gives more points\n" in told


def test_a_flag_is_not_the_number_that_python_takes_it_for(compared: RuleDiff) -> None:
    bags = compared.changes[5].change
    one = replace(bags.a.parameters["several"], value=1)
    changed = replace(bags, b=replace(bags.b, parameters={**bags.b.parameters, "several": one}))
    (_, several) = rows_of(changed)
    assert (several.a, several.b, several.differs) == ("true", "1", True)
