"""The last message of a game."""

from __future__ import annotations

from bot.tables.ports.component_id import parse
from tests.bot.tables.alone import begun, message, play_out
from tests.bot.tables.doubles import Trial, buttons, text_of


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
