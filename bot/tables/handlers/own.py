"""What acts at a user's own seat have in common."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.tables.core.table import Table
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer
from games.kernel.words import Words

Handler = Callable[[Caller, ComponentId, tuple[str, ...]], Awaitable[Answer]]
Draw = Callable[[], Awaitable[Answer]]
"""Make an answer that needs a picture, or waits for Discord; called without the table's lock."""


@dataclass(frozen=True, slots=True)
class OwnSeat:
    """A user's seat at a table whose lock is held, and the user's words."""

    caller: Caller
    table: Table
    seat: int
    texts: Words


Act = Callable[[OwnSeat], Awaitable[Answer | Draw]]
ControlAct = Callable[[OwnSeat, ComponentId], Awaitable[Answer | Draw]]
PressAct = Callable[[OwnSeat, ComponentId, tuple[str, ...]], Awaitable[Answer | Draw]]
