"""Replays: a table's log played again; an ended one's as one GIF, a picture a phase, and any one's page by page."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import TypeVar

import msgspec

from bot.tables.core.luck import draws_of
from bot.tables.core.table import Table, is_agreed, is_resume, is_undo, standing_entries
from bot.tables.messages.pictures import job_for
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Picture
from bot.tables.ports.renderer import NotRepeated, Renderer, RenderProcess
from games.kernel.errors import KernelError
from games.kernel.match import RESUME, WISH
from games.kernel.records import WITH_MATERIAL, Header, Line, format_of, material_of, positions
from games.kernel.saving import dump_state, load_drawn
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.words import Words
from render.jobs import Drawn, Film
from storage import Store
from storage.rows import EntryRow, WishRow

CACHED_REPLAYS = 4
CACHED_PAGES = 48
"""Most pages in memory, some 150 kB each."""
R = TypeVar("R", EntryRow, WishRow)
Board = tuple[int, int | None]
"""A version, and the seat that sees its board; None for a spectator."""
NICENESS = 15
"""How much drawing replays lowers its priority, also behind live boards."""
REPLAY_TIMEOUT = 1800.0
"""Seconds for a replay: it takes many on a busy machine."""


@dataclass(frozen=True, slots=True)
class Logged:
    """A table's log up to its version."""

    table: Table
    entries: Sequence[EntryRow]
    wishes: Sequence[WishRow]


async def read_log(store: Store, table: Table) -> Logged:
    """Read a table's log."""
    async with store.read() as tx:
        entries, wishes = await tx.log.entries(table.id), await tx.wishes.of_table(table.id)
    return Logged(table, _until(entries, table.row.version), _until(wishes, table.row.version))


def _until(rows: Iterable[R], version: int) -> list[R]:
    return [row for row in rows if row.version <= version]


class Replays:
    """Draws replays, one at a time, and keeps the last few, also while they are being drawn."""

    def __init__(self, renderer: Renderer | None = None) -> None:
        self.renderer: Renderer = renderer or RenderProcess(NICENESS, REPLAY_TIMEOUT, kept=False)
        self._cache: OrderedDict[object, asyncio.Future[bytes]] = OrderedDict()
        self._leaves: OrderedDict[object, bytes] = OrderedDict()

    async def close(self) -> None:
        """Draw no more."""
        await self.renderer.end()

    async def picture(self, logged: Logged, words: Words) -> Picture:
        """Return the replay of an ended table; refuse a log that the rules of today do not repeat."""
        table = logged.table
        key = _key(table, words)
        if key not in self._cache:
            self._cache[key] = asyncio.ensure_future(self._draw(_film(logged, words)))
            while len(self._cache) > CACHED_REPLAYS:
                self._cache.popitem(last=False)
        self._cache.move_to_end(key)
        try:
            image = await asyncio.shield(self._cache[key])
        except Exception:
            self._cache.pop(key, None)
            raise
        return Picture("replay.gif", image, words.text("replay-alt", result=_result(table, words)).strip())

    def is_drawn(self, table: Table, board: Board, words: Words) -> bool:
        """Tell whether a page's board is already drawn."""
        return (*_key(table, words), board) in self._leaves

    async def leaf(self, logged: Logged, boards: Sequence[Board], words: Words) -> bytes:
        """Return the first of these boards; draw the others with it, for the next pages."""
        key = _key(logged.table, words)
        if (*key, boards[0]) not in self._leaves:
            missing = [each for each in boards if (*key, each) not in self._leaves]
            film = replace(_film(logged, words), boards=tuple(missing))
            viewers = dict(missing)
            for drawn in await self._render(film):
                self._leaves[*key, (int(drawn.name), viewers[int(drawn.name)])] = drawn.image
            while len(self._leaves) > CACHED_PAGES:
                self._leaves.popitem(last=False)
        return self._leaves[*key, boards[0]]

    async def _render(self, film: Film) -> tuple[Drawn, ...]:
        try:
            return await self.renderer.render(film)
        except NotRepeated as error:
            raise Refusal("refused-replay") from error

    async def _draw(self, film: Film) -> bytes:
        (drawn,) = await self._render(film)
        return drawn.image


def _key(table: Table, words: Words) -> tuple[str, str, tuple[str, ...]]:
    """Name a table in a language, with all names of its seats: those of deleted users are not shown again."""
    return table.id, words.locale, (*table.names, *(former.name for former in table.former))


def _result(table: Table, words: Words) -> str:
    seen = view(table.require_match().state, None)
    return "" if seen.result is None else table.game.voice.result(seen, table.names, words)


def _film(logged: Logged, words: Words) -> Film:
    return film_of(logged.table, logged.entries, logged.wishes, words)


def film_of(table: Table, entries: Sequence[EntryRow], wishes: Sequence[WishRow], words: Words) -> Film:
    """Make the job that draws a table's log as a spectator saw it."""
    job, state = job_for(table, words, "public"), table.require_match().state
    end = (state.phase, state.ask, state.result)
    lines = tuple(record_of(table, entries, wishes))
    return Film(
        job.game,
        job.locale,
        job.names,
        job.asked,
        lines,
        end,
        material_id=job.material_id,
        former=_former(table, words),
    )


def _former(table: Table, words: Words) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Name the seats up to each version at which one was handed on."""
    nameless = words.text("deleted-user")
    return tuple(
        (version, table.names_at(version, nameless)) for version in sorted({former.until for former in table.former})
    )


def record_of(table: Table, entries: Sequence[EntryRow], wishes: Sequence[WishRow]) -> list[str]:
    """Write a table's log as a record, to replay it under today's rules, whatever rules it was played under.

    Each wish follows the entry that led to its version.
    """
    first, *others = entries
    begun = Header(table.row.game, len(table.seats), table.game.rules_version, table.options, load_drawn(first.drawn))
    begun.material = material_of(table.require_match())
    if table.begun_at is not None:
        begun.position = json.loads(dump_state(table.begun_at))
        begun.draws = table.row.draws - draws_of(standing_entries(entries))
    kinds = [WISH] * bool(wishes) + [RESUME] * any(map(is_resume, others))
    begun.format = WITH_MATERIAL if begun.material or begun.position else format_of(kinds)
    wished = groupby(wishes, lambda wish: wish.version)
    made = {version: [Line(wish.seat, wish=wish.choice) for wish in group] for version, group in wished}
    lines = made.get(first.version, [])
    for _, group in groupby(others, _same_way_back):
        together = list(group)
        lines += [_line(together), *made.get(together[-1].version, [])]
    return [msgspec.json.encode(each).decode() for each in (begun, *lines)]


def _same_way_back(entry: EntryRow) -> tuple[bool, int]:
    """Return what entries of one line share: those of one undo by consent have the same ask."""
    return (True, entry.ask) if is_agreed(entry) else (False, entry.number)


def _line(entries: Sequence[EntryRow]) -> Line:
    entry = entries[0]
    if is_agreed(entry):
        return Line(entry.seat, back=len(entries))
    if is_resume(entry):
        return Line(0, resume=True, luck=load_drawn(entry.drawn))
    return Line(entry.seat, entry.choice, undo=is_undo(entry), luck=load_drawn(entry.drawn))


@dataclass(frozen=True, slots=True)
class Position:
    """The state of a version, and how much luck was drawn before."""

    state: State
    draws: int


def position_at(logged: Logged, version: int) -> Position:
    """Find the position at a version; refuse a log that today's rules do not repeat."""
    found, last, table = None, None, logged.table
    try:
        for match in positions(record_of(table, logged.entries, logged.wishes), table.game):
            last = match.state
            if match.version == version:
                found = Position(match.state, match.draws)
    except KernelError as error:
        raise Refusal("refused-replay") from error
    if found is None or last is None or not _ends_alike(table, last):
        raise Refusal("refused-replay")
    return found


def _ends_alike(table: Table, last: State) -> bool:
    """Tell whether a repeated game ends in the same phase, at the same ask, and with the same result."""
    end = table.require_match().state
    return (last.phase, last.ask, last.result) == (end.phase, end.ask, end.result)
