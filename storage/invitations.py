"""Whom hosts have invited."""

from collections.abc import Collection

from sqlalchemy import bindparam, delete, func, select, update

from storage.rows import InvitationRow, InvitationState
from storage.schema import invitations, tables
from storage.session import Query, many, one, put, values_of

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
        """List all who were invited to a table, the first ones first."""
        return many(InvitationRow, await self._session.rows(_ALL_OF_TABLE, {"table": table_id}))

    async def open(self, table_id: str) -> list[InvitationRow]:
        """List who is invited to a table and has not answered."""
        return many(InvitationRow, await self._session.rows(_OPEN_OF_TABLE, {"table": table_id}))

    async def held(self, table_ids: Collection[str], since: int) -> list[InvitationRow]:
        """List the open invitations to some tables that were made after a time."""
        return many(InvitationRow, await self._session.rows(_HELD, {"ids": list(table_ids), "since": since}))

    async def get(self, table_id: str, user_id: int) -> InvitationRow | None:
        """Get a user's invitation to a table; None if there was none."""
        return one(InvitationRow, await self._session.first(_ONE, {"table": table_id, "user": user_id}))

    async def count_of_host(self, host_id: int, since: int) -> int:
        """Count whom a host has invited after a time."""
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
        """Note what became of an invitation."""
        await self._session.run(_CLOSE, {"table": table_id, "user": user_id, "outcome": state})

    async def forget(self, before: int) -> None:
        """Forget what was made before a time and is not open any more."""
        await self._session.run(_FORGET, {"before": before})
