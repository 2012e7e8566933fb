"""`/admin`: a server's tables for its moderators, who see nothing hidden and decide nothing in games of their own."""

from __future__ import annotations

import pytest

from bot.tables.core.about import BOARD, CHOICE
from bot.tables.messages.admin import log_panel
from bot.tables.ports.caller import NamedUser
from bot.tables.ports.clock import DAY, HOUR, MINUTE
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import Forbidden
from bot.tables.ports.panel import Answer, Aside, Panel
from bot.tables.running.cleanup import ACTS_KEPT, Cleanup
from games.kernel.words import LOCALES
from storage import user_recipient
from storage.rows import ActRow, NewAct, NewDelivery
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CEM,
    GUILD,
    HOME,
    PLACE,
    Trial,
    all_text_of,
    buttons,
    caller,
    panel_of,
    press_of,
    text_of,
    verbs,
)
from tests.bot.tables.moderating import BOSS, pressed
from tests.bot.tables.playing import act, check_limits, raising
from tests.bot.tables.stored import acts

THERE = HOME + 500
ACTS = ("admin_pause", "admin_resume", "admin_close", "admin_close_now", "admin_move", "admin_moved", "admin_table")


async def asked(trial: Trial, table: str | None = None, **fields: object) -> Panel:
    """Use `/admin` as a moderator."""
    answer: Answer = await trial.commands.admin(caller(BOSS, **{"manager": True, **fields}), table)
    assert not answer.public
    check_limits(panel_of(answer))
    return panel_of(answer)


# Who may


async def test_only_moderators_are_answered(trial: Trial) -> None:
    """Neither the command nor a press of a panel that is still open; nothing is suggested either."""
    table = await trial.begun(ANNA, BEA)
    assert "manage the server" in text_of(await trial.commands.admin(caller(CEM)))
    assert "only on a server" in text_of(await trial.commands.admin(caller(CEM, guild_id=None)))
    for verb in (*ACTS, "admin", "admin_late", "admin_log"):
        answer = await trial.press(CEM, ComponentId(table, verb), str(THERE))
        assert "manage the server" in text_of(answer), verb
    assert await trial.suggestions.values(caller(CEM), "tables", "", "settings") == []
    assert (await trial.live(table)).row.stage == "playing"
    assert await acts(trial) == []


@pytest.mark.parametrize("verb", ACTS)
async def test_other_servers_tables_do_not_exist(trial: Trial, verb: str) -> None:
    """A moderator elsewhere, a table alone, and a table that is none get the same answer."""
    table = await trial.begun(ANNA, BEA)
    for named in (table, "ZZZZ"):
        answer = await trial.press(BOSS, ComponentId(named, verb), str(THERE), manager=True, guild_id=GUILD + 1)
        assert f"cannot find table {named}" in text_of(answer), text_of(answer)
    assert (await trial.live(table)).row.stage == "playing"


@pytest.mark.parametrize("verb", [verb for verb in ACTS if verb not in {"admin_pause", "admin_table"}])
async def test_who_sits_there_can_only_pause(trial: Trial, verb: str) -> None:
    """Also a moderator who has left their seat: they know a hand."""
    table = await trial.begun(ANNA, BEA, CEM)
    await trial.leave(CEM, table)
    for user in (ANNA, CEM):
        shown = await pressed(trial, table, "admin_table", user=user)
        assert verbs(shown) == {"admin_pause", "admin"}
        answer = await trial.press(user, ComponentId(table, verb), str(THERE), manager=True)
        assert "stop its clocks" in text_of(answer)
    await pressed(trial, table, "admin_pause", user=ANNA)
    assert [row.kind for row in await acts(trial)] == ["pause"]


async def test_a_pace_that_a_moderator_sets_is_noted(trial: Trial) -> None:
    """At a table of others; at their own they may not, and the host's own is nobody's act."""
    table = await trial.begun(ANNA, BEA, CEM)
    await trial.commands.table_pace(caller(BOSS, manager=True), "3h", table)
    assert [(row.kind, row.table_id, row.user_id) for row in await acts(trial)] == [("pace", table, BOSS)]
    await trial.commands.table_pace(caller(ANNA), "daily", table)
    refused = text_of(await trial.commands.table_pace(caller(BEA, manager=True), "3h", table))
    assert "stop its clocks" in refused
    assert len(await acts(trial)) == 1


async def test_other_commands_of_moderators_are_noted_too(trial: Trial) -> None:
    """Moderators who do not sit there stop and start clocks and give seats on; at their own table, a vote does."""
    table = await trial.begun(ANNA, BEA)
    boss = caller(BOSS, manager=True)
    await trial.commands.table_pause(boss, table)
    await trial.settle(5)
    assert "moderator" in all_text_of(trial.messenger.inside(PLACE)[-1].panel)
    await trial.commands.table_resume(boss, table)
    await trial.commands.table_replace(boss, NamedUser(CEM, "Cem"), 1, table)
    assert (await trial.live(table)).seat_of(CEM) == 1
    await trial.commands.table_replace(caller(CEM, manager=True), NamedUser(BEA, "Bea"), 0, table)
    assert (await trial.live(table)).seat_of(ANNA) == 0
    await trial.commands.table_pause(caller(ANNA), table)
    assert [(row.kind, row.about_id) for row in await acts(trial)] == [
        ("replace", CEM),
        ("resume", None),
        ("pause", None),
    ]


# Looking


async def test_the_list_names_each_open_table(trial: Trial) -> None:
    """In pages and in each language; what is over, or alone, or of another server is not in it."""
    assert "no open tables" in all_text_of(await asked(trial))
    running, waiting = await trial.begun(ANNA, BEA), await trial.lobby(CEM)
    for number in range(9):
        await trial.lobby(2000 + number)
    await trial.commands.play(caller(ANNA), "tallinn", alone=True)
    await trial.commands.play(caller(ANNA, guild_id=GUILD + 1), "tallinn")
    for locale in sorted(LOCALES):
        panels = [await asked(trial, locale=locale)]
        for page in ("0", "1", "9", "x"):
            answer = await trial.press(BOSS, ComponentId("", "admin", value=page), manager=True, locale=locale)
            check_limits(panel_of(answer))
            panels.append(panel_of(answer))
        rows = [row for panel in panels for row in panel.rows if isinstance(row, Aside)]
        listed = {row.button.id.split("|")[1] for row in rows}
        assert {running, waiting} <= listed
        assert len(listed) == 11
        assert "11" in all_text_of(panels[0])
    assert "Anna, Bea" in "\n".join(map(all_text_of, panels))
    assert len(await trial.suggestions.values(caller(BOSS, manager=True), "tables", "", "settings")) == 11
    (found,) = await trial.suggestions.values(caller(BOSS, manager=True), "tables", waiting, "settings")
    assert found.value == waiting


async def test_nothing_that_is_hidden_is_shown(trial: Trial) -> None:
    """What moderators see does not depend on what has been chosen in secret."""
    table = await trial.begun(ANNA, BEA)
    seen = []
    for user in (None, ANNA):
        if user is not None:
            await act(trial, user, table)
        panels = [await asked(trial, table), await asked(trial), await pressed(trial, "", "admin_late")]
        panels += [await pressed(trial, table, "admin_close"), await pressed(trial, table, "admin_move")]
        seen.append("\n".join(map(all_text_of, panels)))
    assert seen[0] == seen[1]


# Acting


async def test_a_running_table_is_closed(trial: Trial) -> None:
    """After being asked once more; it has no result, and its board and lobby say who has ended it."""
    table = await trial.begun(ANNA, BEA)
    await trial.settle(5)
    panel = await pressed(trial, table, "admin_close")
    assert (await trial.live(table)).row.stage == "playing"
    closed = await trial.press(BOSS, press_of(panel, "admin_close_now"), manager=True)
    assert f"Table {table} is closed" in text_of(closed)
    await trial.settle(5)
    assert (await trial.live(table)).row.stage == "abandoned"
    assert "A moderator of this server has ended this game" in all_text_of(trial.messenger.inside(PLACE)[-1].panel)
    again = await trial.press(BOSS, press_of(panel, "admin_close_now"), manager=True)
    assert "over" in text_of(again)
    assert [(row.kind, row.table_id, row.user_id) for row in await acts(trial)] == [("close", table, BOSS)]


async def test_a_lobby_is_closed(trial: Trial) -> None:
    """By `/admin`, or by its own button as ever; its message says that a moderator did it."""
    for verb in ("admin_close_now", "cancel_now"):
        table = await trial.lobby(ANNA, BEA)
        await trial.press(BOSS, ComponentId(table, verb), manager=True)
        await trial.settle(5)
        assert "A moderator of this server has closed" in all_text_of(trial.messenger.messages[4000].panel)
    assert len(await acts(trial)) == 2
    table = await trial.lobby(ANNA, BEA)
    assert "host" in text_of(await trial.press(BEA, ComponentId(table, "cancel"), manager=True))
    await trial.press(ANNA, ComponentId(table, "cancel_now"), manager=True)
    await trial.settle(5)
    assert "was cancelled" in all_text_of(trial.messenger.messages[4000].panel)


async def test_clocks_are_stopped_and_started(trial: Trial) -> None:
    """The table is told once, by one message; a player's own pause afterwards names no moderator."""
    table = await trial.begun(ANNA, BEA)
    await trial.settle(5)
    shown = await pressed(trial, table, "admin_pause")
    await trial.settle(5)
    assert "admin_resume" in verbs(shown)
    said = [all_text_of(message.panel) for message in trial.messenger.inside(PLACE)]
    assert [text for text in said if "moderator" in text] == said[-1:]
    assert "already stopped" in text_of(await trial.press(BOSS, ComponentId(table, "admin_pause"), manager=True))
    await pressed(trial, table, "admin_resume")
    assert (await trial.live(table)).row.paused_at is None
    await trial.commands.table_pause(caller(ANNA), table)
    await trial.settle(5)
    assert "moderator" not in all_text_of(trial.messenger.inside(PLACE)[-1].panel)
    assert [row.kind for row in await acts(trial)] == ["resume", "pause"]


async def test_a_running_table_is_moved(trial: Trial) -> None:
    """It goes on in the other channel, says why, and stays there when it ends: that channel is nobody's to close."""
    table = await trial.begun(ANNA, BEA)
    await trial.settle(5)
    await pressed(trial, table, "admin_move")
    await pressed(trial, table, "admin_moved", str(THERE))
    await trial.settle(5)
    (board,) = trial.messenger.inside(THERE)
    assert "has moved this table here" in all_text_of(board.panel)
    await act(trial, ANNA, table)
    await act(trial, BEA, table)
    await trial.settle(5)
    assert len(trial.messenger.inside(THERE)) > 1
    assert "in that channel already" in text_of(
        await trial.press(BOSS, ComponentId(table, "admin_moved"), str(THERE), manager=True)
    )
    assert [(row.kind, row.detail) for row in await acts(trial)] == [("move", str(THERE))]


async def test_a_table_whose_channel_is_gone_is_moved(trial: Trial) -> None:
    """Thread and lobby channel were deleted: in the new place it goes on after a restart, too."""
    table = await trial.begun(ANNA, BEA)
    await trial.settle(5)
    trial.messenger.error = raising(Forbidden(50001), ("post", PLACE), ("post", HOME), ("edit", PLACE), ("edit", HOME))
    await pressed(trial, table, "admin_moved", str(THERE))
    await trial.restart()
    await trial.settle(5)
    assert len(trial.messenger.inside(THERE)) == 1


async def test_a_lobby_is_moved(trial: Trial) -> None:
    """It is posted again in its new place, can be joined there, and the old message has no buttons any more."""
    table = await trial.lobby(ANNA)
    await pressed(trial, table, "admin_moved", str(THERE))
    await trial.settle(5)
    (moved,) = trial.messenger.inside(THERE)
    assert buttons(trial.messenger.messages[4000].panel) == []
    await trial.press(BEA, press_of(moved.panel, "join"), channel_id=THERE)
    live = await trial.live(table)
    assert (live.row.home_id, len(live.seats)) == (THERE, 2)


async def test_a_press_on_the_old_message_does_not_keep_the_lobby_there(trial: Trial) -> None:
    """Until the old message has lost its buttons, as after a kill, they still work, and the lobby is posted again."""
    table = await trial.lobby(ANNA)
    trial.messenger.error = raising(Forbidden(50001), ("strip", HOME))
    await pressed(trial, table, "admin_moved", str(THERE))
    await trial.press(ANNA, ComponentId(table, "options"), message_id=4000)
    await trial.settle(5)
    assert len(trial.messenger.inside(THERE)) == 1


async def test_a_table_goes_nowhere_that_was_not_offered(trial: Trial) -> None:
    """Not to a channel that the moderator does not see, nor to what is no channel."""
    table = await trial.begun(ANNA, BEA)
    trial.messenger.hidden.add(THERE)
    for values in ([str(THERE)], ["x"], [], ["1", "2"]):
        await trial.press(BOSS, ComponentId(table, "admin_moved"), *values, manager=True)
    assert await acts(trial) == []


# Messages that are not sent yet


async def owe(trial: Trial, table: str, recipient: str, kind: str, about: str, age: int, lost: str = "") -> None:
    """Queue a message that was queued so long ago, perhaps in vain."""
    at = trial.clock.now() - age
    async with trial.store.write() as tx:
        await tx.outbox.add(
            NewDelivery(
                table_id=table,
                recipient=recipient,
                kind=kind,  # type: ignore[arg-type]  # a test names one
                about=about,
                since=0,
                upto=1,
                created_at=at,
                due_at=trial.clock.now() + DAY,
            )
        )
        (row,) = [row for row in await tx.outbox.unsent(table) if (row.about, row.recipient) == (about, recipient)]
        await tx.outbox.postpone(row.id, trial.clock.now() + DAY, "TimeoutError")
        if lost:
            await tx.outbox.give_up(row.id, trial.clock.now(), lost)


async def test_what_is_owed_is_told_by_kind_age_and_reason(trial: Trial) -> None:
    """Never with the recipient, and never an edit of a user's own message, which would tell when they have chosen."""
    table = await trial.begun(ANNA, BEA)
    await trial.settle(5)
    assert "Everything has been sent" in all_text_of(await pressed(trial, "", "admin_late"))
    await owe(trial, table, f"table:{table}", "post", BOARD, 3 * HOUR)
    await owe(trial, table, user_recipient(ANNA), "post", CHOICE, 2 * DAY, "forbidden")
    await owe(trial, table, user_recipient(BEA), "sync", CHOICE, 2 * DAY)
    await owe(trial, table, f"lobby:{table}", "sync", "lobby", 5 * MINUTE)
    said = all_text_of(await pressed(trial, "", "admin_late"))
    assert "the board · more than an hour · still being tried: Discord has not taken it yet" in said
    assert "direct messages · more than a day · given up: I lack permission" in said
    assert len(said.splitlines()) == 4
    assert not any(each in said for each in ("Anna", "Bea", str(ANNA), str(BEA), "Join"))
    other = all_text_of(await pressed(trial, "", "admin_late", guild_id=GUILD + 1))
    assert table not in other


# The log


async def test_the_log_names_each_act_for_ninety_days(trial: Trial) -> None:
    """In both languages; a moderator or user who was deleted has no name in it."""
    kinds = (
        "close",
        "pace",
        "pause",
        "resume",
        "move",
        "replace",
        "ban",
        "lift",
        "channels",
        "moderators",
        "games",
        "most_lobbies",
        "most_games",
    )
    rows = [
        ActRow(id=n, guild_id=GUILD, user_id=None, kind=kind, at=n, table_id="K7Q2", detail=detail)
        for n, (kind, detail) in enumerate([(kind, detail) for kind in kinds for detail in ("", "5")])
    ]
    for locale in sorted(LOCALES):
        texts = await trial.service.registry.people.meet(caller(BOSS, locale=locale))
        for page in range(3):
            check_limits(log_panel(rows, page, texts))
    async with trial.store.write() as tx:
        await tx.people.save_guild(await tx.people.guild(GUILD))
        now = trial.clock.now()
        for age, user in ((ACTS_KEPT + DAY, ANNA), (ACTS_KEPT - DAY, BEA)):
            await tx.acts.add(NewAct(guild_id=GUILD, user_id=user, kind="ban", about_id=CEM, at=now - age))
    await Cleanup(trial.service.registry).look()
    said = all_text_of(await pressed(trial, "", "admin_log"))
    assert f"<@{BEA}> banned <@{CEM}>" in said
    assert str(ANNA) not in said
