"""Time for a decision in a simulated Discord: set, shown, reminded of, run out, given back."""

from __future__ import annotations

from tests.bot.behaviour.playing import begin, board, by_message, place
from tests.world import World

HOUR = 3600


async def test_an_absent_player_is_reminded_stood_in_for_and_comes_back(world: World) -> None:
    """By direct messages and in the thread, in the language of each; the button gives the seat back."""
    anna, bruno = world.player("anna"), world.player("bruno", "de")
    await begin(anna, bruno)
    assert "1 hour" in (await anna.slash("table", do="pace 1h", channel=world.threads[-1])).seen.text
    first = await by_message(bruno)
    assert first is not None
    await bruno.click(first, "choose" if first.presses("choose") else "pick")  # from the next decision on it is an hour
    reminded = 0
    for _ in range(40):
        if (panel := await by_message(anna)) is not None:
            await anna.click(panel, "choose" if panel.presses("choose") else "pick")
            await world.wait(5)
        else:
            await world.wait(HOUR / 4)
        reminded += any("Der Tisch wartet auf deine Wahl" in message.text for message in bruno.dms)
        if any(message.presses("back") for message in bruno.dms):
            break
    assert reminded
    told = "\n".join(message.text for message in world.inside(place(world)))
    assert told.count("A computer decided for Bruno: time was up.") == 3
    assert "Bruno has let the time run out three times in a row." in told
    away = next(message for message in bruno.dms if message.presses("back"))
    assert "Für dich spielt ein Computer" in away.text
    answer = await bruno.click(away, "back")
    assert "Willkommen zurück" in answer.seen.text
    assert "Für Bruno hat ein Computer entschieden" in answer.seen.text
    await world.wait(5)
    assert "Bruno is back." in world.inside(place(world))[-1].text


async def test_clocks_are_paused_and_extended_by_commands(world: World) -> None:
    """The host pauses, the other lets the clocks run on by the button, and takes more time, said in private."""
    anna, bruno = world.player("anna"), world.player("bruno", "de")
    await begin(anna, bruno)
    thread = world.threads[-1]
    assert (await bruno.slash("table", do="pause", channel=thread)).seen.ephemeral
    await anna.slash("table", do="pause", channel=thread)
    await world.wait(5)
    assert "The clocks are stopped" in board(world).text
    notice = world.newest(thread.id, "resume")
    assert "laufen" in (await bruno.click(notice, "resume")).seen.text
    await world.wait(5)
    assert "The clocks are stopped" not in board(world).text
    more = (await bruno.slash("table", do="extend", channel=thread)).seen
    assert more.ephemeral
    assert "Frist: <t:" in more.text
    assert "nur einmal" in (await bruno.slash("table", do="extend", channel=thread)).seen.text


async def test_own_hours_are_set_and_shown(world: World) -> None:
    """With the zone suggested as it is typed."""
    anna = world.player("anna")
    assert await anna.complete("me", "value", "lond", setting="zone") == ["Europe/London"]
    await anna.slash("me", setting="zone", value="europe/london")
    shown = (await anna.slash("me", setting="quiet", value="22:00-07:00")).seen
    assert "Quiet 22:00–07:00, Europe/London" in shown.chosen
    assert "on holiday until <t:" in (await anna.slash("me", setting="holiday", value="2")).seen.text
    assert "No quiet hours" in (await anna.slash("me", setting="quiet", value="off")).seen.chosen
    page = (await anna.click((await anna.slash("me")).seen, "me_holiday")).seen
    assert "on holiday until <t:" in page.text
    shown = (await anna.click(page, "set_me", "holiday.0")).seen
    opened = await anna.select(shown, "set_me", "other", within="quiet")
    shown = (await anna.submit(opened, {"quiet": "23:00-05:00", "zone": "Europe/Berlin"})).seen
    assert "Quiet 23:00–05:00, Europe/Berlin" in shown.chosen
