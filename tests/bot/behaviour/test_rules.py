"""Rules and back again on a direct message, and gains beside its buttons, in the simulated Discord."""

from tests.bot.behaviour.playing import begin, by_message
from tests.world import World


async def test_rules_are_read_in_place_of_the_own_move(world: World) -> None:
    """The chapter with its picture stands in the same message, and one press brings the move back, which counts."""
    anna, bruno = world.player("anna"), world.player("bruno", "de")
    await begin(anna, bruno)
    panel = await by_message(bruno)
    assert panel is not None
    choices = [press.value for press in panel.presses("choose")]
    assert len(choices) == 6
    assert all(f"**{choice}** " in panel.text for choice in choices)  # a line for each
    assert "-# Zählt am Ende" in panel.text
    await bruno.click(panel, "chapter")
    await world.wait(1)
    read = world.again(panel)
    assert "## Tallinn · Karte wählen und legen" in read.text
    assert read.names == ["rules.png"]
    await bruno.click(read, "again")
    await world.wait(1)
    back = world.again(panel)
    assert back.text == panel.text
    assert back.names == ["hand.png"]
    await bruno.click(back, "choose")
    assert "Festgelegt: " in world.again(panel).text
