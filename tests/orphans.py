"""Processes that must not outlive the process that has begun them."""

from __future__ import annotations

import os
import select
import subprocess
import sys


def check_ends_with_parent(program: str) -> None:
    """Kill a Python program that has begun a process and printed its id: then that process ends too."""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as parent:  # noqa: S603 - our own text
        assert parent.stdout is not None
        ended = os.pidfd_open(int(parent.stdout.readline()))
        try:
            assert select.select([ended], [], [], 0) == ([], [], [])
            parent.kill()
            assert select.select([ended], [], [], 60)[0] == [ended]
        finally:
            os.close(ended)
