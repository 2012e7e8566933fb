"""Faults on demand: what goes wrong with which request, and how often."""

import os
import re
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from bot.practice.rules.errors import Json
from bot.practice.world.world import Clock

Kind = Literal["rate_limit", "status", "slow", "reset", "kill"]


@dataclass
class Fault:
    """One rule. It spares `skip` matching requests, then strikes `times` ones, or all until `until`."""

    id: int
    kind: Kind
    path: re.Pattern[str]
    method: str | None
    skip: int = 0
    times: int | None = 1
    until: float | None = None
    details: Json = field(default_factory=dict)

    def strikes(self, method: str, path: str, now: float) -> bool:
        """Tell whether this request is hit, and count it."""
        spent = self.times == 0 or (self.until is not None and now >= self.until)
        if spent or self.method not in (None, method) or not self.path.search(path):
            return False
        if self.skip:
            self.skip -= 1
            return False
        if self.times is not None:
            self.times -= 1
        return True


class Faults:
    """Hold the rules and apply them to requests as they arrive."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._rules: list[Fault] = []
        self._count = 0

    def add(
        self,
        kind: Kind,
        path: str,
        method: str | None = None,
        nth: int = 1,
        times: int | None = 1,
        seconds: float | None = None,
        **details: object,
    ) -> int:
        """Arm a rule and return its number; with `seconds` it holds that long instead of `times` requests."""
        self._count += 1
        until = None if seconds is None else self._clock.now() + seconds
        rule = Fault(self._count, kind, re.compile(path), method, nth - 1, None if until else times, until, details)
        self._rules.append(rule)
        return rule.id

    def clear(self) -> None:
        """Forget all rules."""
        self._rules.clear()

    def armed(self) -> list[Json]:
        """Show the rules that can still strike; `left` is in seconds."""
        now = self._clock.now()
        live = [r for r in self._rules if r.times != 0 and (r.until is None or r.until > now)]
        return [
            {"id": r.id, "kind": r.kind, "times": r.times, "left": None if r.until is None else r.until - now}
            for r in live
        ]

    def meet(self, method: str, path: str) -> dict[Kind, Fault]:
        """Return the rules that strike this request, at most one of a kind."""
        now = self._clock.now()
        struck: dict[Kind, Fault] = {}
        for rule in self._rules:
            if rule.kind not in struck and rule.strikes(method, path, now):
                struck[rule.kind] = rule
        return struck


def kill(pids: Sequence[int], port: int) -> str:
    """Send SIGKILL to that of some processes that makes a request from this local port, and say how that went.

    No other process is killed, whatever numbers the rule names. Linux tells which process holds a port; on other
    systems none is killed.
    """
    if sys.platform != "win32":
        for pid in pids:
            if pid > 1 and pid != os.getpid() and _holds(pid, port):
                os.kill(pid, signal.SIGKILL)
                return f"killed {pid}"
    return f"refused to kill {', '.join(map(str, pids))}, which has not made this request"


def _holds(pid: int, port: int) -> bool:
    """Tell whether one of a process's open files is the socket that is bound to a local port."""
    with suppress(OSError):
        rows = [line.split() for line in Path("/proc/net/tcp").read_text("ascii").splitlines()[1:]]
        sockets = {f"socket:[{row[9]}]" for row in rows if int(row[1].rpartition(":")[2], 16) == port}
        return any(_target(file) in sockets for file in Path(f"/proc/{pid}/fd").iterdir())
    return False


def _target(file: Path) -> str:
    with suppress(OSError):  # closed meanwhile
        return str(file.readlink())
    return ""
