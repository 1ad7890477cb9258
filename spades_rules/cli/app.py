"""The command as a whole: what it was told is done, and how it went becomes an exit code."""

import sys
from collections.abc import Sequence

from spades_rules.cli.failures import UnusableError
from spades_rules.cli.inputs import why
from spades_rules.cli.outputs import complain

__all__ = ["run"]

UNUSABLE = 2
INTERRUPTED = 130
CUT_OFF = 141
"""What a shell reports of a program whose reader has gone away."""


def run(arguments: Sequence[str]) -> int:
    """Run the command and give its exit code: 0 fine, 1 findings, 2 unusable input."""
    try:
        outcome = _outcome(arguments)
        sys.stdout.flush()
    except UnusableError as fault:
        complain(str(fault))
        return UNUSABLE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return CUT_OFF
    except OSError as fault:
        complain(f"the result cannot be written: {why(fault)}")
        return UNUSABLE
    except Exception as fault:
        # A fault of our own is shown whole, so that it can be mended.
        from spades_rules.cli.blaming import blame  # noqa: PLC0415 - hardly ever needed

        said = blame(fault)
        if not said:
            raise
        complain(said)
        return UNUSABLE
    return outcome


def _outcome(arguments: Sequence[str]) -> int:
    # Menus and shells ask for the bare list again and again, and most of their waiting would be
    # for the library that reads options; without an option nobody needs it.
    if list(arguments) == ["list"]:
        from spades_rules.cli.listing import list_profiles  # noqa: PLC0415 - see above

        return list_profiles((), as_json=False)
    from spades_rules.cli.dispatch import dispatch  # noqa: PLC0415 - see above

    return dispatch(arguments)
