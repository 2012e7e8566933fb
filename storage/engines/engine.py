"""The interface of a database engine."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import AbstractAsyncContextManager
from pathlib import Path

from storage.counters import Counts
from storage.holds import Hold, Membership
from storage.session import Session


class Engine(ABC):
    """Connections to one database; if it is not `shared`, no other process uses it meanwhile."""

    shared = False
    """Whether other processes work on the database too."""
    membership: Membership

    path: Path
    """The database's file; for an engine without a file, the path by which files beside it are found."""

    @abstractmethod
    async def start(self) -> None:
        """Connect the writer."""

    @abstractmethod
    def writing(self, hold: Hold | None = None) -> Session:
        """Return a session on the connection that writes, or on that of a hold; the caller begins and ends it."""

    @abstractmethod
    def hold(self, table_id: str | None, outer: Hold | None = None) -> AbstractAsyncContextManager[Hold]:
        """Keep all other processes from a table, or with None from all of them; `outer` is held by the same task."""

    @abstractmethod
    def reading(self) -> AbstractAsyncContextManager[Session]:
        """Open a session that sees one state of the database; a transaction may write meanwhile."""

    @abstractmethod
    def counts(self, now: int) -> Counts:
        """Count in one state of the database, from any thread but the loop's; ``now`` is in milliseconds.

        :raises DatabaseFailed: it cannot be read
        """

    @abstractmethod
    async def backup(self, target: Path) -> None:
        """Copy the database to a file that must not exist yet, without stopping anyone.

        :raises BackupRefused: it could not be made
        """

    @abstractmethod
    async def close(self) -> None:
        """Let the database go."""
