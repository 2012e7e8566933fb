"""What moderators have done, and what their guild's tables are owed for long."""

from sqlalchemy import bindparam, delete, or_, select

from storage.own import user_recipient
from storage.rows import ActRow, LateRow, NewAct
from storage.schema import acts, outbox, tables
from storage.session import Query, many, values_of

_OF_GUILD = (
    select(acts)
    .where(acts.c.guild_id == bindparam("guild"))
    .order_by(acts.c.at.desc(), acts.c.id.desc())
    .limit(bindparam("most", type_=acts.c.id.type))
)
_ADD, _FORGET = acts.insert(), delete(acts).where(acts.c.at < bindparam("before"))

# An edit of a user's own message follows what they chose in secret, so none is told of; nor what is not due yet.
_PRIVATE = outbox.c.recipient.like(user_recipient(0)[:-1] + "%")
_LATE = or_(outbox.c.error.is_not(None), outbox.c.due_at < bindparam("before"))
_LATE_ROWS = (
    select(
        outbox.c.table_id,
        _PRIVATE.label("private"),
        outbox.c.about,
        outbox.c.error,
        outbox.c.created_at.label("since"),
        outbox.c.gave_up_at.is_not(None).label("gave_up"),
    )
    .join(tables, tables.c.table_id == outbox.c.table_id)
    .where(tables.c.guild_id == bindparam("guild"))
    .where(or_(outbox.c.kind == "post", (outbox.c.kind == "sync") & ~_PRIVATE))
    .where(or_(outbox.c.gave_up_at.is_not(None), (outbox.c.created_at < bindparam("before")) & _LATE))
    .order_by(outbox.c.created_at, outbox.c.id)
)


class ActReads(Query):
    """Look up what moderators see."""

    async def of_guild(self, guild_id: int, most: int) -> list[ActRow]:
        """List what was done in a guild last, the newest first."""
        return many(ActRow, await self._session.rows(_OF_GUILD, {"guild": guild_id, "most": most}))

    async def late(self, guild_id: int, before: int) -> list[LateRow]:
        """List what a guild's tables are owed since before a time, or in vain, the oldest first."""
        return many(LateRow, await self._session.rows(_LATE_ROWS, {"guild": guild_id, "before": before}))


class ActWrites(ActReads):
    """Keep what moderators have done."""

    async def add(self, act: NewAct) -> None:
        """Note an act."""
        self._session.send(_ADD, values_of(act))

    async def forget(self, before: int) -> None:
        """Forget what was done before a time."""
        self._session.send(_FORGET, {"before": before})
