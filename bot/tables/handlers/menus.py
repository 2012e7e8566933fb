"""The handler for the menus of users and messages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from bot.tables.core.about import BOARD
from bot.tables.handlers.blocks import BlockHandler
from bot.tables.handlers.context import HandlerContext
from bot.tables.handlers.standings import StandingsHandler
from bot.tables.handlers.table import TableHandler
from bot.tables.messages.common import GOLD
from bot.tables.ports.caller import Caller
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Panel

OnUser = Callable[[Caller, int], Awaitable[Answer]]


class MenuHandler:
    """Answer an entry of a menu: of a user by `on_user`, of a message by `as_text`."""

    def __init__(
        self,
        context: HandlerContext,
        standings: StandingsHandler,
        blocks: BlockHandler,
        tables: TableHandler,
    ) -> None:
        self.registry, self.blocks, self.tables = context.registry, blocks, tables
        self.on_user: dict[str, OnUser] = {
            "results": standings.stats,
            "keep_away": self._keep_away,
        }

    async def _keep_away(self, caller: Caller, user_id: int) -> Answer:
        if user_id not in caller.named:
            raise Refusal("refused-unknown")
        return await self.blocks.block(caller, caller.named[user_id])

    async def as_text(self, caller: Caller, message_id: int, own: bool, alts: Sequence[str]) -> Answer:
        """Describe the pictures of a message in words: the newest board in full, others by their alt text.

        `own` is set if the message is ours; `alts` are the alt texts of its pictures.
        """
        if not own or not alts:
            raise Refusal("refused-no-picture" if own else "refused-not-ours")
        async with self.registry.store.read() as tx:
            row = await tx.panels.by_message(message_id)
        if row is not None and row.about == BOARD and row.live:
            return await self.tables.board(caller, row.table_id, text=True)
        texts = await self.registry.people.meet(caller)
        return Answer(Panel((texts.text("menu-as-text"), *alts), accent=GOLD))
