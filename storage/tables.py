"""Tables and their seats, who held them when, and the sets of components that tables are played with."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Unpack

from sqlalchemy import (
    Integer,
    Select,
    Update,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)

from storage.errors import TableGone, VersionConflict
from storage.rows import (
    ALL_STAGES,
    OPEN_STAGES,
    GuildRow,
    HolderRow,
    MaterialRow,
    SeatRow,
    Stage,
    TableChanges,
    TableRow,
    WaitingRow,
)
from storage.schema import claims, clocks, entries, guilds, holders, materials, seats, tables, users
from storage.session import Query, many, one, put, values_of
from storage.session import insert as upsert

_THIS = tables.c.table_id == bindparam("table")
_STAGES = tables.c.stage.in_(bindparam("stages", expanding=True))
_NEWEST_FIRST = (tables.c.created_at.desc(), tables.c.table_id)

_GET = select(tables).where(_THIS)
_HOLD = _GET.with_for_update()
_EXISTS = select(tables.c.table_id).where(_THIS)
_OF_GUILD = select(tables).where(tables.c.guild_id == bindparam("guild"), _STAGES).order_by(*_NEWEST_FIRST)
_SITS = exists().where(seats.c.table_id == tables.c.table_id, seats.c.user_id == bindparam("user"))
_OF_USER = select(tables).where(_SITS, _STAGES).order_by(*_NEWEST_FIRST)
_BEGUN = (
    select(tables)
    .where(_STAGES, func.coalesce(tables.c.started_at, tables.c.created_at) <= bindparam("before"))
    .order_by(tables.c.created_at, tables.c.table_id)
)
_PLAYED = and_(seats.c.table_id == tables.c.table_id, seats.c.user_id.is_not(None))
_SEEN_USERS = select(users.c.user_id).where(users.c.seen_at >= bindparam("before"))
_LEFT_ALONE = (
    select(tables)
    .where(
        tables.c.stage == "playing",
        or_(tables.c.pace == 0, tables.c.paused_at.is_not(None)),
        tables.c.started_at < bindparam("before"),
        exists().where(_PLAYED, seats.c.computer.is_(None)),
        ~exists().where(_PLAYED, seats.c.user_id.in_(_SEEN_USERS)),
    )
    .order_by(tables.c.started_at, tables.c.table_id)
)
_COMPUTER = exists().where(seats.c.table_id == tables.c.table_id, seats.c.computer.is_not(None))
_LAST_ENTRY = select(entries.c.at).where(entries.c.table_id == tables.c.table_id).order_by(entries.c.number.desc())
_LATEST_FIRST = (_LAST_ENTRY.limit(1).scalar_subquery().desc().nulls_last(), tables.c.table_id)
_WITH_COMPUTERS = select(tables.c.table_id).where(_STAGES, _COMPUTER).order_by(*_LATEST_FIRST)
_LAST_RULES = (
    select(tables.c.table_id, tables.c.game, entries.c.rules_version)
    .join(entries, and_(entries.c.table_id == tables.c.table_id, entries.c.number == tables.c.version - 1))
    .where(tables.c.stage == "playing")
)
_IS_WAITED_FOR = tables.c.waiting.bitwise_rshift(seats.c.seat).bitwise_and(1) == 1
_WAITING = (
    select(
        tables.c.table_id,
        tables.c.guild_id,
        tables.c.game,
        seats.c.user_id,
        func.coalesce(tables.c.asked_at, tables.c.started_at, tables.c.created_at).label("asked_at"),
    )
    .join(seats, seats.c.table_id == tables.c.table_id)
    .where(tables.c.stage == "playing", tables.c.paused_at.is_(None), _IS_WAITED_FOR)
    .where(seats.c.user_id.is_not(None), seats.c.computer.is_(None))
)
_WAITING_FOR = _WAITING.where(seats.c.user_id == bindparam("user"))
_UNTRIED = or_(users.c.dms_tried_at.is_(None), users.c.dms_tried_at < bindparam("before"))
_CLOSED = select(users.c.user_id).where(users.c.dms == "closed", _UNTRIED)
_WAITING_UNREACHED = _WAITING.where(seats.c.user_id.in_(_CLOSED))
_CLAIMED = exists().where(claims.c.kind == "computers", claims.c.key == tables.c.table_id)
_PLAYS_ON = exists().where(_PLAYED, seats.c.computer.is_(None))
_OF_COMPUTERS = select(seats.c.table_id).where(seats.c.computer.is_not(None))
_COMPUTER_S_TURN = exists().where(seats.c.table_id == tables.c.table_id, seats.c.computer.is_not(None), _IS_WAITED_FOR)
_IS_UP = and_(clocks.c.due_at <= bindparam("now"), clocks.c.reminded == bindparam("up"))
_OVERDUE = exists().where(clocks.c.table_id == tables.c.table_id, _IS_UP)
_WITH_LATE = select(clocks.c.table_id).where(_IS_UP)
_GUILD_LEFT = exists().where(guilds.c.guild_id == tables.c.guild_id, guilds.c.left_at.is_not(None))
_AWAITING_COMPUTERS = (
    select(tables.c.table_id)
    .where(tables.c.stage == "playing", tables.c.paused_at.is_(None), _PLAYS_ON, ~_CLAIMED, ~_GUILD_LEFT)
    .where(tables.c.table_id.in_(_OF_COMPUTERS.union(_WITH_LATE)), or_(_COMPUTER_S_TURN, _OVERDUE))
    .order_by(tables.c.asked_at, tables.c.table_id)
    .limit(bindparam("most", type_=Integer()))
)
_UNNOTED = select(tables.c.table_id).where(tables.c.stage == "playing", tables.c.waiting.is_(None))
_HERE = or_(
    tables.c.place_id == bindparam("channel"),
    tables.c.left_id == bindparam("channel"),
    tables.c.post_id == bindparam("channel"),
    and_(tables.c.stage == "lobby", tables.c.home_id == bindparam("channel")),
)
_GUILDS = select(tables.c.guild_id).where(_STAGES, tables.c.guild_id != 0).distinct().order_by(tables.c.guild_id)
_BY_PLACE = select(tables).where(_HERE, _STAGES).order_by(*_NEWEST_FIRST)
_ENDED = select(tables).where(tables.c.ended_at < bindparam("before")).order_by(tables.c.ended_at)
_REMATCH = select(tables).where(tables.c.rematch_of == bindparam("table"), _STAGES).order_by(*_NEWEST_FIRST)
_ROWS_OF = select(tables).where(tables.c.table_id.in_(bindparam("tables", expanding=True)))
_SEATS_OF = (
    select(seats)
    .where(seats.c.table_id.in_(bindparam("tables", expanding=True)))
    .order_by(seats.c.table_id, seats.c.seat)
)
_SEATS = select(seats).where(seats.c.table_id == bindparam("table")).order_by(seats.c.seat)

_INSERT = insert(tables)
_ENSURE_GUILD = upsert(guilds).on_conflict_do_nothing()
_CHANGE = update(tables).where(_THIS)
_STAY = _CHANGE.where(tables.c.version == bindparam("expected")).values(version=tables.c.version)
_ADVANCE = _CHANGE.where(tables.c.version == bindparam("expected")).values(version=tables.c.version + 1)
_DELETE = delete(tables).where(_THIS)
_NEW_SEAT, _PUT_SEAT = upsert(seats), put(seats)
_CLEAR_SEATS = delete(seats).where(seats.c.table_id == bindparam("table"))


@cache
def _changing(change: Update, *names: str) -> Update:
    """Let a statement change these columns too; cached, as making it costs more than running it."""
    return change.values({name: bindparam(f"new_{name}", type_=tables.c[name].type) for name in names})


def _new(fields: Mapping[str, object]) -> dict[str, object]:
    return {f"new_{name}": value for name, value in fields.items()}


class TableReads(Query):
    """Look up tables and seats."""

    async def get(self, table_id: str) -> TableRow | None:
        """Get a table."""
        return one(TableRow, await self._session.first(_GET, {"table": table_id}))

    async def exists(self, table_id: str) -> bool:
        """Tell whether a table id is taken."""
        return await self._session.first(_EXISTS, {"table": table_id}) is not None

    async def guilds(self, stages: Collection[Stage]) -> list[int]:
        """List the guilds that have such tables."""
        return [row.guild_id for row in await self._session.rows(_GUILDS, {"stages": list(stages)})]

    async def of_guild(self, guild_id: int, stages: Collection[Stage] = ALL_STAGES) -> list[TableRow]:
        """List the tables of a guild, newest first."""
        return await self._list(_OF_GUILD, stages, guild=guild_id)

    async def of_user(self, user_id: int, stages: Collection[Stage] = ALL_STAGES) -> list[TableRow]:
        """List the tables a user sits at, newest first."""
        return await self._list(_OF_USER, stages, user=user_id)

    async def with_computers(self, stages: Collection[Stage]) -> list[str]:
        """List the ids of the tables at which a computer plays or stands in, those first that changed last."""
        return [row.table_id for row in await self._session.rows(_WITH_COMPUTERS, {"stages": list(stages)})]

    async def last_rules(self) -> list[tuple[str, str, int]]:
        """List the tables that are being played: id, game, and the rules version of the last entry."""
        return [(row.table_id, row.game, row.rules_version) for row in await self._session.rows(_LAST_RULES, {})]

    async def waiting(self, user_id: int | None = None) -> list[WaitingRow]:
        """List the users that tables wait for, or the tables that wait for one user, as their last steps noted it."""
        if user_id is None:
            return many(WaitingRow, await self._session.rows(_WAITING, {}))
        return many(WaitingRow, await self._session.rows(_WAITING_FOR, {"user": user_id}))

    async def waiting_unreached(self, before: int) -> list[WaitingRow]:
        """List the users that tables wait for whose direct messages are closed, and were not tried since a time."""
        return many(WaitingRow, await self._session.rows(_WAITING_UNREACHED, {"before": before}))

    async def awaiting_computers(self, now: int, up: int, most: int) -> list[str]:
        """List the tables at which a computer is to decide, for itself or for a user whose time is `up`.

        Those for which a process thinks are left out, and those of guilds that have removed the bot.
        """
        rows = await self._session.rows(_AWAITING_COMPUTERS, {"now": now, "up": up, "most": most})
        return [row.table_id for row in rows]

    async def restored(self) -> int:
        """Return at which table, counted from 1 by id, users are to be told next that a backup was restored; else 0."""
        return await self._session.restored()

    async def unnoted(self) -> list[str]:
        """List running tables whose last step, by an earlier release, did not note which users they wait for."""
        return [row.table_id for row in await self._session.rows(_UNNOTED, {})]

    async def begun_before(self, at: int, stages: Collection[Stage]) -> list[TableRow]:
        """List the tables in some stages that have begun, or else were opened, until then."""
        return await self._list(_BEGUN, stages, before=at)

    async def left_alone_since(self, before: int) -> list[TableRow]:
        """List the tables without limit, or paused, none of whose users was seen since then; not those that rest."""
        return many(TableRow, await self._session.rows(_LEFT_ALONE, {"before": before}))

    async def by_place(self, channel_id: int, stages: Collection[Stage] = ALL_STAGES) -> list[TableRow]:
        """List the tables played in a channel, or to return to it, and the lobbies open in it, newest first."""
        return await self._list(_BY_PLACE, stages, channel=channel_id)

    async def ended_before(self, at: int) -> list[TableRow]:
        """List the tables that ended earlier than ``at``, in whatever way, longest ago first."""
        return many(TableRow, await self._session.rows(_ENDED, {"before": at}))

    async def rematch_of(self, table_id: str, stages: Collection[Stage]) -> TableRow | None:
        """Get the newest table at which the players of this one meet again."""
        values = {"table": table_id, "stages": list(stages)}
        return one(TableRow, await self._session.first(_REMATCH, values))

    async def rows_of(self, table_ids: Collection[str]) -> list[TableRow]:
        """List the tables with these ids."""
        return many(TableRow, await self._session.rows(_ROWS_OF, {"tables": list(table_ids)})) if table_ids else []

    async def seats_of(self, table_ids: Collection[str]) -> list[SeatRow]:
        """List the seats of several tables."""
        return many(SeatRow, await self._session.rows(_SEATS_OF, {"tables": list(table_ids)})) if table_ids else []

    async def seats(self, table_id: str) -> list[SeatRow]:
        """List the seats of a table by number."""
        return many(SeatRow, await self._session.rows(_SEATS, {"table": table_id}))

    async def _list(
        self, query: Select[*tuple[object, ...]], stages: Collection[Stage], **values: int
    ) -> list[TableRow]:
        return many(TableRow, await self._session.rows(query, {"stages": list(stages), **values}))


class TableWrites(TableReads):
    """Change tables and seats."""

    async def get(self, table_id: str) -> TableRow | None:
        """Get a table, and let nobody else change it before the transaction ends; under SQLite nobody can anyway."""
        return one(TableRow, await self._session.first(_HOLD, {"table": table_id}))

    async def note_restored(self, following: int) -> None:
        """Note at which table users are to be told next that a backup was restored, or 0 once all are told."""
        await self._session.note_restored(following)

    async def insert(self, row: TableRow) -> None:
        """Add a table, and the row of its guild if there is none."""
        self._session.send(_ENSURE_GUILD, values_of(GuildRow(guild_id=row.guild_id)))
        self._session.send(_INSERT, values_of(row))

    async def change(self, table_id: str, **fields: Unpack[TableChanges]) -> None:
        """Change columns of a table, whatever its version.

        :raises TableGone: there is no such table
        """
        change = _changing(_CHANGE, *fields)
        if fields and not await self._session.run(change, {"table": table_id, **_new(fields)}):
            raise TableGone(table_id)

    async def advance(self, table_id: str, *, expect_version: int, **fields: Unpack[TableChanges]) -> int:
        """Move a table on to the version after ``expect_version``, change columns with it, and return that version.

        :raises VersionConflict: the table is at another version, or gone; at the latest when the transaction ends
        """
        self._step(_changing(_ADVANCE, *fields), table_id, expect_version, _new(fields))
        return expect_version + 1

    async def check_version(self, table_id: str, expect_version: int) -> None:
        """Leave a table at its version, for a change that is no step of its log.

        :raises VersionConflict: the table is at another version, or gone; at the latest when the transaction ends
        """
        self._step(_STAY, table_id, expect_version, {})

    def _step(self, change: Update, table_id: str, expected: int, values: Mapping[str, object]) -> None:
        def check(changed: int) -> None:
            if not changed:
                raise VersionConflict(table_id, expected)

        self._session.send(change, {"table": table_id, "expected": expected, **values}, check)

    async def put_seat(self, row: SeatRow) -> None:
        """Add a seat or replace it."""
        self._session.send(_PUT_SEAT, values_of(row))

    async def set_seats(self, table_id: str, rows: Sequence[SeatRow]) -> None:
        """Replace all seats of a table."""
        self._session.send(_CLEAR_SEATS, {"table": table_id})
        if rows:
            await self._session.run(_NEW_SEAT, [values_of(row) for row in rows])

    async def delete(self, table_id: str) -> None:
        """Remove a table with its seats, log, snapshots, deliveries and panels."""
        await self._session.run(_DELETE, {"table": table_id})


_OF_TABLE = select(holders).where(holders.c.table_id == bindparam("table")).order_by(holders.c.seat, holders.c.number)
_OPEN_OF_USER = (
    select(holders.c.table_id)
    .distinct()
    .join_from(holders, tables, holders.c.table_id == tables.c.table_id)
    .where(holders.c.user_id == bindparam("user"), tables.c.stage.in_(OPEN_STAGES))
)
_NEXT = select(func.coalesce(func.max(holders.c.number) + 1, literal(0))).where(
    holders.c.table_id == bindparam("table"), holders.c.seat == bindparam("of_seat")
)
_INSERT_HOLDER = insert(holders)
_DROP = delete(holders).where(
    holders.c.table_id == bindparam("table"),
    holders.c.seat == bindparam("of_seat"),
    holders.c.number == bindparam("last"),
)


class HolderReads(Query):
    """Look up holders."""

    async def open_tables_of(self, user_id: int) -> list[str]:
        """List the open tables at which a user has ever held a seat."""
        return [row.table_id for row in await self._session.rows(_OPEN_OF_USER, {"user": user_id})]

    async def of_table(self, table_id: str) -> list[HolderRow]:
        """List the holders of all seats, by seat and in order."""
        return many(HolderRow, await self._session.rows(_OF_TABLE, {"table": table_id}))


class HolderWrites(HolderReads):
    """Keep holders."""

    async def add(self, seat: SeatRow, version: int, at: int) -> None:
        """Store the holder of a seat from the state of `version` on."""
        number = await self._session.value(_NEXT, {"table": seat.table_id, "of_seat": seat.seat})
        row = HolderRow(
            table_id=seat.table_id,
            seat=seat.seat,
            number=int(number),
            version=version,
            user_id=seat.user_id,
            computer=seat.computer,
            name=seat.name,
            at=at,
        )
        self._session.send(_INSERT_HOLDER, values_of(row))

    def take_back(self, row: HolderRow) -> None:
        """Remove the last holder of a seat, who has decided nothing, so that the one before holds it again."""
        self._session.send(_DROP, {"table": row.table_id, "of_seat": row.seat, "last": row.number})


_GET_MATERIAL = select(materials).where(materials.c.material_id == bindparam("material"))
_KEEP = upsert(materials).on_conflict_do_nothing()


class MaterialReads(Query):
    """Look up sets of components."""

    async def get(self, material_id: str) -> MaterialRow | None:
        """Get a set by its digest."""
        return one(MaterialRow, await self._session.first(_GET_MATERIAL, {"material": material_id}))


class MaterialWrites(MaterialReads):
    """Keep sets of components."""

    async def keep(self, row: MaterialRow) -> None:
        """Add a set unless it is here: a digest names the same set for ever."""
        self._session.send(_KEEP, values_of(row))
