"""A private note in the simulated Discord: a form with several lines, and the panel that shows what it said."""

from tests.bot.behaviour.playing import begin, board, by_message, fields
from tests.world import World


async def test_a_note_is_written_in_a_direct_message(world: World) -> None:
    """In German too; the form takes 1,000 characters in several lines."""
    anna, bruno = world.player("anna"), world.player("bruno", "de")
    await begin(anna, bruno)
    panel = await by_message(bruno)
    assert panel is not None
    opened = await bruno.click(panel, "note")
    (field,) = fields(opened)
    assert (field["style"], field["max_length"], field["required"]) == (2, 1_000, False)
    await bruno.submit(opened, {"note": "Anna hat die 9.\nReihe 4!"}, dm=True)
    await world.wait(1)
    answer = (await bruno.slash("move", choice="zzz")).seen
    assert answer.text
    noted = (await bruno.click(board(world), "move")).seen
    assert "-# Deine Notiz: Anna hat die 9. Reihe 4!" in noted.text
    assert not [message for message in anna.dms if "Reihe 4" in message.text]
