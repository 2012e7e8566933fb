"""Presses in lessons that are not meant, and what of lessons is counted and forgotten."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.tables.lessons.progress import RETENTION
from bot.tables.ports.clock import DAY
from bot.tables.ports.component_id import ComponentId
from bot.tables.running.cleanup import Cleanup
from tests.bot.tables.doubles import ANNA, BEA, Trial, panel_of, press_of
from tests.bot.tables.learning import KEY, Counted, choose, learn, lesson, press, row_of, said, step_of, steps

pytestmark = pytest.mark.usefixtures("scripted")


# Presses that are not meant


async def test_an_old_press_says_where_the_lesson_stands(trial: Trial) -> None:
    """In private, with the way there; nothing changes."""
    old = await learn(trial)
    await choose(trial, old, steps()[0].try_)
    row = await row_of(trial)
    stale = await choose(trial, old, steps()[0].try_)
    assert not stale.update
    assert not stale.public
    assert "step 2" in said(stale)
    assert await row_of(trial) == row
    assert "step 2" in said(await press(trial, panel_of(stale), "l_go"))


async def test_of_two_presses_at_once_one_counts(trial: Trial) -> None:
    """The other one is told that it is late."""
    panel = await learn(trial)
    both = await asyncio.gather(*(choose(trial, panel, steps()[0].try_) for _ in range(2)))
    assert sorted(answer.update for answer in both) == [False, True]
    assert await step_of(trial) == steps()[1]


async def test_a_press_in_somebody_elses_lesson_is_refused(trial: Trial) -> None:
    """With the words of a lesson that is not there, so that nobody learns whether it is; and so is a wrong turn."""
    panel, row = await learn(trial), await row_of(trial)
    foreign = await choose(trial, panel, steps()[0].try_, BEA)
    assert "no longer there" in said(foreign)
    for forged in (ComponentId("ZZZZ", "l_choose", None, 1, "4L"), ComponentId("", "l_back"), ComponentId("X", "l_go")):
        assert "no longer there" in said(await trial.press(ANNA, forged))
    ahead = replace(press_of(panel, "l_more"), ask=row.turn + 1)
    assert "already over" in said(await trial.press(ANNA, ahead))
    assert await row_of(trial) == row


async def test_whoever_was_in_an_older_version_begins_the_scene_anew(trial: Trial) -> None:
    """A press of that time does not count for today's step."""
    panel = panel_of(await choose(trial, await learn(trial), steps()[0].try_))
    old = replace(await row_of(trial), version=0)
    async with trial.store.write() as tx:
        assert await tx.lessons.advance(old, old.turn)
    stale = await choose(trial, panel, steps()[1].try_)
    assert not stale.update
    panel = panel_of(await press(trial, panel_of(stale), "l_go"))
    assert "has been revised" in said(panel)
    assert await step_of(trial) == steps()[0]
    assert (await row_of(trial)).version == lesson().version


async def test_choices_that_todays_rules_refuse_begin_the_scene_anew(trial: Trial) -> None:
    """Rather than no lesson at all."""
    await learn(trial)
    broken = replace(await row_of(trial), choices='["nonsense"]')
    async with trial.store.write() as tx:
        await tx.lessons.advance(broken, broken.turn)
    assert "step 1" in said(await learn(trial))
    assert (await row_of(trial)).choices == "[]"


# What is forgotten and counted


async def test_a_deleted_user_has_no_lesson(trial: Trial) -> None:
    """And a press in it stores nothing again."""
    panel = await learn(trial)
    await trial.press(ANNA, ComponentId("", "delete_me"))
    assert "no longer there" in said(await choose(trial, panel, steps()[0].try_))
    async with trial.store.read() as tx:
        assert await tx.lessons.of_user(ANNA, KEY) is None


async def test_who_does_not_come_back_is_counted_once_and_forgotten_after_a_year(
    trial: Trial, counted: Counted
) -> None:
    """A day later it counts as left, at its step."""
    await learn(trial)
    cleanup = Cleanup(trial.service.registry)
    trial.clock.time += DAY + 1
    await cleanup.look()
    await cleanup.look()
    assert counted.told[("left", KEY, lesson().scenes[0].key, steps()[0].key)] == 1
    trial.clock.time += RETENTION
    await cleanup.look()
    async with trial.store.read() as tx:
        assert await tx.lessons.of_user(ANNA, KEY) is None


@pytest.mark.parametrize(("later", "count"), [(DAY, 1), (DAY + 1, 0)])
async def test_the_first_table_within_a_day_is_counted(trial: Trial, counted: Counted, later: int, count: int) -> None:
    """Once, for users who sit there."""
    await learn(trial)
    trial.clock.time += later
    for _ in range(2):
        await trial.begun(ANNA, BEA)
    assert counted.told[("table", KEY)] == count
