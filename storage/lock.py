"""A lock file that lets one process own what lies beside it."""

import fcntl
import os
from pathlib import Path


class FileLock:
    """Hold a lock file until it is released or the process ends, however it ends.

    :raises BlockingIOError: another process holds it
    """

    def __init__(self, path: Path) -> None:
        # The file is never removed: one that is being removed could be locked by two.
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._file)
            raise

    def release(self) -> None:
        """Let others have it."""
        os.close(self._file)
