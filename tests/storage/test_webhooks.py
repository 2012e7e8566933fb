"""Webhooks: events are queued only while a webhook is on, and an old attempt does not affect a new address."""

from __future__ import annotations

import pytest

from storage import Store, Writer
from storage.rows import GuildRow, WebhookRow
from tests.storage.samples import GUILD, table, webhook


@pytest.fixture
async def on(store: Store) -> WebhookRow:
    """Store a webhook that is on, and a table."""
    async with store.write() as tx:
        await tx.people.save_guild(GuildRow(guild_id=GUILD))
        await tx.tables.insert(table())
        await tx.webhooks.put(webhook())
    return webhook()


async def add(tx: Writer, *details: str) -> None:
    """Queue an event for each detail."""
    for number, detail in enumerate(details):
        await tx.webhooks.add(GUILD, "K7Q2", "turn", detail, 100 + number)


async def details(store: Store) -> list[str]:
    """List all queued events, and delete them as if they had been accepted."""
    found = []
    async with store.write() as tx:
        while event := await tx.webhooks.oldest(GUILD):
            found.append(event.detail)
            await tx.webhooks.accepted(webhook(), event.id)
    return found


async def test_an_event_needs_a_webhook_that_is_on(store: Store, on: WebhookRow) -> None:
    """Guilds without a webhook, or with one that is switched off, get no event."""
    async with store.write() as tx:
        await add(tx, "1", "2")
        await tx.webhooks.add(GUILD + 1, "K7Q2", "turn", "3", 100)
    assert await details(store) == ["1", "2"]
    async with store.write() as tx:
        assert await tx.webhooks.switch_off(on, "404")
        await add(tx, "4")
    assert await details(store) == []
    async with store.read() as tx:
        assert await tx.webhooks.get(GUILD) == webhook(due_at=None, problem="404")
        assert await tx.webhooks.guilds() == set()


async def test_an_event_keeps_its_id_until_it_is_accepted(store: Store, on: WebhookRow) -> None:
    """A failed attempt postpones the webhook with all its events."""
    async with store.write() as tx:
        await add(tx, "1")
        before = await tx.webhooks.oldest(GUILD)
        await tx.webhooks.postpone(on, 9, 5, "timeout")
    async with store.write() as tx:
        assert await tx.webhooks.pending() == [webhook(due_at=9, failed_at=5, problem="timeout")]
        assert before is not None
        assert await tx.webhooks.oldest(GUILD) == before
        await tx.webhooks.accepted(on, before.id)
        assert await tx.webhooks.pending() == []
        assert await tx.webhooks.get(GUILD) == webhook(due_at=9)


async def test_an_attempt_counts_only_for_the_secret_that_it_used(store: Store, on: WebhookRow) -> None:
    """A webhook that was set again meanwhile is neither postponed nor switched off."""
    new = webhook(secret="t")
    async with store.write() as tx:
        await tx.webhooks.put(new)
        await tx.webhooks.postpone(on, 9, 5, "timeout")
        assert not await tx.webhooks.switch_off(on, "timeout")
        assert await tx.webhooks.get(GUILD) == new


@pytest.mark.parametrize("how", ["drop", "table", "guild", "forget"])
async def test_events_go_with_what_they_are_about(store: Store, on: WebhookRow, how: str) -> None:
    """Events are deleted with their webhook, their table or their guild, or after a day."""
    async with store.write() as tx:
        await add(tx, "1")
    async with store.write() as tx:
        if how == "drop":
            await tx.webhooks.drop(GUILD)
        elif how == "table":
            await tx.tables.delete("K7Q2")
        elif how == "guild":
            await tx.people.delete_guild(GUILD)
        else:
            await tx.webhooks.forget(101)
    assert await details(store) == []
    async with store.read() as tx:
        assert (await tx.webhooks.get(GUILD) is None) == (how in ("drop", "guild"))


async def test_nothing_is_sent_for_a_guild_that_was_left(store: Store, on: WebhookRow) -> None:
    """Sending resumes once the bot is back on the server."""
    async with store.write() as tx:
        await add(tx, "1")
        await tx.people.guild_left(GUILD, 200)
        assert await tx.webhooks.pending() == []
        await tx.people.guild_back(GUILD)
        assert await tx.webhooks.pending() == [on]
