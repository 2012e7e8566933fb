"""What servers settle for their tables: where they are opened, how many a user may have, and bans."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.composition import game_names
from bot.tables.messages.guild_settings import PAGES
from bot.tables.messages.learning import learnable
from bot.tables.ports.caller import EVENTS, NamedUser
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer
from bot.tables.running.cleanup import Cleanup
from games.kernel import catalogue
from storage.people import STAND_IN
from storage.rows import BanRow
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CEM,
    DIRK,
    GUILD,
    HOME,
    Trial,
    buttons,
    caller,
    panel_of,
    press_of,
    text_of,
)
from tests.bot.tables.moderating import BOSS, pressed
from tests.bot.tables.playing import check_limits, ended
from tests.bot.tables.stored import acts

THREAD = HOME + 77


async def settled(trial: Trial, **fields: object) -> None:
    """Settle something for the guild without pressing."""
    async with trial.store.write() as tx:
        await tx.people.save_guild(replace(await tx.people.guild(GUILD), **fields))  # type: ignore[arg-type]  # by name


async def opened(trial: Trial, user: int, **fields: object) -> str:
    """Use `/play` and return what it was answered, `lobby` for a lobby."""
    answer: Answer = await trial.commands.play(caller(user, **fields), "tallinn")
    return "lobby" if answer.public else text_of(answer)


async def test_each_page_is_opened_from_the_settings(trial: Trial) -> None:
    """Buttons open the pages in place, in both languages, and lead back."""
    for locale in ("en-US", "de"):
        panel = panel_of(await trial.commands.settings(caller(BOSS, manager=True, locale=locale)))
        check_limits(panel)
        for verb in PAGES:
            shown = await pressed(trial, "", press_of(panel, verb).verb, locale=locale)
            answer = await trial.press(BOSS, press_of(shown, "settings"), manager=True, locale=locale)
            assert answer.update
            assert text_of(answer) == text_of(panel)


@pytest.mark.parametrize(
    "verb", ["set_bans", "set_caps", "set_channels", "ban", "lift_ban", "cap_games", "all_channels"]
)
async def test_a_former_moderator_can_press_nothing(trial: Trial, verb: str) -> None:
    """A panel that is still open does nothing once the right to manage the server is gone, nor in direct messages."""
    for fields in ({"manager": False}, {"manager": True, "guild_id": None}):
        answer = await trial.press(BOSS, ComponentId("", verb, value=str(ANNA)), str(BEA), **fields)
        assert "manage the server" in text_of(answer) or "only on a server" in text_of(answer), text_of(answer)
    assert await acts(trial) == []


# Channels


async def test_tables_are_opened_in_the_allowed_channels_only(trial: Trial) -> None:
    """There and in their threads; a rematch too goes only where tables may be opened."""
    trial.messenger.hidden.discard(HOME)
    await pressed(trial, "", "put_channels", str(HOME + 5))
    assert f"<#{HOME + 5}>" in await opened(trial, ANNA)
    assert f"<#{HOME + 5}>" in await opened(trial, ANNA, locale="de")
    assert await opened(trial, ANNA, channel_id=HOME + 5) == "lobby"
    assert await opened(trial, ANNA, channel_id=THREAD, parent_id=HOME + 5) == "lobby"
    assert f"<#{HOME + 5}>" in await opened(trial, ANNA, channel_id=THREAD, parent_id=HOME)
    await pressed(trial, "", "all_channels")
    assert await opened(trial, BEA) == "lobby"
    assert [act.kind for act in await acts(trial)] == ["channels", "channels"]


async def test_missing_permissions_are_told_as_soon_as_channels_are_picked(trial: Trial) -> None:
    """The page lists the missing permissions of each picked channel."""
    lacking = {HOME + 5: frozenset({"attach_files"}), HOME + 6: frozenset[str]()}
    trial.messenger.taken.update(lacking)
    picked = await pressed(trial, "", "put_channels", *map(str, lacking))
    for page in (picked, await pressed(trial, "", "set_channels")):
        assert f"Missing in <#{HOME + 5}>: Attach Files" in text_of(page)
        assert f"Kontor has all permissions in <#{HOME + 6}>." in text_of(page)


async def test_the_permission_for_events_is_named_as_optional(trial: Trial) -> None:
    """The page names it only while it is missing, and never among the necessary ones."""
    there = await pressed(trial, "", "set_channels")
    gone = await pressed(trial, "", "set_channels", lacks=frozenset({EVENTS}))
    assert "Create Events" not in text_of(there)
    assert "Optional: Create Events. With it, I add arranged evenings" in text_of(gone)
    assert "Missing in" not in text_of(gone)
    settings = await trial.commands.settings(caller(BOSS, manager=True, lacks=frozenset({EVENTS})))
    assert "Create Events" not in text_of(settings)


async def test_a_server_switches_games_off(trial: Trial) -> None:
    """Nobody opens a table of one, by a command or a rematch; tables that exist go on, and so do those elsewhere."""
    table = await ended(trial)
    await pressed(trial, "", "put_games", "ulm", "eldermann")
    said = [await opened(trial, ANNA, locale=locale) for locale in ("en-US", "de")]
    assert said == ["This server has switched this game off.", "Dieser Server hat dieses Spiel abgeschaltet."]
    again = await trial.press(ANNA, ComponentId(table, "rematch"))
    assert "switched this game off" in text_of(again)
    assert await opened(trial, ANNA, guild_id=GUILD + 1) == "lobby"
    shown = text_of(await trial.press(BOSS, ComponentId("", "set_games"), manager=True))
    assert "Only tables of these games may be opened: Eldermann, Ulm" in shown
    await pressed(trial, "", "put_games", *catalogue.installed())
    assert await opened(trial, ANNA) == "lobby"
    assert (await acts(trial))[-1].detail == "eldermann,ulm"


async def test_an_operator_switches_games_off(trial: Trial) -> None:
    """They are in no list, and nothing new begins: no table, no table alone, no lesson; games that run go on."""
    table = await trial.begun(ANNA, BEA)
    catalogue.offer(["ulm"])
    try:
        assert "does not offer this game" in await opened(trial, ANNA)
        assert "does not offer this game" in text_of(await trial.commands.learn(caller(ANNA), "tallinn"))
        assert [game.key for game in learnable()] == ["ulm"]
        assert [name.key for name in game_names()] == ["ulm"]
        assert [choice.value for choice in await trial.suggestions.games(caller(ANNA), "")] == ["ulm"]
        assert (await trial.live(table)).waiting_seats() == (0, 1)
    finally:
        catalogue.offer([])


async def test_channels_that_nobody_offered_are_refused(trial: Trial) -> None:
    """Those of other servers, hidden ones, too many, and what is no number."""
    trial.messenger.hidden.add(HOME + 6)
    for values in (["x"], [str(HOME + 6)], [str(HOME + n) for n in range(11)], ["9" * 30]):
        answer = await trial.press(BOSS, ComponentId("", "put_channels"), *values, manager=True)
        assert "unknown" in text_of(answer) or "cannot" in text_of(answer) or "not" in text_of(answer)
    async with trial.store.read() as tx:
        assert (await tx.people.guild(GUILD)).channel_ids == ()


# Caps


async def test_a_user_opens_three_lobbies_unless_told_otherwise(trial: Trial) -> None:
    """The fourth is refused with the limit; another user, or one whose lobby has begun, may open one."""
    table = await trial.lobby(ANNA, BEA)
    assert [await opened(trial, ANNA) for _ in range(2)] == ["lobby", "lobby"]
    assert "3 tables" in await opened(trial, ANNA)
    assert "3 Tische" in await opened(trial, ANNA, locale="de")
    assert await opened(trial, BEA) == "lobby"
    await trial.press(ANNA, ComponentId(table, "start"))
    assert await opened(trial, ANNA) == "lobby"
    await pressed(trial, "", "cap_lobbies", "0")
    assert [await opened(trial, ANNA) for _ in range(4)] == ["lobby"] * 4
    assert [(act.kind, act.detail) for act in await acts(trial)] == [("most_lobbies", "0")]


async def test_running_games_count_when_a_table_is_opened_joined_and_begun(trial: Trial) -> None:
    """A user who plays at as many as allowed neither opens nor joins; a lobby joined before waits with its start."""
    await pressed(trial, "", "cap_games", "1")
    second = await trial.lobby(CEM, BEA)
    await trial.begun(ANNA, BEA)
    assert "at a table here" in await opened(trial, ANNA)
    third = await trial.lobby(DIRK)
    assert "at a table here" in text_of(await trial.press(ANNA, ComponentId(third, "join")))
    assert "already plays" in text_of(await trial.press(CEM, ComponentId(second, "start")))
    assert (await trial.live(second)).row.stage == "lobby"
    assert await opened(trial, ANNA, guild_id=GUILD + 1) == "lobby"


async def test_a_cap_that_nobody_offered_is_refused(trial: Trial) -> None:
    """Neither a strange number nor words change anything."""
    for value in ("7", "x", "-1"):
        await trial.press(BOSS, ComponentId("", "cap_lobbies"), value, manager=True)
    assert await acts(trial) == []


# Bans


async def test_who_is_banned_opens_and_joins_nothing(trial: Trial) -> None:
    """A sentence of its own says so; lists show no tables, and other servers are as before."""
    table = await trial.lobby(ANNA)
    asked = await pressed(trial, "", "ban", str(BEA))
    assert "leaves" not in "\n".join(asked.text)
    assert await acts(trial) == []
    shown = await pressed(trial, "", "ban_now", value=press_of(asked, "ban_now").value)
    assert f"<@{BEA}>" in text_of(shown)
    for answer in (
        await trial.commands.play(caller(BEA), "tallinn"),
        await trial.press(BEA, ComponentId(table, "join")),
        await trial.press(BEA, ComponentId(table, "join_open")),
    ):
        assert "banned you" in text_of(answer) or "no table" in text_of(answer), text_of(answer)
    assert "ausgeschlossen" in await opened(trial, BEA, locale="de")
    assert "join_open" not in str(panel_of(await trial.commands.tables(caller(BEA), "open")).rows)
    assert await opened(trial, BEA, guild_id=GUILD + 1) == "lobby"
    shown = await pressed(trial, "", "lift_ban", value=str(BEA))
    assert "Nobody is banned" in "\n".join(shown.text)
    assert await opened(trial, BEA) == "lobby"
    assert [(act.kind, act.about_id, act.user_id) for act in await acts(trial)] == [
        ("lift", BEA, BOSS),
        ("ban", BEA, BOSS),
    ]


async def test_a_banned_user_leaves_every_table_of_the_server(trial: Trial) -> None:
    """The next user becomes host; a lobby without other users closes; a computer plays on in a running game."""
    running = await trial.begun(ANNA, BEA)
    hosted, alone = await trial.lobby(BEA, CEM), await trial.lobby(BEA)
    assert "leaves 3 tables" in "\n".join((await pressed(trial, "", "ban", str(BEA))).text)
    await pressed(trial, "", "ban_now", value=str(BEA))
    left = await trial.live(hosted)
    assert (left.row.host_id, [seat.user_id for seat in left.seats]) == (CEM, [CEM])
    assert (await trial.live(alone)).row.stage == "cancelled"
    await trial.settle()
    after = await trial.live(running)
    assert (after.row.stage, after.seat_of(BEA), after.seats[1].computer) == ("playing", None, STAND_IN)
    assert "banned you" in text_of(await trial.press(BEA, ComponentId(hosted, "join")))


async def test_a_kill_after_a_ban_leaves_nobody_in_a_lobby(trial: Trial) -> None:
    """The ban stands before lobbies are cleared: what a kill prevented is done by the next look."""
    hosted = await trial.lobby(BEA, CEM)
    async with trial.store.write() as tx:
        await tx.bans.put(BanRow(guild_id=GUILD, user_id=BEA, at=1))
    await trial.restart()
    await Cleanup(trial.service.registry).look()
    assert [seat.user_id for seat in (await trial.live(hosted)).seats] == [CEM]


async def test_no_seat_is_held_for_who_is_banned(trial: Trial) -> None:
    """The ban closes open invitations of the server; what a kill prevented is done by the next look."""
    table = await trial.lobby(ANNA)
    invite = press_of(panel_of(await trial.press(ANNA, ComponentId(table, "invite"))), "invitees")
    await trial.press(ANNA, invite, str(BEA), str(CEM), str(DIRK))
    await pressed(trial, "", "ban_now", value=str(BEA))
    assert [row.user_id for row in (await trial.live(table)).invited] == [CEM, DIRK]
    async with trial.store.write() as tx:
        await tx.bans.put(BanRow(guild_id=GUILD, user_id=CEM, at=1))
    await trial.restart()
    await Cleanup(trial.service.registry).look()
    assert [row.user_id for row in (await trial.live(table)).invited] == [DIRK]


async def test_who_is_banned_takes_no_seat_of_others(trial: Trial) -> None:
    """Neither by a moderator's word nor by vote."""
    table = await trial.begun(ANNA, CEM)
    await pressed(trial, "", "ban_now", value=str(BEA))
    answer = await trial.commands.table_replace(caller(ANNA), NamedUser(BEA, "Bea"), None, table)
    assert "is banned" in text_of(answer)


async def test_who_is_banned_after_an_offer_takes_no_seat(trial: Trial) -> None:
    """A seat that was offered before the ban stays with its user."""
    table = await trial.begun(ANNA, CEM)
    await trial.commands.table_replace(caller(ANNA), NamedUser(BEA, "Bea"), None, table)
    await pressed(trial, "", "ban_now", value=str(BEA))
    (motion,) = (await trial.live(table)).motions.values()
    await trial.press(CEM, ComponentId(table, "agree", ask=motion.opened_at, value=motion.kind))
    await trial.press(BEA, ComponentId(table, "accept", ask=motion.opened_at, value=motion.kind))
    assert (await trial.live(table)).seat_of(BEA) is None


async def test_a_ban_needs_a_user_other_than_oneself(trial: Trial) -> None:
    """A moderator cannot shut themselves out by a wrong press; a second ban of the same user is none."""
    assert "yourself" in text_of(await trial.press(BOSS, ComponentId("", "ban"), str(BOSS), manager=True))
    await trial.press(BOSS, ComponentId("", "ban"), "nobody", manager=True)
    await pressed(trial, "", "ban_now", value=str(BEA))
    await pressed(trial, "", "ban_now", value=str(BEA))
    assert len(await acts(trial)) == 1


async def test_many_bans_have_pages(trial: Trial) -> None:
    """Each page keeps to Discord's limits; a page that is none is the last one or the first."""
    await settled(trial, name="Guild")
    async with trial.store.write() as tx:
        for user in range(10**18, 10**18 + 30):
            await tx.bans.put(BanRow(guild_id=GUILD, user_id=user, at=user - 10**18))
    seen = []
    for value in ("0", "1", "2", "3"):
        seen += [
            press for press in buttons(await pressed(trial, "", "set_bans", value=value)) if "lift_ban" in press.id
        ]
    assert len({press.id for press in seen}) == 30
    for value in ("99", "x", "123456"):
        await pressed(trial, "", "set_bans", value=value)
