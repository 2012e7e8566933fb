"""The icons of messages: application emojis, of which a game's are used all or not at all.

A message never fails or waits because of one: what Discord refuses because of an emoji goes out again in words alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar

import discord
import structlog

from bot.api.payload import Gallery, Payload, message
from bot.tables.ports.panel import Panel

log = structlog.get_logger()

T = TypeVar("T")
INVALID_FORM, UNKNOWN_EMOJI = 50035, 10014
Games = Mapping[str, Mapping[str, discord.PartialEmoji | None]]
"""The emojis by game and icon; None for one that is not there."""


@dataclass(slots=True)
class Icons:
    """Know the emojis that may be used now, by the names of their icons.

    Discord has refused one of those that are `doubted`. `wake` lets the uploader look which emojis are there.
    `commands` are the ids of commands, which texts mention.
    """

    games: Games = field(default_factory=dict)
    doubted: set[str] = field(default_factory=set)
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    commands: dict[str, int] = field(default_factory=dict)

    @property
    def usable(self) -> dict[str, discord.PartialEmoji]:
        """Return those of the games whose emojis are all there."""
        whole = (emojis for emojis in self.games.values() if self.doubted.isdisjoint(emojis))
        return {name: each for emojis in whole if all(emojis.values()) for name, each in emojis.items() if each}

    @property
    def count(self) -> tuple[int, int]:
        """Count how many emojis are there, and how many there are to be."""
        found = [emoji for emojis in self.games.values() for emoji in emojis.values()]
        return sum(emoji is not None for emoji in found), len(found)

    def doubt(self, names: Collection[str]) -> None:
        """Use no icons of the games that these belong to, until they have been looked for at Discord."""
        log.warning("icons refused", icons=sorted(names))
        self.doubted.update(names)
        self.wake.set()

    async def send(
        self, panel: Panel, sending: Callable[[Payload], Awaitable[T]], kept: list[Gallery] | None = None
    ) -> T:
        """Send a panel, and if Discord refuses one of its emojis, the same in words alone."""
        payload = message(panel, kept, self.usable, self.commands)
        try:
            return await sending(payload)
        except discord.HTTPException as error:
            if not (payload.icons and refuses_emoji(error)):
                raise
        self.doubt(payload.icons)
        return await sending(message(replace(panel, icons=False), kept, commands=self.commands))


def refuses_emoji(error: discord.HTTPException) -> bool:
    """Tell whether Discord refuses a message because of an emoji that it does not know."""
    return error.code == UNKNOWN_EMOJI or (error.code == INVALID_FORM and "emoji" in error.text.lower())
