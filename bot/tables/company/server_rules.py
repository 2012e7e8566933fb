"""A server's rules for its tables: bans, channels, and limits for each user.

All of them are checked in the transaction that opens a table or seats a user; running tables go on.
"""

from __future__ import annotations

from bot.tables.core.table import Table
from bot.tables.ports.errors import Refusal
from games.kernel import catalogue
from storage import Reader, Writer
from storage.rows import GuildRow, TableRow


async def check_allowed(tx: Reader, guild_id: int, user_id: int) -> None:
    """Refuse a user who is banned from a server's tables, or has reached its limit of games."""
    if await tx.bans.is_banned(guild_id, user_id):
        raise Refusal("refused-banned")
    most = (await tx.people.guild(guild_id)).most_games
    if most and await tx.bans.games_played(guild_id, user_id) >= most:
        raise Refusal("refused-many-games", most=most)


async def check_starting(tx: Writer, table: Table) -> None:
    """Refuse to start a table if one of its users has reached the server's limit of games; lock these users."""
    tx.people.lock(*(seat.user_id for seat in table.seats if seat.user_id is not None))
    most = (await tx.people.guild(table.row.guild_id)).most_games
    users = [seat for seat in table.seats if seat.user_id is not None] if most else []
    busy = [seat.name for seat in users if await tx.bans.games_played(table.row.guild_id, seat.user_id or 0) >= most]
    if busy:
        raise Refusal("refused-busy", names=", ".join(busy), count=len(busy), most=most)


def check_offered(game: str, off: str = "") -> None:
    """Refuse a game that the operator or, by `off`, the server has switched off."""
    if game not in catalogue.offered():
        raise Refusal("refused-game-off")
    if game in off.split():
        raise Refusal("refused-game-off-here")


async def check_hosting(tx: Reader, row: TableRow, channels: frozenset[int]) -> None:
    """Refuse a new table that its host may not open; `channels` are the place and, of a thread, its channel."""
    guild_id, user_id = row.guild_id, row.host_id or 0
    await check_allowed(tx, guild_id, user_id)
    guild = await tx.people.guild(guild_id)
    check_offered(row.game, guild.games_off)
    _check_channel(guild, channels)
    if guild.most_lobbies and await tx.bans.lobbies_hosted(guild_id, user_id) >= guild.most_lobbies:
        raise Refusal("refused-many-lobbies", most=guild.most_lobbies)


def _check_channel(guild: GuildRow, channels: frozenset[int]) -> None:
    allowed = guild.channel_ids
    if allowed and not channels.intersection(allowed):
        raise Refusal("refused-channel", channels=" ".join(f"<#{channel}>" for channel in allowed))
