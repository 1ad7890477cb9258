"""Laws of what is written down: a game and its rules mean the same when they are read again."""

from spades_rules.cases.loading import Loaded
from spades_rules.cases.replay import carried_rules, header_of, record_of, replay_record
from spades_rules.catalog import Catalog
from spades_rules.compiler import compile_ruleset
from spades_rules.kernel.state import Table
from spades_rules.notation.records import read_record, write_record
from spades_rules.profile import Profile, dump_profile, load_profile, plain_profile
from spades_rules.testing.holding import hold
from spades_rules.testing.table_laws import hold_alike

__all__ = ["law_a_profile_survives_writing", "law_a_record_survives_writing"]


def law_a_profile_survives_writing(profile: Profile, *, catalog: Catalog | None = None) -> None:
    """Write a profile out whole and load it again: it says the same, and does the same."""
    text = dump_profile(profile)
    again = load_profile("again.yaml", text=text, catalog=catalog)
    hold(
        plain_profile(again) == plain_profile(profile), "the profile read back says something else"
    )
    hold(dump_profile(again) == text, "the profile read back is written differently")
    one, other = (compile_ruleset(each, catalog=catalog) for each in (profile, again))
    hold(one.fingerprint == other.fingerprint, "the profile read back does something else")


def law_a_record_survives_writing(profile: Profile, table: Table, *, rules: bool = True) -> None:
    """Write a game down and read it: the text is the same again, and so is the table.

    With `rules` the rules that the record carries are made again, too, which takes a while.
    """
    ruleset = table.ruleset
    record = record_of(header_of(Loaded(profile, ruleset)), table)
    text = write_record(record)
    reading = read_record(text, "game.jsonl")
    hold(not reading.diagnostics, f"the record cannot be read: {reading.diagnostics}")
    hold(reading.record == record, "the record read back says something else")
    if reading.record is None:
        return
    hold(write_record(reading.record) == text, "the record read back is written differently")
    if rules:
        carried, found = carried_rules(reading.record)
        hold(not found, f"the rules of the record cannot be used: {found}")
        ruleset = ruleset if carried is None else carried.ruleset
        hold(ruleset == table.ruleset, "the rules of the record are others")
    replayed = replay_record(reading.record, ruleset)
    hold(replayed.refused is None, f"the record is refused at move {replayed.at}")
    hold_alike(table, replayed.table, "played again from its record, the table has another")
