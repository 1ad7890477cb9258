"""Emphasis on a terminal: a little colour, or none."""

from dataclasses import dataclass

__all__ = ["COLOUR", "PLAIN", "Style"]


@dataclass(frozen=True, slots=True)
class Style:
    """How words are set off from one another."""

    colour: bool

    def strong(self, text: str) -> str:
        """Set a heading or a name off."""
        return self._with("1", text)

    def bad(self, text: str) -> str:
        """Set off what is wrong or refused."""
        return self._with("1;31", text)

    def doubtful(self, text: str) -> str:
        """Set off what deserves a second look."""
        return self._with("1;33", text)

    def quiet(self, text: str) -> str:
        """Set off what can be passed over."""
        return self._with("2", text)

    def _with(self, code: str, text: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.colour else text


PLAIN = Style(colour=False)
COLOUR = Style(colour=True)
