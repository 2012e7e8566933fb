"""Commit one entry after the other and say so, until killed; run by test_kill."""

import asyncio
import sys
from pathlib import Path

from storage import open_store
from tests.storage.samples import entry, table


async def main(path: Path) -> None:
    """Go on from the version that is stored, and print each version only once it is committed."""
    store = await open_store(path, process="killed")
    async with store.write() as tx:
        if not await tx.tables.exists("K7Q2"):
            await tx.tables.insert(table())
        row = await tx.tables.get("K7Q2")
    version = row.version if row else 0
    while True:
        async with store.write() as tx:
            version = await tx.tables.advance("K7Q2", expect_version=version)
            await tx.log.append(entry(version))
            await tx.log.put_snapshot("K7Q2", version, b"state" * 500)
        sys.stdout.write(f"{version}\n")
        sys.stdout.flush()


asyncio.run(main(Path(sys.argv[1])))
