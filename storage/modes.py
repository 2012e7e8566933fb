"""Folders and files that only the user who runs Kontor can read, whatever the umask: hands and seeds are in them."""

from pathlib import Path

FOLDER, FILE = 0o700, 0o600


def make_folder(folder: Path) -> None:
    """Make a folder and its missing parents; one that exists keeps its mode."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    for each in reversed(missing):
        each.mkdir(mode=FOLDER, exist_ok=True)


def make_file(file: Path) -> None:
    """Make an empty file unless it exists; SQLite gives its journals the mode of their database."""
    file.touch(mode=FILE)
