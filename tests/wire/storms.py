"""What may become of a fleet while it plays: processes die or freeze, its database dies or cuts it off."""

from __future__ import annotations

import asyncio
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random

from bot.practice.world.world import NONCE_SECONDS
from tests.postgres import Cluster
from tests.wire.fleet import NOW, Fleet
from tests.wire.kills import WHENS
from tests.wire.playing import Evening, Foes

FROZEN = 9.0
"""Seconds for which a process is frozen: others take it for dead after six."""
AWAY = 1.0
"""Seconds for which a killed server of PostgreSQL is away."""
REQUESTS = 12
GLANCE = 0.5
SEEN = f"SELECT process, seen_at, {NOW} FROM processes WHERE NOT ended"  # noqa: S608 - constants


@dataclass
class Storm(Foes):
    """Before each step of a table one thing happens, until as many as wanted have."""

    fleet: Fleet
    cluster: Cluster
    database: str
    random: Random
    wanted: Counter[str]
    done: Counter[str] = field(default_factory=Counter)
    _looked: int = 0
    _restarting: asyncio.Future[object] | None = None

    @property
    def left(self) -> list[str]:
        """List what is still to come."""
        return sorted((self.wanted - self.done).elements())

    async def arm(self, evening: Evening, phase: str) -> None:
        """Let the next thing happen."""
        self._count_deaths(evening)
        if not self.left:
            return
        does: dict[str, Callable[[Evening], Awaitable[None]]] = {
            "request": self._kill_at_request,
            "kill": self._kill,
            "server": self._kill_server,
            "cut": self._cut,
            "freeze": self._freeze,
        }
        await does[self.random.choice(self.left)](evening)

    def _count_deaths(self, evening: Evening) -> None:
        """Count those who have died at a request; after every second one Discord has forgotten all nonces."""
        entries = evening.practice.entries
        killed = [e for e in entries[self._looked :] if str(e.get("cut", "")).startswith("killed")]
        self._looked = len(entries)
        self.done["request"] += len(killed)

    async def _kill_at_request(self, evening: Evening) -> None:
        """Let one of them die at some request that is soon made, and sometimes let time pass."""
        await evening.practice.clear_faults()
        pids = [member.pid for member in self.fleet.members if member.pid]
        rule = {"nth": self.random.randint(1, REQUESTS), "when": self.random.choice(WHENS), "pid": pids}
        await evening.practice.ask("fault", kind="kill", path="", **rule)
        if self.random.random() < 1 / 4:
            await evening.practice.advance(NONCE_SECONDS + 1)

    async def _kill(self, _evening: Evening) -> None:
        """Kill one at some moment of the step."""
        self._later(self.random.random() / 2, lambda: self._die(self.random.choice(self.fleet.members).pid))

    def _die(self, pid: int) -> None:
        member = next((each for each in self.fleet.members if each.pid == pid != 0), None)
        if member is not None:
            member.signal(signal.SIGKILL)
            self.done["kill"] += 1

    def _later(self, seconds: float, do: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(seconds, do)

    async def _kill_server(self, _evening: Evening) -> None:
        self.done["server"] += 1
        if self._restarting is not None:
            await self._restarting
        self._restarting = self._run(self._restart_server)

    def _restart_server(self) -> None:
        self.cluster.kill()
        time.sleep(AWAY)
        self.cluster.start()

    async def _cut(self, _evening: Evening) -> None:
        self.done["cut"] += 1
        self._later(self.random.random() / 2, self._cut_now)

    def _cut_now(self) -> None:
        self._run(lambda: self.cluster.cut(self.database))

    def _run(self, do: Callable[[], object]) -> asyncio.Future[object]:
        """Do in a thread what waits for a program."""
        return asyncio.get_running_loop().run_in_executor(None, do)

    async def _freeze(self, _evening: Evening) -> None:
        """Freeze one until others have taken it for dead; it ends by itself when it wakes."""
        self.done["freeze"] += 1
        member = self.random.choice(self.fleet.members)
        member.signal(signal.SIGSTOP)
        self._later(FROZEN, lambda: member.signal(signal.SIGCONT))


class Takeovers:
    """Watch how long it takes until a process that is dead is taken for dead, by the database's clock."""

    def __init__(self, fleet: Fleet) -> None:
        self._fleet, self.longest = fleet, 0.0
        self._seen: dict[str, tuple[int, float]] = {}

    async def watch(self) -> None:
        """Look until cancelled."""
        while True:
            rows = await asyncio.to_thread(self._fleet.database.rows, SEEN)
            there = {name: (seen, time.monotonic() - (now - seen) / 1000) for name, seen, now in rows}
            for name in set(self._seen) - set(there):
                self.longest = max(self.longest, time.monotonic() - self._seen[name][1])
            self._seen = there
            await asyncio.sleep(GLANCE)
