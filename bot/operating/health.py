"""The file by which `python -m bot health` finds a running Kontor: rewritten with each heartbeat, gone after the end.

Its time says when the loop and the writer were last seen to work. Nothing else counts, least of all Discord: restarts
while Discord is away would use up the bot's logins.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from bot.operating.report import Report

if TYPE_CHECKING:
    from storage.files import FileLock

STALE = 60.0
"""Seconds after which a heartbeat is missed."""
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
            if not shared or self._is_free():
                return
            self.file = database.with_suffix(f".{number}.health")

    def _is_free(self) -> bool:
        from storage.files import FileLock  # noqa: PLC0415 - a reader of the file needs no storage

        try:
            self._lock = FileLock(self.file.with_name(self.file.name + ".lock"))
        except BlockingIOError:
            return False
        return True

    def leave(self) -> None:
        """Remove the file: this process ends as it should."""
        self.file.unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.release()


def run(database: Path, practice: Path) -> int:
    """Say in one line how each process of Kontor fares, and return 0 if their loops and writers work, else 1.

    If nothing runs on the database, one that a practice server has started is looked for.
    """
    files = sorted({health_file(database), *database.parent.glob(f"{database.stem}.*.health")})
    found = [each for each in files if each.exists()]
    if not found:
        found = [health_file(practice) if health_file(practice).exists() else health_file(database)]
    return max(_tell(each, database) for each in found)


def _tell(file: Path, database: Path) -> int:
    try:
        age, report = time.time() - file.stat().st_mtime, msgspec.json.decode(file.read_bytes(), type=Report)
    except FileNotFoundError:
        return _complain(f"Kontor does not run on {database}: there is no {file}.")
    except (OSError, msgspec.DecodeError) as error:
        return _complain(f"{file} cannot be read: {error}.")
    if age > STALE:
        stands = "its loop or its writer stands still, or it was killed"
        return _complain(f"Kontor (process {report.process}) was last seen {age:.0f} seconds ago: {stands}.")
    sys.stdout.write(f"Kontor works: {report}.\n")
    return 0


def _complain(sentence: str) -> int:
    sys.stderr.write(sentence + "\n")
    return 1
