"""Guilds and users, how they are forgotten, and how far users are in lessons."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, insert, or_, select, tuple_, update

from storage.own import FORGETTING, user_recipient
from storage.rows import OPEN_STAGES, DeletedUser, GuildRow, UserRow
from storage.schema import (
    clocks,
    guilds,
    holders,
    lessons,
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
"""The kind of computer player that plays for users who are away, have left, or were deleted."""

_GUILD = select(guilds).where(guilds.c.guild_id == bindparam("guild"))
_LEFT_BEFORE = select(guilds).where(guilds.c.left_at < bindparam("before")).order_by(guilds.c.left_at)
_GUILDS_HERE = (
    select(guilds.c.guild_id).where(guilds.c.left_at.is_(None), guilds.c.guild_id != 0).order_by(guilds.c.guild_id)
)
_USER = select(users).where(users.c.user_id == bindparam("user"))
_UNRATED = select(users.c.user_id).where(
    users.c.user_id.in_(bindparam("users", expanding=True)), users.c.unrated.is_(True)
)
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
        """Get a guild's settings, or the defaults."""
        return one(GuildRow, await self._session.first(_GUILD, {"guild": guild_id})) or GuildRow(guild_id=guild_id)

    async def guilds_here(self) -> list[int]:
        """List the guilds that are not known to have removed the bot."""
        return [row.guild_id for row in await self._session.rows(_GUILDS_HERE)]

    async def left_before(self, at: int) -> list[GuildRow]:
        """List the guilds that removed the bot earlier than ``at``, longest ago first."""
        return many(GuildRow, await self._session.rows(_LEFT_BEFORE, {"before": at}))

    async def user(self, user_id: int) -> UserRow:
        """Get a user's row, or the defaults."""
        return one(UserRow, await self._session.first(_USER, {"user": user_id})) or UserRow(user_id=user_id)

    async def unrated(self, user_ids: Collection[int]) -> frozenset[int]:
        """Return those of some users who keep out of leaderboards."""
        values = {"users": list(user_ids)}
        return frozenset(row.user_id for row in await self._session.rows(_UNRATED, values)) if user_ids else frozenset()

    async def unseen_since(self, before: int) -> list[UserRow]:
        """List the users who were last seen before a time and sit at no open table."""
        return many(UserRow, await self._session.rows(_UNSEEN, {"before": before}))

    async def on_holiday(self, now: int) -> list[UserRow]:
        """List the users who are on holiday."""
        return many(UserRow, await self._session.rows(_AWAY, {"now": now}))


class PeopleWrites(PeopleReads):
    """Write and delete guilds and users.

    To change a guild or a user depending on what is stored of them, lock them first: the guild before the users, and
    both before any change.
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
        """Delete a user's names and settings; results and ratings stay. `nameless` is as below."""
        await self._session.run(_RENAME_OTHER_SEATS, {"user": user_id, "called": next(iter(nameless.values()))})
        for locale, called in nameless.items():
            await self._session.run(_RENAME_SEATS, {"user": user_id, "spoken": locale, "called": called})
        await self._session.run(_BLANK_HOLDERS, {"user": user_id})
        await self._session.run(_DROP_RELIABILITY, {"user": user_id})
        await self._session.run(_DROP_SUBSCRIPTIONS, {"user": user_id})
        await self._session.run(_DELETE_USER, {"user": user_id})

    async def delete_user(self, user_id: int, nameless: Mapping[str, str]) -> DeletedUser:
        """Remove a user; their seats stay without a name if the game has begun, and a computer plays on.

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


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonRow:
    """Keep how far a user is in the lesson of a game: its version, the scene, and the own choices there as JSON.

    ``turn`` counts changes, so that an old press is known as one. ``left_at`` is when the user stopped or was counted
    as gone, ``done_at`` when they came to the end, ``played_at`` when their first table after it began.
    """

    lesson_id: str
    user_id: int
    game: str
    version: int
    scene: str
    choices: str = "[]"
    turn: int = 1
    begun_at: int
    seen_at: int
    left_at: int | None = None
    done_at: int | None = None
    played_at: int | None = None


_ID = lessons.c.lesson_id == bindparam("lesson")
_GET = select(lessons).where(_ID)
_OF_USER = select(lessons).where(lessons.c.user_id == bindparam("user"), lessons.c.game == bindparam("key"))
# Users in the middle of a lesson: neither done nor counted as gone.
_OPEN = (lessons.c.left_at.is_(None), lessons.c.done_at.is_(None))
_IDLE = select(lessons).where(*_OPEN, lessons.c.seen_at < bindparam("before")).order_by(lessons.c.seen_at)
_INSERT = insert(lessons)
_CHANGED = [column.name for column in lessons.columns if column.name not in ("lesson_id", "user_id", "game")]
_ADVANCE = (
    update(lessons)
    .where(_ID, lessons.c.turn == bindparam("expected"))
    .values({name: bindparam(f"new_{name}") for name in _CHANGED})
)
_LEAVE = update(lessons).where(_ID, *_OPEN, lessons.c.seen_at < bindparam("before")).values(left_at=bindparam("now"))
_PLAYED = (
    update(lessons)
    .where(lessons.c.user_id.in_(bindparam("users", expanding=True)), lessons.c.played_at.is_(None))
    .where(lessons.c.seen_at >= bindparam("since"))
    .values(played_at=bindparam("now"))
    .returning(lessons.c.game)
)
_FORGET = delete(lessons).where(lessons.c.seen_at < bindparam("before"))


class LessonReads(Query):
    """Look up lessons."""

    async def get(self, lesson_id: str) -> LessonRow | None:
        """Get a user's lesson by its id."""
        return one(LessonRow, await self._session.first(_GET, {"lesson": lesson_id}))

    async def of_user(self, user_id: int, game: str) -> LessonRow | None:
        """Get how far a user is in the lesson of a game."""
        return one(LessonRow, await self._session.first(_OF_USER, {"user": user_id, "key": game}))

    async def idle_since(self, before: int) -> list[LessonRow]:
        """List the unfinished lessons that nobody has touched since a time, the oldest first."""
        return many(LessonRow, await self._session.rows(_IDLE, {"before": before}))


class LessonWrites(LessonReads):
    """Keep lessons."""

    async def add(self, row: LessonRow) -> None:
        """Add a user's lesson of a game."""
        await self._session.run(_INSERT, values_of(row))

    async def advance(self, row: LessonRow, expect_turn: int) -> bool:
        """Change a lesson if it is at this turn; return whether it was, as it may have gone on or be deleted."""
        values = {f"new_{name}": value for name, value in values_of(row).items() if name in _CHANGED}
        return await self._session.run(_ADVANCE, values | {"lesson": row.lesson_id, "expected": expect_turn}) == 1

    async def leave(self, lesson_id: str, before: int, now: int) -> bool:
        """Mark a lesson as abandoned if its user was not seen since a time; return whether that was so."""
        return await self._session.run(_LEAVE, {"lesson": lesson_id, "before": before, "now": now}) == 1

    async def note_table(self, users: Sequence[int], since: int, now: int) -> list[str]:
        """Note that users begin a table, and return the games whose lessons they have visited since a time."""
        rows = await self._session.rows(_PLAYED, {"users": list(users), "since": since, "now": now})
        return sorted(row.game for row in rows)

    async def forget(self, before: int) -> int:
        """Delete lessons that nobody has touched since a time; return their number."""
        return await self._session.run(_FORGET, {"before": before})
