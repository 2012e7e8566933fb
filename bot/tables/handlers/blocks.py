"""The handler for *Kept away*: blocks between users."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.core.names import plain_name
from bot.tables.handlers.context import Handler, HandlerContext
from bot.tables.messages import common
from bot.tables.messages.me import back_row
from bot.tables.ports.caller import Caller, NamedUser, Press
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.ids import read_id
from bot.tables.ports.panel import Answer, Choice, Panel, Picker, Row, Select
from games.kernel.words import Words, clipped
from storage.rows import BlockRow

MAX_BLOCKS = 100
"""Most blocks of one user."""


class BlockHandler:
    """Stores blocks; no message reveals one to the blocked user."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry
        self.verbs: dict[str, Handler] = {UNBLOCK: self._unblock, BLOCK: self._pick}

    async def show(self, caller: Caller, note: str = "", *, update: bool = False) -> Answer:
        """Show the users that the caller keeps away."""
        async with self.registry.store.read() as tx:
            rows = await tx.blocks.of_user(caller.user_id)
        return Answer(block_panel(rows, await self.registry.people.meet(caller), note), update=update)

    async def _pick(self, press: Press) -> Answer:
        other = press.caller.named.get(read_id(press.picked))
        if other is None:
            raise Refusal("refused-unknown")
        return replace(await self.block(press.caller, other), update=True)

    async def block(self, caller: Caller, other: NamedUser) -> Answer:
        """Block a user from everything; list all blocks of the caller."""
        texts = await self.registry.people.meet(caller)
        if other.user_id == caller.user_id:
            raise Refusal("refused-block-yourself")
        if other.bot:
            raise Refusal("refused-block-bot", who=plain_name(other.name))
        row = BlockRow(
            user_id=caller.user_id,
            other_id=other.user_id,
            kind="all",
            name=plain_name(other.name),
            made_at=self.registry.clock.now(),
        )
        async with self.registry.store.write() as tx:
            tx.people.lock(caller.user_id)
            _check_count(row, await tx.blocks.of_user(caller.user_id))
            await tx.blocks.put(row)
        return await self.show(caller, texts.text("block-done", name=row.name))

    async def _unblock(self, press: Press) -> Answer:
        """Remove one of the caller's own blocks; do nothing if it is already gone."""
        caller = press.caller
        other_id = read_id(press.picked)
        async with self.registry.store.write() as tx:
            tx.people.lock(caller.user_id)
            rows = await tx.blocks.blocked(caller.user_id, [other_id])
            await tx.blocks.drop(caller.user_id, other_id)
        texts = await self.registry.people.meet(caller)
        note = texts.text("block-taken-back", name=rows[0].name) if rows else ""
        return await self.show(caller, note, update=True)


def _check_count(row: BlockRow, rows: list[BlockRow]) -> None:
    """Refuse too many blocks; an existing one may be widened."""
    if len(rows) >= MAX_BLOCKS and row.other_id not in {each.other_id for each in rows}:
        raise Refusal("refused-block-many", most=MAX_BLOCKS)


BLOCK, UNBLOCK = "block", "unblock"
"""The verbs of the picker of users to block, and of the select that takes blocks back."""
MOST_SHOWN = 25
"""Most blocks in one select, the newest first."""


def block_panel(blocks: Sequence[BlockRow], texts: Words, note: str = "") -> Panel:
    """Compose what a block does, and the list with a select that takes one back."""
    listed = (
        texts.text("block-list", names=", ".join(_name(row, texts) for row in blocks[:MOST_SHOWN])) if blocks else ""
    )
    more = texts.text("block-more", count=len(blocks) - MOST_SHOWN) if len(blocks) > MOST_SHOWN else ""
    text = (note, texts.text("block-about"), listed or texts.text("block-none"), more)
    picker = Picker(ComponentId("", BLOCK).id, texts.text("block-pick"), "user")
    rows = (picker, *_unblock(blocks, texts), back_row(texts))
    return Panel(tuple(filter(None, text)), rows=rows, accent=common.SLATE)


def _name(row: BlockRow, texts: Words) -> str:
    return row.name if row.kind == "all" else texts.text("block-invitations", name=row.name)


def _unblock(rows: Sequence[BlockRow], texts: Words) -> tuple[Row, ...]:
    choices = tuple(Choice(str(row.other_id), clipped(_name(row, texts), 100)) for row in rows[:MOST_SHOWN])
    return (Select(ComponentId("", UNBLOCK).id, texts.text("block-take-back"), choices),) if choices else ()
