"""Closed direct messages, deleted messages and channels, lost permissions: there is always another way."""

from __future__ import annotations

import pytest

from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import Gone, TryLater
from games.tallinn.state import Tallinn
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CATEGORY,
    CEM,
    DMS,
    HOME,
    PLACE,
    Trial,
    buttons,
    caller,
    panel_of,
    press_of,
    text_of,
)
from tests.bot.tables.playing import act, offered, play_on, play_out, raising, state_of, to_next_phase

CHANNEL = 700_000
BOSS = {"manager": True}


# Direct messages


async def test_joining_greets_and_finds_closed_messages(trial: Trial) -> None:
    """A join is followed by a direct message; if it is refused, the user is told in private what to do."""
    table = await trial.lobby(ANNA)
    answer = await trial.press(BEA, ComponentId(table, "join"))
    assert answer.follow
    assert await answer.follow() is None
    assert table in text_of(trial.messenger.dms(BEA)[0].panel)
    trial.messenger.closed_dms.add(DMS + CEM)
    answer = await trial.press(CEM, ComponentId(table, "join"))
    assert answer.follow
    panel = await answer.follow()
    assert panel
    assert "cannot send you direct messages" in text_of(panel)
    assert press_of(panel, "dms_on")
    assert (await trial.service.registry.people.user(CEM)).dms == "closed"


async def test_a_greeting_that_fails_otherwise_says_nothing(trial: Trial) -> None:
    """A greeting is best effort: nothing depends on it."""
    table = await trial.lobby(ANNA)
    trial.messenger.error = raising(TryLater("503"), ("post", DMS + BEA))
    answer = await trial.press(BEA, ComponentId(table, "join"))
    assert answer.follow
    assert await answer.follow() is None
    assert (await trial.service.registry.people.user(BEA)).dms == "on"


async def test_closed_messages_are_called_for_in_the_channel(trial: Trial) -> None:
    """Whose messages come back is marked, called for in the channel, and never written to again until they ask."""
    table = await trial.lobby(ANNA, BEA)
    trial.messenger.closed_dms.add(DMS + BEA)
    await trial.begin(table, ANNA)
    nudge = trial.messenger.inside(PLACE)[-1].panel
    assert nudge.pings == (BEA,)
    assert "cannot reach you" in text_of(nudge)
    assert offered(panel_of(await trial.press(BEA, press_of(nudge, "move"))))
    tried: list[int] = []
    trial.messenger.error = lambda method, channel: tried.append(channel) if method == "post" else None
    await to_next_phase(trial, table)
    await play_on(trial, table, most=6)
    assert DMS + BEA not in tried
    for message in trial.messenger.inside(PLACE)[2:]:
        assert ANNA not in message.panel.pings


async def test_asking_for_messages_brings_what_waits(trial: Trial) -> None:
    """With the button the user is written to again; if messages still are refused, they are called for again."""
    table = await trial.lobby(ANNA, BEA)
    trial.messenger.closed_dms.add(DMS + BEA)
    await trial.begin(table, ANNA)
    await trial.press(BEA, ComponentId("", "dms_on"))
    await trial.settle()
    assert (await trial.service.registry.people.user(BEA)).dms == "closed"
    assert len(trial.messenger.inside(PLACE)) == 2  # the new call stands in the place of the old one
    assert trial.messenger.inside(PLACE)[-1].panel.pings == (BEA,)
    trial.messenger.closed_dms.clear()
    answer = await trial.press(BEA, ComponentId("", "dms_on"))
    assert press_of(panel_of(answer), "set_me", "dms.off")
    await trial.settle()
    assert offered(trial.messenger.dms(BEA)[-1].panel)


async def test_messages_may_be_switched_off(trial: Trial) -> None:
    """A user who wants no direct messages gets none, is mentioned on the board, and gets them back by `/me`."""
    table = await trial.lobby(ANNA, BEA)
    await trial.commands.me(caller(BEA), dms="off")
    await trial.begin(table, ANNA)
    assert trial.messenger.dms(BEA) == []
    assert trial.messenger.inside(PLACE)[0].panel.pings == (BEA,)
    await trial.commands.me(caller(BEA), dms="on")
    await trial.settle()
    assert offered(trial.messenger.dms(BEA)[-1].panel)


async def test_closed_messages_are_called_for_at_every_table(trial: Trial) -> None:
    """If several tables wait for a user whose messages come back, each calls for them."""
    tables = [await trial.begun(ANNA, BEA), await trial.begun(CEM, BEA)]
    for table in tables:
        await trial.press(BEA, offered(panel_of(await trial.press(BEA, ComponentId(table, "move"))))[0])
    await trial.settle(5)
    trial.messenger.closed_dms.add(DMS + BEA)
    for table, other in zip(tables, (ANNA, CEM), strict=True):
        await act(trial, other, table, "3")
    await trial.settle(5)
    for table in tables:
        live = await trial.live(table)
        if 1 in live.waiting_seats():
            assert any(
                BEA in m.panel.pings and f"|{table}|" in buttons(m.panel)[0].id
                for m in trial.messenger.messages.values()
                if buttons(m.panel)
            )


async def test_a_direct_channel_that_is_gone_is_opened_anew(trial: Trial) -> None:
    """A stored direct channel that no longer exists is opened again; without one the user is called for instead."""
    table = await trial.begun(ANNA, BEA)
    await trial.service.registry.people.change(BEA, dm_channel_id=5)
    trial.messenger.gone.add(5)
    while not state_of(await trial.live(table), Tallinn).round >= 2:
        await to_next_phase(trial, table)
    assert offered(trial.messenger.dms(BEA)[-1].panel)
    assert (await trial.service.registry.people.user(BEA)).dms == "on"
    await trial.service.registry.people.change(BEA, dm_channel_id=None)
    trial.messenger.error = raising(Gone("channel"), ("open_dm", BEA))
    async with trial.store.write() as tx:
        for panel in await tx.panels.current(table, "choice"):
            await tx.panels.drop(panel.message_id)
    await trial.restart()
    for user in (BEA, ANNA):  # nobody is called for a question that their own choice has led to
        await act(trial, user, table)
    await trial.settle()
    assert any(m.panel.pings == (BEA,) for m in trial.messenger.inside(PLACE))
    assert (await trial.service.registry.people.user(BEA)).dms == "on"


async def test_one_users_other_tables_are_not_held_up(trial: Trial) -> None:
    """A table of a server that removed the bot, or without a place yet, holds up no message of another table."""
    frozen = await trial.begun(ANNA, BEA)
    await trial.guilds.left(10)
    await trial.service.registry.people.change(ANNA, language="en")
    async with trial.store.write() as tx:
        from bot.tables.core.outbox import Outbox

        async with trial.service.registry.table(frozen) as live:
            await Outbox(tx, live, trial.clock.now()).enqueue_choice("post", 0)
    elsewhere = {"guild_id": 11, "channel_id": 21}
    answer = await trial.commands.play(caller(ANNA, **elsewhere), "tallinn")
    table = press_of(answer.panel, "join").table
    await trial.press(CEM, ComponentId(table, "join"), **elsewhere)
    before = len(trial.messenger.dms(ANNA))
    await trial.press(ANNA, ComponentId(table, "start"), message_id=4001, **elsewhere)
    await trial.settle()
    await trial.settle(1)
    assert len(trial.messenger.dms(ANNA)) == before + 1


# Deleted things


async def test_a_deleted_board_is_posted_again(trial: Trial) -> None:
    """A board that was deleted comes again with the next change."""
    table = await trial.begun(ANNA, BEA)
    del trial.messenger.messages[next(key for key, m in trial.messenger.messages.items() if m.channel_id == PLACE)]
    await act(trial, ANNA, table)
    await trial.settle(3)
    board = trial.messenger.inside(PLACE)[-1]
    assert "Still to choose: Bea" in text_of(board.panel)
    assert board.attached["board.png"]


async def test_a_deleted_direct_message_comes_again(trial: Trial) -> None:
    """A panel that was deleted is sent again while its user is waited for."""
    table = await trial.begun(ANNA, BEA, CEM)
    await act(trial, ANNA, table)
    await trial.settle()
    key = next(key for key, m in trial.messenger.messages.items() if m.channel_id == DMS + ANNA)
    del trial.messenger.messages[key]
    locked = panel_of(await trial.press(ANNA, ComponentId(table, "move")))
    first, second = offered(panel_of(await trial.press(ANNA, press_of(locked, "change"))))[:2]
    await trial.press(ANNA, first)
    await trial.press(ANNA, second)
    await trial.settle()
    await act(trial, BEA, table)
    await act(trial, CEM, table)
    while 0 not in (await trial.live(table)).waiting_seats():
        await to_next_phase(trial, table)
    await trial.settle()
    assert offered(trial.messenger.dms(ANNA)[-1].panel)


@pytest.mark.parametrize("told", [True, False])
async def test_a_deleted_thread_moves_the_table(trial: Trial, told: bool) -> None:
    """Without its thread the game goes on in the lobby's channel and says why, once, whether Discord told it or not."""
    table = await trial.begun(ANNA, BEA)
    await act(trial, ANNA, table)
    await trial.settle(3)
    trial.messenger.gone.add(PLACE)
    if told:
        await trial.guilds.channel_gone(PLACE)
        await trial.guilds.channel_gone(PLACE)
        await trial.settle()
        assert "thread or channel was deleted" in text_of(trial.messenger.inside(HOME)[-1].panel)
    await act(trial, BEA, table)
    await trial.settle()
    at_home = trial.messenger.inside(HOME)[1:]
    assert ("thread or channel was deleted" in text_of(at_home[-1].panel)) == (not told)
    assert " plays " in text_of(at_home[-1].panel)
    assert (await trial.live(table)).row.place_id == HOME
    await play_out(trial, table)
    await trial.settle(5)
    assert "wins" in text_of(trial.messenger.inside(HOME)[-1].panel) or "victory" in text_of(
        trial.messenger.inside(HOME)[-1].panel
    )
    assert await trial.outbox(table) == []


async def test_without_any_channel_the_game_goes_on(trial: Trial) -> None:
    """If the lobby's channel is gone too, direct messages and commands remain, and the status says so."""
    table = await trial.begun(ANNA, BEA)
    trial.messenger.gone |= {PLACE, HOME}
    await to_next_phase(trial, table)
    assert "channel was deleted" in text_of(await trial.commands.table_status(caller(ANNA, guild_id=None), table))
    while seats := (await trial.live(table)).waiting_seats():
        await act(trial, (ANNA, BEA)[seats[0]], table, guild_id=None)
        await trial.settle()
    await trial.settle(5)
    assert (await trial.live(table)).row.stage == "ended"
    assert "game is over" in text_of(trial.messenger.dms(ANNA)[-1].panel)


async def test_a_deleted_lobby_channel_leaves_a_tables_own_channel_alone(trial: Trial) -> None:
    """A table in a channel of its own stays there when the channel of its lobby is deleted."""
    await trial.commands.settings(caller(ANNA, **BOSS), category=CATEGORY)
    table = await trial.begun(ANNA, BEA)
    trial.messenger.gone.add(HOME)
    await trial.guilds.channel_gone(HOME)
    await play_out(trial, table)
    await trial.settle(5)
    live = await trial.live(table)
    assert (live.row.stage, live.row.place_id) == ("ended", CHANNEL)
    assert f"{table} · the random draws can be checked" in text_of(trial.messenger.inside(CHANNEL)[-1].panel)
