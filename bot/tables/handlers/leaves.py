"""The handler for replays page by page: the words of a page are there at once, its picture follows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import structlog

from bot.tables.core.table import Table
from bot.tables.finished.replays import Replays
from bot.tables.handlers.context import HandlerContext
from bot.tables.handlers.own import Handler
from bot.tables.messages.leaves import Leaf, leaf_panel, leaves
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Picture
from games.kernel.words import Words, clipped
from storage.rows import EntryRow, WishRow

log = structlog.get_logger()


class LeafHandler:
    """Answer who goes through a finished game."""

    def __init__(self, context: HandlerContext, replays: Replays) -> None:
        self.context, self.registry, self.replays = context, context.registry, replays

    def verbs(self) -> dict[str, Handler]:
        """Name the presses that are answered here."""
        return {"leaf": self._turn}

    async def _turn(self, caller: Caller, component: ComponentId, _values: tuple[str, ...]) -> Answer:
        """Show a page; the first one comes as a message of its own, the others take its place."""
        now, texts = await self.context.finished_table(caller, component.table, Refusal("refused-not-over"))
        async with self.registry.store.read() as tx:
            entries, wishes = await tx.log.entries(now.id), await tx.wishes.of_table(now.id)
        pages = leaves(now, entries, texts)
        number, _, way = component.value.partition(".")
        at = min(int(number) if number.isdecimal() else 0, len(pages) - 1)
        answer = await self.context.pictured(
            lambda: self._picture(now, (entries, wishes), pages, at, texts),
            lambda picture: leaf_panel(now, pages, at, picture, texts),
        )
        return replace(answer, update=way != "open")

    async def _picture(
        self,
        table: Table,
        logged: tuple[Sequence[EntryRow], Sequence[WishRow]],
        pages: Sequence[Leaf],
        at: int,
        texts: Words,
    ) -> Picture | None:
        """Draw a page's board; a game that today's rules do not repeat is told without pictures."""
        try:
            image = await self.replays.leaf(table, *logged, [page.version for page in pages], at, texts)
        except Refusal:
            return None
        except Exception:
            log.exception("page of a replay failed", game=table.row.game)
            return None
        alt = texts.text("leaf-alt", number=at + 1, count=len(pages), lines=" ".join(pages[at].lines))
        return Picture("page.png", image, clipped(alt, 1024))
