"""How users and guilds are named at tables."""

from __future__ import annotations

from typing import NewType

from games.kernel.words import clipped
from storage.rows import RawName, SeatRow

LONGEST_NAME = 24
PlainName = NewType("PlainName", str)
"""A name that may stand in a message; only `plain_name` makes one."""


def plain_name(name: RawName, longest: int = LONGEST_NAME) -> PlainName:
    """Return a display name without what Discord would read as a mention, a link or formatting."""
    kept = "".join(letter for letter in str(name) if letter.isprintable() and letter not in '*_~`|<>@#[]()/\\"')
    return PlainName(clipped(" ".join(kept.split()), longest) or "?")


def unique_name(name: str, others: list[SeatRow]) -> str:
    """Tell equal names apart by a number."""
    taken = {seat.name for seat in others}
    numbered = (f"{clipped(name, LONGEST_NAME - 2)} {number}" for number in range(2, 9))
    return next(each for each in (name, *numbered) if each not in taken)
