"""A house whose rooms are opened only when something in them is wanted, and so opens at once."""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module

__all__ = ["doors"]


def doors(
    package: str, rooms: Mapping[str, tuple[str, ...]]
) -> tuple[Callable[[str], object], Callable[[], list[str]]]:
    """Give the `__getattr__` and the `__dir__` of a package whose modules are loaded on first use.

    `rooms` has for each module, by its name within the package, the public names that it gives.
    A name once found stays in the package, so that it is looked for once.
    """
    homes = {name: room for room, names in rooms.items() for name in names}

    def find(name: str) -> object:
        if name not in homes:
            message = f"module {package!r} has no attribute {name!r}"
            raise AttributeError(message)
        found: object = getattr(import_module(f"{package}.{homes[name]}"), name)
        setattr(sys.modules[package], name, found)
        return found

    def known() -> list[str]:
        return sorted({*homes, *vars(sys.modules[package])})

    return find, known
