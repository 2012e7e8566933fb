"""`python -m bot` as a process: without a token a practice server takes Discord's place."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from pathlib import Path

from bot.practice.client import Practice
from bot.settings import Settings, variable

PLACE = re.compile(r"(http://127\.0\.0\.1:\d+)  control token (\S+)  guild \d+  channel (\d+)\n")


async def test_without_a_token_a_practice_server_is_started(tmp_path: Path) -> None:
    """Two lines say so, a third tells the address; commands are answered there, and SIGTERM ends it in order."""
    hidden = {variable(field) for field in Settings.model_fields}
    env = {name: value for name, value in os.environ.items() if name not in hidden}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"),
        cwd=tmp_path,
        env=env,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        lines = [(await process.stdout.readline()).decode() for _ in range(3)]
        assert "No DISCORD_TOKEN is set" in lines[0]
        place = PLACE.fullmatch(lines[2])
        assert place is not None, lines
        async with Practice(place[1], place[2]) as practice:
            await practice.wait_for(lambda entry: entry["kind"] == "event" and entry["t"] == "READY", within=20)
            answer = await practice.slash("alice", place[3], "about")
            assert answer.ephemeral
    finally:
        process.send_signal(signal.SIGTERM)
        _, errors = await asyncio.wait_for(process.communicate(), 20)
    assert process.returncode == 0, errors
    assert b"Traceback" not in errors
    assert not os.listdir(tmp_path)  # noqa: PTH208 - pathlib's way counts as blocking here
