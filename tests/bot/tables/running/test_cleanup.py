"""Games that nobody comes to any more rest with a last message, and names of users who are long gone go."""

from __future__ import annotations

import pytest

from bot.tables.ports.clock import DAY
from bot.tables.ports.component_id import ComponentId
from tests.bot.tables.doubles import ANNA, BEA, CEM, GUILD, PLACE, Trial, caller, text_of
from tests.bot.tables.playing import ended
from tests.bot.tables.timing import paced


async def look(trial: Trial, days: int) -> None:
    """Let days pass, and clean up."""
    trial.clock.time += days * DAY
    await trial.service.cleanup.look()
    await trial.settle(2)


async def test_a_game_without_a_limit_rests(trial: Trial) -> None:
    """After 90 days of silence all are mentioned once; a user who is back plays on; half a year later it is over."""
    table = await paced(trial, "none", ANNA, BEA)
    await look(trial, 89)
    assert not (await trial.live(table)).is_resting()
    before = len(trial.messenger.inside(PLACE))
    await look(trial, 2)
    assert (await trial.live(table)).is_resting()
    await look(trial, 1)  # it is said once
    told = [message for message in trial.messenger.inside(PLACE) if "**The game rests.**" in text_of(message.panel)]
    assert (len(told), len(trial.messenger.inside(PLACE)) - before) == (1, 1)
    assert "None of you has been here for three months." in text_of(told[0].panel)
    assert told[0].panel.pings == (ANNA, BEA)
    answer = await trial.press(ANNA, ComponentId(table, "back"))
    assert "The seat is yours again." in text_of(answer)
    live = await trial.live(table)
    assert (live.is_resting(), live.is_played_by_user(0), live.is_played_by_user(1)) == (False, True, False)
    await look(trial, 91)
    assert (await trial.live(table)).is_resting()
    await look(trial, 179)
    assert (await trial.live(table)).row.stage == "playing"
    await look(trial, 2)
    assert (await trial.live(table)).row.stage == "abandoned"


async def test_a_paused_game_rests_and_comes_back_paused(trial: Trial) -> None:
    """Its clocks are gone meanwhile, and are there again for a user who is back; they stand as before."""
    table = await paced(trial, "daily", ANNA, BEA)
    await trial.commands.table_pause(caller(ANNA), table)
    await look(trial, 91)
    live = await trial.live(table)
    assert (live.is_resting(), live.clocks) == (True, {})
    await trial.press(BEA, ComponentId(table, "back"))
    live = await trial.live(table)
    assert (live.row.paused_at is not None, [clock.due_at for clock in live.clocks.values()]) == (True, [None])


@pytest.mark.parametrize("why", ["limit", "seen", "guild"])
async def test_a_game_does_not_rest_while_somebody_may_come(trial: Trial, why: str) -> None:
    """One with a limit goes on by itself; one waits of whose users one was seen, or whose guild is not here."""
    table = await paced(trial, "daily" if why == "limit" else "none", ANNA, BEA)
    trial.clock.time += 91 * DAY
    if why == "seen":
        await trial.commands.about(caller(ANNA))
    if why == "guild":
        await trial.guilds.left((await trial.live(table)).row.guild_id)
    async with trial.store.read() as tx:
        alone = await tx.tables.left_alone_since(trial.clock.now() - 90 * DAY)
    assert [row.table_id for row in alone] == ([table] if why == "guild" else [])
    await trial.service.cleanup.look()
    assert not (await trial.live(table)).is_resting()


async def test_names_go_after_a_year(trial: Trial) -> None:
    """Those of users at no open table: settings, reliability, and names at tables that are over; results stay."""
    await paced(trial, "daily", BEA, CEM)
    over = await ended(trial)
    trial.clock.time += 364 * DAY
    async with trial.store.write() as tx:  # else the table itself were deleted after half a year
        await tx.tables.change(over, ended_at=trial.clock.now())
        for user in (ANNA, BEA):
            tx.reliability.note(GUILD, user, in_time=True)
    await look(trial, 2)
    async with trial.store.read() as tx:
        names = {seat.user_id: seat.name for seat in await tx.tables.seats(over)}
        known = [(await tx.people.user(user)).locale for user in (ANNA, BEA)]
        results = [row.table_id for row in await tx.results.of_user(GUILD, ANNA)]
        assert BEA in (reliable := await tx.reliability.of_users(GUILD, [ANNA, BEA]))
        assert ANNA not in reliable
    assert names == {ANNA: "Former player", BEA: "Bea"}
    assert (known, results) == ([None, "en-US"], [over])


async def test_a_day_is_noted_once(trial: Trial) -> None:
    """Presses of one day write nothing more about their user."""
    seen = []
    for wait in (0, DAY // 2, DAY // 2):
        trial.clock.time += wait
        await trial.commands.about(caller(ANNA))
        seen.append((await trial.service.registry.people.user(ANNA)).seen_at)
    assert [at == trial.clock.now() for at in seen] == [False, False, True]
    assert seen[0] == seen[1] == trial.clock.now() - DAY
