"""Lists that answer before their users come: once, in time, seen by nobody else, gone with what they belong to."""

from __future__ import annotations

import math
from pathlib import Path
from statistics import median

import pytest

from bot.tables.clocks.orders import MEDIAN, MOST, delay
from bot.tables.core.ahead import GONE, LEAST, lines_of
from bot.tables.ports.clock import MINUTE
from bot.tables.ports.component_id import ComponentId
from games.kernel.ahead import Line
from games.tinker_tailor.material import ROLES as ALL
from games.tinker_tailor.state import TinkerTailor
from storage.rows import EntryRow
from tests.bot.tables.ahead import ROLES, USERS, answered, asked, drafting, listed, opened, orders, planned, second
from tests.bot.tables.doubles import DMS, EMIL, Trial, buttons, caller, panel_of, press_of, text_of, verbs
from tests.bot.tables.playing import act, check_all, play_out, state_of
from tests.bot.tables.timing import clocks_of, later, paced, pass_time
from tests.bot.tables.traces import delete_me
from tests.bot.tables.voting import answer, propose_undo, replace


async def pack_of(trial: Trial, table: str, seat: int) -> list[str]:
    """Read the pack that a seat looks at."""
    return state_of(await trial.live(table), TinkerTailor).packs[seat].cards


async def test_a_list_answers_with_the_first_role_that_is_there(trial: Trial) -> None:
    """It says in words what it will do; its user is told when, and it has answered once then, as if pressed."""
    table = await drafting(trial)
    seat = await second(trial, table)
    said = await listed(trial, USERS[seat], table, "role", *ROLES)
    assert "Saved." in said
    assert "Which role to keep:** Thief, Sailor, Rich Man, then any other, in the order of the rhyme (once)" in said
    await act(trial, USERS[await asked(trial, table)], table)
    await trial.settle(5)
    pack = await pack_of(trial, table, seat)
    kept = next(role for role in (*ROLES, *ALL) if role in pack)
    assert "Your list answers" in text_of(trial.messenger.dms(USERS[seat])[-1].panel)
    row, entries = (await orders(trial, table))[seat], await trial.log(table)
    assert LEAST <= (row.due_at or 0) - entries[-1].at <= MOST
    await pass_time(trial, (row.due_at or 0) - 1 - trial.clock.time)
    await trial.service.timer.ring_due()
    assert await trial.log(table) == entries
    await pass_time(trial, 1)
    await trial.service.timer.ring_due()
    entry = (await trial.log(table))[-1]
    assert (entry.seat, entry.choice, entry.at, entry.stand_in) == (seat, kept, row.due_at, False)
    assert await orders(trial, table) == {}
    assert (await trial.live(table)).seats[seat].missed == 0
    await play_out(trial, table)
    check_all(trial)


async def test_a_list_answers_every_time_if_that_is_wanted(trial: Trial) -> None:
    """It stays, and answers in the next round too; a removed one does not."""
    table = await drafting(trial)
    seat = await planned(trial, table, often="always")
    await answered(trial, table)
    rows = await orders(trial, table)
    assert lines_of(rows[seat]) == (Line("role", ROLES, always=True),)
    assert (rows[seat].ask, rows[seat].due_at) == (None, None)
    panel = panel_of(await trial.press(USERS[seat], ComponentId(table, "ahead", seat, None, "role")))
    said = text_of(await trial.press(USERS[seat], press_of(panel, "ahead_drop")))
    assert "Removed." in said
    assert await orders(trial, table) == {}


async def test_who_chooses_by_hand_uses_the_list_up(trial: Trial) -> None:
    """The question was answered, so the list does not answer the next one; nothing rings any more."""
    table = await drafting(trial)
    seat = await planned(trial, table)
    await act(trial, USERS[seat], table)
    assert await orders(trial, table) == {}
    entries = await trial.log(table)
    await answered(trial, table)
    assert await trial.log(table) == entries


async def test_a_list_that_is_changed_in_time_answers_as_changed(trial: Trial) -> None:
    """At the same time as before: the moment follows from the question alone."""
    table = await drafting(trial)
    seat = await planned(trial, table)
    due = (await orders(trial, table))[seat].due_at
    role = (await pack_of(trial, table, seat))[-1]
    await listed(trial, USERS[seat], table, "role", role)
    assert (await orders(trial, table))[seat].due_at == due
    trial.clock.time = due or 0
    await trial.service.timer.ring_due()
    entry = (await trial.log(table))[-1]
    assert (entry.seat, entry.choice, entry.at) == (seat, role, due)


async def test_a_list_counts_from_the_next_question_on(trial: Trial) -> None:
    """One that is made while its own question is open lets its user answer that."""
    table = await drafting(trial)
    seat = await asked(trial, table)
    await listed(trial, USERS[seat], table, "role", *ROLES)
    assert (await orders(trial, table))[seat].ask is None
    await answered(trial, table)
    assert await asked(trial, table) == seat


async def test_taking_back_removes_the_list(trial: Trial) -> None:
    """Else it would answer again; going back by consent removes all, and says so."""
    table = await drafting(trial)
    first, seat = await asked(trial, table), await second(trial, table)
    await listed(trial, USERS[first], table, "money", "5", often="always")
    await planned(trial, table, often="always")
    await answered(trial, table)
    assert set(await orders(trial, table)) == {first, seat}
    await propose_undo(trial, USERS[seat], table)
    for user in USERS:
        if user != USERS[seat] and GONE not in lines_of((await orders(trial, table))[seat]):
            await answer(trial, user, "agree")
    rows = await orders(trial, table)
    assert {lines_of(row) for row in rows.values()} == {(GONE,)}
    assert await asked(trial, table) == seat
    assert "Your lists were removed" in text_of(trial.messenger.dms(USERS[seat])[-1].panel)
    await answered(trial, table)
    assert await asked(trial, table) == seat
    await act(trial, USERS[seat], table)
    assert seat not in await orders(trial, table)


async def test_a_list_goes_with_the_seat(trial: Trial) -> None:
    """By leaving, by handing it on, and with all that is kept of a user; it is in their data until then."""
    table = await drafting(trial)
    first = await asked(trial, table)
    others = [seat for seat in range(len(USERS)) if seat != first]
    for seat in others:
        await listed(trial, USERS[seat], table, "role", *ROLES)
    async with trial.store.read() as tx:
        kept = await tx.own.of_user(USERS[others[0]])
    assert [row["seat"] for row in kept["orders"]] == [others[0]]
    await trial.leave(USERS[others[0]], table)
    assert set(await orders(trial, table)) == set(others[1:])
    await replace(trial, USERS[others[1]], table, EMIL)
    await answer(trial, EMIL, "accept")
    assert set(await orders(trial, table)) == {others[2]}
    await delete_me(trial, USERS[others[2]])
    assert await orders(trial, table) == {}


async def test_nothing_answers_at_a_table_that_is_paused(trial: Trial) -> None:
    """Nor while Discord is away; once all go on, what is overdue answers."""
    table = await drafting(trial)
    seat = await planned(trial, table)
    await trial.commands.admin_pause(caller(USERS[0], manager=True), table)
    await answered(trial, table)
    assert await asked(trial, table) == seat
    await trial.commands.admin_resume(caller(USERS[0], manager=True), table)
    await trial.away()
    await later(trial, MINUTE)
    assert await asked(trial, table) == seat
    await trial.back()
    await later(trial, MINUTE)
    assert (await trial.log(table))[-1].seat == seat


async def _entries(folder: Path, *, by_list: bool) -> list[EntryRow]:
    """Let the second drafter keep a role by a list, or press it at the same time; return the log."""
    trial = Trial(folder)
    await trial.start()
    table = await drafting(trial)
    seat, first = await second(trial, table), await asked(trial, table)
    await listed(trial, USERS[seat], table, "role", *ROLES, often="always")
    await act(trial, USERS[first], table)
    row = (await orders(trial, table))[seat]
    trial.clock.time = row.due_at or 0
    if by_list:
        await trial.service.timer.ring_due()
    else:
        pack = await pack_of(trial, table, seat)
        kept = next(role for role in (*ROLES, *ALL) if role in pack)
        shown = (await trial.live(table)).shown_ask(row.ask or 0)
        await trial.press(USERS[seat], ComponentId(table, "choose", seat, shown, kept))
    entries = await trial.log(table)
    await trial.stop()
    return entries


async def test_a_list_leaves_the_log_that_presses_leave(tmp_path: Path) -> None:
    """To the last byte: nobody reads from it that somebody was answered for."""
    assert await _entries(tmp_path / "list", by_list=True) == await _entries(tmp_path / "press", by_list=False)


async def test_lists_survive_a_restart(trial: Trial) -> None:
    """What is due meanwhile answers after it, once."""
    table = await drafting(trial)
    seat = await planned(trial, table)
    trial.clock.time += MOST
    await trial.restart()
    await later(trial, MINUTE)
    await later(trial, MINUTE)
    assert [entry.seat for entry in await trial.log(table)].count(seat) == 1


async def test_where_nobody_waits_long_there_are_no_lists(trial: Trial) -> None:
    """At a live pace `More` does not offer them, and a forged press is refused."""
    table = await paced(trial, "live", *USERS, game="tinker_tailor")
    said = await trial.press(USERS[0], ComponentId(table, "ahead", 0))
    assert "nothing that you can plan ahead" in text_of(said)
    more = panel_of(await trial.press(USERS[0], ComponentId(table, "menu", 0)))
    assert "Plan ahead" not in str(more.rows)


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("role.1.0", "Your cards have changed"),
        ("role.{mark}.00", "I do not know this button"),
        ("role.{mark}.z", "I do not know this button"),
        ("dragons", "Your cards have changed"),
    ],
)
async def test_a_forged_draft_is_refused(trial: Trial, value: str, words: str) -> None:
    """One of other items, one that names an item twice or none, one of a list that there is not."""
    table = await drafting(trial)
    panel = panel_of(await trial.press(USERS[0], ComponentId(table, "ahead", 0, None, "role")))
    mark = press_of(panel, "ahead_add").value.split(".")[1]
    said = text_of(await trial.press(USERS[0], ComponentId(table, "ahead", 0, None, value.format(mark=mark))))
    assert words in said
    assert await orders(trial, table) == {}


async def test_nobody_sees_or_changes_the_list_of_another(trial: Trial) -> None:
    """Not by a forged press, and not on any message."""
    table = await drafting(trial)
    seat = await second(trial, table)
    other = USERS[(seat + 1) % len(USERS)]
    await listed(trial, USERS[seat], table, "role", *ROLES)
    before = await orders(trial, table)
    for verb, value in (("ahead", "role"), ("ahead_drop", "role"), ("ahead_keep", "once:role")):
        said = text_of(await trial.press(other, ComponentId(table, verb, seat, None, value)))
        assert "Thief" not in said
    assert await orders(trial, table) == before
    assert "Thief, Sailor" in text_of(await opened(trial, USERS[seat], table))
    assert "Thief, Sailor" not in text_of(await opened(trial, other, table))


async def test_the_time_follows_from_nothing_that_is_hidden(trial: Trial) -> None:
    """Many times have the median, the bounds and the spread of the draw, whatever the list or the pack says."""
    table = await drafting(trial)
    live = await trial.live(table)
    times = [delay(live, seat, ask) for ask in range(500) for seat in range(4)]
    assert all(LEAST <= time <= MOST for time in times)
    assert math.isclose(median(times), MEDIAN, rel_tol=0.1)
    seat = await planned(trial, table, *ROLES)
    live = await trial.live(table)
    rows = await orders(trial, table)
    assert (rows[seat].due_at or 0) - (await trial.log(table))[-1].at == delay(live, seat, live.row.asked)
    assert len({delay(live, seat, 3) for seat in range(len(USERS))}) == len(USERS)


async def _traces(folder: Path, *items: str) -> tuple[object, ...]:
    """Play until a seat is asked that has this list, or none; return what others are shown, and what is stored."""
    trial = Trial(folder)
    await trial.start()
    table = await drafting(trial)
    seat, first = await second(trial, table), await asked(trial, table)
    if items:
        await listed(trial, USERS[seat], table, "role", *items)
    await act(trial, USERS[first], table)
    await later(trial, LEAST - MINUTE)
    messages = [(message.channel_id, text_of(message.panel)) for message in trial.messenger.messages.values()]
    stored = (await trial.live(table)).row, await clocks_of(trial, table), await trial.log(table)
    await trial.stop()
    return sorted(message for message in messages if message[0] != DMS + USERS[seat]), *stored


async def test_others_see_nothing_of_a_list_before_it_answers(tmp_path: Path) -> None:
    """No message, no edit and no entry tells one list from another, or from none."""
    without = await _traces(tmp_path / "without")
    assert await _traces(tmp_path / "one", "thief") == without
    assert await _traces(tmp_path / "other", "sailor", "tinker") == without


async def test_a_short_pace_lets_lists_answer_sooner(trial: Trial) -> None:
    """At most a quarter of it passes."""
    table = await drafting(trial, "20m")
    live = await trial.live(table)
    assert max(delay(live, 0, ask) for ask in range(200)) == 5 * MINUTE
    seat = await planned(trial, table)
    due = (await clocks_of(trial, table))[seat].due_at or 0
    assert ((await orders(trial, table))[seat].due_at or 0) < due


async def test_who_waits_finds_the_lists_on_the_own_panel(trial: Trial) -> None:
    """Beside More, where nothing is asked; who is asked finds them in More alone."""
    table = await drafting(trial)
    first = await asked(trial, table)
    for seat, user in enumerate(USERS):
        panel = panel_of(await trial.press(user, ComponentId(table, "move")))
        assert ("ahead" in verbs(panel)) == (seat != first)
    waiting = USERS[(first + 1) % len(USERS)]
    panel = panel_of(await trial.press(waiting, ComponentId(table, "move")))
    assert "Plan ahead" in text_of(await trial.press(waiting, press_of(panel, "ahead")))


async def test_plans_and_lists_lead_to_each_other(trial: Trial) -> None:
    """The panel of plans has a button to the lists, and that one back to the move."""
    table = await drafting(trial)
    plans = panel_of(await trial.press(USERS[0], ComponentId(table, "wishes", 0)))
    ahead = panel_of(await trial.press(USERS[0], press_of(plans, "ahead")))
    assert [button.label for button in buttons(ahead)] == ["Back to your move"]
    assert verbs(panel_of(await trial.press(USERS[0], press_of(ahead, "to_move")))) >= {"menu"}
