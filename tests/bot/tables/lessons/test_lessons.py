"""Lessons in the bot: `/learn` brings one as a direct message, and presses lead through it."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.ports.component_id import parse
from bot.tables.ports.messenger import TryLater
from bot.tables.ports.panel import Panel
from tests.bot.tables.doubles import ANNA, Trial, buttons, caller, panel_of, press_of
from tests.bot.tables.learning import (
    DM,
    KEY,
    Counted,
    choose,
    learn,
    lesson,
    press,
    row_of,
    said,
    step_of,
    steps,
    walk_through,
)

pytestmark = pytest.mark.usefixtures("scripted")


def pictures(panel: Panel) -> list[str]:
    """Name the pictures of a message, which stand below each other, each with its alt text."""
    shown = [part for picture in panel.pictures for part in picture.parts]
    assert all(part.alt for part in shown)
    assert len(panel.pictures) == 1
    return [part.name for part in shown]


# Where a lesson comes


async def test_a_lesson_comes_as_a_direct_message_and_the_answer_links_to_it(trial: Trial) -> None:
    """It is queued and sent once; the private answer says where it is."""
    answer = await trial.commands.learn(caller(ANNA), KEY)
    assert not answer.public
    assert "direct message" in said(answer)
    assert answer.then is not None
    told, _ = await asyncio.gather(answer.then(), trial.settle())
    (sent,) = trial.messenger.dms(ANNA)
    assert f"step 1 of {len(steps())}" in said(sent.panel)
    assert pictures(sent.panel) == ["hand.png"]
    ((_, url),) = (told or Panel(())).links
    (message_id,) = [key for key, message in trial.messenger.messages.items() if message is sent]
    assert url == f"https://discord.com/channels/@me/{DM}/{message_id}"
    await trial.settle(1)
    assert len(trial.messenger.dms(ANNA)) == 1


async def test_a_lesson_is_sent_once_whatever_happens(trial: Trial) -> None:
    """A bot that is killed before or after it was sent owes it, and finds what was sent."""

    def fail(method: str, _channel: int) -> None:
        if method == "post":
            raise TryLater("later")

    trial.messenger.error = fail
    await trial.commands.learn(caller(ANNA), KEY)
    await trial.settle()
    assert trial.messenger.dms(ANNA) == []
    await trial.restart()
    trial.messenger.error = lambda _method, _channel: None
    await trial.settle(300)
    assert len(trial.messenger.dms(ANNA)) == 1
    await trial.restart()
    await trial.settle(300)
    assert len(trial.messenger.dms(ANNA)) == 1


async def test_where_direct_messages_are_closed_the_answer_is_the_lesson(trial: Trial) -> None:
    """The first one learns it by trying; the next one knows it and does not try."""
    trial.messenger.closed_dms.add(DM)
    answer = await trial.commands.learn(caller(ANNA), KEY)
    assert answer.then is not None
    told, _ = await asyncio.gather(answer.then(), trial.settle())
    assert told is not None
    assert "Direct messages between us are off" in said(told)
    assert press_of(told, "l_more")
    again = await trial.commands.learn(caller(ANNA), KEY)
    assert not again.public
    assert press_of(panel_of(again), "l_more")


async def test_in_direct_messages_the_lesson_is_the_answer(trial: Trial) -> None:
    """With its pictures, its theme and its ways; nothing else is sent."""
    panel = await learn(trial)
    assert pictures(panel) == ["hand.png"]
    assert {"l_back", "l_more", "rules"} <= {button.id.split("|")[2] for button in buttons(panel)}
    await trial.settle(1)
    assert trial.messenger.dms(ANNA) == []


async def test_without_a_game_it_asks_for_one(trial: Trial) -> None:
    """A button for each game that has a lesson."""
    asked = panel_of(await trial.commands.learn(caller(ANNA)))
    panel = panel_of(await trial.press(ANNA, press_of(asked, "learn", KEY), guild_id=None))
    assert "step 1" in said(panel)


async def test_lobby_and_about_lead_to_lessons(trial: Trial) -> None:
    """The lobby to its game's, `/about` to all."""
    await trial.lobby(ANNA, game=KEY)
    assert press_of(trial.messenger.messages[4000].panel, "learn", KEY)
    assert press_of(panel_of(await trial.commands.about(caller(ANNA))), "learn", "")


async def test_a_lesson_is_in_the_language_of_its_user(trial: Trial) -> None:
    """As everything that is said to one user alone."""
    panel = await learn(trial, locale="de")
    assert "Schritt 1 von" in said(panel)
    assert "Mehr" in [button.label for button in buttons(panel)]


# Going through it


async def test_the_proposed_choice_leads_to_the_next_step(trial: Trial) -> None:
    """It is made on the pressed message, which says what has come of it."""
    first = steps()[0]
    answer = await choose(trial, await learn(trial), first.try_)
    assert answer.update
    assert "step 2" in said(answer)
    assert pictures(panel_of(answer)) == ["hand.png"]
    assert await step_of(trial) == steps()[1]


async def test_a_choice_that_the_step_does_not_allow_changes_nothing(trial: Trial) -> None:
    """It is told why; pictures and controls stay."""
    panel, row = await learn(trial), await row_of(trial)
    wrong = await choose(trial, panel, _not_allowed(panel))
    assert wrong.update
    assert wrong.keep_pictures
    assert isinstance(panel_of(wrong).rows[-2], str)  # it is told right above the buttons
    assert await row_of(trial) == row
    assert press_of(panel_of(wrong), "l_more") == press_of(panel, "l_more")


def _not_allowed(panel: Panel) -> str:
    step = steps()[0]
    found = [press for button in buttons(panel) if (press := parse(button.id))]
    offered = [press.value for press in found if press.verb == "l_choose"]
    return next(choice for choice in offered if choice not in (step.try_, *step.allow))


async def test_a_choice_that_is_not_offered_is_refused_by_its_rule(trial: Trial) -> None:
    """As at a table."""
    panel, row = await learn(trial), await row_of(trial)
    refused = await choose(trial, panel, "nonsense")
    assert not refused.update
    assert "nonsense" in said(refused)
    assert await row_of(trial) == row


async def test_a_whole_lesson(trial: Trial, counted: Counted) -> None:
    """It begins and ends once, and a new one begins at the first step again."""
    panel = await walk_through(trial, await learn(trial))
    assert (await row_of(trial)).done_at == trial.clock.now()
    assert press_of(panel, "l_anew")
    assert counted.told == {("begun", KEY): 1, ("done", KEY): 1}
    assert "step 1" in said(await learn(trial))
    assert counted.told[("begun", KEY)] == 2


async def test_a_table_alone_can_be_opened_at_the_end_of_each_scene(trial: Trial) -> None:
    """The lesson stays where it is, and goes on later."""
    panel = panel_of(await choose(trial, await learn(trial), steps()[0].try_))
    over = panel_of(await choose(trial, panel, steps()[1].try_))
    opened = await press(trial, over, "l_alone")
    assert opened.public
    assert press_of(panel_of(opened), "start")
    assert "step 3" in said(await press(trial, over, "l_next"))


async def test_back_takes_one_own_choice_back(trial: Trial) -> None:
    """And there is no way back before the first one of a scene."""
    panel = await learn(trial)
    assert [button.disabled for button in buttons(panel) if "l_back" in button.id] == [True]
    panel = panel_of(await choose(trial, panel, steps()[0].try_))
    panel = panel_of(await press(trial, panel, "l_back"))
    assert "step 1" in said(panel)
    assert await step_of(trial) == steps()[0]


async def test_scenes_can_be_skipped_to_the_end(trial: Trial, counted: Counted) -> None:
    """Behind the last one the lesson is done."""
    panel = await learn(trial)
    for scene in lesson().scenes:
        assert (await row_of(trial)).scene == scene.key
        panel = panel_of(await press(trial, panel, "l_skip"))
    assert press_of(panel, "l_anew")
    assert counted.told[("done", KEY)] == 1


async def test_a_lesson_can_be_stopped_and_gone_on_with(trial: Trial, counted: Counted) -> None:
    """At the same step, also after a restart; where it was left is counted."""
    panel = panel_of(await choose(trial, await learn(trial), steps()[0].try_))
    stopped = await press(trial, panel, "l_stop")
    assert "stopped at step 2" in said(stopped)
    left = ("left", KEY, lesson().scenes[0].key, steps()[1].key)
    assert counted.told[left] == 1
    await trial.restart()
    panel = panel_of(await press(trial, panel_of(stopped), "l_go"))
    assert "step 2" in said(panel)
    assert (await row_of(trial)).left_at is None
    resumed = await learn(trial)
    assert "where you stopped" in said(resumed)
    assert "step 2" in said(resumed)


async def test_a_lesson_can_be_begun_anew(trial: Trial) -> None:
    """From where it was stopped."""
    panel = panel_of(await choose(trial, await learn(trial), steps()[0].try_))
    panel = panel_of(await press(trial, panel_of(await press(trial, panel, "l_stop")), "l_anew"))
    assert "step 1" in said(panel)
    assert await step_of(trial) == steps()[0]
