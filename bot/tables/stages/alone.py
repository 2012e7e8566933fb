"""Open a table alone: one user and computers, without a guild. The caller sends its message."""

from __future__ import annotations

import json
from dataclasses import replace

from bot.tables.company.rate_limits import check_opening
from bot.tables.core.people import language
from bot.tables.core.registry import Registry
from bot.tables.core.table import NO_GUILD, Table
from bot.tables.ports.caller import Caller
from bot.tables.stages import new_table, rematch
from bot.tables.stages.computer_seats import computer_seat, seat_again
from games.kernel import catalogue
from games.kernel.lessons.script import load_lesson
from storage.rows import OPEN_STAGES, TableRow

LEVEL = "normal"
"""The level of computers at a new table."""


async def open_alone(registry: Registry, caller: Caller, key: str) -> Table:
    """Open a table alone in the channel of a caller, with as many computers as its lesson has."""
    row = replace(await new_row(registry, caller, key), locale=language(await registry.people.user(caller.user_id)))
    table = Table(row, [new_table.user_seat(row, 0, caller)], options=json.loads(row.options))
    lesson = load_lesson(table.game)
    for _ in range(1, table.game.seats[0] if lesson is None else len(lesson.seats)):
        table.seats.append(computer_seat(table, LEVEL, caller.interaction_id))
    return await _keep(registry, table)


async def open_again(registry: Registry, old: Table, caller: Caller) -> Table:
    """Open a table alone like one that is over, or return the one that was opened for it already."""
    async with registry.table(old.id):  # so that two presses at once do not open two
        async with registry.store.read() as tx:
            found = await tx.tables.rematch_of(old.id, OPEN_STAGES)
        if found is None:
            return await _keep(registry, await _like(registry, old, caller))
    async with registry.table(found.table_id) as table:
        return replace(table)


async def _like(registry: Registry, old: Table, caller: Caller) -> Table:
    row = await new_row(registry, caller, old.row.game)
    options = rematch.kept_options(old.game, old.options)
    row = replace(row, options=json.dumps(options), locale=old.row.locale, rematch_of=old.id)
    if old.row.material_name:  # else that of today, whatever came with the game then
        row = replace(row, material_id=old.row.material_id, material_name=old.row.material_name)
    table = Table(row, [new_table.user_seat(row, 0, caller)], options=options)
    for computer in [seat for seat in old.seats if seat.user_id is None]:
        table.seats.append(seat_again(table, computer, caller.interaction_id))
    return table


async def new_row(registry: Registry, caller: Caller, key: str) -> TableRow:
    """Make the row of a table without a guild and without clocks, at which hints are allowed."""
    nowhere = replace(caller, guild_id=NO_GUILD)
    return replace(await new_table.new_row(registry, nowhere, catalogue.find(key), ""), pace=0, advice=True)


async def _keep(registry: Registry, table: Table) -> Table:
    async with registry.store.write() as tx:
        await check_opening(tx, table.row.host_id or 0, registry.clock.now())
        await tx.tables.insert(table.row)
        await tx.tables.set_seats(table.id, table.seats)
    registry.keep(table)
    return replace(table)
