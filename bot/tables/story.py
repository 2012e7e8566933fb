"""What happened at a table, as a story: for everybody, or for one seat with what only that seat saw."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.tables.live import LiveTable, is_agreed, standing
from games.kernel.saving import load_events
from games.kernel.words import Words
from storage.records import EntryRow

LONGEST_STORY = 1_800
HEADING = re.compile(r"\*\*[^*]+\*\*")


def story(live: LiveTable, entries: Sequence[EntryRow], texts: Words, viewer: int | None = None,
          longest: int = LONGEST_STORY) -> str:  # fmt: skip
    """Tell what a viewer saw happen and stands, a line an event; the middle is left out where it grows too long.

    Of a stand-in's decision it says that there was one, not which: that is told by its events where it is no secret.
    """
    lines = [texts.text("story-undone")] if any(map(is_agreed, entries)) else []
    for entry in standing(entries):
        if entry.stand_in:
            lines.append(texts.text("stood-in", who=live.names[entry.seat]))
        told = (live.game.voice.event(event, viewer, live.names, texts) for event in load_events(entry.events))
        lines += filter(None, told)
    while lines and HEADING.fullmatch(lines[-1]):
        lines.pop()  # a heading with nothing under it: the panel's own title says it
    while sum(map(len, lines)) + len(lines) > longest:
        lines.pop(len(lines) // 2)
    return "\n".join(lines)
