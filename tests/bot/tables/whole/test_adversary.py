"""What cheaters and bad luck try at a table that others play at."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace as replace_
from typing import Any

import pytest

from bot.tables.clocks import absence, pace_changes
from bot.tables.core.seats import hand_over, reseat
from bot.tables.core.table import Table
from bot.tables.delivery.outgoing import OutgoingMessage
from bot.tables.ports.caller import NamedUser
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import Sent, TryLater
from bot.tables.ports.panel import Panel
from storage import Reader
from storage.people import STAND_IN
from storage.rows import DeliveryRow
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, FINN, GUILD, PLACE, Trial, caller, press_of, text_of
from tests.bot.tables.playing import act, choose_on, offered, raising
from tests.bot.tables.timing import DAY, HOUR, clocks_of, due, later, paced
from tests.bot.tables.voting import replace
from tests.waiting import until

ELSEWHERE = {"guild_id": GUILD + 1, "channel_id": 77, "manager": True}


async def test_who_manages_another_guild_orders_nothing_here(trial: Trial) -> None:
    """A player may command their table from anywhere, but has a moderator's powers only in the table's guild."""
    table = await trial.begun(ANNA, BEA)
    assert "on the server of the table" in await replace(trial, BEA, table, CEM, "1", **ELSEWHERE)
    assert (await trial.live(table)).seats[0].user_id == ANNA
    for given in (
        await trial.commands.table_pace(caller(BEA, **ELSEWHERE), "live", table),
        await trial.commands.table_pause(caller(BEA, **ELSEWHERE), table),
    ):
        assert given.panel is not None
    live = await trial.live(table)
    assert (live.row.pace, live.row.paused_at) == (86_400_000, None)


async def test_who_manages_another_guild_cancels_no_lobby(trial: Trial) -> None:
    """A guest at a lobby stays a guest."""
    table = await trial.lobby(ANNA, BEA)
    await trial.press(BEA, ComponentId(table, "cancel"), **ELSEWHERE)
    assert (await trial.live(table)).row.stage == "lobby"


async def test_the_name_of_who_takes_a_seat_over_is_as_plain_as_all_others(trial: Trial) -> None:
    """No formatting, no length, and no other player's name."""
    table = await trial.begun(ANNA, BEA)
    await replace(trial, FINN, table, NamedUser(CEM, "**Cem** (strong)" + "x" * 30), "2", manager=True)
    assert (await trial.live(table)).names[1] == "Cem strong" + "x" * 13 + "…"
    await replace(trial, FINN, table, NamedUser(DIRK, "@Anna"), "2", manager=True)
    assert (await trial.live(table)).names == ("Anna", "Anna 2")


async def test_a_user_who_is_changed_while_being_read_is_not_remembered_as_before(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A task that reads a user's row while it is changed must not cache the old one for all others."""
    await trial.commands.me(caller(ANNA), dms="on")
    registry, store = trial.service.registry, trial.store
    await registry.people.forget(ANNA)
    read, has_read, may_go_on = store.read, asyncio.Event(), asyncio.Event()

    @asynccontextmanager
    async def slow() -> AsyncIterator[Reader]:
        async with read() as tx:
            yield tx
        has_read.set()
        await may_go_on.wait()

    monkeypatch.setattr(store, "read", slow)
    reading = asyncio.create_task(registry.people.user(ANNA))
    await has_read.wait()
    monkeypatch.setattr(store, "read", read)
    await registry.people.change(ANNA, dms="off")
    may_go_on.set()
    await reading
    assert (await registry.people.user(ANNA)).dms == "off"


async def waiting_to_write(trial: Trial, work: Coroutine[Any, Any, None], later: int) -> None:
    """Move all clocks while other work, which has begun before, waits for its turn to write."""
    async with trial.service.registry.change_clocks() as tx:
        task = asyncio.create_task(work)
        for _ in range(50):
            await asyncio.sleep(0)
        await tx.clocks.move(ANNA, later)
        await tx.clocks.move(BEA, later)
    await task


async def changed(trial: Trial, table: str, how: str) -> None:
    """Change a table's clocks in one of the ways there are."""
    async with trial.service.registry.table(table) as live:
        if how == "pause":
            await pace_changes.pause(trial.service.registry, live)
        elif how == "extend":
            await pace_changes.extend(trial.service.registry, live, 0)
        else:
            await absence.give_back(trial.service.registry, live, 2)


@pytest.mark.parametrize("how", ["pause", "extend", "back"])
async def test_clocks_that_move_while_others_change_them_stay_moved(trial: Trial, how: str) -> None:
    """A task that waits for the database works out clocks from those stored when it is free, not from older ones."""
    table = await paced(trial, "daily", ANNA, BEA, CEM)
    async with trial.service.registry.table(table) as live:
        row = replace_(live.seats[2], computer=STAND_IN)
        async with trial.store.write() as tx:
            await hand_over(tx, live, row, trial.clock.now())
        reseat(live, row)
    before = [await due(trial, table, seat) for seat in (0, 1)]
    await waiting_to_write(trial, changed(trial, table, how), HOUR)
    clocks = await clocks_of(trial, table)
    after = [clocks[seat].due_at or trial.clock.now() + (clocks[seat].left or 0) for seat in (0, 1)]
    assert [after[0] - before[0], after[1] - before[1]] == [HOUR + DAY * (how == "extend"), HOUR]


async def test_a_seat_that_is_handed_on_while_a_press_waits_is_the_new_users(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A press that waited for its turn too long chooses nothing, and shows nothing of the seat."""
    table, panel = await asked_last(trial)
    version, context = (await trial.live(table)).row.version, trial.dispatcher.context
    holding = context.table

    @asynccontextmanager
    async def overtaken(*given: Any, **named: Any) -> AsyncIterator[Table]:
        monkeypatch.setattr(context, "table", holding)
        await replace(trial, FINN, table, CEM, "2", manager=True)
        async with holding(*given, **named) as live:
            yield live

    monkeypatch.setattr(context, "table", overtaken)
    given = await choose_on(trial, BEA, panel, random.Random(1))
    assert "do not sit" in text_of(given)
    assert given.panel is not None
    assert (given.panel.rows, given.panel.pictures, given.then) == ((), (), None)
    assert (await trial.live(table)).row.version == version


async def test_a_seat_that_is_handed_on_before_its_picture_is_drawn_is_not_shown(trial: Trial) -> None:
    """The choice stands; what follows the answer shows nothing of the seat."""
    table, panel = await asked_last(trial)
    version = (await trial.live(table)).row.version
    given = await choose_on(trial, BEA, panel, random.Random(1))
    assert given.then is not None
    await replace(trial, FINN, table, CEM, "2", manager=True)
    assert await given.then() is None
    assert (await trial.live(table)).row.version == version + 1


async def asked_last(trial: Trial) -> tuple[str, Panel]:
    """Begin a table at which only Bea is still to choose, and return her panel."""
    table = await trial.begun(ANNA, BEA)
    await act(trial, ANNA, table)
    await trial.settle(5)
    panel = (await trial.press(BEA, ComponentId(table, "move"))).panel
    assert panel is not None
    return table, panel


async def both_choose(trial: Trial, table: str) -> None:
    """Let both begin a contest, after which both are asked whether they build a tower."""
    for user in (BEA, ANNA):
        await trial.commands.move(caller(user), "3L", table)
    assert (await trial.live(table)).waiting_seats() == (0, 1)


async def test_no_hand_is_shown_on_a_message_that_reached_its_user_after_they_lost_the_seat(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slow direct message of the former user is never edited for the new one, however late it is known."""
    table, posting = await trial.begun(ANNA, BEA), trial.messenger.post
    sending, may_go_on = asyncio.Event(), asyncio.Event()

    async def slow(channel_id: int, panel: Panel, token: str) -> Sent:
        sent = await posting(channel_id, panel, token)
        if channel_id == 100_000 + BEA:
            sending.set()
            await may_go_on.wait()
        return sent

    monkeypatch.setattr(trial.messenger, "post", slow)
    await both_choose(trial, table)
    trial.clock.time += 1000
    trial.service.relay.wake()
    await until(sending.is_set)
    given = await trial.commands.table_replace(caller(FINN, manager=True), NamedUser(CEM, "Cem"), 1, table)
    assert "Cem now plays" in text_of(given)
    await until(lambda: len(trial.messenger.dms(CEM)) == 2)
    trial.messenger.error = raising(TryLater("busy", 60), ("edit", 100_000 + BEA), ("strip", 100_000 + BEA), times=1)
    trial.clock.time += 1000
    may_go_on.set()
    await trial.settle(1)
    count = len(trial.messenger.shown)
    await act(trial, CEM, table)
    await act(trial, ANNA, table)
    await trial.settle(5)
    assert [panel for channel, panel in trial.messenger.shown[count:] if channel == 100_000 + BEA] == []
    await trial.settle(120)
    assert all(not message.panel.pictures and not message.panel.rows for message in trial.messenger.dms(BEA))
    assert trial.messenger.dms(CEM)[-1].panel.rows


async def test_nobody_sees_that_a_sealed_choice_was_changed(trial: Trial) -> None:
    """A board is edited when somebody has chosen, not when they think better of it: Discord shows when it was."""
    table = await trial.begun(ANNA, BEA)
    board = trial.messenger.inside(PLACE)[-1]
    given = await act(trial, ANNA, table)
    await trial.settle(5)
    edits, version = board.edits, (await trial.live(table)).row.version
    assert edits
    assert given.panel is not None
    sealed = await given_by(trial, table, 0)
    opened = (await trial.press(ANNA, press_of(given.panel, "change"))).panel
    await trial.press(ANNA, next(press for press in offered(opened or given.panel) if press.value != sealed))
    await trial.settle(5)
    assert (await trial.live(table)).row.version == version + 1
    assert board.edits == edits


async def given_by(trial: Trial, table: str, seat: int) -> str | None:
    """Return what a seat has sealed."""
    return (await trial.live(table)).require_match().state.given[seat]


async def broken(trial: Trial, table: str) -> None:
    """Let a table be one that cannot be read any more."""
    live = await trial.live(table)
    async with trial.store.write() as tx:
        await tx.log.put_snapshot(table, live.row.version, b"broken")
    trial.service.registry.forget(table)


async def test_a_table_that_cannot_be_read_does_not_keep_the_house_from_beginning(trial: Trial) -> None:
    """A vote at such a table is weighed in vain, and all others go on."""
    table = await trial.begun(ANNA, BEA)
    await trial.commands.table_abandon(caller(ANNA), table)
    await broken(trial, table)
    await trial.restart()
    await trial.lobby(CEM)


@pytest.mark.sqlite  # over PostgreSQL its computers are tried again by themselves: nothing comes to rest
async def test_a_table_that_cannot_be_read_stops_no_clocks_but_its_own(trial: Trial) -> None:
    """Clocks of tables behind it ring, and votes there end."""
    first = await paced(trial, "1h", ANNA, BEA)
    second = await paced(trial, "1h", CEM, DIRK)
    for user, table in ((ANNA, first), (CEM, second)):
        await trial.commands.table_abandon(caller(user), table)
    await broken(trial, first)
    await later(trial, DAY)

    async def goes_on() -> bool:
        live = await trial.live(second)
        return live.motions["abandon"].outcome == "expired" and live.row.asked > 1

    await until(goes_on)


async def test_a_table_that_cannot_be_read_does_not_keep_its_guild_from_coming_back(trial: Trial) -> None:
    """All other tables of the guild are asked again, and their clocks run."""
    first = await paced(trial, "1h", ANNA, BEA)
    second = await paced(trial, "1h", CEM, DIRK)
    await trial.guilds.left(GUILD)
    await broken(trial, first)
    await trial.guilds.back(GUILD)
    assert (await trial.live(second)).clocks[0].due_at
    assert GUILD not in trial.service.registry.frozen


async def test_a_guild_that_comes_back_while_old_ones_are_deleted_is_kept(trial: Trial) -> None:
    """What was looked up a while ago is looked at once more before it is deleted."""
    table = await trial.begun(ANNA, BEA)
    await trial.guilds.left(GUILD)
    await trial.guilds.back(GUILD)
    await trial.service.cleanup.delete_guild(GUILD)
    assert (await trial.live(table)).row.stage == "playing"


async def test_discord_that_goes_while_it_comes_is_away(trial: Trial) -> None:
    """Whatever is still being done about its coming, the last word counts."""
    service = trial.service
    await service.shard_gone(0)
    await until(lambda: service.registry.offline)
    await asyncio.gather(service.shard_here(0, 1), service.shard_gone(0))
    await until(lambda: service.registry.offline)


async def test_new_times_wait_for_a_new_board(trial: Trial) -> None:
    """If a pending board will tell the story, an edit of the one before does not tell it."""
    table = await paced(trial, "daily", ANNA, BEA)
    await trial.commands.table_extend(caller(ANNA), table)
    for user in (ANNA, BEA):
        await act(trial, user, table)
    await trial.settle()
    await trial.settle(5)
    old, new = trial.messenger.inside(PLACE)[-2:]
    assert "Anna plays " in text_of(new.panel)
    assert "Anna plays " not in text_of(old.panel)


async def test_a_table_that_cannot_be_read_keeps_nobody_from_being_deleted_or_playing_elsewhere(trial: Trial) -> None:
    """Users are rid of their data, and find their other tables, whatever has become of one of them."""
    first, second = await trial.begun(ANNA, BEA), await trial.begun(ANNA, CEM)
    await broken(trial, first)
    assert second in text_of(await trial.commands.tables(caller(ANNA)))
    assert "is deleted" in text_of(await trial.press(ANNA, ComponentId("", "delete_me")))
    async with trial.store.read() as tx:
        assert await tx.tables.of_user(ANNA) == []
        assert (await tx.people.user(ANNA)).locale is None
    assert (await trial.live(second)).seats[0].computer == STAND_IN


async def test_what_changes_while_an_edit_is_on_its_way_is_edited_again(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Times move without the game: an edit that began before does not count as one that shows them."""
    table, editing = await paced(trial, "daily", ANNA, BEA), trial.messenger.edit
    sending, may_go_on = asyncio.Event(), asyncio.Event()

    async def slow(channel_id: int, message_id: int, panel: Panel) -> None:
        await editing(channel_id, message_id, panel)
        if channel_id == 100_000 + ANNA:
            sending.set()
            await may_go_on.wait()

    monkeypatch.setattr(trial.messenger, "edit", slow)
    await trial.commands.table_extend(caller(ANNA), table)
    await until(sending.is_set)
    trial.clock.time += 1000
    await trial.commands.table_pause(caller(ANNA), table)
    may_go_on.set()
    await trial.settle()
    await trial.settle(5)
    assert "clocks are stopped" in text_of(trial.messenger.dms(ANNA)[-1].panel)


@pytest.mark.parametrize("method", ["post", "edit"])
async def test_a_message_on_its_way_to_a_user_who_is_deleted_leaves_no_trace(
    trial: Trial, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    """Their direct channel is not noted again."""
    table, doing = await paced(trial, "daily", ANNA, BEA), getattr(trial.messenger, method)
    sending, may_go_on = asyncio.Event(), asyncio.Event()

    async def slow(channel_id: int, *given: Any) -> object:
        done = await doing(channel_id, *given)
        if channel_id == 100_000 + BEA:
            sending.set()
            await may_go_on.wait()
        return done

    monkeypatch.setattr(trial.messenger, method, slow)
    if method == "edit":
        await trial.commands.table_extend(caller(BEA), table)
    else:
        await both_choose(trial, table)
    trial.clock.time += 1000
    trial.service.relay.wake()
    await until(sending.is_set)
    await trial.press(BEA, ComponentId("", "delete_me"))
    may_go_on.set()
    await trial.settle(5)
    async with trial.store.read() as tx:
        panels = [*await tx.panels.of_seat(table, 1), *await tx.panels.current(table)]
    assert 100_000 + BEA not in [panel.channel_id for panel in panels]


async def test_a_call_owed_while_one_is_found_needless_is_made(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose messages turn out not to arrive just when nobody had to be called is called all the same."""
    table = await trial.begun(ANNA, BEA)
    public = trial.service.relay.composer.public
    packing = public.nudge

    async def slow(live: Table, row: DeliveryRow) -> OutgoingMessage | None:
        outgoing = await packing(live, row)

        async def closed() -> bool:
            return (await trial.service.registry.people.user(CEM)).dms == "closed"

        await until(closed)
        return outgoing

    monkeypatch.setattr(public, "nudge", slow)
    trial.messenger.closed_dms.add(100_000 + CEM)
    await replace(trial, FINN, table, CEM, "2", manager=True)
    await trial.settle(5)
    assert CEM in [user for message in trial.messenger.inside(PLACE) for user in message.panel.pings]
