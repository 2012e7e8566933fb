"""Keeping the icons of messages at Discord, as emojis of the bot's application.

The process that syncs commands uploads what is missing, one after the other; the others look what has been stored.
The name of each emoji is stored before its upload, so that a process killed meanwhile finds it again.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Final

import aiohttp
import discord
import structlog

from bot.api.icons import Icons
from bot.duty import Duty
from bot.tables.ports.clock import DAY, Clock, SystemClock
from bot.tables.ports.renderer import NotDrawn, Renderer
from games.kernel import catalogue
from games.kernel.words import FALLBACK
from render.jobs import Drawn, Job
from storage import Store
from storage.errors import StorageError
from storage.rows import EmojiRow
from storage.turns import step_behind

log = structlog.get_logger()

COMMON: Final = ""
"""Stands for the icons that all games share, where games are named."""
LOOK, AGAIN, LONGEST = 60.0, 5.0, 3_600.0
"""Seconds between two looks, and after failures: at first, and at most."""
GRACE_PERIOD = 30 * DAY
"""Milliseconds for which an emoji stays after it was replaced: older messages show it."""


class NotUploaded(Exception):
    """A picture that Discord refuses."""


FAILURES = (NotUploaded, discord.DiscordException, aiohttp.ClientError, OSError, StorageError, NotDrawn)
LATER = (401, 403, 429)


class Uploading:
    """Keep the stored emojis and those at Discord in step, and `icons` with them; one process alone uploads any."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        renderer: Renderer,
        icons: Icons,
        duty: Duty,
        clock: Clock | None = None,
    ) -> None:
        self._client, self._store, self._renderer, self._icons = client, store, renderer, icons
        self._uploads, self._now = duty.hears_first, (clock or SystemClock()).now
        self._drawn: dict[str, tuple[str, Drawn]] = {}
        self._rows: dict[str, EmojiRow] = {}
        self._compared, self._failures, self._doubted_at = False, 0, -LOOK

    async def run(self) -> None:
        """Look for ever, once Discord has taken the login: soon when woken and after failures, else once a minute."""
        step_behind()
        await self._icons.wake.wait()
        while True:
            self._icons.wake.clear()
            wait = await self._try_to_look()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._icons.wake.wait(), wait)

    async def _try_to_look(self) -> float:
        """Return how many seconds may pass until the next look."""
        try:
            await self.look()
        except FAILURES as error:
            wait: float = max(getattr(error, "retry_after", 0.0), min(AGAIN * 2**self._failures, LONGEST))
            self._failures = min(self._failures + 1, 20)
            log.warning("icons not uploaded", error=type(error).__name__, again=wait)
            return wait
        self._failures = 0
        return LOOK

    async def look(self) -> None:
        """Learn what is stored, and upload what is missing if that falls to this process."""
        await self._store_doubts()
        async with self._store.read() as tx:
            self._rows = {row.name: row for row in await tx.emojis.of(self._application)}
        self._learn()
        if self._uploads and self._client.is_ready():
            self._drawn = self._drawn or await self._draw()
            if not self._compared or self._is_anything_due():
                await self._upload()
                self._compared = True

    @property
    def _application(self) -> int:
        return self._client.application_id or 0

    async def _store_doubts(self) -> None:
        """Let the uploading process look, at most once a minute, for the emojis that Discord has refused."""
        doubted, now = set(self._icons.doubted), time.monotonic()
        if doubted and now - self._doubted_at >= LOOK:
            self._doubted_at = now
            async with self._store.write() as tx:
                await tx.emojis.doubt(self._application, doubted)
            self._icons.doubted -= doubted

    def _learn(self) -> None:
        """Use what is there: of each icon the newest picture."""
        games: dict[str, dict[str, discord.PartialEmoji | None]] = defaultdict(dict)
        for row in sorted(self._rows.values(), key=lambda row: row.emoji_id or 0):
            if row.replaced_at is None:
                emoji = None if row.emoji_id is None else discord.PartialEmoji(name=row.name, id=row.emoji_id)
                games[row.game][row.icon] = emoji
        self._icons.games = games

    async def _draw(self) -> dict[str, tuple[str, Drawn]]:
        """Draw all icons, by name with their game."""
        jobs = [
            (game, await self._renderer.render(Job(game, "emojis", FALLBACK)))
            for game in (COMMON, *catalogue.offered())
        ]
        return {drawn.name: (game, drawn) for game, found in jobs for drawn in found}

    def _rows_of(self, icon: str) -> list[EmojiRow]:
        return [row for row in self._rows.values() if row.icon == icon]

    def _current(self, icon: str) -> EmojiRow | None:
        """Return the row of an icon's picture as it is drawn today."""
        (_, drawn) = self._drawn[icon]
        return next((row for row in self._rows_of(icon) if row.digest == drawn.source), None)

    def _is_anything_due(self) -> bool:
        current = self._uploaded()
        others = [row for row in self._rows.values() if row not in current]
        again = any(row.replaced_at is not None for row in current)
        return again or len(current) < len(self._drawn) or any(self._is_unsettled(row) for row in others)

    def _uploaded(self) -> list[EmojiRow]:
        """List the rows of today's pictures that are at Discord."""
        return [row for row in map(self._current, self._drawn) if row is not None and row.emoji_id is not None]

    def _is_unsettled(self, row: EmojiRow) -> bool:
        return row.emoji_id is None or row.replaced_at is None or row.replaced_at < self._now() - GRACE_PERIOD

    async def _upload(self) -> None:
        there = {emoji.name: emoji.id for emoji in await self._client.fetch_application_emojis()}
        await self._reconcile(there)
        await self._plan(there)
        missing = [row for row in map(self._current, self._drawn) if row is not None and row.emoji_id is None]
        refused = [row.icon for row in missing if not await self._post(row)]
        await self._replace()
        log.info("icons uploaded", count=len(missing) - len(refused))
        if refused:
            raise NotUploaded

    async def _reconcile(self, there: dict[str, int]) -> None:
        """Note what has arrived although nobody has heard so, and what was deleted at Discord."""
        ids = set(there.values())
        lost = [row for row in self._rows.values() if row.emoji_id not in ids]
        found = [replace(row, emoji_id=there.get(row.name)) for row in lost]
        await self._save(row for row in found if row != self._rows[row.name])

    async def _plan(self, there: dict[str, int]) -> None:
        """Store what is to be uploaded, under names that are free."""
        planned = []
        for icon, (game, drawn) in self._drawn.items():
            row = self._current(icon)
            if row is None:
                name = _free_name(icon, {*there, *self._rows})
                row = EmojiRow(application_id=self._application, name=name, icon=icon, game=game, digest=drawn.source)
            planned.append(replace(row, replaced_at=None, game=game))
        await self._save(row for row in planned if row != self._rows.get(row.name))

    async def _post(self, row: EmojiRow) -> bool:
        """Upload one picture, unless Discord refuses it: then its game has no icons, and the others go on."""
        _, drawn = self._drawn[row.icon]
        try:
            made = await self._client.create_application_emoji(name=row.name, image=drawn.image)
        except discord.HTTPException as error:
            if error.status >= 500 or error.status in LATER:
                raise
            log.warning("icon refused", icon=row.icon, status=error.status, code=error.code)
            return False
        await self._save([replace(row, emoji_id=made.id)])
        return True

    async def _replace(self) -> None:
        """Let pictures go that are no longer used: first from new messages, a month later from Discord."""
        current = self._uploaded()
        waiting = self._drawn.keys() - {row.icon for row in current}
        for row in [row for row in self._rows.values() if row not in current and row.icon not in waiting]:
            if row.emoji_id is None or (row.replaced_at or self._now()) < self._now() - GRACE_PERIOD:
                await self._delete(row)
            elif row.replaced_at is None:
                await self._save([replace(row, replaced_at=self._now())])

    async def _delete(self, row: EmojiRow) -> None:
        if row.emoji_id is not None:
            with suppress(discord.NotFound):
                await self._client.http.delete_application_emoji(self._application, row.emoji_id)
        async with self._store.write() as tx:
            await tx.emojis.remove(row)
        del self._rows[row.name]

    async def _save(self, rows: Iterable[EmojiRow]) -> None:
        """Store what has changed, and use it."""
        changed = list(rows)
        if not changed:
            return
        async with self._store.write() as tx:
            for row in changed:
                await tx.emojis.save(row)
        self._rows |= {row.name: row for row in changed}
        self._learn()


def _free_name(icon: str, taken: set[str]) -> str:
    """Call a picture by its icon, or the second one `knight_2`."""
    names = (icon, *(f"{icon}_{number}" for number in range(2, 10_000)))
    return next(name for name in names if name not in taken)
