"""What the doctor looks at: each check says what it found, and what to do where something is not as it should be."""

from __future__ import annotations

import base64
import binascii
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bot.operating import postgres
from bot.operating.backups import HOUR, Folder
from bot.operating.postgres import Finding
from bot.operating.pulse import BEHIND, seconds_behind
from bot.settings import TOKEN, Settings, environment_name
from storage.errors import DatabaseTooNew, StorageError
from storage.ownership import planned_migration

INVITE = "https://discord.com/oauth2/authorize?client_id={id}&scope=bot+applications.commands&permissions={permissions}"
THREADS, CHANNELS = 2269718417345536, 2269718417345552
"""The permissions that tables in threads need, and those with which tables may be channels: see docs/hosting.md."""
FORM = re.compile(r"([\w-]{18,})\.[\w-]{5,}\.[\w-]{25,}", re.ASCII)
PORTAL = "https://discord.com/developers/applications"
LEAST, PER_DATABASE = 200 * 2**20, 3
"""Bytes that should be free, besides room for the copies of the database that upgrades and backups make."""
DAILY = 24
"""Hours between two backups where something else than the bot makes them."""
COMMAND_TIMEOUT = 60.0
"""Seconds for another program to answer."""
PACKAGES = "fontconfig libfribidi0 fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji"


def settings(unknown: list[str]) -> Finding:
    """Name the variables that look like settings and are none."""
    if not unknown:
        return Finding(True, "The settings can be read.")
    what = f"The settings can be read, but Kontor does not know {', '.join(unknown)}."
    return Finding(None, what, "Correct the names or remove them; .env.example lists every setting.")


def token(settings: Settings) -> Finding:
    """Look whether a token is set and has the form of one; it is not sent anywhere, and never told."""
    if settings.token is None:
        do = f"To connect to Discord, set {TOKEN} to the token that {PORTAL} shows for your bot."
        return Finding(None, f"{TOKEN} is not set: `python -m bot` starts a practice server.", do)
    if _application(settings.token) is None:
        return Finding(
            False, f"{TOKEN} has not the form of a bot token.", f"Copy a new one: Bot > Reset Token at {PORTAL}."
        )
    return Finding(True, f"{TOKEN} has the form of a bot token. Whether Discord accepts it is seen at the start.")


def _application(text: str) -> int | None:
    """Return the id that a token begins with."""
    form = FORM.fullmatch(text)
    if form is None:
        return None
    try:
        decoded = base64.urlsafe_b64decode(form[1] + "=" * (-len(form[1]) % 4))
    except binascii.Error:
        return None
    return int(decoded) if decoded.isdigit() else None


def permissions(settings: Settings) -> Finding:
    """Give the link by which a server's owner gives Kontor its permissions."""
    known = _application(settings.token) if settings.token else None
    link = INVITE.format(id=known or "ID", permissions=THREADS)
    what = f"Servers give Kontor its permissions by {link}"
    do = f"For tables as channels it ends in {CHANNELS}. If you have invited Kontor with less, open the link once more."
    return Finding(True, what, do if known else f"{do} Put your application's id in place of ID.")


def data_folder(settings: Settings) -> Finding:
    """Try to write where all is kept."""
    folder = settings.data
    there = next(each for each in (folder, *folder.absolute().parents) if each.exists())
    try:
        with tempfile.TemporaryFile(dir=there):
            pass
    except OSError as error:
        do = (
            "Give the user that runs Kontor the right to write there,"
            f" or set {environment_name('data')} to another folder."
        )
        return Finding(False, f"{there.absolute()} cannot be written to: {error.strerror}.", do)
    if there != folder:
        return Finding(True, f"The data folder {folder.absolute()} can be made.")
    return Finding(True, f"The data folder {folder.absolute()} can be written to.")


def database(settings: Settings) -> Finding:
    """Check the database as a start does, without changing it."""
    path = settings.database
    if settings.postgres is not None:
        return postgres.database(settings.postgres)
    if not path.exists():
        return Finding(True, f"There is no database {path} yet. The first start makes it.")
    try:
        upgrade = planned_migration(path)
    except StorageError as error:
        return Finding(False, str(error), _way_out(error, path))
    if upgrade is None:
        return Finding(True, f"The database {path} can be read and has the schema of this release.")
    what = f"The next start brings {path} from schema {upgrade.before} to {upgrade.after}."
    return Finding(None, what, "`python -m bot migrate --check` says more. A copy is kept.")


def _way_out(error: StorageError, path: Path) -> str:
    """Say how to put another database in the place of one that cannot be used."""
    if isinstance(error, DatabaseTooNew):
        return f"Copies from before upgrades lie beside it as {path.name}.before-…: `python -m bot restore FILE`."
    return "Put a backup in its place: `python -m bot restore FILE`."


def clock(settings: Settings, now: float) -> Finding:
    """Compare the machine's clock with the newest moment that the database knows."""
    do = "Let the machine set its clock by the network; on Debian: `apt install systemd-timesyncd`."
    behind = seconds_behind(settings.database, now)
    if behind > BEHIND:
        what = f"The clock is {behind / 60:.0f} minutes behind the last moment in the database."
        return Finding(False, what, f"{do} Deadlines of players are wrong until then.")
    if _synchronized() is False:
        return Finding(None, "The machine does not set its clock by the network.", do)
    return Finding(True, "The clock is not behind the database.")


def _synchronized() -> bool | None:
    """Ask systemd, where it is there."""
    told = _output("timedatectl", "show", "--property=NTPSynchronized", "--value")
    return {"yes": True, "no": False}.get(told.strip())


def space(settings: Settings) -> Finding:
    """See whether there is room for a while."""
    there = next(each for each in (settings.data, *settings.data.absolute().parents) if each.exists())
    free, path = shutil.disk_usage(there).free, settings.database
    needed = LEAST + PER_DATABASE * (path.stat().st_size if path.exists() else 0)
    what = f"{free // 2**20} MB are free for the data folder; {needed // 2**20} MB should be."
    if free < needed:
        return Finding(False, what, "Make room, or move the data folder; without room nobody can choose anything.")
    return Finding(True, what)


def backups(settings: Settings) -> Finding:
    """Check that there are recent backups; a practice server needs none."""
    if settings.postgres is not None:
        return Finding(None, "The database is kept by PostgreSQL: Kontor makes no backups.", "Run `pg_dump` each day.")
    return _folder_of_backups(settings)


def _folder_of_backups(settings: Settings) -> Finding:
    name, path = environment_name("backup_dir"), settings.backup_dir
    if path is None and settings.token is None:
        return Finding(True, "A practice server needs no backups.")
    if path is None:
        return Finding(None, f"{name} is not set: no backups are made.", "Set it to a folder, best on another disk.")
    if not path.is_dir():
        do = f"Make it or mount its disk, or correct {name}."
        return Finding(False, f"There is no folder {path} for backups.", do)
    last = Folder(path, settings.backup_keep).last()
    late = last is not None and time.time() - last > 2 * HOUR * max(settings.backup_every, DAILY)
    if not os.access(path, os.W_OK):
        return Finding(False, f"No backup can be written to {path}.", "Give the user that runs Kontor the right to.")
    if late:
        return Finding(None, f"The newest backup in {path} is old.", "Look into the log of Kontor, or of its timer.")
    return Finding(True, f"Backups go to {path}.")


def drawable_letters() -> Finding:
    """Let a process of its own, as pictures are drawn in one, say which letters of names it can draw."""
    try:
        told = json.loads(_output(sys.executable, "-m", "render.letters"))
    except ValueError:
        return Finding(False, "Pictures cannot be drawn here: Pillow or the fonts do not load.", "Reinstall Kontor.")
    lacking = [*told["missing"], *([] if told["shaped"] else ["joined Arabic letters"])]
    if lacking:
        do = f"Names in them show as the number of the seat. Install fonts; on Debian: `apt install {PACKAGES}`."
        return Finding(None, f"Pictures cannot draw: {', '.join(lacking)}.", do)
    return Finding(True, "Pictures can draw names in all scripts that are tried.")


def _output(program: str, *arguments: str) -> str:
    """Return what a program writes; nothing if it is not there or fails."""
    found = shutil.which(program)
    if found is None:
        return ""
    try:
        done = subprocess.run(  # noqa: S603 - fixed programs and arguments
            [found, *arguments], capture_output=True, text=True, timeout=COMMAND_TIMEOUT, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout
