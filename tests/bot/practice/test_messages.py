import hashlib
from collections.abc import Callable
from io import BytesIO
from typing import Any

import discord
import pytest
from discord import ui
from PIL import Image

from bot.api.messenger import SKEW, DiscordMessenger
from bot.tables.ports.panel import Button, Panel
from tests.bot.practice.conftest import Stand, panel, picture, png


async def test_panel_arrives_with_picture(stand: Stand) -> None:
    """A components panel is seen with its picture's address, size and alt text, and the file is the one sent."""
    sent = await stand.post_panel()
    (seen,) = await stand.practice.visible("alice")
    gallery = seen["components"][0]["components"][1]["items"][0]
    assert seen["id"] == str(sent.id)
    assert gallery["description"] == "three trees"
    assert gallery["media"]["attachment_id"] == seen["attachments"][0]["id"]
    assert (seen["attachments"][0]["width"], seen["attachments"][0]["height"]) == (3, 2)
    assert await stand.practice.download(gallery["media"]["url"]) == png()
    assert sent.attachments[0].description == "a small board"


async def test_transcript_holds_request_and_message(stand: Stand) -> None:
    """The transcript tells body, file hash, status and the id of the message that was made."""
    sent = await stand.post_panel()
    (entry,) = await stand.practice.requests("POST", f"/channels/{stand.channel}/messages")
    assert entry["files"] == [{"name": "board.png", "size": len(png()), "sha256": hashlib.sha256(png()).hexdigest()}]
    assert (entry["status"], entry["message_id"]) == (200, str(sent.id))
    assert entry["body"]["flags"] == 1 << 15


async def test_edit_replaces_picture(stand: Stand) -> None:
    """An edit that lists only a new file drops the old one, and one that lists the old one keeps it."""
    sent = await stand.post_panel()
    old = sent.attachments[0]
    sent = await sent.edit(view=panel(), attachments=[old])
    assert [a.id for a in sent.attachments] == [old.id]
    sent = await sent.edit(view=panel(), attachments=[picture()])
    (seen,) = await stand.practice.visible("alice")
    assert [a["id"] for a in seen["attachments"]] == [str(sent.attachments[0].id)] != [str(old.id)]
    assert seen["edited_timestamp"]


async def test_a_deleted_message_keeps_its_picture_for_who_is_loading_it(stand: Stand) -> None:
    """A link that a page has just read still opens after the deletion, as Discord's do."""
    sent = await stand.post_panel()
    (seen,) = (await stand.practice.visible("alice"))[-1]["attachments"]
    await sent.delete()
    assert await stand.practice.download(seen["url"]) == png()


async def test_film_arrives_with_its_size(stand: Stand) -> None:
    """A GIF is served as one, with the size that the page keeps free for it."""
    film = BytesIO()
    Image.new("P", (5, 4)).save(film, "GIF")
    await stand.place.send(file=discord.File(BytesIO(film.getvalue()), "replay.gif"))
    (seen,) = (await stand.practice.visible("alice"))[-1]["attachments"]
    assert (seen["content_type"], seen["width"], seen["height"]) == ("image/gif", 5, 4)
    assert await stand.practice.download(seen["url"]) == film.getvalue()


async def test_history_is_cut_as_asked(stand: Stand) -> None:
    """History comes newest first and honours limit, before, after and around."""
    sent = [(await stand.place.send(str(n))) for n in range(5)]

    async def texts(**how: Any) -> list[str]:
        return [m.content async for m in stand.place.history(**how)]

    assert await texts(limit=2) == ["4", "3"]
    assert await texts(before=sent[2], limit=1) == ["1"]
    assert await texts(after=sent[2], oldest_first=True) == ["3", "4"]
    assert await texts(around=sent[2], limit=3) == ["3", "2", "1"]


async def test_nonce_is_sent_once(stand: Stand) -> None:
    """A second send with the same enforced nonce answers the first message; minutes later it is a new one."""
    first = await stand.place.send("a", nonce="delivery-1")
    again = await stand.place.send("a", nonce="delivery-1")
    assert again.id == first.id
    assert len(await stand.practice.visible("alice")) == 1
    assert "nonce" not in (await stand.practice.visible("alice"))[0]
    await stand.practice.advance(600)
    assert (await stand.place.send("a", nonce="delivery-1")).id != first.id


async def test_a_lost_message_is_found_in_a_busy_channel(stand: Stand) -> None:
    """Our messenger looks back to the attempt, however much was said since, and no further than that."""
    messenger, channel = DiscordMessenger(stand.bot), int(stand.channel)
    sent = [await messenger.post(channel, Panel((t,), rows=((Button(f"k|K7Q2|move|||~{t}", t),),)), t) for t in "AB"]
    for number in range(120):
        await stand.practice.ask("say", user="alice", channel=stand.channel, text=str(number))
    since = int(discord.utils.snowflake_time(sent[0].message_id).timestamp() * 1000)
    assert [await messenger.find(channel, token, since) for token in "ABC"] == [*(s.message_id for s in sent), None]
    assert await messenger.find(channel, "A", since + 2 * SKEW) is None


async def test_pins(stand: Stand) -> None:
    """A pinned message is listed until it is unpinned; each pin causes a notice, which the bot may delete."""
    sent = await stand.post_panel()
    await sent.pin()
    await sent.pin()
    assert [m.id async for m in stand.place.pins()] == [sent.id]
    (notice,) = [m async for m in stand.place.history(after=sent)]
    assert (notice.type, notice.author.id) == (discord.MessageType.pins_add, sent.author.id)
    assert notice.reference
    assert notice.reference.message_id == sent.id
    await notice.delete()
    await sent.unpin()
    assert [m.id async for m in stand.place.pins()] == []


async def test_deleted_message_is_unknown(stand: Stand) -> None:
    """What a moderator deletes can no longer be edited."""
    sent = await stand.post_panel()
    await stand.practice.delete_message(str(sent.id))
    with pytest.raises(discord.NotFound) as refused:
        await sent.edit(view=panel(), attachments=sent.attachments)
    assert refused.value.code == 10008


async def test_mentions(stand: Stand) -> None:
    """A mention counts only for users in the bot's allowed mentions."""
    text = f"<@{stand.users['alice']}> <@{stand.users['bruno']}>"
    only_alice = discord.AllowedMentions(users=[discord.Object(int(stand.users["alice"]))], everyone=False, roles=False)
    await stand.place.send(text, allowed_mentions=only_alice)
    (seen,) = await stand.practice.visible("alice")
    assert [u["username"] for u in seen["mentions"]] == ["alice"]


async def test_role_mentions(stand: Stand) -> None:
    """A role is notified if the bot allowed itself to mention it, and everybody may mention it."""
    assert stand.place.guild is not None
    players, staff = stand.place.guild.roles[1:]
    assert (players.mentionable, staff.mentionable) == (True, False)
    text = f"{players.mention} {staff.mention}"
    for roles, told in (([players, staff], [str(players.id)]), ([staff], []), (False, [])):
        await stand.place.send(text, allowed_mentions=discord.AllowedMentions(roles=roles))
        assert (await stand.practice.visible("alice"))[-1]["mention_roles"] == told


def _with(*items: ui.Item[Any]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def _select(**change: Any) -> dict[str, Any]:
    options = change.pop("options", [{"label": "a", "value": "a"}])
    return {"type": 1, "components": [{"type": 3, "custom_id": "s", "options": options} | change]}


def _button(**change: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "x", "custom_id": "b"} | change


BAD_COMPONENTS = {
    "41 nested": [{"type": 17, "components": [{"type": 10, "content": "x"}] * 40}],
    "long custom id": [{"type": 1, "components": [_button(custom_id="x" * 101)]}],
    "same custom id twice": [{"type": 1, "components": [_button(), _button()]}],
    "26 options": [_select(options=[{"label": str(n), "value": str(n)} for n in range(26)])],
    "no option": [_select(options=[])],
    "same option twice": [_select(options=[{"label": "a", "value": "a"}] * 2)],
    "more picks than options": [_select(max_values=2)],
    "long option": [_select(options=[{"label": "x" * 101, "value": "a"}])],
    "six buttons": [{"type": 1, "components": [_button(custom_id=str(n)) for n in range(6)]}],
    "button beside select": [{"type": 1, "components": [_button(), *_select()["components"]]}],
    "long label": [{"type": 1, "components": [_button(label="x" * 81)]}],
    "4001 characters": [{"type": 10, "content": "x" * 2000}, {"type": 10, "content": "x" * 2001}],
    "missing attachment": [{"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}],
    "long alt text": [{"type": 12, "items": [{"media": {"url": "http://x/a.png"}, "description": "x" * 1025}]}],
    "label outside a modal": [{"type": 18, "label": "x", "component": {"type": 4, "custom_id": "i", "style": 1}}],
    "blank text": [{"type": 10, "content": " \n"}],
    "unknown style": [{"type": 1, "components": [_button(style=9)]}],
    "link of a script": [{"type": 1, "components": [{"type": 2, "style": 5, "label": "x", "url": "javascript:x"}]}],
    "link without address": [{"type": 1, "components": [{"type": 2, "style": 5, "label": "x"}]}],
    "more defaults than picks": [_select(options=[{"label": x, "value": x, "default": True} for x in "ab"])],
    "accent that is no colour": [{"type": 17, "accent_color": 0x1000000, "components": [{"type": 14}]}],
    "same id twice": [{"type": 10, "id": 1, "content": "x"}, {"type": 10, "id": 1, "content": "x"}],
    "text input": [{"type": 1, "components": [{"type": 4, "custom_id": "i", "style": 1, "label": "x"}]}],
    "container in container": [{"type": 17, "components": [{"type": 17, "components": [{"type": 14}]}]}],
}


async def _send_raw(stand: Stand, body: dict[str, Any]) -> Any:
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=int(stand.channel))
    return await stand.bot.http.request(route, json=body)


@pytest.mark.parametrize("case", BAD_COMPONENTS)
async def test_bad_components_are_refused(stand: Stand, case: str) -> None:
    """Components that Discord would refuse are refused with 50035 and a path, and nothing is posted."""
    with pytest.raises(discord.HTTPException) as refused:
        await _send_raw(stand, {"flags": 1 << 15, "components": BAD_COMPONENTS[case]})
    assert refused.value.code == 50035
    assert "In " in refused.value.text
    assert await stand.practice.visible("alice") == []


async def test_forty_components_pass(stand: Stand) -> None:
    """Exactly forty components, nested ones counted, are accepted."""
    await _send_raw(
        stand, {"flags": 1 << 15, "components": [{"type": 17, "components": [{"type": 10, "content": "x"}] * 39}]}
    )
    assert len(await stand.practice.visible("alice")) == 1


BAD_BODIES: dict[str, tuple[dict[str, Any], int]] = {
    "empty": ({}, 50006),
    "2001 characters": ({"content": "x" * 2001}, 50035),
    "content beside components": ({"content": "x", "flags": 1 << 15, "components": [_select()]}, 50035),
    "text display without the flag": ({"components": [{"type": 10, "content": "x"}]}, 50035),
    "long nonce": ({"content": "x", "nonce": "x" * 26}, 50035),
    "long title of an embed": ({"embeds": [{"title": "x" * 257}]}, 50035),
    "long field of an embed": ({"embeds": [{"fields": [{"name": "x", "value": "x" * 1025}]}]}, 50035),
    "long embeds": ({"embeds": [{"description": "x" * 3001}] * 2}, 50035),
    "enforced without nonce": ({"content": "x", "enforce_nonce": True}, 50035),
    "unknown mention": ({"content": "x", "allowed_mentions": {"parse": ["here"]}}, 50035),
    "mentions parsed and listed": ({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, 50035),
    "101 mentions": ({"content": "x", "allowed_mentions": {"users": [str(n) for n in range(101)]}}, 50035),
    "missing upload": ({"content": "x", "attachments": [{"id": "0", "filename": "a.png"}]}, 50035),
    "ephemeral without interaction": ({"content": "x", "flags": 1 << 6}, 50035),
}


@pytest.mark.parametrize("case", BAD_BODIES)
async def test_bad_bodies_are_refused(stand: Stand, case: str) -> None:
    """Bodies that Discord would refuse are refused with its code."""
    body, code = BAD_BODIES[case]
    with pytest.raises(discord.HTTPException) as refused:
        await _send_raw(stand, body)
    assert refused.value.code == code


async def test_upload_nobody_shows_is_refused(stand: Stand) -> None:
    """A file that no component of a V2 message shows is a mistake the practice server tells."""
    with pytest.raises(discord.HTTPException, match="No component shows"):
        await stand.place.send(view=_with(ui.TextDisplay("x")), file=picture())


Deed = Callable[[Stand, discord.Message], Any]
DEEDS: dict[str, tuple[str, int, Deed]] = {
    "see": ("view_channel", 50001, lambda s, m: s.place.send("x")),
    "send": ("send_messages", 50013, lambda s, m: s.place.send("x")),
    "attach": ("attach_files", 50013, lambda s, m: s.post_panel()),
    "read": ("read_message_history", 50001, lambda s, m: s.place.fetch_message(m.id)),
    "pin": ("pin_messages", 50013, lambda s, m: m.pin()),
    "thread": ("create_public_threads", 50013, lambda s, m: m.create_thread(name="t")),
}


@pytest.mark.parametrize("deed", DEEDS)
async def test_denied_permission_refuses_until_allowed(stand: Stand, deed: str) -> None:
    """A permission taken in the channel or the guild refuses its deed with Discord's code until it is given back."""
    permission, code, act = DEEDS[deed]
    sent = await stand.post_panel()
    for place in ({"channel": stand.channel}, {"guild": stand.guild}):
        await stand.practice.deny(permission, **place)
        with pytest.raises(discord.Forbidden) as refused:
            await act(stand, sent)
        assert refused.value.code == code
        await stand.practice.allow(permission, **place)
    await act(stand, sent)


async def test_direct_messages(stand: Stand) -> None:
    """A DM reaches only its user; closed DMs answer 50007, and no shared guild 50278."""
    user = await stand.bot.fetch_user(int(stand.users["alice"]))
    await user.send(view=panel(), file=picture())
    dm = await stand.practice.dm("alice")
    assert [m["channel_id"] for m in await stand.practice.visible("alice")] == [dm]
    assert await stand.practice.visible("bruno") == []
    await stand.practice.close_dms("alice")
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("x")
    assert refused.value.code == 50007
    stranger = await stand.bot.fetch_user(int(await stand.practice.add_user("eve")))
    with pytest.raises(discord.Forbidden) as refused:
        await stranger.send("x")
    assert refused.value.code == 50278
