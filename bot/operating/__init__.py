"""What an operator types: back up, restore, migrate, ask how it fares; and what works beside the bot for that."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from bot.operating import health
from bot.settings import Settings

PRACTICE = "practice"
"""Where the practice server keeps its bot's data, below the data folder."""
COMMANDS = ("backup", "restore", "migrate", "health")
DOCTOR = "doctor"
"""Needs no settings: that they cannot be read is what it may find."""


def add_commands(commands: Any) -> None:
    """Add them to the command line; `commands` is what argparse calls subparsers."""
    backup = commands.add_parser("backup", help="copy the database to a new file, also while Kontor runs")
    backup.add_argument("file", type=Path, metavar="FILE", nargs="?", help="default: one more in KONTOR_BACKUP_DIR")
    restore = commands.add_parser("restore", help="put a copy in the place of the database, which is kept beside")
    restore.add_argument("file", type=Path, metavar="FILE")
    migrate = commands.add_parser("migrate", help="bring the database to this release, as the next start would")
    migrate.add_argument("--check", action="store_true", help="only say what would be done, also while Kontor runs")
    health = commands.add_parser("health", help="say in one line how a running Kontor fares; exit code 0 if it works")
    doctor = commands.add_parser(DOCTOR, help="look at all that Kontor needs, and say what to do; changes nothing")
    for name, parser in zip((*COMMANDS, DOCTOR), (backup, restore, migrate, health, doctor), strict=True):
        parser.set_defaults(command=name)


def run(settings: Settings, arguments: argparse.Namespace) -> int:
    """Do one of them, and return the exit code; StorageError."""
    if arguments.command == "health":
        return ask_health(settings)
    from bot.operating import database  # noqa: PLC0415 - it loads Alembic, which costs a running bot memory

    if arguments.command == "backup":
        return database.back_up(settings, arguments.file)
    if arguments.command == "restore":
        return database.restore(settings.database, arguments.file)
    return database.check(settings.database) if arguments.check else database.migrate(settings.database)


def ask_health(settings: Settings) -> int:
    """Say how a running Kontor fares, and return the exit code."""
    return health.run(settings.database, settings.data / PRACTICE / settings.database.name)


def examine() -> int:
    """Look at all that Kontor needs, and return the exit code."""
    from bot.operating import doctor  # noqa: PLC0415 - as above

    return doctor.run()
