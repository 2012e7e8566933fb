"""The handler for a user's data: export as a file, and deletion."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from bot.tables.clocks import vacancies
from bot.tables.company import invitations
from bot.tables.core import motions
from bot.tables.core.motions import MOOT
from bot.tables.core.registry import attempt
from bot.tables.core.seats import NAMELESS, reseat
from bot.tables.core.table import NO_GUILD, Table
from bot.tables.finished.plays import plays_files
from bot.tables.handlers.context import Handler, HandlerContext
from bot.tables.messages import common
from bot.tables.messages.common import GOLD, SLATE
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer, Button, Document, Panel
from bot.tables.stages import lobby
from bot.tables.stages.votes import Voting
from games.kernel.words import Words
from storage import Writer
from storage.people import STAND_IN
from storage.rows import OPEN_STAGES, SeatRow


class OwnDataHandler:
    """Export and delete users' data."""

    def __init__(self, context: HandlerContext, voting: Voting) -> None:
        self.context, self.registry, self.voting = context, context.registry, voting
        self.verbs: dict[str, Handler] = {
            "delete_me": self._delete,
            "export_me": self._export,
            "export_plays": self._export_plays,
        }

    async def export(self, caller: Caller) -> Answer:
        """Send users their data as one file, privately."""
        texts = await self.registry.people.meet(caller)
        self.context.limits.spend(caller.user_id, "export")
        async with self.registry.store.read() as tx:
            kept = await tx.own.of_user(caller.user_id)
        document = await asyncio.to_thread(own_file, kept, caller.user_id, self.registry.clock.now(), texts)
        return Answer(export_panel(document, texts))

    async def _export(self, press: Press) -> Answer:
        return await self.export(press.caller)

    async def _export_plays(self, press: Press) -> Answer:
        """Send users their finished games as CSV and as JSON."""
        user_id = press.caller.user_id
        texts = await self.registry.people.meet(press.caller)
        self.context.limits.spend(user_id, "export")
        async with self.registry.store.read() as tx:
            rows = await tx.results.everywhere(user_id)
        if not rows:
            return Answer(common.note(texts.text("plays-none")))
        files = plays_files(rows, texts)
        told = texts.text("plays-given", count=len(rows), files=texts.listed([f"`{file.name}`" for file in files]))
        return Answer(Panel((told,), files=files, accent=GOLD))

    async def _delete(self, press: Press) -> Answer:
        """Delete the user's data at once; a computer player takes their open seats."""
        caller = press.caller
        texts = await self.registry.people.meet(caller)
        async with AsyncExitStack() as stack:
            held = await self._lock_tables(caller, stack)
            for table in held:
                if table.row.stage == "lobby" and table.seat_of(caller.user_id) is not None:
                    await lobby.leave(self.registry, table, caller)
                if any(row.user_id == caller.user_id for row in table.invited):
                    await invitations.decline(self.registry, table, caller.user_id)
            async with self.registry.store.write() as tx:
                tx.people.lock(caller.user_id)
                mine = {row.table_id for row in await tx.tables.of_user(caller.user_id)}
                await self._delete_alone(tx, caller.user_id)
                invited = set(await tx.motions.tables_about(caller.user_id))
                deleted = await tx.people.delete_user(caller.user_id, NAMELESS)
                handed_over = await self._note_computers(tx, held, caller.user_id)
            for table, row in handed_over:
                reseat(table, row)
            for table_id in mine | invited | {table.id for table in held}:
                self.registry.forget(table_id)
        await self.registry.people.forget(caller.user_id)
        self.registry.holidays.pop(caller.user_id, None)
        self.context.meant.pop(caller.user_id, None)
        for table_id in sorted({*deleted.running, *invited}):
            await attempt(table_id, self._carry_on)
        self.registry.workers.deliver()
        return Answer(common.note(texts.text("deleted")), update=True)

    @staticmethod
    async def _delete_alone(tx: Writer, user_id: int) -> None:
        """Delete a user's tables alone, begun or over, since all data there is the user's."""
        for row in await tx.tables.of_user(user_id):
            if row.guild_id == NO_GUILD:
                await tx.tables.delete(row.table_id)

    async def _note_computers(self, tx: Writer, held: list[Table], user_id: int) -> list[tuple[Table, SeatRow]]:
        """Give the seats of a deleted user to computers, and return these seats."""
        found = []
        for table in held:
            seat = table.seat_of(user_id)
            if table.row.stage == "playing" and seat is not None and not table.is_alone:
                row = replace(table.seats[seat], user_id=None, computer=STAND_IN, name="")
                await tx.holders.add(row, table.row.version, self.registry.clock.now())
                await vacancies.seek(tx, table, seat, self.registry.clock.now())
                found.append((table, row))
        return found

    async def _lock_tables(self, caller: Caller, stack: AsyncExitStack) -> list[Table]:
        """Lock all open tables of a user, so that nothing there stores the user again."""
        async with self.registry.store.read() as tx:
            ids = {row.table_id for row in await tx.tables.of_user(caller.user_id, OPEN_STAGES)}
            ids |= {*await tx.holders.open_tables_of(caller.user_id)}  # their former name there is in memory
            ids |= {*await tx.motions.tables_about(caller.user_id), *await tx.invitations.tables_of(caller.user_id)}
        held: list[Table] = []

        async def hold(table_id: str) -> None:
            held.append(await stack.enter_async_context(self.registry.table(table_id)))

        for table_id in sorted(ids):
            await attempt(table_id, hold)  # a table that is gone or unreadable does not go on
        return held

    async def _carry_on(self, table_id: str) -> None:
        """Let a computer play for a deleted user, or end the game if nobody else plays; end votes about them."""
        async with self.registry.table(table_id) as table:
            over = [motion for motion in table.motions.values() if motion.outcome == MOOT]
            async with self.registry.store.write() as tx:
                await motions.save(tx, table, over, self.registry.clock.now())
            await self.voting.resolve(table)
        self.registry.workers.decide(table_id)


Kept = Mapping[str, Sequence[Mapping[str, Any]]]
NAME: Final = "kontor-my-data.json"
LARGEST: Final = 8_000_000
"""Bytes of a file that Discord takes from a bot everywhere; a larger one is packed."""
EXACT: Final = 2**53
"""The limit above which many programs round numbers in JSON; larger ids are written as texts."""


def own_file(kept: Kept, user_id: int, now: int, texts: Words) -> Document:
    """Write a user's data as one JSON file, a row a line, so that people can read it."""
    head = {
        "user_id": str(user_id),
        "made_at": datetime.fromtimestamp(now // 1000, UTC),
        "about": texts.text("own-about"),
    }
    content = "\n".join(_lines(head, kept)).encode()
    if len(content) <= LARGEST:
        return Document(NAME, content)
    return Document(f"{NAME}.gz", gzip.compress(content, mtime=0))


def _lines(head: Mapping[str, object], kept: Kept) -> Iterator[str]:
    yield "{"
    yield f'"kontor": {_json(head)}' + ("," if kept else "")
    for number, (name, rows) in enumerate(kept.items(), 1):
        yield f'"{name}": ['
        yield ",\n".join(_json({column: _exact(value) for column, value in row.items()}) for row in rows)
        yield "]" + ("," if number < len(kept) else "")
    yield "}"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _exact(value: Any) -> Any:
    return str(value) if isinstance(value, int) and abs(value) >= EXACT else value


def export_panel(document: Document, texts: Words) -> Panel:
    """Compose the answer with a user's file."""
    return Panel((texts.text("own-given", file=document.name),), files=(document,), accent=GOLD)


def delete_panel(texts: Words) -> Panel:
    """Say what is deleted and what stays, and ask once more; offer the file first."""
    buttons = (
        Button(ComponentId("", "delete_me").id, texts.text("button-delete"), "danger"),
        Button(ComponentId("", "export_me").id, texts.text("button-export")),
    )
    told = (
        texts.text("delete-ask"),
        texts.text("delete-goes"),
        texts.text("delete-nameless"),
        texts.text("delete-stays"),
    )
    return Panel(told, rows=(buttons,), accent=SLATE)
