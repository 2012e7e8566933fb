"""How users and guilds are named at tables."""

from __future__ import annotations

import unicodedata
from collections import Counter
from typing import Final, NewType

from games.clusters import (
    ISOLATE,
    JOINER,
    KEYCAP,
    NON_JOINER,
    POP,
    clusters,
    is_leftward,
    is_mark,
    is_tag,
)
from games.kernel.words import clipped
from render.jobs import bare_name
from storage.rows import RawName, SeatRow

LONGEST_NAME = 24
LONGEST_CLUSTER: Final = 12
"""Most characters of one visible letter: an emoji of a family of four has seven, with skin tones eleven."""
MARKUP: Final = '*_~`|<>@#[]()/\\"'
BLANK: Final = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Unicode categories of invisible characters."""
LARGE: Final = "\ufdfd\u2e3b\ua9c5\U00012219\U0001242b"
"""Single characters that are drawn as wide as several others."""
HASH_KEYS: Final = (f"#\ufe0f{KEYCAP}", f"#{KEYCAP}")
"""Keycap emojis are no markup, but the one with an asterisk could combine with ours."""
BLACK_FLAG: Final = "\U0001f3f4"
VARIANTS: Final = range(0xFE00, 0xFE10)
PlainName = NewType("PlainName", str)
"""A name that may stand in a message; only `plain_name` makes one."""


def plain_name(name: RawName, longest: int = LONGEST_NAME) -> PlainName:
    """Return a display name without what Discord would read as a mention, a link or formatting.

    The name is neither blank nor taller than its line, and right-to-left text does not affect what stands beside it.
    """
    return PlainName(isolated(clipped(_cleaned(str(name)), longest) or "?"))


def unique_name(name: str, others: list[SeatRow]) -> str:
    """Add a number to a name that is already taken."""
    taken, bare = {bare_name(seat.name) for seat in others}, without_isolates(name)
    numbered = (f"{isolated(clipped(bare, LONGEST_NAME - 2))} {number}" for number in range(2, 9))
    return next(each for each in (name, *numbered) if each not in taken)


def isolated(name: str) -> str:
    """Isolate a right-to-left name, so that a number beside it stays in place."""
    return f"{ISOLATE}{name}{POP}" if is_leftward(name) else name


def without_isolates(name: str) -> str:
    """Return a name without the marks that isolate it."""
    return name.replace(ISOLATE, "").replace(POP, "")


def _cleaned(name: str) -> str:
    kept = (_clean(cluster) for cluster in clusters(unicodedata.normalize("NFC", name)))
    return " ".join("".join(kept).split())


def _clean(cluster: str) -> str:
    """Clean one visible letter; return an empty text if nothing of it is visible."""
    base, rest = cluster[0], cluster[1:]
    if base.isspace():
        return " "
    if cluster in HASH_KEYS:
        return cluster
    if base in MARKUP + BLANK + LARGE or is_mark(base) or not base.isprintable():
        return ""
    seen = Counter[int]()
    kept = [letter for letter in rest[: LONGEST_CLUSTER - 1] if _is_kept(letter, base, seen)]
    return (base + "".join(kept)).removesuffix(JOINER)


def _is_kept(letter: str, base: str, seen: Counter[int]) -> bool:
    if letter in (JOINER, NON_JOINER) or (is_tag(letter) and base == BLACK_FLAG):
        return True
    return letter.isprintable() and letter not in MARKUP + BLANK and not _is_too_many(letter, base, seen)


def _is_too_many(letter: str, base: str, seen: Counter[int]) -> bool:
    """Return whether a combining mark would stack on another one, or encloses its letter."""
    if not is_mark(letter):
        return False
    if ord(letter) in VARIANTS:
        return unicodedata.category(base) not in ("So", "Nd", "Po", "Sm", "Lo")
    if unicodedata.category(letter) == "Me":
        return letter != KEYCAP or not base.isdigit()
    place = unicodedata.combining(letter)
    seen[place] += 1
    return seen[place] > (2 if place == 0 else 1) or seen.total() > 3
