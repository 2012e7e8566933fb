"""A table that an earlier release has stored where nobody is asked any more goes on by itself, once, and ends.

The stored table asked what comes before the draw; the question is taken off its agenda, as rules that do not ask it
any more would find it. Then the draw is next, which brings luck.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from bot.tables.core.table import NOBODY
from bot.tables.finished.proof import OPEN, read, verdict_of, verify
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.stages import play, resumption
from bot.tables.stages.takeback import way_back
from games.kernel.records import WITH_MATERIAL
from storage.rows import EntryRow
from tests.bot.tables.doubles import ANNA, BEA, Trial, caller
from tests.bot.tables.playing import check_all
from tests.stored.opening import Stored, every_game, opened
from tests.stored.playing import play_out_in_the_house, scores_of

ULM: Stored = next(param.values[0] for param in every_game() if param.values[0].game == "ulm")
STUCK = next(told for told in ULM.told["tables"] if told["section"] == "begin_turn")
TABLE = str(STUCK["table"])


class Unasked(Stored):
    """The database with one table at which nobody is asked."""

    @property
    def database(self) -> bytes:
        """Take the question off the agenda of the newest state."""
        with closing(sqlite3.connect(":memory:")) as connection:
            connection.deserialize(ULM.database)
            (version, state), *_ = connection.execute(
                "SELECT version, state FROM snapshots WHERE table_id = ? ORDER BY version DESC", (TABLE,)
            )
            stored = json.loads(state)
            assert stored["agenda"].pop() == ["begin_turn"]
            changed = (json.dumps(stored).encode(), TABLE, version)
            connection.execute("UPDATE snapshots SET state = ? WHERE table_id = ? AND version = ?", changed)
            connection.commit()
            return connection.serialize()


UNASKED = Unasked(ULM.release, ULM.game, ULM.told)


@asynccontextmanager
async def stuck(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Trial]:
    """Open the bot, which does not look at its tables by itself."""

    async def wait(_registry: object) -> None:
        await asyncio.sleep(0)

    monkeypatch.setattr("bot.tables.running.service.resume_all", wait)
    async with opened(UNASKED, folder) as trial:
        yield trial


async def resumed(trial: Trial) -> list[EntryRow]:
    """List the entries with which the table went on by itself."""
    async with trial.store.read() as tx:
        return [entry for entry in await tx.log.entries(TABLE) if entry.number and entry.seat == NOBODY]


async def stored_version(trial: Trial) -> int:
    """Return the table's version as it is stored."""
    async with trial.store.read() as tx:
        row = await tx.tables.get(TABLE)
    assert row is not None
    return row.version


async def test_a_table_at_which_nobody_is_asked_goes_on_and_ends(tmp_path: Path) -> None:
    """After the start nobody presses there: it goes on with one entry, tells its seat, and is played to its end."""
    async with opened(UNASKED, tmp_path) as trial:
        await resumption.resume_all(trial.service.registry)
        (entry,) = await resumed(trial)
        assert (entry.choice, entry.barrier, len(json.loads(entry.drawn))) == ("", True, 1)
        live = await trial.live(TABLE)
        assert (live.require_match().state.section, live.row.version) == ("push", entry.version)
        await trial.settle(5)
        seat = live.waiting_seats()[0]
        told = await trial.press([ANNA, BEA][seat], ComponentId(TABLE, "move"))
        assert told.panel is not None
        live = await play_out_in_the_house(trial, TABLE)
        assert (live.row.stage, len(scores_of(live.require_match().state))) == ("ended", 2)
        exported = await trial.commands.table_export(caller(ANNA), TABLE)
        file = read(exported.panel.files[0].content)
        assert (verdict_of(verify(file)), file.header.format) == (OPEN, WITH_MATERIAL)
        assert [line for line in file.lines if '"resume":true' in line]
        check_all(trial)


async def test_the_first_look_lets_it_go_on_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first task to open it resumes it, with its messages; tasks at the same time find it resumed."""
    async with stuck(tmp_path, monkeypatch) as trial:
        before = await stored_version(trial)
        lives = await asyncio.gather(*(trial.live(TABLE) for _ in range(3)))
        assert {live.row.version for live in lives} == {before + 1}
        assert await trial.outbox(TABLE)
        trial.service.registry.forget(TABLE)
        assert (await trial.live(TABLE)).row.version == before + 1
        assert len(await resumed(trial)) == 1


async def test_a_failure_on_the_way_leaves_it_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Step and messages are one transaction: what breaks amid it has changed nothing, and the next look does it."""
    async with stuck(tmp_path, monkeypatch) as trial:
        before, real = await stored_version(trial), play._enqueue

        async def broken(*arguments: Any) -> None:
            await real(*arguments)
            raise RuntimeError("killed")

        with monkeypatch.context() as patch:
            patch.setattr(play, "_enqueue", broken)
            with pytest.raises(RuntimeError, match="killed"):
                await trial.live(TABLE)
        assert (await stored_version(trial), await resumed(trial)) == (before, [])
        await trial.restart()
        assert (await trial.live(TABLE)).row.version == before + 1
        assert len(await resumed(trial)) == 1


async def test_nothing_before_it_is_taken_back(tmp_path: Path) -> None:
    """Neither alone nor by consent: what led there was chosen under other rules."""
    async with opened(UNASKED, tmp_path) as trial:
        live = await trial.live(TABLE)
        assert not any(live.require_match().can_undo(seat) for seat in range(2))
        for seat in range(2):
            async with trial.store.read() as tx:
                with pytest.raises(Refusal) as caught:
                    await way_back(tx, live, seat)
            assert caught.value.key == "refused-other-rules"
