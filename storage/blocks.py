"""Whom users have blocked."""

from collections.abc import Collection

from sqlalchemy import bindparam, delete, select

from storage.rows import BlockRow
from storage.schema import blocks
from storage.session import Query, many, put, values_of

_MINE = blocks.c.user_id == bindparam("user")
_OF_USER = select(blocks).where(_MINE).order_by(blocks.c.made_at.desc(), blocks.c.other_id)
_BLOCKED = select(blocks).where(_MINE, blocks.c.other_id.in_(bindparam("others", expanding=True)))
_BLOCKERS = select(blocks.c.user_id).where(blocks.c.other_id == bindparam("user"), blocks.c.kind == "all")
_BETWEEN = select(blocks).where(
    blocks.c.user_id.in_(bindparam("pair", expanding=True)), blocks.c.other_id.in_(bindparam("pair", expanding=True))
)
_PUT = put(blocks)
_DROP = delete(blocks).where(_MINE, blocks.c.other_id == bindparam("other"))


class BlockReads(Query):
    """Look up blocks."""

    async def of_user(self, user_id: int) -> list[BlockRow]:
        """List whom a user has blocked, the newest first."""
        return many(BlockRow, await self._session.rows(_OF_USER, {"user": user_id}))

    async def blocked(self, user_id: int, others: Collection[int]) -> list[BlockRow]:
        """List which of these users a user has blocked."""
        return many(BlockRow, await self._session.rows(_BLOCKED, {"user": user_id, "others": list(others)}))

    async def blockers(self, user_id: int) -> set[int]:
        """Return who has blocked a user from everything."""
        return {row.user_id for row in await self._session.rows(_BLOCKERS, {"user": user_id})}

    async def between(self, one_id: int, other_id: int) -> list[BlockRow]:
        """List the blocks between two users, whoever of them made them."""
        return many(BlockRow, await self._session.rows(_BETWEEN, {"pair": [one_id, other_id]}))


class BlockWrites(BlockReads):
    """Keep blocks."""

    async def put(self, row: BlockRow) -> None:
        """Add a block or replace it."""
        self._session.send(_PUT, values_of(row))

    async def drop(self, user_id: int, other_id: int) -> None:
        """Forget a block."""
        self._session.send(_DROP, {"user": user_id, "other": other_id})
