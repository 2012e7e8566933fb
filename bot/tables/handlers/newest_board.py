"""Presses on an outdated board, whose buttons may still be there; the answer links to the newest board."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.core.about import BOARD
from bot.tables.core.registry import Registry
from bot.tables.messages.common import link
from bot.tables.ports.caller import Caller
from bot.tables.ports.panel import Answer, Panel
from storage.rows import PanelRow


async def lead_on(registry: Registry, caller: Caller, answer: Answer) -> Answer:
    """Add a link to the newest board to the answer to a press on an older one, which Discord often refuses to edit."""
    if answer.panel is None or answer.update or caller.guild_id is None:
        return answer
    newest = await _newest(registry, caller.message_id or 0)
    if newest is None:
        return answer
    way = (
        (await registry.people.meet(caller)).text("button-newest_board"),
        link(caller.guild_id, newest.channel_id, newest.message_id),
    )
    then = answer.then

    async def fuller() -> Panel | None:
        panel = await then() if then is not None else None
        return None if panel is None else replace(panel, links=(*panel.links, way))

    panel = replace(answer.panel, links=(*answer.panel.links, way))
    return replace(answer, panel=panel, then=then and fuller)


async def _newest(registry: Registry, message_id: int) -> PanelRow | None:
    """Find the newest board of a table, if this message is an older one."""
    async with registry.store.read() as tx:
        pressed = await tx.panels.by_message(message_id)
        if pressed is None or pressed.about != BOARD or pressed.live:
            return None
        boards = await tx.panels.current(pressed.table_id, BOARD)
    return boards[-1] if boards else None
