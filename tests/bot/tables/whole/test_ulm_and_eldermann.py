"""Ulm and Eldermann at a table: whole games by presses only, and what is special about their panels."""

from __future__ import annotations

import random
from itertools import chain

import pytest

from bot.tables.core.table import standing_entries
from bot.tables.messages.common import words_of
from bot.tables.ports.component_id import ComponentId, parse
from bot.tables.ports.panel import Panel, Select
from games.eldermann.state import Eldermann
from games.kernel.saving import load_events
from games.kernel.visibility import view
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, PLACE, Trial, panel_of, selects
from tests.bot.tables.playing import boards, check_all, check_end, numbered, offered, play_on, state_of
from tests.bot.tables.stories import mark_of
from tests.given import long

USERS = (ANNA, BEA, CEM, DIRK)


async def played(trial: Trial, game: str, seats: int, language: str, **options: str) -> None:
    """Play a table to its end, which its last message tells."""
    table = await trial.lobby(*USERS[:seats], game=game)
    await trial.press(ANNA, ComponentId(table, "language"), language)
    for name, value in options.items():
        await trial.press(ANNA, ComponentId(table, "option", value=name), value)
    await trial.begin(table, ANNA)
    await play_on(trial, table, most=3000)
    await trial.settle(5)
    live = await trial.live(table)
    assert live.row.stage == "ended"
    assert await trial.outbox(table) == []
    check_all(trial)
    await check_end(trial, table, language)


@pytest.mark.parametrize(("seats", "language", "towers"), [long(2, "en", "off"), (2, "de", "on"), long(4, "de", "on")])
async def test_ulm_is_played_by_presses_only(trial: Trial, seats: int, language: str, towers: str) -> None:
    """A table ends with a result; every message and answer is within Discord's limits."""
    await played(trial, "ulm", seats, language, towers=towers)


async def _sensible(trial: Trial, table: str) -> None:
    """Let the seat that is waited for press what the hints would choose."""
    live = await trial.live(table)
    seat, state = live.waiting_seats()[0], live.require_match().state
    seen, user = view(state, seat), live.seats[seat].user_id or 0
    choice = live.game.hints.policy(seen, seat, live.game.rules.asked(seen)[seat], random.Random(state.ask))
    panel = (await trial.press(user, ComponentId(table, "move"))).panel
    assert panel is not None
    if press := next((press for press in offered(panel) if press.value == choice), None):
        await trial.press(user, press)
        return
    select = next((select for select in selects(panel) if covers(select, choice)), None)
    if select is None:
        select = await _behind(trial, user, panel, choice)
    opened = parse(select.id)
    assert opened is not None
    whole = choice in {entry.value for entry in select.choices}
    await trial.press(user, opened, *((choice,) if whole else numbered(choice)))


async def _behind(trial: Trial, user: int, panel: Panel, choice: str) -> Select:
    """Find the list of a group that offers a choice."""
    (groups,) = selects(panel)
    opened = parse(groups.id)
    assert opened is not None
    for group in groups.choices:
        shown = panel_of(await trial.press(user, opened, group.value))
        if found := [select for select in selects(shown) if covers(select, choice)]:
            return found[0]
    raise AssertionError(f"no list offers {choice}")


def covers(select: Select, choice: str) -> bool:
    """Tell whether a select offers all parts of a choice."""
    return {choice} <= {c.value for c in select.choices} or set(numbered(choice)) <= {c.value for c in select.choices}


async def test_eldermann_is_played_by_presses_only(trial: Trial) -> None:
    """A short game of two ends with a result; every message and answer is within Discord's limits."""
    table = await trial.lobby(ANNA, BEA, game="eldermann")
    await trial.press(ANNA, ComponentId(table, "language"), "de")
    await trial.press(ANNA, ComponentId(table, "option", value="length"), "short")
    await trial.begin(table, ANNA)
    while (await trial.live(table)).waiting_seats():
        await _sensible(trial, table)
        await trial.settle()
    await trial.settle(5)
    assert (await trial.live(table)).row.stage == "ended"
    assert await trial.outbox(table) == []
    check_all(trial)
    await check_end(trial, table, "de")


async def test_eldermann_begins_with_four(trial: Trial) -> None:
    """Some rounds of four players with the longest option; every message and answer is within Discord's limits."""
    table = await trial.lobby(*USERS, game="eldermann")
    await trial.press(ANNA, ComponentId(table, "option", value="roles"), "seven")
    await trial.begin(table, ANNA)
    assert await play_on(trial, table, most=80) == 80
    assert (await trial.live(table)).require_match().state.phase > 1
    check_all(trial)


async def test_eldermann_posts_one_board_a_turn_that_tells_all_of_it(trial: Trial) -> None:
    """The set-up has one, and each turn, with what it brings, or how many lines the log has before."""
    table = await trial.lobby(ANNA, BEA, game="eldermann")
    await trial.begin(table, ANNA)
    posted, turns, undoable = [len(boards(trial, PLACE))], 0, set()
    while (state := state_of(await trial.live(table), Eldermann)).round < 3:
        section = state.section
        await _sensible(trial, table)
        await trial.settle()
        now = (await trial.live(table)).require_match()
        turns += now.state.section == "plan" and section != "plan"
        if now.state.section == "trade":
            undoable |= {seat for seat in range(2) if now.can_undo(seat)}
        posted.append(len(boards(trial, PLACE)))
    assert posted[0] == 1
    assert posted[-1] == 1 + turns
    assert not undoable
    live = await trial.live(table)
    happened = [load_events(entry.events) for entry in standing_entries(await trial.log(table))]
    told = live.game.voice.tell(list(chain.from_iterable(happened)), None, live.names, words_of(live))
    thread = boards(trial, PLACE)
    shown = "\n".join(thread)
    missing = [line for line in told if line and not line.startswith("**") and line not in shown]
    assert len(missing) <= sum(map(mark_of, thread))
