"""The handler for people: `/me`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace

from bot.tables.core import motions
from bot.tables.core.motions import MOOT
from bot.tables.core.registry import attempt
from bot.tables.core.seats import NAMELESS
from bot.tables.core.table import NO_GUILD, Table
from bot.tables.handlers.context import HandlerContext
from bot.tables.handlers.greeting import Greeting
from bot.tables.handlers.pace import PaceHandler
from bot.tables.handlers.values import RATINGS, check_values, language_line
from bot.tables.messages import common
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.options import UserOptions
from bot.tables.ports.panel import Answer, Button, Panel
from bot.tables.stages import lobby
from bot.tables.votes.voting import Voting
from storage import Writer
from storage.people import STAND_IN
from storage.rows import OPEN_STAGES

OWN = ("language", "dms", "ratings", "large", "contrast", "reliability")


class PeopleHandler:
    """Answer what concerns a user rather than a table."""

    def __init__(self, context: HandlerContext, voting: Voting, pace: PaceHandler) -> None:
        self.context, self.registry, self.voting, self.pace = context, context.registry, voting, pace
        self.greeting = Greeting(context)

    def verbs(self) -> dict[str, Callable[[Caller, ComponentId, tuple[str, ...]], Awaitable[Answer]]]:
        """Name the presses that are answered here."""
        return {"delete_me": self._delete, "dms_on": self._dms_on}

    async def me(self, caller: Caller, options: UserOptions) -> Answer:
        """Change what is given, and show all of the user's settings; deleting asks once more."""
        own = (await self.registry.meet(caller)).locale
        given = {name: options.get(name) for name in OWN}
        wishes = check_values(given)
        wishes |= {name: wishes[name] == "on" for name in ("large", "contrast") if name in wishes}
        if (wish := wishes.pop("ratings", None)) is not None:
            wishes["unrated"] = wish == "off"
        if (wish := wishes.pop("reliability", None)) is not None:
            wishes["discreet"] = wish == "off"
        wishes |= self.pace.check_times(
            await self.registry.user(caller.user_id), options.get("quiet"), options.get("zone"), own
        )
        if (holiday := options.get("holiday")) is not None:
            await self.pace.set_holiday(caller, holiday)
        row = await self.registry.change_user(caller.user_id, **wishes)
        texts = await self.registry.meet(caller)
        if options.get("delete"):
            button = Button(ComponentId("", "delete_me").id, texts.text("button-delete"), "danger")
            return Answer(Panel((texts.text("delete-ask"),), rows=((button,),), accent=common.SLATE))
        lines = [
            texts.text("me-title"),
            language_line(row.language, texts),
            texts.text(f"me-dms-{row.dms}"),
            *self.pace.lines(row, texts),
            texts.text(f"me-ratings-{RATINGS[row.unrated]}"),
            texts.text(f"me-reliability-{RATINGS[row.discreet]}"),
            texts.text(f"me-large-{RATINGS[not row.large]}"),
            texts.text(f"me-contrast-{RATINGS[not row.contrast]}"),
        ]
        if options.get("dms") == "on":
            await self.greeting.ask_again(caller)
        rows = () if row.dms == "on" else ((Button(ComponentId("", "dms_on").id, texts.text("button-dms")),),)
        return Answer(Panel(("\n".join(lines),), rows=rows, accent=common.GOLD))

    async def _dms_on(self, caller: Caller, _press: ComponentId, _values: tuple[str, ...]) -> Answer:
        return replace(await self.me(caller, {"dms": "on"}), update=True)

    async def _delete(self, caller: Caller, _press: ComponentId, _values: tuple[str, ...]) -> Answer:
        """Delete the user's data at once; open seats go to a computer player."""
        texts = await self.registry.meet(caller)
        async with AsyncExitStack() as stack:
            held = await self._lock_tables(caller, stack)
            for table in held:
                if table.row.stage == "lobby" and table.seat_of(caller.user_id) is not None:
                    await lobby.leave(self.registry, table, caller)
            async with self.registry.store.write() as tx:
                mine = {row.table_id for row in await tx.tables.of_user(caller.user_id)}
                await self._delete_alone(tx, caller.user_id)
                invited = set(await tx.motions.tables_about(caller.user_id))
                deleted = await tx.people.delete_user(caller.user_id, NAMELESS)
                await self._note_computers(tx, held, caller.user_id)
            for table_id in mine | invited:
                self.registry.forget(table_id)
        await self.registry.forget_user(caller.user_id)
        self.registry.holidays.pop(caller.user_id, None)
        self.context.meant.pop(caller.user_id, None)
        for table_id in sorted({*deleted.running, *invited}):
            await attempt(table_id, self._carry_on)
        self.registry.workers.deliver()
        return Answer(common.note(texts.text("deleted")), update=True)

    @staticmethod
    async def _delete_alone(tx: Writer, user_id: int) -> None:
        """Delete a user's tables alone, begun or over: all that was done there is the user's."""
        for row in await tx.tables.of_user(user_id):
            if row.guild_id == NO_GUILD:
                await tx.tables.delete(row.table_id)

    async def _note_computers(self, tx: Writer, held: list[Table], user_id: int) -> None:
        """Note that computers hold the seats of a deleted user from now on."""
        for table in held:
            seat = table.seat_of(user_id)
            if table.row.stage == "playing" and seat is not None and not table.is_alone:
                row = replace(table.seats[seat], user_id=None, computer=STAND_IN)
                await tx.holders.add(row, table.row.version, self.registry.clock.now())

    async def _lock_tables(self, caller: Caller, stack: AsyncExitStack) -> list[Table]:
        """Hold all open tables of a user, so that nothing that goes on there stores the user again."""
        async with self.registry.store.read() as tx:
            ids = {row.table_id for row in await tx.tables.of_user(caller.user_id, OPEN_STAGES)}
            ids |= set(await tx.motions.tables_about(caller.user_id))
        held: list[Table] = []

        async def hold(table_id: str) -> None:
            held.append(await stack.enter_async_context(self.registry.table(table_id)))

        for table_id in sorted(ids):
            await attempt(table_id, hold)  # at a table that is gone, or cannot be read, nothing goes on
        return held

    async def _carry_on(self, table_id: str) -> None:
        """Let a computer play on for a deleted user, unless nobody else plays; votes that were about them are over."""
        async with self.registry.table(table_id) as table:
            over = [motion for motion in table.motions.values() if motion.outcome == MOOT]
            async with self.registry.store.write() as tx:
                await motions.save(tx, table, over, self.registry.clock.now())
            await self.voting.resolve(table)
        self.registry.workers.decide(table_id)
