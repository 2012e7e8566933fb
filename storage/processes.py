"""The processes that share the database; how each tells that it runs is in `storage.engines.membership`."""

from sqlalchemy import bindparam, delete, select

from storage.now import database_now
from storage.rows import ProcessRow
from storage.schema import processes
from storage.session import Query, many

_ALL = select(processes).order_by(processes.c.started_at, processes.c.process)
_END = delete(processes).where(processes.c.process == bindparam("which"))
_NOW = select(database_now())


class ProcessReads(Query):
    """Look up processes."""

    async def all(self) -> list[ProcessRow]:
        """List the processes that have not left, the oldest first."""
        return many(ProcessRow, await self._session.rows(_ALL, {}))

    async def now(self) -> int:
        """Return the database's time, in UTC epoch milliseconds."""
        return int(await self._session.value(_NOW, {}))


class ProcessWrites(ProcessReads):
    """Let processes go."""

    async def end(self, process: str) -> None:
        """Forget a process that has finished, with all that it had claimed."""
        self._session.send(_END, {"which": process})
