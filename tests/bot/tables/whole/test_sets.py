"""A table keeps its set of components: it is stored, sent to the processes that need it, and part of the record."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.copies import load_copies
from bot.tables.computers.worker import WorkerClient, WorkerProcess
from bot.tables.core.table import Table, keep_set
from bot.tables.finished.exports import export
from bot.tables.finished.proof import PROVED, read, verdict_of, verify
from bot.tables.finished.replays import film_of
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.renderer import NotRepeated, RenderProcess
from games.kernel import Match, view
from games.kernel.catalogue import find
from games.kernel.errors import RulesBug
from games.kernel.records import WITH_MATERIAL
from games.kernel.words import words_for
from games.players.worker import Task
from games.tallinn.state import Tallinn
from render.jobs import Job
from tests.bot.tables.doubles import ANNA, BEA, Trial
from tests.bot.tables.playing import play_on, play_out
from tests.games.kernel.tables import luck
from tests.given import long
from tests.made_up import entries_of, file_with, forget, learnt, printed_of, tallinn

OURS = find("tallinn").material_id


@pytest.fixture
def other() -> Iterator[str]:
    """Learn a made-up set of Tallinn."""
    with learnt("tallinn", tallinn()) as digest:
        yield digest


async def with_set(trial: Trial, digest: str) -> str:
    """Open a lobby for two that is to be played with a set."""
    table = await trial.lobby(ANNA, BEA)
    async with trial.store.write() as tx:
        await keep_set(tx, find("tallinn"), digest)
        await tx.tables.change(table, material_id=digest, material_name="Made up")
    trial.service.registry.forget(table)
    return table


async def stored(trial: Trial, digest: str) -> object:
    """Return what the database has of a set."""
    async with trial.store.read() as tx:
        row = await tx.materials.get(digest)
    return None if row is None else json.loads(row.entries)


async def exported(trial: Trial, live: Table) -> bytes:
    """Return the file of an ended table."""
    async with trial.store.read() as tx:
        entries, wishes = await tx.log.entries(live.id), await tx.wishes.of_table(live.id)
        return export(live, entries, wishes, await tx.holders.of_table(live.id)).content


async def test_the_set_that_comes_with_the_game_is_stored_when_a_table_begins(trial: Trial) -> None:
    """A later release may bring other values: the table says by its digest which ones it has."""
    table = await trial.lobby(ANNA, BEA)
    assert await stored(trial, OURS) is None
    await trial.press(ANNA, ComponentId(table, "start"))
    assert (await trial.live(table)).row.material_id == OURS
    assert await stored(trial, OURS) == printed_of("tallinn").materials.entries()


async def test_a_table_is_played_to_the_end_with_its_set_though_nothing_else_knows_it(trial: Trial, other: str) -> None:
    """The process is ended and another one, which finds no file, plays on; the record needs nothing beside it."""
    materials = printed_of("tallinn").materials
    table = await with_set(trial, other)
    await trial.press(ANNA, ComponentId(table, "start"))
    await trial.stop()
    forget(materials, other)
    await trial.start()
    if not trial.store.shared:  # else it has waited for the keeper, and deliveries have begun
        assert not materials.knows(other), "a table is read when somebody needs it"
    await trial.settle()
    live = await trial.live(table)
    assert live.material_id == other
    await play_on(trial, table, "set")
    live = await trial.live(table)
    file = await exported(trial, live)
    forget(materials, other)
    header = json.loads(file.splitlines()[0])
    assert (header["format"], header["material"]) == (WITH_MATERIAL, tallinn())
    assert header["table"]["material_name"] == "Made up"
    findings = verify(read(file))
    assert verdict_of(findings) == PROVED, findings
    assert len(findings) > 3
    with_ours = b"\n".join([json.dumps({**header, "material": {}}).encode(), *file.splitlines()[1:]])
    assert verdict_of(verify(read(with_ours))) != PROVED, "the made-up set makes no difference"


@pytest.mark.parametrize("key", [long("eldermann"), long("tinker_tailor"), long("ulm")])
async def test_every_game_plays_to_the_end_with_a_made_up_set(trial: Trial, tmp_path: Path, key: str) -> None:
    """From a file to the lobby, through a restart that finds no file, to a record that proves it all."""
    (tmp_path / "mine.toml").write_text(file_with(key, entries_of(key)), encoding="utf-8")
    trial.service.registry.copies = load_copies(tmp_path)
    (copy,) = trial.service.registry.copies.of(key)
    table = await trial.lobby(ANNA, BEA, game=key)
    await trial.press(ANNA, ComponentId(table, "printed"), copy.material_id)
    await trial.begin(table, ANNA)
    await trial.stop()
    forget(printed_of(key).materials, copy.material_id)
    await trial.start()
    await play_out(trial, table)
    live = await trial.live(table)
    assert (live.material_id, live.row.material_name) == (copy.material_id, "Made up")
    file = await exported(trial, live)
    forget(printed_of(key).materials, copy.material_id)
    assert verdict_of(verify(read(file))) == PROVED


async def test_a_set_that_is_not_stored_as_it_was_is_not_played_with(trial: Trial, other: str) -> None:
    """A table whose set was lost stands still instead of going on with another one."""
    table = await with_set(trial, other)
    await trial.settle()  # no delivery brings the table back into memory
    forget(printed_of("tallinn").materials, other)
    async with trial.store.write() as tx:
        await tx.tables.change(table, material_id="0123456789abcdef")
    trial.service.registry.forget(table)
    with pytest.raises(RulesBug):
        await trial.live(table)


async def test_a_replay_is_drawn_with_a_set_that_todays_check_would_refuse(
    trial: Trial, renderer: RenderProcess
) -> None:
    """A later release may be stricter: a table's own set is believed, and only a file from outside is checked."""
    printed, entries = printed_of("tallinn"), tallinn()
    entries["chronicle"][0]["two"][0]["times"] = 9
    assert printed.accept(entries)[1]
    digest = printed.materials.learn(entries)
    table = await with_set(trial, digest)
    await trial.begin(table, ANNA)
    await play_out(trial, table)
    log = await trial.log(table)
    live = await trial.live(table)
    film = replace(film_of(live, log, [], words_for("en", "bot", "games.tallinn")), boards=((2, None),))
    with pytest.raises(NotRepeated):
        await renderer.render(replace(film, material_id=""))
    assert len(await renderer.render(film)) == 1
    forget(printed.materials, digest)


@pytest.fixture
async def worker() -> AsyncIterator[WorkerClient]:
    """Think in a real process, with much patience for a busy machine."""
    client = WorkerClient(margin=120)
    yield client
    await client.end()


@pytest.fixture
async def renderer() -> AsyncIterator[RenderProcess]:
    """Draw in a real process."""
    made = RenderProcess(0)
    yield made
    await made.end()


def task(digest: str) -> Task:
    """Ask for a choice at the beginning of a game with a set."""
    game = find("tallinn")
    state = Match.begin(game, 2, {}, luck, digest).state
    seat = state.waiting[0]
    return Task("tallinn", view(state, seat), seat, game.rules.asked(state)[seat], 7, 0.05)


async def test_the_thinking_process_learns_a_set_and_so_does_its_successor(worker: WorkerClient, other: str) -> None:
    """A process knows no sets but those that it is sent; one that dies takes what it knew with it."""
    assert await worker.choice(task(other)) is not None
    assert await worker.choice(task(OURS)) is not None
    process = worker._worker
    assert isinstance(process, WorkerProcess)
    os.kill(process.process.pid, signal.SIGKILL)
    await worker.choice(task(other))
    assert await worker.choice(task(other)) is not None
    assert worker.failed == 0


async def test_the_drawing_process_learns_a_set_and_so_does_its_successor(renderer: RenderProcess, other: str) -> None:
    """The same hand looks different with another set; a process that dies is told again."""

    async def source(digest: str) -> str:
        state = Match.begin(find("tallinn"), 2, {}, luck, digest).state
        assert isinstance(state, Tallinn)
        state.hands[0].cards[:] = ["7"]
        job = Job("tallinn", "hand", "en", ("Anna", "Bea"), (0,), (view(state, 0),), material_id=digest)
        return (await renderer.render(job))[0].source

    first, ours = await source(other), await source(OURS)
    assert first != ours
    assert renderer.process is not None
    os.kill(renderer.process.process.pid, signal.SIGKILL)
    assert await source(other) == first
