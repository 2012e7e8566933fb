"""A private word to whoever owns the bot at Discord: about what no player needs to know."""

from __future__ import annotations

import discord
import structlog

from bot.tables.core.languages import language, words
from bot.tables.core.registry import Registry

log = structlog.get_logger()


class Owner:
    """Know who that is: the owner of the application, or of the team that has it."""

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
