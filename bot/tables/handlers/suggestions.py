"""What is suggested while a command is typed."""

from __future__ import annotations

from bot.tables.handlers.wiring import Handlers
from bot.tables.ports.caller import Caller
from bot.tables.ports.panel import Choice
from games.kernel.errors import KernelError


class Suggestions:
    """Suggest values of commands' options."""

    def __init__(self, handlers: Handlers) -> None:
        self.handlers = handlers

    async def moves(self, caller: Caller, typed: str, table: str | None = None) -> list[Choice]:
        """Suggest offered choices; nothing where the caller is not asked."""
        try:
            return await self.handlers.seat.suggestions(caller, typed, table)
        except KernelError:
            return []

    async def tables(self, caller: Caller, typed: str) -> list[Choice]:
        """Suggest the caller's tables."""
        return await self.handlers.tables.suggestions(caller, typed)

    async def server_tables(self, caller: Caller, typed: str) -> list[Choice]:
        """Suggest the guild's tables to those who manage it."""
        return await self.handlers.moderators.suggestions(caller, typed)

    async def players(self, caller: Caller, typed: str, table: str | None = None) -> list[Choice]:
        """Suggest the seats of the table that is meant; nothing where it is not clear which."""
        try:
            return await self.handlers.votes.suggestions(caller, typed, table)
        except KernelError:
            return []

    async def begun(self, caller: Caller, typed: str) -> list[Choice]:
        """Suggest the caller's tables that have begun, over or not."""
        return await self.handlers.log.suggestions(caller, typed)

    async def finished(self, caller: Caller, typed: str) -> list[Choice]:
        """Suggest the caller's finished tables."""
        return await self.handlers.replays.suggestions(caller, typed)

    async def paces(self, caller: Caller, typed: str) -> list[Choice]:
        """Suggest how long a decision may take."""
        return await self.handlers.pace.paces(caller, typed)

    async def zones(self, caller: Caller, typed: str) -> list[Choice]:
        """Suggest time zones."""
        return await self.handlers.pace.zones(caller, typed)

    async def games(self, caller: Caller, typed: str) -> list[Choice]:
        """Suggest games by title."""
        return await self.handlers.tables.games(caller, typed)
