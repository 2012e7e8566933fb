"""What a message holds at most, and how its texts are shortened where they are too much."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

MOST_TEXT = 4_000
MOST_COMPONENTS = 40
SPARE_TEXT = 1_000
"""Characters that an own panel leaves for what is added later: what has happened since, a word on other tables."""
LEAST = 40
"""Characters that are worth showing of a text that is shortened."""
FENCE = "```"


class Rank(IntEnum):
    """What is kept first where not all of a panel fits: the last ranks are folded first."""

    HEADING = 0
    QUESTION = 1
    GAINS = 2
    SINCE = 3
    NOTE = 4


@dataclass(frozen=True, slots=True)
class Block:
    """A block of a panel's text and how soon it is folded."""

    text: str
    rank: Rank = Rank.HEADING


def fitted(blocks: Sequence[Block], taken: int = 0) -> tuple[str, ...]:
    """Return the texts in their order, those of the last ranks folded where they do not fit beside `taken` more."""
    room, kept = MOST_TEXT - SPARE_TEXT - taken, {}
    for at in sorted(range(len(blocks)), key=lambda at: blocks[at].rank):
        text = blocks[at].text
        kept[at] = cut_block(text, room) if room >= min(len(text), LEAST) else ""
        room -= len(kept[at])
    return tuple(kept[at] for at in range(len(blocks)) if kept[at])


def cut_block(text: str, most: int) -> str:
    """Shorten Markdown at the end of a line where that loses little, and close what would stay open."""
    if len(text) <= most:
        return text
    short = text[: max(0, most - len(FENCE) - 3)]
    at_line = short.rfind("\n")
    short = (short[:at_line] if at_line > len(short) // 2 else short).rstrip() + "\n…"
    return (short + ("\n" + FENCE if short.count(FENCE) % 2 else ""))[:most]
