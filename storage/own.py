"""A user's data, found by the marks of the schema, for export and deletion.

Tables that hold a user's data by their seat, or more than may be exported, have a statement of their own here; a test
compares everything with the schema and with the page about privacy.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    Column,
    ColumnElement,
    Executable,
    Select,
    Table,
    and_,
    bindparam,
    delete,
    exists,
    or_,
    select,
    tuple_,
    update,
)

from storage.schema import (
    KEPT,
    MINE,
    NAMED,
    entries,
    holders,
    metadata,
    motions,
    outbox,
    panels,
    seats,
    tables,
    users,
    wishes,
)
from storage.session import Query

Statement = Select[Any]


def user_recipient(user_id: int) -> str:
    """Name a user as the recipient of deliveries; it is the one recipient that storage has to know."""
    return f"user:{user_id}"


_ME: Final[BindParameter[Any]] = bindparam("user")
_MY_SEATS = select(seats.c.table_id, seats.c.seat).where(seats.c.user_id == _ME)
_MY_DM = select(users.c.dm_channel_id).where(users.c.user_id == _ME).scalar_subquery()


def marked(table: Table, *marks: Mapping[str, str]) -> list[Column[Any]]:
    """List the columns of a table that carry one of these marks."""
    return [column for column in table.c if column.info in marks]


def _forgetting() -> Iterator[Executable]:
    """Make the statements that delete a user, their own row last."""
    for table in sorted(metadata.sorted_tables, key=lambda table: table is users):
        for column in marked(table, MINE):
            yield delete(table).where(column == _ME)
        for column in marked(table, NAMED):
            yield update(table).where(column == _ME).values({column: None})


FORGETTING: Final = tuple(_forgetting())
"""The statements that delete a `user`'s rows, and remove their id from the others."""


def _by_mark(table: Table) -> tuple[Statement, ...]:
    """Select a user's rows by each column that may hold their id; other users' ids only if the row is about them."""
    whose = marked(table, MINE, NAMED, KEPT)
    return tuple(
        select(*(column for column in table.c if column not in whose or column is own)).where(own == _ME)
        for own in whose
    )


def _by_seat(table: Table) -> tuple[Statement, ...]:
    """Select the rows of the seats that a user holds now."""
    if not {"table_id", "seat"} <= set(table.c.keys()):
        return ()
    return (select(table).where(tuple_(table.c.table_id, table.c.seat).in_(_MY_SEATS)),)


def _before(held: Column[Any], chosen: Column[Any]) -> ColumnElement[bool]:
    """Tell whether a seat was held already when something was chosen."""
    return held <= chosen if chosen.name == "at" else held < chosen


def _chosen_by_me(table: Table) -> Statement:
    """Select all choices of a user, also at seats that have another user now.

    A choice has the version that it leads to; a wish has the version at which it was made, so its time decides.
    """
    when = "at" if table is wishes else "version"
    later = holders.alias("later")
    same = and_(holders.c.table_id == table.c.table_id, holders.c.seat == table.c.seat)
    handed_on = and_(
        later.c.table_id == holders.c.table_id,
        later.c.seat == holders.c.seat,
        later.c.number > holders.c.number,
        _before(later.c[when], table.c[when]),
    )
    told = [column for column in table.c if column.name not in HIDDEN[table.name]]
    return (
        select(*told)
        .select_from(holders.join(table, same))
        .where(holders.c.user_id == _ME, _before(holders.c[when], table.c[when]))
        .where(~exists(select(later.c.seat).where(handed_on).correlate(holders, table)))
        .order_by(table.c.table_id, table.c.version)
    )


HIDDEN: Final = {
    "entries": {"number", "drawn", "events", "barrier", "rules_version"},
    "wishes": {"id", "rules_version"},
}
"""Columns of the log that may hold what the rules hide from a user, or nothing about them."""
_OUTBOX = (outbox.c.table_id, outbox.c.recipient, outbox.c.kind, outbox.c.about, outbox.c.seat, outbox.c.created_at)
_PANELS = ("table_id", "about", "seat", "channel_id", "message_id", "posted_at", "seen_at")
_TABLES = ("table_id", "guild_id", "game", "stage", "host_id", "options", "created_at", "started_at", "ended_at")
_MOTIONS = ("table_id", "kind", "seat", "user_id", "about", "votes", "opened_at", "outcome")
_SPECIAL: Final[dict[str, Statement]] = {
    "entries": _chosen_by_me(entries),
    "wishes": _chosen_by_me(wishes),
    "tables": select(*(tables.c[name] for name in _TABLES)).where(tables.c.host_id == _ME),
    "outbox": select(*_OUTBOX).where(outbox.c.recipient == bindparam("recipient_")),
    "panels": select(*(panels.c[name] for name in _PANELS)).where(
        or_(tuple_(panels.c.table_id, panels.c.seat).in_(_MY_SEATS), panels.c.channel_id == _MY_DM)
    ),
    "motions": select(*(motions.c[name] for name in _MOTIONS), seats.c.seat.label("own"))
    .outerjoin(seats, and_(seats.c.table_id == motions.c.table_id, seats.c.user_id == _ME))
    .where(or_(seats.c.seat.is_not(None), motions.c.user_id == _ME)),
}


def _statements(table: Table) -> tuple[Statement, ...]:
    """Make the statements that find a user's data in a table."""
    if table.name in _SPECIAL:
        return (_SPECIAL[table.name],)
    return _by_mark(table) or _by_seat(table)


OWN: Final = {table.name: found for table in metadata.sorted_tables if (found := _statements(table))}
"""The statements that find a `user`'s data, by table."""
Kept = dict[str, list[dict[str, Any]]]


class OwnReads(Query):
    """Read the data of one user."""

    async def of_user(self, user_id: int) -> Kept:
        """Return all data of a user, by table, without empty tables."""
        values = {"user": user_id, "recipient_": user_recipient(user_id)}
        kept: Kept = {}
        for name, statements in OWN.items():
            rows = [row._asdict() for each in statements for row in await self._session.rows(each, values)]
            rows = _own_motions(rows, user_id) if name == "motions" else rows
            if rows:
                kept[name] = rows
        return kept


def _own_motions(rows: Sequence[dict[str, Any]], user_id: int) -> list[dict[str, Any]]:
    """Reduce motions to those that a user has proposed or that are about them, and their own votes."""
    found = []
    for row in rows:
        own, votes = row.pop("own"), json.loads(row["votes"])
        row["votes"] = [own] if own in votes else []
        mine = row["user_id"] == user_id or (own is not None and row["seat"] == own)
        if not mine:
            row.update(about="{}", seat=None, user_id=None)
        if mine or row["votes"]:
            found.append(row)
    return found
