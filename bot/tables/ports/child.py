"""A process of our own, reached by pipes: it is told none of the bot's settings, and ends when this process does."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from typing import Self

from games.kernel.copies import given_set
from games.kernel.pipes import written

OURS = "KONTOR_"
"""Begins the names of the bot's settings."""
GROUP_OF_ITS_OWN: int = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
"""Does on Windows what a process group does elsewhere."""
ROOM = 2**20
"""Bytes of an answer that are read ahead."""


class ChildProcess:
    """Send to a process and read what it answers."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        assert process.stdin is not None  # noqa: S101 - both are pipes
        assert process.stdout is not None  # noqa: S101 - likewise
        self._sink, self._source = process.stdin, process.stdout
        self._taught: set[tuple[str, str]] = set()

    @classmethod
    async def spawn(cls, module: str, *arguments: str) -> Self:
        """Start a module as a process.

        It is in a process group of its own, so that Ctrl-C in a terminal reaches the bot alone; but in the session of
        the bot, because Linux may weigh the niceness of processes within a session only.
        """
        environment = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            module,
            *arguments,
            env=environment,
            process_group=0,
            creationflags=GROUP_OF_ITS_OWN,
            limit=ROOM,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        return cls(process)

    async def send(self, data: bytes) -> None:
        """Send bytes."""
        self._sink.write(data)
        await self._sink.drain()

    async def teach(self, game: str, material_id: str) -> None:
        """Send a set of components before the first work with it; one that comes with the game is known already."""
        if (game, material_id) in self._taught:
            return
        if given := given_set(game, material_id):
            await self.send(written(given))
        self._taught.add((game, material_id))

    async def line(self) -> str:
        """Wait for a line; raise EOFError if the process has died."""
        line = await self._source.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        return line.decode()

    async def exactly(self, size: int) -> bytes:
        """Wait for so many bytes; raise EOFError if the process has died."""
        return await self._source.readexactly(size)

    async def end(self) -> None:
        """Kill the process and wait until it is gone."""
        if self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._kill()
        self._sink.close()
        await self.process.wait()

    def _kill(self) -> None:
        number = getattr(signal, "SIGKILL", None)  # Windows has none
        if number is None:
            self.process.kill()
        else:
            os.kill(self.process.pid, number)  # `Process.kill` would reap it before asyncio does


FAILURES, REST = 3, 60.0
"""So many deaths in a row, and for so many seconds no process is begun."""


class Deaths:
    """Count the deaths of one kind of process."""

    def __init__(self) -> None:
        self.count = 0
        self._in_a_row, self._rests_until = 0, 0.0

    @property
    def resting(self) -> bool:
        """Tell whether none is to be begun now."""
        return asyncio.get_running_loop().time() < self._rests_until

    def note_death(self) -> None:
        """Count a process that has died, or was ended because it was late."""
        self.count += 1
        self._in_a_row += 1
        if self._in_a_row >= FAILURES:
            self._in_a_row, self._rests_until = 0, asyncio.get_running_loop().time() + REST

    def note_answer(self) -> None:
        """Note that a process works, so that deaths are counted in a row from here."""
        self._in_a_row = 0
