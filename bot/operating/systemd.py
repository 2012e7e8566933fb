"""What systemd is told of a service of `Type=notify`; elsewhere nobody is told."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog

log = structlog.get_logger()

ASK_EVERY = 20.0
"""Seconds between two words that the start goes on."""
EXTENSION = 180.0
"""Seconds that each of them asks for: what comes after the database's opening takes less."""


def notify(*lines: str) -> None:
    """Send a message to systemd if it has started this process."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    if address.startswith("@"):
        address = "\0" + address[1:]
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
            out.sendto("\n".join(lines).encode(), address)
    except OSError as error:
        log.warning("systemd not told", reason=error.strerror)


def watchdog_seconds() -> float | None:
    """Return after how many seconds without a word systemd restarts this process; None if it does not watch it."""
    watched = os.environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
    wait = os.environ.get("WATCHDOG_USEC", "")
    return int(wait) / 1_000_000 if watched and wait.isdecimal() else None


@asynccontextmanager
async def more_time() -> AsyncIterator[None]:
    """Ask for more time again and again while the start goes on, whatever limit the unit sets for it."""
    asking = asyncio.create_task(_ask_for_time())
    try:
        yield
    finally:
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)


async def _ask_for_time() -> None:
    while True:
        notify(f"EXTEND_TIMEOUT_USEC={EXTENSION * 1_000_000:.0f}", "STATUS=opening the database")
        await asyncio.sleep(ASK_EVERY)
