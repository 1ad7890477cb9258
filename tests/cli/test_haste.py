"""A command looks for values out of use but seldom, and nobody else does because of it."""

import gc
import subprocess
import sys

from spades_rules.cli.app import run

PROGRAM = """
import gc, sys
from spades_rules import __main__

sys.argv = ["spades-rules", "--version"]
try:
    __main__.main()
except SystemExit as ended:
    print(ended.code, gc.get_threshold()[0], gc.get_freeze_count() > 0)
"""


def test_the_command_sweeps_seldom_and_leaves_all_as_it_is_in_the_end() -> None:
    words = [sys.executable, "-c", PROGRAM]
    said = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    assert said.splitlines()[-1] == "0 1000000 True"


def test_a_program_that_runs_a_command_keeps_its_ways() -> None:
    before = gc.get_threshold()
    assert run(["--version"]) == 0
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
