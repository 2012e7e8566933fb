"""Absent users: a stand-in decides when time is up, keeps the seat after a while, and gives it back with a briefing."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace

import pytest

from bot.tables.ports.component_id import ComponentId
from bot.tables.stages.play import choose
from games.kernel.errors import StaleChoice
from tests.bot.tables.doubles import ANNA, BEA, CEM, PLACE, Trial, buttons, caller, panel_of, press_of, text_of
from tests.bot.tables.playing import act, boards, check_all, offered, picked
from tests.bot.tables.timing import (
    DAY,
    HOUR,
    MINUTE,
    clocks_of,
    later,
    lines_with,
    missing,
    paced,
    pass_time,
    reminders,
    said,
    stood_in,
)

DECIDED = "A computer decided for Bea: time was up."
TOWER = "a"
"""The seed of a first card of Anna's after which Bea alone is asked for a tower, as her stand-in's card wins."""


async def test_when_time_is_up_a_stand_in_plays_this_wait_to_its_end(trial: Trial) -> None:
    """The tower follows the card, as nobody else is asked between; then the user has a new clock."""
    table = await paced(trial, "3h", ANNA, BEA)
    await act(trial, ANNA, table, TOWER)
    await later(trial, 3 * HOUR)
    assert await stood_in(trial, table) == [(1, 1), (2, 1)]
    live = await trial.live(table)
    assert (live.seats[1].missed, live.seats[1].computer) == (1, None)
    assert live.row.asked > 1
    assert sum(board.count(DECIDED) for board in boards(trial, PLACE)) == 1
    seat_waits = 1 in live.waiting_seats()
    assert (1 in await clocks_of(trial, table)) == seat_waits
    check_all(trial)


async def test_a_decision_of_the_user_forgives_what_was_missed(trial: Trial) -> None:
    """Three in a row are counted, not three in all."""
    table = await paced(trial, "3h", ANNA, BEA)
    await missing(trial, table, 2)
    assert (await trial.live(table)).seats[1].missed == 2
    while 1 not in (await trial.live(table)).waiting_seats():
        await act(trial, ANNA, table)
    await act(trial, BEA, table)
    assert (await trial.live(table)).seats[1].missed == 0
    trial.service.registry.forget_all()
    assert (await trial.live(table)).seats[1].missed == 0


async def test_after_three_in_a_row_a_computer_keeps_the_seat(trial: Trial) -> None:
    """It is noted who holds the seat, the table and the user are told once, and then the user is left in peace."""
    table = await paced(trial, "3h", ANNA, BEA)
    await missing(trial, table, 3)
    live = await trial.live(table)
    assert (live.seats[1].user_id, live.seats[1].computer) == (BEA, "normal")
    async with trial.store.read() as tx:
        holders = [row for row in await tx.holders.of_table(table) if row.seat == 1]
    assert [(row.user_id, row.computer) for row in holders] == [(BEA, None), (BEA, "normal")]
    assert len(lines_with(trial, PLACE, "has let the time run out three times in a row")) == 1
    count, told = len(trial.messenger.dms(BEA)), reminders(trial, BEA)
    assert "press the button" in text_of(trial.messenger.dms(BEA)[-1].panel)
    for _ in range(4):
        await act(trial, ANNA, table)
        await trial.settle(5)
        assert 1 not in await clocks_of(trial, table)
    assert len(trial.messenger.dms(BEA)) == count
    assert reminders(trial, BEA) == told
    assert "A computer plays for Bea until they are back." in boards(trial, PLACE)[-1]
    assert "A computer plays for Bea" in text_of(await trial.commands.table_status(caller(ANNA), table))
    assert "a computer plays for you until you are back" in text_of(await trial.commands.tables(caller(BEA)))
    check_all(trial)


WAYS = ["button", "back", "move", "hand", "typed", "old"]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_whoever_comes_back_gets_the_seat_and_a_briefing(trial: Trial, way: str, locale: str) -> None:
    """By the button, a command, or any press of their own at the table, which chooses nothing yet."""
    table = await paced(trial, "3h", ANNA, BEA)
    old = press_of((await trial.press(BEA, ComponentId(table, "move"), locale=locale)).panel, "choose")  # type: ignore[arg-type]  # it has a panel
    await missing(trial, table, 3)
    version = (await trial.live(table)).row.version
    bea = caller(BEA, locale=locale)
    if way == "button":
        press = press_of(trial.messenger.dms(BEA)[-1].panel, "back")
        answer = trial.noted(BEA, await trial.dispatcher.press(bea, press))
    elif way == "back":
        answer = trial.noted(BEA, await trial.commands.table_back(bea, table))
    elif way == "hand":
        answer = trial.noted(BEA, await trial.commands.hand(bea, table))
    elif way == "typed":
        answer = trial.noted(BEA, await trial.commands.move(bea, "1", table))
    else:
        answer = trial.noted(
            BEA, await trial.dispatcher.press(bea, old if way == "old" else ComponentId(table, "move"))
        )
    text = text_of(answer)
    assert ("Welcome back." if locale == "en-US" else "Willkommen zurück") in text
    assert (DECIDED if locale == "en-US" else "Für Bea hat ein Computer entschieden: Die Zeit war um.") in text
    live = await trial.live(table)
    assert live.row.version == version
    assert (live.seats[1].computer, live.seats[1].missed) == (None, 0)
    assert (1 in live.waiting_seats()) == (1 in await clocks_of(trial, table))
    await trial.settle(5)
    assert len(lines_with(trial, PLACE, "Bea is back.")) == 1
    check_all(trial)


async def test_a_sealed_choice_of_a_stand_in_may_be_changed(trial: Trial) -> None:
    """Until the last seat has chosen; what it was is told to nobody else."""
    table = await paced(trial, "3h", ANNA, BEA, CEM)
    before = len(trial.messenger.shown)
    async with trial.service.registry.table(table) as live:
        live.clocks = {1: live.clocks[1]}  # Anna and Cem take their time
    async with trial.store.write() as tx:
        await tx.clocks.drop(table, [0, 2])
    await later(trial, 3 * HOUR)
    live = await trial.live(table)
    sealed = live.require_match().state.given[1]
    assert sealed is not None
    assert live.waiting_seats() == (0, 2)
    assert DECIDED in boards(trial, PLACE)[-1]
    public = [text_of(panel) for where, panel in trial.messenger.shown[before:] if where != 100_000 + BEA]
    assert not [text for text in public if re.search(rf"\b{re.escape(sealed)}\b", text)]
    panel = (await trial.press(BEA, ComponentId(table, "move"))).panel
    assert panel
    assert "Locked in" in text_of(panel)
    opened = panel_of(await trial.press(BEA, press_of(panel, "change")))
    other = next(press for press in offered(opened) if press.value != sealed)
    await trial.press(BEA, other)
    assert (await trial.live(table)).require_match().state.given[1] == other.value
    assert (await trial.live(table)).seats[1].missed == 0


async def test_a_choice_of_the_user_wins_over_one_thought_out_late(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stand-in that thinks while its user chooses, takes more time or comes back decides nothing."""
    table = await paced(trial, "3h", ANNA, BEA)
    registry = trial.service.registry
    for by in ("stand-in", "computer"):
        with pytest.raises(StaleChoice):
            await choose(registry, table, 1, "1", 1, None, by)
    await pass_time(trial, 3 * HOUR)
    idle = replace(registry.workers, decide=lambda _table: None)
    monkeypatch.setattr(registry, "workers", idle)  # no computer thinks meanwhile
    await trial.service.timer.ring_due()
    await trial.commands.table_extend(caller(BEA), table)
    with pytest.raises(StaleChoice):
        await choose(registry, table, 1, "1", 1, None, "stand-in")
    await act(trial, BEA, table)
    given = (await trial.live(table)).require_match().state.given[1]
    with pytest.raises(StaleChoice):
        await choose(registry, table, 1, "1", 1, None, "stand-in")
    assert (await trial.live(table)).require_match().state.given[1] == given


async def test_a_table_whose_users_are_all_away_rests(trial: Trial) -> None:
    """Computers do not play it to the end by themselves; it goes on when somebody is back."""
    table = await trial.lobby(ANNA)
    await trial.press(ANNA, ComponentId(table, "add_computer"))
    await trial.commands.table_pace(caller(ANNA), "1h", table)
    await trial.begin(table, ANNA)
    for _ in range(6):
        await later(trial, HOUR)
    live = await trial.live(table)
    assert live.seats[0].computer == "normal"
    assert live.row.stage == "playing"
    assert live.seats[0].missed == 3
    version = live.row.version
    await trial.restart()
    await later(trial, DAY)
    assert (await trial.live(table)).row.version == version
    assert "the game rests" in text_of(await trial.commands.table_status(caller(ANNA), table))
    await trial.commands.table_back(caller(ANNA), table)
    assert set(await clocks_of(trial, table)) == ({0} if 0 in (await trial.live(table)).waiting_seats() else set())


async def test_the_briefing_tells_nothing_hidden(trial: Trial) -> None:
    """It is the story as the seat saw it: others' sealed choices and hands are not in it."""
    table = await paced(trial, "3h", ANNA, BEA)
    await missing(trial, table, 3)
    live = await trial.live(table)
    if 0 in live.waiting_seats():
        await act(trial, ANNA, table)
    briefing = text_of(trial.noted(BEA, await trial.commands.table_back(caller(BEA), table)))
    public = "\n".join(boards(trial, PLACE))
    story = briefing.split("Since your last choice:")[1].split("**")[0]
    told = [line for line in story.splitlines() if line.strip()]
    assert told
    assert DECIDED in public
    names = {"Anna"}
    about_anna = [line for line in told if any(name in line for name in names)]
    assert [line for line in about_anna if line not in public] == []


async def test_leaving_ends_what_a_stand_in_keeps(trial: Trial) -> None:
    """The seat is a computer's then, and nobody comes back to it."""
    table = await paced(trial, "3h", ANNA, BEA)
    await missing(trial, table, 3)
    await trial.leave(BEA, table)
    live = await trial.live(table)
    assert (live.seats[1].user_id, live.seats[1].computer) == (None, "normal")
    press = press_of(trial.messenger.dms(BEA)[-1].panel, "back")
    assert "No computer is standing in" in text_of(await trial.press(BEA, press))
    assert (await trial.live(table)).seats[1].user_id is None


async def test_a_deleted_user_does_not_come_back(trial: Trial) -> None:
    """The seat that a stand-in keeps becomes the computer's, without a name, and no reminder is left."""
    table = await paced(trial, "3h", ANNA, BEA)
    await missing(trial, table, 3)
    await trial.press(BEA, ComponentId("", "delete_me"))
    await trial.settle(5)
    live = await trial.live(table)
    assert (live.seats[1].user_id, live.seats[1].computer) == (None, "normal")
    assert live.names[1] != "Bea"
    assert "Bea" not in text_of(await trial.commands.table_status(caller(ANNA), table))


async def test_only_the_absent_come_back(trial: Trial) -> None:
    """For everybody else there is nothing to take."""
    table = await paced(trial, "3h", ANNA, BEA)
    assert "No computer is standing in" in text_of(await trial.commands.table_back(caller(ANNA), table))
    await missing(trial, table, 3)
    press = press_of(trial.messenger.dms(BEA)[-1].panel, "back")
    assert "No computer is standing in" in text_of(await trial.press(ANNA, press))
    assert (await trial.live(table)).seats[1].computer == "normal"
    assert "do not sit" in text_of(await trial.dispatcher.press(caller(CEM), ComponentId(table, "move")))


async def test_a_stand_in_that_fails_once_is_called_again(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """Time that is up stays up until somebody has decided."""
    table = await paced(trial, "3h", ANNA, BEA)
    await act(trial, ANNA, table)
    called: list[str] = []
    with monkeypatch.context() as patch:
        workers = replace(trial.service.registry.workers, decide=called.append)
        patch.setattr(trial.service.registry, "workers", workers)
        await later(trial, 3 * HOUR)
    assert set(called) == {table}
    assert await stood_in(trial, table) == []
    await later(trial, MINUTE)
    assert (await stood_in(trial, table))[0] == (1, 1)


async def test_two_rings_at_once_decide_once(trial: Trial) -> None:
    """Other tasks that look at the clocks at the same time find nothing left to do."""
    table = await paced(trial, "3h", ANNA, BEA)
    await act(trial, ANNA, table, TOWER)
    await pass_time(trial, 3 * HOUR)
    await asyncio.gather(*(trial.service.timer.ring_due() for _ in range(4)))
    await trial.settle()
    assert await stood_in(trial, table) == [(1, 1), (2, 1)]


async def test_a_stand_ins_last_step_may_be_taken_back(trial: Trial) -> None:
    """Where the kernel lets a user take back their own; then the story does not tell it any more."""
    from tests.fifth_game import installed_beacons

    with installed_beacons():
        table = await paced(trial, "3h", ANNA, BEA, game="beacons")
        for _ in range(60):
            await later(trial, 3 * HOUR)
            live = await trial.live(table)
            seat = next(
                (seat for seat in (0, 1) if live.require_match().can_undo(seat) and live.is_played_by_user(seat)), None
            )
            if seat is not None:
                break
            for user in (ANNA, BEA):
                await trial.press(user, ComponentId(table, "move"))
        assert seat is not None
        user, past = live.seats[seat].user_id or 0, len(live.require_match().past)
        panel = (await trial.press(user, ComponentId(table, "move"))).panel
        assert panel
        await trial.press(user, press_of(panel, "undo"))
        live = await trial.live(table)
        assert len(live.require_match().past) == past - 1
        assert live.seats[seat].missed == 0
        assert seat in await clocks_of(trial, table)


async def test_messages_and_buttons_fit_in_german(trial: Trial) -> None:
    """A table in German tells all of it in German."""
    table = await trial.lobby(ANNA, BEA)
    await trial.press(ANNA, ComponentId(table, "language"), "de")
    await trial.commands.table_pace(caller(ANNA), "3h", table)
    await trial.commands.me(caller(BEA), language="de")
    await trial.begin(table, ANNA)
    await missing(trial, table, 3)
    await trial.settle(5)
    told = "\n".join(said(trial.messenger.inside(PLACE)))
    assert "Für Bea hat ein Computer entschieden: Die Zeit war um." in told
    assert "Bea hat dreimal hintereinander die Zeit ablaufen lassen." in told
    away = trial.messenger.dms(BEA)[-1].panel
    assert "Für dich spielt ein Computer" in text_of(away)
    assert next(button.label for button in buttons(away)) == "Ich bin zurück"
    assert picked(away) is None
    check_all(trial)
