"""The handler for replays: the button under the last board, and `/log` of a game that is over."""

from __future__ import annotations

import structlog

from bot.tables.core.table import Table
from bot.tables.finished.replays import Replays, read_log
from bot.tables.handlers.context import Handler, HandlerContext, at_table
from bot.tables.messages import common
from bot.tables.messages.pages import opener
from bot.tables.ports.caller import Caller
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Panel
from games.kernel.words import Words

log = structlog.get_logger()


class ReplayHandler:
    """Replays a finished game."""

    def __init__(self, context: HandlerContext, replays: Replays) -> None:
        self.context, self.registry, self.replays = context, context.registry, replays
        self.verbs: dict[str, Handler] = {"replay": at_table(self.show)}

    async def show(self, caller: Caller, table_id: str) -> Answer:
        """Answer at once; the replay, which takes seconds, follows in the same message."""
        now, texts = await self.context.finished_table(caller, table_id, Refusal("refused-not-over"))
        self.context.limits.spend(caller.user_id, "replay")
        heading = common.heading(now, texts)

        async def draw() -> Panel:
            return await self._draw_replay(now, texts)

        rows = ((opener(now, texts),),)
        return Answer(Panel((heading, texts.text("replay-coming")), rows=rows, accent=common.SLATE), then=draw)

    async def _draw_replay(self, table: Table, texts: Words) -> Panel:
        logged = await read_log(self.registry.store, table)
        try:
            picture = await self.replays.picture(logged, texts)
        except Refusal as refusal:
            log.info("refused", reason=refusal.key)
            return common.note(texts.text(refusal.key))
        except Exception:
            log.exception("replay failed", game=table.row.game)
            return common.note(texts.text("failed"))
        text = (common.heading(table, texts), texts.text("replay-title"))
        return Panel(text, (picture,), ((opener(table, texts),),), accent=common.GOLD)
