"""Guilds and users, and how they are forgotten."""

from collections.abc import Mapping

from sqlalchemy import bindparam, delete, or_, select, tuple_, update

from storage.own import FORGETTING, user_recipient
from storage.rows import OPEN_STAGES, DeletedUser, GuildRow, UserRow
from storage.schema import (
    clocks,
    guilds,
    holders,
    motions,
    outbox,
    panels,
    reliability,
    seats,
    subscriptions,
    tables,
    users,
)
from storage.session import Query, many, one, put, values_of

STAND_IN = "normal"
"""The kind of computer player that plays for whoever is away, has left, or was deleted."""

_GUILD = select(guilds).where(guilds.c.guild_id == bindparam("guild"))
_LEFT_BEFORE = select(guilds).where(guilds.c.left_at < bindparam("before")).order_by(guilds.c.left_at)
_GUILDS_HERE = (
    select(guilds.c.guild_id).where(guilds.c.left_at.is_(None), guilds.c.guild_id != 0).order_by(guilds.c.guild_id)
)
_USER = select(users).where(users.c.user_id == bindparam("user"))
_AWAY = select(users).where(users.c.away_until > bindparam("now"))

_SAVE_GUILD, _GUILD_LEFT = put(guilds), put(guilds, "left_at")
_GUILD_BACK = update(guilds).where(guilds.c.guild_id == bindparam("guild")).values(left_at=None)
_DELETE_GUILD = delete(guilds).where(guilds.c.guild_id == bindparam("guild"))
_SAVE_USER = put(users)

_UNSEEN = (
    select(users)
    .where(
        users.c.seen_at < bindparam("before"),
        users.c.user_id.not_in(
            select(seats.c.user_id)
            .join(tables, tables.c.table_id == seats.c.table_id)
            .where(tables.c.stage.in_(OPEN_STAGES), seats.c.user_id.is_not(None))
        ),
    )
    .order_by(users.c.seen_at)
)
_MINE = seats.c.user_id == bindparam("user")
_STAGE = select(tables.c.stage).where(tables.c.table_id == seats.c.table_id).scalar_subquery()
_LOCALE = select(tables.c.locale).where(tables.c.table_id == seats.c.table_id).scalar_subquery()
_TOUCHED = (
    select(tables.c.table_id, tables.c.stage)
    .where(tables.c.stage.in_(OPEN_STAGES), tables.c.table_id.in_(select(seats.c.table_id).where(_MINE)))
    .order_by(tables.c.table_id)
)
_MY_SEATS = select(seats.c.table_id, seats.c.seat).where(_MINE)
_MY_DM = select(users.c.dm_channel_id).where(users.c.user_id == bindparam("user")).scalar_subquery()
_DROP_MY_PANELS = delete(panels).where(
    or_(tuple_(panels.c.table_id, panels.c.seat).in_(_MY_SEATS), panels.c.channel_id == _MY_DM)
)
_DROP_MY_CLOCKS = delete(clocks).where(tuple_(clocks.c.table_id, clocks.c.seat).in_(_MY_SEATS))
_DROP_MY_DELIVERIES = delete(outbox).where(outbox.c.recipient == bindparam("recipient_"))
_LEAVE_LOBBIES = delete(seats).where(_MINE, _STAGE == "lobby")
_STAND_IN = update(seats).where(_MINE, _STAGE == "playing").values(computer=STAND_IN)
_BLANK_SEATS = (
    update(seats).where(_MINE, bindparam("spoken") == _LOCALE).values(user_id=None, joined=0, name=bindparam("called"))
)
_BLANK_OTHER_SEATS = update(seats).where(_MINE).values(user_id=None, joined=0, name=bindparam("called"))
_RENAME_SEATS = update(seats).where(_MINE, bindparam("spoken") == _LOCALE).values(name=bindparam("called"))
_RENAME_OTHER_SEATS = update(seats).where(_MINE).values(name=bindparam("called"))
_BLANK_HOLDERS = update(holders).where(holders.c.user_id == bindparam("user")).values(name="")
_END_MOTION = update(motions).where(motions.c.user_id == bindparam("user")).values(about="{}", outcome="moot")
_DROP_RELIABILITY = delete(reliability).where(reliability.c.user_id == bindparam("user"))
_DROP_SUBSCRIPTIONS = delete(subscriptions).where(subscriptions.c.user_id == bindparam("user"))
_DELETE_USER = delete(users).where(users.c.user_id == bindparam("user"))


class PeopleReads(Query):
    """Look up guilds and users."""

    async def guild(self, guild_id: int) -> GuildRow:
        """Get what a guild has set, or what holds without that."""
        return one(GuildRow, await self._session.first(_GUILD, {"guild": guild_id})) or GuildRow(guild_id=guild_id)

    async def guilds_here(self) -> list[int]:
        """List the guilds that have not removed the bot, as far as is known."""
        return [row.guild_id for row in await self._session.rows(_GUILDS_HERE)]

    async def left_before(self, at: int) -> list[GuildRow]:
        """List the guilds that removed the bot earlier than ``at``, longest ago first."""
        return many(GuildRow, await self._session.rows(_LEFT_BEFORE, {"before": at}))

    async def user(self, user_id: int) -> UserRow:
        """Get what is known of a user, or what holds without that."""
        return one(UserRow, await self._session.first(_USER, {"user": user_id})) or UserRow(user_id=user_id)

    async def unseen_since(self, before: int) -> list[UserRow]:
        """List the users who were last seen before a time and sit at no open table."""
        return many(UserRow, await self._session.rows(_UNSEEN, {"before": before}))

    async def on_holiday(self, now: int) -> list[UserRow]:
        """List the users who are on holiday."""
        return many(UserRow, await self._session.rows(_AWAY, {"now": now}))


class PeopleWrites(PeopleReads):
    """Keep and forget guilds and users.

    Whoever looks something up of a guild or a user and then changes it by that locks them first: the guild before the
    users, and before anything of them is changed.
    """

    def lock_guild(self, guild_id: int) -> None:
        """Let no other process change a guild until the transaction ends, nor anything that counts for it."""
        self._session.lock([f"guild {guild_id}"])

    def lock(self, *user_ids: int) -> None:
        """Let no other process change users until the transaction ends, nor anything that counts for them."""
        self._session.lock([f"user {user_id}" for user_id in sorted(set(user_ids))])

    async def save_guild(self, row: GuildRow) -> None:
        """Add a guild or replace it."""
        await self._session.run(_SAVE_GUILD, values_of(row))

    async def guild_left(self, guild_id: int, at: int) -> None:
        """Record that the bot was removed from a guild."""
        await self._session.run(_GUILD_LEFT, values_of(GuildRow(guild_id=guild_id, left_at=at)))

    async def guild_back(self, guild_id: int) -> None:
        """Record that the bot is in a guild again."""
        await self._session.run(_GUILD_BACK, {"guild": guild_id})

    async def delete_guild(self, guild_id: int) -> None:
        """Remove a guild with its tables and all that belongs to them."""
        await self._session.run(_DELETE_GUILD, {"guild": guild_id})

    async def save_user(self, row: UserRow) -> None:
        """Add a user or replace them."""
        self._session.send(_SAVE_USER, values_of(row))

    async def forget_name(self, user_id: int, nameless: Mapping[str, str]) -> None:
        """Forget what a user is called and has set; results and ratings stay. `nameless` is as below."""
        await self._session.run(_RENAME_OTHER_SEATS, {"user": user_id, "called": next(iter(nameless.values()))})
        for locale, called in nameless.items():
            await self._session.run(_RENAME_SEATS, {"user": user_id, "spoken": locale, "called": called})
        await self._session.run(_BLANK_HOLDERS, {"user": user_id})
        await self._session.run(_DROP_RELIABILITY, {"user": user_id})
        await self._session.run(_DROP_SUBSCRIPTIONS, {"user": user_id})
        await self._session.run(_DELETE_USER, {"user": user_id})

    async def delete_user(self, user_id: int, nameless: Mapping[str, str]) -> DeletedUser:
        """Remove a user; their seats stay without a name where the game has begun, and a computer plays on.

        `nameless` is what such seats are called by the language of the table; the first holds also for a language that
        is gone. Seats in lobbies go. Deliveries to the user and the panels that showed them something go, the log
        stays. The marks of the schema say what else goes.
        """
        mine = {"user": user_id}
        touched = await self._session.rows(_TOUCHED, mine)
        # The seats and the user's row say what else is the user's, so they go last.
        await self._session.run(_DROP_MY_PANELS, mine)
        await self._session.run(_DROP_MY_CLOCKS, mine)
        await self._session.run(_DROP_MY_DELIVERIES, {"recipient_": user_recipient(user_id)})
        await self._session.run(_LEAVE_LOBBIES, mine)
        await self._session.run(_STAND_IN, mine)
        for locale, called in nameless.items():
            await self._session.run(_BLANK_SEATS, mine | {"spoken": locale, "called": called})
        await self._session.run(_BLANK_OTHER_SEATS, mine | {"called": next(iter(nameless.values()))})
        for statement in (_END_MOTION, _BLANK_HOLDERS, *FORGETTING):
            await self._session.run(statement, mine)
        return DeletedUser(
            lobbies=tuple(row.table_id for row in touched if row.stage == "lobby"),
            running=tuple(row.table_id for row in touched if row.stage == "playing"),
        )
