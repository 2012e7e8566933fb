"""Where tables are played, and how they go on when permissions, messages or channels are taken away."""

from __future__ import annotations

import random

import discord
import pytest

from bot.tables.ports.caller import NEEDED
from tests.bot.behaviour.playing import asks, begin, board, by_message, check_legible, found, place, play_on, spoken
from tests.seen import Seen
from tests.world import Player, World

SEED = 11


def _pair(world: World) -> list[Player]:
    return [world.player("anna"), world.player("bruno", "de")]


async def _set(world: World, setting: str, value: str) -> Seen:
    chief = world.player("chief")
    world.promote(chief)
    return (await chief.slash("settings", setting=setting, value=value)).seen


def _home(world: World) -> list[Seen]:
    """List what everybody sees in the lobby's channel."""
    return [message for message in world.inside(world.channel.id) if not message.ephemeral]


def _is_card(panel: Seen) -> bool:
    """Tell whether a card is asked for, not a tower."""
    return "none" not in [press.value for press in panel.presses("choose")]


async def _round(world: World, players: list[Player]) -> None:
    """Play until everybody is asked for the next round's card."""
    rng = random.Random(SEED)
    for _ in range(3 * len(players)):
        await play_on(players, rng, turns=1)
        if all(asks(player.dms[-1]) and _is_card(player.dms[-1]) for player in players):
            break
    await world.wait(5)


# Where a table is played


async def test_a_thread_is_the_default(world: World) -> None:
    """It is named after game and table, and lobby and direct messages link to it."""
    anna, bruno = _pair(world)
    lobby = await begin(anna, bruno)
    assert world.threads[0].name == "Tallinn · W2"
    address = f"https://discord.com/channels/{world.guild.id}/{place(world)}"
    assert lobby.links == [address]
    assert f"]({address})" in anna.dms[-1].text


async def test_a_table_is_played_with_the_needed_permissions_only(world: World) -> None:
    """Without those that are only wished for, a table ends all the same; nothing is pinned or archived."""
    world.grant(discord.Permissions(**dict.fromkeys(NEEDED, True)))
    players = _pair(world)
    await begin(*players)
    await play_on(players, random.Random(SEED))
    await world.wait(5)
    assert found(r"(?:wins with|share the victory)", world.inside(place(world))[-1].text)
    assert not world.threads[0].pinned_messages()
    check_legible(world.inside(place(world)))


async def test_a_channel_is_opened_in_the_category(world: World) -> None:
    """The guild's settings choose a category: the table gets a channel there, and is played in it."""
    told = await _set(world, "category", f"<#{world.category.id}>")
    assert f"category for tables: <#{world.category.id}>" in told.text
    players = _pair(world)
    lobby = await begin(*players)
    made = next(channel for channel in world.guild.channels.values() if "w2" in (channel.name or "").lower())
    assert world.env.backend.get_channel(made.id).parent_id == world.category.id
    assert lobby.links == [f"https://discord.com/channels/{world.guild.id}/{made.id}"]
    await play_on(players, random.Random(SEED))
    await world.wait(5)
    assert found(r"(?:wins with|share the victory)", world.inside(made.id)[-1].text)
    assert not world.threads


async def test_a_table_is_played_in_the_lobbys_channel(world: World) -> None:
    """With the setting `here` no place is opened, and the channel stays open after the game."""
    assert "the lobby’s own channel" in (await _set(world, "place", "here")).text
    players = _pair(world)
    await begin(*players)
    assert not world.threads
    await play_on(players, random.Random(SEED))
    await world.wait(5)
    assert found(r"(?:wins with|share the victory)", _home(world)[-1].text)


@pytest.mark.parametrize(
    ("lacking", "told"),
    [("create_public_threads", "Create Public Threads"), ("send_messages_in_threads", "Send Messages in Threads")],
)
async def test_without_threads_the_channel_is_the_place(world: World, lacking: str, told: str) -> None:
    """What is missing is named on the first board, and by `/table status`; the game is on in the channel."""
    world.forbid(world.channel, lacking)
    players = _pair(world)
    await begin(*players)
    assert not world.threads
    shown = board(world, world.channel.id)
    assert f"“{told}”" in shown.text
    assert f"“{told}”" in (await players[0].slash("table")).seen.text
    assert asks(players[0].dms[-1])


async def test_without_manage_channels_a_category_is_not_used(world: World) -> None:
    """The missing permission is named, and the game is on in the channel."""
    world.grant(discord.Permissions(**dict.fromkeys(NEEDED, True)))
    await _set(world, "category", f"<#{world.category.id}>")
    await begin(*_pair(world))
    assert "“Manage Channels”" in board(world, world.channel.id).text


async def test_a_deleted_category_leads_to_a_thread(world: World) -> None:
    """The settings still name it; the table opens in a thread and says why."""
    await _set(world, "category", f"<#{world.category.id}>")
    world.delete_channel(world.category.id)
    await begin(*_pair(world))
    assert "full or gone" in board(world).text


async def test_a_lobby_needs_a_channel_to_write_in(world: World) -> None:
    """If the bot may not write, `/play` says privately what it needs."""
    closed = world.closed_channel("send_messages")
    answer = await world.player("bruno", "de").slash("play", channel=closed, game="tallinn")
    assert answer.seen.ephemeral
    assert "„Nachrichten senden“" in answer.seen.text


# What is taken away


@pytest.mark.parametrize(
    "lost", [("send_messages_in_threads",), ("view_channel",), ("send_messages_in_threads", "send_messages")]
)
async def test_lost_permissions_in_mid_game_stop_nobody(world: World, lost: tuple[str, ...]) -> None:
    """The game goes on by direct messages and commands; with the permissions back the board is there again."""
    world.errors_expected = True
    players = _pair(world)
    await begin(*players)
    thread = place(world)
    world.forbid(world.channel, *lost)
    await _round(world, players)
    assert all(asks(player.dms[-1]) for player in players)
    answer = await players[0].slash("board", dm=True, table="W2")
    assert answer.seen.names == ["board.png"]
    world.forbid(world.channel)
    await _round(world, players)
    await _round(world, players)
    boards = [message for message in [*world.inside(thread), *_home(world)] if message.presses("move")]
    assert len(boards) == 1
    told = spoken([*world.inside(thread), *_home(world)])
    assert told.count("Anna plays") == 3


async def test_a_thread_that_may_not_be_written_in_leads_to_the_channel(world: World) -> None:
    """The board is posted in the lobby's channel and says why; the lobby links nowhere else."""
    world.errors_expected = True
    players = _pair(world)
    await begin(*players)
    world.forbid(world.channel, "send_messages_in_threads")
    await play_on(players, random.Random(SEED), turns=2)
    await world.wait(5)
    shown = board(world, world.channel.id)
    assert "no longer allowed to write in this table's thread or channel" in shown.text
    assert "Anna plays" in shown.text
    assert shown.names == ["board.png"]
    assert "check my permissions" in (await players[0].slash("table", table="W2")).seen.text


async def test_what_could_not_be_sent_is_told(world: World) -> None:
    """If not even the channel may be written in, `/table status` gives the reason in the asker's language."""
    world.errors_expected = True
    players = _pair(world)
    await begin(*players)
    world.forbid(world.channel, "send_messages_in_threads", "send_messages")
    await _round(world, players)
    told = (await players[1].slash("table", dm=True)).seen.text
    assert "Mir fehlt dort das Recht zu schreiben" in told
    world.forbid(world.channel)
    await _round(world, players)
    assert "Mir fehlt" not in (await players[1].slash("table", dm=True)).seen.text


async def test_a_deleted_board_is_posted_again(world: World) -> None:
    """The next change of the list of missing players brings the board back, with picture and buttons."""
    anna, bruno = _pair(world)
    await begin(anna, bruno)
    world.delete(board(world))
    panel = await by_message(anna)
    assert panel is not None
    await anna.click(panel, "choose")
    await world.wait(5)
    shown = board(world)
    assert shown.names == ["board.png"]
    assert "Still to choose: Bruno · " in shown.text


async def test_a_deleted_direct_message_comes_again(world: World) -> None:
    """A user who has deleted the message with the choice gets the next one; until then *Your move* serves."""
    anna, bruno = _pair(world)
    await begin(anna, bruno)
    panel = anna.dms[-1]
    world.delete(panel)
    private = (await anna.click(board(world), "move")).seen
    await anna.click(private, "choose")
    await bruno.click(bruno.dms[-1], "choose")
    await world.wait(5)
    assert asks(anna.dms[-1])


async def test_a_deleted_thread_leads_to_the_channel(world: World) -> None:
    """The board comes at once in the lobby's channel, says why, and the table is played to its end there."""
    players = _pair(world)
    await begin(*players)
    world.delete_channel(place(world))
    await world.wait(1)
    shown = board(world, world.channel.id)
    assert "thread or channel was deleted" in shown.text
    assert shown.names == ["board.png"]
    await play_on(players, random.Random(SEED))
    await world.wait(5)
    assert found(r"(?:wins with|share the victory)", _home(world)[-1].text)


async def test_a_deleted_channel_leaves_direct_messages(world: World) -> None:
    """With its lobby's channel and all threads gone, a table is played to its end by direct messages."""
    world.errors_expected = True
    players = _pair(world)
    await begin(*players)
    world.delete_channel(place(world))
    world.delete_channel(world.channel.id)
    await play_on(players, random.Random(SEED))
    await world.wait(5)
    assert "The game is over" in players[0].dms[-1].text
    answer = await players[0].slash("board", dm=True, table="W2", text=True)
    assert "in play" in answer.seen.text


async def test_a_removed_bot_pauses_its_tables(world: World) -> None:
    """Choices are refused with the reason; invited again, the bot asks again and the table goes on where it was."""
    anna, bruno = players = _pair(world)
    await begin(*players)
    await anna.click(anna.dms[-1], "choose")
    panel = bruno.dms[-1]
    invite = world.remove_bot()
    await world.settle()
    answer = await bruno.click(panel, "choose")
    assert "entfernt" in answer.seen.text
    await world.wait(120)
    invite()
    await world.wait(120)
    asked = await by_message(bruno)
    assert asked is not None
    await bruno.click(asked, "choose")
    await world.wait(5)
    assert "Anna plays" in board(world).text
    await play_on(players, random.Random(SEED))
    await world.wait(5)
    assert found(r"(?:wins with|share the victory)", world.inside(place(world))[-1].text)


# MessengerError at Discord


@pytest.mark.parametrize("status", [500, 502, 429])
async def test_a_board_comes_late_but_once(world: World, status: int) -> None:
    """While Discord fails the players go on, `/table status` tells of it, and later each board is told once."""
    world.errors_expected = True
    players = _pair(world)
    await begin(*players)
    world.fail("POST", f"/channels/{place(world)}/messages", status, times=None)
    await _round(world, players)
    assert "is late; I keep trying" in (await players[0].slash("table", table="W2")).seen.text
    await _round(world, players)
    world.recover()
    await world.wait(60)
    told = spoken(world.inside(place(world)))
    assert told.count("Anna plays") == 2
    assert "late" not in (await players[0].slash("table", table="W2")).seen.text


async def test_short_failures_everywhere_lose_nothing(world: World) -> None:
    """Every fifth request or so fails with 500, 503 or 429 for a while; the table ends as if nothing had been."""
    print(f"seed {SEED}")
    world.errors_expected = True
    players, rng = _pair(world), random.Random(SEED)
    await begin(*players)
    for _ in range(60):
        world.fail(rng.choice(["POST", "PATCH"]), "/channels/*/messages*", rng.choice([500, 503, 429]))
        if not await play_on(players, rng, turns=1):
            break
        await world.wait(3)
    world.recover()
    await world.wait(60)
    await play_on(players, rng)
    await world.wait(60)
    messages = [message for message in world.inside(place(world)) if message.names]
    assert found(r"(?:wins with|share the victory)", messages[-1].text)
    rows = found(r"Anna plays (\w+)", spoken(messages))
    assert len(rows) == len(set(rows))
    assert 8 <= len(rows) <= 10
