"""Users and guilds in memory, over one store."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import replace
from typing import Any

from bot.tables.core.queues import Queues
from bot.tables.ports.caller import Caller
from bot.tables.ports.clock import DAY, Clock
from games.kernel.words import KERNEL, LOCALES, Words, negotiated, words_for
from storage import Store
from storage.rows import GuildRow, UserRow

KEPT_USERS = 512
FRESH = 0.2
"""Seconds for which a user that was read counts as fresh if other processes can change it."""


class People:
    """Keep users and guilds in memory; if other processes share the store, reread old ones."""

    def __init__(self, store: Store, clock: Clock, queues: Queues) -> None:
        self.store, self.clock, self.queues = store, clock, queues
        self._users: OrderedDict[int, UserRow] = OrderedDict()
        self._read_at: dict[int, float] = {}
        self._users_changed = 0

    def forget_all(self) -> None:
        """Drop everything from memory: what is stored was changed elsewhere."""
        self._users.clear()
        self._users_changed += 1

    async def user(self, user_id: int) -> UserRow:
        """Return a user's row."""
        row = self._users.get(user_id)
        if row is None or (self.store.shared and self._is_old(user_id)):
            changed = self._users_changed
            async with self.store.read() as tx:
                row = await tx.people.user(user_id)
            if changed != self._users_changed:
                return row  # it may be outdated already: the next caller rereads it
            self._users[user_id], self._read_at[user_id] = row, time.monotonic()
            while len(self._users) > KEPT_USERS:
                self._read_at.pop(self._users.popitem(last=False)[0], None)
        return row

    def _is_old(self, user_id: int) -> bool:
        """Tell whether another process may have changed a user since the last read; one press reads them once."""
        return time.monotonic() - self._read_at.get(user_id, 0) > FRESH

    async def change(self, user_id: int, **fields: Any) -> UserRow:
        """Change columns of a user's row; do not store users who were never met or were deleted."""
        async with self.store.write() as tx:
            tx.people.lock(user_id)
            row = replace(await tx.people.user(user_id), **fields)
            if row.locale is not None:
                await tx.people.save_user(row)
        await self.forget(user_id)
        return row

    async def note_closed(self, user_id: int) -> None:
        """Note that Discord has just refused a direct message to a user."""
        await self.change(user_id, dms="closed", dms_tried_at=self.clock.now())

    async def forget(self, user_id: int) -> None:
        """Drop a user from memory; the next look-up rereads them."""
        self._users.pop(user_id, None)
        self._users_changed += 1

    async def meet(self, caller: Caller) -> Words:
        """Note the caller's language, for later direct messages, and the day; return words in that language."""
        is_old = self.store.shared and self._is_old(caller.user_id)
        row, now = await self.user(caller.user_id), self.clock.now()
        if is_old:
            async with self.store.read() as tx:
                self.queues.learn(caller.user_id, await tx.tables.waiting(caller.user_id))
        if row.locale != caller.locale or now - (row.seen_at or 0) >= DAY:
            row = await self.change(caller.user_id, locale=caller.locale, seen_at=now)
        return words(language(row))

    async def guild(self, guild_id: int) -> GuildRow:
        """Return a guild's settings."""
        async with self.store.read() as tx:
            return await tx.people.guild(guild_id)


def language(row: UserRow) -> str:
    """Choose a user's language: their setting if Kontor still has it, else Discord's, else English."""
    return chosen(row.language) or negotiated(row.locale or "")


def wants_icons(row: UserRow) -> bool:
    """Tell whether a user wants icons before words; users who play by text get none."""
    return row.icons and not row.by_text


def chosen(language: str | None) -> str | None:
    """Return a stored language if Kontor still has it."""
    return language if language in LOCALES else None


def words(locale: str, package: str | None = None) -> Words:
    """Return the bot's words in a language, with those of a game's package, which never override ours."""
    packages = ("bot", KERNEL) if package is None else ("bot", KERNEL, package)
    return words_for(locale, *packages)
