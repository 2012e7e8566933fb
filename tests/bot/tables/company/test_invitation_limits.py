"""Limits of invitations: by day, free seats, time, and user; a host reads no reason that names anybody."""

from __future__ import annotations

from bot.tables.company.invitations import HELD
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer, Aside, Picker
from bot.tables.running.cleanup import Cleanup
from storage.rows import BlockRow, InvitationRow
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CEM,
    DIRK,
    EMIL,
    GUILD,
    Trial,
    buttons,
    caller,
    panel_of,
    press_of,
    text_of,
)
from tests.bot.tables.inviting import REFUSED, called, invite, lobby_text, state


async def test_all_reasons_read_alike(trial: Trial) -> None:
    """Blocked either way, at the day's limit, not here, already seated: one sentence, and the others are invited."""
    table = await trial.lobby(ANNA)
    async with trial.store.write() as tx:
        for user, other in ((BEA, ANNA), (ANNA, CEM)):
            await tx.blocks.put(BlockRow(user_id=user, other_id=other, kind="all", name="x", made_at=1))
    trial.messenger.strangers.add((GUILD, DIRK))
    said = text_of(await invite(trial, table, BEA, EMIL, DIRK))
    assert f"{REFUSED}: <@{BEA}>, <@{DIRK}>" in said
    assert called(trial)[0].panel.pings == (EMIL,)
    for user in (CEM, EMIL, ANNA):
        assert f"{REFUSED}: <@{user}>" in text_of(await invite(trial, table, user))


async def test_limits_of_a_day(trial: Trial) -> None:
    """Three a receiver, one a pair, ten a host; a day later all are gone."""
    for host in (ANNA, BEA, CEM):
        assert REFUSED not in text_of(await invite(trial, await trial.lobby(host), EMIL, host=host))
    table = await trial.lobby(DIRK)
    assert REFUSED in text_of(await invite(trial, table, EMIL, host=DIRK))
    again = await trial.lobby(ANNA)
    assert REFUSED in text_of(await invite(trial, again, EMIL))
    trial.clock.time += HELD
    assert REFUSED not in text_of(await invite(trial, table, EMIL, host=DIRK))


async def test_ten_a_host_and_day(trial: Trial) -> None:
    """The eleventh is refused, with the number."""
    table = ""
    for at in range(4):
        if table:
            await trial.press(ANNA, ComponentId(table, "cancel"))
        table = await trial.lobby(ANNA)
        answer = await invite(trial, table, *(2000 + 3 * at + each for each in range(3)))
    assert "at most 10 users a day" in text_of(answer)
    assert REFUSED not in text_of(await invite(trial, table, 3000))


async def test_no_more_invitations_than_free_seats(trial: Trial) -> None:
    """The select takes no more; a changed client is refused, and so are made-up ids."""
    table = await trial.lobby(ANNA, BEA)
    panel = panel_of(await trial.press(ANNA, ComponentId(table, "invite")))
    (picker,) = [row for row in panel.rows if isinstance(row, Picker)]
    assert picker.most == 2
    assert "Only 2 seats" in text_of(await invite(trial, table, CEM, DIRK, EMIL))
    press = press_of(panel, "invitees")
    for values in (("x",), ("²",), ("9" * 30,), (), (str(CEM), str(CEM)), tuple(map(str, range(2000, 2006)))):
        assert "refused" not in text_of(await trial.press(ANNA, press, *values))
    assert (await trial.live(table)).invited == []
    await invite(trial, table, CEM, DIRK)
    panel = panel_of(await trial.press(ANNA, ComponentId(table, "invite")))
    assert not [row for row in panel.rows if isinstance(row, Picker)]
    assert "All seats are taken or held" in text_of(panel)


async def test_only_the_host_invites(trial: Trial) -> None:
    """Nobody else opens the panel or presses what is on it."""
    table = await trial.lobby(ANNA, BEA)
    for verb in ("invite", "invitees", "withdraw", "invited_only"):
        answer = await trial.press(BEA, ComponentId(table, verb, value="on"), str(CEM))
        assert "Only the host" in text_of(answer)


async def test_a_held_seat_is_free_after_a_day(trial: Trial) -> None:
    """At a lobby that is still open; what is over is forgotten some time later."""
    table = await trial.lobby(ANNA)
    await invite(trial, table, BEA)
    cleanup = Cleanup(trial.service.registry)
    trial.clock.time += HELD // 2
    await cleanup.look()
    assert [row.user_id for row in (await trial.live(table)).invited] == [BEA]
    async with trial.service.registry.table(table) as live, trial.store.write() as tx:
        await tx.invitations.put(
            InvitationRow(table_id=table, user_id=BEA, host_id=ANNA, batch=1, made_at=trial.clock.now() - HELD)
        )
        live.invited = await tx.invitations.open(table)
    await cleanup.look()
    assert (await trial.live(table)).invited == []
    assert "is invited" not in await lobby_text(trial)
    assert not buttons(called(trial)[0].panel)
    trial.clock.time += 2 * HELD + 1
    await cleanup.look()
    assert await state(trial, table, BEA) == ""


async def test_the_time_of_a_held_seat_is_kept_to_the_minute(trial: Trial) -> None:
    """Somebody else sits down right then, before it is cleared away; the list counts a seat that is held for others."""
    table = await trial.lobby(ANNA, CEM)
    await invite(trial, table, BEA, EMIL)
    listed = {user: text_in_list(await trial.commands.tables(caller(user), "open"), table) for user in (BEA, DIRK)}
    assert "3 of 4 seats taken" in listed[BEA]
    assert not listed[DIRK]
    trial.clock.time += HELD - 1
    assert "are held" in text_of(await trial.press(DIRK, ComponentId(table, "join")))
    trial.clock.time += 1
    await trial.press(DIRK, ComponentId(table, "join"))
    await trial.press(BEA, ComponentId(table, "join"))
    assert (await trial.live(table)).names == ("Anna", "Cem", "Dirk", "Bea")


def text_in_list(answer: Answer, table: str) -> str:
    """Read what the list of open tables says of one."""
    rows = [row for row in panel_of(answer).rows if isinstance(row, Aside)]
    return " ".join(row.text for row in rows if f"|{table}|" in row.button.id)
