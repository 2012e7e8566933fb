"""Several processes of one bot over one database of PostgreSQL; a supervisor restarts each when it has ended."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.practice.client.client import Answer
from bot.tables.core.people import words
from games.kernel.words import LOCALES
from tests.practice import Practice, PracticeError
from tests.waiting import PATIENCE
from tests.wire.looks import PostgresLooks, looking
from tests.wire.playing import QUIET, Deed, Evening
from tests.wire.processes import BATCH, Bot, Served, nursed
from tests.wire.seen import Json
from tests.wire.transcripts import owed

SHARDS = 4
DUTIES = ("0-1/4", "2-3/4", "work")
ANSWER = 5.0
"""Seconds after which a user acts again; Discord itself waits three for an answer."""
NOW = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
TIMES = 3
"""How often in a row a user is offered nothing until they believe it."""
DEFERRED = (5, 6)
"""Types of Discord's answers that only ask for time."""
FAILED = [words(locale).text("failed") for locale in LOCALES]
RESTART = 0.2
"""Seconds until a supervisor restarts a process."""


class Impatient(Practice):
    """Act as users who soon act again: the process that was to answer may be dead, or its database away."""

    failures = 0
    _empty: tuple[object, int] = None, 0

    async def _act(self, op: str, **args: object) -> Answer:
        answer = await super()._act(op, **(args | {"wait": ANSWER}))
        self._check(answer.message or answer.data)
        if op == "autocomplete":
            self._note_offer(args, found=bool(answer.data.get("choices")))
        return answer

    def _note_offer(self, typed: object, *, found: bool) -> None:
        """Count how often in a row nothing was offered for the same text: either that failed, or the table went on."""
        last, times = self._empty
        self._empty = typed, 0 if found else 1 + (times if typed == last else 0)
        if 0 < self._empty[1] < TIMES:
            raise PracticeError("no answer: nothing was offered")

    async def wait_answer(self, user: str, answer: Answer, within: float = ANSWER) -> Json:
        """Return an answer's message once it is more than "thinking"; that may never come."""
        try:
            message = await super().wait_answer(user, answer, within)
        except TimeoutError:
            raise PracticeError("no answer after the deferral") from None
        self._check(message)
        return message

    async def answered_later(self, answer: Answer) -> None:
        """Wait for what follows a deferral on a panel, by the token of the very act."""
        asked = f"/interactions/{answer.interaction}/"
        token = next(e["path"] for e in self.entries if str(e.get("path")).startswith(asked)).split("/")[3]
        try:
            entry = await self.wait_for(lambda e: token in str(e.get("path")) and _is_later(e), within=ANSWER)
        except TimeoutError:
            raise PracticeError("no answer after the deferral") from None
        self._check(entry.get("body"))

    def _check(self, told: object) -> None:
        if any(failed in str(told) for failed in FAILED):
            self.failures += 1
            raise PracticeError("no answer that helps")


def _is_later(entry: Json) -> bool:
    """Tell whether a request has changed or followed what was deferred."""
    return "/webhooks/" in entry["path"] and entry["method"] != "GET" and entry.get("status") in (200, 204)


class Member:
    """One of the processes, as its supervisor sees it: `starts` counts how often it was started."""

    def __init__(self, bot: Bot, duty: str) -> None:
        self.bot, self.duty = bot, duty
        self.starts = 0
        self.codes: list[int | None] = []
        self._leaving = False
        self._task: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int:
        """Return the id of the process that runs now, or 0."""
        return 0 if self.bot.died.is_set() else self.bot.pid

    def begin(self) -> None:
        """Start it, and restart it whenever it has ended."""
        self._task = asyncio.create_task(self._supervise())

    async def _supervise(self) -> None:
        while not self._leaving:
            await self.bot.start()
            self.starts += 1
            await self.bot.died.wait()
            self.codes.append(self.bot.exit_code)
            await asyncio.sleep(RESTART)

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        if self.pid:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    async def leave(self) -> int | None:
        """End it for good by SIGTERM, and return its exit code."""
        self._leaving = True
        self.signal(signal.SIGCONT)
        code = await self.bot.stop()
        if self._task is not None:
            await self._task
        return code


@dataclass
class Fleet:
    """All processes, and the one server and database that they share; it looks like a bot that never dies."""

    served: Served
    database: PostgresLooks
    folder: Path
    seed: str
    url: str
    stack: AsyncExitStack
    members: list[Member] = field(default_factory=list)
    pid: int = 1
    died: asyncio.Event = field(default_factory=asyncio.Event)
    order: dict[str, Any] = field(default_factory=dict)
    leaves: list[float] = field(default_factory=list)

    async def add(self, duty: str) -> Member:
        """Start one more process."""
        folder = self.folder / f"{len(list(self.folder.iterdir()))}"
        folder.mkdir()
        bot = await self.stack.enter_async_context(nursed(self.served, folder, self.seed, BATCH))
        bot.order |= {"database": self.url, "duty": duty} | self.order
        member = Member(bot, duty)
        self.members.append(member)
        member.begin()
        return member

    async def roll(self, member: Member) -> None:
        """Put a new process in the place of one, as a deploy does: the new one is there before the old one leaves."""
        before, shards = len(self.served.heard), 0 if member.duty == "work" else SHARDS // 2
        await self.add(member.duty)
        await self._until(lambda: len(self.served.heard) >= before + shards)
        await self.healthy()
        self.members.remove(member)
        begun = time.monotonic()
        assert await member.leave() == 0
        self.leaves.append(time.monotonic() - begun)

    def processes(self) -> list[str]:
        """List who runs, as the database has it."""
        return [name for (name,) in self.database.rows("SELECT process FROM processes WHERE NOT ended")]

    def owes(self) -> bool:
        """Tell whether a message is pending."""
        return bool(owed(self.database))

    def story(self) -> str:
        """Tell what is pending, what each process has claimed, and which processes run."""
        asked = ("SELECT * FROM outbox", "SELECT * FROM claims", "SELECT * FROM processes", f"SELECT {NOW}")
        return "\n".join(f"{query}: {self.database.rows(query)}" for query in asked)

    async def healthy(self) -> None:
        """Wait until every shard is heard and every member runs."""
        await self._until(lambda: set(self.served.heard) == set(range(SHARDS)))
        await self._until(self._all_work)

    async def _all_work(self) -> bool:
        return len(await asyncio.to_thread(self.processes)) >= len(self.members)

    async def _until(self, happened: Callable[[], bool | Awaitable[bool]]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not (await told if isinstance(told := happened(), Awaitable) else told):  # noqa: ASYNC110 - as in tests.waiting
                await asyncio.sleep(QUIET)

    async def unless_dead(self, task: asyncio.Future[Any]) -> Any:
        """Return what a task returns: one process or another lives."""
        return await task


@asynccontextmanager
async def sailing(served: Served, url: str, folder: Path, seed: str, duties: Sequence[str]) -> AsyncIterator[Fleet]:
    """Start processes over a database, and end them."""
    with looking(url) as looks:
        async with AsyncExitStack() as stack:
            fleet = Fleet(served, looks, folder, seed, url, stack)
            for duty in duties:
                await fleet.add(duty)
            await fleet.healthy()
            yield fleet
            codes = await asyncio.gather(*(member.leave() for member in fleet.members))
            assert set(codes) == {0}


@dataclass
class Voyage(Evening):
    """A table at which users act again until they are answered, whichever process is dead."""

    bot: Fleet  # type: ignore[assignment]  # as far as it is used
    acts: list[str] = field(default_factory=list)

    def _way(self, way: int, user: str, ask: int, choice: str) -> Deed:
        """Note what comes of each act."""
        deed = super()._way(way, user, ask, choice)

        async def noted() -> Answer | None:
            self.acts.append(f"ask {ask} {user} {choice} by {way}")
            answer = await deed()
            told = answer.message or answer.data if answer else None
            self.acts[-1] += f": {'needless' if answer is None else answer.type} {str(told)[-300:]}"
            return answer

        return noted

    def acts_of(self, asks: Collection[tuple[int, int]]) -> str:
        """Tell what was done at these asks, and last of all."""
        wanted = tuple(f"ask {ask} " for ask, _ in asks)
        return "\n".join([act for act in self.acts if act.startswith(wanted)] + ["last:", *self.acts[-3:]])

    async def lives(self, work: Awaitable[Any]) -> Any:
        """Return what is to be done, or None if nobody has answered."""
        try:
            return await asyncio.ensure_future(work)
        except PracticeError as error:
            if "no answer" not in str(error):
                raise
            return None

    async def _do(self, deed: Deed) -> bool:
        """Do something until its answer is there, and not only asked for time."""
        answer = await deed()
        if answer is not None and answer.type in DEFERRED:
            await self.bot.served.practice.answered_later(answer)  # type: ignore[attr-defined]  # users of a fleet
        return True

    async def settle(self) -> None:
        """Wait until no message is pending; on a timeout, say which ones are."""
        try:
            await super().settle()
        except TimeoutError:
            raise AssertionError(self.bot.story()) from None

    async def _quiet(self) -> bool:
        """Look from a thread, as the database may be away for a while, and the server of this process must go on."""
        seen = -1
        while seen != len(self.practice.entries) or await asyncio.to_thread(self.bot.owes):
            seen = len(self.practice.entries)
            await asyncio.sleep(QUIET)
        return True

    async def revive(self) -> None:
        """Wait until all processes are there again."""
        self.revivals += 1
        await self.bot.healthy()
