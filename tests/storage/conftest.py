"""A store in a folder of its own, closed after each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Store, open_store
from tests.given import provide_database
from tests.storage.samples import table


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Name the database of a test."""
    return tmp_path / "kontor.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    """Open an empty store."""
    opened = await open_store(provide_database(path), process="first")
    yield opened
    await opened.close()


@pytest.fixture
async def kept(store: Store) -> Store:
    """Open a store that has the table K7Q2."""
    async with store.write() as tx:
        await tx.tables.insert(table())
    return store
