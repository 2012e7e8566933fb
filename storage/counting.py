"""Counting what is in the database, beside whoever owns it: for metrics, off the event loop."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

LATE = 30_000
"""Milliseconds after which a message that nothing keeps back counts as late."""

# What tidies up is never late: it goes behind all messages, and a table's return is tried as long as it takes.
_PENDING = """
SELECT count(*), coalesce(sum(kind IN ('post', 'sync') AND (error IS NOT NULL OR due_at < ?)), 0),
    min(CASE WHEN kind IN ('post', 'sync') THEN due_at END)
FROM outbox WHERE gave_up_at IS NULL
"""
_GIVEN_UP = "SELECT count(*) FROM outbox WHERE gave_up_at IS NOT NULL"
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

    :raises sqlite3.Error: it cannot be read
    """
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=1)) as connection:
        connection.execute("BEGIN")
        pending, late, first = connection.execute(_PENDING, (now - LATE,)).fetchone()
        (given_up,) = connection.execute(_GIVEN_UP).fetchone()
        tables = {(game, stage): count for game, stage, count in connection.execute(_TABLES)}
    return Counts(pending, late, given_up, tables, 0 if first is None else max(0, now - first))
