"""A new table: its row, its lobby, and the lobby's message."""

from __future__ import annotations

import json
from dataclasses import replace

from bot.tables.company.openings import note_opening
from bot.tables.company.rate_limits import check_opening
from bot.tables.company.server_rules import check_hosting, check_offered
from bot.tables.core import pace
from bot.tables.core.about import LOBBY
from bot.tables.core.deliveries import enqueue_answer
from bot.tables.core.luck import commitment
from bot.tables.core.names import plain_name
from bot.tables.core.outbox import Outbox
from bot.tables.core.people import chosen, language
from bot.tables.core.registry import Registry
from bot.tables.core.table import NO_GUILD, Table
from bot.tables.ports.caller import Caller
from games.kernel import catalogue
from games.kernel.game import Game
from games.kernel.words import negotiated
from storage import Writer
from storage.rows import OVER, PLAYING, GuildRow, PanelRow, SeatRow, TableRow

UNSET = "en-US"
"""Discord's default language of servers, which therefore says nothing about a server."""


async def open_lobby(registry: Registry, caller: Caller, guild: GuildRow, key: str) -> tuple[Table, str]:
    """Open a lobby with its caller as host on seat 0; return it with the token of its message."""
    row = await new_row(registry, caller, catalogue.find(key), await server_language(registry, caller, guild))
    seats = [user_seat(row, 0, caller)]
    name = caller.guild_name or guild.name
    table = Table(row, seats, options=json.loads(row.options), guild_name=plain_name(name))
    async with registry.store.write() as tx:
        if guild.name != name:
            tx.people.lock_guild(guild.guild_id)
        await check_opening(tx, caller.user_id, registry.clock.now())
        await check_hosting(tx, row, caller.places)
        if guild.name != name:
            await tx.people.save_guild(replace(await tx.people.guild(guild.guild_id), name=name))
        await tx.tables.insert(row)
        await tx.tables.set_seats(table.id, table.seats)
        table.recent = await tx.replies.recent(row.guild_id)
        token = await enqueue_answer(tx, table, registry.clock.now())
        await enqueue_post(registry, tx, table, guild)
        await note_opening(tx, table.id, registry.clock.now())
    registry.keep(table)
    registry.metrics.note_lobby("opened")
    registry.workers.ask_discord()
    return table, token


async def enqueue_post(registry: Registry, tx: Writer, table: Table, guild: GuildRow) -> None:
    """Enqueue a new lobby's post, if the server keeps its tables in a forum."""
    if guild.place == "forum":
        await Outbox(tx, table, registry.clock.now()).enqueue_post()


async def server_language(registry: Registry, caller: Caller, guild: GuildRow) -> str:
    """Choose the language of a server's tables: that of its settings, or of Discord's, else the caller's own."""
    discords = caller.guild_locale if caller.guild_locale != UNSET else ""
    own = language(await registry.people.user(caller.user_id))
    return chosen(guild.locale) or (negotiated(discords) if discords else own)


async def note_message(registry: Registry, table: Table, message_id: int) -> None:
    """Store the id of the lobby's message, and remove its delivery."""
    async with registry.store.write() as tx:
        await tx.tables.change(table.id, lobby_message_id=message_id)
        for pending in await tx.outbox.unsent(table.id):
            if pending.about == LOBBY and pending.kind == "post":
                await tx.outbox.complete(pending.id, pending.upto)
    table.row = replace(table.row, lobby_message_id=message_id)


def lobby_panel(table: Table, message_id: int, now: int, picture: str = "") -> PanelRow:
    """Make the row of a lobby's message, with the digest of its title picture."""
    return PanelRow(
        message_id=message_id,
        channel_id=table.row.home_id,
        table_id=table.id,
        about=LOBBY,
        token="",
        version=0,
        posted_at=now,
        seen_at=now,
        picture=picture,
    )


async def note_picture(registry: Registry, table: Table, message_id: int, picture: str) -> None:
    """Store the digest of the title picture that the answer has posted, unless an edit has already."""
    async with registry.store.write() as tx:
        if await tx.panels.by_message(message_id) is None:
            await tx.panels.put(lobby_panel(table, message_id, registry.clock.now(), picture))


async def new_row(registry: Registry, caller: Caller, game: Game, locale: str) -> TableRow:
    """Make the row of a new table with the usual options, committed to a new seed; the caller is its host.

    Call `check_opening` in the transaction that stores it.
    """
    check_offered(game.key)
    seed, table_id = registry.secrets.seed(), await _free_id(registry)
    return TableRow(
        table_id=table_id,
        guild_id=caller.guild_id or 0,
        home_id=caller.channel_id,
        game=game.key,
        options=json.dumps(await _options(registry, caller, game)),
        locale=locale,
        host_id=caller.user_id,
        seed=seed,
        commitment=commitment(seed),
        rules_version=game.rules_version,
        created_at=registry.clock.now(),
        pace=pace.USUAL,
    )


async def _options(registry: Registry, caller: Caller, game: Game) -> dict[str, str]:
    """Choose the default options, or those for a user's first table of the game."""
    async with registry.store.read() as tx:
        played = any(row.game == game.key for row in await tx.tables.of_user(caller.user_id, (*PLAYING, *OVER)))
    slow = caller.guild_id != NO_GUILD and pace.is_slow(pace.USUAL)
    usual = {option.name: option.usual(slow=slow) for option in game.options}
    return usual if played else usual | {option.name: option.at_first for option in game.options if option.at_first}


async def _free_id(registry: Registry) -> str:
    async with registry.store.read() as tx:
        while await tx.tables.exists(table_id := registry.secrets.table_id()):
            pass
    return table_id


def user_seat(row: TableRow, seat: int, caller: Caller) -> SeatRow:
    """Make the seat that a caller takes with this interaction."""
    name = plain_name(caller.name)
    return SeatRow(table_id=row.table_id, seat=seat, user_id=caller.user_id, name=name, joined=caller.interaction_id)
