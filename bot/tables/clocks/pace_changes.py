"""Changing, stopping and resuming a table's clocks.

Each function works under the table's lock and commits before it returns.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from bot.tables.clocks import deadlines, vacancies
from bot.tables.clocks.deadlines import Clocks
from bot.tables.core import motions
from bot.tables.core.about import PACE, PAUSE
from bot.tables.core.outbox import Outbox
from bot.tables.core.pace import USUAL, Pace, check_pace, pace_of
from bot.tables.core.registry import Registry
from bot.tables.core.table import PAUSED, Table
from bot.tables.ports.errors import Refusal
from storage import Writer
from storage.rows import NewAct, TableRow

Reclock = Callable[[Writer, Table, int], Awaitable[Clocks]]


def check_unpaused(table: Table) -> None:
    """Refuse a table that is not being played, or whose clocks already stand still."""
    table.check_running()
    table.check_timed()
    if table.row.paused_at is not None:
        raise Refusal("refused-paused")


async def pause(registry: Registry, table: Table, outcome: str = motions.MOOT, act: NewAct | None = None) -> None:
    """Stop a table's clocks; choices still count. An open vote on that ends, with this outcome.

    `act` says that a moderator does it.
    """
    check_unpaused(table)
    over = [replace(motion, outcome=outcome) for motion in motions.open_motions(table) if motion.kind == motions.PAUSE]

    async def halt(tx: Writer, after: Table, now: int) -> Clocks:
        await motions.save(tx, after, over, now)
        await tx.seeking.halt_table(table.id, now)
        if act is not None:
            await tx.acts.add(act)
        return await deadlines.halt_all(tx, after, now)

    row = replace(table.row, paused_at=registry.clock.now(), act=PAUSED if act else "")
    await _change_clocks(registry, table, halt, row)
    motions.remember(table, over)


async def resume(registry: Registry, table: Table, act: NewAct | None = None) -> None:
    """Let a table's clocks run on; `act` is set if a moderator does it."""
    table.check_running()
    if table.row.paused_at is None:
        raise Refusal("refused-not-paused")

    async def run_on(tx: Writer, after: Table, now: int) -> Clocks:
        if not registry.is_guild_absent(after):
            await vacancies.resume(tx, after, now)
        if act is not None:
            await tx.acts.add(act)
        return await deadlines.resume_all(registry, tx, after, now)

    await _change_clocks(registry, table, run_on, replace(table.row, paused_at=None, act=""))


async def extend(registry: Registry, table: Table, seat: int) -> None:
    """Give an awaited user more time, once."""
    table.check_running()
    table.check_timed()
    await _change_clocks(registry, table, partial(deadlines.extend, registry, seat), table.row)


async def change(registry: Registry, table: Table, pace: Pace, act: NewAct | None = None) -> None:
    """Change the pace of a running table, and announce it. `act` is set if a moderator does it.

    Running clocks keep their time. If there was no limit, they begin now, with at least a day. Banks start over.
    """
    table.check_running()
    table.check_timed()
    check_pace(table, pace)
    if pace == pace_of(table.row):
        return
    first = pace.time if table.row.pace or not pace.time else max(pace.time, USUAL)

    async def go_on(tx: Writer, after: Table, now: int) -> Clocks:
        if act is not None:
            await tx.acts.add(act)
        await tx.clocks.empty(after.id)
        await Outbox(tx, after, now).enqueue_public("post", PACE)
        return await deadlines.fit(registry, tx, replace(after, row=replace(after.row, pace=first)), now)

    await _change_clocks(registry, table, go_on, replace(table.row, pace=pace.time, bank=pace.bank))


async def thaw(registry: Registry, table: Table) -> None:
    """Let clocks run on that stood still because their guild was missing."""
    if table.row.stage == "playing" and not deadlines.is_halted(registry, table):
        await _change_clocks(registry, table, partial(deadlines.resume_all, registry), table.row)


async def _change_clocks(registry: Registry, table: Table, reclock: Reclock, row: TableRow) -> None:
    """Change a table's clocks, with its pace or pause, and enqueue the messages that show them."""
    async with registry.store.write() as tx:
        now, after = registry.clock.now(), replace(table, row=row)  # not before: all clocks may have moved meanwhile
        await tx.tables.change(table.id, pace=row.pace, bank=row.bank, paused_at=row.paused_at, act=row.act)
        ticking = await reclock(tx, after, now)
        outbox = Outbox(tx, after, now)
        if row.paused_at != table.row.paused_at:
            await outbox.enqueue_public("post", PAUSE)
        await outbox.enqueue_times()
    table.row, table.clocks = row, ticking
    registry.workers.set_timer()
    registry.workers.deliver()
