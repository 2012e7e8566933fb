"""What computers wish at their own seats, after each step; one that stands in for a user wishes nothing for them."""

from __future__ import annotations

import structlog

from bot.tables.core.luck import computer_rng
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.ports.errors import Refusal
from bot.tables.stages.wishing import wish
from games.kernel.errors import IllegalChoice
from games.kernel.visibility import view
from games.players.planning import MOST, next_wish

log = structlog.get_logger()


async def plan(registry: Registry, table: Table) -> None:
    """Let the computers of a table wish what is worth it, under its lock; what fails there keeps no choice waiting."""
    if table.row.stage != "playing" or table.game.planner is None:
        return
    for seat in table.seats:
        if seat.user_id is None and seat.computer is not None:
            try:
                await _plan_seat(registry, table, seat.seat)
            except (IllegalChoice, Refusal) as error:
                log.info("computer wish dropped", table=table.id, reason=error.key)
            except Exception:
                log.exception("planning failed", table=table.id)


async def _plan_seat(registry: Registry, table: Table, seat: int) -> None:
    match = table.require_match()
    rng = computer_rng(table.row.seed, seat, match.state.ask)
    for _ in range(MOST):
        wanted = next_wish(table.game, view(match.state, seat), seat, rng)
        if wanted is None or not await wish(registry, table, seat, wanted):
            return
