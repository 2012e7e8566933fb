"""What processes settle about Discord's gateway: who hears which shard, answers which press, introduces itself when."""

from sqlalchemy import bindparam, delete, exists, func, select

from storage.now import database_now
from storage.rows import HeardShardRow, HearerRow
from storage.schema import heard_shards, identifies, interactions, processes, revisions
from storage.session import Query, many
from storage.upserts import insert as upsert

_HEARD = select(heard_shards).order_by(heard_shards.c.shard, heard_shards.c.since)
_HEARERS = (
    select(
        heard_shards.c.shard,
        heard_shards.c.of,
        (database_now() - heard_shards.c.since).label("heard_for"),
        (database_now() - processes.c.seen_at).label("silent_for"),
    )
    .join(processes, processes.c.process == heard_shards.c.process)
    .where(~processes.c.ended)
)
_HEAR = upsert(heard_shards).values(since=database_now()).on_conflict_do_nothing()
_LOSE = delete(heard_shards).where(
    heard_shards.c.shard == bindparam("which"),
    heard_shards.c.of == bindparam("number"),
    heard_shards.c.process == bindparam("by"),
)
_CLAIM = upsert(interactions).values(at=database_now()).on_conflict_do_nothing()
_SINCE = select(database_now() - func.max(interactions.c.at)).where(interactions.c.message_id == bindparam("message"))
_SINCE_REVISION = _SINCE.where(
    exists().where(revisions.c.table_id == bindparam("table"), revisions.c.revision != bindparam("known"))
)
_FORGET = delete(interactions).where(interactions.c.at < bindparam("before"))
_LAST = select(identifies.c.at, database_now().label("now")).where(identifies.c.bucket == bindparam("bucket"))
_NEW = upsert(identifies).values(at=database_now())
_INTRODUCE = _NEW.on_conflict_do_update(
    index_elements=[identifies.c.bucket],
    set_={"at": _NEW.excluded.at},
    where=identifies.c.at <= _NEW.excluded.at - bindparam("pause", type_=identifies.c.at.type),
)


class ShardWatchReads(Query):
    """Look up who hears what."""

    async def all(self) -> list[HeardShardRow]:
        """List which process hears which shard."""
        return many(HeardShardRow, await self._session.rows(_HEARD, {}))

    async def hearers(self) -> list[HearerRow]:
        """List who hears which shard for how long, as far as nobody has taken them for dead."""
        return many(HearerRow, await self._session.rows(_HEARERS, {}))


class ShardWatchWrites(ShardWatchReads):
    """Note what this process hears."""

    async def hear(self, shard: int, of: int) -> None:
        """Note that this process hears one of so many shards from now on; what was noted before stays."""
        await self._session.run(_HEAR, {"shard": shard, "of": of, "process": self._session.process})

    async def lose(self, shard: int, of: int) -> None:
        """Note that this process hears a shard no more."""
        await self._session.run(_LOSE, {"which": shard, "number": of, "by": self._session.process})


class InteractionReads(Query):
    """Look up what was pressed."""

    async def since_news(self, message_id: int, table_id: str, revision: int) -> int | None:
        """Return how many milliseconds ago a message was pressed last, as far as that is not forgotten.

        None where its table has not changed since it had a revision.
        """
        given = {"message": message_id, "table": table_id, "known": revision}
        found = await self._session.value(_SINCE_REVISION, given)
        return None if found is None else int(found)


class InteractionWrites(InteractionReads):
    """Let one process answer each press and each command."""

    async def claim(self, interaction_id: int, message_id: int | None = None) -> bool:
        """Take an interaction on, with the message that was pressed, and tell whether nobody had."""
        return bool(await self._session.run(_CLAIM, {"interaction_id": interaction_id, "message_id": message_id}))

    async def forget(self, before: int) -> None:
        """Forget those taken on before a time of the database's clock."""
        self._session.send(_FORGET, {"before": before})


class IdentifyWrites(Query):
    """Let one shard of a group introduce itself at a time."""

    async def take(self, bucket: int, pause: int) -> int:
        """Take the turn of a group, one each so many milliseconds, and return 0; else return how long to wait."""
        if await self._session.run(_INTRODUCE, {"bucket": bucket, "pause": pause}):
            return 0
        row = await self._session.first(_LAST, {"bucket": bucket})
        return 0 if row is None else max(1, int(row.at) + pause - int(row.now))
