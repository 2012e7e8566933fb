"""The way out to Discord: sending, finding, places, and what goes wrong."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from unittest.mock import Mock

import aiohttp
import discord
import pytest

from bot.api.errors import translate_errors
from bot.api.messenger import DiscordMessenger
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import (
    Blocked,
    DmsClosed,
    Forbidden,
    Gone,
    Messenger,
    MessengerError,
    PlaceClosed,
    Refused,
    TooOld,
    TryLater,
    Unauthorized,
)
from bot.tables.ports.panel import Aside, Button, Panel, Picture
from tests.world import World

PICTURE = Picture("board.png", b"\x89PNG\r\n\x1a\n", "a board")


async def _cached(world: World) -> Messenger:
    return world.messenger


async def _asked(world: World) -> Messenger:
    """Return a messenger of a process to which no events of guilds go, so that its cache is empty."""
    world.kontor._connection._guilds.clear()
    return DiscordMessenger(world.kontor, lambda _guild_id: True)


Make = Callable[[World], Awaitable[Messenger]]
both = pytest.mark.parametrize("make", [_cached, _asked])


def _panel(text: str, token: str = "") -> Panel:
    return Panel((text,), (PICTURE,), ((Button(ComponentId("W2", "hand", token=token).id, "Hand"),),))


async def test_a_post_is_sent_once_with_its_nonce_enforced(world: World) -> None:
    """The delivery's token is the nonce."""
    sent = await world.messenger.post(world.channel.id, _panel("hello", "T1"), "T1")
    (request,) = [each for each in world.env.http_requests if each.path.endswith("/messages")]
    assert (request.json or {})["nonce"] == "T1"
    assert (request.json or {})["enforce_nonce"] is True
    (message,) = world.inside(world.channel.id)
    assert (message.id, message.text, message.names) == (sent.message_id, "hello", ["board.png"])


async def test_an_edit_may_keep_the_picture(world: World) -> None:
    """A picture without bytes stays attached and shown."""
    sent = await world.messenger.post(world.channel.id, _panel("before"), "T1")
    kept = Panel(("after",), (Picture("board.png", b"", "another alt"),))
    await world.messenger.edit(world.channel.id, sent.message_id, kept)
    (message,) = world.inside(world.channel.id)
    assert (message.text, message.names, message.alts) == ("after", ["board.png"], ["another alt"])


async def test_a_message_is_deleted_and_then_not_there(world: World) -> None:
    """What is deleted is no longer there, and deleting it again says that the message is unknown; a channel differs."""
    sent = await world.messenger.post(world.channel.id, _panel("old"), "T1")
    assert await world.messenger.exists(world.channel.id, sent.message_id)
    await world.messenger.delete(world.channel.id, sent.message_id)
    assert world.inside(world.channel.id) == []
    assert not await world.messenger.exists(world.channel.id, sent.message_id)
    with pytest.raises(Gone) as again:
        await world.messenger.delete(world.channel.id, sent.message_id)
    with pytest.raises(Gone) as channel:
        await world.messenger.exists(424242, sent.message_id)
    assert (again.value.what, channel.value.what) == ("message", "channel")


async def test_find_looks_for_our_own_token(world: World) -> None:
    """Only a message of ours whose component ids carry the token is found."""
    first = await world.messenger.post(world.channel.id, _panel("one", "AAA"), "AAA")
    await world.messenger.post(world.channel.id, _panel("two", "BBB"), "BBB")
    await world.player("alice").member.send(world.channel, "AAA")
    since = _sent_at(first.message_id)
    assert await world.messenger.find(world.channel.id, "AAA", since) == first.message_id
    assert await world.messenger.find(world.channel.id, "CCC", since) is None


async def test_find_looks_beside_texts_too(world: World) -> None:
    """In votes and lessons, the only control with the token may be to the right of a text."""
    beside = Aside("A vote.", Button(ComponentId("W2", "agree", token="AAA").id, "Agree"))
    sent = await world.messenger.post(world.channel.id, Panel((), rows=(beside,)), "AAA")
    assert await world.messenger.find(world.channel.id, "AAA", _sent_at(sent.message_id)) == sent.message_id


def _sent_at(message_id: int) -> int:
    return int(discord.utils.snowflake_time(message_id).timestamp() * 1000)


@both
async def test_a_thread_is_opened_once(world: World, make: Make) -> None:
    """A second try returns the thread that the message has."""
    messenger = await make(world)
    sent = await messenger.post(world.channel.id, _panel("lobby"), "T1")
    thread = await messenger.open_thread(world.channel.id, sent.message_id, "Table" * 40)
    assert thread == sent.message_id
    assert await messenger.open_thread(world.channel.id, sent.message_id, "Table") == thread
    assert len(world.threads) == 1


@both
async def test_an_archived_thread_is_opened_before_an_edit(world: World, make: Make) -> None:
    """50083 is answered by un-archiving, and the edit arrives."""
    messenger = await make(world)
    lobby = await messenger.post(world.channel.id, _panel("lobby"), "T1")
    thread = await messenger.open_thread(world.channel.id, lobby.message_id, "Table")
    sent = await messenger.post(thread, _panel("before"), "T2")
    await messenger.close_place(thread, "archive")
    await messenger.edit(thread, sent.message_id, _panel("after"))
    assert [message.text for message in world.inside(thread)][-1] == "after"


@both
async def test_a_channel_is_opened_once_by_its_topic(world: World, make: Make) -> None:
    """A second request for the same topic returns the same channel, in the category."""
    messenger = await make(world)
    made = await messenger.open_channel(world.guild.id, world.category.id, "table", "Kontor W2")
    assert await messenger.open_channel(world.guild.id, world.category.id, "table", "Kontor W2") == made
    assert world.env.backend.get_channel(made).parent_id == world.category.id


async def test_a_category_that_is_gone_has_no_room(world: World) -> None:
    """The relay then falls back to another place."""
    with pytest.raises(PlaceClosed, match="no-room"):
        await world.messenger.open_channel(world.guild.id, 12345, "table", "Kontor W2")


@pytest.mark.parametrize("how", ["archive", "lock"])
@both
async def test_a_thread_is_archived_or_locked(world: World, make: Make, how: str) -> None:
    """Locking archives too."""
    messenger = await make(world)
    sent = await messenger.post(world.channel.id, _panel("lobby"), "T1")
    thread = await messenger.open_thread(world.channel.id, sent.message_id, "Table")
    await messenger.close_place(thread, how)
    found = await world.kontor.fetch_channel(thread)
    assert isinstance(found, discord.Thread)
    assert (found.archived, found.locked) == (True, how == "lock")


@both
async def test_a_locked_channel_takes_no_more_messages(world: World, make: Make) -> None:
    """Everybody loses Send Messages there; archiving leaves a channel alone."""
    messenger = await make(world)
    made = await messenger.open_channel(world.guild.id, world.category.id, "table", "Kontor W2")
    await messenger.close_place(made, "archive")
    assert not world.env.backend.get_channel(made).overwrites
    await messenger.close_place(made, "lock")
    (overwrite,) = world.env.backend.get_channel(made).overwrites
    assert discord.Permissions(overwrite.deny).send_messages


@both
async def test_what_was_not_opened_for_a_table_is_never_closed(world: World, make: Make) -> None:
    """A table that a moderator has moved ends in a channel of other people's."""
    messenger = await make(world)
    await messenger.close_place(world.channel.id, "lock")
    assert not world.env.backend.get_channel(world.channel.id).overwrites


@both
async def test_only_channels_that_a_member_sees_are_visible(world: World, make: Make) -> None:
    """A channel that is closed to them is not, nor one that is gone; a user who is no member sees none at all."""
    alice, bruno = world.player("alice"), world.player("bruno")
    hidden = discord.PermissionOverwrite(view_channel=False)
    closed = world.guild.create_text_channel("secret", overwrites={alice.user: hidden})
    await world.wait(0)
    asked = (world.channel.id, closed.id, 424242)
    messenger = await make(world)
    lobby = await messenger.post(world.channel.id, _panel("lobby"), "T1")
    thread = await messenger.open_thread(world.channel.id, lobby.message_id, "Table")
    assert await messenger.visible(world.guild.id, alice.id, {thread, closed.id}) == {thread}
    assert await messenger.visible(world.guild.id, alice.id, asked) == {world.channel.id}
    assert await messenger.visible(world.guild.id, bruno.id, asked) == {world.channel.id, closed.id}
    assert await messenger.visible(world.guild.id, 424242, asked) == frozenset()
    assert await messenger.visible(424242, alice.id, asked) == frozenset()
    assert await messenger.visible(world.guild.id, world.env.backend.bot_user.id, asked) == frozenset()  # a bot


@both
async def test_only_roles_that_everybody_may_mention_are_mentionable(world: World, make: Make) -> None:
    """Another one is not, nor one that is gone; of a guild that is not here nothing is said."""
    players = world.guild.create_role("players", mentionable=True)
    staff = world.guild.create_role("staff")
    await world.wait(0)
    asked = (players.id, staff.id, world.guild.id, 424242)
    messenger = await make(world)
    assert await messenger.mentionable(world.guild.id, asked) == {players.id}
    with pytest.raises(TryLater):
        await messenger.mentionable(424242, asked)


async def test_pinning_and_stripping_are_best_effort(world: World) -> None:
    """Neither raises, whatever Discord says."""
    sent = await world.messenger.post(world.channel.id, _panel("board"), "T1")
    await world.messenger.pin(world.channel.id, sent.message_id)
    assert [message.id for message in world.channel.pinned_messages()] == [sent.message_id]
    await world.messenger.strip(world.channel.id, sent.message_id, Panel(("old",)))
    assert world.inside(world.channel.id)[0].text == "old"
    world.env.inject_error("*", "/channels/*", status=403, code=50013, times=2)
    await world.messenger.pin(world.channel.id, sent.message_id)
    await world.messenger.strip(world.channel.id, sent.message_id, Panel(("older",)))
    assert world.inside(world.channel.id)[0].text == "old"


Act = Callable[[Messenger, int], Awaitable[object]]
POST: Act = lambda out, channel: out.post(channel, _panel("x"), "T1")  # noqa: E731 - named for the table below
EDIT: Act = lambda out, channel: out.edit(channel, 99, _panel("x"))  # noqa: E731 - likewise


@pytest.mark.parametrize(
    ("status", "code", "kind"),
    [
        (403, 50007, DmsClosed),
        (403, 50278, DmsClosed),
        (404, 10003, Gone),
        (404, 10008, Gone),
        (403, 50001, Forbidden),
        (403, 50013, Forbidden),
        (403, 0, Blocked),
        (401, 0, Unauthorized),
        (429, 0, Blocked),
        (404, 0, TryLater),
        (400, 99999, TryLater),
        (403, 99999, TryLater),
        (400, 40003, TryLater),
        (429, 30046, TooOld),
        (500, 0, TryLater),
        (503, 0, TryLater),
        (400, 50035, Refused),
    ],
)
async def test_errors_are_translated(world: World, status: int, code: int, kind: type[MessengerError]) -> None:
    """By code where it is known, else by status."""
    world.errors_expected = True
    world.env.inject_error("POST", "/channels/*/messages", status=status, code=code, times=None)
    with pytest.raises(kind):
        await POST(world.messenger, world.channel.id)


async def test_gone_says_what(world: World) -> None:
    """A deleted message is told from a deleted channel."""
    with pytest.raises(Gone) as message:
        await EDIT(world.messenger, world.channel.id)
    with pytest.raises(Gone) as channel:
        await POST(world.messenger, 424242)
    assert (message.value.what, channel.value.what) == ("message", "channel")


@pytest.mark.parametrize(
    ("error", "seconds"),
    [
        (discord.RateLimited(77.0), 77.0),
        (aiohttp.ServerDisconnectedError(), None),
        (ConnectionResetError(), None),
        (TimeoutError(), None),
    ],
)
def test_a_long_limit_or_a_lost_connection_is_tried_later(error: Exception, seconds: float | None) -> None:
    """Discord's own wish is kept if it has one."""
    with pytest.raises(TryLater) as later, translate_errors():
        raise error
    assert later.value.seconds == seconds


def test_a_refusal_tells_the_code_and_no_text() -> None:
    """What Discord quotes from a message stays out of the reason."""
    response = Mock(status=400, reason="Bad Request")
    with pytest.raises(Refused) as refused, translate_errors():
        raise discord.HTTPException(response, {"code": 50035, "message": "7R is too long"})
    assert str(refused.value) == "400/50035"
