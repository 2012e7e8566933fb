"""A rematch: a lobby in the channel of the finished table's lobby, to which its players are invited.

Each player joins by a press, because the joins decide the luck. For the order of the seats see `game_start.py`.
"""

from __future__ import annotations

import json
from dataclasses import replace

from bot.tables.company.rate_limits import check_opening
from bot.tables.company.server_rules import check_hosting
from bot.tables.core.about import LOBBY
from bot.tables.core.outbox import Outbox
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.ports.caller import Caller
from bot.tables.ports.errors import Refusal
from bot.tables.stages import lobby, new_table
from bot.tables.stages.computer_seats import seat_again
from games.kernel.game import Game
from storage.rows import OPEN_STAGES, GuildRow, SeatRow


async def open_rematch(registry: Registry, old: Table, caller: Caller, guild: GuildRow) -> tuple[Table, bool]:
    """Open the rematch of a finished table with its caller as host, or let the caller join; tell whether that is new.

    Raises Refusal for users who did not play, and if the rematch has begun.
    """
    if old.seat_of(caller.user_id) is None:
        raise Refusal("refused-rematch")
    async with registry.table(old.id):  # so that two presses at once do not open two
        async with registry.store.read() as tx:
            found = await tx.tables.rematch_of(old.id, OPEN_STAGES)
        if found is None:
            if guild.starters == "managers" and not caller.manages(guild.guild_id):
                raise Refusal("refused-starters")
            return await _open(registry, old, caller, guild), True
    async with registry.table(found.table_id) as table:
        new = table.seat_of(caller.user_id) is None
        if new:
            await lobby.join(registry, table, caller, by="rematch")
        return replace(table), new


async def _open(registry: Registry, old: Table, caller: Caller, guild: GuildRow) -> Table:
    home = replace(caller, channel_id=old.row.home_id, guild_id=old.row.guild_id)
    row = await new_table.new_row(registry, home, old.game, old.row.locale)
    options = json.dumps(kept_options(old.game, old.options))
    row = replace(row, options=options, pace=old.row.pace, bank=old.row.bank, rematch_of=old.id, advice=old.row.advice)
    if old.row.material_name:  # else that of today, whatever came with the game then
        row = replace(row, material_id=old.row.material_id, material_name=old.row.material_name)
    seats = [new_table.user_seat(row, 0, home)]
    table = Table(row, seats, options=json.loads(options), guild_name=old.guild_name)
    for computer in await _computers(registry, old):
        table.seats.append(seat_again(table, computer, caller.interaction_id))
    async with registry.store.write() as tx:
        places = caller.places if old.row.home_id in caller.places else frozenset({old.row.home_id})
        await check_opening(tx, caller.user_id, registry.clock.now())
        await check_hosting(tx, row, places)
        await tx.tables.insert(row)
        await tx.tables.set_seats(row.table_id, seats)
        table.recent = await tx.replies.recent(row.guild_id)
        await Outbox(tx, table, registry.clock.now()).enqueue_public("post", LOBBY)
        await new_table.enqueue_post(registry, tx, table, guild)
    registry.keep(table)
    registry.metrics.note_lobby("opened")
    registry.workers.deliver()
    return replace(table)


def kept_options(game: Game, chosen: dict[str, str]) -> dict[str, str]:
    """Keep the options that the game still has."""
    values = {option.name: option.values for option in game.options}
    kept = {name: value for name, value in chosen.items() if value in values.get(name, ())}
    return game.settle_options(game.seats[0], kept)


async def _computers(registry: Registry, old: Table) -> list[SeatRow]:
    """List the computer players that joined as such, not those that took over for users."""
    async with registry.store.read() as tx:
        first = {row.seat for row in await tx.holders.of_table(old.id) if row.number == 0 and row.user_id is None}
    return [seat for seat in old.seats if seat.user_id is None and seat.computer and seat.seat in first]
