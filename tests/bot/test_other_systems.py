"""Systems that are not POSIX: all modules load and a game begins where `fcntl`, `resource` and most signals are not.

Linux pretends here, see `tests/elsewhere/sitecustomize.py`; the real systems run in `.github/workflows/ci.yml`.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from tests.bot.starting import PLACE, environment
from tests.practice import Practice
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
ELSEWHERE = os.pathsep.join([str(ROOT / "tests" / "elsewhere"), str(ROOT)])

EVERY_MODULE = """
import importlib, pkgutil
for package in ("bot", "games", "render", "storage"):
    for found in pkgutil.walk_packages([package], package + "."):
        # Alembic alone can load its script, and a command begins at once.
        if not found.name.startswith("storage.migrations") and not found.name.endswith("__main__"):
            importlib.import_module(found.name)
"""


async def _run(*arguments: str, cwd: Path) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, *arguments),
        cwd=cwd,
        env=environment(PYTHONPATH=ELSEWHERE),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


@pytest.mark.skipif(sys.platform == "win32", reason="nothing is taken away where it never was")
@pytest.mark.parametrize("line", ["import fcntl", "import signal; signal.SIGKILL", "import os; os.nice(1)"])
async def test_the_system_is_another(tmp_path: Path, line: str) -> None:
    """What is tried below does not find what Linux has."""
    process = await _run("-c", line, cwd=tmp_path)
    _, errors = await process.communicate()
    assert process.returncode == 1, errors


async def test_every_module_loads(tmp_path: Path) -> None:
    """None asks for what only POSIX has while it is imported."""
    process = await _run("-c", EVERY_MODULE, cwd=ROOT)
    _, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 0, errors.decode()


async def test_a_game_is_played(tmp_path: Path) -> None:
    """The server and the bot start, a picture is drawn in its process, and Ctrl-C ends all of them in order."""
    process = await _run("-m", "bot", cwd=tmp_path)
    assert process.stdout is not None
    try:
        told = "".join([(await process.stdout.readline()).decode() for _ in range(3)])
        place = PLACE.search(told)
        assert place is not None, told
        async with Practice(place[1], place[2]) as practice:
            await practice.wait_visible("alice", lambda message: "(computer, normal)" in str(message), within=PATIENCE)
            await practice.wait_visible("alice", lambda message: bool(message["attachments"]), within=PATIENCE)
    finally:
        process.terminate() if sys.platform == "win32" else process.send_signal(signal.SIGINT)
        _, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 0 or sys.platform == "win32", errors.decode()
    assert b"Traceback" not in errors
    assert b"replaced" not in errors
