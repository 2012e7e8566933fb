"""`migrate` of `python -m bot` for a database of PostgreSQL, of which no copy is made."""

from __future__ import annotations

import asyncio

from bot.operating.database import complain, other_rules, say
from storage import migrating
from storage.looking import look_at, migrate_at
from storage.prepare import HEAD
from storage.rows import DatabaseLook


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
    steps = [f"  {revision}  {text}" for revision, text in migrating.steps(look.revision)]
    head = f"The database has the schema {look.revision}; this release would bring it to {look.head}:"
    return [head, *steps, "Dump it with `pg_dump` first, and stop all processes of the old release."]
