"""What cheaters and bad luck try at a table that others play at."""

from __future__ import annotations

from bot.tables.press import Press
from bot.tables.votes.replacing import Invited
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, GUILD, Trial, caller
from tests.bot.tables.voting import replace

ELSEWHERE = {"guild_id": GUILD + 1, "channel_id": 77, "manager": True}


async def test_who_manages_another_guild_orders_nothing_here(trial: Trial) -> None:
    """A player may command their table from anywhere, but has a moderator's powers only in the table's guild."""
    table = await trial.begun(ANNA, BEA)
    assert "on the server of the table" in await replace(trial, BEA, table, CEM, "1", **ELSEWHERE)
    assert (await trial.live(table)).seats[0].user_id == ANNA
    for given in (
        await trial.desk.table_pace(caller(BEA, **ELSEWHERE), "live", table),
        await trial.desk.table_pause(caller(BEA, **ELSEWHERE), table),
    ):
        assert given.panel is not None
    live = await trial.live(table)
    assert (live.row.pace, live.row.paused_at) == (86_400_000, None)


async def test_who_manages_another_guild_cancels_no_lobby(trial: Trial) -> None:
    """A guest at a lobby stays a guest."""
    table = await trial.lobby(ANNA, BEA)
    await trial.press(BEA, Press(table, "cancel"), **ELSEWHERE)
    assert (await trial.live(table)).row.stage == "lobby"


async def test_the_name_of_who_takes_a_seat_over_is_as_plain_as_all_others(trial: Trial) -> None:
    """No formatting, no length, and no other player's name."""
    table = await trial.begun(ANNA, BEA)
    await replace(trial, ANNA, table, Invited(CEM, "**Cem** (strong)" + "x" * 30), "2", manager=True)
    assert (await trial.live(table)).names[1] == "Cem strong" + "x" * 14
    await replace(trial, ANNA, table, Invited(DIRK, "@Anna"), "2", manager=True)
    assert (await trial.live(table)).names == ("Anna", "Anna 2")
