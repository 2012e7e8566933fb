"""From one table to the next, in the simulated Discord: without looking for anything."""

from tests.bot.behaviour.playing import asks, begin, by_message
from tests.world import World


async def test_a_press_leads_from_the_answer_to_the_next_table(world: World) -> None:
    """The button stands under "Locked in" in the direct message, and brings the other table's question."""
    anna, bruno = world.player("anna"), world.player("bruno", "de")
    for _ in range(2):
        await begin(anna, bruno)
        await world.wait(60)
    newest = await by_message(anna)
    assert newest is not None
    locked = (await anna.click(newest, "choose")).seen
    assert "One of your other tables is waiting for you." in locked.text
    other = (await anna.click(locked, "move")).seen
    assert locked.presses("move")[0].table in other.text
    assert locked.presses("move")[0].table not in locked.text
    assert asks(other)
