"""Votes of a bot that is killed by SIGKILL: each is carried out once, told once, and nothing of it is lost."""

from __future__ import annotations

import os
import signal

from tests.wire.acting import POST, unanswered, voted_on
from tests.wire.playing import Evening
from tests.wire.processes import Bot
from tests.wire.seen import asked, control, offers, text
from tests.wire.transcripts import rows


def outcomes(evening: Evening) -> dict[str, str | None]:
    """Return how the motions of the table stand."""
    return dict(rows(evening.bot.database, "SELECT kind, outcome FROM motions WHERE table_id = ?", evening.table))


def taken_back(evening: Evening) -> list[int]:
    """List the versions at which choices were taken back."""
    query = "SELECT version FROM entries WHERE table_id = ? AND number > 0 AND choice = '' ORDER BY number"
    return [version for (version,) in rows(evening.bot.database, query, evening.table)]


async def test_a_way_back_by_consent_is_gone_once(bot: Bot, seed: str) -> None:
    """Two of three agree, the bot dies; the third agrees, it dies again before it answers or tells anybody."""
    evening = Evening(bot, seed, users=("alice", "bruno", "chen"))
    await evening.revive()
    await evening.open()
    await evening.begin()
    await evening.play_on(1)
    made, ask = evening.kept().log[1:], evening.kept().table[5]
    await evening.practice.slash("alice", evening.thread, "table", do="undo")
    await evening.settle()
    vote = await voted_on(evening, "agree")
    await evening.practice.click("bruno", vote, control(vote, "agree") or "")
    await evening.settle()
    os.kill(bot.pid, signal.SIGKILL)
    await evening.revive()
    assert (outcomes(evening), taken_back(evening)) == ({"undo": None}, [])
    await unanswered(evening, "chen", "agree")
    gone_back = taken_back(evening)
    assert (outcomes(evening), len(gone_back)) == ({"undo": "passed"}, len(made))
    (ended,) = [m for m in await evening.practice.visible("alice", evening.thread) if m["id"] == vote["id"]]
    assert "Everybody has agreed" in text(ended)
    late = await evening.practice.forge("chen", ended, control(vote, "agree") or "")
    assert "vote is over" in text(await evening.practice.wait_answer("chen", late))
    panels = [await evening.panel(user) for user in evening.users]
    assert [asked(panel) for panel in panels if panel] == [ask + 1] * 3
    await evening.play_on(1)
    assert taken_back(evening) == gone_back
    thread = [text(m) for m in await evening.practice.visible("alice", evening.thread)]
    assert sum("taken back with everybody's consent" in shown for shown in thread) == 1
    assert set((await evening.messages()).deliveries.values()) == {1}


async def test_a_seat_is_handed_over_once(bot: Bot, seed: str) -> None:
    """The bot dies after the seat is another's, before anybody is told, and again at a message that tells of it."""
    evening = Evening(bot, seed)
    await evening.revive()
    await evening.open()
    await evening.begin()
    await evening.play_on(1)
    evening.dms["dora"] = await evening.practice.dm("dora")
    before = await evening.panel("bruno")
    assert before is not None
    page = (await evening.practice.slash("bruno", evening.thread, "table", do="replace")).message
    assert page is not None
    await evening.practice.select("bruno", page, control(page, "replace") or "", [_id(evening, "dora")])
    await evening.settle()
    await unanswered(evening, "dora", "accept", ("POST", POST, "after"))
    query = "SELECT name, computer FROM seats WHERE table_id = ? AND seat = 1"
    assert rows(bot.database, query, evening.table) == [("Dora", None)]
    assert outcomes(evening) == {"replace-1": "passed"}
    former = await evening.practice.visible("bruno", evening.dms["bruno"])
    assert not [m for m in former if offers(m) or m["attachments"]]
    assert sum("An deiner Stelle spielt jetzt Dora" in text(m) for m in former) >= 1
    told = await evening.practice.visible("dora", evening.dms["dora"])
    assert sum("Du spielst jetzt auf Platz 2" in text(m) for m in told) == 1
    assert set((await evening.messages()).deliveries.values()) == {1}
    evening.users = ("alice", "dora")
    await evening.play_on(1)
    count = len(await evening.practice.visible("bruno", evening.dms["bruno"]))
    assert count == len(former)
    assert set((await evening.messages()).deliveries.values()) == {1}


def _id(evening: Evening, user: str) -> str:
    return str(evening.bot.served.world["users"][user])
