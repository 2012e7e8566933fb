"""The dispatcher: what users do comes in here and is answered; refusals are answers too, in the user's language.

Nothing that a component id or a command says is trusted: user, seat, ask and choice are checked again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Concatenate, ParamSpec, Unpack

import structlog

from bot.tables.core.registry import Registry, attempt, words
from bot.tables.finished.replays import Replays
from bot.tables.handlers.about import AboutHandler
from bot.tables.handlers.admin import AdminHandler
from bot.tables.handlers.after import AfterHandler
from bot.tables.handlers.alerts import AlertHandler
from bot.tables.handlers.blocks import BlockHandler
from bot.tables.handlers.context import HandlerContext, Meant
from bot.tables.handlers.game_roles import GameRolesHandler
from bot.tables.handlers.hosting import HostingHandler
from bot.tables.handlers.invitations import InvitationHandler
from bot.tables.handlers.leaves import LeafHandler
from bot.tables.handlers.lessons import LessonHandler
from bot.tables.handlers.lobby import LobbyHandler
from bot.tables.handlers.open_tables import OpenTablesHandler
from bot.tables.handlers.pace import PaceHandler
from bot.tables.handlers.people import PeopleHandler
from bot.tables.handlers.replay import ReplayHandler
from bot.tables.handlers.rooms import RoomsHandler
from bot.tables.handlers.rulebook import RulebookHandler
from bot.tables.handlers.seat import SeatHandler
from bot.tables.handlers.seeking import SeekingHandler
from bot.tables.handlers.settings import SettingsHandler
from bot.tables.handlers.standings import StandingsHandler
from bot.tables.handlers.table import TableHandler
from bot.tables.handlers.vote import VoteHandler
from bot.tables.lessons.stand import PREFIX
from bot.tables.messages import common
from bot.tables.messages.pictures import Pictures
from bot.tables.messages.rulebook import rule_rows, rules_button
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Warned
from bot.tables.ports.messenger import Messenger
from bot.tables.ports.options import GuildOptions, UserOptions
from bot.tables.ports.panel import Answer, Button, Choice, Panel, Row
from bot.tables.votes.replacing import Candidate
from games.kernel.errors import IllegalChoice, KernelError, NotOffered
from games.kernel.words import Words, negotiated
from storage.repeating import repeating
from storage.rows import OPEN_STAGES

log = structlog.get_logger()

LESSON_FORM = f"{PREFIX}submit"
"""The verb of a form in a lesson."""
P = ParamSpec("P")
Handler = Callable[[Caller, ComponentId, tuple[str, ...]], Awaitable[Answer]]


class Dispatcher:
    """Answer presses, submits, commands and events of Discord; no method raises for what a user does."""

    def __init__(self, registry: Registry, pictures: Pictures, replays: Replays, messenger: Messenger) -> None:
        self.registry = registry
        context = HandlerContext(registry, pictures, messenger)
        self.votes = VoteHandler(context)
        self.pace = PaceHandler(context, self.votes)
        self.lobby, self.seat = LobbyHandler(context), SeatHandler(context, self.pace)
        self.tables_ = TableHandler(context, self.votes.voting)
        self.people = PeopleHandler(context, self.votes.voting, self.pace)
        self.info, self.settings_ = AboutHandler(registry), SettingsHandler(context)
        self.rulebook, self.replays = RulebookHandler(context), ReplayHandler(context, replays)
        self.standings, self.after = StandingsHandler(context), AfterHandler(context)
        self.blocks, self.moderators = BlockHandler(context), AdminHandler(context)
        self.lessons, self.open_tables = LessonHandler(context), OpenTablesHandler(context)
        self.context = context
        self._verbs: dict[str, Handler] = {
            **self.lobby.verbs(),
            **self.open_tables.verbs(),
            **InvitationHandler(context).verbs(),
            **self.blocks.verbs(),
            **HostingHandler(context).verbs(),
            **AlertHandler(context, self.open_tables).verbs(),
            **SeekingHandler(context, self.open_tables).verbs(),
            **self.seat.verbs(),
            **self.tables_.verbs(),
            **self.people.verbs(),
            **self.settings_.verbs(),
            **RoomsHandler(context).verbs(),
            **GameRolesHandler(context).verbs(),
            **self.moderators.verbs(),
            **self.rulebook.verbs(),
            **self.replays.verbs(),
            **LeafHandler(context, replays).verbs(),
            **self.lessons.verbs(),
            **self.pace.verbs(),
            **self.after.verbs(),
            **self.votes.verbs(),
        }

    async def _answer(
        self,
        caller: Caller,
        handle: Callable[Concatenate[Caller, P], Awaitable[Answer]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Answer:
        """Note the caller's language; turn a refusal into a private answer; computers and deliveries step aside.

        Where another process got into the way of what the caller wants, it is tried again.
        """
        if caller.message_id is not None:
            self.registry.presses.note(caller.message_id)
        with self.registry.users.answering():
            try:
                await repeating(self.registry.meet)(caller)
                return await repeating(handle)(caller, *args, **kwargs)
            except KernelError as refusal:
                return await self._answer_refusal(caller, refusal)

    async def _answer_refusal(self, caller: Caller, refusal: KernelError) -> Answer:
        texts = await self._all_words(caller)
        text = texts.text(refusal.key, **refusal.fields)
        rows: tuple[Row, ...] = ()
        meant = self.context.meant.get(caller.user_id, Meant())
        if isinstance(refusal, NotOffered) and refusal.section:
            rule = texts.text(f"rule-{refusal.section}")
            text += "\n" + texts.text("refused-by", section=rule) if rule != f"rule-{refusal.section}" else ""
            rows = rule_rows(*meant, refusal.section, texts)
        if isinstance(refusal, IllegalChoice) and meant.table and not rows:
            rows = ((rules_button(meant.table, None, texts),),)
        if isinstance(refusal, Warned):
            rows = ((Button(refusal.anyway.id, texts.text(f"button-{refusal.anyway.verb}"), "danger"),),)
        log.info("refused", reason=refusal.key)
        self.registry.metrics.note_refusal(refusal.key)
        return Answer(Panel((text,), rows=rows, accent=common.SLATE))

    async def _all_words(self, caller: Caller) -> Words:
        """Return words that also know the texts of the game that the caller's wish is about."""
        texts = await self.registry.meet(caller)
        meant = self.context.meant.get(caller.user_id)
        return words(texts.locale, meant.package) if meant else texts

    @property
    def verbs(self) -> frozenset[str]:
        """Name all that can be pressed and submitted."""
        return frozenset({*self._verbs, "submit", LESSON_FORM})

    def last_press(self, message_id: int | None) -> int:
        """Return when a message was last pressed, as far as that is remembered; 0 for one that never was."""
        return 0 if message_id is None else self.registry.presses.last(message_id)

    # Presses and submits

    async def press(self, caller: Caller, component: ComponentId, values: tuple[str, ...] = ()) -> Answer:
        """Answer a button or a select."""
        handler = self._verbs.get(component.verb)
        if handler is None:
            return await self.answer_unknown(caller)
        return await self._answer(caller, handler, component, values)

    async def submit(self, caller: Caller, component: ComponentId, fields: dict[str, tuple[str, ...]]) -> Answer:
        """Answer a submitted form."""
        handler = self.lessons if component.verb == LESSON_FORM else self.seat
        return await self._answer(caller, handler.submit, component, fields)

    async def answer_unknown(self, caller: Caller) -> Answer:
        """Answer an id that is not ours or cannot be read."""
        return Answer(common.note((await self.registry.meet(caller)).text("refused-unknown")))

    async def answer_failure(self, caller: Caller) -> Answer:
        """Answer after an unexpected error, without touching the store."""
        return Answer(common.note(words(negotiated(caller.locale)).text("failed")))

    # Commands

    async def play(self, caller: Caller, game: str, alone: bool = False) -> Answer:
        """Open a lobby, or a table alone (`/play`)."""
        opening = partial(self.lobby.play, caller, game, alone)
        return await self._answer(caller, self.open_tables.beside, game, opening)

    async def move(self, caller: Caller, choice: str, table: str | None = None) -> Answer:
        """Make a typed choice (`/move`)."""
        return await self._answer(caller, self.seat.move, choice, table)

    async def hand(self, caller: Caller, table: str | None = None) -> Answer:
        """Show the own hand (`/hand`)."""
        return await self._answer(caller, self.seat.hand, table)

    async def board(self, caller: Caller, table: str | None = None, text: bool = False) -> Answer:
        """Show the board (`/board`)."""
        return await self._answer(caller, self.tables_.board, table, text)

    async def replay(self, caller: Caller, table: str | None = None) -> Answer:
        """Show a finished game again (`/replay`)."""
        return await self._answer(caller, self.replays.replay, table)

    async def table_status(self, caller: Caller, table: str | None = None) -> Answer:
        """Say how a table stands (`/table status`)."""
        return await self._answer(caller, self.tables_.status, table)

    async def table_leave(self, caller: Caller, table: str | None = None) -> Answer:
        """Leave a table (`/table leave`)."""
        return await self._answer(caller, self.tables_.leave, table)

    async def table_abandon(self, caller: Caller, table: str | None = None) -> Answer:
        """Vote to abandon a table (`/table abandon`)."""
        return await self._answer(caller, self.votes.abandon, table)

    async def table_undo(self, caller: Caller, table: str | None = None) -> Answer:
        """Take back the own last choice, or propose it (`/table undo`)."""
        return await self._answer(caller, self.votes.undo, table)

    async def table_replace(
        self, caller: Caller, invited: Candidate, player: str | None = None, table: str | None = None
    ) -> Answer:
        """Hand a seat to another user (`/table replace`)."""
        return await self._answer(caller, self.votes.replace, invited, player, table)

    async def table_pace(self, caller: Caller, pace: str, table: str | None = None) -> Answer:
        """Change how long a decision may take (`/table pace`)."""
        return await self._answer(caller, self.pace.pace, pace, table)

    async def table_pause(self, caller: Caller, table: str | None = None) -> Answer:
        """Let a table's clocks stand still (`/table pause`)."""
        return await self._answer(caller, self.pace.pause, table)

    async def table_resume(self, caller: Caller, table: str | None = None) -> Answer:
        """Let a table's clocks run on (`/table resume`)."""
        return await self._answer(caller, self.pace.resume, table)

    async def table_extend(self, caller: Caller, table: str | None = None) -> Answer:
        """Take more time for a decision (`/table extend`)."""
        return await self._answer(caller, self.pace.extend, table)

    async def table_back(self, caller: Caller, table: str | None = None) -> Answer:
        """Take the own seat again (`/table back`)."""
        return await self._answer(caller, self.pace.back, table)

    async def tables(self, caller: Caller, show: str | None = None) -> Answer:
        """List the caller's tables, or the open ones (`/tables`)."""
        work = self.open_tables.show if show == "open" else self.tables_.mine
        return await self._answer(caller, work)

    async def rules(self, caller: Caller, game: str | None = None) -> Answer:
        """Open the rulebook (`/rules`)."""
        return await self._answer(caller, self.rulebook.rules, game)

    async def learn(self, caller: Caller, game: str | None = None) -> Answer:
        """Learn a game step by step (`/learn`)."""
        return await self._answer(caller, self.lessons.learn, game)

    async def settings(self, caller: Caller, **options: Unpack[GuildOptions]) -> Answer:
        """Change and show a guild's settings (`/settings`)."""
        return await self._answer(caller, self.settings_.settings, options)

    async def admin(self, caller: Caller, table: str | None = None) -> Answer:
        """Show a guild's tables to those who manage it (`/admin`)."""
        return await self._answer(caller, self.moderators.admin, table)

    async def me(self, caller: Caller, **options: Unpack[UserOptions]) -> Answer:
        """Change and show the caller's own settings (`/me`)."""
        return await self._answer(caller, self.people.me, options)

    async def block(self, caller: Caller, other: Candidate | None = None) -> Answer:
        """Keep a user away, and show whom the caller keeps away (`/block`)."""
        return await self._answer(caller, self.blocks.block, other)

    async def about(self, caller: Caller) -> Answer:
        """Say what Kontor is (`/about`)."""
        return await self._answer(caller, self.info.about)

    async def stats(self, caller: Caller, user_id: int | None = None, game: str | None = None) -> Answer:
        """Show a user's results (`/stats`)."""
        return await self._answer(caller, self.standings.stats, user_id, game)

    async def leaderboard(self, caller: Caller, game: str | None = None) -> Answer:
        """Show the best of the guild (`/leaderboard`)."""
        return await self._answer(caller, self.standings.leaderboard, game)

    async def table_hands(self, caller: Caller, table: str | None = None) -> Answer:
        """Show all hands of a finished table (`/table hands`)."""
        return await self._answer(caller, self.after.hands, table)

    async def table_export(self, caller: Caller, table: str | None = None) -> Answer:
        """Give a finished table as a file (`/table export`)."""
        return await self._answer(caller, self.after.export, table)

    async def table_rematch(self, caller: Caller, table: str | None = None) -> Answer:
        """Play once more with the same users (`/table rematch`)."""
        return await self._answer(caller, self.after.rematch, table)

    # Autocomplete

    async def complete_moves(self, caller: Caller, typed: str, table: str | None = None) -> list[Choice]:
        """Suggest offered choices; nothing where the caller is not asked."""
        try:
            return await self.seat.suggestions(caller, typed, table)
        except KernelError:
            return []

    async def complete_tables(self, caller: Caller, typed: str) -> list[Choice]:
        """Suggest the caller's tables."""
        return await self.tables_.suggestions(caller, typed)

    async def complete_server_tables(self, caller: Caller, typed: str) -> list[Choice]:
        """Suggest the guild's tables to those who manage it."""
        return await self.moderators.suggestions(caller, typed)

    async def complete_players(self, caller: Caller, typed: str, table: str | None = None) -> list[Choice]:
        """Suggest the seats of the table that is meant; nothing where it is not clear which."""
        try:
            return await self.votes.suggestions(caller, typed, table)
        except KernelError:
            return []

    async def complete_finished(self, caller: Caller, typed: str) -> list[Choice]:
        """Suggest the caller's finished tables."""
        return await self.replays.suggestions(caller, typed)

    async def complete_paces(self, caller: Caller, typed: str) -> list[Choice]:
        """Suggest how long a decision may take."""
        return await self.pace.paces(caller, typed)

    async def complete_zones(self, caller: Caller, typed: str) -> list[Choice]:
        """Suggest time zones."""
        return await self.pace.zones(caller, typed)

    async def complete_games(self, caller: Caller, typed: str) -> list[Choice]:
        """Suggest games by title."""
        return await self.tables_.games(caller, typed)

    # Events

    async def guild_left(self, guild_id: int) -> None:
        """Freeze a guild's tables: the bot was removed."""
        async with self.registry.store.write() as tx:
            tx.people.lock_guild(guild_id)
            await tx.people.guild_left(guild_id, self.registry.clock.now())
        self.registry.frozen.add(guild_id)
        await self.pace.guild_missing(guild_id)

    async def guild_missing(self, guild_id: int) -> None:
        """Let a guild's clocks stand still: it is out of order at Discord."""
        self.registry.missing.add(guild_id)
        self.registry.lost.add(guild_id)
        self.registry.returned.discard(guild_id)
        await self.pace.guild_missing(guild_id)

    async def guild_back(self, guild_id: int) -> None:
        """Thaw a guild's tables if it had removed the bot, and let its clocks run on; most guilds were here before."""
        if guild_id not in self.registry.missing | self.registry.frozen:
            return
        self.registry.missing.discard(guild_id)
        self.registry.lost.discard(guild_id)
        self.registry.returned.add(guild_id)
        if guild_id in self.registry.frozen:
            await self._thaw(guild_id)
        await self.pace.guild_back(guild_id)

    async def _thaw(self, guild_id: int) -> None:
        async with self.registry.store.write() as tx:
            tx.people.lock_guild(guild_id)
            await tx.people.guild_back(guild_id)
            rows = await tx.tables.of_guild(guild_id, OPEN_STAGES)
            for row in rows:
                await tx.outbox.reopen(row.table_id)
        self.registry.frozen.discard(guild_id)
        for row in rows:
            await attempt(row.table_id, self.tables_.thaw)
        self.registry.workers.deliver()

    async def channel_gone(self, channel_id: int) -> None:
        """Go on elsewhere: a table's channel was deleted."""
        await self.tables_.channel_gone(channel_id)
