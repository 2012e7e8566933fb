"""A table's log, snapshots, wishes, notes and hints."""

from sqlalchemy import bindparam, case, delete, func, insert, select

from storage.rows import EntryRow, NoteRow, SnapshotRow, WishRow
from storage.schema import advice, entries, notes, seats, snapshots, wishes
from storage.session import Query, many, one, put, values_of
from storage.session import insert as upsert

BEGINNING = 0
"""The version of the snapshot of a branch's first position; other tables have no snapshot with this version."""

_ENTRIES = (
    select(entries)
    .where(entries.c.table_id == bindparam("table"), entries.c.version > bindparam("since"))
    .order_by(entries.c.number)
)
_LAST = (
    select(entries)
    .where(entries.c.table_id == bindparam("table"))
    .order_by(entries.c.number.desc())
    .limit(bindparam("most"))
    .subquery()
)
_LAST_SINCE_ASK = select(_LAST).where(_LAST.c.ask >= bindparam("ask")).order_by(_LAST.c.number)
_LAST_BARRIER = (
    select(func.max(entries.c.number))
    .where(entries.c.table_id == bindparam("table"), entries.c.barrier)
    .scalar_subquery()
)
_SINCE_BARRIER = (
    select(entries)
    .where(entries.c.table_id == bindparam("table"), entries.c.number > _LAST_BARRIER)
    .order_by(entries.c.number)
)
# Each choice adds to the standing choices, and each undo subtracts from them.
_STEP = case((entries.c.choice != "", 1), else_=-1)
_DEPTHS = (
    select(_STEP.label("step"), func.sum(_STEP).over(order_by=entries.c.number).label("depth"))
    .where(entries.c.table_id == bindparam("table"), entries.c.number > 0, entries.c.seat >= 0)
    .subquery()
)
_LENGTHS = select(func.sum(_DEPTHS.c.step).label("standing"), func.max(_DEPTHS.c.depth).label("furthest"))
_IS_CHOICE = (entries.c.choice != "", entries.c.stand_in.is_(False))
# Walked from the end of the log, so that a longer game costs no more.
_LAST_OWN = (
    select(entries.c.number)
    .where(entries.c.table_id == bindparam("table"), entries.c.seat == bindparam("of_seat"), *_IS_CHOICE)
    .order_by(entries.c.number.desc())
    .limit(1)
    .scalar_subquery()
)
_SINCE_OWN = (
    select(entries)
    .where(entries.c.table_id == bindparam("table"), entries.c.number >= func.coalesce(_LAST_OWN, 0))
    .order_by(entries.c.number)
)
_LEFT_BY_USER = (
    select(entries.c.version)
    .where(entries.c.table_id == seats.c.table_id, entries.c.seat == seats.c.seat, *_IS_CHOICE)
    .order_by(entries.c.number.desc())
    .limit(1)
    .scalar_subquery()
)
_LEFT_BY_USERS = select(func.coalesce(_LEFT_BY_USER, 0)).where(seats.c.table_id == bindparam("table"))
# Of a sealed choice that was changed the last one counts.
_ANSWERED = (
    select(entries.c.seat, entries.c.section, func.max(entries.c.version).label("version"))
    .where(entries.c.table_id == bindparam("table"), entries.c.section != "", *_IS_CHOICE)
    .group_by(entries.c.seat, entries.c.section, entries.c.ask)
)
_OF_TABLE = select(snapshots).where(snapshots.c.table_id == bindparam("table"))
_SNAPSHOT = _OF_TABLE.where(snapshots.c.version == bindparam("at"))
_NEWEST = _OF_TABLE.order_by(snapshots.c.version.desc()).limit(1)

_APPEND = insert(entries)
_PUT_SNAPSHOT = put(snapshots, "state")
_PRUNE = delete(snapshots).where(
    snapshots.c.table_id == bindparam("table"),
    snapshots.c.version > BEGINNING,
    snapshots.c.version < bindparam("keep_from"),
    snapshots.c.version.not_in(_LEFT_BY_USERS),
)


class LogReads(Query):
    """Look up entries and snapshots."""

    async def entries(self, table_id: str, since: int = 0) -> list[EntryRow]:
        """List the entries of the versions after ``since``, in order."""
        return many(EntryRow, await self._session.rows(_ENTRIES, {"table": table_id, "since": since}))

    async def last_since_ask(self, table_id: str, ask: int, most: int) -> list[EntryRow]:
        """List those of the last entries, as many as ``most``, that are of an ask or of a later one, in order."""
        values = {"table": table_id, "ask": ask, "most": most}
        return many(EntryRow, await self._session.rows(_LAST_SINCE_ASK, values))

    async def since_barrier(self, table_id: str) -> list[EntryRow]:
        """List the entries after the last undo barrier, in order."""
        return many(EntryRow, await self._session.rows(_SINCE_BARRIER, {"table": table_id}))

    async def lengths(self, table_id: str) -> tuple[int, int]:
        """Return how many choices of a table stand, and the highest number that ever stood."""
        row = await self._session.first(_LENGTHS, {"table": table_id})
        return (0, 0) if row is None or row.standing is None else (row.standing, row.furthest)

    async def since_own(self, table_id: str, seat: int) -> list[EntryRow]:
        """List the entries since a seat's last own choice and with it, in order; all of them if there is none."""
        return many(EntryRow, await self._session.rows(_SINCE_OWN, {"table": table_id, "of_seat": seat}))

    async def answered(self, table_id: str) -> list[tuple[int, str, int]]:
        """List the questions that users have answered: seat, kind, and the version that the answer led to."""
        rows = await self._session.rows(_ANSWERED, {"table": table_id})
        return [(row.seat, row.section, row.version) for row in rows]

    async def snapshot(self, table_id: str, version: int | None = None) -> SnapshotRow | None:
        """Get the snapshot of a version, or the newest one."""
        if version is None:
            return one(SnapshotRow, await self._session.first(_NEWEST, {"table": table_id}))
        return one(SnapshotRow, await self._session.first(_SNAPSHOT, {"table": table_id, "at": version}))


class LogWrites(LogReads):
    """Extend the log, of which nothing is ever changed, and keep snapshots."""

    async def append(self, row: EntryRow) -> None:
        """Add an entry."""
        self._session.send(_APPEND, values_of(row))

    async def put_snapshot(self, table_id: str, version: int, state: bytes) -> None:
        """Add the snapshot of a version or replace it."""
        self._session.send(_PUT_SNAPSHOT, {"table_id": table_id, "version": version, "state": state})

    async def prune_snapshots(self, table_id: str, keep_from_version: int) -> None:
        """Remove the snapshots before a version, but those that seats' users left with their last choices."""
        self._session.send(_PRUNE, {"table": table_id, "keep_from": keep_from_version})


_ADVICE_OF_TABLE = select(advice.c.seat, advice.c.ask).where(advice.c.table_id == bindparam("table"))
_NOTE = upsert(advice).on_conflict_do_nothing()


class AdviceReads(Query):
    """Read requests for hints."""

    async def of_table(self, table_id: str) -> frozenset[tuple[int, int]]:
        """Return seat and number of all questions at which a seat has asked."""
        rows = await self._session.rows(_ADVICE_OF_TABLE, {"table": table_id})
        return frozenset((row.seat, row.ask) for row in rows)


class AdviceWrites(AdviceReads):
    """Write requests for hints."""

    async def note(self, table_id: str, seat: int, ask: int) -> None:
        """Note that a seat has asked; once for each question."""
        self._session.send(_NOTE, {"table_id": table_id, "seat": seat, "ask": ask})


_NOTES_OF_TABLE = select(notes.c.user_id, notes.c.text).where(notes.c.table_id == bindparam("table"))
_PUT = put(notes)
_DROP = delete(notes).where(notes.c.table_id == bindparam("table"), notes.c.user_id == bindparam("user"))


class NoteReads(Query):
    """Look up notes."""

    async def of_table(self, table_id: str) -> dict[int, str]:
        """Return the notes at a table by user."""
        rows = await self._session.rows(_NOTES_OF_TABLE, {"table": table_id})
        return {row.user_id: row.text for row in rows}


class NoteWrites(NoteReads):
    """Keep notes."""

    async def put(self, row: NoteRow) -> None:
        """Add a user's note or replace it."""
        self._session.send(_PUT, values_of(row))

    async def drop(self, table_id: str, user_id: int) -> None:
        """Delete a user's note."""
        self._session.send(_DROP, {"table": table_id, "user": user_id})


_WISHES_OF_TABLE = select(wishes).where(wishes.c.table_id == bindparam("table")).order_by(wishes.c.id)
_INSERT = insert(wishes)


class WishReads(Query):
    """Look up wishes."""

    async def of_table(self, table_id: str) -> list[WishRow]:
        """List the wishes of a table, in order."""
        return many(WishRow, await self._session.rows(_WISHES_OF_TABLE, {"table": table_id}))


class WishWrites(WishReads):
    """Keep wishes."""

    async def add(self, row: WishRow) -> None:
        """Add a wish after all others; it gets its id here."""
        values = values_of(row)
        del values["id"]
        self._session.send(_INSERT, values)
