"""Finding players for a table: invitations, announced lobbies, mentions of roles, subscriptions, notice boards."""

from collections.abc import Collection

from sqlalchemy import bindparam, delete, func, select, update

from storage.rows import (
    GameRoleRow,
    GuildRow,
    InvitationRow,
    InvitationState,
    NoticeBoardRow,
    OpeningRow,
    RoleCallRow,
    SubscriptionRow,
)
from storage.schema import game_roles, guilds, invitations, notice_boards, openings, role_calls, subscriptions, tables
from storage.session import Query, insert, many, one, put, values_of

_OF_TABLE = invitations.c.table_id == bindparam("table")
_OPEN = invitations.c.state == "open"
_HIS = invitations.c.user_id == bindparam("user")
_SINCE = invitations.c.made_at > bindparam("since")
_ALL_OF_TABLE = select(invitations).where(_OF_TABLE).order_by(invitations.c.batch, invitations.c.user_id)
_OPEN_OF_TABLE = _ALL_OF_TABLE.where(_OPEN)
_HELD = select(invitations).where(_OPEN, invitations.c.table_id.in_(bindparam("ids", expanding=True)), _SINCE)
_ONE = _ALL_OF_TABLE.where(_HIS)
_OF_HOST = select(func.count()).where(invitations.c.host_id == bindparam("host"), _SINCE)
_OF_USER = select(func.count()).where(_HIS, _SINCE)
_OF_PAIR = _OF_USER.where(invitations.c.host_id == bindparam("host"))
_TABLES_OF_USER = select(invitations.c.table_id).where(_HIS, _OPEN).order_by(invitations.c.table_id)
_WELCOME = select(invitations.c.table_id).where(_HIS, invitations.c.state.in_(("open", "joined")))
_OUTLIVED = (
    select(invitations.c.table_id)
    .join(tables, tables.c.table_id == invitations.c.table_id)
    .where(_OPEN, tables.c.stage == "lobby", invitations.c.made_at <= bindparam("until"))
    .distinct()
    .order_by(invitations.c.table_id)
)
_PUT = put(invitations)
_CLOSE = update(invitations).where(_OF_TABLE, _HIS).values(state=bindparam("outcome"))
_FORGET = delete(invitations).where(invitations.c.made_at < bindparam("before"), ~_OPEN)


class InvitationReads(Query):
    """Look up invitations."""

    async def of_table(self, table_id: str) -> list[InvitationRow]:
        """List all invitations to a table, the oldest first."""
        return many(InvitationRow, await self._session.rows(_ALL_OF_TABLE, {"table": table_id}))

    async def open(self, table_id: str) -> list[InvitationRow]:
        """List the open invitations to a table."""
        return many(InvitationRow, await self._session.rows(_OPEN_OF_TABLE, {"table": table_id}))

    async def held(self, table_ids: Collection[str], since: int) -> list[InvitationRow]:
        """List the open invitations to some tables that were made after a time."""
        return many(InvitationRow, await self._session.rows(_HELD, {"ids": list(table_ids), "since": since}))

    async def get(self, table_id: str, user_id: int) -> InvitationRow | None:
        """Get a user's invitation to a table; None if there was none."""
        return one(InvitationRow, await self._session.first(_ONE, {"table": table_id, "user": user_id}))

    async def count_of_host(self, host_id: int, since: int) -> int:
        """Count the users that a host has invited after a time."""
        return int(await self._session.value(_OF_HOST, {"host": host_id, "since": since}))

    async def count_of_user(self, user_id: int, since: int) -> int:
        """Count how often a user was invited after a time."""
        return int(await self._session.value(_OF_USER, {"user": user_id, "since": since}))

    async def count_of_pair(self, host_id: int, user_id: int, since: int) -> int:
        """Count how often a host has invited a user after a time."""
        return int(await self._session.value(_OF_PAIR, {"host": host_id, "user": user_id, "since": since}))

    async def tables_of(self, user_id: int) -> list[str]:
        """List the tables to which a user is invited and has not answered."""
        return [row.table_id for row in await self._session.rows(_TABLES_OF_USER, {"user": user_id})]

    async def welcomed_at(self, user_id: int) -> set[str]:
        """Return the tables to which a user is invited, or which they have joined by an invitation."""
        return {row.table_id for row in await self._session.rows(_WELCOME, {"user": user_id})}

    async def outlived(self, until: int) -> list[str]:
        """List the lobbies with an open invitation that was made at a time or earlier."""
        return [row.table_id for row in await self._session.rows(_OUTLIVED, {"until": until})]


class InvitationWrites(InvitationReads):
    """Keep invitations."""

    async def put(self, row: InvitationRow) -> None:
        """Add an invitation or replace it."""
        await self._session.run(_PUT, values_of(row))

    async def close(self, table_id: str, user_id: int, state: InvitationState) -> None:
        """Store the outcome of an invitation."""
        await self._session.run(_CLOSE, {"table": table_id, "user": user_id, "outcome": state})

    async def forget(self, before: int) -> None:
        """Delete closed invitations from before a time."""
        await self._session.run(_FORGET, {"before": before})


_NEXT_DUE = select(func.min(openings.c.due_at))
_DUE = select(openings.c.table_id).where(openings.c.due_at <= bindparam("now")).order_by(openings.c.due_at)
_PUT_OPENING = put(openings)


class OpeningReads(Query):
    """Look up opened lobbies."""

    async def next_due(self) -> int | None:
        """Return when the next lobby is to be announced; None if there is none."""
        at: int | None = await self._session.value(_NEXT_DUE)
        return at

    async def due(self, now: int) -> list[str]:
        """List the lobbies to be announced by now."""
        return [row.table_id for row in await self._session.rows(_DUE, {"now": now})]


class OpeningWrites(OpeningReads):
    """Keep opened lobbies."""

    async def put(self, row: OpeningRow) -> None:
        """Store the time of a lobby's announcement."""
        self._session.send(_PUT_OPENING, values_of(row))


_OF_GUILD = select(game_roles).where(game_roles.c.guild_id == bindparam("guild")).order_by(game_roles.c.game)
_DROP = delete(game_roles).where(game_roles.c.guild_id == bindparam("guild"), game_roles.c.game == bindparam("game"))
_PUT_ROLE, _NOTE_CALL = put(game_roles), put(role_calls)
_CALL = select(role_calls).where(role_calls.c.table_id == bindparam("table"))
_LAST_CALL = select(func.max(role_calls.c.called_at)).where(
    role_calls.c.guild_id == bindparam("guild"), role_calls.c.role_id == bindparam("role")
)
_CALLS_OF = (
    select(func.count())
    .select_from(role_calls)
    .where(role_calls.c.user_id == bindparam("user"), role_calls.c.called_at > bindparam("after"))
)
_FORGET_CALL = delete(role_calls).where(role_calls.c.called_at <= bindparam("before"))


class RoleReads(Query):
    """Look up roles for games, and mentions of them."""

    async def of_guild(self, guild_id: int) -> list[GameRoleRow]:
        """List a guild's roles by game."""
        return many(GameRoleRow, await self._session.rows(_OF_GUILD, {"guild": guild_id}))

    async def called(self, table_id: str) -> RoleCallRow | None:
        """Return the mention of a role for a lobby; None if there was none, or long ago."""
        return one(RoleCallRow, await self._session.first(_CALL, {"table": table_id}))

    async def last_call(self, guild_id: int, role_id: int) -> int | None:
        """Return when a role was mentioned last."""
        at: int | None = await self._session.value(_LAST_CALL, {"guild": guild_id, "role": role_id})
        return at

    async def count_calls(self, user_id: int, after: int) -> int:
        """Count the mentions since a time for the lobbies of a host."""
        count: int = await self._session.value(_CALLS_OF, {"user": user_id, "after": after})
        return count


class RoleWrites(RoleReads):
    """Keep roles for games, and mentions of them."""

    async def put(self, row: GameRoleRow) -> None:
        """Name a game's role; the guild has a row."""
        self._session.send(_PUT_ROLE, values_of(row))

    async def drop(self, guild_id: int, game: str) -> None:
        """Name no role for a game any more."""
        await self._session.run(_DROP, {"guild": guild_id, "game": game})

    async def note_call(self, row: RoleCallRow) -> None:
        """Note that a role is mentioned for a lobby."""
        self._session.send(_NOTE_CALL, values_of(row))

    async def forget(self, before: int) -> None:
        """Delete mentions of roles up to a time."""
        self._session.send(_FORGET_CALL, {"before": before})


_MINE = subscriptions.c.user_id == bindparam("user")
_HERE = subscriptions.c.guild_id == bindparam("guild")
_GAME = subscriptions.c.game == bindparam("game")
_SUBSCRIPTIONS_OF_USER = (
    select(subscriptions).where(_MINE).order_by(subscriptions.c.guild_id, subscriptions.c.game, subscriptions.c.made_at)
)
_WAITING = (
    select(subscriptions)
    .where(_HERE, _GAME, subscriptions.c.pace == bindparam("pace"))
    .order_by(func.coalesce(subscriptions.c.alerted_at, 0), subscriptions.c.made_at, subscriptions.c.user_id)
    .limit(bindparam("most"))
)
_LAST_ALERT = select(func.max(subscriptions.c.alerted_at)).where(_MINE)
_ENSURE_GUILD = insert(guilds).on_conflict_do_nothing()
_PUT_SUBSCRIPTION = put(subscriptions)
_NOTE = update(subscriptions).where(_MINE).values(alerted_at=bindparam("at"))
_DROP_ALL = delete(subscriptions).where(_MINE)
_DROP_OF_GUILD = _DROP_ALL.where(_HERE)
_DROP_OF_GAME = _DROP_OF_GUILD.where(_GAME)
_DROP_OTHERS = _DROP_OF_GAME.where(subscriptions.c.pace.not_in(bindparam("paces", expanding=True)))


class SubscriptionReads(Query):
    """Read subscriptions to new tables."""

    async def of_user(self, user_id: int) -> list[SubscriptionRow]:
        """List a user's subscriptions, by guild and game."""
        return many(SubscriptionRow, await self._session.rows(_SUBSCRIPTIONS_OF_USER, {"user": user_id}))

    async def waiting(self, guild_id: int, game: str, pace: str, most: int) -> list[SubscriptionRow]:
        """List the subscribers to such a table, those with the oldest alert first."""
        values = {"guild": guild_id, "game": game, "pace": pace, "most": most}
        return many(SubscriptionRow, await self._session.rows(_WAITING, values))

    async def last_alert(self, user_id: int) -> int | None:
        """Return the time of a user's last alert, in any guild."""
        at: int | None = await self._session.value(_LAST_ALERT, {"user": user_id})
        return at


class SubscriptionWrites(SubscriptionReads):
    """Write subscriptions to new tables."""

    async def put(self, row: SubscriptionRow) -> None:
        """Add or replace a user's subscription, and the row of its guild if missing."""
        self._session.send(_ENSURE_GUILD, values_of(GuildRow(guild_id=row.guild_id)))
        self._session.send(_PUT_SUBSCRIPTION, values_of(row))

    async def note_alert(self, user_id: int, at: int) -> None:
        """Note an alert on all of a user's subscriptions, because they share the time until the next one."""
        await self._session.run(_NOTE, {"user": user_id, "at": at})

    async def keep_only(self, user_id: int, guild_id: int, game: str, paces: Collection[str]) -> None:
        """Drop all other paces of a game in a guild."""
        await self._session.run(_DROP_OTHERS, {"user": user_id, "guild": guild_id, "game": game, "paces": list(paces)})

    async def drop(self, user_id: int, guild_id: int | None = None) -> None:
        """Delete all of a user's subscriptions, or those in one guild."""
        if guild_id is None:
            await self._session.run(_DROP_ALL, {"user": user_id})
        else:
            await self._session.run(_DROP_OF_GUILD, {"user": user_id, "guild": guild_id})

    async def drop_game(self, user_id: int, guild_id: int, game: str) -> None:
        """Delete a user's subscriptions to one game in a guild."""
        await self._session.run(_DROP_OF_GAME, {"user": user_id, "guild": guild_id, "game": game})


_BOARDS = select(notice_boards).order_by(notice_boards.c.guild_id)
_BOARD_OF = notice_boards.c.guild_id == bindparam("guild")
_BOARD = select(notice_boards).where(_BOARD_OF)
_PUT_BOARD, _DROP_BOARD = put(notice_boards), delete(notice_boards).where(_BOARD_OF)


class NoticeBoardReads(Query):
    """Read notice boards."""

    async def all(self) -> list[NoticeBoardRow]:
        """List all notice boards by guild."""
        return many(NoticeBoardRow, await self._session.rows(_BOARDS, {}))

    async def get(self, guild_id: int) -> NoticeBoardRow | None:
        """Get a guild's notice board, if it has one."""
        return one(NoticeBoardRow, await self._session.first(_BOARD, {"guild": guild_id}))


class NoticeBoardWrites(NoticeBoardReads):
    """Write notice boards."""

    async def put(self, row: NoticeBoardRow) -> None:
        """Add a guild's notice board or replace its row; the guild has a row."""
        self._session.send(_PUT_BOARD, values_of(row))

    async def drop(self, guild_id: int) -> None:
        """Remove a guild's notice board."""
        self._session.send(_DROP_BOARD, {"guild": guild_id})
