"""A rematch: one lobby, to which the players of a finished table are invited, with the seats moved on by one."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import Forbidden, Gone
from bot.tables.stages.game_start import rotate
from storage.rows import BlockRow, GuildRow, SeatRow
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, GUILD, HOME, PLACE, Trial, caller, press_of, text_of
from tests.bot.tables.fake_discord import Message
from tests.bot.tables.playing import check_all, play_on, play_out, press_rematch, raising, shows_board


async def ended(trial: Trial, *users: int, computer: bool = False) -> str:
    """Play a table of Tallinn to its end."""
    table = await trial.lobby(*users)
    if computer:
        await trial.press(users[0], ComponentId(table, "add_computer"))
    await trial.begin(table, users[0])
    await play_out(trial, table)
    await trial.settle(5)
    return table


def lobbies(trial: Trial, table: str) -> dict[int, Message]:
    """Find the messages of a table's lobby, by id."""
    found = trial.messenger.messages.items()
    return {
        number: each
        for number, each in found
        if text_of(each.panel).startswith(f"## Tallinn {table}\n") and not shows_board(each.panel)
    }


def seat(number: int, user: int | None, name: str = "") -> SeatRow:
    """Make a seat."""
    computer = "normal" if user is None else None
    return SeatRow(table_id="T", seat=number, user_id=user, computer=computer, name=name, joined=number)


def test_seats_move_on_by_one() -> None:
    """In whatever order they joined; the first one is last now, computers are told by name, newcomers follow."""
    before = [seat(0, ANNA), seat(1, BEA), seat(2, None, "Computer"), seat(3, CEM)]
    joined = [seat(0, CEM), seat(1, None, "Computer"), seat(2, DIRK), seat(3, ANNA), seat(4, BEA)]
    turned = rotate(joined, before)
    assert [each.user_id for each in turned] == [BEA, None, CEM, ANNA, DIRK]
    assert [each.seat for each in turned] == [0, 1, 2, 3, 4]
    assert [each.joined for each in turned] == [4, 1, 0, 3, 2]


async def test_the_lobby_calls_the_others_once(trial: Trial) -> None:
    """It stands in the channel of the old lobby, with the same options; edits of it mention nobody."""
    old = await ended(trial, ANNA, BEA, CEM)
    table = await press_rematch(trial, BEA, old)
    ((number, lobby),) = lobbies(trial, table).items()
    assert lobby.channel_id == HOME
    assert set(lobby.panel.pings) == {ANNA, CEM}
    assert "Invited to the rematch: Anna, Cem" in text_of(lobby.panel)
    live = await trial.live(table)
    assert (live.row.host_id, live.row.lobby_message_id, live.row.rematch_of) == (BEA, number, old)
    assert live.options == (await trial.live(old)).options
    answer = await trial.press(CEM, press_of(lobby.panel, "join"), message_id=number)
    assert answer.panel
    assert not answer.panel.pings
    assert "Invited to the rematch: Anna" in text_of(answer)
    await trial.settle(5)
    assert not trial.messenger.messages[number].panel.pings
    check_all(trial)


async def test_a_second_press_joins(trial: Trial) -> None:
    """Later presses join the lobby that is there, one for each user; a third press changes nothing."""
    old = await ended(trial, ANNA, BEA)
    table = await press_rematch(trial, BEA, old)
    assert await press_rematch(trial, ANNA, old) == table
    assert await press_rematch(trial, ANNA, old) == table
    live = await trial.live(table)
    assert [seat.user_id for seat in live.seats] == [BEA, ANNA]
    assert [seat.joined for seat in live.seats] == [BEA * 7, ANNA * 7]
    ((_, lobby),) = lobbies(trial, table).items()
    assert "Invited" not in text_of(lobby.panel)
    assert "Anna" in text_of(lobby.panel)


async def test_two_presses_at_once_open_one_lobby(trial: Trial) -> None:
    """The second waits for the first, and joins."""
    old = await ended(trial, ANNA, BEA)
    await asyncio.gather(*(trial.press(user, ComponentId(old, "rematch")) for user in (ANNA, BEA)))
    await trial.settle(5)
    async with trial.store.read() as tx:
        found = await tx.tables.of_guild(GUILD, ["lobby"])
    assert len(found) == 1
    assert len((await trial.live(found[0].table_id)).seats) == 2


@pytest.mark.parametrize("again", [False, True])
async def test_the_seats_are_moved_on_at_the_start(trial: Trial, again: bool) -> None:
    """Also after a restart; the luck is mixed from the joins in the order of the seats."""
    old = await ended(trial, ANNA, BEA, CEM)
    table = await press_rematch(trial, CEM, old)
    ((number, lobby),) = lobbies(trial, table).items()
    for user in (ANNA, BEA):
        await trial.press(user, press_of(lobby.panel, "join"), message_id=number)
    if again:
        await trial.restart()
    await trial.begin(table, CEM)
    live = await trial.live(table)
    assert [seat.user_id for seat in live.seats] == [BEA, CEM, ANNA]
    assert live.row.joins == f"{BEA * 7} {CEM * 7} {ANNA * 7}"
    async with trial.store.read() as tx:
        assert [seat.user_id for seat in await tx.tables.seats(table)] == [BEA, CEM, ANNA]
        assert [holder.user_id for holder in await tx.holders.of_table(table)] == [BEA, CEM, ANNA]
    await play_out(trial, table)
    assert (await trial.live(table)).row.stage == "ended"
    assert (await trial.commands.table_rematch(caller(ANNA), table)).panel


async def test_computers_sit_down_again(trial: Trial) -> None:
    """They need no invitation, and are moved on with the others."""
    old = await ended(trial, ANNA, BEA, computer=True)
    table = await press_rematch(trial, ANNA, old)
    anna, computer = (await trial.live(table)).seats
    assert (anna.name, computer.computer) == ("Anna", "normal")
    await press_rematch(trial, BEA, old)
    await trial.begin(table, ANNA)
    assert [seat.name for seat in (await trial.live(table)).seats] == ["Bea", computer.name, "Anna"]


async def test_who_left_is_not_called_again(trial: Trial) -> None:
    """Nor does the computer sit down that took over under their name; their seat is open to anybody."""
    table = await trial.begun(ANNA, BEA, CEM)
    await play_on(trial, table, most=6)
    await trial.leave(CEM, table)
    await trial.settle()
    await play_out(trial, table)
    await trial.settle(5)
    again = await press_rematch(trial, ANNA, table)
    ((number, lobby),) = lobbies(trial, again).items()
    assert lobby.panel.pings == (BEA,)
    assert [seat.name for seat in (await trial.live(again)).seats] == ["Anna"]
    for user in (DIRK, BEA):
        await trial.press(user, press_of(lobby.panel, "join"), message_id=number)
    await trial.begin(again, ANNA)
    assert [seat.name for seat in (await trial.live(again)).seats] == ["Bea", "Anna", "Dirk"]


async def test_who_did_not_play_is_refused(trial: Trial) -> None:
    """In both languages; the table must be over, and where only managers start tables they alone open a rematch."""
    old = await ended(trial, ANNA, BEA)
    assert "Only those who sat" in text_of(await trial.press(CEM, ComponentId(old, "rematch")))
    assert "Revanche" in text_of(await trial.press(CEM, ComponentId(old, "rematch"), locale="de"))
    running = await trial.begun(ANNA, BEA)
    assert "still going on" in text_of(await trial.commands.table_rematch(caller(ANNA), running))
    async with trial.store.write() as tx:
        await tx.people.save_guild(GuildRow(guild_id=GUILD, starters="managers"))
    assert "only those who manage" in text_of(await trial.commands.table_rematch(caller(ANNA), old))
    await trial.commands.table_rematch(caller(ANNA, manager=True), old)
    answer = await trial.commands.table_rematch(caller(BEA), old)
    assert "You sit at table" in text_of(answer)
    assert [label for label, _ in answer.panel.links] == ["Go to the table"]


async def test_after_a_cancelled_rematch_there_may_be_another(trial: Trial) -> None:
    """What was called off does not stand in the way, and its message says so."""
    old = await ended(trial, ANNA, BEA)
    first = await press_rematch(trial, ANNA, old)
    await trial.press(ANNA, ComponentId(first, "cancel"))
    second = await press_rematch(trial, BEA, old)
    assert second != first
    assert (await trial.live(second)).row.host_id == BEA


async def test_the_lobby_is_found_again_after_a_kill(trial: Trial) -> None:
    """A message whose sending was not noted is looked for by its token before a second one is posted."""
    old = await ended(trial, ANNA, BEA)
    post, sent = trial.messenger.post, []

    async def lost(channel_id: int, panel: object, token: str) -> object:
        sent.append(await post(channel_id, panel, token))  # type: ignore[arg-type]  # handed through
        raise OSError

    trial.messenger.post = lost  # type: ignore[assignment]  # as after a kill between sending and noting
    await trial.press(ANNA, ComponentId(old, "rematch"))
    await trial.settle()
    trial.messenger.post = post  # type: ignore[method-assign]  # whole again
    await trial.restart()
    await trial.settle(10)
    async with trial.store.read() as tx:
        (row,) = await tx.tables.of_guild(GUILD, ["lobby"])
    assert list(lobbies(trial, row.table_id)) == [sent[0].message_id] == [row.lobby_message_id]


@pytest.mark.parametrize("error", [Gone("channel"), Forbidden(50013)])
async def test_a_lobby_that_cannot_be_posted_goes_elsewhere(trial: Trial, error: Exception) -> None:
    """Into the finished table's place; if that is impossible too, it is cancelled, so that it blocks nothing."""
    old = await ended(trial, ANNA, BEA)
    trial.messenger.error = raising(error, ("post", HOME))
    await trial.press(ANNA, ComponentId(old, "rematch"))
    await trial.settle(5)
    async with trial.store.read() as tx:
        (row,) = await tx.tables.of_guild(GUILD, ["lobby"])
    assert [message.channel_id for message in lobbies(trial, row.table_id).values()] == [PLACE]
    await trial.press(ANNA, ComponentId(row.table_id, "cancel"))
    trial.messenger.error = raising(error, ("post", HOME), ("post", PLACE))
    await trial.press(ANNA, ComponentId(old, "rematch"))
    await trial.settle(5)
    async with trial.store.read() as tx:
        assert await tx.tables.of_guild(GUILD, ["lobby"]) == []


async def test_whoever_keeps_away_from_the_host_is_not_called(trial: Trial) -> None:
    """Anna's rematch calls Cem, but not Bea, who has blocked her; nothing says why."""
    old = await ended(trial, ANNA, BEA, CEM)
    async with trial.store.write() as tx:
        await tx.blocks.put(BlockRow(user_id=BEA, other_id=ANNA, kind="all", name="Anna", made_at=1))
    (posted,) = lobbies(trial, await press_rematch(trial, ANNA, old)).values()
    assert posted.panel.pings == (CEM,)
    assert "Bea" not in text_of(posted.panel)
