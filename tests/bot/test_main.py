"""`python -m bot` as a process: without a token a practice server takes Discord's place."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.shutdown import until_signal
from tests.bot.starting import PLACE, environment
from tests.practice import Practice
from tests.waiting import PATIENCE


async def _start(folder: Path, *arguments: str, **more: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *arguments),
        cwd=folder,
        env=environment(**more),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def test_without_a_token_a_practice_server_is_started(tmp_path: Path) -> None:
    """Three lines tell why, where, and what is kept; a first lobby with computer players is there at the first look."""
    process = await _start(tmp_path)
    assert process.stdout is not None
    try:
        lines = [(await process.stdout.readline()).decode() for _ in range(3)]
        assert "No DISCORD_TOKEN is set" in lines[0]
        place = PLACE.search(lines[1])
        assert place is not None, lines
        assert str(tmp_path / "data" / "practice") in lines[2]
        async with Practice(place[1], place[2]) as practice:
            lobby = await practice.wait_visible("alice", lambda message: "computer, " in str(message), within=PATIENCE)
            assert "Alice" in str(lobby["components"])
    finally:
        process.send_signal(signal.SIGTERM)
        _, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 0, errors
    assert b"Traceback" not in errors


async def _address(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    told = "".join([(await process.stdout.readline()).decode() for _ in range(2)])
    place = PLACE.search(told)
    assert place is not None, told
    return place[0]


async def test_the_address_stays_until_a_fresh_start(tmp_path: Path) -> None:
    """The same address comes back, a second server in the same folder is refused, and --fresh makes a new one."""
    found = []
    for arguments in ((), (), ("--fresh",)):
        process = await _start(tmp_path, *arguments)
        try:
            found.append(await _address(process))
            if len(found) == 1:
                second = await _start(tmp_path)
                _, errors = await asyncio.wait_for(second.communicate(), PATIENCE)
                assert second.returncode == 1
                assert b"is running already" in errors
        finally:
            process.send_signal(signal.SIGTERM)
            await asyncio.wait_for(process.communicate(), PATIENCE)
    assert found[0] == found[1] != found[2]


async def test_options_of_practice_need_no_token(tmp_path: Path) -> None:
    """With a token there is no practice server, so its options are refused before anything is done."""
    process = await _start(tmp_path, "--fresh", DISCORD_TOKEN="aaa.bbb.ccc")
    _, errors = await process.communicate()
    assert process.returncode == 2
    assert b"--fresh and --port" in errors
    assert not os.listdir(tmp_path)  # noqa: PTH208 - pathlib's way counts as blocking here


@pytest.mark.parametrize("token", ["", "aaa.bbb.ccc"])
async def test_a_data_folder_that_cannot_be_used(tmp_path: Path, token: str) -> None:
    """One that would be below a file ends in one line and exit code 1, with a token and without."""
    (tmp_path / "file").touch()
    process = await _start(tmp_path, KONTOR_DATA="file/data", DISCORD_TOKEN=token)
    _, errors = await process.communicate()
    assert (process.returncode, errors.decode()) == (1, "The data folder file/data cannot be used: Not a directory.\n")


@pytest.mark.parametrize("port", ["70000", "-1", "http"])
def test_a_port_that_is_none(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The refusal says what is allowed."""
    with pytest.raises(SystemExit, match="2"):
        main([f"--port={port}"])
    assert f"must be a number from 0 to 65535, not '{port}'" in capsys.readouterr().err


async def test_work_that_misses_that_it_is_to_stop_is_told_again() -> None:
    """When the lifeline ends just as a connection fails, `asyncio.wait_for` swallows the cancellation (Python 3.11)."""
    lifeline, held = os.pipe()
    missed: list[bool] = []

    async def work() -> None:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        missed.append(True)
        await asyncio.Event().wait()

    os.close(held)
    async with asyncio.timeout(PATIENCE):
        await until_signal(work(), lifeline, patience=0.01)
    os.close(lifeline)
    assert missed == [True]
