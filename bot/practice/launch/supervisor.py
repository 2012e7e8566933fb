"""The bot as a process of its own, so that killing it is a real kill."""

import asyncio
import subprocess
from collections.abc import Callable, Mapping, Sequence
from subprocess import PIPE

PAUSE = 2.0  # seconds a killed bot stays away, so that people see that it is gone
STOP_TIMEOUT = 10.0  # seconds it may take to end in order
GROUP_OF_ITS_OWN: int = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
"""Keeps Ctrl-C in a console of Windows away from the process; nothing elsewhere, where a session does that."""
STARTED = 10.0  # seconds after which a start counts as good, so that another one makes sense


class Supervisor:
    """Run a command, and again when it dies; one that ends while it starts has said why, and is not started again.

    Its standard input ends when this process ends, however that happens. `died` is told the exit code of a process
    that nobody has killed here.
    """

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str], died: Callable[[int], None] = lambda _code: None
    ) -> None:
        self._command, self._environment, self._died = command, environment, died
        self._process: asyncio.subprocess.Process | None = None
        self._killed = False

    async def run(self) -> int:
        """Return the exit code of a start that failed; when cancelled, end the process in order first."""
        while True:
            begun = asyncio.get_running_loop().time()
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                env=dict(self._environment),
                start_new_session=True,
                creationflags=GROUP_OF_ITS_OWN,
            )
            try:
                code = await self._process.wait()
            finally:
                await asyncio.shield(_end(self._process))
            if not self._killed:
                if asyncio.get_running_loop().time() - begun < STARTED:
                    return code
                self._died(code)
            self._killed = False
            await asyncio.sleep(PAUSE)

    def kill_and_restart(self) -> None:
        """Kill the process without a warning; `run` starts it again."""
        if self._process and self._process.returncode is None:
            self._killed = True
            self._process.kill()


async def _end(process: asyncio.subprocess.Process) -> None:
    """Tell the process to end, which on Windows no signal can: there the end of its input does."""
    if process.returncode is not None:
        return
    if process.stdin is not None:
        process.stdin.close()
    if not GROUP_OF_ITS_OWN:
        process.terminate()
    try:
        await asyncio.wait_for(process.wait(), STOP_TIMEOUT)
    except TimeoutError:
        process.kill()
        await process.wait()
