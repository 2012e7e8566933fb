"""A simulated Discord per test, and an empty database of PostgreSQL."""

from collections.abc import Iterator

import pytest

from tests.postgres import Cluster
from tests.world import pytest_runtest_makereport, world

__all__ = ["pytest_runtest_makereport", "world"]


@pytest.fixture
def database(cluster: Cluster) -> Iterator[str]:
    """Return the address of an empty database."""
    name = cluster.shared()
    yield cluster.url(name)
    cluster.clear(name)
