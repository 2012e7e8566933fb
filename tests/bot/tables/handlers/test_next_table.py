"""Each own panel that asks nothing says how many other tables wait for its user, and leads to the longest waiting."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.metrics import Workers
from bot.tables.ports.panel import Answer, Panel
from bot.tables.stages.play import choose
from games.kernel.match import Match
from tests.bot.tables.doubles import ANNA, BEA, CEM, Trial, buttons, caller, panel_of, press_of, text_of
from tests.bot.tables.playing import act
from tests.bot.tables.timing import HOUR, later, paced
from tests.waiting import until


def next_label(answer: Answer | Panel | None) -> str:
    """Read the button to the next table; empty if there is none."""
    panel = answer.panel if isinstance(answer, Answer) else answer
    assert panel is not None
    return next((button.label for button in buttons(panel) if button.label.startswith("Next table")), "")


async def waiting(trial: Trial, user: int, without: str = "") -> list[str]:
    """List the tables that wait for a user, as they will be known at the next press."""
    registry = trial.service.registry
    if registry.store.shared:
        async with registry.store.read() as tx:
            registry.queues.learn(user, await tx.tables.waiting(user))
    return [row.table_id for row in registry.queues.of(user, without)]


async def three_tables(trial: Trial) -> list[str]:
    """Begin three tables a minute apart, at all of which Anna is asked."""
    tables = []
    for _ in range(3):
        tables.append(await trial.begun(ANNA, BEA))
        await trial.settle(60)
    return tables


async def test_locked_in_counts_the_other_tables_and_leads_to_the_one_that_waits_longest(trial: Trial) -> None:
    """Table by table, until none is left; the last one says nothing."""
    first, second, third = await three_tables(trial)
    answer = await act(trial, ANNA, third)
    assert "Locked in" in text_of(answer)
    assert "2 of your other tables are waiting for you." in text_of(answer)
    assert next_label(answer) == f"Next table: Tallinn · {first}"
    leads = next(button for button in buttons(panel_of(answer)) if button.label == next_label(answer))
    assert first in text_of(await trial.press(ANNA, press_of(Panel((), rows=((leads,),)), "move")))
    answer = await act(trial, ANNA, first)
    assert "One of your other tables is waiting for you." in text_of(answer)
    assert next_label(answer) == f"Next table: Tallinn · {second}"
    answer = await act(trial, ANNA, second)
    assert "waiting for you" not in text_of(answer)
    assert not next_label(answer)


async def test_the_follow_up_with_the_picture_says_it_too(trial: Trial) -> None:
    """The last user of a simultaneous choice is asked again there; one at a table that asks nothing is led on."""
    first, second, _ = await three_tables(trial)
    await act(trial, BEA, second)
    answer = await act(trial, ANNA, second)
    assert answer.then is not None
    assert not next_label(answer)  # the next card is asked for at once
    assert not next_label(await answer.then())
    while 0 in (await trial.live(second)).waiting_seats():
        await act(trial, ANNA, second)
    looked = await trial.press(ANNA, ComponentId(second, "move"))
    assert next_label(looked) == f"Next table: Tallinn · {first}"


async def test_a_restart_and_an_update_remember_what_waits(trial: Trial) -> None:
    """The order comes from the database; a table of an earlier release is opened once, and counts again."""
    first, second, third = await three_tables(trial)
    async with trial.store.write() as tx:
        await tx.tables.change(third, waiting=None, asked_at=None)
    await trial.restart()
    assert (await waiting(trial, ANNA))[:2] == [first, second]

    async def are_all_known() -> bool:
        return len(await waiting(trial, ANNA)) == 3

    await until(are_all_known)
    assert await waiting(trial, ANNA) == [first, second, third]
    assert await waiting(trial, ANNA, first) == [second, third]
    assert await waiting(trial, CEM) == []


async def test_only_what_a_user_has_to_answer_counts(trial: Trial) -> None:
    """Neither a table that a computer keeps for them, nor one they left, nor an abandoned one, nor a frozen one."""
    table = await paced(trial, "3h", ANNA, BEA)
    while not (await trial.live(table)).has_stand_in(0):
        if 1 in (await trial.live(table)).waiting_seats():
            await act(trial, BEA, table)
        await later(trial, 3 * HOUR)
    assert not await waiting(trial, ANNA)
    await trial.press(ANNA, ComponentId(table, "move"))
    if 0 not in (await trial.live(table)).waiting_seats():
        await act(trial, BEA, table)
    assert await waiting(trial, ANNA) == [table]
    assert trial.service.registry.queues.of(ANNA, "", {10}) == []
    await trial.leave(ANNA, table)
    assert not await waiting(trial, ANNA)


async def test_a_paused_table_waits_for_nobody(trial: Trial) -> None:
    """Users are not sent to a table that they agreed to pause, in this run or the next; resumed, it waits as before."""
    table = await paced(trial, "3h", ANNA, BEA)
    assert await waiting(trial, ANNA) == [table]
    await trial.commands.table_pause(caller(ANNA), table)
    assert (await trial.live(table)).row.paused_at is not None
    assert await waiting(trial, ANNA) == []
    await trial.restart()
    assert await waiting(trial, ANNA) == []
    await trial.commands.table_resume(caller(ANNA), table)
    assert await waiting(trial, ANNA) == [table]


async def test_a_cancelled_step_that_stands_is_noted(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next task to open the table rereads it, even if it is refused; the table waits for nobody who chose."""
    table = await trial.begun(ANNA, BEA)

    choice = (
        (await trial.live(table)).game.rules.asked((await trial.live(table)).require_match().state)[0].offered(1)[0]
    )

    def cancelled(*_: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        patch.setattr(Match, "accept", cancelled)
        patch.setattr(trial.service.registry, "workers", Workers())
        with pytest.raises(asyncio.CancelledError):
            await choose(trial.service.registry, table, 0, choice, None, None)
    with pytest.raises(Refusal):
        async with trial.service.registry.table(table) as again:
            raise again.not_seated()
    assert await waiting(trial, ANNA) == []


async def test_tables_lists_the_longest_waiting_first(trial: Trial) -> None:
    """Then come those at which others choose."""
    first, second, third = await three_tables(trial)
    for user in (ANNA, BEA):
        await act(trial, user, first)
    await act(trial, ANNA, third)
    listed = text_of(await trial.commands.tables(caller(ANNA)))
    assert listed.index(second) < listed.index(first) < listed.index(third)


async def test_in_german_too(trial: Trial) -> None:
    """The title is in the reader's language."""
    first, *_, third = await three_tables(trial)
    answer = await trial.press(ANNA, ComponentId(third, "move"), locale="de")
    panel = panel_of(answer)
    choice = press_of(panel, "choose")
    answer = await trial.press(ANNA, choice, locale="de")
    assert "2 deiner anderen Tische warten auf dich." in text_of(answer)
    assert [button.label for button in buttons(panel_of(answer))][-2] == f"Nächster Tisch: Tallinn · {first}"
