"""The last message of a game."""

from __future__ import annotations

from bot.tables.ports.component_id import ComponentId, parse
from tests.bot.tables.alone import begun, message, play_out
from tests.bot.tables.doubles import ANNA, BEA, PLACE, Trial, buttons, caller, panel_of, text_of
from tests.bot.tables.playing import play_on


async def test_the_end_tells_winner_points_and_ways_on(trial: Trial) -> None:
    """The score sheet is the only picture, and nothing of seed or checksum stands there: *More* has it."""
    table = await begun(trial)
    await play_out(trial, table)
    panel, live = message(trial), await trial.live(table)
    result = live.require_match().state.result
    assert result is not None
    assert [part.name for picture in panel.pictures for part in picture.parts] == ["score.png"]
    assert [press.verb for button in buttons(panel) if (press := parse(button.id))] == [
        "rematch",
        "replay",
        "hands",
        "menu",
    ]
    text = text_of(panel)
    assert all(f"**{score}**" in text for score in result.scores)
    assert live.row.seed.hex() not in text
    assert live.row.commitment not in text


async def test_only_lobby_and_end_tell_how_strong_a_computer_is(trial: Trial) -> None:
    """Boards, news and log name it without its level; the lobby, the end and its score sheet mark it, and `/table`."""
    table = await trial.lobby(ANNA, BEA)
    await trial.press(ANNA, ComponentId(table, "add_computer", value="easy"))
    named = (await trial.live(table)).names[2]
    assert named in text_of(panel_of(await trial.press(ANNA, ComponentId(table, "options"))))
    assert named.endswith(" (computer, easy)")
    await trial.begin(table, ANNA)
    await play_on(trial, table)
    await trial.settle(5)
    shown = [message.panel for message in (*trial.messenger.inside(PLACE), *trial.messenger.dms(ANNA))]
    shown.append(panel_of(await trial.press(ANNA, ComponentId(table, "log"))))
    assert (await trial.live(table)).row.stage == "ended"
    assert named in text_of(await trial.commands.table_status(caller(ANNA), table))
    told = "\n".join([*map(text_of, shown), *(picture.alt for panel in shown for picture in panel.pictures)])
    name = named.removesuffix(" (computer, easy)")
    assert f"{name} plays" in told
    assert f"{name} **" in told
    assert [line.partition(", place")[0] for line in told.splitlines() if "easy" in line] == [f"-# {named}", named]
