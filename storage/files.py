"""A lock file by which one process owns the files beside it; folders and files that only their user can read."""

from pathlib import Path

import filelock


class FileLock:
    """Hold a lock file until it is released or the process ends, however it ends.

    :raises BlockingIOError: another process holds it, for longer than `timeout` in seconds
    """

    def __init__(self, path: Path, timeout: float = 0) -> None:
        # A soft lock would outlive a kill, and a file that is being removed could be locked by two.
        self._lock = filelock.FileLock(
            path, mode=0o600, thread_local=False, fallback_to_soft=False, preserve_lock_file=True
        )
        try:
            self._lock.acquire(timeout=timeout, poll_interval=0.01)
        except filelock.Timeout as error:
            raise BlockingIOError(str(path)) from error

    def release(self) -> None:
        """Let others have it."""
        self._lock.release()


FOLDER, FILE = 0o700, 0o600


def make_folder(folder: Path) -> None:
    """Make a folder and its missing parents; one that exists keeps its mode."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    for each in reversed(missing):
        each.mkdir(mode=FOLDER, exist_ok=True)


def make_file(file: Path) -> None:
    """Make an empty file unless it exists; SQLite gives its journals the mode of their database."""
    file.touch(mode=FILE)
