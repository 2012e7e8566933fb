"""What is left of a table after it was played: in the database, and in Discord."""

from __future__ import annotations

import json
import re
import sqlite3
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from tests.wire.seen import Json, face

TABLE = "stage, options, locale, version, draws, asked, rules_version, place_note"
ENTRY = "number, version, seat, ask, choice, drawn, events, barrier"
SEAT = "seat, computer, name"


class Looks(Protocol):
    """A database that is no file, such as `tests.wire.looks` reads."""

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return what is found; values stand for question marks."""
        ...


Database = Path | Looks


def rows(database: Database, query: str, *values: Any) -> list[tuple[Any, ...]]:
    """Read from a database beside its owner."""
    if not isinstance(database, Path):
        return database.rows(query, *values)
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=10)) as connection:
        return list(connection.execute(query, values))


def owed(database: Database) -> int:
    """Count the deliveries that are not given up."""
    return int(rows(database, "SELECT count(*) FROM outbox WHERE gave_up_at IS NULL")[0][0])


@dataclass
class Kept:
    """What the database holds of a table."""

    table: tuple[Any, ...]
    seats: list[tuple[Any, ...]]
    state: Any
    log: list[tuple[Any, ...]]
    lost: int

    @property
    def counted(self) -> dict[tuple[int, int], str]:
        """Return the last accepted choice of each (ask, seat)."""
        return {(entry[3], entry[2]): entry[4] for entry in self.log}


def kept(database: Database, table: str) -> Kept:
    """Read what the database holds of a table; ids of Discord and times are left out."""
    of = "table_id = ?"
    state = rows(database, f"SELECT state FROM snapshots WHERE {of} ORDER BY version DESC LIMIT 1", table)  # noqa: S608  # constants
    return Kept(
        rows(database, f"SELECT {TABLE} FROM tables WHERE {of}", table)[0],  # noqa: S608  # constants
        rows(database, f"SELECT {SEAT} FROM seats WHERE {of} ORDER BY seat", table),  # noqa: S608  # constants
        json.loads(state[0][0]) if state else None,
        rows(database, f"SELECT {ENTRY} FROM entries WHERE {of} ORDER BY number", table),  # noqa: S608  # constants
        int(rows(database, f"SELECT count(*) FROM outbox WHERE {of}", table)[0][0]),  # noqa: S608  # constants
    )


@dataclass
class Messages:
    """What Discord holds of a table: how often each delivery, the other messages, and how the live panels look."""

    deliveries: Counter[tuple[Any, ...]]
    others: Counter[str]
    live: dict[tuple[Any, ...], Json]


def messages(database: Database, table: str, found: Iterable[tuple[str, Json]], nonces: dict[str, str]) -> Messages:
    """Sort messages (place, message) by the delivery that made them; `nonces` are by message id."""
    query = "SELECT token, about, seat, since, version, live FROM panels WHERE table_id = ?"
    panels = {row[0]: row[1:] for row in rows(database, query, table)}
    told = Messages(Counter(), Counter(), {})
    for place, message in found:
        about = panels.get(nonces.get(message["id"], ""))
        if place == "lobby":  # the answer to a command, or posted by the bot that came after it
            told.others["lobby: message"] += 1
            continue
        if about is None:
            told.others[f"{place}: {'greeting' if message['id'] in nonces else 'answer'}"] += 1
            continue
        told.deliveries[place, *about[:4]] += 1
        if about[4]:
            told.live[place, *about[:2]] = _anonymous(face(message), table)
    return told


def _anonymous(seen: Json, table: str) -> Json:
    """Leave out what differs from run to run: table and message ids, and deadlines."""
    text = re.sub(r"\d{17,}", "ID", seen["text"].replace(table, "TABLE"))
    text = re.sub(r"<t:\d+:", "<t:TIME:", text)
    return seen | {"text": text}
