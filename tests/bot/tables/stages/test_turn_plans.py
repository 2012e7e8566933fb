"""The rest of a turn, planned while others are asked about an ambush: it goes on by itself if all of them pass."""

from __future__ import annotations

import random

import pytest

from bot.tables.clocks.orders import MOST
from bot.tables.core.ahead import lines_of
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Panel
from bot.tables.stages.play import choose
from games.eldermann.state import Eldermann
from games.kernel.ahead import Line, planned
from games.kernel.visibility import view
from games.players import play_normal
from tests.bot.tables.ahead import opened, orders
from tests.bot.tables.doubles import ANNA, BEA, CEM, Trial, panel_of, press_of, presses, text_of, verbs
from tests.bot.tables.playing import check_all, state_of
from tests.bot.tables.timing import later

USERS = (ANNA, BEA, CEM)


async def ambushed(trial: Trial, least: int = 1) -> tuple[str, int]:
    """Play Eldermann until others are asked about an ambush before the active seat trades; return that seat.

    It has at least so many choices then.
    """
    table = await trial.lobby(*USERS, game="eldermann")
    await trial.press(ANNA, ComponentId(table, "option", None, None, "ambush"), "ask")
    await trial.agree(table)
    await trial.begin(table, ANNA)
    for _ in range(400):
        live = await trial.live(table)
        state = state_of(live, Eldermann)
        active = state.active
        if state.section == "ambush" and active not in state.waiting and await plans(trial, table, active, least):
            await trial.settle(5)
            return table, active
        await by_hints(trial, table, state.waiting[0])
    raise AssertionError("nobody is ever asked about an ambush before a trade")


async def plans(trial: Trial, table: str, seat: int, least: int) -> bool:
    """Tell whether the seat is offered to plan what it trades."""
    more = panel_of(await trial.press(USERS[seat], ComponentId(table, "ahead", seat)))
    if "turn" not in verbs(more):
        return False
    panel = panel_of(await trial.press(USERS[seat], press_of(more, "turn")))
    return len(choices(panel)) >= least and "done" in [press.value.partition(":")[2] for press in choices(panel)]


def choices(panel: Panel) -> list[ComponentId]:
    """List the choices that a panel of a plan offers as buttons."""
    return presses(panel, "t_choose")


async def by_hints(trial: Trial, table: str, seat: int) -> None:
    """Let a seat choose as a computer does."""
    live = await trial.live(table)
    match = live.require_match()
    ask, rng = match.game.rules.asked(match.state)[seat], random.Random(str(match.state.ask))
    choice = play_normal(match.game, view(match.state, seat), seat, ask, rng)
    await choose(trial.service.registry, table, seat, choice, None, None)


async def plan_done(trial: Trial, table: str, seat: int) -> Panel:
    """Plan to trade nothing, and let that stand."""
    panel = panel_of(await trial.press(USERS[seat], press_of(await opened(trial, USERS[seat], table), "turn")))
    done = next(press for press in choices(panel) if press.value.endswith(":done"))
    panel = panel_of(await trial.press(USERS[seat], done))
    assert planned(lines_of((await orders(trial, table))[seat])) == ()
    again = panel_of(await trial.press(USERS[seat], done))
    assert text_of(again) == text_of(panel)
    return panel_of(await trial.press(USERS[seat], press_of(panel, "turn_keep")))


async def answer_all(trial: Trial, table: str, *, attack: bool = False) -> None:
    """Let all who are asked about the ambush pass, or the first of them attack."""
    while (live := await trial.live(table)).require_match().state.section == "ambush":
        seat, match = live.waiting_seats()[0], live.require_match()
        offered = match.game.rules.asked(match.state)[seat].offered()
        choice = next(one for one in offered if (one != "no") == attack)
        await choose(trial.service.registry, table, seat, choice, None, None)
        attack = False
    await trial.settle(5)


async def test_a_plan_goes_on_after_all_have_passed(trial: Trial) -> None:
    """It says in words what it will do, does it after some minutes, and then the next turn begins."""
    table, seat = await ambushed(trial)
    panel = await plan_done(trial, table, seat)
    assert "Planned:" in text_of(panel)
    assert planned(lines_of((await orders(trial, table))[seat])) == (Line("", ("done",), section="trade"),)
    await answer_all(trial, table)
    assert (await trial.live(table)).waiting_seats() == (seat,)
    assert "Your plan goes on" in text_of(trial.messenger.dms(USERS[seat])[-1].panel)
    await later(trial, MOST)
    entry = (await trial.log(table))[-1]
    assert (entry.seat, entry.choice, entry.stand_in) == (seat, "done", False)
    assert await orders(trial, table) == {}
    check_all(trial)


async def test_a_plan_of_several_choices_is_carried_out_at_once(trial: Trial) -> None:
    """Only the first one waits; each is an entry of its own, and can be taken back like any other."""
    table, seat = await ambushed(trial, least=2)
    panel = panel_of(await trial.press(USERS[seat], press_of(await opened(trial, USERS[seat], table), "turn")))
    made = []
    while found := choices(panel):
        made.append(found[0])
        panel = panel_of(await trial.press(USERS[seat], found[0]))
    await trial.press(USERS[seat], press_of(panel, "turn_keep"))
    plan = planned(lines_of((await orders(trial, table))[seat]))
    assert [line.choices for line in plan] == [(press.value.partition(":")[2],) for press in made]
    await answer_all(trial, table)
    await later(trial, MOST)
    entries = (await trial.log(table))[-len(plan) :]
    assert [(entry.seat, entry.choice) for entry in entries] == [(seat, line.choices[0]) for line in plan]
    assert len({entry.at for entry in entries}) == 1
    assert await orders(trial, table) == {}


async def test_a_plan_is_dropped_if_somebody_attacks(trial: Trial) -> None:
    """Its user is asked, and told why, with the next question of the turn."""
    table, seat = await ambushed(trial)
    await plan_done(trial, table, seat)
    await answer_all(trial, table, attack=True)
    assert planned(lines_of((await orders(trial, table)).get(seat))) == ()
    while seat not in (live := await trial.live(table)).waiting_seats():
        assert state_of(live, Eldermann).active == seat
        await by_hints(trial, table, live.waiting_seats()[0])
    await trial.settle(5)
    assert "Not all others have passed" in text_of(trial.messenger.dms(USERS[seat])[-1].panel)
    version = (await trial.live(table)).row.version
    await later(trial, MOST)
    assert (await trial.live(table)).row.version == version
    await by_hints(trial, table, seat)
    assert await orders(trial, table) == {}


async def test_a_plan_is_removed_and_lists_stay(trial: Trial) -> None:
    """By its own button; what was being put together goes too."""
    table, seat = await ambushed(trial)
    panel = await plan_done(trial, table, seat)
    await trial.press(USERS[seat], press_of(panel, "turn_drop"))
    assert await orders(trial, table) == {}
    await answer_all(trial, table)
    await later(trial, MOST)
    assert (await trial.live(table)).waiting_seats() == (seat,)


@pytest.mark.parametrize("verb", ["turn", "turn_keep", "turn_drop", "t_choose"])
async def test_nobody_plans_for_another(trial: Trial, verb: str) -> None:
    """A forged press of another seat changes nothing, and who has no turn has nothing to plan."""
    table, seat = await ambushed(trial)
    await plan_done(trial, table, seat)
    before, other = await orders(trial, table), USERS[(seat + 1) % len(USERS)]
    said = text_of(await trial.press(other, ComponentId(table, verb, seat, None, "0:done")))
    assert "Planned" not in said
    assert await orders(trial, table) == before
