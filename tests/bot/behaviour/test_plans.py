"""Plans and settings as users find them: behind *Your move*, in the channel and in direct messages, and by `/move`."""

from __future__ import annotations

from tests.bot.behaviour.playing import begin, board, by_message, check_legible, place
from tests.world import World


async def test_two_users_set_what_they_want(world: World) -> None:
    """One who is asked nothing picks in the channel, one in a direct message, in German; nobody else hears of it."""
    anna, bruno = world.player("anna", "de"), world.player("bruno")
    await begin(anna, bruno, game="eldermann")
    await world.wait(5)
    before = [message.text for message in (*world.inside(place(world)), *anna.dms)]
    moved = (await bruno.click(board(world), "move")).seen
    seen = [moved, (await bruno.click(moved, "wishes")).seen]
    assert "Your plans and settings" in seen[-1].text
    seen.append((await bruno.select(seen[-1], "wishes", "raids")).seen)
    seen.append((await bruno.select(seen[-1], "wish", "raids never")).seen)
    assert "**Saved.**" in seen[-1].text
    seen.append((await bruno.click(seen[-1], "to_move")).seen)
    assert seen[-1].text == moved.text
    await world.wait(5)
    assert [message.text for message in (*world.inside(place(world)), *anna.dms)] == before
    asked = await by_message(anna)
    assert asked is not None
    seen.append((await anna.click(asked, "wishes")).seen)
    assert "Deine Pläne und Einstellungen" in seen[-1].text
    assert "raids ask" in await anna.complete("move", "choice", "Überfälle:")
    seen.append((await anna.slash("move", choice="Dauerbefehl Überfälle: nie", dm=True)).seen)
    assert "**Gespeichert.**" in seen[-1].text
    seen.append((await anna.click(seen[-2], "to_move")).seen)
    assert "Deine Pläne" not in seen[-1].text
    check_legible(seen)
