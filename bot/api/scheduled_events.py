"""Discord's scheduled events for arranged evenings. These functions raise discord.py's errors.

The bot finds its event by a mark in the description's last line, so that a lost answer leads to no second event.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TypedDict

import discord

from bot.tables.ports.messenger import PlaceClosed, Planned

MOST_IN_GUILD = 100
LONGEST_NAME, LONGEST_LOCATION = 100, 100


class _Fields(TypedDict):
    name: str
    description: str
    location: str
    start_time: datetime
    end_time: datetime


async def create(client: discord.Client, guild_id: int, planned: Planned) -> None:
    """Create an event unless the guild has it; delete duplicates, which repeated requests of discord.py may cause."""
    guild = await client.fetch_guild(guild_id, with_counts=False)
    events = await guild.fetch_scheduled_events(with_counts=False)
    if not _own(client, events, planned.mark):
        if len(events) >= MOST_IN_GUILD:
            raise PlaceClosed("limit")
        await guild.create_scheduled_event(
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            **_fields(planned),
        )
        events = await guild.fetch_scheduled_events(with_counts=False)
    for further in _own(client, events, planned.mark)[1:]:
        await further.delete()


async def update(client: discord.Client, guild_id: int, planned: Planned) -> None:
    """Change an event, or start it if the game has begun; do nothing if it was deleted."""
    for event in await _find(client, guild_id, planned.mark):
        if not planned.begun:
            await event.edit(**_fields(planned))
        elif event.status is discord.EventStatus.scheduled:
            await event.start()


async def delete(client: discord.Client, guild_id: int, mark: str) -> None:
    """Delete an event, if the guild has it."""
    for event in await _find(client, guild_id, mark):
        await event.delete()


async def _find(client: discord.Client, guild_id: int, mark: str) -> list[discord.ScheduledEvent]:
    guild = await client.fetch_guild(guild_id, with_counts=False)
    return _own(client, await guild.fetch_scheduled_events(with_counts=False), mark)


def _own(client: discord.Client, events: Sequence[discord.ScheduledEvent], mark: str) -> list[discord.ScheduledEvent]:
    """List the bot's events with a mark that are not over, the oldest first."""
    return sorted((event for event in events if _is_own(client, event, mark)), key=lambda event: event.id)


def _is_own(client: discord.Client, event: discord.ScheduledEvent, mark: str) -> bool:
    """Tell whether the bot has created an event with this mark that is not over."""
    over = event.status in (discord.EventStatus.completed, discord.EventStatus.cancelled)
    own = client.user is not None and event.creator_id == client.user.id
    return own and not over and (event.description or "").splitlines()[-1:] == [mark]


def _fields(planned: Planned) -> _Fields:
    return {
        "name": planned.name[:LONGEST_NAME],
        "description": f"{planned.about}\n{planned.mark}",
        "location": planned.location[:LONGEST_LOCATION],
        "start_time": datetime.fromtimestamp(planned.starts_at / 1000, UTC),
        "end_time": datetime.fromtimestamp(planned.ends_at / 1000, UTC),
    }
