"""The game's title picture on the lobby's message, as players see it."""

from __future__ import annotations

from tests.bot.behaviour.playing import begin, check_legible, open_lobby
from tests.world import World


async def test_a_lobby_shows_the_cover_from_the_start_to_the_end(world: World) -> None:
    """It is on the message after `/play`, and joins, options, a restart and the start leave it there."""
    anna, dora = world.player("anna"), world.player("dora", "de")
    lobby = await open_lobby(anna)
    assert (lobby.names, lobby.alts) == (["cover.png"], ["Cover of Tallinn"])
    await dora.click(lobby, "join")
    assert (world.again(lobby).names, world.again(lobby).alts) == (lobby.names, lobby.alts)
    options = (await anna.click(lobby, "options")).seen
    await anna.click(options, "add_computer")
    await world.wait(5)
    assert " (computer, " in world.again(lobby).text
    assert (world.again(lobby).names, world.again(lobby).alts) == (lobby.names, lobby.alts)
    await world.restart()
    await anna.click(options, "drop_computer")
    await anna.click(lobby, "start")
    await world.wait(5)
    assert "The game is on" in world.again(lobby).text
    assert (world.again(lobby).names, world.again(lobby).alts) == (lobby.names, lobby.alts)
    check_legible([world.again(lobby)])


async def test_the_next_lobby_has_its_cover_at_once(world: World) -> None:
    """A picture that was drawn before comes with the answer itself."""
    anna = world.player("anna")
    await open_lobby(anna)
    answer = await anna.slash("play", game="tallinn")
    assert answer.result.response is not None
    assert answer.seen.names == ["cover.png"]


async def test_the_cover_speaks_the_tables_language(world: World) -> None:
    """With the language the picture and its description change, and a later join keeps the new ones."""
    anna, dora = world.player("anna"), world.player("dora", "de")
    lobby = await open_lobby(anna)
    before = lobby.message.attachments[0].size
    options = (await anna.click(lobby, "options")).seen
    await anna.select((await anna.click(options, "more")).seen, "language", "de")
    await world.wait(1)
    await dora.click(world.again(lobby), "join")
    await world.wait(5)
    changed = world.again(lobby)
    assert (changed.names, changed.alts) == (["cover.png"], ["Titelbild von Tallinn"])
    assert changed.message.attachments[0].size != before


async def test_a_cancelled_lobby_shows_no_cover(world: World) -> None:
    """Its picture goes with its buttons."""
    anna = world.player("anna")
    lobby = await open_lobby(anna)
    await anna.click((await anna.click(lobby, "options")).seen, "cancel")
    await world.wait(5)
    assert (world.again(lobby).names, world.again(lobby).ids) == ([], [])


async def test_a_table_over_keeps_its_cover(world: World) -> None:
    """An abandoned game's lobby says that it is over, under the same picture."""
    anna, dora = world.player("anna"), world.player("dora", "de")
    lobby = await begin(anna, dora)
    for player in (anna, dora):
        await player.click((await player.slash("table", do="abandon")).seen, "abandon_now")
    await world.wait(5)
    assert "The game is over" in world.again(lobby).text
    assert world.again(lobby).names == ["cover.png"]
