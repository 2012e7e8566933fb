"""Settings of all tests: bytecode is on, and generated cases have no deadline and are the same in every run."""

from __future__ import annotations

import gc
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from tests.postgres import Cluster

# The duration of an example depends on how busy the machine is, not on the tested code.
settings.register_profile("kontor", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("kontor")

# If the environment forbids bytecode, each process that a test starts compiles every module again: seconds each.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# Each commit is written through to the disk, which keeps a test waiting; in memory it costs nothing.
MEMORY, ENOUGH = Path("/dev/shm"), 2**31  # noqa: S108 - folders of tests are made in it as pytest makes them
if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


WAITING = tuple(Path(__file__).parent / folder for folder in ("wire", "browser"))
"""Folders of tests that mostly wait for processes of their own."""


def pytest_configure() -> None:
    """Collect no garbage while tests are collected."""
    gc.disable()  # until everything is collected: none of it is garbage, and it is looked through again and again


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests that wait, so that others work meanwhile; last, they would leave the processors idle."""
    items.sort(key=lambda item: not any(folder in item.path.parents for folder in WAITING))


def pytest_collection_finish() -> None:
    """Stop looking through modules and tests for garbage: they stay until the end, and so many take half a second."""
    gc.collect()
    gc.freeze()
    gc.enable()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the tests of tables run over PostgreSQL too: `pytest tests/bot/tables --engine postgres`."""
    parser.addoption("--engine", choices=("sqlite", "postgres"), default="sqlite", help="what keeps the tests' tables")


FEW = 3
"""Files of tests up to which workers would take longer to start than they save."""


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Return no workers for a few files, else twice as many as cores: many tests wait for a process of their own."""
    files = [word for word in config.args if Path(word.partition("::")[0]).suffix == ".py"]
    return 0 if 0 < len(files) == len(config.args) <= FEW else 2 * (os.cpu_count() or 1)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """Offer one server of PostgreSQL to all tests of this process, with a template of today's schema."""
    from tests.postgres import shared_cluster

    with shared_cluster() as running:
        yield running
