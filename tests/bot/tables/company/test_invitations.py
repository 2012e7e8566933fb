"""Invitations: a mention once, a held seat, three answers, limits that name nobody, and nothing lost by a kill."""

from __future__ import annotations

import pytest

from bot.tables.company.invitations import HELD
from bot.tables.ports.component_id import ComponentId, parse
from games.kernel.words import LOCALES
from storage.rows import BlockRow
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CEM,
    DIRK,
    EMIL,
    FINN,
    GUILD,
    Trial,
    buttons,
    caller,
    panel_of,
    press_of,
    text_of,
)
from tests.bot.tables.inviting import REFUSED, allow, answers, called, invite, lobby_text, state
from tests.bot.tables.playing import check_all, check_limits, ended


async def test_whom_a_host_picks_is_mentioned_once(trial: Trial) -> None:
    """In the lobby's channel with three answers; a message that names the rest mentions users who are picked later."""
    table = await trial.lobby(ANNA)
    await invite(trial, table, BEA, CEM)
    (first,) = called(trial)
    assert set(first.panel.pings) == {BEA, CEM}
    assert "Anna invites you to a game of Tallinn" in text_of(first.panel)
    await invite(trial, table, DIRK)
    first, second = called(trial)
    assert second.panel.pings == (DIRK,)
    assert f"Also invited: <@{BEA}>, <@{CEM}>" in text_of(second.panel)
    answers(table, second.panel)
    assert not buttons(first.panel)


async def test_a_seat_is_held_until_it_is_answered(trial: Trial) -> None:
    """Others and computers cannot take it, the invited can; the lobby names the users it is held for."""
    table = await trial.lobby(ANNA, BEA)
    await invite(trial, table, CEM, DIRK)
    assert f"<@{CEM}> is invited, and the seat is held. Deadline: <t:" in await lobby_text(trial)
    held = "are held for invited users"
    for verb in ("join", "join_open"):
        assert held in text_of(await trial.press(EMIL, ComponentId(table, verb)))
    assert held in text_of(await trial.press(ANNA, ComponentId(table, "add_computer")))
    pressed = answers(table, called(trial)[0].panel)
    assert "You have a seat at" in text_of(await trial.press(CEM, pressed["join_invited"]))
    assert "You have declined" in text_of(await trial.press(DIRK, pressed["decline"]))
    assert "is invited" not in await lobby_text(trial)
    assert "This invitation is over" in text_of(called(trial)[0].panel)
    await trial.press(EMIL, ComponentId(table, "join"))
    assert (await trial.live(table)).names == ("Anna", "Bea", "Cem", "Emil")
    assert [await state(trial, table, user) for user in (CEM, DIRK)] == ["joined", "declined"]


@pytest.mark.parametrize("verb", ["join", "join_open"])
async def test_whoever_joins_elsewhere_has_answered(trial: Trial, verb: str) -> None:
    """The lobby's own button and that of the list take the held seat too."""
    table = await trial.lobby(ANNA)
    await invite(trial, table, BEA)
    await trial.press(BEA, ComponentId(table, verb))
    assert await state(trial, table, BEA) == "joined"
    await trial.settle(5)
    assert not buttons(called(trial)[0].panel)


async def test_only_the_invited_can_answer(trial: Trial) -> None:
    """Somebody else who presses is told the way, and takes no seat; a made-up press of a second answer neither."""
    table = await trial.lobby(ANNA)
    await invite(trial, table, BEA)
    pressed = answers(table, called(trial)[0].panel)
    for press in pressed.values():
        assert "no open invitation" in text_of(await trial.press(CEM, press))
    await trial.press(BEA, pressed["decline"])
    assert "no open invitation" in text_of(await trial.press(BEA, pressed["join_invited"]))
    assert (await trial.live(table)).names == ("Anna",)
    stranger = await trial.press(BEA, pressed["join_invited"], guild_id=GUILD + 1)
    assert "I cannot find table" in text_of(stranger)


async def test_no_invitations_from_this_user_is_kept_and_told_to_nobody(trial: Trial) -> None:
    """The host reads the same as after any other limit, today and later; another host may invite."""
    table = await trial.lobby(ANNA)
    await invite(trial, table, BEA)
    answer = await trial.press(BEA, answers(table, called(trial)[0].panel)["decline_all"])
    assert "Anna cannot invite you any more" in text_of(answer)
    async with trial.store.read() as tx:
        assert [row.kind for row in await tx.blocks.of_user(BEA)] == ["invitations"]
    assert await state(trial, table, BEA) == "declined"
    trial.clock.time += HELD + 1
    other = await trial.lobby(ANNA)
    assert f"{REFUSED}: <@{BEA}>" in text_of(await invite(trial, other, BEA))
    theirs = await trial.lobby(CEM)
    assert REFUSED not in text_of(await invite(trial, theirs, BEA, host=CEM))


async def test_a_block_of_everything_is_not_weakened(trial: Trial) -> None:
    """A user who blocks the host while the invitation is open keeps that block."""
    table = await trial.lobby(ANNA)
    await invite(trial, table, BEA)
    async with trial.store.write() as tx:
        await tx.blocks.put(BlockRow(user_id=BEA, other_id=ANNA, kind="all", name="Anna", made_at=1))
    await trial.press(BEA, answers(table, called(trial)[0].panel)["decline_all"])
    async with trial.store.read() as tx:
        assert [row.kind for row in await tx.blocks.of_user(BEA)] == ["all"]


async def test_the_start_and_the_end_of_a_lobby_end_its_invitations(trial: Trial) -> None:
    """Held seats lapse when the host starts, and when the lobby closes; nobody can take them then."""
    begun, closed = await trial.lobby(ANNA, BEA), await trial.lobby(ANNA)
    await allow(trial, CEM)
    await invite(trial, begun, CEM)
    await invite(trial, closed, DIRK)
    pressed = answers(begun, called(trial)[0].panel)
    await trial.begin(begun, ANNA)
    await trial.press(ANNA, ComponentId(closed, "cancel"))
    await trial.settle(5)
    assert [not buttons(each.panel) for each in called(trial)] == [True, True]
    (letter,) = trial.messenger.dms(CEM)
    assert "This invitation is over" in text_of(letter.panel)
    assert not buttons(letter.panel)
    assert "no open invitation" in text_of(await trial.press(CEM, pressed["join_invited"]))
    assert [await state(trial, begun, CEM), await state(trial, closed, DIRK)] == ["lapsed", "lapsed"]


async def test_the_host_takes_invitations_back(trial: Trial) -> None:
    """Then seats are free, messages say so, and the button is gone."""
    table = await trial.lobby(ANNA)
    await invite(trial, table, BEA)
    panel = panel_of(await trial.press(ANNA, ComponentId(table, "invite")))
    panel = panel_of(await trial.press(ANNA, press_of(panel, "withdraw")))
    assert "withdraw" not in {parsed.verb for each in buttons(panel) if (parsed := parse(each.id))}
    await trial.settle()
    assert "This invitation is over" in text_of(called(trial)[0].panel)


async def test_direct_messages_go_only_to_who_has_allowed_them(trial: Trial) -> None:
    """With the same answers, in the reader's language; there the answer takes the message's place."""
    table = await trial.lobby(ANNA)
    await trial.commands.me(caller(CEM), invitations="on", language="de")
    await invite(trial, table, BEA, CEM)
    assert trial.messenger.dms(BEA) == []
    (letter,) = trial.messenger.dms(CEM)
    assert "Anna lädt dich zu einer Partie Tallinn ein" in text_of(letter.panel)
    assert letter.panel.rows
    direct = {"guild_id": None, "channel_id": letter.channel_id}
    answer = await trial.press(CEM, answers(table, letter.panel)["join_invited"], **direct)
    assert answer.update
    assert "Du hast einen Platz" in text_of(answer)
    assert (await trial.live(table)).names == ("Anna", "Cem")


async def test_who_sees_the_channel_no_more_cannot_join_by_an_old_letter(trial: Trial) -> None:
    """Nor does who has left the server; they can still decline."""
    table = await trial.lobby(ANNA)
    await allow(trial, BEA)
    await invite(trial, table, BEA)
    pressed = answers(table, trial.messenger.dms(BEA)[0].panel)
    trial.messenger.strangers.add((GUILD, BEA))
    assert "I cannot find table" in text_of(await trial.press(BEA, pressed["join_invited"], guild_id=None))
    assert "You have declined" in text_of(await trial.press(BEA, pressed["decline"], guild_id=None))


async def test_allowing_is_offered_after_a_game(trial: Trial) -> None:
    """In their last direct message, to users who have not allowed it; one press does, `/me` takes it back."""
    await allow(trial, BEA)
    await ended(trial)
    offered = {user: [each.label for each in buttons(trial.messenger.dms(user)[-1].panel)] for user in (ANNA, BEA)}
    assert "Invitations by direct message" in offered[ANNA]
    assert "Invitations by direct message" not in offered[BEA]
    press = press_of(trial.messenger.dms(ANNA)[-1].panel, "invitations_on")
    assert "reach you by direct message" in text_of(await trial.press(ANNA, press, guild_id=None))
    for wish, told in (("off", "invitations by direct message: off"), ("on", "invitations by direct message: on")):
        assert told in text_of(await trial.commands.me(caller(ANNA), invitations=wish))


async def test_a_lobby_can_be_by_invitation_only(trial: Trial) -> None:
    """Others are refused by the one sentence of all limits, and do not see it among the open ones."""
    table = await trial.lobby(ANNA)
    await invite(trial, table, BEA)
    panel = panel_of(await trial.press(ANNA, ComponentId(table, "invite")))
    panel = panel_of(await trial.press(ANNA, press_of(panel, "invited_only", "on")))
    assert "Only invited users may join." in await lobby_text(trial)
    assert "This table has limits" in text_of(await trial.press(CEM, ComponentId(table, "join")))
    for user, seen in ((CEM, False), (BEA, True), (ANNA, True)):
        shown = panel_of(await trial.commands.tables(caller(user), "open"))
        assert (table in repr((shown.text, shown.rows))) is seen
    await trial.press(BEA, ComponentId(table, "join"))
    await trial.press(BEA, ComponentId(table, "leave"))
    await trial.press(BEA, ComponentId(table, "join"))
    await trial.press(ANNA, press_of(panel, "invited_only", "off"))
    await trial.press(CEM, ComponentId(table, "join"))
    assert (await trial.live(table)).names == ("Anna", "Bea", "Cem")


async def test_a_new_host_is_named(trial: Trial) -> None:
    """Whose invitation it is, when the host has left, is who can be refused."""
    table = await trial.lobby(ANNA, BEA)
    await invite(trial, table, CEM)
    await trial.press(ANNA, ComponentId(table, "leave"))
    await trial.settle(5)
    (shown,) = called(trial)
    assert "Bea invites you" in text_of(shown.panel)
    await trial.press(CEM, answers(table, shown.panel)["decline_all"])
    async with trial.store.read() as tx:
        assert [row.other_id for row in await tx.blocks.of_user(CEM)] == [BEA]


async def test_an_invitation_survives_a_kill(trial: Trial) -> None:
    """What was picked is mentioned once by the next run, the seat stays held, and the old buttons answer."""
    table = await trial.lobby(ANNA, BEA)
    await allow(trial, CEM)
    panel = panel_of(await trial.press(ANNA, ComponentId(table, "invite")))
    await trial.stop()
    await trial.start()
    await trial.press(ANNA, press_of(panel, "invitees"), str(CEM), str(DIRK))
    await trial.restart()
    await trial.settle(5)
    (shown,) = called(trial)
    assert set(shown.panel.pings) == {CEM, DIRK}
    assert len(trial.messenger.dms(CEM)) == 1
    assert "are held" in text_of(await trial.press(FINN, ComponentId(table, "join")))
    await trial.press(CEM, answers(table, shown.panel)["decline"])
    await trial.restart()
    await trial.settle(5)
    assert [row.user_id for row in (await trial.live(table)).invited] == [DIRK]
    assert shown.panel.pings == (DIRK,)
    assert not buttons(trial.messenger.dms(CEM)[0].panel)
    assert len(called(trial)) == 1


async def test_who_deletes_their_data_gives_the_seat_back(trial: Trial) -> None:
    """Nothing names them then: no message, no row; a host who goes leaves the invitations without their number."""
    table = await trial.lobby(ANNA, CEM)
    await invite(trial, table, BEA, DIRK)
    await trial.press(BEA, ComponentId("", "delete_me"))
    assert str(BEA) not in await lobby_text(trial)
    assert called(trial)[0].panel.pings == (DIRK,)
    await trial.press(ANNA, ComponentId("", "delete_me"))
    async with trial.store.read() as tx:
        assert [(row.user_id, row.host_id) for row in await tx.invitations.of_table(table)] == [(DIRK, None)]


@pytest.mark.parametrize("locale", sorted(LOCALES))
async def test_all_of_it_fits_in_every_language(trial: Trial, locale: str) -> None:
    """Every panel keeps Discord's limits, and no text is missing."""
    table = await trial.lobby(ANNA)
    await allow(trial, BEA, CEM, DIRK)
    for user in (ANNA, BEA, CEM, DIRK):
        await trial.commands.me(caller(user), language=locale)
    await trial.press(ANNA, ComponentId(table, "language"), locale)
    await invite(trial, table, BEA)
    panel = panel_of(await invite(trial, table, CEM, ANNA))
    check_limits(panel)
    check_all(trial)
    told = [panel, *(each.panel for user in (BEA, CEM) for each in (*called(trial), *trial.messenger.dms(user)))]
    for each in told:
        assert not [label for label in (*each.text, *(button.label for button in buttons(each))) if "invite-" in label]
