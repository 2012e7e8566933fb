"""How Kontor fares, as numbers: what `python -m bot health`, `GET /health` and the metrics tell."""

from __future__ import annotations

import time
from dataclasses import dataclass
from datetime import UTC, datetime

MANY = 100
"""Refused requests from which on they are told."""
ALONE = "work"
"""The role without a gateway; not imported from `bot.duty`, which loads more than a health check needs."""


@dataclass(frozen=True, slots=True)
class Shard:
    """One connection to Discord's gateway; the latency is in seconds, None while nothing is known."""

    id: int
    connected: bool
    latency: float | None


@dataclass(frozen=True, slots=True)
class BackupState:
    """When the last backup was made, in seconds since 1970, and how many have failed since the start."""

    last: float | None
    failures: int


@dataclass(frozen=True, slots=True)
class Sending:
    """How Discord refuses what is sent: `held` says why nothing is (`token` or `blocked`), since when in seconds.

    `refused` are the requests of the last ten minutes that were answered with 401, 403 or 429. `used_twice` says that
    another process seemed to use the same token within the last hour.
    """

    held: str = ""
    since: float = 0.0
    refused: int = 0
    used_twice: bool = False

    def lines(self) -> list[str]:
        """Say it for people; nothing if all is well."""
        why = {"token": "Discord refuses the token", "blocked": "Discord is closed to this address"}
        told = [f"{self.refused:,} requests refused in ten minutes"] if self.refused >= MANY else []
        if self.used_twice:
            told.insert(0, "ANOTHER PROCESS SEEMS TO USE THE SAME TOKEN: stop one of the two")
        if self.held:
            told.insert(0, f"NOTHING IS SENT since {_moment(self.since)}: {why.get(self.held, self.held)}")
        return told


@dataclass(frozen=True, slots=True)
class Report:
    """All that is told; times are seconds since 1970, `oldest` is for how many seconds a message is overdue.

    `name` is what other processes call this one, `role` and `duty` say what it is there for: see `bot.duty`. `opening`
    says that the database is not open yet, `starting` that Discord was not connected yet, `storing` that the database
    takes what is stored.
    """

    process: int
    started: float
    connected: bool = False
    since: float = 0.0
    shards: tuple[Shard, ...] = ()
    guilds: int = 0
    pending: int = 0
    oldest: float = 0.0
    last_commit: float = 0.0
    free_bytes: int = 0
    backup: BackupState | None = None
    name: str = ""
    role: str = "run"
    duty: str = ""
    sending: Sending = Sending()
    opening: bool = False
    starting: bool = False
    storing: bool = True

    @property
    def who(self) -> str:
        """Name the process, its role, and the shards that it hears."""
        shards = f"shards {self.duty}" if self.duty else "all shards"
        parts = f"process {self.process}", self.name, self.role, "no shards" if self.role == ALONE else shards
        return ", ".join(filter(None, parts))

    def __str__(self) -> str:
        """Say it in one line for people."""
        if self.opening:
            return f"it has been opening the database since {_moment(self.started)}"
        waiting = "no messages owed" if not self.pending else f"{self.pending} owed, the oldest for {self.oldest:.0f} s"
        parts = (
            *self._discord(),
            *self.sending.lines(),
            waiting,
            f"last commit {max(0.0, time.time() - self.last_commit):.0f} s ago",
            f"{_size(self.free_bytes)} free",
            *self._backup(),
        )
        return ", ".join(parts)

    def _discord(self) -> list[str]:
        if self.role == ALONE:
            return ["without a gateway"]
        state = "connected" if self.connected else "not connected"
        servers = "1 server" if self.guilds == 1 else f"{self.guilds} servers"
        return [f"{state} to Discord since {_moment(self.since)}", servers]

    def _backup(self) -> list[str]:
        if self.backup is None:
            return []
        if self.backup.last is None:
            return ["no backup yet"]
        return [f"last backup of {_moment(self.backup.last)}"]


def _moment(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC"


def _size(count: int) -> str:
    return f"{count / 1e9:,.1f} GB" if count >= 1e9 else f"{count / 1e6:,.1f} MB"
