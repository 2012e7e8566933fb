"""A table alone: one user, computers, and one message that tells all of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.api.payload import message as message_of
from bot.tables.company.host_letters import LASTS
from bot.tables.core.registry import Shards
from bot.tables.core.table import NO_GUILD
from bot.tables.handlers import own_panels
from bot.tables.ports.clock import DAY
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import Forbidden, TooOld
from bot.tables.running.cleanup import ENDED_KEPT, REST_LASTS, UNSEEN, Cleanup
from tests.bot.tables.alone import DM, MESSAGE, begun, choose, here, message, opened, play_out, press
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    GUILD,
    Trial,
    buttons,
    caller,
    panel_of,
    press_of,
    selects,
    text_of,
    verbs,
)
from tests.bot.tables.playing import COMPONENTS, check_limits, choose_on, luck_of, offered, raising
from tests.waiting import GLANCE


async def test_one_press_leads_to_the_first_decision(trial: Trial) -> None:
    """What is asked has sensible answers; the start turns the very message into the question with its picture."""
    table = await opened(trial)
    live = await trial.live(table)
    assert live.row.guild_id == NO_GUILD
    assert [bool(seat.computer) for seat in live.seats] == [False, True]
    answer = await press(trial, ComponentId(table, "start"))
    assert answer.update
    assert offered(panel_of(answer))
    await trial.settle(5)
    panel = message(trial)
    (picture,) = panel.pictures
    assert [part.name for part in picture.parts] == ["hand.png"]
    assert all(part.alt for part in picture.parts)
    assert await trial.outbox(table) == []


async def test_a_whole_game_is_one_message(trial: Trial) -> None:
    """It is edited to the end, which tells the result and offers all that comes after; nothing else was sent."""
    table = await begun(trial)
    await choose(trial, table)
    assert "plays " in text_of(message(trial))
    await play_out(trial, table)
    panel = message(trial)
    assert "random draws can be checked" in text_of(panel)
    assert "Play again" in [button.label for button in buttons(panel)]
    assert [part.name for part in panel.pictures[0].parts] == ["score.png"]
    assert trial.messenger.posted == []
    assert trial.messenger.places == []
    async with trial.store.read() as tx:
        assert await tx.results.of_user(NO_GUILD, ANNA) == []
    await check_what_comes_after(trial, table)


async def check_what_comes_after(trial: Trial, table: str) -> None:
    """Hands, file and replay of the last game in direct messages are there as for any other."""
    said = {**here(), "message_id": None}
    assert "Anna" in text_of(await trial.commands.table_hands(caller(ANNA, **said)))
    (document,) = panel_of(await trial.commands.table_export(caller(ANNA, **said))).files
    assert table in document.name
    assert "drawn" in text_of(await trial.commands.log(caller(ANNA, **said)))


@pytest.mark.parametrize("game", ["tinker_tailor", "ulm", "eldermann"])
async def test_every_game_fits_into_one_message(trial: Trial, game: str) -> None:
    """Also with the pictures of somebody who wants theirs in parts, Discord takes it."""
    table = await begun(trial, game)
    for _ in range(6):
        panel = message(trial)
        (picture,) = panel.pictures
        parts = tuple(replace(picture, name=f"part-{number}.png", more=()) for number in range(3))
        check_limits(panel)
        cut = replace(panel, pictures=(replace(picture, more=parts),))
        assert sum(1 for _ in message_of(cut).view.walk_children()) <= COMPONENTS
        await choose(trial, table)


async def test_options_and_language_are_chosen_on_the_message(trial: Trial) -> None:
    """Every change shows on it at once; the question comes in the table's language."""
    table = await opened(trial)
    answer = await press(trial, press_of(message(trial), "add_computer", "easy"))
    assert len((await trial.live(table)).seats) == 3
    assert not any("|pace|" in select.id for select in selects(panel_of(answer)))
    await press(trial, press_of(message(trial), "drop_computer"))
    answer = await press(trial, press_of(message(trial), "language"), "de")
    assert "Du spielst allein" in text_of(answer)
    await press(trial, ComponentId(table, "start"))
    await trial.settle(5)
    assert "Runde 1 von 10" in text_of(message(trial))


async def test_in_a_guild_the_command_leads_to_direct_messages(trial: Trial) -> None:
    """The answer is private and links there; the setting waits in one message."""
    answer = await trial.commands.play(caller(ANNA), "tallinn", alone=True)
    assert not answer.public
    assert panel_of(answer).links[0][1] == f"https://discord.com/channels/@me/{DM}"
    (setup,) = trial.messenger.dms(ANNA)
    assert press_of(setup.panel, "start")


async def test_a_stranger_guild_has_only_tables_alone(trial: Trial) -> None:
    """The bot says in private why there is no table for everybody."""
    answer = await trial.commands.play(caller(ANNA, guild_id=None, stranger=True), "tallinn")
    assert not answer.public
    assert "not a member of this server" in text_of(answer)
    assert trial.messenger.inside(GUILD) == []


async def test_who_takes_no_direct_messages_plays_in_private_answers(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each press shows what is asked next once the computers have chosen; nothing is sent."""
    monkeypatch.setattr(own_panels, "LOOKS", 10**6)  # however long they take on a busy machine
    monkeypatch.setattr(own_panels, "LOOK_PAUSE", GLANCE)
    trial.messenger.closed_dms.add(DM)
    answer = await trial.commands.play(caller(ANNA), "tallinn", alone=True)
    assert "allow direct messages" in text_of(answer)
    table = press_of(panel_of(answer), "start").table
    panel = panel_of(await trial.press(ANNA, ComponentId(table, "start"), message_id=77))
    for _ in range(3):
        answer = await choose_on(trial, ANNA, panel, await luck_of(trial, table), message_id=77)
        fuller = None if answer.then is None else await answer.then()
        panel = fuller or panel_of(answer)
    await trial.settle(5)
    assert trial.messenger.messages == {}
    assert await trial.outbox(table) == []
    assert (await trial.live(table)).row.version > 3


async def test_who_opens_direct_messages_gets_the_table_there(trial: Trial) -> None:
    """A press tries again: while they are closed all stays as it is, then the table moves there."""
    trial.messenger.closed_dms.add(DM)
    answer = await trial.commands.play(caller(ANNA), "tallinn", alone=True)
    again = press_of(panel_of(answer), "dms_alone")
    assert press_of(panel_of(await trial.press(ANNA, again, message_id=77)), "start")
    trial.messenger.closed_dms.clear()
    answer = await trial.press(ANNA, again, message_id=77)
    assert answer.update
    assert "is in your direct messages" in text_of(answer)
    assert press_of(trial.messenger.dms(ANNA)[0].panel, "start").table == again.table


async def test_without_a_direct_channel_nothing_is_posted_anywhere(trial: Trial) -> None:
    """Discord opens none: then the question stands in the private answer, and never in the server's channel."""
    trial.messenger.error = raising(Forbidden(50001), ("open_dm", ANNA))
    answer = await trial.commands.play(caller(ANNA), "tallinn", alone=True)
    assert not answer.public
    assert press_of(panel_of(answer), "start")
    assert trial.messenger.messages == {}


async def test_nothing_is_taken_back_before_anything_is_chosen(trial: Trial) -> None:
    """The first question has no button for that; every later one has."""
    table = await begun(trial)
    assert "undo" not in verbs(message(trial))
    await choose(trial, table)
    assert "undo" in verbs(message(trial))


async def test_a_choice_is_taken_back_at_once(trial: Trial) -> None:
    """Also if something has come to light since: nobody else has to agree, and there is no vote to see."""
    table = await begun(trial)
    await choose(trial, table)
    await choose(trial, table)
    match = (await trial.live(table)).require_match()
    before = match.state.ask
    assert not match.can_undo(0)
    answer = await press(trial, press_of(message(trial), "undo"))
    assert "Taken back." in text_of(answer)
    await trial.settle(5)
    live = await trial.live(table)
    assert live.waiting_seats()
    assert live.require_match().state.ask != before
    assert live.motions == {}
    message(trial)


async def test_nobody_else_learns_of_it(trial: Trial) -> None:
    """Neither in a guild nor in direct messages can others see or join it."""
    table = await opened(trial)
    for fields in ({}, {"guild_id": None}):
        for verb in ("join", "start", "move", "text"):
            answer = await trial.press(BEA, ComponentId(table, verb), **fields)
            assert "cannot find table" in text_of(answer)
    listed = await trial.commands.tables(caller(ANNA))
    assert f"/channels/@me/{DM}" in text_of(listed)


def test_it_is_told_of_by_the_connection_of_direct_messages() -> None:
    """However many connections Discord wants, a table alone stands still with the first one only."""
    shards = Shards()
    shards.count = 16
    shards.away |= set(range(1, 16))
    assert not shards.is_away(NO_GUILD)
    shards.away.add(0)
    assert shards.is_away(NO_GUILD)


async def test_it_outlives_any_guild(trial: Trial) -> None:
    """A guild that removes the bot, and is deleted, takes nothing of it along."""
    table = await begun(trial)
    await trial.guilds.left(GUILD)
    await Cleanup(trial.service.registry).delete_guild(GUILD)
    await choose(trial, table)
    assert (await trial.live(table)).row.stage == "playing"


async def test_a_restart_goes_on_with_the_message(trial: Trial) -> None:
    """The next run makes the edit that was pending when the bot ended."""
    table = await begun(trial)
    await choose_on(trial, ANNA, message(trial), await luck_of(trial, table), **here())
    await trial.restart()
    await trial.settle(5)
    version = (await trial.live(table)).row.version
    async with trial.store.read() as tx:
        panel = await tx.panels.by_message(MESSAGE)
    assert panel is not None
    assert panel.version == version
    await choose(trial, table)


async def test_a_deleted_message_comes_anew(trial: Trial) -> None:
    """The question is posted once, and is the table's message from then on."""
    table = await begun(trial)
    old = message(trial)
    del trial.messenger.messages[MESSAGE]
    await choose_on(trial, ANNA, old, await luck_of(trial, table), **here())
    await trial.settle(5)
    assert len(trial.messenger.dms(ANNA)) == 1


@pytest.mark.parametrize("over", [False, True])
async def test_a_message_that_takes_no_more_edits_is_replaced(trial: Trial, over: bool) -> None:
    """Question, or the end of the game, come in a new message once Discord refuses to edit the old one, which goes."""
    table = await begun(trial)
    trial.messenger.error = raising(TooOld("429/30046", 60), ("edit", DM), times=1)
    if over:
        await trial.leave(ANNA, table, **here())
    else:
        await choose_on(trial, ANNA, message(trial), await luck_of(trial, table), **here())
    await trial.settle(5)
    await trial.settle(90)
    (shown,) = trial.messenger.dms(ANNA)
    assert ("abandoned" if over else "plays ") in text_of(shown.panel)
    assert await trial.outbox(table) == []


@pytest.mark.parametrize(("how", "sure"), [("leave", "leave_now"), ("abandon", "abandon_now")])
async def test_leaving_ends_it_once_that_was_said(trial: Trial, how: str, sure: str) -> None:
    """No computer plays on for nobody; the message says that the game is over."""
    table = await begun(trial)
    asked = panel_of(await trial.commands.table(caller(ANNA, **here()), how, table))
    assert "without a result" in text_of(asked)
    assert table in text_of(asked)
    assert (await trial.live(table)).row.stage == "playing"
    await trial.press(ANNA, press_of(asked, sure), **here())
    await trial.settle(5)
    assert (await trial.live(table)).row.stage == "abandoned"
    assert "abandoned" in text_of(message(trial))
    assert "Play again" in [button.label for button in buttons(message(trial))]


async def test_playing_again_opens_one_table_like_it(trial: Trial) -> None:
    """Options and computers are those of the last one; a second press shows the same table."""
    table = await opened(trial)
    await press(trial, press_of(message(trial), "add_computer", "easy"))
    await press(trial, ComponentId(table, "start"))
    await trial.leave(ANNA, table, **here())
    await trial.settle(5)
    first = await press(trial, press_of(message(trial), "rematch"))
    again = press_of(panel_of(first), "start").table
    assert again != table
    assert first.public
    live = await trial.live(again)
    assert [seat.computer for seat in live.seats] == [None, "normal", "easy"]
    second = await press(trial, ComponentId(table, "rematch"))
    assert press_of(panel_of(second), "start").table == again


async def test_there_are_no_clocks(trial: Trial) -> None:
    """No pace, no pause, no reminder: after weeks the question still waits."""
    table = await begun(trial)
    for ask in (
        trial.commands.table_pause(caller(ANNA, **here()), table),
        trial.commands.table_extend(caller(ANNA, **here()), table),
        trial.commands.table_pace(caller(ANNA, **here()), "live", table),
    ):
        assert "no clocks" in text_of(await ask)
    await trial.settle(20 * DAY / 1000)
    assert (await trial.live(table)).clocks == {}
    message(trial)


async def test_me_delete_removes_it(trial: Trial) -> None:
    """Nothing of it is kept: neither choices nor seats nor pending messages."""
    table = await begun(trial)
    await choose(trial, table)
    await trial.dispatcher.press(caller(ANNA, **here()), ComponentId("", "delete_me"))
    await trial.settle(5)
    async with trial.store.read() as tx:
        assert await tx.tables.get(table) is None
        assert await tx.log.entries(table) == []
        assert await tx.panels.by_message(MESSAGE) is None
    assert await trial.outbox(table) == []


async def test_what_is_forgotten_is_cleaned_up(trial: Trial) -> None:
    """One never begun goes after a day; one that nobody comes to rests, ends and is deleted like any other."""
    cleanup = Cleanup(trial.service.registry)
    lobby = await opened(trial)
    trial.clock.time += LASTS + 1
    await cleanup.look()
    assert (await trial.live(lobby)).row.stage == "cancelled"
    trial.messenger.messages.clear()
    table = await begun(trial)
    for wait, stage in ((UNSEEN, "playing"), (REST_LASTS, "abandoned")):
        trial.clock.time += wait + DAY
        await cleanup.look()
        assert (await trial.live(table)).row.stage == stage
    await trial.settle(5)
    message(trial)
    trial.clock.time += ENDED_KEPT + DAY
    await cleanup.look()
    async with trial.store.read() as tx:
        assert await tx.tables.get(table) is None
