"""The record of a game written to a file."""

from pathlib import Path

from spades_rules.cases import Loaded, header_of, record_of
from spades_rules.cli.inputs import why
from spades_rules.cli.rules import Rules
from spades_rules.cli.session.seat import Session
from spades_rules.notation.records import write_record

__all__ = ["save"]


def save(session: Session, rules: Rules, file: str) -> str:
    """Write the record to a file that is not there yet, and say how that went."""
    header = header_of(Loaded(rules.profile, rules.ruleset), seed=session.seed)
    text = write_record(record_of(header, session.table))
    try:
        with Path(file).open("x", encoding="utf-8", newline="\n") as opened:
            opened.write(text)
    except FileExistsError:
        return f"`{file}` is there already, and is left alone"
    except (OSError, ValueError) as fault:
        return f"`{file}` cannot be written: {why(fault)}"
    return f"saved to `{file}`, every hand included"
