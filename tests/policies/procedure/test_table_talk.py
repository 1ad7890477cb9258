"""What partners may say."""

import pytest

from spades_rules.policies.procedure.table_talk import TableTalk


def test_nothing_may_be_said_unless_the_house_allows_it() -> None:
    assert TableTalk().allowed == "nothing"


@pytest.mark.parametrize("allowed", ["nothing", "bids_only", "possibles", "anything"])
def test_a_house_chooses_how_much_may_be_said(allowed: str) -> None:
    assert TableTalk(allowed=allowed).allowed == allowed
