"""Excluded users and servers are refused with the operator's reason, and excluded users leave their tables."""

from __future__ import annotations

import pytest

from bot.tables.ports.component_id import ComponentId
from bot.tables.running.cleanup import Cleanup
from bot.tables.stages.bans import look_for_exclusions
from storage.exclusions import Kind, exclude, include
from storage.servers import file_address
from tests.bot.tables.alone import begun as begun_alone
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, GUILD, Trial, caller, text_of
from tests.bot.tables.seeking import seek_of

pytestmark = pytest.mark.sqlite  # tests in tests/storage use both engines
REASON = "Two accounts at one table."


async def looked(trial: Trial, kind: Kind, which: int) -> None:
    """Exclude a user or server as an operator does, outside the bot, and let the bot load the exclusion."""
    await exclude(file_address(trial.path), kind, which, REASON, 1)
    await look_for_exclusions(trial.service.registry)
    await trial.settle(5)


async def test_an_excluded_user_leaves_every_table(trial: Trial) -> None:
    """A computer takes the seat in a running game, which seeks a player; a lobby gets another host."""
    running, lobby = await trial.begun(ANNA, BEA, DIRK), await trial.lobby(BEA, CEM)
    alone = await begun_alone(trial)
    await looked(trial, "user", BEA)
    seats = (await trial.live(running)).seats
    assert [(seat.user_id, seat.computer) for seat in seats if seat.user_id not in (ANNA, DIRK)] == [(None, "normal")]
    assert await seek_of(trial, running, next(seat.seat for seat in seats if seat.user_id is None)) is not None
    assert [seat.user_id for seat in (await trial.live(lobby)).seats] == [CEM]
    assert (await trial.live(alone)).row.stage == "playing"
    await looked(trial, "user", ANNA)
    assert (await trial.live(alone)).row.stage == "abandoned"


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-US", "The operator of this bot has excluded you."),
        ("de", "Der Betreiber dieses Bots hat dich ausgeschlossen."),
    ],
)
async def test_an_excluded_user_is_refused_with_the_reason(trial: Trial, locale: str, said: str) -> None:
    """The bot refuses commands, presses and menus, except for help and the user's data, and serves other users."""
    table = await trial.lobby(ANNA)
    await looked(trial, "user", BEA)
    user = {"locale": locale}
    told = [
        text_of(await trial.dispatcher.run("play", caller(BEA, **user), "tallinn")),
        text_of(await trial.press(BEA, ComponentId(table, "join"), **user)),
        text_of(await trial.dispatcher.run_menu("results", caller(BEA, **user), CEM)),
    ]
    assert all(said in text and REASON in text for text in told)
    for kept in ("me", "help"):
        assert REASON not in text_of(await trial.dispatcher.run(kept, caller(BEA, **user)))
    assert "delete" in str(await trial.press(BEA, ComponentId("", "ask_delete"), **user)).lower()
    assert REASON not in text_of(await trial.press(CEM, ComponentId(table, "join")))
    assert await include(file_address(trial.path), "user", BEA)
    await look_for_exclusions(trial.service.registry)
    assert REASON not in text_of(await trial.press(BEA, ComponentId(table, "join"), **user))


async def test_others_cannot_invite_an_excluded_user(trial: Trial) -> None:
    """The stored exclusion counts as a ban in every transaction."""
    await trial.lobby(ANNA)
    await looked(trial, "user", BEA)
    async with trial.store.read() as tx:
        assert await tx.bans.is_banned(GUILD, BEA)
        assert not await tx.bans.is_banned(GUILD, CEM)


async def test_an_excluded_server_is_refused(trial: Trial) -> None:
    """The bot refuses users on that server, but not in other places."""
    await looked(trial, "server", GUILD)
    told = text_of(await trial.dispatcher.run("me", caller(ANNA)))
    assert "The operator of this bot has excluded this server" in told
    assert REASON in told
    assert REASON not in text_of(await trial.dispatcher.run("me", caller(ANNA, guild_id=None)))
    await include(file_address(trial.path), "server", GUILD)
    await look_for_exclusions(trial.service.registry)
    assert REASON not in text_of(await trial.dispatcher.run("me", caller(ANNA)))


async def test_an_exclusion_outlasts_a_restart(trial: Trial) -> None:
    """After the restart, the first clean-up removes the user from their tables."""
    running = await trial.begun(ANNA, BEA, DIRK)
    await exclude(file_address(trial.path), "user", BEA, REASON, 1)
    await trial.restart()
    await Cleanup(trial.service.registry).look()
    assert (await trial.live(running)).seat_of(BEA) is None
    assert REASON in text_of(await trial.dispatcher.run("play", caller(BEA), "tallinn"))
