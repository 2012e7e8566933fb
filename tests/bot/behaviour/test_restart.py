"""Kontor is ended and started in every phase; all that was posted before still works."""

from __future__ import annotations

import random

from tests.bot.behaviour.playing import (
    asks,
    begin,
    board,
    by_message,
    choose,
    found,
    open_lobby,
    place,
    play_on,
    spoken,
)
from tests.seen import Seen
from tests.world import Player, World

SEED = 4


def _count(world: World) -> int:
    """Count all messages that anybody can see."""
    return sum(len(messages) for messages in world.env.backend.messages.values())


async def test_a_lobby_goes_on(world: World) -> None:
    """Join, options and start work on the lobby's message after a restart, and no second lobby is posted."""
    anna, bruno = world.player("anna"), world.player("bruno")
    lobby = await open_lobby(anna)
    options = (await anna.click(lobby, "options")).seen
    await world.restart()
    await bruno.click(lobby, "join")
    assert "**Bruno**" in world.again(lobby).text
    await anna.click(options, "add_computer")
    await world.wait(4)
    assert " (computer, " in world.again(lobby).text
    await world.restart()
    await anna.click(lobby, "start")
    await world.wait(1)
    assert [message.names for message in world.inside(world.channel.id) if message.names] == [["cover.png"]]
    assert asks(bruno.dms[-1])


async def test_nothing_is_posted_anew_by_a_restart(world: World) -> None:
    """A table that has just begun, and one with a sealed choice, have as many messages after a restart as before."""
    anna, bruno = world.player("anna"), world.player("bruno")
    await begin(anna, bruno)
    await world.wait(5)
    before = _count(world)
    await world.restart()
    await world.wait(30)
    assert _count(world) == before
    panel = anna.dms[-1]
    await anna.click(panel, "choose")
    await world.wait(5)
    await world.restart()
    await world.wait(30)
    assert _count(world) == before
    assert "Locked in" in world.again(panel).text


async def test_a_sealed_choice_is_kept_and_can_still_be_changed(world: World) -> None:
    """What was locked in before counts; it may also be changed by the old message or the old board."""
    anna, bruno = world.player("anna"), world.player("bruno", "de")
    await begin(anna, bruno)
    panel, shown = anna.dms[-1], board(world)
    first, second, *_ = [press.value for press in panel.presses("choose")]
    await anna.click(panel, "choose", first)
    await world.restart()
    private = (await anna.click(shown, "move")).seen
    assert f"Locked in: {first}" in private.text
    await anna.click(world.again(panel), "choose", second)
    await world.restart()
    await bruno.click(bruno.dms[-1], "choose")
    await world.wait(5)
    assert f"Anna plays {second}" in board(world).text


async def _until_tower(players: list[Player], rng: random.Random) -> tuple[Player, Seen]:
    """Play until somebody is asked for a tower."""
    for _ in range(60):
        for player in players:
            panel = await by_message(player)
            if panel is not None and "tower" in panel.text:
                return player, panel
        await play_on(players, rng, turns=1)
    raise AssertionError("no tower was asked for")


async def test_a_tower_is_built_after_a_restart(world: World) -> None:
    """The choice of a tower, asked before, is answered by its old message."""
    print(f"seed {SEED}")
    players, rng = [world.player("anna"), world.player("bruno")], random.Random(SEED)
    await begin(*players)
    builder, panel = await _until_tower(players, rng)
    await world.restart()
    await choose(builder, panel, rng)
    await play_on(players, rng)
    await world.wait(5)
    told = spoken(world.inside(place(world)))
    assert found(rf"{builder.user.global_name} builds", told)
    assert found(r"(?:wins with|share the victory)", world.inside(place(world))[-1].text)


async def test_a_table_that_is_over_stays_over(world: World) -> None:
    """After the end and a restart the last board's button and `/board` still tell how it ended."""
    players = [world.player("anna"), world.player("bruno", "de")]
    await begin(*players)
    await play_on(players, random.Random(SEED))
    await world.wait(5)
    before = _count(world)
    last = world.inside(place(world))[-1]
    await world.restart()
    await world.wait(30)
    assert _count(world) == before
    assert "im Spiel" in (await players[1].click(last, "text")).seen.text
    answer = await players[0].slash("board", table="W2", text=True)
    assert "in play" in answer.seen.text


async def test_what_was_owed_is_sent_by_the_next_process(world: World) -> None:
    """Discord refuses everything in the thread when the round ends, and is back after a restart."""
    anna, bruno = world.player("anna"), world.player("bruno")
    await begin(anna, bruno)
    shown = board(world)
    world.fail("POST", f"/channels/{place(world)}/messages", 503, times=None)
    for player in (anna, bruno):
        await player.click(player.dms[-1], "choose")
    await world.wait(5)
    assert board(world).id == shown.id
    world.errors_expected = True
    await world.restart()
    world.recover()
    await world.wait(300)
    assert "Anna plays" in board(world).text
    assert len([message for message in world.inside(place(world)) if "Anna plays" in message.text]) == 1
