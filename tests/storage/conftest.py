"""A store in a folder of its own, closed after each test."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from storage import Store, open_store, open_store_at
from tests.given import provide_database
from tests.postgres import Cluster
from tests.storage.samples import table

ENGINES = ["sqlite", "postgres"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Name the database of a test."""
    return tmp_path / "kontor.db"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each test that has a store over both engines."""
    if "engine" in metafunc.fixturenames:
        only = [name for name in ENGINES if metafunc.definition.get_closest_marker(name)]
        metafunc.parametrize("engine", only or ENGINES)


@pytest.fixture
def database(engine: str, request: pytest.FixtureRequest) -> Iterator[str | None]:
    """Return the address of an empty database of PostgreSQL; None for SQLite, which has the test's path."""
    if engine == "sqlite":
        yield None
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    yield cluster.url(cluster.shared())
    cluster.clear(cluster.shared())


@pytest.fixture
async def store(path: Path, database: str | None) -> AsyncIterator[Store]:
    """Open an empty store."""
    if database is None:
        opened = await open_store(provide_database(path), process="first")
    else:
        opened = await open_store_at(database, path, process="first")
    yield opened
    await opened.close()


@pytest.fixture
async def kept(store: Store) -> Store:
    """Open a store that has the table K7Q2."""
    async with store.write() as tx:
        await tx.tables.insert(table())
    return store


@pytest.fixture
async def other(kept: Store, database: str, path: Path) -> AsyncIterator[Store]:
    """Open the database as a second process."""
    opened = await open_store_at(database, path, process="second", role="work")
    yield opened
    await opened.close()


@pytest.fixture
def fresh(cluster: Cluster) -> Iterator[str]:
    """Make a database of PostgreSQL with nothing in it, and return its name."""
    name = cluster.make()
    yield name
    cluster.drop(name)
