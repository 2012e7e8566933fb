"""Count what is in the database for metrics, off the event loop, while another process may own the database."""

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import bindparam, text

from storage.errors import DatabaseFailed
from storage.schema import Whole
from storage.session import Session

LATE = 30_000
"""Milliseconds after which a message that nothing keeps back counts as late."""

# Deletions are never late: they come after all messages, and a table's return is tried until it works.
_PENDING = """
SELECT count(*), count(*) FILTER (WHERE kind IN ('post', 'sync') AND (error IS NOT NULL OR due_at < :before)),
    min(CASE WHEN kind IN ('post', 'sync') THEN due_at END)
FROM outbox WHERE gave_up_at IS NULL
"""
_GIVEN_UP = "SELECT count(*) FROM outbox WHERE gave_up_at IS NOT NULL"
_PENDING_TEXT = text(_PENDING).bindparams(bindparam("before", type_=Whole))
_TABLES = "SELECT game, stage, count(*) FROM tables GROUP BY game, stage"


@dataclass(frozen=True, slots=True)
class Counts:
    """How many deliveries are pending, late and given up, and how many tables there are by game and stage.

    ``oldest`` is for how many milliseconds a delivery is overdue.
    """

    pending: int
    late: int
    given_up: int
    tables: dict[tuple[str, str], int]
    oldest: int = 0


def counts(path: Path, now: int) -> Counts:
    """Count in one state of a database that may be in use; ``now`` is in milliseconds.

    :raises DatabaseFailed: it cannot be read
    """
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=1)) as connection:
            connection.execute("BEGIN")
            pending = connection.execute(_PENDING, {"before": now - LATE}).fetchone()
            (given_up,) = connection.execute(_GIVEN_UP).fetchone()
            return _counted(now, pending, given_up, connection.execute(_TABLES).fetchall())
    except sqlite3.Error as error:
        raise DatabaseFailed(f"The database could not be counted: {error}.") from error


async def read_counts(session: Session, now: int) -> Counts:
    """Count the same by a session that reads."""
    pending = await session.first(_PENDING_TEXT, {"before": now - LATE})
    given_up = await session.value(text(_GIVEN_UP))
    return _counted(now, pending or (0, 0, None), given_up, await session.rows(text(_TABLES)))


def _counted(now: int, pending: Sequence[Any], given_up: int, tables: Iterable[Sequence[Any]]) -> Counts:
    waiting, late, first = pending
    found = {(game, stage): count for game, stage, count in tables}
    return Counts(waiting, late, given_up, found, 0 if first is None else max(0, now - first))
