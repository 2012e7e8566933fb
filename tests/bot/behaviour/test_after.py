"""After a game: all hands, the file, results and a rematch, at Discord's surface and in both languages."""

from __future__ import annotations

import random

from tests.bot.behaviour.playing import begin, board, check_legible, ended, place, play_on
from tests.world import World

SEED = 3


async def test_a_spectator_gets_no_hands_before_the_end(world: World) -> None:
    """A user without a seat gets a kind, private refusal in their language, and no file."""
    anna, dora, zed = world.player("anna"), world.player("dora", "de"), world.player("zed", "de")
    await begin(anna, dora)
    shown = [(await zed.click(board(world), verb)).seen for verb in ("move", "hand", "text")]
    shown += [
        (await zed.slash("table", do=name, channel=world.threads[-1])).seen for name in ("hands", "export", "rematch")
    ]
    assert all(message.ephemeral and not message.names for message in shown)
    assert all("sitzt nicht an" in message.text for message in shown[:2])
    assert all("läuft noch" in message.text for message in shown[3:])
    check_legible(shown)


async def test_all_hands_once_nobody_plays_on(world: World) -> None:
    """Under the last board of an abandoned game a button shows what everybody held, to the asker alone."""
    anna, dora = world.player("anna"), world.player("dora", "de")
    await begin(anna, dora)
    await play_on([anna, dora], random.Random(SEED), turns=4)
    for player in (anna, dora):
        await player.click((await player.slash("table", do="abandon", table="W2")).seen, "abandon_now")
    await world.wait(2)
    last = world.newest(place(world), "hands")
    hands = (await world.player("zed").click(last, "hands")).seen
    assert (hands.names, hands.ephemeral) == (["hands.png"], True)
    assert "**Anna**" in hands.text
    assert "**Dora**" in hands.text
    check_legible([last, hands])


async def test_the_file_after_the_end(world: World) -> None:
    """A command gives it to the asker alone."""
    _, dora, last = await ended(world)
    file = (await dora.slash("table", do="export", table="W2")).seen
    assert (file.names, file.ephemeral) == (["kontor-W2.jsonl"], True)
    assert "python -m bot verify" in file.text
    assert last.presses("hands")
    check_legible([file])


async def test_results_and_the_leaderboard(world: World) -> None:
    """Names are mentions, and users who have switched the rating off are no longer shown to others."""
    anna, dora, _ = await ended(world)
    mine, hers = (await anna.slash("stats")).seen, (await anna.slash("stats", player=dora.user, game="tallinn")).seen
    assert f"<@{anna.id}>" in mine.text
    assert f"<@{dora.id}>" in hers.text
    board = (await dora.click((await dora.slash("stats")).seen, "leaderboard")).seen
    assert "Dir fehlen noch 2 gewertete Spiele" in board.text
    await dora.slash("me", setting="ratings", value="off")
    hidden = (await anna.slash("stats", player=dora.user)).seen
    assert "no results" in hidden.text
    assert all(message.ephemeral for message in (mine, hers, board, hidden))
    check_legible([mine, hers, board, hidden])


async def test_a_rematch(world: World) -> None:
    """The lobby appears in its channel and calls the other player, who joins it; it is played after a restart."""
    anna, dora, last = await ended(world)
    answer = (await anna.click(last, "rematch")).seen
    assert answer.ephemeral
    await world.wait(2)
    lobby = world.sees_lobby()
    assert "Invited to the rematch: Dora" in lobby.text
    assert f"<@{dora.id}>" in lobby.text
    await world.restart()
    await dora.click(lobby, "join")
    await anna.click(world.again(lobby), "start")
    await world.wait(2)
    assert "The game is on: Dora, Anna." in world.again(lobby).text
    assert len(world.threads) == 2
    await play_on([anna, dora], random.Random(SEED), turns=4)
    check_legible([answer, lobby, world.again(lobby), board(world)])
