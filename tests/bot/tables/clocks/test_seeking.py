"""Seats that seek a player: when they do, who finds them, and what all are told."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Aside
from storage.rows import SeekRow
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CEM,
    EMIL,
    GUILD,
    PLACE,
    Trial,
    all_text_of,
    buttons,
    caller,
    press_of,
    text_of,
)
from tests.bot.tables.playing import check_all
from tests.bot.tables.seeking import TAKEN, absent, left, listed, miss_third, offers, seats_in, seek_of, take
from tests.bot.tables.timing import DAY, HOUR, MINUTE, later, lines_with, missing, paced
from tests.bot.tables.traces import delete_me
from tests.given import long

FREE = "a computer plays it"


async def test_a_seat_that_was_given_up_is_offered_and_taken_from_the_list(trial: Trial) -> None:
    """The list says what one wants to know; the new user is told what happened, and the table who came."""
    table = await left(trial)
    (offer,) = offers(trial)
    assert "Bea has left this table." in text_of(offer.panel)
    assert "Seat 2, so far Bea, is free" in text_of(await trial.commands.table_status(caller(ANNA), table))
    panel = await listed(trial, EMIL)
    (entry,) = [row.text for row in panel.rows if isinstance(row, Aside) and "claim_open" in row.button.id]
    for fact in ("Tallinn", "Seat 2 of 3, so far Bea", "3 hours", f"/{GUILD}/{PLACE}"):
        assert fact in entry
    assert seats_in(await listed(trial, ANNA)) == []
    answer = await trial.press(EMIL, press_of(panel, "claim_open"))
    assert answer.update
    assert "You now play on seat 2" in text_of(answer)
    assert answer.then is not None
    assert (await asyncio.gather(answer.then(), trial.settle(5)))[0] is None
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
    assert [button.label for button in buttons(away)] == ["I'm back"]
    assert "After a day, somebody else" in lines_with(trial, PLACE, "the time run out three times")[0]
    assert "no longer free" in await take(trial, CEM, table)
    await later(trial, row.due_at - trial.clock.now() - MINUTE)
    assert (offers(trial), seats_in(await listed(trial, CEM))) == ([], [])
    await later(trial, 2 * MINUTE)
    (offer,) = offers(trial)
    assert "Seat 2 is free: Bea is away." in text_of(offer.panel)
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
    await trial.commands.table_pause(caller(ANNA), table)
    await later(trial, 2 * DAY)
    assert lines_with(trial, PLACE, FREE) == []


async def test_no_seat_seeks_anybody_during_a_holiday(trial: Trial) -> None:
    """Time to keep it runs only after it; a seat that is offered already is not, until a day after it."""
    table = await absent(trial)
    due = (await seek_of(trial, table) or SeekRow(table_id="", seat=0, noticed_at=0)).due_at or 0
    await trial.commands.me(caller(BEA), holiday=2)
    row = await seek_of(trial, table)
    assert row is not None
    assert row.due_at == due + 2 * DAY
    await later(trial, 2 * DAY)
    assert offers(trial) == []
    await later(trial, DAY)
    assert len(offers(trial)) == 1
    await trial.commands.me(caller(BEA), holiday=1)
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
    await trial.commands.table_pause(caller(ANNA), table)
    await later(trial, 3 * DAY)
    assert offers(trial) == []
    await trial.commands.table_resume(caller(ANNA), table)
    row = await seek_of(trial, table)
    assert row is not None
    assert 0 < (row.due_at or 0) - trial.clock.now() <= HOUR
    await later(trial, HOUR)
    assert len(offers(trial)) == 1
    await trial.commands.table_pause(caller(ANNA), table)
    assert seats_in(await listed(trial, CEM)) == []
    assert "The clocks of this table are stopped." in await take(trial, CEM, table)
    await trial.leave(BEA, table)
    await trial.settle(5)
    assert "Bea has left this table" in text_of(offers(trial)[-1].panel)
    await trial.commands.table_resume(caller(ANNA), table)
    assert len(seats_in(await listed(trial, CEM))) == 1


@pytest.mark.parametrize("trouble", ["restart", long("discord"), "guild"])
async def test_no_time_runs_while_nobody_can_press(trial: Trial, trouble: str) -> None:
    """While the bot is down, Discord is away, or the guild is out of order."""
    table = await absent(trial)
    await later(trial, DAY - HOUR)
    if trouble == "restart":
        await trial.stop()
        trial.clock.time += 3 * DAY
        await trial.start()
    elif trouble == "discord":
        await trial.away()
        await later(trial, 3 * DAY)
        await trial.back()
    else:
        await trial.guilds.missing(GUILD)
        await later(trial, 3 * DAY)
        await trial.restart()
        await trial.guilds.back(GUILD)
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
    await trial.commands.table_abandon(caller(ANNA), table)
    await trial.settle(5)
    assert (await trial.live(table)).row.stage == "abandoned"
    assert "no longer needs a player" in text_of(offer.panel)
    assert await seek_of(trial, table) is None
    assert "over" in await take(trial, CEM, table)
    assert seats_in(await listed(trial, CEM)) == []


async def test_a_deleted_user_leaves_a_seat_and_no_name(trial: Trial) -> None:
    """A user who takes it and is then deleted leaves it again."""
    table = await paced(trial, "3h", ANNA, BEA)
    await delete_me(trial, BEA)
    await trial.settle(5)
    (offer,) = offers(trial)
    assert "Bea" not in text_of(offer.panel)
    assert "Bea" not in all_text_of(await listed(trial, CEM))
    assert "You now play on seat 2" in await take(trial, CEM, table)
    await delete_me(trial, CEM)
    await trial.settle(5)
    assert len(offers(trial)) == 1
    assert "Cem" not in all_text_of(await listed(trial, EMIL))


async def test_an_absent_user_whom_no_message_reaches_is_called_at_the_table(trial: Trial) -> None:
    """Also if that shows only now: then the notice comes again, with the mention."""
    table = await paced(trial, "3h", ANNA, BEA)
    trial.messenger.closed_dms.add(100_000 + BEA)
    await miss_third(trial, table)
    trial.service.registry.workers.deliver()
    await trial.settle(5)
    notices = [each.panel for each in trial.messenger.inside(PLACE) if "out three times" in text_of(each.panel)]
    assert [panel.pings for panel in notices if buttons(panel)] == [(BEA,)]


async def test_all_of_it_is_told_in_german(trial: Trial) -> None:
    """The table's messages in its language, the list and the answer in the reader's."""
    table = await trial.lobby(ANNA, BEA)
    await trial.press(ANNA, ComponentId(table, "language"), "de")
    await trial.commands.table_pace(caller(ANNA), "3h", table)
    await trial.commands.me(caller(BEA), language="de")
    await trial.begin(table, ANNA)
    await missing(trial, table, 3)
    assert "darf jemand anderes deinen Platz übernehmen" in text_of(trial.messenger.dms(BEA)[-1].panel)
    assert lines_with(trial, PLACE, "darf jemand anderes den Platz übernehmen")
    await later(trial, DAY)
    (offer,) = offers(trial)
    assert "Platz 2 ist frei: Bea ist nicht da." in text_of(offer.panel)
    assert [button.label for button in buttons(offer.panel)] == ["Platz übernehmen", "Ich bin zurück"]
    assert "Platz 2 von 2, bisher Bea" in all_text_of(await listed(trial, EMIL, locale="de"))
    assert "Du spielst jetzt auf Platz 2 an" in await take(trial, EMIL, table, locale="de")
    assert lines_with(trial, PLACE, "Emil hat Platz 2 übernommen")
    assert "Für Platz 2 wird niemand mehr gesucht." in text_of(offer.panel)
    assert "nicht mehr frei" in await take(trial, CEM, table, locale="de")
    check_all(trial)
