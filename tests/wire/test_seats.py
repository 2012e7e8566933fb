"""Seats that seek a player, at a bot that is killed by SIGKILL: each is offered once, taken once, and told once."""

from __future__ import annotations

import pytest

from tests.wire.acting import POST, unanswered, voted_on
from tests.wire.playing import Evening
from tests.wire.processes import Bot
from tests.wire.seen import control, text
from tests.wire.transcripts import rows

SEATS = "SELECT name, user_id IS NULL, computer FROM seats WHERE table_id = ? AND seat = 1"
SOUGHT = "SELECT seat, since IS NOT NULL FROM seeking WHERE table_id = ?"


@pytest.mark.long
async def test_a_seat_that_was_given_up_is_taken_once(bot: Bot, seed: str) -> None:
    """The bot dies when it has told that a seat is free; and after it is taken, before and while it tells of that."""
    evening = Evening(bot, seed)
    await evening.revive()
    await evening.open()
    await evening.begin()
    await evening.play_on(1)
    evening.dms["dora"] = await evening.practice.dm("dora")
    slashed = await evening.practice.slash("bruno", evening.thread, "table", do="leave")
    asked = await evening.practice.wait_answer("bruno", slashed)
    await evening.practice.kill_on("POST", POST, 1, "after", bot.pid)
    await evening.lives(evening.practice.click("bruno", asked, control(asked, "leave_now") or ""))
    await bot.died.wait()
    await evening.revive()
    await evening.practice.clear_faults()
    await evening.settle()
    assert rows(bot.database, SOUGHT, evening.table) == [(1, 1)]
    offer = await voted_on(evening, "claim")
    await unanswered(evening, "dora", "claim", ("POST", POST, "after"))
    assert rows(bot.database, SEATS, evening.table) == [("Dora", 0, None)]
    assert rows(bot.database, SOUGHT, evening.table) == []
    thread = await evening.practice.visible("alice", evening.thread)
    assert not [message for message in thread if control(message, "claim")]
    assert sum("no longer needs a player" in text(message) for message in thread) == 1
    assert sum("Dora has taken seat 2" in text(message) for message in thread) == 1
    told = await evening.practice.visible("dora", evening.dms["dora"])
    assert sum("Du spielst jetzt auf Platz 2" in text(message) for message in told) == 1
    late = await evening.practice.forge("chen", offer, control(offer, "claim") or "")
    assert "no longer free" in text(await evening.practice.wait_answer("chen", late))
    assert set((await evening.messages()).deliveries.values()) == {1}
    evening.users = ("alice", "dora")
    await evening.play_on(1)
    assert set((await evening.messages()).deliveries.values()) == {1}
