"""What is refused, each with its own code, at its exact place, once."""

from collections.abc import Callable

import pytest

from spades_rules.document import read_document

Found = Callable[[bytes | str], list[tuple[str, str]]]

FOREIGN = (
    *("yes", "Yes", "YES", "no", "No", "NO", "on", "On", "ON", "off", "Off", "OFF"),
    *("y", "Y", "n", "N", "True", "TRUE", "False", "FALSE", "~", "Null", "NULL", "="),
    *("010", "007", "08", "0o17", "0x1F", "0b101", "+5", "1_000", "-01", "00"),
    *("1.5", "-.5", "5.", "1e3", "1.5e+3", "100.0", ".inf", "-.INF", ".NaN", "+.Inf"),
    *("1:30", "01:30", "190:20:30", "1:30.5", "2026-01-01", "2026-1-1 10:00:00 +1"),
    *("2026-01-01T10:00:00.5Z", "1_0.5", "<<"),
)


@pytest.mark.parametrize("word", FOREIGN)
def test_what_readers_disagree_about_must_be_quoted(found: Found, word: str) -> None:
    end = 4 + len(word)
    assert found(f"a: {word}\n") == [("yaml-quote-it", f"1:4-1:{end}")]
    assert found(f"[x, {word}]") == [("yaml-quote-it", f"1:5-1:{5 + len(word)}")]
    assert found(f"a: '{word}'\n") == []


@pytest.mark.parametrize("word", [w for w in FOREIGN if w != "<<"] + ["true", "false", "null"])
def test_so_must_it_be_as_a_key(found: Found, word: str) -> None:
    assert found(f"{word}: 1\n") == [("yaml-quote-it", f"1:1-1:{1 + len(word)}")]
    assert found(f'"{word}": 1\n') == []


@pytest.mark.parametrize(
    ("text", "message", "hint"),
    [
        ("a: yes", "some readers take `yes` for true", 'write `"yes"` for the text, or `true`'),
        ("a: ~", "some readers take `~` for null", 'write `"~"` for the text, or `null`'),
        (
            "a: 010",
            "some readers take `010` for a number",
            'write `"010"`, in quotes, or `10`',
        ),
        ("a: +5", "some readers take `+5` for a number", 'write `"+5"`, in quotes, or `5`'),
        ("a: -05", "some readers take `-05` for a number", 'write `"-05"`, in quotes, or `-5`'),
        (
            "a: 10.5",
            "some readers take `10.5` for a number",
            'write `"10.5"`, in quotes, or a whole number',
        ),
        (
            "a: no",
            "some readers take `no` for false",
            'write `"no"` for the text, `false`, or `null` to drop something',
        ),
        (
            "a: 1:30",
            "some readers take `1:30` for a time or a date",
            'write `"1:30"`, in quotes, or a whole number',
        ),
        ("a: =", "some readers take `=` for a sign of the language", 'write `"="`, in quotes'),
        (
            f"a: 1{'0' * 1000}",
            f"the number `1{'0' * 38}…` is too long",
            "write it in quotes if it is a text",
        ),
        (
            "null: 1",
            "some readers take `null` for null",
            'write `"null"`, in quotes, if the key is called so',
        ),
        ("bags:", "`bags` has no value", "what belongs to it stands further in; `null` drops it"),
        (
            "{every:5}",
            "`every:5` has no value",
            "put a space after the `:`, as in `every: 5`",
        ),
        (
            "{a: 1,500}",
            "`500` has no value",
            "a number is written without a comma: `1000`",
        ),
        ("- ", "nothing is written here", "write a value"),
        ("a: 1\na: 2", "the key `a` stands here twice, first on line 1", "keep one"),
        ("a: &n 1", "an anchor `&n` may not be used", "write the value out where it belongs"),
        ("a: *n", "an alias `*n` may not be used", "write the value out"),
        ("a: !!str 1", "a tag `!!str` may not be used", "write the value without it"),
        ("a: {<<: {b: 1}}", "a merge key `<<` may not be used", "write the keys out"),
        ("? [a]\n: 1", "a key must be a text", "write a word before `:`"),
        ("a: 1\n---\nb: 1", "a second document begins here", "keep one document in a file"),
        (
            "[" * 33 + "]" * 33,
            "lists and mappings stand inside each other more than 32 deep here",
            "",
        ),
        ("#" * 300_000, "the text is too long: at most 256 KiB are read", ""),
        (
            "a: \x07",
            "the character `U+0007` has no place in a text",
            "take it out, or write its number inside double quotes",
        ),
    ],
)
def test_a_refusal_says_what_to_write_instead(text: str, message: str, hint: str) -> None:
    (one,) = read_document(text, "f.yaml").diagnostics
    assert (one.message, one.hint) == (message, hint)


def test_an_empty_value_is_shown_at_its_key(found: Found) -> None:
    assert found("a: 1\nbags:\n") == [("empty-value", "2:1-2:5")]
    assert found("a: 1\nbags:") == [("empty-value", "2:1-2:5")]
    assert found("{a: , b: 1}") == [("empty-value", "1:2-1:3")]
    assert found("{a, b: 1}") == [("empty-value", "1:2-1:3")]
    assert found("? abc") == [("empty-value", "1:3-1:6")]


def test_an_empty_list_item_is_shown_at_its_dash(found: Found) -> None:
    assert found("a:\n  - b\n  -\n  - c\n") == [("empty-value", "3:3-3:4")]


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n", "\ufeff"])
def test_a_document_with_nothing_in_it_is_empty(found: Found, text: str) -> None:
    ((code, where),) = found(text)
    assert code == "empty-value"
    assert where.startswith("1:1-")


def test_a_marked_document_with_nothing_in_it_is_empty(found: Found) -> None:
    assert found("---") == [("empty-value", "1:3-1:4")]


def test_both_ends_of_an_alias_are_refused(found: Found) -> None:
    assert found("a: &n 50\nb: [*n, 1]\n") == [
        ("yaml-alias", "1:4-1:6"),
        ("yaml-alias", "2:5-2:7"),
    ]


def test_an_anchor_without_a_value_is_one_offence(found: Found) -> None:
    assert found("a: &n\nb: 1\n") == [("yaml-alias", "1:4-1:6")]


def test_an_anchor_on_a_key_is_refused_and_the_key_kept(found: Found) -> None:
    assert found("&n a: 1\na: 2\n") == [
        ("yaml-alias", "1:1-1:3"),
        ("yaml-duplicate-key", "2:1-2:2"),
    ]


def test_a_list_that_holds_itself_is_a_matter_of_aliases(found: Found) -> None:
    assert found("&a [*a]") == [("yaml-alias", "1:1-1:3"), ("yaml-alias", "1:5-1:7")]


def test_an_unfinished_alias_is_an_alias_too(found: Found) -> None:
    assert found("a: *") == [("yaml-alias", "1:5-1:5")]


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("a: !!str b", ["1:4-1:9"]),
        ("a: !<tag:x,2000:y> b", ["1:4-1:19"]),
        ("a: ! b", ["1:4-1:5"]),
        ("a: ! [b]", ["1:4-1:5"]),
        ("a: !!python/object/apply:os.system [x]", ["1:4-1:35"]),
        ("a: [!x b, !y c]", ["1:5-1:7", "1:11-1:13"]),
        ("a: !!null", ["1:4-1:10"]),
        ("a: !x!y b", ["1:4-1:5"]),
        ("%TAG ! tag:x,2000:\n---\na: 1", ["1:1-1:19"]),
        ("!!str a: 1", ["1:1-1:6"]),
    ],
)
def test_tags_are_refused_in_every_form(found: Found, text: str, places: list[str]) -> None:
    assert found(text) == [("yaml-tag", place) for place in places]


def test_a_tag_and_an_anchor_are_two_offences_in_either_order(found: Found) -> None:
    assert found("a: !!str &n b") == [("yaml-tag", "1:4-1:9"), ("yaml-alias", "1:10-1:12")]
    assert found("a: &n !!str b") == [("yaml-alias", "1:4-1:6"), ("yaml-tag", "1:7-1:12")]
    assert found("a: &n\n  !!map\n  b: 1") == [("yaml-alias", "1:4-1:6"), ("yaml-tag", "2:3-2:8")]


def test_a_merge_key_is_refused_unless_an_alias_in_it_is(found: Found) -> None:
    assert found("a: {<<: {b: 1}}") == [("yaml-merge-key", "1:5-1:7")]
    assert found("a: {<<: *b}") == [("yaml-alias", "1:9-1:11")]
    assert found("a: {<<: [{x: 1}, *b]}") == [("yaml-alias", "1:18-1:20")]
    assert found("<<: &b {c: 1}") == [("yaml-alias", "1:5-1:7")]


def test_a_merge_key_inside_a_merge_key_is_a_second_offence(found: Found) -> None:
    assert found("<<: {<<: {b: 1}}") == [
        ("yaml-merge-key", "1:1-1:3"),
        ("yaml-merge-key", "1:6-1:8"),
    ]


def test_the_second_of_two_equal_keys_points_to_the_first() -> None:
    (one,) = read_document("a:\n  bags: 1\n  'bags': {x: 2}\n", "f.yaml").diagnostics
    assert one.code == "yaml-duplicate-key"
    assert str(one.span) == "f.yaml:3:3"
    assert [str(span) for span in one.also] == ["f.yaml:2:3"]


def test_a_number_and_the_same_in_quotes_are_equal_keys(found: Found) -> None:
    assert found("{0: a, '0': b}") == [("yaml-duplicate-key", "1:8-1:11")]


def test_a_key_is_a_single_text(found: Found) -> None:
    assert found("? [a, b]\n: 1\n") == [("yaml-syntax", "1:3-1:9")]
    assert found("{{a: 1}: 2}") == [("yaml-syntax", "1:2-1:8")]
    assert found("{: a}") == [("yaml-syntax", "1:2-1:3")]


def test_one_document_a_file(found: Found) -> None:
    assert found("a: 1\n---\nb: 2\n---\nc: 3\n") == [("yaml-documents", "2:1-2:2")]
    assert found("a: 1\n...\nb: 2\n") == [("yaml-documents", "3:1-3:2")]


def test_lists_and_mappings_may_stand_thirty_two_deep(found: Found) -> None:
    assert found("[" * 32 + "]" * 32) == []
    assert found("[" * 33 + "]" * 33) == [("yaml-too-deep", "1:33-1:34")]


def test_a_text_may_have_256_kib(found: Found) -> None:
    most = 256 * 1024
    assert found(b"a: " + b"x" * (most - 3)) == []
    assert found("a: " + "é" * ((most - 3) // 2)) == []
    for text in (b"a: " + b"x" * most, "a: " + "x" * most, "a: " + "é" * (most // 2)):
        assert [code for code, _ in found(text)] == ["yaml-too-big"]


def test_a_text_may_have_fifty_thousand_parts(found: Found) -> None:
    # The text, the document and the list begin before the first item; the list ends too.
    assert found("- 1\n" * 49_996) == []
    assert found("- 1\n" * 49_998) == [("yaml-too-big", "49998:3-49998:4")]


def test_bytes_that_are_not_utf_8_are_shown_where_they_begin(found: Found) -> None:
    assert found(b"a: 1\r\nb: \xc3\xa9 \xff\n") == [("yaml-encoding", "2:6-2:7")]
    assert found(b"\xef\xbb\xbf\xff") == [("yaml-encoding", "1:1-1:2")]


@pytest.mark.parametrize("name", ["utf-16", "utf-16-be", "utf-16-le", "utf-32"])
def test_other_encodings_are_refused(found: Found, name: str) -> None:
    codes = {code for code, _ in found("a: 1".encode(name))}
    assert codes == {"yaml-encoding"}


@pytest.mark.parametrize(
    "character", ["\x00", "\x07", "\x1b", "\x7f", "\x85", "\u2028", "\ufeff", "\ud800", "\uffff"]
)
def test_characters_that_nobody_sees_are_refused(found: Found, character: str) -> None:
    assert found(f"a: 1\nb: x{character}\n") == [("yaml-encoding", "2:5-2:6")]


def test_a_line_is_shown_without_the_characters_that_nobody_sees() -> None:
    (one,) = read_document("a: \x1b[31m", "f.yaml").diagnostics
    assert one.span.text == "a: \ufffd[31m"


def test_all_is_found_in_one_pass_in_the_order_of_the_text(found: Found) -> None:
    text = "a: yes\nb:\na: &x !y 010\n<<: {c: ~}\nd: [1"
    assert found(text) == [
        ("yaml-quote-it", "1:4-1:7"),
        ("empty-value", "2:1-2:2"),
        ("yaml-duplicate-key", "3:1-3:2"),
        ("yaml-alias", "3:4-3:6"),
        ("yaml-tag", "3:7-3:9"),
        ("yaml-merge-key", "4:1-4:3"),
        ("yaml-quote-it", "4:9-4:10"),
        ("yaml-syntax", "5:4-5:5"),
    ]


def test_after_fifty_findings_nobody_reads_on(found: Found) -> None:
    assert len(found("- yes\n" * 200)) == 50
    assert len(found("\x07" * 200)) == 50
    assert read_document("- yes\n" * 200, "f.yaml").root is None
