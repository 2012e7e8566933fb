"""Backups that the bot makes by itself: into one folder, so often, and so many kept."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

import discord
import structlog

from bot.operating.report import BackupState
from bot.tables.core.people import language, words
from bot.tables.core.registry import Registry
from storage import backup_file
from storage.errors import BackupRefused

log = structlog.get_logger()

HOUR = 3600.0
LOOK_EVERY = 60.0
"""Seconds between two looks at the time of day, which may be set."""
NAME = "kontor-%Y%m%d-%H%M%S.sqlite"
OURS = re.compile(r"kontor-\d{8}-\d{6}\.sqlite")


class Folder:
    """A folder of backups; files of other names are left alone."""

    def __init__(self, path: Path, keep: int) -> None:
        self.path, self._keep = path, keep

    def backups(self) -> list[Path]:
        """List what is there, the oldest first."""
        return sorted(file for file in self.path.glob("kontor-*.sqlite") if OURS.fullmatch(file.name))

    def last(self) -> float | None:
        """Return when the newest was made, in seconds since 1970, by its name."""
        found = self.backups()
        return datetime.strptime(found[-1].name, NAME).replace(tzinfo=UTC).timestamp() if found else None

    def add(self, database: Path, now: float) -> Path:
        """Make one more and remove those that are too many; BackupRefused."""
        if not self.path.is_dir():
            raise BackupRefused(f"There is no folder {self.path} for backups.")
        target = self.path / datetime.fromtimestamp(now, UTC).strftime(NAME)
        backup_file(database, target)
        for old in self.backups()[: -self._keep]:
            old.unlink()
        return target


class Backups:
    """Make one whenever it is time; `tell` sends the owner the reason why one could not be made, once a day."""

    def __init__(
        self,
        database: Path,
        folder: Folder,
        every: float,
        tell: Callable[[str], Awaitable[bool]],
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._database, self._folder, self._every, self._tell = database, folder, every, tell
        self._clock = clock
        self._tried = self._told = float("-inf")
        self._reason = ""
        self.failures = 0

    def state(self) -> BackupState:
        """Say how it stands."""
        return BackupState(self._folder.last(), self.failures)

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            await self.look()
            await asyncio.sleep(LOOK_EVERY)

    async def look(self) -> None:
        """Make one if it is time; tell the owner what they could not be told before."""
        now = self._clock()
        if self._is_due(now):
            self._tried = now
            await self._try(now)
        if self._reason and not 0 <= now - self._told < 24 * HOUR and await self._tell(self._reason):
            self._told = now

    async def _try(self, now: float) -> None:
        """Make one; each failure is logged and counted."""
        try:
            made = await asyncio.to_thread(self._folder.add, self._database, now)
        except (BackupRefused, OSError) as error:
            self.failures += 1
            self._reason = str(error)
            log.error("backup failed", reason=self._reason)  # noqa: TRY400 - the reason says all
        else:
            log.info("backup made", file=str(made))
            self._reason, self._told = "", float("-inf")

    def _is_due(self, now: float) -> bool:
        """Say whether it is time: by the newest backup, and an hour after one failed; the clock may have been set."""
        last = self._folder.last()
        rested = not 0 <= now - self._tried < min(HOUR, self._every)
        return rested and (last is None or not 0 <= now - last < self._every)


class Owner:
    """Find the owner of the application, or of the team that has it."""

    def __init__(self, client: discord.Client, registry: Registry) -> None:
        self._client, self._registry = client, registry

    async def tell_backup_failed(self, reason: str) -> bool:
        """Say that a backup could not be made; return whether Discord has taken the message."""
        application = self._client.application
        if application is None:
            return False
        owner = application.team.owner if application.team else application.owner
        if owner is None:
            return False
        texts = words(language(await self._registry.people.user(owner.id)))
        try:
            channel = await self._client.create_dm(discord.Object(owner.id))
            await channel.send(texts.text("owner-backup-failed", reason=reason))
        except (discord.DiscordException, OSError) as error:
            log.warning("owner not told", error=type(error).__name__)
            return False
        return True
