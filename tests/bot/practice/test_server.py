import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket

from bot.practice.launch.redirect import point, point_for
from bot.practice.rest.call import DEEPEST
from bot.practice.server.server import PracticeServer
from tests.bot.practice.conftest import Stand, panel, picture
from tests.practice import Practice, PracticeError
from tests.waiting import PATIENCE


async def test_control_needs_its_token(server: PracticeServer) -> None:
    """Without the token the control plane refuses the socket."""
    async with aiohttp.ClientSession() as http:
        for address in ("/control", "/control?token=wrong"):
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await http.ws_connect(server.url + address)
            assert refused.value.status == 403


async def test_foreign_host_name_is_refused(server: PracticeServer) -> None:
    """A request under another host name is refused, so that a web page cannot reach the server by its own name."""
    address, headers = f"{server.url}/api/v10/gateway/bot", {"Host": "evil.example"}
    async with aiohttp.ClientSession() as http, http.get(address, headers=headers) as response:
        assert response.status == 403


async def test_json_content_type_is_bare(server: PracticeServer) -> None:
    """JSON answers have the content type that discord.py compares literally, and rate-limit headers."""
    async with aiohttp.ClientSession(headers={"Authorization": "Bot practice-bot"}) as http:
        async with http.get(f"{server.url}/api/v10/gateway/bot") as response:
            assert response.headers["Content-Type"] == "application/json"
            assert "X-RateLimit-Bucket" in response.headers
            assert (await response.json())["url"] == server.url.replace("http", "ws") + "/gateway"
        async with http.post(f"{server.url}/api/v10/users/@me/channels", data=b"{") as response:
            assert (await response.json())["code"] == 50109


async def test_world_survives_a_restart(stand: Stand, tmp_path: Path) -> None:
    """A saved world has the same messages, files and commands in a new server at another address."""
    sent = await stand.post_panel()
    await sent.create_thread(name="t")
    await stand.practice.deny("pin_messages", channel=stand.channel)
    stand.server.core.folder = tmp_path
    await stand.practice.save("world.json")
    other = PracticeServer(folder=tmp_path)
    await other.start()
    async with Practice(other.url, other.token) as practice:
        await practice.load("world.json")
        (seen,) = await practice.visible("alice")
        assert seen["id"] == seen["thread"]["id"] == str(sent.id)
        assert seen["attachments"][0]["url"].startswith(other.url)
        before = await stand.practice.download((await stand.practice.visible("alice"))[0]["attachments"][0]["url"])
        assert await practice.download(seen["attachments"][0]["url"]) == before
        assert other.core.world.channel(stand.channel).denied == {"pin_messages"}
    await other.stop()


@pytest.mark.parametrize("name", ["../world.json", "/world.json", "below/world.json", "..", ""])
async def test_worlds_are_kept_in_one_folder(tmp_path: Path, name: str) -> None:
    """A client with the token can neither write nor read a file elsewhere."""
    server = PracticeServer(folder=tmp_path / "worlds")
    await server.start()
    async with Practice(server.url, server.token) as practice:
        for act in (practice.save, practice.load):
            with pytest.raises(PracticeError, match="in the server's folder only"):
                await act(name)
    await server.stop()
    assert not os.listdir(tmp_path)  # noqa: PTH208 - pathlib's way counts as blocking here


async def test_server_in_its_own_process(tmp_path: Path) -> None:
    """The server runs as a process, tells where it is, and keeps its world for the next run."""
    ready_file, world = tmp_path / "ready.json", tmp_path / "world.json"
    command = [sys.executable, "-m", "bot.practice.server.serve", "--seed-world"]
    command += ["--ready-file", str(ready_file), "--world", str(world)]
    for _ in range(2):
        process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        assert process.stdout
        ready = json.loads(await process.stdout.readline())
        assert json.loads(ready_file.read_text()) == ready
        async with Practice(f"http://127.0.0.1:{ready['port']}", ready["token"]) as practice:
            names = [c["name"] for c in await practice.channels("alice")]
        assert names == ["Tables", "games", "game-forum"]
        process.send_signal(signal.SIGTERM)
        await process.communicate()
        assert process.returncode == 0
    assert world.exists()


def test_wiring_accepts_only_loopback() -> None:
    """discord.py is never pointed at anything but a loopback address."""
    for url in ("http://example.org:80", "https://127.0.0.1:80", "http://0.0.0.0:80"):
        with pytest.raises(ValueError, match="practice server is at"):
            point(url)


def test_wiring_is_undone() -> None:
    """After the block discord.py speaks to Discord again."""
    before = discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Client.before_identify_hook
    with point_for("http://127.0.0.1:9"):
        assert discord.http.Route("GET", "/x").url == "http://127.0.0.1:9/api/v10/x"
        assert yarl.URL("ws://127.0.0.1:9/gateway") == DiscordWebSocket.DEFAULT_GATEWAY
    after = discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Client.before_identify_hook
    assert before == after


async def test_users_act_at_the_same_time(stand: Stand) -> None:
    """Several users may wait for their answers over one control socket."""
    gate = asyncio.Event()

    async def press(interaction: discord.Interaction) -> None:
        if interaction.user.name == "alice":
            await gate.wait()
        else:
            gate.set()
        await interaction.response.send_message(view=panel(), file=picture(), ephemeral=True)

    stand.bot.presses["go"] = press
    sent = str((await stand.post_panel()).id)
    answers = await asyncio.gather(*(stand.practice.click(name, sent, "go") for name in ("alice", "bruno")))
    assert all(a.ephemeral for a in answers)


FIELDS = {
    "/users/@me": "id username discriminator global_name avatar banner accent_color flags public_flags primary_guild"
    " avatar_decoration_data collectibles mfa_enabled locale verified email premium_type bot",
    "/oauth2/applications/@me": "id name icon description type bot_public bot_require_code_grant verify_key flags owner"
    " team tags redirect_uris rpc_origins integration_types_config max_participants interactions_endpoint_url"
    " role_connections_verification_url approximate_guild_count explicit_content_filter bot",
}


@pytest.mark.parametrize("path", FIELDS)
async def test_answers_carry_the_fields_of_the_schema(stand: Stand, path: str) -> None:
    """What Discord's schema requires is there, also if it has no value."""
    told = await stand.bot.http.request(discord.http.Route("GET", path))
    assert set(FIELDS[path].split()) <= told.keys()


async def test_channels_and_media_carry_the_fields_of_the_schema(stand: Stand) -> None:
    """A direct channel has flags and its last pin, a picture its size, id and whether it is a spoiler."""
    dm = await stand.bot.http.start_private_message(int(stand.users["alice"]))
    assert {"id", "type", "flags", "last_pin_timestamp", "last_message_id", "recipients"} <= dm.keys()
    await stand.post_panel()
    item = (await stand.practice.visible("alice"))[0]["components"][0]["components"][1]["items"][0]
    assert {"description", "spoiler", "media"} <= item.keys()
    assert {"id", "url", "proxy_url", "width", "height", "content_type", "attachment_id"} <= item["media"].keys()


async def test_nothing_is_kept_of_a_request_without_a_token(server: PracticeServer) -> None:
    """Its body is not even read; deep JSON of a client with one is refused as Discord refuses what is none."""
    url, deep = f"{server.url}/api/v10/users/@me/channels", b"[" * 100_000
    async with aiohttp.ClientSession() as http:
        async with http.post(url, json={"secret": "x" * 1000}) as response:
            assert response.status == 401
        assert "xxx" not in str(server.core.transcript.entries)
        async with http.post(url, data=deep, headers={"Authorization": "Bot practice-bot"}) as response:
            assert (response.status, (await response.json())["code"]) == (400, 50109)


OPEN = (
    ("POST", "/interactions/1/wrong/callback"),
    ("POST", "/webhooks/1/wrong"),
    ("PATCH", "/webhooks/1/wrong/messages/@original"),
    ("POST", "/webhooks/1/wrong/elsewhere"),
)


@pytest.mark.parametrize(("method", "path"), OPEN)
async def test_nothing_is_kept_of_a_request_with_a_wrong_token_in_its_path(
    server: PracticeServer, method: str, path: str
) -> None:
    """Nor is it read: the answer comes while the body is still on its way."""
    gate = asyncio.Event()

    async def body() -> AsyncIterator[bytes]:
        yield b'{"secret": "xxxx'
        await gate.wait()

    async with aiohttp.ClientSession() as http:
        async with asyncio.timeout(PATIENCE), http.request(method, f"{server.url}/api/v10{path}", data=body()) as told:
            assert told.status in (401, 404)
            assert (await told.json())["code"] in (0, 10015, 10062)
        gate.set()
    assert "xxx" not in str(server.core.transcript.entries)


@pytest.mark.parametrize("deep", [DEEPEST + 1, 500, 100_000])
@pytest.mark.parametrize("form", ["json", "multipart"])
async def test_deep_json_of_an_interaction_is_refused(stand: Stand, deep: int, form: str) -> None:
    """As what is no JSON, before the routes, the transcript or the page must walk through it."""
    answers: list[tuple[int, int]] = []

    async def press(interaction: discord.Interaction) -> None:
        text = '{"type": 4, "data": {"content": ' + "[" * deep + "]" * deep + "}}"
        given = aiohttp.FormData({"payload_json": text}, default_to_multipart=True) if form == "multipart" else text
        url = f"{stand.server.url}/api/v10/interactions/{interaction.id}/{interaction.token}/callback"
        async with aiohttp.ClientSession() as http, http.post(url, data=given) as told:
            answers.append((told.status, (await told.json())["code"]))
        await interaction.response.send_message(view=panel(), file=picture(), ephemeral=True)

    stand.bot.presses["go"] = press
    await stand.practice.click("alice", str((await stand.post_panel()).id), "go")
    assert answers == [(400, 50109)]
