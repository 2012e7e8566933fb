"""What an operator does to the database from the command line: back up, restore, migrate."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from bot.settings import Settings

COMMANDS = ("backup", "restore", "migrate")


def add_commands(commands: Any) -> None:
    """Add them to the command line; `commands` is what argparse calls subparsers."""
    backup = commands.add_parser("backup", help="copy the database to a new file, also while Kontor runs")
    backup.add_argument("file", type=Path, metavar="FILE")
    restore = commands.add_parser("restore", help="put a copy in the place of the database, which is kept beside")
    restore.add_argument("file", type=Path, metavar="FILE")
    migrate = commands.add_parser("migrate", help="bring the database to this release, as the next start would")
    migrate.add_argument("--check", action="store_true", help="only say what would be done, also while Kontor runs")
    for name, parser in (("backup", backup), ("restore", restore), ("migrate", migrate)):
        parser.set_defaults(command=name)


def run(settings: Settings, arguments: argparse.Namespace) -> int:
    """Do one of them, and return the exit code; StorageError."""
    from bot.operating import database  # noqa: PLC0415 - it loads Alembic, which costs a running bot memory

    if arguments.command == "backup":
        return database.back_up(settings.database, arguments.file)
    if arguments.command == "restore":
        return database.restore(settings.database, arguments.file)
    return database.check(settings.database) if arguments.check else database.migrate(settings.database)
