"""Being told about new tables: asking for it, which users get a message and which none, and how it ends."""

from __future__ import annotations

from bot.tables.company.alerts import END, GAME, JOIN, NO_MORE, PACES
from bot.tables.company.open_tables import OPEN
from bot.tables.company.openings import STANDS
from bot.tables.core.pace import PRESETS
from bot.tables.messages.me import ALERTS
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import TryLater
from bot.tables.ports.panel import Panel
from storage.rows import SubscriptionRow
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CEM,
    DIRK,
    EMIL,
    GUILD,
    HOME,
    Trial,
    caller,
    chosen,
    panel_of,
    press_of,
    selects,
    text_of,
)
from tests.bot.tables.fake_discord import Message
from tests.bot.tables.playing import raising
from tests.bot.tables.timing import HOUR, pass_time, stand
from tests.waiting import until

DIRECT: dict[str, object] = {"guild_id": None, "channel_id": 100_000 + CEM}
PACE = ComponentId("", PACES, value="tallinn")


async def wish(trial: Trial, *users: int, game: str = "tallinn", paces: tuple[str, ...] = ("daily",)) -> None:
    """Ask to be told of tables."""
    for user in users:
        await trial.press(user, ComponentId("", PACES, value=game), *paces)


def alerts(trial: Trial, user: int) -> list[Message]:
    """List what a user was told about new tables."""
    return [message for message in trial.messenger.dms(user) if "has opened" in text_of(message.panel)]


async def wishes(trial: Trial, user: int) -> list[SubscriptionRow]:
    """List what is kept of a user's wishes."""
    async with trial.store.read() as tx:
        return await tx.subscriptions.of_user(user)


async def test_games_and_paces_are_chosen_behind_the_page_to_find_players(trial: Trial) -> None:
    """Users need only buttons and selects, and a button leads back."""
    opened = panel_of(await trial.commands.tables(caller(CEM), "open"))
    panel = panel_of(await trial.press(CEM, press_of(opened, ALERTS)))
    assert "You are not told about any tables." in text_of(panel)
    back = await trial.press(CEM, press_of(panel, OPEN))
    assert back.update
    assert panel_of(back) == opened
    panel = panel_of(await trial.press(CEM, press_of(panel, GAME), "ulm"))
    assert [choice.value for choice in selects(panel)[1].choices] == list(PRESETS)
    panel = panel_of(await trial.press(CEM, press_of(panel, PACES), "live", "daily"))
    assert "Ulm: live, 2 minutes · daily, 1 day" in text_of(panel)
    assert [choice.value for choice in selects(panel)[1].choices if choice.chosen] == ["live", "daily"]
    panel = panel_of(await trial.press(CEM, press_of(panel, PACES), "daily"))
    assert [row.pace for row in await wishes(trial, CEM)] == ["daily"]
    assert "not told" in text_of(await trial.press(CEM, press_of(panel, END)))
    assert await wishes(trial, CEM) == []


async def test_what_nobody_offered_is_refused(trial: Trial) -> None:
    """A game or a pace that somebody has made up, and a wish outside of a server."""
    for press, value in (
        (ComponentId("", GAME), "chess"),
        (PACE, "never"),
        (ComponentId("", PACES, value="x"), "live"),
    ):
        await trial.press(CEM, press, value)
    assert text_of(await trial.press(CEM, PACE, "live", **DIRECT)) == "This works only on a server."
    assert await wishes(trial, CEM) == []


async def test_a_table_that_has_stood_two_minutes_is_told_of_once(trial: Trial) -> None:
    """To those who want this game and pace, not to its host; with all that one wants to know."""
    await wish(trial, ANNA, CEM)
    await wish(trial, DIRK, paces=("live",))
    await wish(trial, EMIL, game="ulm")
    table = await trial.lobby(ANNA)
    await stand(trial, STANDS - 1)
    assert alerts(trial, CEM) == []
    await stand(trial, 1)
    await stand(trial, 2 * HOUR)
    (told,) = alerts(trial, CEM)
    assert press_of(told.panel, JOIN).table == table
    assert "1 of 4 seats taken" in text_of(told.panel)
    assert [alerts(trial, user) for user in (ANNA, DIRK, EMIL)] == [[], [], []]


async def test_the_pace_that_the_host_has_chosen_meanwhile_counts(trial: Trial) -> None:
    """The options are set after opening."""
    await wish(trial, CEM, paces=("live",))
    await wish(trial, DIRK)
    table = await trial.lobby(ANNA)
    await trial.press(ANNA, ComponentId(table, "pace"), "live")
    await stand(trial)
    assert (len(alerts(trial, CEM)), len(alerts(trial, DIRK))) == (1, 0)


async def test_at_most_one_an_hour(trial: Trial) -> None:
    """Whatever opens; and asking again is no way around it."""
    await wish(trial, CEM)
    await trial.lobby(ANNA)
    await stand(trial)
    await wish(trial, CEM, game="ulm")
    await trial.lobby(BEA, game="ulm")
    await stand(trial)
    assert len(alerts(trial, CEM)) == 1
    await trial.lobby(DIRK, game="ulm")
    await stand(trial, HOUR)
    assert len(alerts(trial, CEM)) == 2


async def test_what_opens_in_quiet_hours_is_dropped(trial: Trial) -> None:
    """It does not come in the morning either; nor to users who take no direct messages or are on holiday."""
    await wish(trial, CEM, DIRK, EMIL)
    night = await trial.commands.me(caller(CEM), quiet="05:00-12:00 UTC")  # it is 8 o'clock there
    assert "Quiet 05:00–12:00, UTC" in chosen(panel_of(night))
    await trial.commands.me(caller(DIRK), dms="off")
    await trial.commands.me(caller(EMIL), holiday=3)
    await trial.lobby(ANNA)
    await stand(trial)
    await stand(trial, 12 * HOUR)
    assert [alerts(trial, user) for user in (CEM, DIRK, EMIL)] == [[], [], []]
    assert len(await wishes(trial, CEM)) == 1


async def test_a_message_that_comes_late_into_quiet_hours_is_dropped(trial: Trial) -> None:
    """Discord took none for hours."""
    await wish(trial, CEM)
    await trial.commands.me(caller(CEM), quiet="12:00-20:00 UTC")
    await trial.lobby(ANNA)
    trial.messenger.error = raising(TryLater("away", 5 * 3600), ("post", 100_000 + CEM))
    await stand(trial)
    trial.messenger.error = lambda _method, _channel: None
    await trial.settle(6 * 3600)
    assert alerts(trial, CEM) == []


async def test_who_has_left_is_not_asked_about_again_and_who_sees_nothing_is_told_nothing(trial: Trial) -> None:
    """A hidden channel ends no wish; neither does a Discord that cannot say."""
    await wish(trial, CEM, DIRK)
    trial.messenger.strangers.add((GUILD, CEM))
    await trial.lobby(ANNA)
    await stand(trial)
    assert await wishes(trial, CEM) == []
    assert len(alerts(trial, DIRK)) == 1
    trial.messenger.strangers.clear()
    trial.messenger.hidden.add(HOME)
    await trial.lobby(BEA)
    await stand(trial, HOUR)
    trial.messenger.hidden.clear()
    trial.messenger.error = raising(TryLater("away"), ("visible", GUILD))
    await trial.lobby(BEA)
    await stand(trial, HOUR)
    assert (len(alerts(trial, DIRK)), len(await wishes(trial, DIRK))) == (1, 1)


async def test_a_block_a_ban_or_a_full_table_tells_nobody(trial: Trial) -> None:
    """A user who could not join is not called, and nothing says why."""
    await wish(trial, CEM, DIRK)
    async with trial.store.write() as tx:
        from storage.rows import BlockRow

        await tx.blocks.put(BlockRow(user_id=ANNA, other_id=CEM, kind="all", name="Cem", made_at=1))
        await tx.blocks.put(BlockRow(user_id=DIRK, other_id=ANNA, kind="all", name="Anna", made_at=1))
    await trial.lobby(ANNA)
    await stand(trial)
    assert [alerts(trial, user) for user in (CEM, DIRK)] == [[], []]
    table = await trial.lobby(BEA)
    for _ in range(3):
        await trial.press(BEA, ComponentId(table, "add_computer"))
    gone = await trial.lobby(BEA)
    await trial.press(BEA, ComponentId(gone, "cancel"))
    await stand(trial)
    assert [alerts(trial, user) for user in (CEM, DIRK)] == [[], []]


async def test_a_press_takes_the_seat(trial: Trial) -> None:
    """The message says so in its place, and the lobby follows."""
    await wish(trial, CEM)
    table = await trial.lobby(ANNA)
    await stand(trial)
    (told,) = alerts(trial, CEM)
    answer = await trial.press(CEM, press_of(told.panel, JOIN), **DIRECT)
    assert answer.update
    assert "You have a seat at [table" in text_of(answer)
    await trial.settle()
    assert "**Cem**" in text_of(trial.messenger.messages[4000].panel)
    trial.messenger.hidden.add(HOME)
    assert "cannot find" in text_of(await trial.press(DIRK, ComponentId(table, JOIN), **DIRECT))


async def test_one_press_ends_it(trial: Trial) -> None:
    """For this game on this server; what else was wanted stays, and direct messages list and end it."""
    await wish(trial, CEM, paces=("daily", "live"))
    await wish(trial, CEM, game="ulm")
    table = await trial.lobby(ANNA)
    await stand(trial)
    (told,) = alerts(trial, CEM)
    ended = await trial.press(CEM, press_of(told.panel, NO_MORE), **DIRECT)
    assert text_of(ended) == "You are no longer told about new tables of Tallinn on Guild."
    assert [row.game for row in await wishes(trial, CEM)] == ["ulm"]
    listed: Panel = panel_of(await trial.press(CEM, ComponentId("", ALERTS), **DIRECT))
    assert "**Guild**\nUlm: daily, 1 day" in text_of(listed)
    assert "On a server, open" in text_of(await trial.press(CEM, press_of(listed, END), **DIRECT))
    assert await wishes(trial, CEM) == []
    await trial.press(CEM, ComponentId("ZZZZ", NO_MORE), **DIRECT)
    assert (await trial.live(table)).row.stage == "lobby"


async def test_a_kill_loses_no_opening_and_tells_none_twice(trial: Trial) -> None:
    """What is due is in the database; so is what is done."""
    await wish(trial, CEM)
    await trial.lobby(ANNA)
    await trial.restart()
    await stand(trial)
    await trial.restart()
    await stand(trial, 2 * HOUR)
    assert len(alerts(trial, CEM)) == 1


async def test_while_discord_or_the_server_is_away_it_waits(trial: Trial) -> None:
    """Nobody could be asked about, so nobody is told until both are here."""
    await wish(trial, CEM)
    await trial.lobby(ANNA)
    trial.service.registry.offline = True
    await stand(trial)
    trial.service.registry.offline = False
    trial.service.registry.missing.add(GUILD)
    await stand(trial)
    assert alerts(trial, CEM) == []
    trial.service.registry.missing.clear()
    await stand(trial)
    assert len(alerts(trial, CEM)) == 1


async def test_what_falls_due_after_a_start_is_told(trial: Trial) -> None:
    """Nobody opens a table meanwhile: that Discord is here again is what lets it look."""
    await wish(trial, CEM)
    await trial.lobby(ANNA)
    await trial.settle()
    await trial.away()
    await pass_time(trial, STANDS)
    await trial.service.openings.ring_due()
    assert alerts(trial, CEM) == []
    await trial.service.shard_here(0, 1)
    await until(lambda: _is_told(trial, CEM))


async def _is_told(trial: Trial, user: int) -> bool:
    await trial.settle()
    return len(alerts(trial, user)) == 1


async def test_what_offers_a_seat_goes_once_the_game_begins(trial: Trial) -> None:
    """Also if Discord took the message only after that; its buttons would be refused."""
    await wish(trial, CEM, DIRK)
    table = await trial.lobby(ANNA, BEA)
    trial.messenger.error = raising(TryLater("503"), ("post", 100_000 + DIRK))
    await stand(trial)
    assert len(alerts(trial, CEM)) == 1
    trial.messenger.error = lambda _method, _channel: None
    await trial.begin(table, ANNA)
    await trial.settle(61)
    assert alerts(trial, CEM) == alerts(trial, DIRK) == []
