import discord
import pytest

from bot.practice.world.world import CATEGORY
from tests.bot.practice.conftest import Stand, panel


def _guild(stand: Stand) -> discord.Guild:
    guild = stand.bot.get_guild(int(stand.guild))
    assert guild
    return guild


async def test_thread_from_message(stand: Stand) -> None:
    """A thread under a message has the message's id, and a second one is refused with 160004."""
    sent = await stand.post_panel()
    thread = await sent.create_thread(name="Table K7Q2", auto_archive_duration=10_080)
    assert thread.id == sent.id
    with pytest.raises(discord.HTTPException) as refused:
        await sent.create_thread(name="again")
    assert refused.value.code == 160004
    await thread.send(f"<@{stand.users['alice']}>")
    places = {c["id"]: c for c in await stand.practice.channels("alice")}
    assert places[str(thread.id)]["parent_id"] == stand.channel
    assert places[str(thread.id)]["member_count"] == 2
    active = await _guild(stand).active_threads()
    assert [t.id for t in active] == [thread.id]


async def test_archived_thread(stand: Stand) -> None:
    """An archived thread refuses edits with 50083 until it is opened, and a message opens it."""
    thread = await (await stand.post_panel()).create_thread(name="t")
    inside = await thread.send("one")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as refused:
        await inside.edit(content="two")
    assert refused.value.code == 50083
    await thread.edit(archived=False)
    await inside.edit(content="two")
    await thread.edit(archived=True, locked=True)
    await thread.send("three")
    assert (await stand.bot.fetch_channel(thread.id)).archived is False  # type: ignore[union-attr]  # a thread


async def test_lock_needs_manage_threads(stand: Stand) -> None:
    """Without Manage Threads the bot archives its own thread but cannot lock it."""
    thread = await (await stand.post_panel()).create_thread(name="t")
    await stand.practice.deny("manage_threads", channel=stand.channel)
    with pytest.raises(discord.Forbidden):
        await thread.edit(locked=True)
    await thread.edit(archived=True)


async def test_private_thread_is_seen_by_members(stand: Stand) -> None:
    """A private thread is seen by those who were added."""
    channel = _guild(stand).get_channel(int(stand.channel))
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="secret")
    await thread.add_user(discord.Object(int(stand.users["alice"])))
    assert str(thread.id) in [c["id"] for c in await stand.practice.channels("alice")]
    assert str(thread.id) not in [c["id"] for c in await stand.practice.channels("bruno")]


async def test_channel_life(stand: Stand) -> None:
    """A channel in a category is made, found by its topic, renamed and deleted."""
    guild = _guild(stand)
    category = guild.categories[0]
    made = await guild.create_text_channel("k7q2", category=category, topic="table K7Q2")
    listed = [c for c in await guild.fetch_channels() if getattr(c, "topic", None) == "table K7Q2"]
    assert [(c.id, c.category_id) for c in listed] == [(made.id, category.id)]
    await made.edit(name="k7q2-over")
    assert (await stand.bot.fetch_channel(made.id)).name == "k7q2-over"  # type: ignore[union-attr]  # a text channel
    await made.delete()
    with pytest.raises(discord.NotFound) as refused:
        await made.send("x")
    assert refused.value.code == 10003


async def test_full_category(stand: Stand) -> None:
    """The fifty-first channel of a category is refused with 50035."""
    category = await stand.practice.add_channel(stand.guild, "full", CATEGORY)
    for number in range(50):
        stand.server.core.world.add_channel(stand.guild, f"c{number}", parent_id=category)
    with pytest.raises(discord.HTTPException) as refused:
        await _guild(stand).create_text_channel("one more", category=discord.Object(int(category)))  # type: ignore[arg-type]  # an id is enough
    assert refused.value.code == 50035


async def test_deleted_channel_ends_its_threads(stand: Stand) -> None:
    """A channel deleted by a moderator takes threads and messages with it."""
    thread = await (await stand.post_panel()).create_thread(name="t")
    await thread.send("x")
    await stand.practice.delete_channel(stand.channel)
    assert await stand.practice.visible("alice") == []
    with pytest.raises(discord.NotFound) as refused:
        await thread.send("y")
    assert refused.value.code == 10003


async def test_members_and_guild(stand: Stand) -> None:
    """Single members and the guild can be fetched; an outsider is unknown."""
    guild = await stand.bot.fetch_guild(int(stand.guild))
    assert guild.name == "Practice"
    assert (await guild.fetch_member(int(stand.users["dora"]))).name == "dora"
    outsider = await stand.practice.add_user("eve")
    with pytest.raises(discord.NotFound) as refused:
        await guild.fetch_member(int(outsider))
    assert refused.value.code == 10007


async def test_removed_bot_and_outage(stand: Stand) -> None:
    """A removal and an outage are told apart: after a removal nothing can be sent."""
    seen: list[str] = []
    stand.bot.on_guild_remove = lambda g: _note(seen, "removed")  # type: ignore[attr-defined]  # discord.py looks it up
    stand.bot.on_guild_unavailable = lambda g: _note(seen, "outage")  # type: ignore[attr-defined]  # as above
    stand.bot.on_guild_available = lambda g: _note(seen, "back")  # type: ignore[attr-defined]  # as above
    await stand.practice.set_available(stand.guild, False)
    await stand.practice.set_available(stand.guild, True)
    await stand.practice.set_bot(stand.guild, False)
    with pytest.raises(discord.Forbidden) as refused:
        await stand.place.send(view=panel())
    assert refused.value.code == 50001
    assert seen[0] == "outage"
    assert seen[-1] == "removed"


async def _note(seen: list[str], what: str) -> None:
    seen.append(what)
