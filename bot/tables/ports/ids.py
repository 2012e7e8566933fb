"""Numbers as they come from outside: ids of users, channels and roles, and small ones such as pages.

Short, so that the threat model can name one place in which numbers are read.
"""

from __future__ import annotations

from typing import Final

from bot.tables.ports.errors import Refusal

MOST_ID: Final = 2**63 - 1
"""The database takes no larger numbers."""
MOST_PAGES: Final = 9999
_DIGITS: Final = len(str(MOST_ID))


def read_number(text: str, most: int = MOST_ID) -> int | None:
    """Read a whole number from 0 to `most`; None for all else, such as what Python cannot read or the database keep."""
    if not (text.isascii() and text.isdigit()) or len(text) > _DIGITS:
        return None
    number = int(text)
    return number if number <= most else None


def read_id(text: str) -> int:
    """Read an id; refuse what a changed client has made up."""
    number = read_number(text)
    if not number:
        raise Refusal("refused-unknown")
    return number


def read_ids(values: tuple[str, ...], most: int) -> tuple[int, ...]:
    """Read the ids that were picked, each once and at most so many."""
    if len(values) > most or len(set(values)) < len(values):
        raise Refusal("refused-unknown")
    return tuple(map(read_id, values))
