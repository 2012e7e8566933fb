"""What the page is shown, and what it is made of."""

import aiohttp
import pytest

from bot.practice.rules.errors import Json
from bot.practice.server.server import PracticeServer
from tests.bot.practice.conftest import Stand
from tests.practice import Practice, PracticeError


async def look(practice: Practice, user: str, channel: str = "", **read: str) -> Json:
    """Look as a user."""
    found: Json = await practice.ask("look", user=user, channel=channel, read=read)
    return found


async def test_unread_marks(stand: Stand) -> None:
    """New messages count until they are read; one's own do not, and a message is shown where it stands."""
    await stand.practice.ask("say", user="alice", channel=stand.channel, text="hello")
    for user, unread in (("alice", 0), ("bruno", 1)):
        seen = await look(stand.practice, user, stand.channel)
        (place,) = [place for place in seen["places"] if place["id"] == stand.channel]
        assert place["unread"] == unread
    (message,) = seen["messages"]
    assert message["content"] == "hello"
    again = await stand.practice.ask("look", user="bruno", read={stand.channel: message["id"]})
    assert not any(place["unread"] for place in again["places"])


async def test_the_bot_is_seen_to_be_there(stand: Stand) -> None:
    """A connected bot is online; what it may not do and faults that are armed are shown."""
    await stand.practice.deny("attach_files", channel=stand.channel)
    await stand.practice.rate_limit("", None, seconds=10, whole=True)
    seen = await look(stand.practice, "alice")
    assert seen["bot"]["online"]
    assert [place["denied"] for place in seen["places"] if place["id"] == stand.channel] == [["attach_files"]]
    (fault,) = seen["faults"]
    assert fault["kind"] == "rate_limit"
    assert 0 < fault["left"] <= 10


async def test_empty_messages_are_refused(stand: Stand) -> None:
    """A user cannot send an empty message."""
    with pytest.raises(PracticeError, match="1 to 2000"):
        await stand.practice.ask("say", user="alice", channel=stand.channel, text=" ")


async def test_looking_is_no_news(stand: Stand) -> None:
    """A wait looks again after each event; if a look were an event, it would never end."""
    before = len(stand.practice.entries)
    for _ in range(3):
        await stand.practice.visible("alice")
        await stand.practice.ask("channels", user="alice")
        await look(stand.practice, "alice")
    await stand.practice.ask("say", user="alice", channel=stand.channel, text="hello")
    await stand.practice.wait_visible("alice", lambda message: message["content"] == "hello")
    assert {entry["op"] for entry in stand.practice.entries[before:] if entry["kind"] == "act"} == {"say"}


async def test_brief_news(stand: Stand) -> None:
    """A wait for brief news hears that something happened, but no past and no contents."""
    async with aiohttp.ClientSession() as http:
        query = {"token": stand.server.token}
        async with http.ws_connect(f"{stand.server.url}/control", params=query) as socket:
            await socket.send_json({"id": 1, "op": "watch", "args": {"brief": True}})
            assert await socket.receive_json() == {"id": 1, "result": []}
            await stand.practice.ask("say", user="alice", channel=stand.channel, text="secret")
            told = await socket.receive_json()
    assert set(told["push"]) <= {"n", "kind", "t", "op"}


async def test_page_and_files(server: PracticeServer) -> None:
    """The page may load nothing from elsewhere, nothing outside its folder is served, and files need their key."""
    async with aiohttp.ClientSession() as http:
        async with http.get(server.url) as response:
            assert "default-src 'none'" in response.headers["Content-Security-Policy"]
            assert "text/html" in response.headers["Content-Type"]
        for path in ("/page/..%2Fserver.py", "/page/nothing.js", "/font/none.ttf"):
            async with http.get(server.url + path) as response:
                assert response.status == 404
        server.core.world.files["5"] = b"hand"
        for key, status in (("", 404), (server.core.world.key, 200)):
            async with http.get(f"{server.url}/attachments/1/5/hand.png", params={"key": key}) as response:
                assert response.status == status


async def test_only_the_owner_manages(stand: Stand) -> None:
    """A command for managers is offered to the owner of the guild only."""
    command = {"name": "settings", "type": 1, "description": "x", "default_member_permissions": str(1 << 5)}
    stand.server.core.world.commands[""] = [command]
    for user, count in (("alice", 1), ("bruno", 0)):
        assert len(await stand.practice.ask("commands", user=user, channel=stand.channel)) == count
    dm = await stand.practice.dm("alice")
    assert len(await stand.practice.ask("commands", user="alice", channel=dm)) == 1


async def test_people_are_those_of_the_same_guilds(stand: Stand) -> None:
    """A user of another server only is not offered to play as, to mention or to pick."""
    other = await stand.practice.add_guild("Elsewhere")
    await stand.practice.add_user("emil", guild=other)
    both = await stand.practice.add_user("fred", guild=other)
    stand.server.core.world.guild(stand.guild).members.append(both)
    names = {user: [one["name"] for one in (await look(stand.practice, user))["people"]] for user in ("alice", "emil")}
    assert names == {"alice": ["Alice", "Bruno", "Chen", "Dora", "Fred"], "emil": ["Emil", "Fred"]}
