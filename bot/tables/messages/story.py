"""What happened at a table, as a story: for everybody, or for one seat with what only that seat saw."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain, groupby

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
    """Tell what a viewer saw happen and stands, a line an event; what grows too long keeps its newest lines."""
    return "\n".join(filter(None, story_parts(table, entries, texts, viewer, longest)))


def story_parts(
    table: Table, entries: Sequence[EntryRow], texts: Words, viewer: int | None = None, longest: int = LONGEST_STORY
) -> tuple[str, str]:
    """Tell the same in two parts: what came before that which the title names, and what belongs to it."""
    steps = told_by_entry(table, standing_entries(entries), texts, viewer)
    pairs, opener = list(chain.from_iterable(steps)), _opener(table, steps)
    before, now = [text for _, text in pairs[:opener] if text], [text for _, text in pairs[opener:] if text]
    if any(map(is_agreed, entries)):
        now.insert(0, texts.text("story-undone"))
    while now and HEADING.fullmatch(now[-1]):
        now.pop()  # a heading with nothing under it: the panel's own title says it
    return _shortened(before, now, longest, texts)


def _opener(table: Table, steps: Sequence[Sequence[Told]]) -> int:
    """Find the event that has begun what the title names; where a beat begins with a question, it is of this step."""
    state, openers, since = table.require_match().state, table.game.voice.openers, 0
    kinds = ["" if event is None else event.kind for step in steps for event, _ in step]
    begins = state.over or table.game.rules.sections[state.section].beat
    if begins:
        newest_step = max((at for at, step in enumerate(steps) if any(event for event, _ in step)), default=0)
        since = sum(map(len, steps[:newest_step]))
    found = [at for at, kind in enumerate(kinds) if at >= since and kind in openers]
    if not found:
        return len(kinds) if begins else 0
    opener = found[-1]
    while opener > since and kinds[opener - 1] == kinds[opener]:
        opener -= 1
    return opener


def _shortened(before: list[str], now: list[str], longest: int, texts: Words) -> tuple[str, str]:
    """Keep the newest lines, and the first of what belongs to the title; a mark in each gap says how many are missing.

    There may be a gap in either part.
    """
    shown = newest([*before, *now], len(before) + len(now), longest)
    if len(shown) >= len(now):
        told_before = shown[: len(shown) - len(now)]
        return "\n".join(filter(None, (missing(before, told_before, texts), *told_before))), "\n".join(now)
    told_now = (now[0], missing(now[1:], shown, texts), *shown)
    return missing(before, (), texts), "\n".join(filter(None, told_now))


def missing(lines: Sequence[str], shown: Sequence[str], texts: Words) -> str:
    """Say how many of some lines are not shown; nothing if all are."""
    count = len(lines) - len(shown)
    return texts.text("story-missing", count=count) if count else ""


def newest(lines: Sequence[str], most: int, longest: int) -> list[str]:
    """Return the newest lines that fit, in their order; the last one always does."""
    shown: list[str] = []
    for line in reversed(lines[-most:] if most else []):
        if shown and sum(map(len, shown)) + len(shown) + len(line) > longest:
            break
        shown.insert(0, line)
    return shown


def told(table: Table, entries: Sequence[EntryRow], texts: Words, viewer: int | None) -> list[Told]:
    """Pair all events of these entries with their lines, perhaps empty."""
    return list(chain.from_iterable(told_by_entry(table, entries, texts, viewer)))


def told_by_entry(table: Table, entries: Sequence[EntryRow], texts: Words, viewer: int | None) -> list[list[Told]]:
    """Do the same entry by entry; an event may be told with one of another entry.

    Each is told with the names of those who held the seats then. Of a stand-in's decision it says that there was one,
    not which: that is told by its events where it is no secret.
    """
    nameless, found = texts.text("deleted-user"), list[list[Told]]()
    for names, run in groupby(entries, lambda entry: table.names_at(entry.version, nameless)):
        found += _told_as(table, list(run), names, texts, viewer)
    return found


def _told_as(
    table: Table, entries: Sequence[EntryRow], names: Sequence[str], texts: Words, viewer: int | None
) -> Iterator[list[Told]]:
    """Tell entries during which the seats had these names."""
    happened = [load_events(entry.events) for entry in entries]
    events, material_id = list(chain.from_iterable(happened)), table.require_match().state.material_id
    said = iter(table.game.voice.tell(events, viewer, names, texts, material_id))
    for entry, its_own in zip(entries, happened, strict=True):
        stood_in = [(None, texts.text("stood-in", who=names[entry.seat]))] if entry.stand_in else []
        yield [*stood_in, *((event, next(said)) for event in its_own)]
