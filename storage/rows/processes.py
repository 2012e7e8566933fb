"""The processes that share one database."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class ProcessRow:
    """Keep that a process runs: what it does, for which of Discord's shards, and when it was last heard of.

    ``shards`` reads as on the command line, such as ``0-3/8``, and is empty without any. Times are the database's.
    ``ended`` says that it was silent for too long and cannot come back; ``schema`` is the revision it works on.
    """

    process: str
    role: str
    shards: str
    started_at: int
    seen_at: int
    ended: bool = False
    schema: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class HeardShardRow:
    """Keep since when a process hears one of ``of`` shards."""

    shard: int
    of: int
    process: str
    since: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HearerRow:
    """Tell for how many milliseconds a process hears one of ``of`` shards, and was silent itself."""

    shard: int
    of: int
    heard_for: int
    silent_for: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DatabaseLook:
    """Keep what an operator sees of a database from outside; `revision` is None for one that holds nothing yet.

    `refusal` says why this release cannot open it, if it cannot. `rules` lists the games that are played, under which
    version of their rules, and at how many tables.
    """

    version: str
    encoding: str
    revision: str | None
    head: str
    refusal: str
    processes: list[ProcessRow]
    heard: list[HeardShardRow]
    rules: list[tuple[str, int, int]]
