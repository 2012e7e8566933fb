"""Scheduled events at the practice server: what Discord accepts and refuses, and how Kontor finds its own events."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest

from bot.api.messenger import DiscordMessenger
from bot.practice.world.world import ScheduledEvent
from bot.tables.ports.messenger import Forbidden, PlaceClosed, Planned, TryLater
from tests.bot.practice.conftest import Stand

TOMORROW = int((datetime.now(UTC) + timedelta(days=1)).timestamp() * 1000) // 1000 * 1000
PLANNED = Planned("Ulm · K7Q2", "A game.", "https://discord.com", TOMORROW, TOMORROW + 3_600_000, "Kontor K7Q2")


@pytest.fixture
def messenger(stand: Stand) -> DiscordMessenger:
    """Return a messenger that is connected to the practice server."""
    return DiscordMessenger(stand.bot)


def there(stand: Stand) -> list[ScheduledEvent]:
    """List the events at the server."""
    return [*stand.server.core.world.scheduled_events.values()]


async def test_an_event_comes_moves_begins_and_goes(stand: Stand, messenger: DiscordMessenger) -> None:
    """Repeated requests create, start and delete the event only once; the page shows it to members."""
    guild = int(stand.guild)
    await messenger.create_event(guild, PLANNED)
    await messenger.create_event(guild, PLANNED)
    (event,) = there(stand)
    assert event.description == "A game.\nKontor K7Q2"
    assert datetime.fromisoformat(event.starts).timestamp() * 1000 == TOMORROW
    shown = await stand.practice.ask("look", user=next(iter(stand.users)))
    assert [each["name"] for each in shown["events"]] == ["Ulm · K7Q2"]
    later = replace(PLANNED, starts_at=TOMORROW + 3_600_000, ends_at=TOMORROW + 7_200_000)
    await messenger.update_event(guild, later)
    assert datetime.fromisoformat(event.starts).timestamp() * 1000 == later.starts_at
    for _ in range(2):
        await messenger.update_event(guild, replace(later, begun=True))
        assert event.status == 2
    for _ in range(2):
        await messenger.delete_event(guild, PLANNED.mark)
        assert not there(stand)


async def test_what_was_deleted_by_hand_is_not_changed(stand: Stand, messenger: DiscordMessenger) -> None:
    """An update of a deleted event does nothing, and creates no new event."""
    await messenger.create_event(int(stand.guild), PLANNED)
    await stand.practice.ask("delete_event", event=there(stand)[0].id)
    await messenger.update_event(int(stand.guild), PLANNED)
    assert not there(stand)


async def test_a_lost_answer_leads_to_no_second_event(stand: Stand, messenger: DiscordMessenger) -> None:
    """The connection breaks after Discord has created the event."""
    await stand.practice.reset("/scheduled-events$", method="POST")
    with pytest.raises(TryLater):
        await messenger.create_event(int(stand.guild), PLANNED)
    (event,) = there(stand)
    await messenger.create_event(int(stand.guild), PLANNED)
    assert there(stand) == [event]


async def test_events_of_a_repeated_request_are_reduced_to_one(stand: Stand, messenger: DiscordMessenger) -> None:
    """After a server error, discord.py itself repeats a request, which can create the event twice."""
    await messenger.create_event(int(stand.guild), PLANNED)
    (event,) = there(stand)
    twin = replace(event, id=stand.server.core.world.ids.next())
    stand.server.core.world.scheduled_events[twin.id] = twin
    await messenger.create_event(int(stand.guild), PLANNED)
    assert there(stand) == [event]


async def test_anothers_event_is_not_taken_for_the_own(stand: Stand, messenger: DiscordMessenger) -> None:
    """Kontor leaves another user's event alone, even if it has the same mark."""
    await messenger.create_event(int(stand.guild), PLANNED)
    (event,) = there(stand)
    event.creator = next(iter(stand.users.values()))
    await messenger.delete_event(int(stand.guild), PLANNED.mark)
    assert there(stand) == [event]
    await messenger.create_event(int(stand.guild), PLANNED)
    assert len(there(stand)) == 2


async def test_a_missing_permission_and_the_limit_are_told(
    stand: Stand, messenger: DiscordMessenger, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A missing permission and a reached limit each raise an error that ends the attempt."""
    monkeypatch.setattr("bot.api.scheduled_events.MOST_IN_GUILD", 0)
    with pytest.raises(PlaceClosed) as closed:
        await messenger.create_event(int(stand.guild), PLANNED)
    assert closed.value.reason == "limit"
    monkeypatch.undo()
    await stand.practice.deny("create_events", guild=stand.guild)
    with pytest.raises(Forbidden):
        await messenger.create_event(int(stand.guild), PLANNED)


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"name": ""}, "name: Must be between 1 and 100"),
        ({"location": "x" * 101}, "entity_metadata.location: Must be between 1 and 100"),
        ({"start_time": datetime(2020, 1, 1, tzinfo=UTC)}, "Cannot schedule in the past."),
        ({"end_time": datetime(2020, 1, 1, tzinfo=UTC)}, "Must end after it starts."),
    ],
)
async def test_what_discord_refuses_is_refused(stand: Stand, changed: dict[str, Any], told: str) -> None:
    """Discord limits the length of texts, and an event must begin in the future and end after its beginning."""
    fields: dict[str, Any] = {
        "description": "A game.",
        "name": "Evening",
        "location": "here",
        "start_time": datetime.fromtimestamp(PLANNED.starts_at / 1000, UTC),
        "end_time": datetime.fromtimestamp(PLANNED.ends_at / 1000, UTC),
        "entity_type": discord.EntityType.external,
        "privacy_level": discord.PrivacyLevel.guild_only,
    }
    guild = await stand.bot.fetch_guild(int(stand.guild))
    with pytest.raises(discord.HTTPException) as caught:
        await guild.create_scheduled_event(**fields | changed)
    assert told in caught.value.text
    assert caught.value.code == 50035


async def test_an_unknown_event_is_refused(stand: Stand) -> None:
    """The practice server answers with the same error code as Discord."""
    guild = await stand.bot.fetch_guild(int(stand.guild))
    with pytest.raises(discord.NotFound) as caught:
        await guild.fetch_scheduled_event(7)
    assert caught.value.code == 10070
