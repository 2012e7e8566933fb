"""A finished game is shown again: by its button, by `/log`, in the reader's language; a running one has its log."""

from __future__ import annotations

from tests.bot.behaviour.playing import begin, board, check_legible, ended, found, place
from tests.seen import Seen
from tests.world import Player, World


async def test_a_finished_game_is_shown_again(world: World) -> None:
    """By command and by the button under the last board."""
    anna, dora, last = await ended(world)
    await _check_command(anna, dora)
    await _check_button(world, anna, last)
    await _check_pages(world, anna, last)


async def _check_button(world: World, anna: Player, last: Seen) -> None:
    """It is there for everybody who sees it, answers privately, and also after a restart."""
    public = len([message for message in world.inside(place(world)) if not message.ephemeral])
    shown = (await anna.click(last, "replay")).seen
    assert (shown.names, shown.ephemeral) == (["replay.gif"], True)
    assert found(r"Replay of the game, phase by phase\. \w+ (?:wins with|and) .*points", shown.alts[0])
    await world.restart()
    again = (await world.player("zed", "de").click(last, "replay")).seen
    assert again.names == ["replay.gif"]
    assert "Das ganze Spiel, Phase für Phase" in again.text
    assert public == len([message for message in world.inside(place(world)) if not message.ephemeral])
    check_legible([last, shown, again])


async def _check_pages(world: World, anna: Player, last: Seen) -> None:
    """Beside the film: each press turns the page on the same private message, with its words below the board."""
    film = (await anna.click(last, "replay")).seen
    first = (await anna.click(film, "leaf")).seen
    assert (first.names, first.ephemeral) == (["page.png"], True)
    assert first.id != film.id
    assert found(r"Page 1 of \d+", first.text)
    turned = (await anna.click(first, "leaf", "1.next")).seen
    assert turned.id == first.id
    assert found(r"Page 2 of \d+\n\*\*Round 1\*\*\n.* plays .*", turned.text)
    assert turned.alts[0].startswith("The board after page 2 of")
    assert "Page 1 of" in (await anna.click(world.again(turned), "leaf", "0.back")).seen.text
    check_legible([first, turned])


async def _check_command(anna: Player, dora: Player) -> None:
    """In the server the caller's last game, in a direct message as well, and the table is suggested by its id."""
    assert await anna.complete("log", "table", "") == ["W2"]
    english, german = (await anna.slash("log")).seen, (await dora.slash("log", dm=True, table="w2")).seen
    assert "Tallinn** · table W2" in english.text
    assert "Tallinn** · Tisch W2" in german.text
    assert found(r"Rückblick auf das Spiel, Phase für Phase\. .* Punkte", german.alts[0])
    assert all((message.names, message.ephemeral) == (["replay.gif"], True) for message in (english, german))
    check_legible([english, german])


async def test_a_running_game_has_its_log(world: World) -> None:
    """By command and by the button on its board, privately and in both languages; it offers no replay."""
    anna, dora = world.player("anna"), world.player("dora", "de")
    await begin(anna, dora)
    assert not board(world).presses("replay")
    shown = (await anna.click(board(world), "log")).seen
    assert (shown.names, shown.ephemeral) == (["board.png"], True)
    assert found(r"Tallinn\*\* · table W2 · Log\n\*\*Round 1\*\*", shown.text)
    turned = (await anna.click(shown, "log", "0.earlier")).seen
    assert (turned.id, turned.names) == (shown.id, ["page.png"])
    assert found(r"Before the first round[\s\S]* starts with", turned.text)
    german = (await dora.slash("log", channel=world.threads[-1])).seen
    assert "Verlauf" in german.text
    moved = (await dora.click(german, "again")).seen
    assert moved.id == german.id
    assert moved.presses("choose") or moved.presses("pick")
    check_legible([shown, turned, german])
