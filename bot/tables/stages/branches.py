"""Open a branch: a table alone that begins at a position of a finished game. Players call it a trial.

The original table stays as it is; only its position, options and set of components are copied.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Literal

from bot.tables.company.rate_limits import check_opening
from bot.tables.core.luck import commitment, deal_rng, luck_of, mix_seed
from bot.tables.core.outbox import Outbox
from bot.tables.core.people import language
from bot.tables.core.queues import note_waiting
from bot.tables.core.registry import Registry
from bot.tables.core.seats import seat_all
from bot.tables.core.table import Table, load, veterans_of
from bot.tables.finished.replays import Position
from bot.tables.ports.caller import Caller
from bot.tables.stages.alone import LEVEL, new_row
from bot.tables.stages.computer_seats import computer_seat
from bot.tables.stages.new_table import user_seat
from bot.tables.stages.play import write_entry
from games.kernel.game import Game
from games.kernel.match import SETUP, Entry, Match, Step
from games.kernel.saving import dump_state, load_state
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.worlds import determinize
from storage.log import BEGINNING
from storage.rows import PLAYING, TableRow

Luck = Literal["same", "new"]
DOUBLE_PRESS = 5_000
"""Milliseconds within which a second press counts as the same press."""


async def open_branch(
    registry: Registry, caller: Caller, old: Table, position: Position, seat: int, luck: Luck
) -> Table:
    """Open and begin a branch of a finished table: its caller at a seat, normal computers at all others.

    A second press within seconds returns the branch that the first one opened.
    """
    async with registry.table(old.id):
        found = await _just_opened(registry, caller, old)
        table = found or await _open(registry, caller, old, position, seat, luck)
    async with registry.table(table.id) as held:
        return replace(held)


async def _just_opened(registry: Registry, caller: Caller, old: Table) -> Table | None:
    """Find a branch of a table that a user has opened within the last seconds."""
    async with registry.store.read() as tx:
        rows = await tx.tables.of_user(caller.user_id, PLAYING)
        since = registry.clock.now() - DOUBLE_PRESS
        row = next((row for row in rows if row.branch_of == _root(old) and row.created_at > since), None)
        return None if row is None else await load(tx, row.table_id)


def _root(old: Table) -> str:
    """Return the id of the table under which a table's luck is drawn."""
    return old.row.branch_of or old.id


async def _open(registry: Registry, caller: Caller, old: Table, position: Position, seat: int, luck: Luck) -> Table:
    now = registry.clock.now()
    row = await _row(registry, caller, old, luck)
    state = position.state if luck == "same" else dealt_again(old.game, position.state, seat, row.seed)
    match = Match(old.game, state, 1, position.draws, luck_of(row))
    row = replace(note_waiting(row, state, now), version=1, draws=match.draws, stage="playing", started_at=now)
    table = Table(row, [], match, 1, json.loads(row.options), begun_at=state)
    for number in range(state.seats):
        computer = number != seat and computer_seat(table, LEVEL, caller.interaction_id)
        table.seats.append(computer or user_seat(row, number, caller))
    await _store(registry, table, caller, now)
    registry.keep(table)
    registry.workers.deliver()
    registry.workers.decide(table.id)
    return table


async def _row(registry: Registry, caller: Caller, old: Table, luck: Luck) -> TableRow:
    """Make the branch's row, with the old table's mixed seed or a new one."""
    row = await new_row(registry, caller, old.row.game)
    row = replace(
        row,
        options=old.row.options,
        locale=language(await registry.people.user(caller.user_id)),
        material_id=old.material_id,
        material_name=old.row.material_name,
        branch_of=_root(old),
        place_id=caller.channel_id,
    )
    if luck == "new":
        return replace(row, joins=str(caller.interaction_id))
    seed = mix_seed(old.row.seed, old.row.joins)
    return replace(row, seed=seed, commitment=commitment(seed))


def dealt_again(game: Game, state: State, seat: int, seed: bytes) -> State:
    """Deal all pieces again that a seat cannot see, and return the new state."""
    world = determinize(game.rules, view(state, seat), deal_rng(seed))
    return load_state(game, dump_state(world))


async def _store(registry: Registry, table: Table, caller: Caller, now: int) -> None:
    """Store a branch and enqueue its first question."""
    match = table.require_match()
    begun = Entry(SETUP, None, "", 0, [], [], True, table.game.rules_version)
    async with registry.store.write() as tx:
        await check_opening(tx, caller.user_id, now)
        await tx.tables.insert(table.row)
        await tx.tables.set_seats(table.id, table.seats)
        await write_entry(tx, table, Step(begun, match.state, 1, match.draws), now)
        await tx.log.put_snapshot(table.id, BEGINNING, dump_state(match.state))
        await seat_all(tx, table, now)
        await Outbox(tx, table, now, since=0).enqueue_start()
        table.veterans = await veterans_of(tx, table.row.game, table.seats)
