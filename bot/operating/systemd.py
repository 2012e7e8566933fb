"""What systemd is told of a service of `Type=notify`; elsewhere nobody is told."""

from __future__ import annotations

import os
import socket

import structlog

log = structlog.get_logger()


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
