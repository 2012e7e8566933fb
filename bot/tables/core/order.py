"""In which order a message changes: what it shows never goes back to something older.

One task at a time holds a table, so the order of holds is that of the table's states: each hold is a *moment*, and
everything composed during it belongs to that moment. An answer to a press and an edit from the outbox are sent side
by side. Right before an edit leaves, it therefore checks whether the message is to show something newer, and if so is
composed again; an answer waits for what left before it. The moments are those of one process.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Final

from bot.tables.ports.clock import Clock
from bot.tables.ports.messenger import CHANGE, Outdated

MAX_MESSAGES, GONE = 512, 2**62
"""Messages that are remembered, and the moment of a deletion: nothing is newer."""
ANSWER_TIMEOUT = 2.0
"""Seconds that an answer waits for an older change: Discord gives it three, and a request that hangs may be lost."""
MOMENT: Final[ContextVar[int]] = ContextVar("moment", default=0)
"""When this task has last held a table."""


@dataclass(slots=True)
class _Line:
    """The changes of a message: the newest moment that it shows or is to show, and what is on its way."""

    newest: int = 0
    under_way: list[Change] = field(default_factory=list)


class Change:
    """One change of a message, told by the way out when its request leaves and lands."""

    def __init__(self, line: _Line, moment: int) -> None:
        self._line, self._moment, self.landed = line, moment, asyncio.Event()

    @property
    def is_outdated(self) -> bool:
        """Tell whether the message shows something newer, or is to."""
        return self._moment < self._line.newest

    def claim(self) -> None:
        """Let nothing older leave from now on."""
        self._line.newest = max(self._line.newest, self._moment)

    def leave(self) -> None:
        """Be on the way, unless the message is to show something newer."""
        if self.is_outdated:
            raise Outdated
        self.claim()
        if self not in self._line.under_way:
            self.landed.clear()
            self._line.under_way.append(self)

    def land(self) -> None:
        """Be there, or lost."""
        if self in self._line.under_way:
            self._line.under_way.remove(self)
            self.landed.set()

    async def wait_for_others(self) -> None:
        """Wait until nothing else is on its way to the message, but not for ever."""
        if not self._line.under_way:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_TIMEOUT):
                while self._line.under_way:
                    await self._line.under_way[0].landed.wait()

    @contextlib.contextmanager
    def removing(self) -> Iterator[None]:
        """Be on the way as long as the block takes; if it fails, the message is as before."""
        newest = self._line.newest
        self.leave()
        try:
            yield
        except BaseException:
            self._line.newest = newest
            raise
        finally:
            self.land()

    @contextlib.contextmanager
    def sending(self) -> Iterator[None]:
        """Be what the block sends: the way out says when it leaves."""
        if self.is_outdated:
            raise Outdated
        token = CHANGE.set(self)
        try:
            yield
        finally:
            CHANGE.reset(token)
            self.land()


class Order:
    """Know what messages show, or are to show, of those that have changed last."""

    def __init__(self) -> None:
        self._lines: OrderedDict[int, _Line] = OrderedDict()

    @contextlib.asynccontextmanager
    async def removing(self, message_id: int) -> AsyncIterator[None]:
        """Let the block delete a message: answers wait meanwhile, and change nothing once it is gone."""
        change = self.change(message_id, GONE)
        await change.wait_for_others()
        with change.removing():
            yield

    def is_gone(self, message_id: int) -> bool:
        """Tell whether this process has deleted a message, or is about to."""
        return message_id in self._lines and self._lines[message_id].newest == GONE

    def change(self, message_id: int, moment: int) -> Change:
        """Begin a change of a message to what was composed at a moment."""
        line = self._lines.setdefault(message_id, _Line())
        self._lines.move_to_end(message_id)
        while len(self._lines) > MAX_MESSAGES:
            self._lines.popitem(last=False)
        return Change(line, moment)


KEPT_PRESSES = 512


class Presses:
    """Remember the newest presses that this process has heard."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._at: OrderedDict[int, int] = OrderedDict()

    def note(self, message_id: int) -> None:
        """Remember that a message was pressed just now."""
        self._at[message_id] = self._clock.now()
        self._at.move_to_end(message_id)
        while len(self._at) > KEPT_PRESSES:
            self._at.popitem(last=False)

    def last(self, message_id: int) -> int:
        """Return when a message was pressed last, in milliseconds; 0 if that is not remembered."""
        return self._at.get(message_id, 0)
