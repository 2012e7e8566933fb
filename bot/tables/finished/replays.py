"""Replays: an ended table's log played again, one picture a phase, as one GIF."""

from __future__ import annotations

import asyncio
import os
import threading
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby

import msgspec

from bot.tables.core.table import Table, is_agreed, is_undo
from bot.tables.messages.pictures import give_memory_back, legend_of
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Picture
from games.kernel.errors import KernelError
from games.kernel.match import Match
from games.kernel.records import Header, Line, positions
from games.kernel.saving import load_drawn
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.words import Words
from render.replay import gif, phases
from storage.rows import EntryRow

KEPT = 4
NICENESS = 10


def _give_way() -> None:
    """Let the thread that draws replays come after those that draw live boards, where the system can do that."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


class Replays:
    """Draw replays, one at a time; the last few are kept, also while they are being drawn."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="replay", initializer=_give_way)
        self._kept: OrderedDict[object, asyncio.Future[bytes]] = OrderedDict()

    def close(self) -> None:
        """Let the thread end."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def picture(self, table: Table, entries: Sequence[EntryRow], words: Words) -> Picture:
        """Return the replay of an ended table; refuse a log that the rules of today do not repeat."""
        key = (table.id, words.locale, table.names)  # names: those of deleted users are not shown again
        if key not in self._kept:
            loop = asyncio.get_running_loop()
            self._kept[key] = loop.run_in_executor(self._thread, draw_replay, table, list(entries), words)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        try:
            image = await asyncio.shield(self._kept[key])
        except Exception:
            self._kept.pop(key, None)
            raise
        return Picture("replay.gif", image, words.text("replay-alt", result=_result(table, words)).strip())


def _result(table: Table, words: Words) -> str:
    seen = view(table.playing().state, None)
    return "" if seen.result is None else table.game.voice.result(seen, table.names, words)


def draw_replay(table: Table, entries: Sequence[EntryRow], words: Words) -> bytes:
    """Play a table's log again as a spectator saw it and draw it."""
    legend = legend_of(table, words)
    try:
        scenes, key = phases(_repeated(table, entries), lambda _match: legend)
    except KernelError as error:
        raise Refusal("refused-replay") from error
    image = gif(scenes, key)
    give_memory_back()
    return image


def _repeated(table: Table, entries: Sequence[EntryRow]) -> Iterator[Match]:
    """Play a log again; refuse one that now ends elsewhere."""
    state: State | None = None
    for match in positions(record(table, entries), table.game):
        state = match.state
        yield match
    stored = table.playing().state
    if state is None or (state.phase, state.ask, state.result) != (stored.phase, stored.ask, stored.result):
        raise Refusal("refused-replay")


def record(table: Table, entries: Sequence[EntryRow]) -> list[str]:
    """Write a table's log as a record, to be tried under the rules of today whatever it was played under."""
    first, *others = entries
    begun = Header(table.row.game, len(table.seats), table.game.rules_version, table.options, load_drawn(first.drawn))
    lines = [_line(list(group)) for _, group in groupby(others, _same_way_back)]
    return [msgspec.json.encode(each).decode() for each in (begun, *lines)]


def _same_way_back(entry: EntryRow) -> tuple[bool, int]:
    """Tell entries that belong to one line: those of one way back by consent were written for the same ask."""
    return (True, entry.ask) if is_agreed(entry) else (False, entry.number)


def _line(entries: Sequence[EntryRow]) -> Line:
    entry = entries[0]
    if is_agreed(entry):
        return Line(entry.seat, back=len(entries))
    return Line(entry.seat, entry.choice, undo=is_undo(entry), luck=load_drawn(entry.drawn))
