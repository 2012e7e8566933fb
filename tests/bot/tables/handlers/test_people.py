"""Users, guilds and old tables: settings, leaving, removal, deletion."""

from __future__ import annotations

import pytest

from bot.tables.ports.clock import DAY
from bot.tables.ports.component_id import ComponentId
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, GUILD, PLACE, Trial, buttons, caller, press_of, text_of
from tests.bot.tables.playing import act, offered, play_on, play_out
from tests.bot.tables.traces import delete_me, traces


async def test_deleting_a_user_leaves_no_trace(trial: Trial) -> None:
    """Seats in running games go to a computer, lobbies lose the seat, and no table of the database knows the user."""
    running = await trial.begun(BEA, ANNA)
    await act(trial, BEA, running)
    finished = await trial.begun(BEA, ANNA)
    await play_out(trial, finished)
    lobby = await trial.lobby(BEA, ANNA, CEM)
    assert await traces(trial, BEA)
    await trial.settle(1)
    assert "is deleted" in await delete_me(trial, BEA)
    await trial.settle(5)
    await trial.settle(5)
    assert await traces(trial, BEA, "Bea") == []
    live = await trial.live(running)
    assert (live.seats[0].computer, live.names) == ("normal", ("Former player", "Anna"))
    live = await trial.live(lobby)
    assert (live.names, live.row.host_id) == (("Anna", "Cem"), ANNA)
    await act(trial, ANNA, running)
    await trial.settle()
    await play_out(trial, running)
    assert (await trial.live(running)).row.stage == "ended"


async def test_a_lobby_whose_host_was_deleted_can_be_played(trial: Trial) -> None:
    """The next user hosts, and the game begins with seats numbered from 0."""
    table = await trial.lobby(BEA, ANNA, CEM)
    await delete_me(trial, BEA)
    await trial.begin(table, ANNA)
    await play_on(trial, table, most=4)
    assert (await trial.live(table)).row.stage == "playing"


async def test_a_table_without_users_ends(trial: Trial) -> None:
    """If its only user is deleted, a game is abandoned, and an own lobby cancelled."""
    table = await trial.lobby(BEA)
    await trial.press(BEA, ComponentId(table, "add_computer"))
    await trial.begin(table, BEA)
    lobby = await trial.lobby(BEA)
    await delete_me(trial, BEA)
    await trial.settle(5)
    assert (await trial.live(table)).row.stage == "abandoned"
    assert (await trial.live(lobby)).row.stage == "cancelled"
    assert await traces(trial, BEA) == []


async def test_a_deleted_user_is_named_in_the_tables_language(trial: Trial) -> None:
    """At a German table the seat is called by a German name."""
    table = await trial.lobby(ANNA, BEA)
    await trial.press(ANNA, ComponentId(table, "language"), "de")
    await trial.begin(table, ANNA)
    await delete_me(trial, BEA)
    assert (await trial.live(table)).names == ("Anna", "Ehemaliger Spieler")


async def test_a_deleted_user_is_nameless_at_ended_tables_too(trial: Trial) -> None:
    """At a German table that is over the German name stands, also while the table is still in memory."""
    table = await trial.lobby(ANNA, BEA)
    await trial.press(ANNA, ComponentId(table, "language"), "de")
    await trial.begin(table, ANNA)
    await play_out(trial, table)
    await delete_me(trial, BEA)
    live = await trial.live(table)
    assert (live.row.stage, live.names) == ("ended", ("Anna", "Ehemaliger Spieler"))


async def test_deletion_is_asked_once_more(trial: Trial) -> None:
    """The command alone deletes nothing."""
    await trial.begun(ANNA, BEA)
    answer = await trial.commands.me(caller(BEA), delete=True)
    assert "cannot be undone" in text_of(answer)
    assert await traces(trial, BEA)


async def test_trouble_after_a_deletion_stores_nobody_again(trial: Trial) -> None:
    """A direct message that comes back after its user was deleted leaves no new row."""
    await trial.begun(ANNA, BEA)
    await delete_me(trial, BEA)
    await trial.service.registry.people.change(BEA, dms="closed")
    assert await traces(trial, BEA) == []


# Guilds


async def test_a_removed_bot_freezes_its_tables(trial: Trial) -> None:
    """While the guild has removed the bot nothing is sent and nothing chosen; afterwards the game goes on."""
    table = await trial.begun(ANNA, BEA)
    await trial.guilds.left(GUILD)
    sent = len(trial.messenger.shown)
    mine = offered(trial.messenger.dms(ANNA)[-1].panel)[0]
    assert "paused" in text_of(await trial.press(ANNA, mine, guild_id=None))
    assert "paused" in text_of(await trial.commands.move(caller(ANNA, guild_id=None), mine.value))
    await trial.restart()
    assert "paused" in text_of(await trial.press(ANNA, mine, guild_id=None))
    await trial.settle(300)
    assert len(trial.messenger.shown) == sent
    await trial.guilds.back(GUILD)
    await trial.settle(100)
    assert "Locked in" in text_of(await trial.press(ANNA, mine))
    await play_out(trial, table)
    assert (await trial.live(table)).row.stage == "ended"


async def test_what_was_owed_waits_for_the_guild(trial: Trial) -> None:
    """Messages pending when the bot was removed are sent when it is back; a place is not opened meanwhile."""
    table = await trial.lobby(ANNA, BEA)
    trial.messenger.error = lambda _method, _channel: (_ for _ in ()).throw(OSError)
    await trial.press(ANNA, ComponentId(table, "start"))
    await trial.settle()
    await trial.guilds.left(GUILD)
    trial.messenger.error = lambda _method, _channel: None
    await trial.settle(10)
    assert trial.messenger.places == []
    await trial.guilds.back(GUILD)
    for _ in range(3):
        await trial.settle(61)
    assert trial.messenger.places == [f"Tallinn · {table}"]
    assert offered(trial.messenger.dms(BEA)[-1].panel)
    assert len([m for m in trial.messenger.inside(PLACE) if m.panel.pictures]) == 1


async def test_a_left_guild_is_deleted_after_thirty_days(trial: Trial) -> None:
    """Nothing of a guild is kept longer than 30 days after the bot was removed."""
    table = await trial.begun(ANNA, BEA)
    await trial.guilds.left(GUILD)
    trial.clock.time += 29 * DAY
    await trial.service.cleanup.look()
    assert (await trial.live(table)).row.stage == "playing"
    trial.clock.time += 2 * DAY
    await trial.service.cleanup.look()
    assert await traces(trial, table) == []
    assert "cannot find table" in text_of(await trial.press(ANNA, ComponentId(table, "move")))


async def test_an_unknown_guild_that_comes_changes_nothing(trial: Trial) -> None:
    """A guild that never removed the bot is not touched by its coming."""
    table = await trial.begun(ANNA, BEA)
    await trial.guilds.back(GUILD)
    assert await trial.outbox(table) == []


async def test_ended_tables_go_after_180_days(trial: Trial) -> None:
    """A finished, an abandoned and a cancelled table are deleted after 180 days, a running one is not; results stay."""
    ended, running, cancelled = await trial.begun(ANNA, BEA), await trial.begun(ANNA, BEA), await trial.lobby(ANNA)
    await play_out(trial, ended)
    await trial.press(ANNA, ComponentId(cancelled, "cancel"))
    await trial.settle(5)
    trial.clock.time += 179 * DAY
    await trial.settle()
    await trial.service.cleanup.look()
    assert (await trial.live(ended)).row.stage == "ended"
    trial.clock.time += 2 * DAY
    await trial.settle()
    await trial.service.cleanup.look()
    assert set(await traces(trial, ended, cancelled)) == {f"results: {ended}"}
    assert (await trial.live(running)).row.stage == "playing"


# Leaving and abandoning


async def test_leaving_hands_the_seat_to_a_computer(trial: Trial) -> None:
    """The game goes on with a computer; the user who has left can neither choose nor look at the hand."""
    table = await trial.begun(ANNA, BEA)
    mine = offered(trial.messenger.dms(BEA)[-1].panel)[0]
    assert "computer player takes over" in text_of(await trial.leave(BEA, table))
    await trial.settle()
    live = await trial.live(table)
    assert (live.seats[1].user_id, live.seats[1].computer) == (None, "normal")
    assert "do not sit" in text_of(await trial.press(BEA, mine))
    assert "do not sit" in text_of(await trial.leave(BEA, table))
    await play_out(trial, table)
    assert (await trial.live(table)).row.stage == "ended"
    assert "is over" in text_of(await trial.leave(ANNA, table))


async def test_the_last_user_leaving_ends_the_game(trial: Trial) -> None:
    """Computers do not play on by themselves."""
    table = await trial.begun(ANNA, BEA)
    await trial.leave(ANNA, table)
    await trial.leave(BEA, table)
    await trial.settle(5)
    assert (await trial.live(table)).row.stage == "abandoned"
    assert "abandoned" in text_of(trial.messenger.inside(PLACE)[-1].panel)
    assert trial.messenger.closed == [(PLACE, "archive")]


@pytest.mark.parametrize(("users", "needed"), [(2, 2), (3, 2), (4, 3)])
async def test_abandoning_needs_more_than_half(trial: Trial, users: int, needed: int) -> None:
    """Only users count, each once; the vote is shown in the table's channel by one message."""
    everybody = (ANNA, BEA, CEM, DIRK)[:users]
    table = await trial.begun(*everybody)
    for count, user in enumerate(everybody[: needed - 1], 1):
        answer = await trial.commands.table_abandon(caller(user, guild_id=None), table)
        assert f"{count} of {needed}" in text_of(answer)
        assert not answer.public
        await trial.settle()
    await trial.commands.table_abandon(caller(ANNA), table)
    await trial.settle()
    votes = [m for m in trial.messenger.inside(PLACE) if any("abandon" in b.id for b in buttons(m.panel))]
    assert len(votes) == 1
    assert f"{needed - 1} of {needed}" in text_of(votes[0].panel)
    assert "do not sit" in text_of(await trial.press(1005, press_of(votes[0].panel, "abandon")))
    last = everybody[needed - 1]
    assert "is abandoned" in text_of(await trial.press(last, press_of(votes[0].panel, "abandon")))
    await trial.settle(5)
    live = await trial.live(table)
    assert live.row.stage == "abandoned"
    assert live.row.seed.hex() not in text_of(trial.messenger.inside(PLACE)[-1].panel)
    for user in everybody:
        assert not offered(trial.messenger.dms(user)[-1].panel)
        assert "over" in text_of(await trial.press(user, ComponentId(table, "choose", 0, 1, "1L"))) or user != ANNA
    assert await trial.outbox(table) == []


async def test_computers_do_not_vote(trial: Trial) -> None:
    """At a table with computers its users alone decide."""
    table = await trial.lobby(ANNA, BEA)
    await trial.press(ANNA, ComponentId(table, "add_computer"))
    await trial.press(ANNA, ComponentId(table, "add_computer"))
    await trial.begin(table, ANNA)
    assert "1 of 2" in text_of(await trial.commands.table_abandon(caller(ANNA), table))
    assert "is abandoned" in text_of(await trial.commands.table_abandon(caller(BEA), table))


async def test_leaving_may_decide_a_vote(trial: Trial) -> None:
    """If a user leaves, the votes of the others may suffice."""
    table = await trial.begun(ANNA, BEA, CEM, DIRK)
    await trial.commands.table_abandon(caller(ANNA), table)
    await trial.commands.table_abandon(caller(BEA), table)
    assert (await trial.live(table)).row.stage == "playing"
    await trial.leave(CEM, table)
    assert (await trial.live(table)).row.stage == "abandoned"


async def test_votes_survive_a_deleted_message_and_a_restart(trial: Trial) -> None:
    """A vote message that was deleted comes again with the next vote."""
    table = await trial.begun(ANNA, BEA, CEM, DIRK)
    await trial.commands.table_abandon(caller(ANNA), table)
    await trial.settle()
    key = max(key for key, m in trial.messenger.messages.items() if m.channel_id == PLACE)
    del trial.messenger.messages[key]
    await trial.restart()
    await trial.commands.table_abandon(caller(BEA), table)
    await trial.settle()
    assert "Anna, Bea" in text_of(trial.messenger.inside(PLACE)[-1].panel)
    assert "2 of 3" in text_of(trial.messenger.inside(PLACE)[-1].panel)


async def test_no_vote_before_the_start_or_after_the_end(trial: Trial) -> None:
    """A lobby is cancelled, not abandoned, and what is over is over."""
    table = await trial.lobby(ANNA, BEA)
    assert "not begun" in text_of(await trial.commands.table_abandon(caller(ANNA), table))
    await trial.begin(table, ANNA)
    await play_out(trial, table)
    assert "is over" in text_of(await trial.commands.table_abandon(caller(ANNA), table))
