"""The pages of a running game's log, round by round, as one reader may see them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.tables.core.log_access import Reading
from bot.tables.core.table import Table, is_agreed, is_undo, standing_entries
from bot.tables.messages import common
from bot.tables.messages.pictures import plain
from bot.tables.messages.since import HEADING, Told, rows_of, told, told_by_entry
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Choice, Panel, Picture, Row, Select
from games.kernel.words import Words, clipped
from storage.rows import EntryRow

LOG = "log"
"""The verb that opens the log and turns its pages; without a value, the newest page."""
FEW, FULL = 4, 12
"""A page of at least the first number of lines ends before a turn that would make it longer than the second."""
MAX_LINES = 24
"""Lines at which a page ends also within a turn."""
ROUND = "round"
"""The kind of event that begins a round; in a game without it each turn is one."""
LISTED = 25
"""Rounds that a select lists."""


@dataclass(frozen=True, slots=True)
class Undone:
    """Choices that were taken back together, up to a version, with their seats but without content."""

    version: int
    ask: int
    seats: frozenset[int]
    agreed: bool


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log, the version that it led to, and the kind of its event."""

    text: str
    version: int
    kind: str = ""


def log_pages(table: Table, entries: Sequence[EntryRow], reading: Reading, texts: Words) -> list[Leaf]:
    """Split a log into pages, the oldest first; each round begins a new page and names it."""
    told, pages, lines = [*_lines(table, entries, reading, texts)], list[Leaf](), list[LogLine]()
    rounds = {ROUND} if any(line.kind == ROUND for line in told) else set(table.game.turn_events)
    title = texts.text("log-beginning")
    for turn in _turns(told, rounds | table.game.voice.openers):
        begins = turn[0].kind in rounds
        for line in turn:
            if lines and ((begins and line is turn[0]) or _is_full(lines, turn, line)):
                pages.append(_page(title, lines))
                lines = []
            title = line.text if begins and line is turn[0] else title
            lines.append(line)
    last = _page(title, lines) if lines else Leaf(0, (), title)
    return [*pages, Leaf(table.row.version, last.lines, last.title)]


def _turns(lines: Sequence[LogLine], openers: Collection[str]) -> list[list[LogLine]]:
    """Part lines where a round or a turn begins."""
    turns = list[list[LogLine]]()
    for line in lines:
        if line.kind in openers or not turns:
            turns.append([])
        turns[-1].append(line)
    return turns


def _is_full(lines: Sequence[LogLine], turn: Sequence[LogLine], line: LogLine) -> bool:
    """Tell whether a page ends before a line: before a turn that does not fit, and within one that fits no page."""
    if line is turn[0] and len(lines) >= FEW:
        return len(lines) + len(turn) > FULL
    return len(lines) >= MAX_LINES or sum(len(each.text) + 1 for each in (*lines, line)) > MAX_CHARACTERS


def _page(title: str, lines: Sequence[LogLine]) -> Leaf:
    """Make a page, without repeating its title as a line."""
    return Leaf(lines[-1].version, tuple(line.text for line in lines if line.text != title), title)


def _lines(table: Table, entries: Sequence[EntryRow], reading: Reading, texts: Words) -> Iterator[LogLine]:
    """Return the lines of standing entries, and one line for each undo, in the order of the log."""
    happened = chronicle(entries)
    standing = [entry for entry in happened if isinstance(entry, EntryRow)]
    told = _told(table, standing, reading, texts)
    for each in happened:
        if isinstance(each, Undone):
            yield LogLine(_undone_text(table, each, texts), each.version)
        else:
            yield from (LogLine(text, each.version, kind) for kind, text in told[each.version] if text)


def chronicle(entries: Sequence[EntryRow]) -> list[EntryRow | Undone]:
    """Replace undone choices by a mark, which follows everything that had happened when they were undone."""
    happened = list[EntryRow | Undone]()
    for entry in entries:
        if not is_undo(entry):
            happened.append(entry)
            continue
        at = max(at for at, each in enumerate(happened) if isinstance(each, EntryRow))
        taken, agreed = happened.pop(at), is_agreed(entry)
        before = happened[-1] if happened else None
        seats = frozenset({taken.seat}) if isinstance(taken, EntryRow) else frozenset[int]()
        if agreed and isinstance(before, Undone) and before.agreed and before.ask == entry.ask:
            seats |= before.seats
            happened.pop()
        happened.append(Undone(entry.version, entry.ask, seats, agreed))
    return happened


def _undone_text(table: Table, undone: Undone, texts: Words) -> str:
    then = table.names_at(undone.version, texts.text("deleted-user"))
    names = texts.listed([then[seat] for seat in sorted(undone.seats)])
    return texts.text("log-agreed" if undone.agreed else "log-undone", who=names)


def _told(
    table: Table, standing: Sequence[EntryRow], reading: Reading, texts: Words
) -> dict[int, list[tuple[str, str]]]:
    """Return the reader's lines by version, with their kinds; mark those that a spectator reads differently."""
    found = dict[int, list[tuple[str, str]]]()
    for viewer, run in groupby(standing, lambda entry: reading.viewer(entry.version)):
        entries = list(run)
        public = told_by_entry(table, entries, texts, None)
        own = public if viewer is None else told_by_entry(table, entries, texts, viewer)
        for entry, known, seen in zip(entries, public, own, strict=True):
            found[entry.version] = [_marked(*both, texts) for both in zip(known, seen, strict=True)]
    return found


def _marked(known: Told, seen: Told, texts: Words) -> tuple[str, str]:
    event, text = seen
    kind = "" if event is None else event.kind
    return kind, texts.text("log-private", line=text) if text and text != known[1] else text


def log_panel(
    table: Table, pages: Sequence[Leaf], at: int, picture: Picture | None, seat: int | None, texts: Words
) -> Panel:
    """Compose a page of the log, with buttons to other rounds, neighbouring pages, and the own move."""
    told = "\n".join(pages[at].lines) or texts.text("leaf-nothing")
    title, old = _title(pages, at, texts), picture is not None and at < len(pages) - 1
    return Panel(
        (
            texts.text("log-heading", table=common.heading(table, texts)),
            f"{title}\n{texts.text('log-board')}" if old else title,
        ),
        (picture,) if picture else (),
        (told, *_rounds(table, pages, at, texts), _ways(table, at, len(pages), seat, texts)),
        accent=common.GOLD,
    )


def _title(pages: Sequence[Leaf], at: int, texts: Words) -> str:
    """Name the round of a page, and which of its pages this is if it has several."""
    together = [number for number, page in enumerate(pages) if page.title == pages[at].title]
    if len(together) == 1:
        return pages[at].title
    return texts.text("log-part", title=pages[at].title, number=together.index(at) + 1, count=len(together))


def page_of_round(pages: Sequence[Leaf], number: int) -> int | None:
    """Return the first page of the round with this number; None if there is none."""
    named = re.compile(rf"\b{number}\b")
    return next((at for at, page in enumerate(pages) if named.search(page.title)), None)


def _rounds(table: Table, pages: Sequence[Leaf], at: int, texts: Words) -> tuple[Row, ...]:
    """Offer the first pages of the rounds, the newest first; of very many those around this one."""
    starts = [number for number, page in enumerate(pages) if not number or page.title != pages[number - 1].title]
    if len(starts) == 1:
        return ()
    here = max(place for place, number in enumerate(starts) if number <= at)
    first = max(0, min(here - LISTED // 2, len(starts) - LISTED))
    listed = starts[first : first + LISTED]
    choices = [
        Choice(str(number), clipped(plain(pages[number].title), 100), chosen=number == starts[here])
        for number in reversed(listed)
    ]
    return (Select(ComponentId(table.id, LOG, value="rounds").id, texts.text("log-rounds"), tuple(choices)),)


def _ways(table: Table, at: int, count: int, seat: int | None, texts: Words) -> tuple[Button, ...]:
    """Return buttons to neighbouring pages, and to the newest even from itself, as the game goes on meanwhile."""
    ways = (("earlier", at - 1, at == 0), ("later", at + 1, at == count - 1), ("newest", "", False))
    turns = [
        Button(ComponentId(table.id, LOG, value=f"{to}.{way}").id, texts.text(f"button-{way}"), disabled=off)
        for way, to, off in ways
    ]
    if seat is not None:
        turns.append(Button(ComponentId(table.id, "again", seat).id, texts.text("button-to_move"), "primary"))
    return tuple(turns)


MOST_ROWS = 8
"""Most rows of text below a board, so that a page fits on the screen of a phone."""
MAX_CHARACTERS = 1_800


@dataclass(frozen=True, slots=True)
class Leaf:
    """A page of a replay, or of the log: the version whose board it shows, and what happened since the page before."""

    version: int
    lines: tuple[str, ...]
    title: str = ""


def leaves(table: Table, entries: Sequence[EntryRow], texts: Words) -> list[Leaf]:
    """Split a log's standing entries into pages that fit on a phone; a page with news ends when another seat goes on.

    A page also ends when the board's title changes, so that each board has a page.
    """
    standing = standing_entries(entries)
    pages, lines, answers = list[Leaf](), list[str](), Counter(entry.ask for entry in standing)
    for at, (entry, following) in enumerate(zip(standing, [*standing[1:], None], strict=True)):
        its_own = told(table, [entry], texts, None)
        new = [text for _, text in its_own if text]
        if _is_worth(lines) and sum(map(rows_of, (*lines, *new))) > MOST_ROWS:
            lines = _end_page(pages, standing[at - 1].version, lines, _trailing(lines))
        lines += new
        goes_on = following is not None and (following.seat != entry.seat or _begins(table, entry, its_own))
        opened = following is not None and following.ask != entry.ask and answers[entry.ask] > 1
        if following is None or (_is_worth(lines) and (goes_on or opened)):
            lines = _end_page(pages, entry.version, lines, _trailing(lines) if following is not None else 0)
    return pages


def _is_worth(lines: Sequence[str]) -> bool:
    """Tell whether lines are more than headings, which belong to the next page."""
    return not all(map(HEADING.fullmatch, lines))


def _end_page(pages: list[Leaf], version: int, lines: list[str], headings: int) -> list[str]:
    """Add a page, or several if the lines do not fit on one; return the last lines, which belong to the next page."""
    shown, rows = list[str](), 0
    for line in lines[: len(lines) - headings]:
        if shown and rows + rows_of(line) > MOST_ROWS:
            pages.append(Leaf(version, tuple(shown)))
            shown, rows = [], 0
        shown.append(line)
        rows += rows_of(line)
    pages.append(Leaf(version, tuple(shown)))
    return lines[len(lines) - headings :]


def _begins(table: Table, entry: EntryRow, lines: Sequence[Told]) -> bool:
    """Tell whether a choice has led to what a board's title names, such as a turn; it may also be its first deed."""
    openers = [(at, event) for at, (event, _) in enumerate(lines) if event and event.kind in table.game.voice.openers]
    return any(at or event.seat != entry.seat for at, event in openers)


def _trailing(lines: Sequence[str]) -> int:
    """Count the headings at the end, which belong to the next page; never all of a page."""
    count = 0
    while count + 1 < len(lines) and HEADING.fullmatch(lines[-1 - count]):
        count += 1
    return count


def leaf_panel(
    table: Table,
    pages: Sequence[Leaf],
    at: int,
    picture: Picture | None,
    texts: Words,
    further: tuple[Button, ...] = (),
) -> Panel:
    """Compose a page, with buttons to the first, previous, next and last page, and further buttons."""
    page = texts.text("leaf", number=at + 1, count=len(pages))
    told = "\n".join(pages[at].lines)[:MAX_CHARACTERS] or texts.text("leaf-nothing")
    return Panel(
        (common.heading(table, texts), page),
        (picture,) if picture else (),
        (told, _buttons(table, at, len(pages), texts), *filter(None, (further,))),
        accent=common.GOLD,
    )


def _buttons(table: Table, at: int, count: int, texts: Words) -> tuple[Button, ...]:
    ways = {"first": 0, "back": max(0, at - 1), "next": min(count - 1, at + 1), "last": count - 1}
    return tuple(
        Button(ComponentId(table.id, "leaf", value=f"{to}.{way}").id, texts.text(f"button-{way}"), disabled=to == at)
        for way, to in ways.items()
    )


def opener(table: Table, texts: Words) -> Button:
    """Lead from the film to its first page."""
    return Button(ComponentId(table.id, "leaf", value="0.open").id, texts.text("button-leaves"))
