"""Slash commands: each has the method of its name here, and refusals are answers as they are to presses."""

from __future__ import annotations

from functools import partial
from typing import Unpack

from bot.tables.handlers.context import HandlerContext
from bot.tables.handlers.wiring import Handlers
from bot.tables.ports.caller import Caller
from bot.tables.ports.options import GuildOptions, UserOptions
from bot.tables.ports.panel import Answer
from bot.tables.votes.replacing import Candidate


class Commands:
    """Answer what is typed."""

    def __init__(self, handlers: Handlers, context: HandlerContext) -> None:
        self.handlers, self.context = handlers, context

    async def play(self, caller: Caller, game: str, alone: bool = False) -> Answer:
        """Open a lobby, or a table alone (`/play`)."""
        opening = partial(self.handlers.lobby.play, caller, game, alone)
        return await self.context.answer(caller, self.handlers.open_tables.beside, game, opening)

    async def move(self, caller: Caller, choice: str, table: str | None = None) -> Answer:
        """Make a typed choice (`/move`)."""
        return await self.context.answer(caller, self.handlers.seat.move, choice, table)

    async def hand(self, caller: Caller, table: str | None = None) -> Answer:
        """Show the own hand (`/hand`)."""
        return await self.context.answer(caller, self.handlers.seat.hand, table)

    async def board(self, caller: Caller, table: str | None = None, text: bool = False) -> Answer:
        """Show the board (`/board`)."""
        return await self.context.answer(caller, self.handlers.tables.board, table, text)

    async def log(self, caller: Caller, table: str | None = None) -> Answer:
        """Tell what has happened, or show a finished game again (`/log`)."""
        return await self.context.answer(caller, self.handlers.log.log, table)

    async def table_status(self, caller: Caller, table: str | None = None) -> Answer:
        """Say how a table stands (`/table status`)."""
        return await self.context.answer(caller, self.handlers.tables.status, table)

    async def table_leave(self, caller: Caller, table: str | None = None) -> Answer:
        """Ask whether to leave a table (`/table leave`)."""
        return await self.context.answer(caller, self.handlers.leaving.leave, table)

    async def table_abandon(self, caller: Caller, table: str | None = None) -> Answer:
        """Vote to abandon a table (`/table abandon`)."""
        return await self.context.answer(caller, self.handlers.votes.abandon, table)

    async def table_undo(self, caller: Caller, table: str | None = None) -> Answer:
        """Take back the own last choice, or propose it (`/table undo`)."""
        return await self.context.answer(caller, self.handlers.votes.undo, table)

    async def table_replace(
        self, caller: Caller, invited: Candidate, player: str | None = None, table: str | None = None
    ) -> Answer:
        """Hand a seat to another user (`/table replace`)."""
        return await self.context.answer(caller, self.handlers.votes.replace, invited, player, table)

    async def table_pace(self, caller: Caller, pace: str, table: str | None = None) -> Answer:
        """Change how long a decision may take (`/table pace`)."""
        return await self.context.answer(caller, self.handlers.pace.pace, pace, table)

    async def table_pause(self, caller: Caller, table: str | None = None) -> Answer:
        """Let a table's clocks stand still (`/table pause`)."""
        return await self.context.answer(caller, self.handlers.pace.pause, table)

    async def table_resume(self, caller: Caller, table: str | None = None) -> Answer:
        """Let a table's clocks run on (`/table resume`)."""
        return await self.context.answer(caller, self.handlers.pace.resume, table)

    async def table_extend(self, caller: Caller, table: str | None = None) -> Answer:
        """Take more time for a decision (`/table extend`)."""
        return await self.context.answer(caller, self.handlers.pace.extend, table)

    async def table_back(self, caller: Caller, table: str | None = None) -> Answer:
        """Take the own seat again (`/table back`)."""
        return await self.context.answer(caller, self.handlers.pace.back, table)

    async def tables(self, caller: Caller, show: str | None = None) -> Answer:
        """List the caller's tables, or the open ones (`/tables`)."""
        work = self.handlers.open_tables.show if show == "open" else self.handlers.tables.mine
        return await self.context.answer(caller, work)

    async def rules(self, caller: Caller, game: str | None = None) -> Answer:
        """Open the rulebook (`/rules`)."""
        return await self.context.answer(caller, self.handlers.rulebook.rules, game)

    async def learn(self, caller: Caller, game: str | None = None) -> Answer:
        """Learn a game step by step (`/learn`)."""
        return await self.context.answer(caller, self.handlers.lessons.learn, game)

    async def settings(self, caller: Caller, **options: Unpack[GuildOptions]) -> Answer:
        """Change and show a guild's settings (`/settings`)."""
        return await self.context.answer(caller, self.handlers.settings.settings, options)

    async def admin(self, caller: Caller, table: str | None = None) -> Answer:
        """Show a guild's tables to those who manage it (`/admin`)."""
        return await self.context.answer(caller, self.handlers.moderators.admin, table)

    async def me(self, caller: Caller, **options: Unpack[UserOptions]) -> Answer:
        """Change and show the caller's own settings (`/me`)."""
        return await self.context.answer(caller, self.handlers.people.me, options)

    async def block(self, caller: Caller, other: Candidate | None = None) -> Answer:
        """Keep a user away, and show whom the caller keeps away (`/block`)."""
        return await self.context.answer(caller, self.handlers.blocks.block, other)

    async def help(self, caller: Caller) -> Answer:
        """Say what the caller can do now (`/help`)."""
        return await self.context.answer(caller, self.handlers.help.help)

    async def about(self, caller: Caller) -> Answer:
        """Say what Kontor is (`/about`)."""
        return await self.context.answer(caller, self.handlers.info.about)

    async def stats(self, caller: Caller, user_id: int | None = None, game: str | None = None) -> Answer:
        """Show a user's results (`/stats`)."""
        return await self.context.answer(caller, self.handlers.standings.stats, user_id, game)

    async def leaderboard(self, caller: Caller, game: str | None = None) -> Answer:
        """Show the best of the guild (`/leaderboard`)."""
        return await self.context.answer(caller, self.handlers.standings.leaderboard, game)

    async def table_hands(self, caller: Caller, table: str | None = None) -> Answer:
        """Show all hands of a finished table (`/table hands`)."""
        return await self.context.answer(caller, self.handlers.after.hands, table)

    async def table_export(self, caller: Caller, table: str | None = None) -> Answer:
        """Give a finished table as a file (`/table export`)."""
        return await self.context.answer(caller, self.handlers.after.export, table)

    async def table_rematch(self, caller: Caller, table: str | None = None) -> Answer:
        """Play once more with the same users (`/table rematch`)."""
        return await self.context.answer(caller, self.handlers.after.rematch, table)
