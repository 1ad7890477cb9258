"""Who only plays loads nothing but Python's own library."""

import subprocess
import sys

KERNEL = """
import sys
import pkgutil
from importlib import import_module

for room in ("table", "kernel", "policies", "games"):
    package = import_module(f"spades_rules.{room}")
    for one in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        import_module(one.name)
own = {name.partition(".")[0] for name in sys.modules}
print(*sorted(own - sys.stdlib_module_names - {"spades_rules", "__main__", "__mp_main__"}))
"""

PUBLIC = """
import sys
import spades_rules

print(*sorted(name for name in sys.modules if name.startswith("spades_rules.")))
"""


def printed(program: str) -> str:
    # Without `site`, so that what an installation starts by itself is not counted. The path is
    # handed over, so that the package is found all the same.
    words = [sys.executable, "-S", "-c", f"import sys; sys.path[:] = {sys.path!r}\n{program}"]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()


def test_the_table_the_kernel_and_the_policies_load_only_the_standard_library() -> None:
    assert printed(KERNEL) == ""


def test_the_package_loads_no_room_before_a_name_of_it_is_used() -> None:
    assert printed(PUBLIC) == "spades_rules.doors"
