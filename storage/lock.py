"""The lock file that lets one process own the database."""

import fcntl
import os
from pathlib import Path

from storage.errors import DatabaseInUse


class FileLock:
    """Hold the lock beside a database until it is released or the process ends, however it ends."""

    def __init__(self, database: Path) -> None:
        # The file is never removed: one that is being removed could be locked by two.
        self._file = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            os.close(self._file)
            raise DatabaseInUse(database) from error

    def release(self) -> None:
        """Let others have the database."""
        os.close(self._file)
