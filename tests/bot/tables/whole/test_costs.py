"""What a press costs: locks, transactions, statements, calls and files, counted, so that none creeps back."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.ports.component_id import ComponentId
from bot.tables.stages import play
from bot.tables.stages.play import KEPT_SNAPSHOTS
from tests.bot.tables.counting import choices, considered, counted, sealed
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, EMIL, Trial, text_of
from tests.bot.tables.playing import play_on
from tests.bot.tables.timing import HOUR, MINUTE, later, paced
from tests.fifth_game import installed_beacons
from tests.world import World

pytestmark = pytest.mark.sqlite  # what else is read where other processes may have changed it is not counted

FILES, CALLS, FIRST, AGAIN = 54, 500, 7, 3
"""Files of the bot and its storage that one sealed press may enter, calls, none of them for what the six choices bring,
which the question has said already, and statements the first time and again: the first also ends the clock and notes
that the user was in time and how long the reply took."""
CLOCK = 22
"""Statements when a clock runs out and a computer chooses, with two events and without deliveries."""
SEAT = 30
"""Calls more for each further seat: the view of the chooser shows what lies before it."""
BESIDE = 8
"""Calls more or less, by whether another writer happens to wait."""
FRAMES, CLOSURES = 12, 1
"""Functions of ours, and those of them made inside of others, between Discord's event and the rules of a game."""


async def test_a_sealed_press_takes_one_lock_and_one_transaction_and_reads_nothing(trial: Trial) -> None:
    """The first choice edits the board's list of missing players; a change of mind stores the step and no more."""
    other = await trial.begun(DIRK, EMIL)
    await sealed(trial, DIRK, (await choices(trial, other, DIRK))[0])  # each statement is written once in a process
    table = await trial.begun(ANNA, BEA, CEM)
    first, second = (await choices(trial, table, ANNA))[:2]
    for number, choice in enumerate((first, second, first)):
        cost = await sealed(trial, ANNA, choice)
        assert (cost.locks, cost.writes, cost.reads) == (1, 1, 0), cost
        assert not [statement for statement in cost.statements if statement.startswith("SELECT")]
        assert len(cost.statements) <= (AGAIN if number else FIRST), cost.statements
        assert cost.calls <= CALLS, cost.called.most_common(20)
        assert len([file for file in cost.files if not file.startswith("games/")]) <= FILES, sorted(cost.files)
        await trial.settle(5)


async def test_a_press_comes_to_the_rules_through_few_functions(world: World) -> None:
    """It seals a choice, changes it, and reveals all with the last one."""
    alice, bruno = world.player("alice"), world.player("bruno")
    lobby = (await alice.slash("play", game="tallinn")).seen
    await bruno.click(lobby, "join")
    await alice.click(world.again(lobby), "start")
    await world.wait(1)
    asked = alice.dms[-1]
    with considered() as found:
        await alice.click(asked, "choose")
        await alice.click(world.again(asked), "choose", asked.presses("choose")[1].value)
        await bruno.click(bruno.dms[-1], "choose")
    assert len(found) == 3
    for called in found:
        assert len(called) <= FRAMES, called
        assert len([name for name in called if "<locals>" in name]) <= CLOSURES, called


async def test_no_press_costs_more_for_those_before_it(trial: Trial) -> None:
    """However often somebody has changed their mind, the next press costs what the first change did."""
    table = await trial.begun(ANNA, BEA)
    offers = (await choices(trial, table, ANNA))[:2]
    await sealed(trial, ANNA, offers[0])
    costs = [await sealed(trial, ANNA, offers[number % 2]) for number in range(1, KEPT_SNAPSHOTS + 6)]
    assert costs[-1].calls <= costs[0].calls + BESIDE
    assert {len(cost.statements) for cost in costs} == {AGAIN}
    assert (await trial.live(table)).require_match().past == []


async def test_no_press_costs_more_at_a_larger_table(trial: Trial) -> None:
    """What others hold and have chosen is not looked through for one sealed choice."""
    calls = []
    for users in ((ANNA, BEA), (ANNA, BEA, CEM, DIRK, EMIL)):
        table = await trial.begun(*users)
        offers = (await choices(trial, table, ANNA))[:2]
        await sealed(trial, ANNA, offers[0])
        await trial.settle(5)
        calls.append((await sealed(trial, ANNA, offers[1])).calls)
    assert calls[1] <= calls[0] + 3 * SEAT + BESIDE


async def late_press(trial: Trial, table: str, ask: int) -> tuple[int, str]:
    """Press something at an ask of Anna's that is over; return how many log entries were looked at, and the answer.

    It is read once: what became of the ask.
    """
    with counted() as cost:
        answer = await trial.press(ANNA, ComponentId(table, "choose", 0, ask, "no such"))
    assert cost.reads == 1, cost.statements
    return cost.called["bot/tables/core/table.py:is_undo"], text_of(answer)


async def test_a_late_press_looks_at_no_more_of_a_longer_game(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """What became of an ask stands in the entries since then; of one that is long over it is said that it is over."""
    monkeypatch.setattr(play, "LATE_ENTRIES", 8)
    table = await trial.begun(ANNA, BEA)
    first = (await trial.live(table)).require_match().state.ask
    for most in (10, 6):
        await play_on(trial, table, most=most)
        await trial.settle(5)
        now = (await trial.live(table)).require_match().state.ask
        last = [entry.ask for entry in await trial.log(table) if entry.seat == 0 and entry.ask < now][-1]
        looked, told = await late_press(trial, table, last)
        assert looked <= 4
        assert " counted" in told
        looked, told = await late_press(trial, table, first)
        assert looked <= 8 + 4
        assert "That decision is over" in told


async def out_of_time(trial: Trial) -> str:
    """Begin a table at which Anna has chosen, and Bea's time is up; nobody has noticed that yet."""
    table = await paced(trial, "1h", ANNA, BEA)
    await sealed(trial, ANNA, (await choices(trial, table, ANNA))[0])
    await trial.settle(5)
    await later(trial, 55 * MINUTE)
    trial.clock.time += HOUR
    return table


async def test_a_clock_that_runs_out_takes_three_locks_and_two_transactions_that_write(trial: Trial) -> None:
    """One lock for the clock, one to look what a computer may know, one for its choice and the seats due next."""
    table = await out_of_time(trial)
    with counted() as cost:
        await trial.service.timer.ring_due()
        while trial.service.computers.busy:  # noqa: ASYNC110 - it tells nobody when it is done
            await asyncio.sleep(0.002)
    assert (await trial.live(table)).require_match().state.ask > 0
    assert (cost.locks, cost.writes) == (3, 2), cost
    assert len(cost.statements) <= CLOCK, cost.statements


async def test_what_a_clock_brings_is_delivered_by_few_locks_and_transactions(trial: Trial) -> None:
    """A board, a question and an edited hand take two transactions and a lock each, what is deleted one transaction.

    Two reminders are: Bea's own, and the one at the table.
    """
    await out_of_time(trial)
    with counted(everywhere=True) as cost:
        await trial.service.timer.ring_due()
        await trial.settle()
        await trial.settle(4)
    assert cost.called["bot/tables/delivery/relay.py:Relay._deliver"] == 4
    assert cost.locks <= 3 + 3, cost
    assert cost.writes <= 2 + 3 * 2 + 1 + 2, cost


async def test_a_wish_takes_one_lock_and_one_transaction_and_reads_nothing(trial: Trial) -> None:
    """The version is checked, the wish kept, the snapshot replaced; one that stands already writes nothing."""
    with installed_beacons():
        table = await trial.begun(ANNA, BEA, CEM, game="beacons")
        (message,) = [key for key, shown in trial.messenger.messages.items() if shown.channel_id == 100_000 + ANNA][-1:]
        await choices(trial, table, ANNA)
        wish = ComponentId(table, "wish", 0, None, "ask no")
        for writes in (1, 0):
            with counted() as cost:
                answer = await trial.press(ANNA, wish, message_id=message, guild_id=None, channel_id=100_000 + ANNA)
            assert ("Saved." in text_of(answer)) == bool(writes)
            assert (cost.locks, cost.writes, cost.reads) == (1, writes, 0), cost
            assert len(cost.statements) == 3 * writes, cost.statements
