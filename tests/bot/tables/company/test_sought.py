"""Taking a seat that seeks a player: who may, who is first, and that nothing is lost."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.company.rate_limits import PER_HOUR
from bot.tables.ports.component_id import ComponentId
from bot.tables.stages.play import choose
from games.kernel.errors import StaleChoice
from storage.rows import BlockRow
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CEM,
    DIRK,
    EMIL,
    FINN,
    GUILD,
    PLACE,
    Trial,
    all_text_of,
    buttons,
    caller,
    panel_of,
    press_of,
    text_of,
)
from tests.bot.tables.playing import check_all
from tests.bot.tables.seeking import TAKEN, absent, deaf, left, listed, offers, seats_in, take
from tests.bot.tables.timing import DAY, HOUR, MINUTE, later, lines_with, paced
from tests.bot.tables.voting import ballots, replace


async def test_the_seat_of_an_absent_user_changes_hands(trial: Trial) -> None:
    """The former user is told in place of what they were shown, and a stand-in that is still thinking is too late."""
    table = await absent(trial)
    await later(trial, DAY)
    ask = (await trial.live(table)).require_match().state.ask
    assert "You now play on seat 2" in await take(trial, EMIL, table)
    with pytest.raises(StaleChoice):
        await choose(trial.service.registry, table, 1, "1", ask, None, "computer")
    assert "Emil now plays in your place" in text_of(trial.messenger.dms(BEA)[-1].panel)
    assert "No computer is standing in for you" in text_of(await trial.press(BEA, ComponentId(table, "back")))
    async with trial.store.read() as tx:
        held_by = [(row.user_id, row.computer) for row in await tx.holders.of_table(table) if row.seat == 1]
    assert held_by == [(BEA, None), (BEA, "normal"), (EMIL, None)]
    check_all(trial)


@pytest.mark.parametrize("other", ["claim", "back"])
async def test_of_two_who_come_at_once_one_has_the_seat(trial: Trial, other: str) -> None:
    """Two strangers, or a stranger and the user who comes back; the second one is told so."""
    table = await absent(trial)
    await later(trial, DAY)
    rival = trial.press(CEM, ComponentId(table, "claim", 1)) if other == "claim" else None
    first = rival or trial.commands.table_back(caller(BEA), table)
    answers = await asyncio.gather(first, trial.press(EMIL, ComponentId(table, "claim", 1)))
    await trial.settle(5)
    holder = (await trial.live(table)).seats[1].user_id
    assert holder in ({CEM, EMIL} if other == "claim" else {BEA, EMIL})
    assert sum("no longer free" in text_of(answer) for answer in answers) == (holder != EMIL or other == "claim")
    assert len(lines_with(trial, PLACE, TAKEN)) == (holder != BEA)
    assert offers(trial) == []
    check_all(trial)


async def test_who_knows_another_hand_or_sits_there_takes_no_seat(trial: Trial) -> None:
    """The user who has given the very seat up may come back to it."""
    table = await left(trial, ANNA, BEA, DIRK)
    assert "already have a seat" in await take(trial, ANNA, table)
    await trial.leave(DIRK, table)
    await trial.settle(5)
    assert "know its hand" in await take(trial, DIRK, table)
    offers = [button.id.split("|") for button in buttons(await listed(trial, DIRK)) if "claim_open" in button.id]
    assert [offer[3] for offer in offers] == ["2"]
    assert "refused-unknown" not in (unknown := await take(trial, CEM, table, 7))
    assert "free" not in unknown
    assert "You now play on seat 2" in await take(trial, BEA, table)
    assert (await trial.live(table)).names[1] == "Bea"


async def test_nobody_comes_and_goes_again_and_again(trial: Trial) -> None:
    """After some seats within an hour a user is asked to wait."""
    table = await left(trial)
    for _ in range(PER_HOUR["sought"]):
        assert "You now play" in text_of(await trial.press(EMIL, ComponentId(table, "claim", 1)))
        await trial.leave(EMIL, table)
    assert "within an hour" in await take(trial, EMIL, table)
    trial.clock.time += HOUR
    assert "You now play" in await take(trial, EMIL, table)


async def test_limits_of_the_host_hold_for_seats_too(trial: Trial) -> None:
    """The sentence is the one of a lobby with limits, and the seat is not listed."""
    table = await left(trial)
    async with trial.store.write() as tx:
        await tx.blocks.put(BlockRow(user_id=ANNA, other_id=EMIL, kind="all", name="Emil", made_at=0))
    assert seats_in(await listed(trial, EMIL)) == []
    assert await take(trial, EMIL, table) == "This table has limits that keep you from joining it."
    assert (await trial.live(table)).seats[1].user_id is None


async def test_who_has_blocked_somebody_there_is_warned_first(trial: Trial) -> None:
    """In private; then the seat is theirs all the same."""
    table = await left(trial)
    async with trial.store.write() as tx:
        await tx.blocks.put(BlockRow(user_id=EMIL, other_id=DIRK, kind="all", name="Dirk", made_at=0))
    warning = await trial.press(EMIL, press_of(await listed(trial, EMIL), "claim_open"))
    assert "Dirk" in text_of(warning)
    assert (await trial.live(table)).seats[1].user_id is None
    answer = await trial.press(EMIL, press_of(panel_of(warning), "claim_anyway"))
    assert "You now play on seat 2" in text_of(answer)
    assert (await trial.live(table)).seats[1].user_id == EMIL


async def test_a_hidden_or_foreign_table_is_unknown(trial: Trial) -> None:
    """A forged press is told no more than that."""
    table = await left(trial)
    trial.messenger.hidden.add(20)
    for fields in ({}, {"guild_id": GUILD + 1}, {"guild_id": None}):
        assert seats_in(await listed(trial, EMIL, **fields)) == []
        assert await take(trial, EMIL, table, **fields) == f"I cannot find table {table} here."
    trial.messenger.hidden.clear()
    trial.clock.time += MINUTE  # until then Discord is not asked again
    panel = await listed(trial, EMIL, guild_id=None)
    assert "Guild · " in all_text_of(panel)
    await trial.press(EMIL, press_of(panel, "claim_open"), guild_id=None)
    assert (await trial.live(table)).seats[1].user_id == EMIL


async def test_a_vote_about_the_seat_ends_when_it_is_taken(trial: Trial) -> None:
    """And a user who was voted onto it leaves nothing to take."""
    table = await left(trial, ANNA, BEA, DIRK)
    await replace(trial, ANNA, table, EMIL, "2")
    ballot = ballots(trial)[-1]
    assert "You now play on seat 2" in await take(trial, CEM, table)
    assert "No longer needed" in text_of(ballot.panel)
    assert (await trial.live(table)).seats[1].user_id == CEM
    await trial.leave(CEM, table)
    await replace(trial, FINN, table, EMIL, "2", manager=True)
    assert "no longer free" in await take(trial, BEA, table)
    assert offers(trial) == []


async def test_a_kill_between_taking_a_seat_and_its_messages_loses_none(trial: Trial) -> None:
    """The next run sends all pending messages once, also those of a seat that begins to seek."""
    table = await paced(trial, "3h", ANNA, BEA)
    with deaf(trial):
        await trial.leave(BEA, table)
        await trial.restart()
    await trial.settle(60)
    assert len(offers(trial)) == 1
    with deaf(trial):
        await trial.press(EMIL, ComponentId(table, "claim", 1))
        await trial.restart()
    await trial.settle(60)
    assert (await trial.live(table)).seats[1].user_id == EMIL
    assert offers(trial) == []
    assert len(lines_with(trial, PLACE, TAKEN)) == 1
    briefings = [each for each in trial.messenger.dms(EMIL) if "You now play on seat 2" in text_of(each.panel)]
    assert len(briefings) == 1
    check_all(trial)


async def test_who_gets_no_direct_messages_is_called_and_told_in_the_answer(trial: Trial) -> None:
    """The notice at the table mentions an absent user; a new one reads the briefing where they pressed."""
    await trial.commands.me(caller(BEA), dms="off")
    table = await absent(trial)
    (notice,) = [each for each in trial.messenger.inside(PLACE) if "out three times" in text_of(each.panel)]
    assert notice.panel.pings == (BEA,)
    await later(trial, DAY)
    trial.messenger.closed_dms.add(100_000 + EMIL)
    answer = await trial.press(EMIL, ComponentId(table, "claim", 1))
    assert answer.then is not None
    told, _ = await asyncio.gather(answer.then(), trial.settle(5))
    assert told is not None
    assert "You now play on seat 2. At the table" in text_of(told)
    assert press_of(told, "dms_on")
    await trial.leave(EMIL, table)
    await trial.commands.me(caller(CEM), dms="off")
    assert "You now play on seat 2. At the table" in await take(trial, CEM, table)
