"""The process that draws: what it is given and gives back, and what happens when it dies or fails."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.tables.ports.child import FAILURES
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.renderer import NotDrawn, NotRepeated, RenderProcess
from games.kernel import view
from games.kernel.catalogue import find
from games.kernel.pipes import written
from render.jobs import Drawn, Film, Job
from render.worker import drawn
from storage.turns import step_behind
from tests.bot.tables.doubles import ANNA, BEA, Trial, caller
from tests.games.kernel.tables import table
from tests.orphans import check_ends_with_parent
from tests.renderers import Blank

NICENESS = 7


def job(**fields: Any) -> Job:
    """Order a hand of Tallinn."""
    seen = view(table(find("tallinn")).state, 0)
    return replace(Job("tallinn", "hand", "en", ("Anna", "Bea", "Cem"), (0,), (seen,)), **fields)


@pytest.fixture
async def renderer() -> AsyncIterator[RenderProcess]:
    """Draw in a real process."""
    made = RenderProcess(NICENESS)
    yield made
    await made.end()


def pid_of(renderer: RenderProcess) -> int:
    """Return the id of the real process."""
    assert renderer.process is not None
    return renderer.process.process.pid


def environment(pid: int) -> bytes:
    """Read what settings a process was told."""
    return Path(f"/proc/{pid}/environ").read_bytes()


def runs(pid: int) -> bool:
    """Tell whether there is such a process."""
    return Path(f"/proc/{pid}").exists()


async def test_the_process_draws_what_this_one_would(renderer: RenderProcess) -> None:
    """Names, sources and bytes of a hand and of a board are the same; known boards need no bytes."""
    board = job(what="public", views=(view(table(find("tallinn")).state, None),), locale="de")
    for order in (job(), board):
        assert await renderer.render(order) == drawn(order)
    (shown,) = await renderer.render(board)
    assert shown.image.startswith(b"\x89PNG")
    assert await renderer.render(replace(board, known=shown.source)) == (replace(shown, image=b""),)


async def test_the_process_comes_behind_the_bot(renderer: RenderProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is nicer, out of reach of Ctrl-C, in the session in which niceness is weighed, and knows no setting."""
    monkeypatch.setenv("KONTOR_TOKEN", "invented")
    await renderer.render(job())
    pid = pid_of(renderer)
    assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)
    assert os.getsid(pid) == os.getsid(0)
    assert os.getpgid(pid) == pid != os.getpgid(0)
    assert b"invented" not in environment(pid)


async def test_a_killed_process_is_replaced_and_the_picture_drawn(renderer: RenderProcess) -> None:
    """After `kill -9` the next process draws what was asked for."""
    await renderer.render(job())
    first = pid_of(renderer)
    os.kill(first, signal.SIGKILL)
    assert await renderer.render(job()) == drawn(job())
    assert (pid_of(renderer) != first, renderer.deaths) == (True, 1)


async def test_a_painter_that_fails_leaves_the_process_alive(renderer: RenderProcess) -> None:
    """What goes wrong is told by its kind and place, not by its words: they may name a hidden card."""
    with pytest.raises(NotDrawn, match=r"^AttributeError at \w+\.py:\d+$"):
        await renderer.render(job(views=(object(),)))
    first = pid_of(renderer)
    assert await renderer.render(job())
    assert (pid_of(renderer), renderer.deaths) == (first, 0)


async def test_a_record_that_is_not_repeated_is_refused(renderer: RenderProcess) -> None:
    """The process says so, and lives on; one that is not kept ends with its work."""
    film = Film("tallinn", "en", ("Anna", "Bea"), (), ("{}",), (0, 0, None))
    with pytest.raises(NotRepeated):
        await renderer.render(film)
    assert renderer.process is not None
    renderer.kept = False
    await renderer.render(job())
    assert renderer.process is None


async def test_the_bot_ends_the_process(renderer: RenderProcess) -> None:
    """What is being drawn is given up, and no process is left."""
    await renderer.render(job())
    pid, waiting = pid_of(renderer), asyncio.create_task(renderer.render(job(locale="de")))
    await asyncio.sleep(0)
    await renderer.end()
    assert not runs(pid)
    with pytest.raises(asyncio.CancelledError):
        await waiting


BEGINNER = """
import asyncio
from bot.tables.ports.child import ChildProcess

async def begin():
    print((await ChildProcess.spawn("render.worker", "5")).process.pid, flush=True)
    await asyncio.Event().wait()

asyncio.run(begin())
"""


def test_no_orphan_is_left_by_a_killed_bot() -> None:
    """After `kill -9` of the process that has begun it, the drawing process ends."""
    check_ends_with_parent(BEGINNER)


def test_a_process_whose_bot_is_gone_says_nothing() -> None:
    """It cannot give its picture to anybody, and ends without a traceback."""
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "render.worker"]
    try:
        ended = subprocess.run(  # noqa: S603 - our own module
            command, input=written(job()), stdout=writing, stderr=subprocess.PIPE, check=False
        )
    finally:
        os.close(writing)
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_the_bot_loads_no_painter() -> None:
    """Its process knows jobs only; all that draws is in the other one."""
    loaded = "print('PIL' in sys.modules, 'render.painter' in sys.modules)"
    told = f"import sys, bot.composition, bot.tables.running.service; {loaded}"
    found = subprocess.run([sys.executable, "-c", told], check=True, capture_output=True, text=True)  # noqa: S603 - own
    assert found.stdout.split() == ["False", "False"]


# Without a real process


class FakeChild:
    """Answer each job when told to, by its locale; keep what was sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.go = asyncio.Event()
        self.dies = False

    async def teach(self, game: str, material_id: str) -> None:
        """Learn nothing: these jobs are about sets that come with their games."""

    async def send(self, data: bytes) -> None:
        """Keep it."""
        self.sent.append(data)

    async def line(self) -> str:
        """Answer, or die."""
        if self.dies:
            raise EOFError
        await self.go.wait()
        return '{"drawn": [{"name": "hand", "source": "", "size": 3}], "seconds": 0.5}'

    async def exactly(self, size: int) -> bytes:
        """Give the picture."""
        return b"png"[:size]

    async def end(self) -> None:
        """Have nothing to end."""


@pytest.fixture
def child(monkeypatch: pytest.MonkeyPatch) -> FakeChild:
    """Let a fake draw."""
    made = FakeChild()

    async def started(*_args: object) -> FakeChild:
        return made

    monkeypatch.setattr("bot.tables.ports.renderer.ChildProcess.spawn", started)
    return made


def cover(locale: str) -> Job:
    """Order something small."""
    return Job("tallinn", "cover", locale)


async def passed() -> None:
    """Let all tasks that can go on do so."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_process_that_is_made_ready_draws_the_first_picture(
    child: FakeChild, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is started before anybody waits, and only once; a start that fails is tried again by the first job."""
    renderer, begun, failing = RenderProcess(0), list[str](), True

    async def started(module: str, *_args: str) -> FakeChild:
        if failing:
            raise OSError("no memory")
        begun.append(module)
        return child

    monkeypatch.setattr("bot.tables.ports.renderer.ChildProcess.spawn", started)
    await renderer.prepare()
    failing = False
    await renderer.prepare()
    assert begun == ["render.worker"]
    child.go.set()
    await renderer.render(cover("en"))
    assert begun == ["render.worker"]
    assert renderer.deaths == 0


async def test_presses_are_drawn_before_deliveries(child: FakeChild) -> None:
    """The picture that is being drawn is finished; next come those for users who wait for an answer."""
    renderer = RenderProcess(0)

    async def delivered(locale: str) -> None:
        step_behind()
        await renderer.render(cover(locale))

    tasks = [asyncio.create_task(delivered(locale)) for locale in ("one", "two")]
    await passed()
    tasks.append(asyncio.create_task(renderer.render(cover("press"))))  # type: ignore[arg-type]  # waited for alike
    await passed()
    child.go.set()
    await asyncio.gather(*tasks)
    assert child.sent == [written(cover(locale)) for locale in ("one", "press", "two")]


async def test_what_nobody_waits_for_is_finished_only_if_it_was_begun(child: FakeChild) -> None:
    """The picture that came too late for its message is ready for the edit; what was not begun is dropped."""
    renderer = RenderProcess(0)
    tasks = [asyncio.create_task(renderer.render(cover(locale))) for locale in ("begun", "not begun", "wanted")]
    await passed()
    for task in tasks[:2]:
        task.cancel()
    child.go.set()
    assert await tasks[2] == (Drawn("hand", "", b"png"),)
    assert child.sent == [written(cover(locale)) for locale in ("begun", "wanted")]
    assert renderer.deaths == 0


async def test_processes_that_die_again_and_again_are_given_a_rest(child: FakeChild) -> None:
    """After several deaths in a row none is begun for a while, and words must do."""
    renderer = RenderProcess(0)
    child.dies = True
    for _ in range(FAILURES):
        with pytest.raises(NotDrawn):
            await renderer.render(cover("en"))
    sent = len(child.sent)
    with pytest.raises(NotDrawn, match="rests"):
        await renderer.render(cover("en"))
    assert len(child.sent) == sent <= 2 * FAILURES


async def test_a_process_that_is_late_is_replaced(child: FakeChild) -> None:
    """A job that takes for ever is given up."""
    renderer = RenderProcess(0, longest=0.01)
    with pytest.raises(NotDrawn):
        await renderer.render(cover("en"))
    assert renderer.deaths == 1


# Answers


class Slow(Blank):
    """Draw once told to."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()

    async def render(self, job: Job | Film) -> tuple[Drawn, ...]:
        """Wait, then draw."""
        await self.go.wait()
        return await super().render(job)


async def test_no_press_waits_for_its_picture(trial: Trial) -> None:
    """The answer comes as text, and the picture follows in the same message."""
    found = await trial.begun(ANNA, BEA)
    slow = Slow()
    trial.service.pictures.renderer, trial.service.pictures.prompt = slow, 0.001
    answers = [await trial.press(ANNA, ComponentId(found, verb)) for verb in ("move", "hand")]
    answers.append(await trial.commands.board(caller(ANNA), found))
    assert [answer.panel.pictures for answer in answers if answer.panel] == [(), (), ()]
    slow.go.set()
    for answer in answers:
        assert answer.panel is not None
        assert answer.then is not None
        fuller = await answer.then()
        assert fuller is not None
        assert fuller.pictures[0].image == b"png"
        assert fuller.rows == answer.panel.rows
