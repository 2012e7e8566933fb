"""Pictures are drawn in a process of their own, behind everybody else; here it is started, asked, timed and replaced.

It draws one picture at a time, those for users who wait first. A process that dies is replaced, and its successor
gets the job; after several deaths in a row none is begun for a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Protocol

import structlog

from bot.tables.ports.child import ChildProcess, Deaths
from games.kernel.pipes import written
from render.jobs import Drawn, Film, Job
from storage.turns import Turns

log = structlog.get_logger()

JOB_TIMEOUT = 120.0
"""Seconds for a job before the process is taken for stuck: it gets little time on a busy machine, and loads first."""
TRIES = 2


class NotDrawn(Exception):
    """A job that was not done."""


class NotRepeated(NotDrawn):
    """A record that the rules of today do not repeat."""


class Renderer(Protocol):
    """What draws pictures."""

    seconds: float
    """How long the last job took."""

    @property
    def deaths(self) -> int:
        """Return how many processes had to be replaced."""
        ...

    async def prepare(self) -> None:
        """Load what drawing needs, so that the first job need not wait for that."""
        ...

    async def render(self, job: Job | Film) -> tuple[Drawn, ...]:
        """Do a job.

        :raises NotDrawn: it failed
        """
        ...

    async def end(self) -> None:
        """Draw no more."""
        ...


class RenderProcess:
    """Let a process draw that comes so many steps behind this one, and ends when it has nothing to do unless `kept`."""

    def __init__(self, niceness: int, longest: float = JOB_TIMEOUT, *, kept: bool = True) -> None:
        self.niceness, self.longest, self.kept = niceness, longest, kept
        self.process: ChildProcess | None = None
        self.seconds = 0.0
        self._turns, self._unsent = Turns(), 0
        self._tasks: set[asyncio.Task[tuple[Drawn, ...]]] = set()
        self._at_work: asyncio.Task[tuple[Drawn, ...]] | None = None
        self._deaths = Deaths()

    @property
    def deaths(self) -> int:
        """Return how many processes had to be replaced."""
        return self._deaths.count

    async def prepare(self) -> None:
        """Start the process; if that fails, the first job tells why."""
        async with self._turns:
            with contextlib.suppress(OSError):
                await self._spawn()

    async def _spawn(self) -> ChildProcess:
        """Return the process, started if there is none."""
        if self.process is None:
            self.process = await ChildProcess.spawn("render.worker", str(self.niceness))
        return self.process

    async def render(self, job: Job | Film) -> tuple[Drawn, ...]:
        """Do a job; one that nobody waits for any more is finished if it was begun: its edit will ask for it again."""
        task = asyncio.create_task(self._in_turn(job))
        self._tasks.add(task)
        task.add_done_callback(self._release)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if self._at_work is not task:
                task.cancel()
            raise

    def _release(self, task: asyncio.Task[tuple[Drawn, ...]]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # somebody may have waited for it no longer

    async def _in_turn(self, job: Job | Film) -> tuple[Drawn, ...]:
        self._unsent += 1
        try:
            async with self._turns:
                self._at_work = asyncio.current_task()
                return await self._attempt(job)
        finally:
            self._unsent -= 1
            if not (self._unsent or self.kept):
                await self._end()

    async def _attempt(self, job: Job | Film) -> tuple[Drawn, ...]:
        if self._deaths.resting:
            raise NotDrawn("rests")
        for _ in range(TRIES):
            try:
                found = await asyncio.wait_for(self._ask(job), self.longest)
            except TimeoutError:
                await self._note_death("late")
                break  # it would be late again
            except (EOFError, OSError) as error:
                await self._note_death(type(error).__name__)
            except asyncio.CancelledError:
                await self._end()  # its answer would be taken for that of the next job
                raise
            else:
                self._deaths.note_answer()
                return found
        raise NotDrawn("the process died or was late")

    async def _ask(self, job: Job | Film) -> tuple[Drawn, ...]:
        process = await self._spawn()
        await process.teach(job.game, job.material_id)
        await process.send(written(job))
        reply = json.loads(await process.line())
        if "refused" in reply:
            raise NotRepeated
        if "failed" in reply:
            raise NotDrawn(f"{reply['failed']} at {reply['at']}")
        self.seconds = float(reply["seconds"])
        images = [await process.exactly(each["size"]) for each in reply["drawn"]]
        pairs = zip(reply["drawn"], images, strict=True)
        return tuple(Drawn(each["name"], each["source"], image) for each, image in pairs)

    async def _note_death(self, how: str) -> None:
        await self._end()
        self._deaths.note_death()
        log.error("drawing process replaced", reason=how, deaths=self.deaths)

    async def end(self) -> None:
        """Draw no more, and end the process at once."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._end()

    async def _end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            await process.end()
