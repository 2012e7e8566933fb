"""What moderators press."""

from __future__ import annotations

from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Panel
from tests.bot.tables.doubles import EMIL, Trial, panel_of
from tests.bot.tables.playing import check_limits

BOSS = EMIL


async def pressed(
    trial: Trial, table: str, verb: str, *values: str, value: str = "", user: int = BOSS, **fields: object
) -> Panel:
    """Press something behind `/admin` or `/settings` as a moderator."""
    answer = await trial.press(user, ComponentId(table, verb, value=value), *values, **{"manager": True, **fields})
    check_limits(panel_of(answer))
    return panel_of(answer)
