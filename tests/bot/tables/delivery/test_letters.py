"""Letters to users without a seat and calls beside a lobby: sent once, edited in place, left out where they fail."""

from __future__ import annotations

import pytest

from bot.tables.core.about import CALL, LETTER
from bot.tables.core.outbox import Outbox
from bot.tables.core.table import Table
from bot.tables.delivery import letters
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import DmsClosed, Forbidden, Gone
from bot.tables.ports.panel import Button, Panel
from games.kernel.words import Words
from storage import Reader
from storage.rows import DeliveryKind
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, Trial, buttons, caller, text_of
from tests.bot.tables.playing import raising

HOME, SENT, CALLED = 20, f"{LETTER}test", f"{CALL}test"


@pytest.fixture(autouse=True)
def _made(monkeypatch: pytest.MonkeyPatch) -> None:
    async def letter(_tx: Reader, table: Table, user_id: int, token: str, _texts: Words) -> Panel | None:
        if table.row.stage != "lobby":
            return None
        button = Button(ComponentId(table.id, "join", token=token).id, "Join")
        return Panel((f"{user_id}: {len(table.seats)} sit there",), rows=((button,),))

    async def call(_tx: Reader, table: Table, _token: str, _texts: Words) -> Panel | None:
        return Panel((f"called by {table.names[0]}",), pings=(CEM,))

    monkeypatch.setattr(letters, "LETTERS", {SENT: letter})
    monkeypatch.setattr(letters, "CALLS", {CALLED: call})


async def write(trial: Trial, table_id: str, *users: int, kind: DeliveryKind = "post", delay: int = 0) -> None:
    """Owe letters to users, and without users a call."""
    async with trial.service.registry.table(table_id) as table, trial.store.write() as tx:
        outbox = Outbox(tx, table, trial.clock.now())
        for user in users:
            await outbox.enqueue_letter(SENT, user, kind)
        if not users:
            await outbox.enqueue_call(CALLED, kind, delay)
    trial.service.registry.workers.deliver()
    await trial.settle()


async def test_each_gets_a_letter_of_their_own(trial: Trial) -> None:
    """Two users who sit nowhere get one each; an edit changes only its user's."""
    table = await trial.lobby(ANNA)
    await write(trial, table, CEM, DIRK)
    await trial.press(BEA, ComponentId(table, "join"))
    await write(trial, table, CEM, kind="sync")
    (cems,), (dirks,) = trial.messenger.dms(CEM), trial.messenger.dms(DIRK)
    assert f"{CEM}: 2 sit there" in text_of(cems.panel)
    assert f"{DIRK}: 1 sit there" in text_of(dirks.panel)
    assert cems.token in buttons(cems.panel)[0].id


async def test_a_second_letter_takes_the_buttons_off_the_first(trial: Trial) -> None:
    """Of one kind and table a user has one letter with buttons; another user's stays as it is."""
    table = await trial.lobby(ANNA)
    await write(trial, table, CEM, DIRK)
    await write(trial, table, CEM)
    first, second = trial.messenger.dms(CEM)
    assert not buttons(first.panel)
    assert buttons(second.panel)
    assert buttons(trial.messenger.dms(DIRK)[0].panel)


async def test_nothing_left_to_say_is_not_said(trial: Trial) -> None:
    """A lobby that closes before the letter is sent leaves no letter and no debt."""
    table = await trial.lobby(ANNA)
    await trial.press(ANNA, ComponentId(table, "cancel"))
    await write(trial, table, CEM)
    await write(trial, table, CEM, kind="sync")
    assert trial.messenger.dms(CEM) == []
    assert await trial.outbox(table) == []


async def test_a_call_waits_for_its_time_without_holding_up_the_lobby(trial: Trial) -> None:
    """A call due in two minutes has a queue of its own; the lobby's message is edited meanwhile."""
    table = await trial.lobby(ANNA)
    await write(trial, table, delay=120_000)
    await trial.press(ANNA, ComponentId(table, "add_computer"))
    await trial.settle()
    (waiting,) = await trial.outbox(table)
    assert waiting.about == CALLED
    await trial.settle(120)
    (called,) = [each for each in trial.messenger.inside(HOME) if "called" in text_of(each.panel)]
    assert called.panel.pings == (CEM,)


@pytest.mark.parametrize("error", [Forbidden(50001), Gone("channel"), Gone("message")])
async def test_a_call_that_cannot_be_made_is_left_out(trial: Trial, error: Exception) -> None:
    """Whatever becomes of a call, the table stays where it is and owes nothing."""
    table = await trial.lobby(ANNA)
    trial.messenger.error = raising(error, ("post", HOME))
    await write(trial, table)
    assert await trial.outbox(table) == []
    assert (await trial.live(table)).row.home_id == HOME


async def test_closed_messages_end_letters(trial: Trial) -> None:
    """A user with closed direct messages is noted and gets no further letter; a channel that is gone is reopened."""
    table = await trial.lobby(ANNA)
    await trial.commands.me(caller(CEM))
    await write(trial, table, CEM)
    channel = trial.messenger.dms(CEM)[0].channel_id
    trial.messenger.error = raising(Gone("channel"), ("post", channel), times=1)
    await write(trial, table, CEM)
    assert len(trial.messenger.dms(CEM)) == 2
    trial.messenger.error = raising(DmsClosed(), ("post", channel))
    await write(trial, table, CEM)
    trial.messenger.error = lambda _method, _channel: None
    await write(trial, table, CEM)
    assert len(trial.messenger.dms(CEM)) == 2
    assert await trial.outbox(table) == []
