"""The file by which `python -m bot health` finds a running Kontor: rewritten with each heartbeat, gone after the end.

Its time says when the loop and the writer were last seen to work, and what it says whether anything can be stored.
Nothing else counts, least of all Discord: restarts while Discord is away would use up the bot's logins. A lock beside
the file says whether its process still runs.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import filelock
import msgspec

from bot.operating.report import Report

if TYPE_CHECKING:
    from storage.files import FileLock

STALE = 60.0
"""Seconds after which a heartbeat is missed."""
PROBED = 0.2
"""Seconds for which `health` may hold the lock of a file, to see whether anybody does."""
ROOM = 4096
"""Bytes that the file has from the beginning: to write into them needs no room on a disk that is full."""


def health_file(database: Path) -> Path:
    """Name the file, beside the database."""
    return database.with_suffix(".health")


def write(file: Path, report: Report) -> None:
    """Tell the newest; if the disk has no room for that, at least that there was a heartbeat."""
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT, 0o600), "wb") as out:
            out.write(msgspec.json.encode(report).ljust(ROOM))
            out.truncate()
    except OSError:
        with contextlib.suppress(OSError):
            os.utime(file)


class Place:
    """The file of one process. Each process that shares a folder has its own; a new one takes that of a dead one."""

    def __init__(self, database: Path, *, shared: bool) -> None:
        self._lock: FileLock | None = None
        self.file = health_file(database)
        for number in count(2):
            if self._is_free() or not shared:
                return
            self.file = database.with_suffix(f".{number}.health")

    def _is_free(self) -> bool:
        from storage.files import FileLock, make_folder  # noqa: PLC0415 - a reader of the file needs no storage

        try:
            make_folder(self.file.parent)
            self._lock = FileLock(_lock_file(self.file), timeout=PROBED)
        except BlockingIOError:
            return False
        except OSError:
            return True  # the database, which lies beside, cannot be opened either, and says why
        return True

    def write(self, report: Report) -> None:
        """Tell the newest, unless the file is that of another process."""
        if self._lock is not None:
            write(self.file, report)

    def leave(self) -> None:
        """Remove the file: this process ends as it should."""
        if self._lock is not None:
            self.file.unlink(missing_ok=True)
            self._lock.release()
            self._lock = None


@contextlib.contextmanager
def starting(database: Path, name: str, role: str, duty: str, *, shared: bool) -> Iterator[Place]:
    """Have a file for as long as the block lasts, which at first says that the database is being opened."""
    place = Place(database, shared=shared)
    place.write(Report(os.getpid(), time.time(), opening=True, name=name, role=role, duty=duty))
    try:
        yield place
    finally:
        place.leave()


def run(database: Path, practice: Path) -> int:
    """Say in one line how each process of Kontor fares, and return 0 if loops and databases of all work, else 1.

    A process that is gone without a word does not count if another runs. If nothing runs on the database, one that a
    practice server has started is looked for.
    """
    files = sorted({health_file(database), *database.parent.glob(f"{database.stem}.*.health")})
    codes = [_tell(each) for each in files if each.exists()]
    if all(code is None for code in codes) and health_file(practice).exists():
        codes.append(_tell(health_file(practice)))
    if not codes:
        _complain(f"Kontor does not run on {database}: there is no {health_file(database)}.")
    return max((code for code in codes if code is not None), default=1)


def _tell(file: Path) -> int | None:
    """Say how one process fares, and return its part of the exit code; None if it is gone."""
    try:
        age, report = time.time() - file.stat().st_mtime, msgspec.json.decode(file.read_bytes(), type=Report)
    except (OSError, msgspec.DecodeError) as error:
        return _complain(f"{file} cannot be read: {error}.")
    runs, since = _is_locked(file), f"it was last seen {age:.0f} seconds ago"
    if runs is False or (runs is None and age > STALE):
        _complain(f"Kontor ({report.who}) is gone without a word: {since}, and was killed. It left {file}.")
        return None
    if report.opening:
        return _complain(f"Kontor ({report.who}) is starting: {report}.")
    if age > STALE:
        return _complain(f"Kontor ({report.who}) stands still: {since}, so its loop or its database hangs.")
    if not report.storing:
        return _complain(f"Kontor ({report.who}) can store nothing: {report}.")
    sys.stdout.write(f"Kontor ({report.who}) {'is starting' if report.starting else 'works'}: {report}.\n")
    return 0


def _lock_file(file: Path) -> Path:
    return file.with_name(file.name + ".lock")


def _is_locked(file: Path) -> bool | None:
    """Tell whether the process of a file still runs; None for one of an older release, which had no lock."""
    if not _lock_file(file).exists():
        return None
    try:
        with filelock.FileLock(_lock_file(file), timeout=0, fallback_to_soft=False, preserve_lock_file=True):
            return False
    except filelock.Timeout:
        return True


def _complain(sentence: str) -> int:
    sys.stderr.write(sentence + "\n")
    return 1
