"""How far the machine's clock is behind the last moment that the database has seen.

Short, as each start asks it, and should not load what only the doctor needs.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

BEHIND = 60.0
"""Seconds by which a clock may be behind."""


def seconds_behind(path: Path, now: float) -> float:
    """Return the seconds between `now` and the last pulse of a SQLite database; 0 if it has none or cannot be read."""
    if not path.exists():
        return 0.0
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            at = connection.execute("SELECT max(at) FROM pulse").fetchone()[0]
    except sqlite3.Error:
        return 0.0  # other checks report a database that cannot be read
    return 0.0 if at is None else max(0.0, at / 1000 - now)
