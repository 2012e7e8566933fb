"""What an operator types: back up, restore, migrate, ask how it fares; and what works beside the bot for that."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from bot.operating import health
from bot.settings import Settings, environment_name

PRACTICE = "practice"
"""Where the practice server keeps its bot's data, below the data folder."""
COMMANDS = ("backup", "restore", "migrate", "copy", "servers", "health", "leave", "exclude", "include")
MISUSED = 2
DOCTOR = "doctor"
"""Needs no settings: that they cannot be read is what it may find."""


def add_commands(commands: Any) -> None:
    """Add them to the command line; `commands` is what argparse calls subparsers."""
    add = partial(_add, commands)
    backup = add("backup", help="copy the database to a new file, also while Kontor runs")
    backup.add_argument("file", type=Path, metavar="FILE", nargs="?", help="default: one more in KONTOR_BACKUP_DIR")
    restore = add("restore", help="put a copy in the place of the database, which is kept beside")
    restore.add_argument("file", type=Path, metavar="FILE")
    migrate = add("migrate", help="bring the database to this release, as the next start would")
    migrate.add_argument("--check", action="store_true", help="only say what would be done, also while Kontor runs")
    copy = add("copy", help="move all from one database to an empty one, of another engine or not")
    for name in ("source", "target"):
        copy.add_argument(name, metavar=name.upper(), help="a file of SQLite, or an address of PostgreSQL")
    servers = add("servers", help="list the servers that are stored, also while Kontor runs")
    servers.add_argument(
        "--treat-as-left",
        nargs="+",
        default=[],
        metavar="SERVER",
        help="treat those as left that seem so: their numbers, or `all`",
    )
    add("health", help="say in one line how a running Kontor fares; exit code 0 if it works")
    add(DOCTOR, help="look at all that Kontor needs, and say what to do; changes nothing")
    _add_exclusions(add)


def _add(commands: Any, name: str, help: str) -> argparse.ArgumentParser:
    """Add a command whose name goes into the parsed arguments."""
    parser: argparse.ArgumentParser = commands.add_parser(name, help=help)
    parser.set_defaults(command=name)
    return parser


def _add_exclusions(add: Callable[..., argparse.ArgumentParser]) -> None:
    """Add the commands that exclude servers and users."""
    leave = add("leave", help="let the bot leave a server, which may invite it again")
    leave.add_argument("which", type=int, metavar="SERVER")
    exclude = add("exclude", help="keep a user or a server out everywhere; without one, list them")
    exclude.add_argument("kind", choices=("user", "server"), nargs="?")
    exclude.add_argument("which", type=int, metavar="NUMBER", nargs="?")
    exclude.add_argument("--reason", default="", metavar="TEXT", help="what the excluded read when they are refused")
    include = add("include", help="let a user or a server back")
    include.add_argument("kind", choices=("user", "server"))
    include.add_argument("which", type=int, metavar="NUMBER")


def run(settings: Settings, arguments: argparse.Namespace) -> int:
    """Do one of them, and return the exit code; StorageError."""
    if arguments.command == "health":
        return ask_health(settings)
    if arguments.command == "copy":
        from bot.operating import transfer  # noqa: PLC0415 - as below

        return transfer.copy(arguments.source, arguments.target)
    if arguments.command == "servers":
        from bot.operating import servers  # noqa: PLC0415 - as below

        return servers.run(settings, arguments.treat_as_left)
    if arguments.command in ("leave", "exclude", "include"):
        return _exclude(settings, arguments)
    return _keep(settings, arguments)


def _exclude(settings: Settings, arguments: argparse.Namespace) -> int:
    """Run `leave`, `exclude` or `include`."""
    from bot.operating import exclusions  # noqa: PLC0415 - as below

    if arguments.command == "leave":
        return exclusions.leave(settings, arguments.which)
    if settings.postgres is None and not settings.database.exists():
        sys.stderr.write(f"There is no database {settings.database} yet. The first start makes it.\n")
        return MISUSED
    if arguments.command == "include":
        return exclusions.include(settings, arguments.kind, arguments.which)
    return exclusions.exclude(settings, arguments.kind, arguments.which, arguments.reason)


def _keep(settings: Settings, arguments: argparse.Namespace) -> int:
    """Back up, restore or migrate."""
    if settings.postgres is not None and arguments.command != "migrate":
        return refuse(arguments.command)
    from bot.operating import database  # noqa: PLC0415 - it loads Alembic, which costs a running bot memory

    if arguments.command == "backup":
        return database.back_up(settings, arguments.file)
    if arguments.command == "restore":
        return database.restore(settings.database, arguments.file)
    return _migrate(settings, check=arguments.check)


def _migrate(settings: Settings, *, check: bool) -> int:
    from bot.operating import database, postgres  # noqa: PLC0415 - as above

    if settings.postgres is None:
        return database.check(settings.database) if check else database.migrate(settings.database)
    return postgres.check(settings.postgres) if check else postgres.migrate(settings.postgres)


def refuse(command: str) -> int:
    """Name what PostgreSQL itself brings for this, and return the exit code."""
    where = "docs/many-processes.md says how"
    instead = {
        "backup": f"back up the database of PostgreSQL with `pg_dump`; {where}",
        "restore": f"restore the database of PostgreSQL with `pg_restore`; {where}",
    }
    sys.stderr.write(f"{environment_name('database_url')} is set: {instead[command]}.\n")
    return MISUSED


def ask_health(settings: Settings) -> int:
    """Say how a running Kontor fares, and return the exit code."""
    return health.run(settings.database, settings.data / PRACTICE / settings.database.name)


def examine() -> int:
    """Look at all that Kontor needs, and return the exit code."""
    from bot.operating import doctor  # noqa: PLC0415 - as above

    return doctor.run()
