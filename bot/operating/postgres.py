"""A database of PostgreSQL: what the doctor finds in it, and `python -m bot migrate`, which makes no copy of it."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass

from bot.duty import RUN, Duty, parse
from bot.operating.database import complain, other_rules, say
from bot.settings import environment_name
from storage import revisions
from storage.errors import StorageError
from storage.prepare import HEAD
from storage.rows import DatabaseLook, ProcessRow
from storage.startup import look_at, migrate_at


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found: good, wrong (False), or worth a look (None); and what to do."""

    good: bool | None
    what: str
    to_do: str = ""


def database(url: str) -> Finding:
    """Look at the database as a start does, without changing it."""
    try:
        look = asyncio.run(look_at(url))
    except StorageError as error:
        do = (
            "Look whether the server runs, and whether"
            f" {environment_name('database_url')} names a database of Kontor's own."
        )
        return Finding(False, str(error), do)
    if look.encoding != "UTF8":
        do = "Make a new one: CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8'."
        return Finding(False, f"The database of PostgreSQL has the encoding {look.encoding}, which lacks letters.", do)
    if look.refusal:
        return Finding(False, look.refusal, "Or restore what `pg_dump` wrote before the upgrade.")
    if look.revision != look.head:
        what = f"The next start brings the database of PostgreSQL from schema {look.revision or 'none'} to {look.head}."
        return Finding(None, what, "Dump it with `pg_dump` before, if it holds anything.")
    return _finding_of_processes(look)


def _finding_of_processes(look: DatabaseLook) -> Finding:
    """List the processes that use the database, and the shards to which no process listens."""
    what = f"PostgreSQL {look.version} can be reached, and the database has the schema of this release."
    if not look.processes:
        return Finding(True, f"{what} No process works on it now.")
    told = f"{what} At work: {', '.join(map(_named, look.processes))}."
    left = _left_to_nobody(look.processes)
    if left:
        do = "Start a process for each, or correct `--shards`: who plays there is not heard."
        return Finding(None, f"{told} Shards that no process is to hear: {', '.join(left)}.", do)
    return Finding(True, told)


def _named(row: ProcessRow) -> str:
    return " ".join(part for part in (row.role, row.shards, row.process) if part)


def _left_to_nobody(rows: list[ProcessRow]) -> list[str]:
    """List the shards that are missing, by the numbers of shards that processes were given."""
    duties = [parse(row.shards) if row.shards else Duty() for row in rows if row.role == RUN]
    heard = Counter((duty.of, shard) for duty in duties for shard in duty.shards or ())
    if any(duty.shards is None for duty in duties):
        return []
    if not duties:
        return ["all"]
    return [f"{shard}/{of}" for of in {duty.of for duty in duties} for shard in range(of or 0) if not heard[of, shard]]


def migrate(url: str) -> int:
    """Migrate as the next start would; StorageError."""
    before = asyncio.run(migrate_at(url))
    if before == HEAD:
        return say("The database has the schema of this release already. There is nothing to migrate.")
    return say(f"The database is migrated from {before or 'empty'} to {HEAD}.")


def check(url: str) -> int:
    """Say what that would do; StorageError."""
    look = asyncio.run(look_at(url))
    if look.refusal:
        return complain(look.refusal, 2)
    for line in (*_outlook(look), *other_rules(look.rules)):
        say(line)
    return 0


def _outlook(look: DatabaseLook) -> list[str]:
    if look.revision is None:
        return [f"The database is empty. The first start brings it to schema {look.head}."]
    if look.revision == look.head:
        return ["The database has the schema of this release already. There is nothing to migrate."]
    steps = [f"  {revision}  {text}" for revision, text in revisions.steps(look.revision)]
    head = f"The database has the schema {look.revision}; this release would bring it to {look.head}:"
    return [head, *steps, "Dump it with `pg_dump` first, and stop all processes of the old release."]
