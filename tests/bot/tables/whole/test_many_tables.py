"""What a press costs with many stored tables: counted in steps of the database, which depend on no machine."""

from __future__ import annotations

import re
import sqlite3
from collections import defaultdict
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.tables.running.cleanup import Cleanup
from storage.engines import driver
from storage.engines.driver import Driver
from tests.bot.tables.copying import multiply
from tests.bot.tables.counting import counted
from tests.bot.tables.doubles import ANNA, BEA, CEM, Trial, caller
from tests.bot.tables.playing import act
from tests.bot.tables.timing import paced

FEW, MANY = 10, 1_000
SLACK = 900
"""Steps more or less, by how many deliveries happen to be due at a look; a visit to each table is more."""
BESIDE = 60
"""Calls more or less, by whether another writer happens to wait; one for each table is more."""


class Steps:
    """Count the steps of each kind of statement on all connections: at most how many one took."""

    def __init__(self) -> None:
        self.most: dict[str, int] = defaultdict(int)

    def watch(self, raw: sqlite3.Connection) -> None:
        """Count on a connection from now on."""
        taken, running = 0, ""

        def begin(statement: str) -> None:
            nonlocal taken, running
            taken, running = 0, re.sub(r"'[^']*'|\b\d+\b", "?", statement)

        def step() -> int:
            nonlocal taken
            taken += 1
            self.most[running] = max(self.most[running], taken)
            return 0

        raw.execute("SELECT 1 FROM tables LIMIT 0")  # reads the schema, which takes steps for each table
        raw.set_trace_callback(begin)
        raw.set_progress_handler(step, 1)


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    """Count on all connections from now on, but not what a start, or each hour, does once with all tables."""
    counting = Steps()

    async def do_nothing(*_given: object) -> None:
        """Leave it out."""

    monkeypatch.setattr("bot.tables.running.service.resume_all", do_nothing)
    monkeypatch.setattr("bot.tables.running.service.note_queues", do_nothing)
    monkeypatch.setattr(Cleanup, "run", do_nothing)

    class Counting(Driver):
        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            counting.watch(self)

    monkeypatch.setattr(driver, "Driver", Counting)
    return counting


async def cost_of_presses(folder: Path, tables: int, steps: Steps) -> tuple[dict[str, int], int]:
    """Press at one of so many tables and deliver; return the steps by statement, and the calls of one press."""
    trial = Trial(folder)
    await trial.start()
    table = await paced(trial, "daily", ANNA, BEA)
    await trial.settle(5)
    await trial.stop()
    multiply(folder / "kontor.db", table, tables)
    await trial.start()
    await trial.settle()
    steps.most.clear()
    await act(trial, ANNA, table)
    await trial.settle(5)
    with counted() as cost:
        await act(trial, ANNA, table, "again")
    await act(trial, BEA, table)
    await trial.settle(5)
    await trial.stop()
    return dict(steps.most), cost.calls


async def test_no_press_costs_more_with_many_tables(tmp_path: Path, steps: Steps) -> None:
    """No statement of a press, of the deliveries after it or of the clocks visits more rows; nothing more is called."""
    few, calls = await cost_of_presses(tmp_path / "few", FEW, steps)
    many, calls_with_many = await cost_of_presses(tmp_path / "many", MANY, steps)
    assert len(few) > 20
    grown = {statement: count for statement, count in many.items() if count > few.get(statement, 0) + SLACK}
    assert grown == {}
    assert abs(calls_with_many - calls) <= BESIDE


async def cost_of_lists(folder: Path, tables: int, steps: Steps) -> dict[str, int]:
    """List the open tables beside so many ones that are over, on a server and in direct messages; return the steps."""
    trial = Trial(folder)
    await trial.start()
    table = await paced(trial, "daily", ANNA, BEA)
    await trial.lobby(ANNA)
    await trial.settle(5)
    await trial.stop()
    multiply(folder / "kontor.db", table, tables)
    with closing(sqlite3.connect(folder / "kontor.db")) as database, database:
        database.execute("UPDATE tables SET stage = 'ended' WHERE stage = 'playing'")
    await trial.start()
    await trial.settle()
    steps.most.clear()
    await trial.commands.tables(caller(CEM), "open")
    await trial.commands.tables(caller(CEM, guild_id=None), "open")
    await trial.stop()
    return {statement: count for statement, count in steps.most.items() if "SELECT" in statement}


async def test_no_list_of_open_tables_costs_more_with_many_finished_ones(tmp_path: Path, steps: Steps) -> None:
    """Only lobbies are visited."""
    few = await cost_of_lists(tmp_path / "few", FEW, steps)
    many = await cost_of_lists(tmp_path / "many", MANY, steps)
    assert any("min(tables.created_at)" in statement for statement in few)
    grown = {statement: count for statement, count in many.items() if count > few.get(statement, 0) + 50}
    assert grown == {}
