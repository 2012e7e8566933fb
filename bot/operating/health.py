"""The file by which `python -m bot health` finds a running Kontor: rewritten with each heartbeat, gone after the end.

Its time says when the loop and the writer were last seen to work; nothing else is judged, least of all Discord, for
whoever restarts the bot because Discord is away uses up its logins.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from pathlib import Path

import msgspec

from bot.operating.report import Report

STALE = 60.0
"""Seconds after which a heartbeat is missed."""
ROOM = 4096
"""Bytes that the file has from the beginning: to write into them needs no room on a disk that is full."""


def health_file(database: Path) -> Path:
    """Name the file, beside the database."""
    return database.with_suffix(".health")


def write(file: Path, report: Report) -> None:
    """Tell the newest; where the disk has no room for that, at least that there was a heartbeat."""
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT, 0o644), "wb") as out:
            out.write(msgspec.json.encode(report).ljust(ROOM))
            out.truncate()
    except OSError:
        with contextlib.suppress(OSError):
            os.utime(file)


def run(database: Path, practice: Path) -> int:
    """Say in one line how Kontor fares, and return 0 if its loop and its writer work, else 1.

    Where nothing runs on the database, one that a practice server has started is looked for.
    """
    file = next((each for each in map(health_file, (database, practice)) if each.exists()), health_file(database))
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
