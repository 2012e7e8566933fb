"""Users who are marked as taking no direct messages are tried again: once after an upgrade, and once a month."""

from __future__ import annotations

import pytest

from bot.tables.recovery.failures import TRIED_AGAIN
from tests.bot.tables.doubles import ANNA, BEA, DMS, PLACE, Trial, caller
from tests.bot.tables.playing import act, offered


async def marked(trial: Trial) -> str:
    """Begin a table whose second user an earlier release has marked, whatever the reason was."""
    await trial.commands.me(caller(BEA))
    await trial.service.registry.people.change(BEA, dms="closed")
    table = await trial.begun(ANNA, BEA)
    assert trial.messenger.dms(BEA) == []
    return table


async def look(trial: Trial, milliseconds: int = 0) -> None:
    """Let time pass, and what is done once an hour be done."""
    trial.clock.time += milliseconds
    await trial.service.cleanup.look()
    await trial.settle()


async def test_who_was_marked_wrongly_is_asked_after_the_upgrade(trial: Trial) -> None:
    """The question that waits for them comes, and those after it."""
    table = await marked(trial)
    await look(trial)
    assert offered(trial.messenger.dms(BEA)[-1].panel)
    assert (await trial.service.registry.people.user(BEA)).dms == "on"
    await act(trial, ANNA, table)
    assert trial.messenger.dms(ANNA)


async def test_who_takes_none_is_tried_once_a_month(trial: Trial) -> None:
    """They stay marked, are mentioned no second time for the same question, and are not tried in between."""
    await marked(trial)
    trial.messenger.closed_dms.add(DMS + BEA)
    tried: list[int] = []
    trial.messenger.error = lambda method, channel: tried.append(channel) if method == "post" else None
    mentions = [message.panel.pings for message in trial.messenger.inside(PLACE)]
    await look(trial)
    assert tried.count(DMS + BEA) == 1
    user = await trial.service.registry.people.user(BEA)
    assert (user.dms, user.dms_tried_at) == ("closed", trial.clock.now())
    await look(trial, TRIED_AGAIN)
    assert tried.count(DMS + BEA) == 1
    await look(trial, 1)
    assert tried.count(DMS + BEA) == 2
    assert [message.panel.pings for message in trial.messenger.inside(PLACE)] == mentions


@pytest.mark.parametrize("dms", ["closed", "off"])
async def test_nobody_is_tried_for_whom_nothing_waits(trial: Trial, dms: str) -> None:
    """Nor is who wants no direct messages."""
    table = await marked(trial)
    if dms == "closed":
        await act(trial, BEA, table)
    else:
        await trial.service.registry.people.change(BEA, dms="off")
    await look(trial)
    assert trial.messenger.dms(BEA) == []
    assert (await trial.service.registry.people.user(BEA)).dms == dms


async def test_a_refused_greeting_is_no_wrong_mark(trial: Trial) -> None:
    """A user who is marked by today's release was just tried."""
    await trial.commands.me(caller(BEA))
    await trial.service.registry.people.note_closed(BEA)
    await trial.begun(ANNA, BEA)
    await look(trial)
    assert trial.messenger.dms(BEA) == []
