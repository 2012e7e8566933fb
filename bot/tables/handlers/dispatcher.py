"""The dispatcher: what users do comes in here and is answered; refusals are answers too, in the user's language.

Nothing that a component id or a command says is trusted: user, seat, ask and choice are checked again.
"""

from __future__ import annotations

import contextlib
from functools import partial
from typing import Unpack

from bot.tables.core.order import MOMENT, Change
from bot.tables.core.people import words
from bot.tables.core.registry import Registry
from bot.tables.finished.replays import Replays
from bot.tables.handlers.context import HandlerContext
from bot.tables.handlers.newest_board import lead_on
from bot.tables.handlers.reconciling import Guilds, Reconciling
from bot.tables.handlers.wiring import Handlers
from bot.tables.lessons.course import PREFIX
from bot.tables.messages import common
from bot.tables.messages.pictures import Pictures
from bot.tables.ports.caller import Caller, GuildOptions, UserOptions
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import Messenger, MessengerError
from bot.tables.ports.panel import Answer, Choice
from bot.tables.stages.replacing import Candidate
from games.kernel.errors import KernelError
from games.kernel.words import negotiated
from storage import random_token

LESSON_FORM = f"{PREFIX}submit"
"""The verb of a form in a lesson."""


class Dispatcher:
    """Answer presses, submits, commands and events of Discord; no method raises for what a user does."""

    def __init__(self, registry: Registry, pictures: Pictures, replays: Replays, messenger: Messenger) -> None:
        self.registry = registry
        self.context = HandlerContext(registry, pictures, messenger)
        self.handlers = Handlers(self.context, replays)
        self.commands, self.suggestions = Commands(self.handlers, self.context), Suggestions(self.handlers)
        self.guilds = Guilds(registry, self.handlers)
        self.reconciling = Reconciling(registry, self.guilds, messenger)

    @property
    def verbs(self) -> frozenset[str]:
        """Name all that can be pressed and submitted."""
        return frozenset({*self.handlers.verbs, "submit", LESSON_FORM})

    def last_press(self, message_id: int | None) -> int:
        """Return when a message was last pressed, as far as that is remembered; 0 for one that never was."""
        return 0 if message_id is None else self.registry.presses.last(message_id)

    def begin_change(self, message_id: int) -> Change:
        """Begin to show on a message what was just composed; nothing older is sent to it from now on."""
        change = self.registry.order.change(message_id, MOMENT.get())
        change.claim()
        return change

    async def press(self, caller: Caller, component: ComponentId, values: tuple[str, ...] = ()) -> Answer:
        """Answer a button or a select."""
        handler = self.handlers.verbs.get(component.verb)
        if handler is None:
            return await self.answer_unknown(caller)
        answer = await self.context.answer(caller, handler, component, values)
        of_board = bool(component.token) and component.seat is None
        return await lead_on(self.registry, caller, answer) if of_board else answer

    async def submit(self, caller: Caller, component: ComponentId, fields: dict[str, tuple[str, ...]]) -> Answer:
        """Answer a submitted form."""
        handler = self.handlers.lessons if component.verb == LESSON_FORM else self.handlers.seat
        return await self.context.answer(caller, handler.submit, component, fields)

    async def answer_written(self, caller: Caller, text: str) -> None:
        """Answer a direct message to the bot that asks for help; Discord may refuse that, and nothing is lost by it."""
        panel = await self.handlers.help.written(caller, text)
        if panel is not None:
            with contextlib.suppress(MessengerError):
                await self.context.messenger.post(caller.channel_id, panel, random_token())

    async def answer_unknown(self, caller: Caller) -> Answer:
        """Answer an id that is not ours or cannot be read."""
        return Answer(common.note((await self.registry.people.meet(caller)).text("refused-unknown")))

    async def answer_failure(self, caller: Caller) -> Answer:
        """Answer after an unexpected error, without touching the store."""
        return Answer(common.note(words(negotiated(caller.locale)).text("failed")))


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
