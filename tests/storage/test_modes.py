"""Only the user who runs Kontor can read what it makes: hands, seeds and notes are in it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.operating import health
from bot.operating.report import Report
from storage import backup_file, open_store
from storage.ownership import migrate_now
from storage.restore import restore_file
from tests.storage.first import write_first

REPORT = Report(7, 0.0, True, 0.0, (), 3, 2, 4.0, 0.0, 2_000_000_000, None)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")


@pytest.fixture(autouse=True, params=[0o022, 0o000], ids=["usual", "open"])
def _umask(request: pytest.FixtureRequest) -> Iterator[None]:
    """Work as under a user's usual mask, and under none."""
    before = os.umask(request.param)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    """Return the modes of all that lies in a folder, and of the folder."""
    return {each.name: each.stat().st_mode & 0o777 for each in (folder, *folder.rglob("*"))}


def _close(found: dict[str, int]) -> dict[str, int]:
    return {name: mode for name, mode in found.items() if mode & 0o077}


async def test_a_start_makes_all_for_its_user_only(tmp_path: Path) -> None:
    """Folders and their parents, the database with its journals while it is open, and the file of health."""
    path = tmp_path / "new" / "data" / "kontor.sqlite"
    store = await open_store(path, process="p")
    await store.probe()
    health.write(health.health_file(path), REPORT)
    found = modes(tmp_path / "new")
    await store.close()
    assert {"new", "data", "kontor.sqlite", "kontor.sqlite-wal", "kontor.sqlite-shm", "kontor.health"} <= found.keys()
    assert _close(found) == {}


def test_copies_are_for_its_user_only(tmp_path: Path) -> None:
    """A backup, a copy from before an upgrade, a restored database and the one that it replaces."""
    path = tmp_path / "data" / "kontor.sqlite"
    path.parent.mkdir(mode=0o700)
    write_first(path).chmod(0o644)  # as older releases made it
    backup_file(path, path.with_name("backup.sqlite"))
    upgrade = migrate_now(path)
    assert upgrade is not None
    restore_file(path.with_name("backup.sqlite"), path, "now")
    found = modes(path.parent)
    assert {"backup.sqlite", upgrade.copy.name, "kontor.sqlite", "kontor.sqlite.replaced-now"} <= found.keys()
    assert _close(found) == {}
