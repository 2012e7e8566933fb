"""A server's notice board: its channel, its public content, and the private answers to its buttons."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.company.notice_board import DROP, NOTICE, OPEN_TABLE, PUT, SET
from bot.tables.delivery.relay import MOST_DELETIONS
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import Forbidden, Gone, TooOld, TryLater
from bot.tables.stages.notice_board import content
from storage.rows import BanRow, BlockRow, NoticeBoardRow
from tests.bot.tables.counting import counted
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CEM,
    DIRK,
    EMIL,
    GUILD,
    HOME,
    Trial,
    buttons,
    caller,
    panel_of,
    press_of,
    presses,
    text_of,
)
from tests.bot.tables.fake_discord import Message
from tests.bot.tables.meeting import EVENING, arrange, in_berlin
from tests.bot.tables.noticing import BOARD, look, notice, set_up
from tests.bot.tables.playing import check_limits, ended, raising
from tests.bot.tables.timing import HOUR, MINUTE

BOSS = EMIL


def board(trial: Trial) -> Message:
    """Return the only message in the board's channel."""
    (message,) = trial.messenger.inside(BOARD)
    return message


async def stored(trial: Trial) -> NoticeBoardRow:
    """Return the board's row."""
    async with trial.store.read() as tx:
        found = await tx.notice_boards.get(GUILD)
    assert found is not None
    return found


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_a_board_is_set_up_behind_the_settings(trial: Trial, locale: str) -> None:
    """A manager picks a channel; the bot pins a board in the server's language, and a button removes it."""
    fields = {"manager": True, "locale": locale, "guild_locale": locale}
    settings = panel_of(await trial.commands.settings(caller(BOSS, **fields)))
    page = panel_of(await trial.press(BOSS, press_of(settings, SET), **fields))
    assert DROP not in [press.id for press in buttons(page)]
    page = panel_of(await trial.press(BOSS, press_of(page, PUT), str(BOARD), **fields))
    check_limits(page)
    assert f"<#{BOARD}>" in text_of(page)
    await trial.settle()
    message = board(trial)
    check_limits(message.panel)
    assert message.panel.silent
    assert ("Tische auf diesem Server" if locale == "de" else "Tables on this server") in text_of(message.panel)
    (message_id,) = [key for key, each in trial.messenger.messages.items() if each is message]
    assert trial.messenger.pinned == trial.messenger.tidied == [message_id]
    page = panel_of(await trial.press(BOSS, press_of(page, DROP), **fields))
    await trial.settle()
    assert not trial.messenger.inside(BOARD)
    log = text_of(await trial.press(BOSS, ComponentId("", "admin_log"), **fields))
    assert f"<#{BOARD}>" in log


async def test_only_managers_set_a_board_up(trial: Trial) -> None:
    """The bot refuses all other users at each control."""
    for verb in (SET, PUT, DROP):
        await trial.press(ANNA, ComponentId("", verb), str(BOARD))
    await trial.settle()
    assert not trial.messenger.inside(BOARD)


async def test_a_board_tells_of_lobbies_running_tables_and_results(trial: Trial) -> None:
    """The board names the awaited users of running tables, but mentions nobody."""
    await set_up(trial)
    over, running = await ended(trial), await trial.begun(CEM, DIRK)
    lobby = await trial.lobby(CEM)
    await look(trial)
    panel = notice(trial)
    check_limits(panel)
    text = text_of(panel)
    for table in (lobby, running, over):
        assert table in text
    assert "waiting for" in text
    assert {"Cem", "Dirk"} & set(text.replace(",", " ").split())
    assert "won" in text
    assert not panel.pings
    assert not panel.roles
    assert "<@" not in text


async def test_coming_evenings_have_a_section(trial: Trial) -> None:
    """The section shows the next evening, even of a full lobby; a button lists all evenings."""
    await set_up(trial)
    await in_berlin(trial)
    late, full, last = await trial.lobby(ANNA), await trial.lobby(ANNA, BEA, CEM, DIRK), await trial.lobby(ANNA)
    for table, day in ((late, "2027-01-17"), (full, "2027-01-16"), (last, "2027-01-18")):
        await arrange(trial, table, day)
    await look(trial)
    panel = notice(trial)
    check_limits(panel)
    section = text_of(panel).partition("**Coming evenings**")[2]
    assert full in section
    assert f"<t:{EVENING // 1000}:F>" in section
    assert late not in section
    every = text_of(await trial.press(BEA, press_of(panel, NOTICE, "evenings")))
    assert every.index(full) < every.index(late) < every.index(last)
    await trial.press(ANNA, ComponentId(full, "when_off"))
    await look(trial)
    assert f"<t:{EVENING // 1000}:F>" not in text_of(notice(trial))


async def test_results_are_read_at_once(trial: Trial) -> None:
    """The number of statements does not grow with the number of ended tables."""
    first = await ended(trial)
    one = await statements(trial)
    trial.clock.time += MINUTE
    second = await ended(trial)
    assert await statements(trial) == one
    async with trial.store.read() as tx:
        found = await content(trial.service.registry, tx, GUILD)
    assert [each.row.table_id for each in found.ended] == [second, first]


async def test_winners_who_keep_out_of_leaderboards_are_not_named(trial: Trial) -> None:
    """The board still lists their tables, without winners."""
    table = await ended(trial)
    async with trial.store.write() as tx:
        assert [bool(each.winners) for each in (await content(trial.service.registry, tx, GUILD)).ended] == [True]
        for user in (ANNA, BEA):
            await tx.people.save_user(replace(await tx.people.user(user), unrated=True))
        found = (await content(trial.service.registry, tx, GUILD)).ended
    assert [(each.row.table_id, each.winners) for each in found] == [(table, ())]


async def statements(trial: Trial) -> int:
    """Count the statements that are needed to read a board's content."""
    async with trial.store.read() as tx:
        with counted() as cost:
            await content(trial.service.registry, tx, GUILD)
    return len(cost.statements)


async def test_a_private_table_is_not_told(trial: Trial) -> None:
    """The board leaves out tables in hidden channels and those by invitation only."""
    await set_up(trial)
    table = await trial.lobby(ANNA)
    await look(trial)
    assert table in text_of(notice(trial))
    trial.messenger.hidden.add(HOME)
    await look(trial, HOUR)
    assert table not in text_of(notice(trial))
    trial.messenger.hidden.clear()
    await trial.press(ANNA, ComponentId(table, "invited_only", value="on"))
    await look(trial, HOUR)
    assert table not in text_of(notice(trial))


async def test_banned_and_deleted_users_are_not_named(trial: Trial) -> None:
    """The board still lists their table."""
    await set_up(trial)
    table = await trial.begun(ANNA, BEA)
    await look(trial)
    assert {"Anna", "Bea"} & set(text_of(notice(trial)).replace(",", " ").split())
    async with trial.store.write() as tx:
        await tx.bans.put(BanRow(guild_id=GUILD, user_id=ANNA, at=1))
    await trial.press(BEA, press_of(panel_of(await trial.commands.me(caller(BEA))), "me_data"))
    await trial.press(BEA, ComponentId("", "delete_me"))
    await look(trial, HOUR)
    text = text_of(notice(trial))
    assert table in text
    assert "Anna" not in text
    assert "Bea" not in text


async def test_excluded_winners_are_not_named(trial: Trial) -> None:
    """An exclusion has the same effect as a ban."""
    await ended(trial)
    trial.service.registry.excluded_users = {ANNA: "Spam", BEA: "Spam"}
    async with trial.store.read() as tx:
        found = (await content(trial.service.registry, tx, GUILD)).ended
    assert [each.winners for each in found] == [()]


async def test_buttons_answer_in_private_and_leave_the_board(trial: Trial) -> None:
    """Each press gets a private answer and does not edit the board; *Join* takes a seat."""
    await set_up(trial)
    table = await trial.lobby(ANNA)
    await look(trial)
    panel = notice(trial)
    fields = {"channel_id": BOARD, "message_id": (await stored(trial)).message_id}
    for press in presses(panel, NOTICE):
        answer = await trial.press(BEA, press, **fields)
        assert not answer.update
        assert not answer.public
        assert answer.panel
    assert (await trial.live(table)).seat_of(BEA) is not None
    opened = await trial.press(CEM, press_of(panel, OPEN_TABLE), "tallinn", **fields)
    assert opened.public


async def test_a_block_keeps_from_joining_and_from_lists(trial: Trial) -> None:
    """A blocked user gets no seat at the host's lobby, and does not see the host's tables in lists."""
    await set_up(trial)
    running, table = await trial.begun(ANNA, CEM), await trial.lobby(ANNA)
    async with trial.store.write() as tx:
        await tx.blocks.put(BlockRow(user_id=ANNA, other_id=BEA, kind="all", name="Bea", made_at=1))
    await look(trial)
    join = next(press for press in presses(notice(trial), NOTICE) if press.table == table)
    await trial.press(BEA, join, channel_id=BOARD)
    assert (await trial.live(table)).seat_of(BEA) is None
    listed = await trial.press(BEA, ComponentId("", NOTICE, value="running"), channel_id=BOARD)
    assert running not in text_of(listed)
    listed = await trial.press(DIRK, ComponentId("", NOTICE, value="running"), channel_id=BOARD)
    assert running in text_of(listed)


async def test_an_old_message_is_replaced(trial: Trial) -> None:
    """If Discord refuses an edit because of the message's age, a new message replaces the old one."""
    await set_up(trial)
    first = (await stored(trial)).message_id
    table = await trial.lobby(ANNA)
    trial.messenger.error = raising(TooOld("30046"), ("edit", BOARD))
    await look(trial)
    assert table in text_of(board(trial).panel)
    assert (await stored(trial)).message_id != first


async def test_a_deleted_board_comes_back(trial: Trial) -> None:
    """The bot posts a deleted board again at the next change, or within an hour."""
    for change in (True, False):
        await set_up(trial)
        trial.messenger.messages.pop((await stored(trial)).message_id or 0)
        if change:
            await trial.lobby(ANNA)
        await look(trial, HOUR + MINUTE)
        assert board(trial).panel


async def test_a_board_that_cannot_be_deleted_is_given_up(trial: Trial) -> None:
    """The bot gives up after the usual number of attempts."""
    await set_up(trial)
    trial.messenger.error = raising(TryLater("503"), ("delete", BOARD))
    await trial.press(BOSS, ComponentId("", DROP), manager=True)
    for _ in range(MOST_DELETIONS):
        await look(trial)
    async with trial.store.read() as tx:
        assert not await tx.outbox.due(trial.clock.time + HOUR)


@pytest.mark.parametrize("error", [Forbidden(50013), Gone("channel")])
async def test_lost_permissions_are_reported(trial: Trial, error: Exception) -> None:
    """The settings show the reason; the bot tries again after an hour, not with each change."""
    await set_up(trial)
    trial.messenger.error = raising(error, ("edit", BOARD), ("post", BOARD))
    await trial.lobby(ANNA)
    await look(trial)
    page = await trial.press(BOSS, ComponentId("", SET), manager=True)
    assert "I cannot update it" in text_of(page)
    trial.messenger.error = raising(error)
    table = await trial.lobby(BEA)
    await look(trial)
    assert table not in text_of(board(trial).panel)
    await look(trial, HOUR)
    assert table in text_of(board(trial).panel)
    assert not (await stored(trial)).problem


async def test_nothing_is_sent_while_nothing_changes(trial: Trial) -> None:
    """The bot compares boards, and restarts, without sending anything."""
    await set_up(trial)
    await trial.lobby(ANNA)
    await look(trial)
    shown = len(trial.messenger.shown)
    for _ in range(5):
        await look(trial, 2 * HOUR)
    await trial.restart()
    await look(trial, HOUR)
    assert len(trial.messenger.shown) == shown


async def test_many_tables_fit(trial: Trial) -> None:
    """Each section has a few lines, and a button for the others."""
    await set_up(trial)
    async with trial.store.read() as tx:
        rows = await tx.tables.of_guild(GUILD)
    assert not rows
    for user in range(2000, 2009):
        await trial.lobby(user)
    await look(trial)
    check_limits(notice(trial))
    more = [press for press in presses(notice(trial), NOTICE) if press.value == "open"]
    assert len(more) == 1
    assert text_of(await trial.press(DIRK, more[0], channel_id=BOARD))
