"""Moderation: bans, acts of moderators, blocks between users, and reliability."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import bindparam, delete, exists, func, null, or_, select, union_all, update

from storage.own import user_recipient
from storage.rows import OPEN_STAGES, ActRow, BanRow, BlockRow, LateRow, NewAct, ReliabilityRow
from storage.schema import acts, bans, blocks, excluded_users, invitations, outbox, reliability, seats, tables
from storage.session import Query, insert, many, put, values_of

_GUILD, _USER = bans.c.guild_id == bindparam("guild"), bans.c.user_id == bindparam("user")
_ONE = union_all(
    select(bans.c.user_id).where(_GUILD, _USER),
    select(excluded_users.c.user_id).where(excluded_users.c.user_id == bindparam("user")),
)
_OF_GUILD = select(bans).where(_GUILD).order_by(bans.c.at.desc(), bans.c.user_id)
_KEPT_OUT = union_all(
    select(bans.c.guild_id, bans.c.user_id), select(null().cast(bans.c.guild_id.type), excluded_users.c.user_id)
).subquery()
_SITS = exists().where(seats.c.table_id == tables.c.table_id, seats.c.user_id == _KEPT_OUT.c.user_id)
_INVITED = exists().where(
    invitations.c.table_id == tables.c.table_id,
    invitations.c.user_id == _KEPT_OUT.c.user_id,
    invitations.c.state == "open",
)
_SEATED = (
    select(tables.c.table_id, _KEPT_OUT.c.user_id)
    .distinct()
    .join(_KEPT_OUT, func.coalesce(_KEPT_OUT.c.guild_id, tables.c.guild_id) == tables.c.guild_id)
    .where(tables.c.stage.in_(OPEN_STAGES), _SITS | _INVITED)
    .order_by(tables.c.table_id)
)
_THERE = tables.c.guild_id == bindparam("guild")
_HOSTED = (
    select(func.count())
    .select_from(tables)
    .where(_THERE, tables.c.stage == "lobby", tables.c.host_id == bindparam("user"))
)
_PLAYED = (
    select(func.count())
    .select_from(tables)
    .join(seats, seats.c.table_id == tables.c.table_id)
    .where(_THERE, tables.c.stage == "playing", seats.c.user_id == bindparam("user"))
)
_PUT, _LIFT = put(bans), delete(bans).where(_GUILD, _USER)


class BanReads(Query):
    """Read bans, and the counts for caps."""

    async def is_banned(self, guild_id: int, user_id: int) -> bool:
        """Tell whether a user is banned from the tables of a guild, or excluded from all by the operator."""
        return await self._session.first(_ONE, {"guild": guild_id, "user": user_id}) is not None

    async def of_guild(self, guild_id: int) -> list[BanRow]:
        """List the bans of a guild, the newest first."""
        return many(BanRow, await self._session.rows(_OF_GUILD, {"guild": guild_id}))

    async def seated(self) -> list[tuple[str, int]]:
        """List the open tables where a banned or excluded user sits or has a held seat, each with that user."""
        return [(row.table_id, row.user_id) for row in await self._session.rows(_SEATED)]

    async def lobbies_hosted(self, guild_id: int, user_id: int) -> int:
        """Count the lobbies of a guild that a user hosts."""
        return int(await self._session.value(_HOSTED, {"guild": guild_id, "user": user_id}) or 0)

    async def games_played(self, guild_id: int, user_id: int) -> int:
        """Count the running tables of a guild at which a user has a seat."""
        return int(await self._session.value(_PLAYED, {"guild": guild_id, "user": user_id}) or 0)


class BanWrites(BanReads):
    """Keep bans."""

    async def put(self, row: BanRow) -> None:
        """Ban a user."""
        self._session.send(_PUT, values_of(row))

    async def lift(self, guild_id: int, user_id: int) -> None:
        """Let a user play again."""
        self._session.send(_LIFT, {"guild": guild_id, "user": user_id})


_ACTS_OF_GUILD = (
    select(acts)
    .where(acts.c.guild_id == bindparam("guild"))
    .order_by(acts.c.at.desc(), acts.c.id.desc())
    .limit(bindparam("most", type_=acts.c.id.type))
)
_ADD, _FORGET = acts.insert(), delete(acts).where(acts.c.at < bindparam("before"))

# Edits of users' own messages follow secret choices, so they are left out, as is everything not due yet.
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
    """Read what moderators see."""

    async def of_guild(self, guild_id: int, most: int) -> list[ActRow]:
        """List the last acts in a guild, the newest first."""
        return many(ActRow, await self._session.rows(_ACTS_OF_GUILD, {"guild": guild_id, "most": most}))

    async def late(self, guild_id: int, before: int) -> list[LateRow]:
        """List a guild's messages that were given up or have been pending since before a time, oldest first."""
        return many(LateRow, await self._session.rows(_LATE_ROWS, {"guild": guild_id, "before": before}))


class ActWrites(ActReads):
    """Write acts of moderators."""

    async def add(self, act: NewAct) -> None:
        """Note an act."""
        self._session.send(_ADD, values_of(act))

    async def forget(self, before: int) -> None:
        """Delete acts from before a time."""
        self._session.send(_FORGET, {"before": before})


_MINE = blocks.c.user_id == bindparam("user")
_OF_USER = select(blocks).where(_MINE).order_by(blocks.c.made_at.desc(), blocks.c.other_id)
_BLOCKED = select(blocks).where(_MINE, blocks.c.other_id.in_(bindparam("others", expanding=True)))
_BLOCKERS = select(blocks.c.user_id).where(blocks.c.other_id == bindparam("user"), blocks.c.kind == "all")
_BETWEEN = select(blocks).where(
    blocks.c.user_id.in_(bindparam("pair", expanding=True)), blocks.c.other_id.in_(bindparam("pair", expanding=True))
)
_PUT_BLOCK = put(blocks)
_DROP = delete(blocks).where(_MINE, blocks.c.other_id == bindparam("other"))


class BlockReads(Query):
    """Look up blocks."""

    async def of_user(self, user_id: int) -> list[BlockRow]:
        """List the users that a user has blocked, the newest first."""
        return many(BlockRow, await self._session.rows(_OF_USER, {"user": user_id}))

    async def blocked(self, user_id: int, others: Collection[int]) -> list[BlockRow]:
        """List which of these users a user has blocked."""
        return many(BlockRow, await self._session.rows(_BLOCKED, {"user": user_id, "others": list(others)}))

    async def blockers(self, user_id: int) -> set[int]:
        """Return the users who have blocked a user from everything."""
        return {row.user_id for row in await self._session.rows(_BLOCKERS, {"user": user_id})}

    async def between(self, one_id: int, other_id: int) -> list[BlockRow]:
        """List the blocks between two users, in either direction."""
        return many(BlockRow, await self._session.rows(_BETWEEN, {"pair": [one_id, other_id]}))


class BlockWrites(BlockReads):
    """Keep blocks."""

    async def put(self, row: BlockRow) -> None:
        """Add a block or replace it."""
        self._session.send(_PUT_BLOCK, values_of(row))

    async def drop(self, user_id: int, other_id: int) -> None:
        """Forget a block."""
        self._session.send(_DROP, {"user": user_id, "other": other_id})


MAX_DECISIONS: Final = 100
"""Decisions that are remembered; older ones fall out of the text."""
IN_TIME, MISSED = "1", "0"

_OF_USERS = select(reliability).where(
    reliability.c.guild_id == bindparam("guild"), reliability.c.user_id.in_(bindparam("users", expanding=True))
)
_NEW = insert(reliability)
_NOTE = _NEW.on_conflict_do_update(
    index_elements=list(reliability.primary_key.columns),
    set_={"decisions": func.substr(_NEW.excluded.decisions + reliability.c.decisions, 1, MAX_DECISIONS)},
)
_GIVE_UP = _NEW.on_conflict_do_update(
    index_elements=list(reliability.primary_key.columns), set_={"given_up": reliability.c.given_up + 1}
)
_FORGIVE = (
    update(reliability)
    .where(
        reliability.c.guild_id == bindparam("guild"),
        reliability.c.user_id == bindparam("user"),
        reliability.c.given_up > 0,
    )
    .values(given_up=reliability.c.given_up - 1)
)


class ReliabilityReads(Query):
    """Look up how reliable users are."""

    async def of_users(self, guild_id: int, user_ids: Collection[int]) -> dict[int, ReliabilityRow]:
        """Return the reliability of users in a guild, by user, without users who have decided nothing yet."""
        if not user_ids:
            return {}
        rows = await self._session.rows(_OF_USERS, {"guild": guild_id, "users": list(user_ids)})
        return {row.user_id: row for row in many(ReliabilityRow, rows)}


class ReliabilityWrites(ReliabilityReads):
    """Note decisions; `people.delete_user` drops them."""

    def note(self, guild_id: int, user_id: int, *, in_time: bool) -> None:
        """Note one decision, without waiting, because a press does it."""
        decision = IN_TIME if in_time else MISSED
        values = {"guild_id": guild_id, "user_id": user_id, "decisions": decision, "given_up": 0}
        self._session.send(_NOTE, values)

    def give_up(self, guild_id: int, user_id: int) -> None:
        """Note that a user has given a game up."""
        self._session.send(_GIVE_UP, {"guild_id": guild_id, "user_id": user_id, "decisions": "", "given_up": 1})

    def forgive(self, guild_id: int, user_id: int) -> None:
        """Note that a user has gone on with a game that was noted as given up."""
        self._session.send(_FORGIVE, {"guild": guild_id, "user": user_id})
