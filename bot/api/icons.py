"""The icons of messages: application emojis; a game's icons are used only if all are there.

A message never fails or waits because of an emoji: if Discord refuses one, the message goes out again in words alone.
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
"""The emojis by game and icon; None if missing."""


@dataclass(slots=True)
class Icons:
    """The emojis that may be used now, by the names of their icons.

    Discord has refused an emoji of the `doubted` games. `wake` makes the uploader check which emojis exist. `commands`
    are the ids of commands, which texts mention.
    """

    games: Games = field(default_factory=dict)
    doubted: set[str] = field(default_factory=set)
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    commands: dict[str, int] = field(default_factory=dict)

    @property
    def usable(self) -> dict[str, discord.PartialEmoji]:
        """Return the emojis of the games that have all of theirs."""
        whole = (emojis for emojis in self.games.values() if self.doubted.isdisjoint(emojis))
        return {name: each for emojis in whole if all(emojis.values()) for name, each in emojis.items() if each}

    @property
    def count(self) -> tuple[int, int]:
        """Count the emojis that exist, and those that should."""
        found = [emoji for emojis in self.games.values() for emoji in emojis.values()]
        return sum(emoji is not None for emoji in found), len(found)

    def doubt(self, names: Collection[str]) -> None:
        """Use no icons of these emojis' games until the uploader has checked them."""
        log.warning("icons refused", icons=sorted(names))
        self.doubted.update(names)
        self.wake.set()

    async def send(
        self, panel: Panel, sending: Callable[[Payload], Awaitable[T]], kept: list[Gallery] | None = None
    ) -> T:
        """Send a panel; if Discord refuses one of its emojis, send it in words alone."""
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
