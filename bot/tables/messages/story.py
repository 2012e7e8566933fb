"""What happened at a table, as a story: for everybody, or for one seat with what only that seat saw."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import chain

from bot.tables.core.table import Table, is_agreed, standing_entries
from games.kernel.events import Event
from games.kernel.saving import load_events
from games.kernel.words import Words
from storage.rows import EntryRow

LONGEST_STORY = 1_800
HEADING = re.compile(r"\*\*[^*]+\*\*")
Told = tuple[Event | None, str]
"""A line and the event that it tells of; None where it tells of no event."""


def story(
    table: Table, entries: Sequence[EntryRow], texts: Words, viewer: int | None = None, longest: int = LONGEST_STORY
) -> str:
    """Tell what a viewer saw happen and stands, a line an event; the middle is left out where it grows too long."""
    return "\n".join(filter(None, story_parts(table, entries, texts, viewer, longest)))


def story_parts(
    table: Table, entries: Sequence[EntryRow], texts: Words, viewer: int | None = None, longest: int = LONGEST_STORY
) -> tuple[str, str]:
    """Tell the same in two parts: what came before the present phase, and what belongs to it."""
    pairs = told(table, standing_entries(entries), texts, viewer)
    lines = [("" if event is None else event.kind, text) for event, text in pairs]
    opener = max((at for at, (kind, _) in enumerate(lines) if kind in table.game.voice.openers), default=0)
    while opener and lines[opener - 1][0] == lines[opener][0]:
        opener -= 1
    before, now = [text for _, text in lines[:opener] if text], [text for _, text in lines[opener:] if text]
    if any(map(is_agreed, entries)):
        now.insert(0, texts.text("story-undone"))
    while now and HEADING.fullmatch(now[-1]):
        now.pop()  # a heading with nothing under it: the panel's own title says it
    most = longest // 2 if opener else longest
    return _shorten(before, most), _shorten(now, most)


def told(table: Table, entries: Sequence[EntryRow], texts: Words, viewer: int | None) -> list[Told]:
    """Pair all events of these entries with their lines, perhaps empty."""
    return list(chain.from_iterable(told_by_entry(table, entries, texts, viewer)))


def told_by_entry(table: Table, entries: Sequence[EntryRow], texts: Words, viewer: int | None) -> list[list[Told]]:
    """Do the same entry by entry; an event may be told with one of another entry.

    Of a stand-in's decision it says that there was one, not which: that is told by its events where it is no secret.
    """
    happened = [load_events(entry.events) for entry in entries]
    events, material_id = list(chain.from_iterable(happened)), table.require_match().state.material_id
    said = iter(table.game.voice.tell(events, viewer, table.names, texts, material_id))
    found: list[list[Told]] = []
    for entry, its_own in zip(entries, happened, strict=True):
        stood_in = [(None, texts.text("stood-in", who=table.names[entry.seat]))] if entry.stand_in else []
        found.append([*stood_in, *((event, next(said)) for event in its_own)])
    return found


def _shorten(lines: list[str], most: int) -> str:
    while sum(map(len, lines)) + len(lines) > most:
        lines.pop(len(lines) // 2)
    return "\n".join(lines)
