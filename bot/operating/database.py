"""`backup`, `restore` and `migrate` of `python -m bot`: each says in a line or two what it has done."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from bot.operating.backups import Folder
from bot.settings import Settings, environment_name
from games.cli.progress import busy
from games.kernel import catalogue
from storage import backup_file
from storage.errors import DatabaseInUse
from storage.migration import Migration, in_megabytes
from storage.ownership import migrate_now, planned_migration, rules_in_play
from storage.restore import Contents, restore_file

MISUSED = 2
MOMENT = "%Y%m%d-%H%M%S"


def back_up(settings: Settings, target: Path | None) -> int:
    """Copy the database to a file, or to the folder of backups; BackupRefused."""
    if target is not None:
        backup_file(settings.database, target)
    elif settings.backup_dir is not None:
        target = Folder(settings.backup_dir, settings.backup_keep).add(settings.database, time.time())
    else:
        return complain(f"Name a FILE, or set {environment_name('backup_dir')}.", MISUSED)
    return say(f"The database is copied to {target}.")


def restore(path: Path, source: Path) -> int:
    """Put a copy in the place of the database; StorageError."""
    try:
        contents, kept = restore_file(source, path, datetime.now(UTC).strftime(MOMENT))
    except DatabaseInUse as error:
        return complain(f"{error} Stop Kontor first.")
    say(f"{path} is now what {source} holds: {_told(contents)}.")
    if kept is not None:
        say(f"What was there is kept as {kept}; delete it once you are sure. Choices that are only in there are lost.")
    if contents.tables:
        say("At the next start each table says so, and asks again what is open.")
    return 0


def _told(contents: Contents) -> str:
    tables = "1 table" if contents.tables == 1 else f"{contents.tables} tables"
    if contents.last_choice is None:
        return f"{tables} not ended, schema {contents.schema}"
    last = datetime.fromtimestamp(contents.last_choice / 1000, UTC)
    return f"{tables} not ended, the last choice of {last:%Y-%m-%d %H:%M} UTC, schema {contents.schema}"


def migrate(path: Path) -> int:
    """Migrate as the next start would; StorageError."""
    if not path.exists():
        return _no_database(path)
    try:
        with busy(f"Looking at {path}, and migrating it if need be", plain=False):
            upgrade = migrate_now(path)
    except DatabaseInUse as error:
        return complain(f"{error} Stop Kontor first; `migrate --check` can be asked meanwhile.")
    if upgrade is None:
        return _nothing(path)
    say(f"{path} is migrated from {upgrade.before} to {upgrade.after}; what it was is kept as {upgrade.copy}.")
    return say(f"To go back, {upgrade.way_back}.")


def check(path: Path) -> int:
    """Say what that would do; StorageError."""
    if not path.exists():
        return _no_database(path)
    upgrade = planned_migration(path)
    code = _nothing(path) if upgrade is None else _outlook(upgrade)
    for line in other_rules(rules_in_play(path)):
        say(line)
    return code


def _outlook(upgrade: Migration) -> int:
    steps = "1 step" if len(upgrade.steps) == 1 else f"{len(upgrade.steps)} steps"
    say(f"{upgrade.path} has the schema {upgrade.before}; this release would bring it to {upgrade.after} in {steps}:")
    for revision, text in upgrade.steps:
        say(f"  {revision}  {text}")
    say(f"First it would be copied to {upgrade.copy}.")
    room = f"{in_megabytes(upgrade.needed)} are needed, {in_megabytes(upgrade.free)} are free"
    if upgrade.free < upgrade.needed:
        return complain(f"There is too little room for that: {room}. Nothing would be migrated.")
    return say(f"There is room for that: {room}. Nothing has been changed.")


def other_rules(played: Iterable[tuple[str, int, int]]) -> Iterator[str]:
    """Say which tables were last played under other rules than those that are installed."""
    installed = catalogue.installed()
    for game, version, count in played:
        tables = "1 table" if count == 1 else f"{count} tables"
        if game not in installed:
            yield f"{game} is not installed: {tables} of it cannot be played until it is."
        elif installed[game].rules_version != version:
            today = installed[game].rules_version
            yield f"{game}: {tables} of rules version {version} are played on under version {today}."


def _no_database(path: Path) -> int:
    return say(f"There is no database {path} yet. The first start makes it.")


def _nothing(path: Path) -> int:
    return say(f"{path} has the schema of this release already. There is nothing to migrate.")


def say(sentence: str) -> int:
    """Write a line, and return the exit code of success."""
    sys.stdout.write(sentence + "\n")
    return 0


def complain(sentence: str, code: int = 1) -> int:
    """Write a line of what is wrong, and return an exit code."""
    sys.stderr.write(sentence + "\n")
    return code
