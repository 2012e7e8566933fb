"""Two processes at the same tables, over one PostgreSQL: one order, every press answered, nobody reads what is old."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import pytest

from bot.tables.core import people
from bot.tables.core.people import words
from bot.tables.ports.clock import HOUR
from games.kernel import catalogue
from tests.bot.tables.doubles import ANNA, BEA, Trial, caller, panel_of, text_of
from tests.bot.tables.playing import act
from tests.given import long

FAILED = words("en").text("failed")
PRESSES = 5_000


async def test_a_table_is_read_anew_after_another_process(pair: tuple[Trial, Trial]) -> None:
    """Each sees what the other has done, and one that nobody touched stays as it is held."""
    first, second = pair
    table = await first.begun(ANNA, BEA)
    held = (await second.live(table)).row.version
    await act(first, ANNA, table)
    assert (await first.live(table)).row.version == held + 1
    assert (await second.live(table)).row.version == held + 1
    await act(second, BEA, table)
    assert (await first.live(table)).row == (await second.live(table)).row
    kept = second.service.registry._tables[table]
    await second.live(table)
    assert second.service.registry._tables[table] is kept


async def test_a_language_is_known_everywhere(pair: tuple[Trial, Trial], monkeypatch: pytest.MonkeyPatch) -> None:
    """What a user has set by one process holds in the other with the next press."""
    monkeypatch.setattr(people, "FRESH", 0)
    first, second = pair
    await second.commands.me(caller(ANNA))
    await first.commands.me(caller(ANNA), language="de")
    assert (await second.service.registry.people.user(ANNA)).language == "de"


async def _press_at_once(pair: tuple[Trial, Trial], table: str, rng: random.Random) -> int:
    """Let each user who is asked choose by both processes at once; return how many presses were answered."""
    live = await pair[0].live(table)
    state = live.require_match().state
    presses = []
    for seat in live.waiting_seats():
        shape = live.game.rules.asked(state)[seat].shape
        assert shape is not None
        for trial in pair:
            who = caller(live.seats[seat].user_id or 0)
            presses.append(trial.commands.move(who, shape.sample(rng), table))
    for answer in await asyncio.gather(*presses):
        assert text_of(panel_of(answer)) != FAILED
    return len(presses)


async def _check_order(trial: Trial, table: str) -> int:
    """Check that what was chosen stands in one order; return how many choices that are."""
    async with trial.store.read() as tx:
        entries = await tx.log.entries(table)
        row = await tx.tables.get(table)
    assert row is not None
    assert [entry.number for entry in entries] == list(range(row.version))
    assert max(Counter(entry.version for entry in entries).values()) == 1
    return row.version


@pytest.mark.parametrize("presses", [30, long(PRESSES)])
async def test_two_processes_press_at_once(pair: tuple[Trial, Trial], presses: int) -> None:
    """So many presses at the same tables: every one is answered, and all that count stand in one order."""
    answered, games, rng = 0, sorted(catalogue.installed()), random.Random(presses)
    while answered < presses:
        pair[0].clock.time += HOUR  # a user may open only so many tables in one
        table = await pair[0].begun(ANNA, BEA, game=games.pop(0))
        games.append((await pair[0].live(table)).row.game)
        while answered < presses and (await pair[0].live(table)).row.stage == "playing":
            answered += await _press_at_once(pair, table, rng)
        assert await _check_order(pair[1], table) > 1
        assert (await pair[0].live(table)).row == (await pair[1].live(table)).row
