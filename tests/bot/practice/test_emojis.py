"""Emojis of the bot's application: what Discord takes, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import aiohttp
import discord
import pytest
from discord import ui

from bot.practice.server.server import PracticeServer
from tests.bot.practice.conftest import Stand, png
from tests.practice import Practice


async def test_emojis_come_and_go(stand: Stand) -> None:
    """discord.py's own calls work, and the picture is served at the address that it gives."""
    made = await stand.bot.create_application_emoji(name="knight", image=png())
    assert (made.name, made.animated, made.available) == ("knight", False, True)
    assert [each.id for each in await stand.bot.fetch_application_emojis()] == [made.id]
    assert await stand.practice.download(f"{stand.server.url}/emojis/{made.id}.png") == png()
    renamed = await (await stand.bot.fetch_application_emoji(made.id)).edit(name="knight_2")
    assert renamed.name == "knight_2"
    await renamed.delete()
    assert await stand.bot.fetch_application_emojis() == []
    with pytest.raises(discord.NotFound) as caught:
        await stand.bot.fetch_application_emoji(made.id)
    assert caught.value.code == 10014


@pytest.mark.parametrize(
    ("name", "image", "told"),
    [
        ("k", png(), "name: Must be between 2 and 32"),
        ("k" * 33, png(), "name: Must be between 2 and 32"),
        ("my-knight", png(), "name: String value did not match"),
        ("taken", png(), "name: An emoji with this name"),
        ("large", png() + b"x" * 256 * 1024, "image: File cannot be larger than 256.0 kb"),
    ],
)
async def test_what_discord_refuses_is_refused(stand: Stand, name: str, image: bytes, told: str) -> None:
    """Names of letters, digits and underscores, once each; pictures of at most 256 KiB."""
    await stand.bot.create_application_emoji(name="taken", image=png())
    with pytest.raises(discord.HTTPException) as caught:
        await stand.bot.create_application_emoji(name=name, image=image)
    assert (caught.value.status, caught.value.code) == (400, 50035)
    assert told in caught.value.text


async def test_only_pictures_and_only_so_many(stand: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is no picture is refused, and so is one more than an application may have."""
    http = stand.bot.http
    for image in ("", "data:image/png;base64,aGVsbG8=", "data:text/plain;base64,aGVsbG8=", "data:image/png;base64,%"):
        with pytest.raises(discord.HTTPException, match="image: Unsupported image type"):
            await http.create_application_emoji(stand.bot.application_id or 0, "knight", image)
    monkeypatch.setattr("bot.practice.rest.emojis.MAX_EMOJIS", 0)
    with pytest.raises(discord.HTTPException) as caught:
        await stand.bot.create_application_emoji(name="knight", image=png())
    assert caught.value.code == 30008
    with pytest.raises(discord.Forbidden):
        await http.get_application_emojis(int(stand.guild))


def _view(emoji: discord.PartialEmoji, kind: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    option = discord.SelectOption(label="a", value="a", emoji=emoji)
    items: dict[str, ui.Item[ui.LayoutView]] = {
        "text": ui.TextDisplay(f"a {emoji} b"),
        "button": ui.ActionRow(ui.Button(custom_id="go", label="go", emoji=emoji)),
        "select": ui.ActionRow(ui.Select(custom_id="tree", options=[option])),
        "section": ui.Section(ui.TextDisplay("x"), accessory=ui.Button(custom_id="go", label="go", emoji=emoji)),
    }
    view.add_item(ui.Container(items[kind]))
    view.stop()
    return view


@pytest.mark.parametrize("kind", ["text", "button", "select", "section"])
async def test_an_unknown_emoji_is_refused(stand: Stand, kind: str) -> None:
    """Until it is there, and again once it is deleted; what was sent before can be edited without it."""
    unknown = discord.PartialEmoji(name="knight", id=1)
    with pytest.raises(discord.HTTPException) as caught:
        await stand.place.send(view=_view(unknown, kind))
    assert (caught.value.status, caught.value.code) == (400, 50035)
    assert "emoji" in caught.value.text
    made = await stand.bot.create_application_emoji(name="knight", image=png())
    known = discord.PartialEmoji(name="knight", id=made.id)
    sent = await stand.place.send(view=_view(known, kind))
    await stand.practice.ask("delete_emoji", emoji=str(made.id))
    with pytest.raises(discord.HTTPException):
        await sent.edit(view=_view(known, kind))
    await sent.edit(suppress=False)
    assert (await sent.edit(view=ui.LayoutView().add_item(ui.TextDisplay("x")))).id == sent.id


@pytest.mark.parametrize("kind", ["button", "select", "section"])
async def test_ids_of_emojis_come_as_texts(stand: Stand, kind: str) -> None:
    """A page cannot hold such a number: it would ask for another picture."""
    made = await stand.bot.create_application_emoji(name="knight", image=png())
    sent = await stand.place.send(view=_view(discord.PartialEmoji(name="knight", id=made.id), kind))
    stored = json.dumps(stand.server.core.world.messages[str(sent.id)].components)
    assert f'"id": "{made.id}"' in stored


async def test_faults_and_limits_strike_emojis_too(stand: Stand) -> None:
    """The routes are like all others."""
    await stand.practice.fail("/emojis$", 500, method="POST")
    await stand.practice.limit("/emojis$", 2, 0.2)
    for number in range(3):
        await stand.bot.create_application_emoji(name=f"knight_{number}", image=png())
    requests = await stand.practice.requests("POST", "/emojis")
    assert [entry["status"] for entry in requests if entry["status"] != 429] == [500, 200, 200, 200]


async def test_emojis_survive_a_restart(stand: Stand, tmp_path: Path) -> None:
    """Names and pictures are part of a saved world."""
    made = await stand.bot.create_application_emoji(name="knight", image=png())
    stand.server.core.folder = tmp_path
    await stand.practice.save("world.json")
    other = PracticeServer(folder=tmp_path)
    await other.start()
    async with Practice(other.url, other.token) as practice, aiohttp.ClientSession() as http:
        await practice.load("world.json")
        assert await practice.download(f"{other.url}/emojis/{made.id}.png") == png()
        async with http.get(f"{other.url}/emojis/7.png") as response:
            assert response.status == 404
    await other.stop()
