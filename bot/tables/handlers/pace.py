"""The handler for time: a table's pace, pause and extension, coming back, and a user's quiet hours and holidays."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from bot.tables.clocks import absence, pace_changes, vacancies
from bot.tables.core import pace
from bot.tables.core.deliveries import enqueue_questions, enqueue_times
from bot.tables.core.motions import PAUSE
from bot.tables.core.registry import attempt
from bot.tables.core.table import Table
from bot.tables.handlers.context import Handler, HandlerContext, at_table
from bot.tables.handlers.vote import VoteHandler
from bot.tables.messages import common, notices, seats, waiting
from bot.tables.messages.manner import manner_of
from bot.tables.messages.pictures import sight_of
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.clock import DAY
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer
from bot.tables.stages import moderation, options
from games.kernel.words import Words
from storage.rows import PLAYING, NewAct


class PaceHandler:
    """Answers acts about time."""

    def __init__(self, context: HandlerContext, votes: VoteHandler) -> None:
        self.context, self.registry, self.votes = context, context.registry, votes
        self.verbs: dict[str, Handler] = {
            "back": at_table(self.return_to_seat),
            "resume": at_table(self.resume),
            "put_pace": self._put_pace,
        }

    # A table's time

    async def pace(self, caller: Caller, typed: str, named: str | None) -> Answer:
        """Change how long a decision may take; a running table is told, and running clocks go on."""
        wanted = pace.parse_pace(typed, (await self.registry.people.meet(caller)).locale)
        table_id = await self.context.find(caller, named)
        async with self.context.table(caller, table_id) as table:
            texts = await self.context.words(caller, table)
            if table.row.stage == "lobby":
                await options.set_pace(self.registry, table, caller, wanted)
                return Answer(common.note(waiting.pace_line(table, texts), common.GOLD))
            if not self._may_steer(table, caller):
                raise Refusal("refused-not-host")
            act = self._act(caller, table, "pace")
            if act is not None:
                await moderation.check_outsider(self.registry, table, caller.user_id)
            await pace_changes.change(self.registry, table, wanted, act)
            return Answer(common.note(notices.changed_pace(table, texts), common.GOLD))

    async def ask_pace(self, caller: Caller, named: str | None) -> Answer:
        """Offer the presets of a table's pace to users who may change it; other times are typed."""
        table_id = await self.context.find(caller, named)
        async with self.context.table(caller, table_id) as table:
            if not self._may_steer(table, caller):
                raise Refusal("refused-not-host")
            return Answer(waiting.pace_panel(table, await self.context.words(caller, table)))

    async def _put_pace(self, press: Press) -> Answer:
        if press.picked in pace.PRESETS:
            answer = await self.pace(press.caller, press.picked, press.table_id)
        else:
            answer = await self.ask_pace(press.caller, press.table_id)
        return replace(answer, update=True)

    @staticmethod
    def _may_steer(table: Table, caller: Caller) -> bool:
        """Return whether the caller may change the table's clocks; raise Refusal for outsiders."""
        if caller.user_id == table.row.host_id or caller.manages(table.row.guild_id):
            return True
        if table.seat_of(caller.user_id) is None:
            raise table.not_seated()
        return False

    def _act(self, caller: Caller, table: Table, kind: str) -> NewAct | None:
        """Describe what a caller does as a moderator; None for the host."""
        host = caller.user_id == table.row.host_id
        return None if host else moderation.describe(self.registry, caller, table, kind)

    async def pause(self, caller: Caller, named: str | None) -> Answer:
        """Stop a table's clocks: at once for the host and moderators, by vote for all others."""
        table_id = await self.context.find(caller, named, begun=True)
        async with self.context.table(caller, table_id) as table:
            texts = await self.context.words(caller, table)
            at_once = self._may_steer(table, caller)
            pace_changes.check_unpaused(table)
            if at_once:
                await pace_changes.pause(self.registry, table, act=self._act(caller, table, "pause"))
        if not at_once:
            return await self.votes.vote(caller, table_id, PAUSE)
        return Answer(common.note(texts.text("paused", table=table_id), common.GOLD))

    async def resume(self, caller: Caller, named: str | None) -> Answer:
        """Let a table's clocks run on; any of its players may do so."""
        table_id = await self.context.find(caller, named, begun=True)
        async with self.context.table(caller, table_id) as table:
            texts = await self.context.words(caller, table)
            self._may_steer(table, caller)
            own = table.seat_of(caller.user_id) is not None  # any player may do so
            await pace_changes.resume(self.registry, table, None if own else self._act(caller, table, "resume"))
        return Answer(common.note(texts.text("resumed", table=table_id), common.GOLD))

    async def extend(self, caller: Caller, named: str | None) -> Answer:
        """Give the caller more time for this decision, once."""
        table_id = await self.context.find(caller, named, begun=True)
        async with self.context.table(caller, table_id) as table:
            texts = await self.context.words(caller, table)
            seat = table.seat_of(caller.user_id)
            if seat is None:
                raise table.not_seated()
            await pace_changes.extend(self.registry, table, seat)
            text = texts.text("extended", table=table_id)
            return Answer(common.note("\n".join((text, waiting.own_time_text(table, seat, texts))), common.GOLD))

    # Coming back

    async def return_to_seat(self, caller: Caller, named: str | None) -> Answer:
        """Take one's seat again."""
        welcome = await self.welcome(caller, await self.context.find(caller, named, begun=True))
        if welcome is None:
            raise Refusal("refused-not-absent")
        return welcome

    async def welcome(self, caller: Caller, table_id: str) -> Answer | None:
        """Give a seat back to a user with a stand-in, and tell them the news; None for everybody else."""
        async with self.context.table(caller, table_id) as table:
            seat = table.seat_of(caller.user_id)
            if seat is None or not table.has_stand_in(seat) or table.row.stage != "playing":
                return None
            draw = await self.give_back(table, seat, await self.context.words(caller, table))
        return await draw()

    async def give_back(self, table: Table, seat: int, texts: Words) -> Callable[[], Awaitable[Answer]]:
        """Give a seat back under the table's lock, and return a function that later draws the user's answer."""
        note = await absence.take_seat_again(self.registry, table, seat, texts)
        now, user = table.as_it_stands(), await self.registry.people.user(table.seats[seat].user_id or 0)
        manner = manner_of(user, self.registry.clock.now())
        return partial(
            self.context.pictured,
            lambda: self.context.pictures.hand(now, seat, texts, None, sight_of(user)),
            lambda picture: seats.choice_panel(now, seat, picture, "", texts, note, manner=manner),
        )

    # A user's time

    async def set_holiday(self, caller: Caller, days: int) -> None:
        """Set a user's holiday, until whose end their clocks stand still; 0 ends it."""
        now, user_id = self.registry.clock.now(), caller.user_id
        until = now + days * DAY
        async with self.registry.change_clocks() as tx:
            tx.people.lock(user_id)
            user = await tx.people.user(user_id)
            before = user.away_until or 0
            pace.check_holiday(before, days, now)
            if days or before > now:
                await tx.people.save_user(replace(user, away_until=until))  # if past, it is the end of the last holiday
            await tx.clocks.move(user_id, until - max(before, now))
            await vacancies.move_for_holiday(tx, user_id, before, until, now)
            for row in await tx.tables.of_user(user_id, PLAYING):
                await enqueue_times(tx, row.table_id, now)
                await enqueue_questions(tx, row.table_id, now, user_id)
        await self.registry.people.forget(user_id)
        self.registry.holidays.pop(user_id, None)
        if days:
            self.registry.holidays[user_id] = until
        self.registry.workers.deliver()

    # Guilds that are not here

    async def guild_missing(self, guild_id: int) -> None:
        """Stop the clocks and votes of a guild."""
        async with self.registry.change_clocks() as tx:
            now = self.registry.clock.now()
            await tx.clocks.halt(guild_id, now)
            await tx.motions.halt(guild_id, now)
            await tx.seeking.halt(guild_id, now)

    async def guild_back(self, guild_id: int) -> None:
        """Let the clocks and votes of a guild run on after it was missing."""
        async with self.registry.change_clocks() as tx:
            await tx.motions.resume(guild_id, self.registry.clock.now())
            await tx.seeking.resume(guild_id, self.registry.clock.now())
            tables = await tx.clocks.halted_tables(guild_id)
        for table_id in tables:
            await attempt(table_id, self._thaw)

    async def _thaw(self, table_id: str) -> None:
        async with self.registry.table(table_id) as table:
            await pace_changes.thaw(self.registry, table)
