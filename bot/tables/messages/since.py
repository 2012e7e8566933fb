"""News since a seat's user last chose: the newest lines on their panel, and all lines in a panel of its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, groupby
from textwrap import wrap

from bot.tables.core.looks import Look
from bot.tables.core.table import NOBODY, Table, is_agreed, standing_entries
from bot.tables.messages import common
from bot.tables.ports.panel import Panel
from games.kernel.events import Event
from games.kernel.icons import ICON, without_icons
from games.kernel.saving import load_events
from games.kernel.words import Words, clipped
from storage.rows import EntryRow

LINE, LONGEST, WIDTH = 44, 700, 2
"""Characters of a line of news, of all considered lines (the log has the rest), and the width of an icon."""
LONGEST_WHOLE = 3_600
"""Most characters of all news behind the button."""


def since_lines(table: Table, seat: int, look: Look, texts: Words) -> list[str]:
    """Return what a seat has seen, a line for each event, newest last; of its own choice only effects on others."""
    entries = look.entries[1:] if look.chosen else look.entries
    lines = _own_lines(table, seat, look, texts) + [text for _, text in told(table, entries, texts, seat)]
    lines = [line for line in lines if line]
    while lines and HEADING.fullmatch(lines[-1]):
        lines.pop()  # the panel's title says it
    return lines


def _own_lines(table: Table, seat: int, look: Look, texts: Words) -> list[str]:
    """Return the lines about the own choice, if it affected or revealed something of others."""
    if not look.chosen or all(event.seat == seat for event in load_events(look.entries[0].events)):
        return []  # it did not affect others; writing its lines is not needed to know that
    lines = [(event, text) for event, text in told(table, look.entries[:1], texts, seat) if text]
    wide = any(event is not None and event.seat not in (None, seat) for event, _ in lines)
    return [text for event, text in lines if wide or not _is_about(event, seat)]


def _is_opening(entry: EntryRow, seat: int) -> bool:
    """Tell whether a choice has revealed the same kind of thing of its seat and of others."""
    events = load_events(entry.events)
    own = {event.kind for event in events if event.seat == seat}
    return any(event.kind in own for event in events if event.seat not in (None, seat))


def _is_about(event: Event | None, seat: int) -> bool:
    return event is not None and event.seat == seat


def news_of(table: Table, seat: int, look: Look | None, texts: Words, most: int, own: str = "") -> str:
    """Return the newest news in small lines, after the own choice if that is not among them."""
    lines = [] if look is None or table.row.stage != "playing" else since_lines(table, seat, look, texts)
    told = look is not None and look.chosen and lines and _is_opening(look.entries[0], seat)
    first = [own] if own and not told else []
    return small([*first, *newest(lines, max(0, most - len(first)), LONGEST)])


def small(lines: Sequence[str]) -> str:
    """Write lines in small type, each cut to one line of a phone."""
    return "\n".join(f"-# {_short(line)}" for line in lines)


def _short(line: str) -> str:
    """Shorten a line by its icons, and cut it only if it is still too long."""
    plain = without_icons(line).replace("**", "")
    return line if len(plain) + WIDTH * line.count("[[") <= LINE else clipped(plain, LINE)


def since_panel(table: Table, seat: int, look: Look, texts: Words) -> Panel:
    """Compose all news since the user's last choice, as far as a message can hold them."""
    lines = since_lines(table, seat, look, texts)
    shown = newest(lines, len(lines), LONGEST_WHOLE)
    title = texts.text("since-own" if look.chosen else "since-begin")
    text = "\n".join(shown) or texts.text("since-nothing")
    blocks = filter(None, (common.heading(table, texts), title, missing(lines, shown, texts), text))
    return Panel(tuple(blocks), links=common.place_links(table, texts), accent=common.GOLD)


LONGEST_STORY = 1_800
STORY_LINES = 10
"""Lines of a board's story, with the mark that says how many came before; the log has all."""
STORY_ROWS = 12
"""Rows that story, title and what else a board says may fill on a phone, above its picture and buttons."""
ROW, TITLE_ROW = 38, 30
"""Characters of a row on a phone, and of one of a title."""
TIME = re.compile(r"<t:\d+:\w>")
HEADING = re.compile(r"\*\*[^*]+\*\*")
Told = tuple[Event | None, str]
"""A line and the event that it tells of; None if it tells of no event."""


def story(
    table: Table, entries: Sequence[EntryRow], texts: Words, viewer: int | None = None, longest: int = LONGEST_STORY
) -> str:
    """Return a viewer's lines of standing events; if they are too long, the newest ones."""
    lines = story_lines(table, entries, texts, viewer)
    shown = newest(lines, len(lines), longest)
    return "\n".join(filter(None, (missing(lines, shown, texts), *shown)))


def story_lines(table: Table, entries: Sequence[EntryRow], texts: Words, viewer: int | None = None) -> list[str]:
    """Return all of a viewer's lines of standing events."""
    return [*chain(*_parts(table, entries, texts, viewer))]


def story_parts(table: Table, entries: Sequence[EntryRow], texts: Words, rows: int = STORY_ROWS) -> tuple[str, str]:
    """Return the public lines in two parts, above and below a title that names the round, as many rows as fit.

    Events before the round or turn in the title are above it, later ones below. If lines are missing, a mark at the
    beginning says how many.
    """
    before, now = _parts(table, entries, texts, titled=True)
    lines = [*before, *now]
    shown = newest(lines, STORY_LINES, rows, rows_of)
    if len(shown) < len(lines):
        shown = newest(lines, STORY_LINES - 1, rows - 1, rows_of)
        mark, above = missing(lines, shown, texts), len(shown) - len(now)
        before, now = ([mark, *shown[:above]], now) if above >= 0 else ([], [mark, *shown])
    return "\n".join(before), "\n".join(now)


def rows_of(text: str) -> int:
    """Count the rows that a text fills on a phone."""
    seen = TIME.sub("in 24 hours", ICON.sub("000", text)).replace("**", "").replace("-# ", "").splitlines()
    return sum(len(wrap(line.lstrip("# "), TITLE_ROW if line.startswith("#") else ROW)) for line in seen)


def _parts(
    table: Table, entries: Sequence[EntryRow], texts: Words, viewer: int | None = None, *, titled: bool = False
) -> tuple[list[str], list[str]]:
    steps = told_by_entry(table, standing_entries(entries), texts, viewer)
    pairs, opener = list(chain.from_iterable(steps)), _opener(table, steps)
    said_by_title = _heading_of_title(table, pairs[:opener]) if titled else None
    before = [text for at, (_, text) in enumerate(pairs[:opener]) if text and at != said_by_title]
    now = [text for _, text in pairs[opener:] if text]
    if any(map(is_agreed, entries)):
        now.insert(0, texts.text("story-undone"))
    while now and HEADING.fullmatch(now[-1]):
        now.pop()  # a heading with nothing under it, which the panel's title repeats
    return before, now


def _heading_of_title(table: Table, before: Sequence[Told]) -> int | None:
    """Find the heading of the round in the title, where the part below begins."""
    for at in reversed(range(len(before))):
        event, text = before[at]
        if HEADING.fullmatch(text):
            return at
        if event is not None and event.kind in table.game.voice.openers:
            return None
    return None


def _opener(table: Table, steps: Sequence[Sequence[Told]]) -> int:
    """Find the event that began the round or turn in the title; if a question begins it, it is in this step."""
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


def missing(lines: Sequence[str], shown: Sequence[str], texts: Words) -> str:
    """Say how many of some lines are not shown; nothing if all are."""
    count = len(lines) - len(shown)
    return texts.text("story-missing", count=count) if count else ""


def _length(line: str) -> int:
    return len(line) + 1


def newest(lines: Sequence[str], most: int, room: int, size: Callable[[str], int] = _length) -> list[str]:
    """Return the newest lines that fit, in their order; the last one always does."""
    shown: list[str] = []
    for line in reversed(lines[-most:] if most else []):
        room -= size(line)
        if shown and room < 0:
            break
        shown.insert(0, line)
    return shown


def told(table: Table, entries: Sequence[EntryRow], texts: Words, viewer: int | None) -> list[Told]:
    """Pair all events of these entries with their lines, perhaps empty."""
    return list(chain.from_iterable(told_by_entry(table, entries, texts, viewer)))


def told_by_entry(table: Table, entries: Sequence[EntryRow], texts: Words, viewer: int | None) -> list[list[Told]]:
    """Do the same entry by entry; an event may be told with one of another entry.

    Each has the names of the seats' holders at that time. A stand-in's turn is mentioned once, before the newest
    decision; its events show the decisions that are no secret.
    """
    nameless, found = texts.text("deleted-user"), list[list[Told]]()
    texts = texts.with_icons().naming(common.with_icons(texts.names))
    for names, run in groupby(entries, lambda entry: table.names_at(entry.version, nameless)):
        found += _told_as(table, list(run), common.with_icons(names), texts, viewer)
    return found


def _told_as(
    table: Table, entries: Sequence[EntryRow], names: Sequence[str], texts: Words, viewer: int | None
) -> Iterator[list[Told]]:
    """Return the lines of entries during which the seats had these names."""
    happened = [load_events(entry.events) for entry in entries]
    events, material_id = list(chain.from_iterable(happened)), table.require_match().state.material_id
    said = iter(table.game.voice.tell(events, viewer, names, texts, material_id))
    absent = [entry.seat if entry.stand_in and not table.is_alone else NOBODY for entry in entries]
    for seat, following, its_own in zip(absent, [*absent[1:], NOBODY], happened, strict=True):
        stood_in = [(None, texts.text("stood-in", who=names[seat]))] if seat not in (NOBODY, following) else []
        yield [*stood_in, *((event, next(said)) for event in its_own)]
