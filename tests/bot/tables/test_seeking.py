"""Seats that seek a player: when they do, who finds them, who may take one, and what all are told."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.tables.clocks import absence, deadlines
from bot.tables.peace.limits import MOST
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import TryLater
from bot.tables.ports.panel import Answer, Panel
from bot.tables.stages.play import choose
from games.kernel.errors import StaleChoice
from storage.rows import BlockRow, SeekRow
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CEM,
    DIRK,
    EMIL,
    GUILD,
    Message,
    Trial,
    buttons,
    caller,
    panel_of,
    press_of,
    text_of,
)
from tests.bot.tables.playing import act, check_all
from tests.bot.tables.test_absence import missing
from tests.bot.tables.test_open_tables import listed, told
from tests.bot.tables.test_people import delete_me
from tests.bot.tables.timing import DAY, HOUR, MINUTE, PLACE, later, lines_with, paced
from tests.bot.tables.voting import ballots, replace

TAKEN, FREE = "has taken seat", "a computer plays it"


def offers(trial: Trial, seat: int = 1) -> list[Message]:
    """List the messages that offer a seat, oldest first."""
    return [each for each in trial.messenger.inside(PLACE) if f"|claim|{seat}|" in str(buttons(each.panel))]


def seats_in(panel: Panel, seat: int = 1) -> list[str]:
    """List the seats of a number that can be taken from a list."""
    return [button.id for button in buttons(panel) if f"|claim_open|{seat}|" in button.id]


async def seek_of(trial: Trial, table: str, seat: int = 1) -> SeekRow | None:
    """Return what is stored of a seat."""
    async with trial.store.read() as tx:
        return await tx.seeking.get(table, seat)


async def take(trial: Trial, user: int, table: str, seat: int = 1, **fields: object) -> str:
    """Press the button that takes a seat, and deliver."""
    answer: Answer = await trial.press(user, ComponentId(table, "claim", seat), **fields)
    await trial.settle(5)
    return text_of(answer)


async def left(trial: Trial, *users: int) -> str:
    """Begin a table that its second user leaves."""
    table = await paced(trial, "3h", *(users or (ANNA, BEA, DIRK)))
    await trial.dispatcher.table_leave(caller(BEA), table)
    await trial.settle(5)
    return table


async def absent(trial: Trial) -> str:
    """Begin a table whose second user has missed a third decision in a row just now."""
    table, registry = await paced(trial, "3h", ANNA, BEA), trial.service.registry
    await miss_third(trial, table)
    registry.workers.deliver()
    registry.workers.decide(table)
    await trial.settle(5)
    return table


async def miss_third(trial: Trial, table: str) -> None:
    """Note a third missed decision of the second user, as a stand-in's step does."""
    registry, now = trial.service.registry, trial.clock.now()
    async with registry.table(table) as live:
        live.seats = [live.seats[0], dataclasses.replace(live.seats[1], missed=2)]
        async with trial.store.write() as tx:
            after = dataclasses.replace(live)
            await absence.count_missed(tx, live, after, 1, "stand-in", now)
            ticking = await deadlines.fit(registry, tx, after, now)
        live.seats, live.clocks = after.seats, ticking


@contextmanager
def deaf(trial: Trial) -> Iterator[None]:
    """Let Discord take no message for a while."""

    def refuse(method: str, _channel: int) -> None:
        if method in ("post", "edit"):
            raise TryLater("503/0")

    trial.messenger.error = refuse
    yield
    trial.messenger.error = lambda _method, _channel: None


async def test_a_seat_that_was_given_up_is_offered_and_taken_from_the_list(trial: Trial) -> None:
    """The list says what one wants to know; the new user is told what happened, and the table who came."""
    table = await left(trial)
    (offer,) = offers(trial)
    assert "Bea has left this table." in text_of(offer.panel)
    panel = await listed(trial, EMIL)
    (entry,) = [button.beside for button in buttons(panel)]
    for fact in ("Tallinn", "Seat 2 of 3, so far Bea", "3 hours", "English", "became free <t:", f"/{GUILD}/{PLACE}"):
        assert fact in entry
    assert seats_in(await listed(trial, ANNA)) == []
    answer = await trial.press(EMIL, press_of(panel, "claim_open"))
    assert answer.update
    assert "You now play on seat 2" in text_of(answer)
    await trial.settle(5)
    live = await trial.live(table)
    assert (live.names, live.seats[1].user_id, live.seats[1].computer) == (("Anna", "Emil", "Dirk"), EMIL, None)
    assert "You now play on seat 2. At the table: Anna, Emil, Dirk." in text_of(trial.messenger.dms(EMIL)[0].panel)
    assert "Seat 2 no longer needs a player." in text_of(offer.panel)
    assert offers(trial) == []
    assert len(lines_with(trial, PLACE, f"Emil {TAKEN} 2")) == 1
    assert await seek_of(trial, table) is None
    assert seats_in(await listed(trial, CEM)) == []
    check_all(trial)


async def test_an_absent_user_alone_can_keep_the_seat_for_a_day(trial: Trial) -> None:
    """They are told until when; then others may take it, and until somebody does they still can."""
    table = await paced(trial, "3h", ANNA, BEA)
    await missing(trial, table, 3)
    row = await seek_of(trial, table)
    assert row is not None
    assert row.due_at == row.noticed_at + DAY
    away = trial.messenger.dms(BEA)[-1].panel
    assert "within a day, somebody else may take your seat" in text_of(away)
    assert [button.label for button in buttons(away)] == ["Keep my seat"]
    assert "After a day, somebody else" in lines_with(trial, PLACE, "missed three decisions")[0]
    assert "no longer free" in await take(trial, CEM, table)
    await later(trial, row.due_at - trial.clock.now() - MINUTE)
    assert (offers(trial), seats_in(await listed(trial, CEM))) == ([], [])
    await later(trial, 2 * MINUTE)
    (offer,) = offers(trial)
    assert "Bea has not been back for a day" in text_of(offer.panel)
    assert len(seats_in(await listed(trial, CEM))) == 1
    await trial.press(BEA, press_of(offer.panel, "back"))
    await trial.settle(5)
    assert "no longer needs a player" in text_of(offer.panel)
    assert "no longer free" in await take(trial, CEM, table)
    assert (await trial.live(table)).seats[1].user_id == BEA
    check_all(trial)


async def test_who_keeps_the_seat_in_time_is_left_in_peace(trial: Trial) -> None:
    """Nothing is offered a day later."""
    table = await absent(trial)
    await trial.press(BEA, press_of(trial.messenger.dms(BEA)[-1].panel, "back"))
    assert await seek_of(trial, table) is None
    await trial.dispatcher.table_pause(caller(ANNA), table)
    await later(trial, 2 * DAY)
    assert lines_with(trial, PLACE, FREE) == []


async def test_the_seat_of_an_absent_user_changes_hands(trial: Trial) -> None:
    """The former user is told in place of what they were shown, and a stand-in that is still thinking is too late."""
    table = await absent(trial)
    await later(trial, DAY)
    while 1 not in (live := await trial.live(table)).waiting_seats():
        await act(trial, ANNA, table)
        live = await trial.live(table)
    ask = live.require_match().state.ask
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
    """Two strangers, or a stranger and the user who comes back; whoever is second is told so."""
    table = await absent(trial)
    await later(trial, DAY)
    rival = trial.press(CEM, ComponentId(table, "claim", 1)) if other == "claim" else None
    first = rival or trial.dispatcher.table_back(caller(BEA), table)
    answers = await asyncio.gather(first, trial.press(EMIL, ComponentId(table, "claim", 1)))
    await trial.settle(5)
    holder = (await trial.live(table)).seats[1].user_id
    assert holder in ({CEM, EMIL} if other == "claim" else {BEA, EMIL})
    assert sum("no longer free" in text_of(answer) for answer in answers) == (holder != EMIL or other == "claim")
    assert len(lines_with(trial, PLACE, TAKEN)) == (holder != BEA)
    assert offers(trial) == []
    check_all(trial)


async def test_who_knows_another_hand_or_sits_there_takes_no_seat(trial: Trial) -> None:
    """Who has given the very seat up may come back to it."""
    table = await left(trial, ANNA, BEA, DIRK)
    assert "already have a seat" in await take(trial, ANNA, table)
    await trial.dispatcher.table_leave(caller(DIRK), table)
    await trial.settle(5)
    assert "know its hand" in await take(trial, DIRK, table)
    assert [button.id.split("|")[3] for button in buttons(await listed(trial, DIRK))] == ["2"]
    assert "refused-unknown" not in (unknown := await take(trial, CEM, table, 7))
    assert "free" not in unknown
    assert "You now play on seat 2" in await take(trial, BEA, table)
    assert (await trial.live(table)).names[1] == "Bea"


async def test_nobody_comes_and_goes_again_and_again(trial: Trial) -> None:
    """After some seats within an hour a user is asked to wait."""
    table = await left(trial)
    for _ in range(MOST["claim"]):
        assert "You now play" in text_of(await trial.press(EMIL, ComponentId(table, "claim", 1)))
        await trial.dispatcher.table_leave(caller(EMIL), table)
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
    panel = await listed(trial, EMIL, guild_id=None)
    assert "[Guild](" in told(panel)
    await trial.press(EMIL, press_of(panel, "claim_open"), guild_id=None)
    assert (await trial.live(table)).seats[1].user_id == EMIL


async def test_a_vote_about_the_seat_ends_when_it_is_taken(trial: Trial) -> None:
    """And who was voted onto it leaves nothing to take."""
    table = await left(trial, ANNA, BEA, DIRK)
    await replace(trial, ANNA, table, EMIL, "2")
    ballot = ballots(trial)[-1]
    assert "You now play on seat 2" in await take(trial, CEM, table)
    assert "No longer needed" in text_of(ballot.panel)
    assert (await trial.live(table)).seats[1].user_id == CEM
    await trial.dispatcher.table_leave(caller(CEM), table)
    await replace(trial, ANNA, table, EMIL, "2", manager=True)
    assert "no longer free" in await take(trial, BEA, table)
    assert offers(trial) == []


async def test_no_seat_seeks_anybody_during_a_holiday(trial: Trial) -> None:
    """Time to keep it runs only after it; a seat that is offered already is offered no more, until a day after it."""
    table = await absent(trial)
    due = (await seek_of(trial, table) or SeekRow(table_id="", seat=0, noticed_at=0)).due_at or 0
    await trial.dispatcher.me(caller(BEA), holiday=2)
    row = await seek_of(trial, table)
    assert row is not None
    assert row.due_at == due + 2 * DAY
    await later(trial, 2 * DAY)
    assert offers(trial) == []
    await later(trial, DAY)
    assert len(offers(trial)) == 1
    await trial.dispatcher.me(caller(BEA), holiday=1)
    await trial.settle(5)
    assert (offers(trial), seats_in(await listed(trial, CEM))) == ([], [])
    assert "no longer free" in await take(trial, CEM, table)
    await later(trial, DAY + HOUR)
    assert offers(trial) == []
    await later(trial, DAY)
    assert len(offers(trial)) == 1
    check_all(trial)


async def test_a_pause_stops_the_time_and_the_search(trial: Trial) -> None:
    """Both go on with the table."""
    table = await absent(trial)
    await later(trial, DAY - HOUR)
    await trial.dispatcher.table_pause(caller(ANNA), table)
    await later(trial, 3 * DAY)
    assert offers(trial) == []
    await trial.dispatcher.table_resume(caller(ANNA), table)
    row = await seek_of(trial, table)
    assert row is not None
    assert 0 < (row.due_at or 0) - trial.clock.now() <= HOUR
    await later(trial, HOUR)
    assert len(offers(trial)) == 1
    await trial.dispatcher.table_pause(caller(ANNA), table)
    assert seats_in(await listed(trial, CEM)) == []
    assert "no longer free" in await take(trial, CEM, table)
    await trial.dispatcher.table_resume(caller(ANNA), table)
    assert len(seats_in(await listed(trial, CEM))) == 1


@pytest.mark.parametrize("trouble", ["restart", "discord", "guild"])
async def test_no_time_runs_while_nobody_can_press(trial: Trial, trouble: str) -> None:
    """While the bot is down, Discord is away, or the guild is out of order."""
    table = await absent(trial)
    await later(trial, DAY - HOUR)
    if trouble == "restart":
        await trial.stop()
        trial.clock.time += 3 * DAY
        await trial.start()
    elif trouble == "discord":
        await trial.service.suspend()
        await later(trial, 3 * DAY)
        await trial.service.resume()
    else:
        await trial.dispatcher.guild_missing(GUILD)
        await later(trial, 3 * DAY)
        await trial.restart()
        await trial.dispatcher.guild_back(GUILD)
    await later(trial, HOUR - 5 * MINUTE)
    assert offers(trial) == []
    await later(trial, 6 * MINUTE)
    assert len(offers(trial)) == 1
    assert len(seats_in(await listed(trial, CEM))) == 1
    await trial.restart()
    assert "You now play on seat 2" in await take(trial, CEM, table)


async def test_a_game_that_is_over_seeks_nobody(trial: Trial) -> None:
    """Its message says so, and the button of an old one is refused."""
    table = await left(trial, ANNA, BEA)
    (offer,) = offers(trial)
    await trial.dispatcher.table_abandon(caller(ANNA), table)
    await trial.settle(5)
    assert (await trial.live(table)).row.stage == "abandoned"
    assert "no longer needs a player" in text_of(offer.panel)
    assert await seek_of(trial, table) is None
    assert "over" in await take(trial, CEM, table)
    assert seats_in(await listed(trial, CEM)) == []


async def test_a_deleted_user_leaves_a_seat_and_no_name(trial: Trial) -> None:
    """Whoever takes it and is deleted leaves it again."""
    table = await paced(trial, "3h", ANNA, BEA)
    await delete_me(trial, BEA)
    await trial.settle(5)
    (offer,) = offers(trial)
    assert "Bea" not in text_of(offer.panel)
    assert "Bea" not in told(await listed(trial, CEM))
    assert "You now play on seat 2" in await take(trial, CEM, table)
    await delete_me(trial, CEM)
    await trial.settle(5)
    assert len(offers(trial)) == 1
    assert "Cem" not in told(await listed(trial, EMIL))


async def test_an_absent_user_whom_no_message_reaches_is_called_at_the_table(trial: Trial) -> None:
    """Also if that shows only now: then the notice comes anew, with the mention."""
    table = await paced(trial, "3h", ANNA, BEA)
    trial.messenger.closed_dms.add(100_000 + BEA)
    await miss_third(trial, table)
    trial.service.registry.workers.deliver()
    await trial.settle(5)
    notices = [each.panel for each in trial.messenger.inside(PLACE) if "missed three" in text_of(each.panel)]
    assert [panel.pings for panel in notices if buttons(panel)] == [(BEA,)]


async def test_a_kill_between_a_claim_and_its_messages_loses_none(trial: Trial) -> None:
    """All that is owed is sent by the next run, once; and so it is when a seat begins to seek."""
    table = await paced(trial, "3h", ANNA, BEA)
    with deaf(trial):
        await trial.dispatcher.table_leave(caller(BEA), table)
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
    await trial.dispatcher.me(caller(BEA), dms="off")
    table = await absent(trial)
    (notice,) = [each for each in trial.messenger.inside(PLACE) if "missed three" in text_of(each.panel)]
    assert notice.panel.pings == (BEA,)
    await later(trial, DAY)
    trial.messenger.closed_dms.add(100_000 + EMIL)
    answer = await trial.press(EMIL, ComponentId(table, "claim", 1))
    assert answer.follow is not None
    follow = await answer.follow()
    assert follow is not None
    assert "You now play on seat 2. At the table" in text_of(follow)
    await trial.settle(5)
    await trial.dispatcher.table_leave(caller(EMIL), table)
    await trial.dispatcher.me(caller(CEM), dms="off")
    assert "You now play on seat 2. At the table" in await take(trial, CEM, table)


async def test_all_of_it_is_told_in_german(trial: Trial) -> None:
    """The table's messages in its language, the list and the answer in the reader's."""
    table = await trial.lobby(ANNA, BEA)
    await trial.press(ANNA, ComponentId(table, "language"), "de")
    await trial.dispatcher.table_pace(caller(ANNA), "3h", table)
    await trial.dispatcher.me(caller(BEA), language="de")
    await trial.begin(table, ANNA)
    await missing(trial, table, 3)
    assert "darf jemand anderes deinen Platz übernehmen" in text_of(trial.messenger.dms(BEA)[-1].panel)
    assert lines_with(trial, PLACE, "darf jemand anderes den Platz übernehmen")
    await later(trial, DAY)
    (offer,) = offers(trial)
    assert "Bea ist seit einem Tag nicht zurückgekommen" in text_of(offer.panel)
    assert [button.label for button in buttons(offer.panel)] == ["Platz übernehmen", "Meinen Platz behalten"]
    assert "Platz 2 von 2, bisher Bea" in told(await listed(trial, EMIL, locale="de"))
    assert "Du spielst jetzt auf Platz 2 an" in await take(trial, EMIL, table, locale="de")
    assert lines_with(trial, PLACE, "Emil hat Platz 2 übernommen")
    assert "Für Platz 2 wird niemand mehr gesucht." in text_of(offer.panel)
    assert "nicht mehr frei" in await take(trial, CEM, table, locale="de")
    check_all(trial)
