"""Forums of the practice server: posts with tags, and the requests that Discord refuses there."""

from collections.abc import Awaitable
from pathlib import Path

import discord
import pytest

from bot.practice.world.snapshot import restore, snapshot
from bot.practice.world.world import FORUM
from tests.bot.practice.conftest import Stand, panel, picture


async def _forum(stand: Stand, *names: str, required: bool = False, moderated: str = "") -> discord.ForumChannel:
    """Make a forum with these tags."""
    made = await stand.practice.add_channel(stand.guild, "boards", FORUM)
    tags = [{"name": name, "moderated": name == moderated} for name in names]
    await stand.practice.set_forum(made, tags, required)
    found = await stand.bot.fetch_channel(int(made))
    assert isinstance(found, discord.ForumChannel)
    return found


async def _code(act: Awaitable[object]) -> int:
    with pytest.raises(discord.HTTPException) as refused:
        await act
    return refused.value.code


async def test_a_post_begins_with_its_message_and_shows_its_tags(stand: Stand) -> None:
    """The first message has the same id as the post, and has no thread of its own."""
    forum = await _forum(stand, "Ulm", "Seeking")
    made = await forum.create_thread(
        name="Table K7Q2", view=panel(), file=picture(), applied_tags=forum.available_tags, auto_archive_duration=10_080
    )
    assert (made.message.id, made.message.channel.id) == (made.thread.id, made.thread.id)
    (seen,) = await stand.practice.visible("alice", str(made.thread.id))
    assert "thread" not in seen
    assert seen["attachments"]
    sight = await stand.practice.ask("look", user="alice", channel=str(forum.id))
    (place,) = [each for each in sight["places"] if each["id"] == str(made.thread.id)]
    assert (place["tags"], place["archived"]) == (["Ulm", "Seeking"], False)
    thread = await stand.bot.fetch_channel(made.thread.id)
    assert isinstance(thread, discord.Thread)
    assert [tag.name for tag in thread.applied_tags] == ["Ulm", "Seeking"]
    await thread.send("a board")
    await made.message.delete()
    assert [each["content"] for each in await stand.practice.visible("alice", str(thread.id))] == ["a board"]


async def test_a_forum_takes_posts_only(stand: Stand) -> None:
    """A forum refuses plain messages with 40058, and a refused post leaves no thread behind."""
    forum = await _forum(stand)
    place = stand.bot.get_partial_messageable(forum.id)
    assert await _code(place.send("x")) == 40058
    assert await _code(forum.create_thread(name="t", content="x" * 2001)) == 50035
    assert await forum.guild.active_threads() == []
    await stand.practice.deny("send_messages", channel=str(forum.id))
    assert await _code(forum.create_thread(name="t", content="x")) == 50013


async def test_tags_may_be_required_moderated_and_deleted(stand: Stand) -> None:
    """A missing, forbidden or unknown tag is refused with its own code; deleted tags disappear from posts."""
    forum = await _forum(stand, "Ulm", "Staff", required=True, moderated="Staff")
    ulm, staff = forum.available_tags
    assert await _code(forum.create_thread(name="t", content="x")) == 40067
    await stand.practice.deny("manage_threads", channel=str(forum.id))
    assert await _code(forum.create_thread(name="t", content="x", applied_tags=[staff])) == 50013
    made = await forum.create_thread(name="t", content="x", applied_tags=[ulm])
    await stand.practice.set_forum(str(forum.id), [{"name": "Other"}], required=False)
    assert await _code(forum.create_thread(name="t", content="x", applied_tags=[ulm])) == 10087
    thread = await stand.bot.fetch_channel(made.thread.id)
    assert isinstance(thread, discord.Thread)
    assert list(thread._applied_tags) == []


async def test_the_bot_makes_and_changes_tags(stand: Stand) -> None:
    """The bot needs the permission to manage channels for a forum's tags, and none for those of its own posts."""
    forum = await _forum(stand)
    tag = await forum.create_tag(name="Ulm")
    assert await _code(forum.edit(available_tags=[tag, discord.ForumTag(name="Ulm")])) == 50035
    made = await forum.create_thread(name="t", content="x")
    await stand.practice.deny("manage_channels", channel=str(forum.id))
    assert await _code(forum.create_tag(name="more")) == 50013
    await made.thread.edit(applied_tags=[tag])
    await made.thread.edit(archived=True)
    assert await _code(made.thread.edit(applied_tags=[])) == 50083
    archived = [each async for each in forum.archived_threads()]
    assert [(each.id, list(each._applied_tags)) for each in archived] == [(made.thread.id, [tag.id])]
    assert await forum.guild.active_threads() == []


async def test_a_kept_world_has_its_forum(stand: Stand, tmp_path: Path) -> None:
    """A snapshot keeps the tags of forums and posts."""
    forum = await _forum(stand, "Ulm", required=True)
    made = await forum.create_thread(name="t", content="x", applied_tags=forum.available_tags)
    world = stand.server.core.world
    before = world.channels[str(forum.id)], world.channels[str(made.thread.id)]
    snapshot(world, tmp_path / "kept.json")
    restore(world, tmp_path / "kept.json")
    assert (world.channels[str(forum.id)], world.channels[str(made.thread.id)]) == before
