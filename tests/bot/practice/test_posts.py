"""How Kontor opens forum posts, finds them again, and changes their tags."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import discord
import pytest

from bot.api.messenger import DiscordMessenger
from bot.practice.world.world import FORUM
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import Forbidden, Messenger, PlaceClosed, PostTags
from bot.tables.ports.panel import Button, Panel
from tests.bot.practice.conftest import Stand

SEEKING = PostTags((("Ulm",), ("seeking", "sucht")), ("running", "läuft"))
RUNNING = PostTags((("Ulm",), ("running", "läuft")), ("seeking", "sucht"))
MANAGING = ("manage_channels", "manage_threads")


class Forum:
    """A forum, and a messenger that opens posts in it."""

    def __init__(self, stand: Stand, messenger: Messenger, forum: str) -> None:
        self.stand, self.messenger, self.id = stand, messenger, forum

    async def open(self, mark: str = "K7Q2", since: int | None = None) -> str:
        """Open a table's post."""
        panel = Panel(("A table",), rows=((Button(ComponentId(mark, "join").id, "Join"),),))
        name, guild = f"Ulm · {mark}", int(self.stand.guild)
        return str(await self.messenger.open_post(guild, int(self.id), name, panel, SEEKING, mark, since))

    async def retag(self, post: str) -> None:
        """Give a post the tags of a running table."""
        await self.messenger.tag_post(int(self.stand.guild), int(post), RUNNING)

    async def offer(self, *names: str, required: bool = False, moderated: str = "") -> None:
        """Give the forum these tags only."""
        tags = [{"name": name, "moderated": name == moderated} for name in names]
        await self.stand.practice.set_forum(self.id, tags, required)

    async def lack(self, *names: str) -> None:
        """Take permissions away from the bot."""
        for name in names:
            await self.stand.practice.deny(name, channel=self.id)

    async def tags(self, post: str) -> list[str]:
        """Name the tags of a post."""
        places = (await self.stand.practice.ask("look", user="alice", channel=self.id))["places"]
        return list(next(each["tags"] for each in places if each["id"] == post))


async def _here(stand: Stand) -> Messenger:
    return DiscordMessenger(stand.bot)


async def _elsewhere(stand: Stand) -> Messenger:
    """Return the messenger of a process that gets no gateway events of this guild."""
    stand.bot._connection._guilds.clear()
    return DiscordMessenger(stand.bot, lambda _guild_id: True)


@pytest.fixture(params=[_here, _elsewhere])
async def forum(stand: Stand, request: pytest.FixtureRequest) -> Forum:
    """Return a forum without tags, and a messenger with or without its guild in the cache."""
    make: Callable[[Stand], Awaitable[Messenger]] = request.param
    made = await stand.practice.add_channel(stand.guild, "boards", FORUM)
    return Forum(stand, await make(stand), made)


async def test_missing_tags_are_made_and_follow_the_table(forum: Forum) -> None:
    """Kontor uses existing tags in another language or capitalization, and keeps tags that others have added."""
    await forum.offer("Sucht", "Evening")
    post = await forum.open()
    assert await forum.tags(post) == ["Ulm", "Sucht"]
    world = forum.stand.server.core.world
    evening = next(tag["id"] for tag in world.channels[forum.id].tags if tag["name"] == "Evening")
    thread = world.channels[post].thread
    assert thread is not None
    thread.tags.append(evening)
    await forum.retag(post)
    assert await forum.tags(post) == ["Ulm", "running", "Evening"]
    requests = len(await forum.stand.practice.requests("PATCH", f"/channels/{post}"))
    await forum.retag(post)
    assert len(await forum.stand.practice.requests("PATCH", f"/channels/{post}")) == requests


async def test_without_permission_it_uses_the_tags_that_are_there(forum: Forum) -> None:
    """Kontor skips tags for moderators only; in a forum without tags, a post has none."""
    await forum.lack(*MANAGING)
    assert await forum.tags(await forum.open()) == []
    await forum.offer("Ulm", "seeking", moderated="seeking")
    post = await forum.open("W2W2")
    assert await forum.tags(post) == ["Ulm"]
    await forum.offer()
    await forum.retag(post)
    assert await forum.tags(post) == []


async def test_a_forum_that_requires_a_tag_gets_any(forum: Forum) -> None:
    """A post gets any usable tag; without a usable one, Kontor opens no post and the settings say why."""
    await forum.lack(*MANAGING)
    await forum.offer("running", "Chat", required=True)
    post = await forum.open()
    assert await forum.tags(post) == ["Chat"]
    await forum.offer("Staff", required=True, moderated="Staff")
    with pytest.raises(PlaceClosed, match="tag"):
        await forum.open("W2W2")
    lacking = await forum.messenger.lacking(int(forum.stand.guild), [int(forum.id)])
    assert lacking == {int(forum.id): frozenset({"tag"})}


async def test_a_full_forum_keeps_its_tags(forum: Forum) -> None:
    """A forum can have at most twenty tags, so a nearly full one gets only the first missing tag."""
    await forum.offer(*(f"tag {number}" for number in range(19)))
    assert await forum.tags(await forum.open()) == ["Ulm"]


async def test_a_post_is_found_by_its_mark(forum: Forum) -> None:
    """After a lost answer, Kontor finds its post, even in the archive, but takes no older post or another table's."""
    before = int(time.time() * 1000)
    post = await forum.open()
    assert await forum.open(since=before) == post
    await forum.messenger.close_place(int(post), "archive")
    assert await forum.open(since=before) == post
    other = await forum.open("W2W2", since=before)
    assert other != post
    assert await forum.open(since=before + 3_600_000) not in (post, other)
    assert len(await forum.stand.practice.requests("POST", f"/channels/{forum.id}/threads")) == 3


async def test_an_archived_post_is_tagged_too(forum: Forum) -> None:
    """Kontor opens an archived post again before it changes the tags."""
    post = await forum.open()
    await forum.messenger.close_place(int(post), "archive")
    await forum.retag(post)
    assert await forum.tags(post) == ["Ulm", "running"]


@pytest.mark.parametrize(("name", "code"), [("send_messages", 50013), ("view_channel", 50001)])
async def test_a_missing_permission_is_said(forum: Forum, name: str, code: int) -> None:
    """Opening a post requires the permission to send messages, but not the one to create threads."""
    await forum.lack("create_public_threads")
    await forum.open()
    await forum.lack(name)
    with pytest.raises(Forbidden) as refused:
        await forum.open("W2W2")
    assert refused.value.code == code
    lacking = await forum.messenger.lacking(int(forum.stand.guild), [int(forum.id)])
    assert lacking[int(forum.id)] >= {name}


async def test_another_channel_is_no_forum(forum: Forum) -> None:
    """A text channel takes no posts, and the tags of a text channel cannot be changed."""
    text = Forum(forum.stand, forum.messenger, forum.stand.channel)
    with pytest.raises(PlaceClosed, match="kind"):
        await text.open()
    with pytest.raises(PlaceClosed, match="kind"):
        await forum.retag(forum.stand.channel)


async def test_tables_that_open_at_once_share_their_tags(forum: Forum) -> None:
    """Kontor edits a forum's tags one edit at a time, because simultaneous edits would overwrite each other."""
    posts = await asyncio.gather(*(forum.open(mark) for mark in ("K7Q2", "W2W2")))
    assert [await forum.tags(post) for post in posts] == [["Ulm", "seeking"]] * 2
    channel = await forum.stand.bot.fetch_channel(int(forum.id))
    assert isinstance(channel, discord.ForumChannel)
    assert [tag.name for tag in channel.available_tags] == ["Ulm", "seeking"]
