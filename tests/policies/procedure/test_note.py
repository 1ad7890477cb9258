"""A remark for the players."""

from spades_rules.policies.procedure.note import Note


def test_a_note_says_what_the_house_wrote() -> None:
    assert Note(text="the bidder may see the last trick").text == (
        "the bidder may see the last trick"
    )
