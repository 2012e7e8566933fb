"""What the one message of a table alone tells of its last turns."""

from __future__ import annotations

from bot.tables.core.looks import look_back_at
from bot.tables.messages.common import words_of
from bot.tables.messages.since import since_lines
from tests.bot.tables.alone import begun, message, play_out
from tests.bot.tables.doubles import ANNA, Trial, text_of


async def test_the_end_says_how_many_lines_are_missing(trial: Trial) -> None:
    """The one message follows the rule of boards: at the end the result, and a mark with the number of lines before."""
    table = await begun(trial)
    await play_out(trial, table)
    live = await trial.live(table)
    seat = next(row.seat for row in live.seats if row.user_id == ANNA)
    async with trial.store.read() as tx:
        look = await look_back_at(tx, live, seat)
    assert look is not None
    lines = since_lines(live, seat, look, words_of(live))
    assert text_of(message(trial)).splitlines()[0] == f"-# … {len(lines)} earlier lines: Log"
